"""The syntax of moves in the Duel: a card by its number in the hand, then its target."""

from collections.abc import Sequence

from stope.cli.terminal.game import UnclearInput
from stope.cli.terminal.path_cards.typed import (
    MOST_DISCARDED,
    hand_card,
    hand_number,
    hand_numbers,
    needed_card,
    placement_text,
    read_cell,
    read_choice,
    read_discard,
    read_placement,
    single_word,
)
from stope.games.codecs import Json, Move, label, word
from stope.games.duel.cards import ACTION, HAND_FACES, NAMES, TOOL_MASK, Action, Tool
from stope.games.duel.moves import MOVES, Place, Repair, Sabotage
from stope.games.duel.view import tools_json
from stope.locales import say
from stope.view import View

HAND_NAMES = NAMES[:HAND_FACES]
#: For each command that aims a move at a cell: the kind of the move.
_AIMED = {"k": "put-key", "x": "rockfall", "m": "look", "b": "bribe"}
#: The moves that are typed as a single word.
_SINGLE: dict[str, Json] = {
    "f": {"move": "done"},
    "u": {"move": "lay-goal", "turned": False},
    "v": {"move": "lay-goal", "turned": True},
}
#: After the command of an exchange, a player types this many words: two cards and a tool.
_EXCHANGE_WORDS = 3
#: For each kind of action card that is aimed at a cell: the kind of move that plays it.
_PLAYED = {Action.MAP: "look", Action.ROCKFALL: "rockfall", Action.KEY: "put-key"}


def parse_move(text: str, view: View) -> Move | None:
    """Return the move that a typed text stands for, or None if it stands for no move."""
    given = _read(text.split(), view)
    return None if given is None else MOVES.from_json(given)


def _read(words: Sequence[str], view: View) -> Json | None:
    command, rest = (words[0], words[1:]) if words else ("", [])
    if command in _SINGLE and not rest:
        return _SINGLE[command]
    if command == "p" and rest and not _lacks_target(view, rest):
        return _played(needed_card(view, rest[0], HAND_NAMES), rest[1:], view)
    if command == "d" and 1 <= len(rest) <= MOST_DISCARDED:
        return read_discard(view, rest, HAND_NAMES)
    if command == "s" and len(rest) == 1:
        return {"move": "sabotage", "card": needed_card(view, rest[0], HAND_NAMES)}
    if command == "e" and rest and not rest[2:]:
        return _repair(needed_card(view, rest[0], HAND_NAMES), rest[1:], view)
    if command == "c" and len(rest) == _EXCHANGE_WORDS:
        first, second = (needed_card(view, card, HAND_NAMES) for card in rest[:2])
        return {"move": "exchange", "first": first, "second": second, "tool": _tool(rest[2])}
    if command in _AIMED and rest:
        return {"move": _AIMED[command], **read_cell(rest)}
    # the text begins with a card instead of a command; a card without a target is not a move but a
    # question for the legal uses of the card
    card = hand_card(view, command, HAND_NAMES) if rest else None
    return None if card is None else _played(card, rest, view)


def _lacks_target(view: View, words: Sequence[str]) -> bool:
    """Return whether a card was typed without a target that it needs.

    Such a text is no move but a question for the legal uses of the card.
    """
    action = ACTION[NAMES.index(needed_card(view, words[0], HAND_NAMES))]
    return len(words) == 1 and action not in (Action.SABOTAGE, Action.REPAIR)


def _played(card: str, rest: Sequence[str], view: View) -> Json:
    """Return the move that plays a card; ``rest`` holds the typed words for the target."""
    action = Action(int(ACTION[NAMES.index(card)]))
    if action == Action.NONE:
        return read_placement(card, rest)
    if action == Action.SABOTAGE:
        return {"move": "sabotage", "card": card}
    if action == Action.REPAIR:
        return _repair(card, rest, view)
    return {"move": _PLAYED[action], **read_cell(rest)}


def _repair(card: str, rest: Sequence[str], view: View) -> Json:
    """Return the move that repairs a tool; the tool has to be typed only if there is a choice."""
    if rest:
        return {"move": "repair", "card": card, "tool": _tool(rest[0])}
    assert view.seat is not None
    broken = view.to_json()["seats"][view.seat]["sabotaged"]
    tools = tools_json(int(TOOL_MASK[NAMES.index(card)]))
    meant = [tool for tool in tools if tool in broken] or tools
    if len(meant) > 1:
        allowed = ", ".join(meant)
        raise UnclearInput(say("typed-no-choice", given="-", allowed=allowed))
    return {"move": "repair", "card": card, "tool": meant[0]}


def _tool(typed: str) -> str:
    """Return the name of a tool that was typed in English or in the player's language."""
    tools = [word(tool) for tool in Tool]
    own = {say(f"duel-tool-{tool}").lower().split()[-1]: tool for tool in tools}
    return read_choice(typed, {**own, **{tool: tool for tool in tools}}, own)


def move_text(move: Move, view: View) -> str:
    """Return the text to type for a move."""
    given = MOVES.to_json(move)
    word_alone = single_word(given, _SINGLE)
    if word_alone:
        return word_alone
    number = hand_number(view, given["card"]) if "card" in given else ""
    two = ""
    if "first" in given:
        two = hand_numbers(view, given["first"], given["second"])
    if isinstance(move, Place):
        return f"p {number} {placement_text(move)}"
    match given["move"]:
        case "pass-one":
            return f"d {number}"
        case "pass-two":
            return f"d {two}"
        case "exchange":
            return f"c {two} {given['tool']}"
        case "sabotage":
            return f"p {number}"
        case "repair":
            return f"p {number} {given['tool']}"
    command = next(command for command, kind in _AIMED.items() if kind == given["move"])
    return f"{command} {given['x']} {given['y']}"


def moves_with(view: View, card: str) -> list[Move]:
    """Return the legal moves that play a card of the hand, except discards."""
    played = _PLAYED.get(Action(int(ACTION[NAMES.index(card)])))
    return [
        move
        for move in view.moves()
        if label(type(move)) == played
        or (isinstance(move, Place | Repair | Sabotage) and move.card.name == card)
    ]
