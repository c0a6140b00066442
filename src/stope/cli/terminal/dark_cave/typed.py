"""The syntax of moves in the Dark Cave: a card by its number, then its target."""

from collections.abc import Sequence

from stope.cli.terminal.dark_cave.board import space_label
from stope.cli.terminal.dark_cave.card_words import spot_text
from stope.cli.terminal.game import UnclearInput
from stope.cli.terminal.path_cards.typed import (
    MOST_DISCARDED,
    hand_card,
    hand_number,
    hand_numbers,
    is_number,
    needed_card,
    placement_text,
    read_cell,
    read_choice,
    read_discard,
    read_placement,
    read_seat,
    read_side,
    single_word,
)
from stope.games.codecs import Json, Move, label, word
from stope.games.dark_cave.cards import (
    ACTION,
    HAND_FACES,
    HOLE,
    NAMES,
    SPACE_COUNT,
    Action,
    Creature,
)
from stope.games.dark_cave.moves import MOVES, Place, Step
from stope.games.dark_cave.view_types import DarkCaveSpot
from stope.locales import say
from stope.view import View

HAND_NAMES = NAMES[:HAND_FACES]
#: The moves that are typed as a single word.
_SINGLE: dict[str, Json] = {
    "f": {"move": "stop"},
    "y": {"move": "strike"},
    "n": {"move": "endure"},
    "u": {"move": "lay-goal", "turned": False},
    "v": {"move": "lay-goal", "turned": True},
    "agree": {"move": "agree"},
    "disagree": {"move": "disagree"},
}
#: The action that each of these commands plays. The number of the action card is not typed.
_AIMED = {
    "m": Action.INFORMATION,
    "i": Action.INFORMATION,
    "x": Action.ROCKFALL,
    "c": Action.SWAP,
    "b": Action.BOOTS,
    "k": Action.AXE,
    "n": Action.WEB,
}
#: For each action whose target is a player: the kind of move that plays its card.
_AT_PLAYER = {
    Action.INFORMATION: "spy",
    Action.SWAP: "swap",
    Action.BOOTS: "equip",
    Action.AXE: "equip",
}
_DISCARDS = ("pass-one", "pass-two")


def parse_move(text: str, view: View) -> Move | None:
    """Return the move that a typed text stands for, or None if it stands for no move."""
    words = text.split()
    if len(words) == 1 and is_number(words[0]) and view.to_json()["steps"]:
        return _numbered_step(words[0], view)
    given = _read(words, view)
    return None if given is None else MOVES.from_json(given)


def _read(words: Sequence[str], view: View) -> Json | None:
    command, rest = (words[0], words[1:]) if words else ("", [])
    if command in _SINGLE and not rest:
        return _SINGLE[command]
    if command == "p" and rest:
        card = needed_card(view, rest[0], HAND_NAMES)
        return _played(card, rest[1:], view) if rest[1:] or _needs_no_target(view, card) else None
    if command == "d" and 1 <= len(rest) <= MOST_DISCARDED:
        return read_discard(view, rest, HAND_NAMES)
    if command == "a" and rest:
        return {"move": "chop", **read_cell(rest[:2]), "side": read_side(" ".join(rest[2:]))}
    if command == "s" and rest:
        at = read_cell(rest[:2])
        return {"move": "step", **at, "space": _space(view, at, rest[2:])}
    if command == "l" and rest:
        kind = _creature(rest[0])
        return _lure(_card_for(view, Action(Action.RAT + kind)), kind, rest[1:], view)
    if command in _AIMED and rest:
        return _played(_card_for(view, _AIMED[command]), rest, view)
    # the text begins with a card instead of a command; a card without a target is not a move but a
    # question for the legal uses of the card
    named = hand_card(view, command, HAND_NAMES) if rest else None
    return None if named is None else _played(named, rest, view)


def _needs_no_target(view: View, card: str) -> bool:
    """Return whether a card needs no target.

    A creature card needs no target if the creature is in the cave already.
    """
    kinds = [creature["creature"] for creature in view.to_json()["creatures"]]
    return word(Action(int(ACTION[NAMES.index(card)]))) in kinds


def _played(card: str, rest: Sequence[str], view: View) -> Json:
    """Return the move that plays a card; ``rest`` holds the typed words for the target."""
    action = Action(int(ACTION[NAMES.index(card)]))
    named = {"card": card}
    if action == Action.NONE:
        return read_placement(card, rest)
    if action >= Action.RAT:
        return _lure(card, Creature(action - Action.RAT), rest, view)
    if action == Action.WEB:
        return {
            "move": "spin",
            **named,
            **read_cell(rest[:2]),
            "side": read_side(" ".join(rest[2:])),
        }
    if action == Action.ROCKFALL:
        return {"move": "rockfall", **named, **read_cell(rest)}
    if action == Action.INFORMATION and len(rest) != 1:
        return {"move": "look", **named, **read_cell(rest)}
    return {"move": _AT_PLAYER[action], **named, "seat": read_seat(view, " ".join(rest))}


def _card_for(view: View, action: Action) -> str:
    """Return the name of a card that has this action, if possible a card of the hand."""
    faces = [face for face in range(HAND_FACES) if ACTION[face] == action]
    held = [name for name in view.to_json()["hand"] if NAMES.index(name) in faces]
    return str(held[0]) if held else NAMES[faces[0]]


def _card_at(view: View, at: Json) -> Json | None:
    cards = view.to_json()["table"]
    return next((card for card in cards if (card["x"], card["y"]) == (at["x"], at["y"])), None)


def _space(view: View, at: Json, typed_label: Sequence[str]) -> int:
    """Return the number of the space, on the card at ``at``, whose label was typed.

    No label is needed for a face-down card or a card with only one space.
    """
    card = _card_at(view, at)
    if (card is None or card["face_down"]) and not typed_label:
        return 0
    labels: list[str] = []
    if card is not None and not card["face_down"]:
        face = NAMES.index(card["card"])
        labels = [space_label(face, card["turned"], space) for space in range(SPACE_COUNT[face])]
    if not typed_label and len(labels) == 1:
        return 0
    return labels.index(read_choice(" ".join(typed_label), {one: one for one in labels}, labels))


def _numbered_step(number: str, view: View) -> Move:
    """Return the step with this number in the list of possible steps."""
    steps = steps_of(view)
    if not 1 <= int(number) <= len(steps):
        numbers = ", ".join(str(one + 1) for one in range(len(steps)))
        raise UnclearInput(say("typed-no-choice", given=number, allowed=numbers or "-"))
    return steps[int(number) - 1]


def steps_of(view: View) -> list[Step]:
    """Return the steps that can be taken now, in the order in which they are numbered."""
    return [move for move in view.moves() if isinstance(move, Step)]


def spot_of(step: Step) -> DarkCaveSpot:
    """Return the spot to which a step leads."""
    return {"x": step.x, "y": step.y, "space": step.space}


def _creature(typed: str) -> Creature:
    """Return the creature whose name was typed, in English or in the player's language."""
    own = {say(f"dark-cave-creature-{word(kind)}").lower(): word(kind) for kind in Creature}
    names = own | {str(word(kind)): str(word(kind)) for kind in Creature}
    return Creature[read_choice(typed, names, own).upper()]


def _lure(card: str, kind: Creature, rest: Sequence[str], view: View) -> Json:
    """Return the move that plays a creature card.

    If the creature is in the cave already, the target is the space of the creature. Otherwise the
    target is the dark hole on the typed cell.
    """
    given = {"move": "lure", "card": card}
    for creature in view.to_json()["creatures"]:
        if creature["creature"] == word(kind):
            stands = {name: creature[name] for name in ("x", "y", "space")}
            return {**given, **stands, **(read_cell(rest) if rest else {})}
    at = read_cell(rest)
    found = _card_at(view, at)
    hole = 0
    if found is not None and not found["face_down"]:
        hole = max(0, int(HOLE[NAMES.index(found["card"])]))
    return {**given, **at, "space": hole}


def move_text(move: Move, view: View) -> str:
    """Return the text to type for a move."""
    given = MOVES.to_json(move)
    word_alone = single_word(given, _SINGLE)
    if word_alone:
        return word_alone
    if isinstance(move, Step):
        return f"s {spot_text(view.to_json(), spot_of(move))}"
    match given["move"]:
        case "chop":
            return f"a {given['x']} {given['y']} {given['side']}"
        case "pass-two":
            return f"d {hand_numbers(view, given['first'], given['second'])}"
    number = hand_number(view, given["card"])
    if given["move"] == "pass-one":
        return f"d {number}"
    return f"p {number} {target_text(move)}"


def target_text(move: Move) -> str:
    """Return the target of a move as it is typed: a cell, a side of a cell, or a seat."""
    if isinstance(move, Place):
        return placement_text(move)
    given = MOVES.to_json(move)
    return " ".join(str(given[name]) for name in ("x", "y", "side", "seat") if name in given)


def moves_with(view: View, card: str) -> list[Move]:
    """Return the legal moves that play a card of the hand, except discards."""
    return [
        move
        for move in view.moves()
        if label(type(move)) not in _DISCARDS
        and getattr(getattr(move, "card", None), "name", None) == card
    ]
