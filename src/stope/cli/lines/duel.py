"""The Duel in the line mode: the network drawn with box characters, moves typed as short words."""

from collections.abc import Sequence

from stope.cli.drawing import can_show, fits_terminal
from stope.cli.lines.duel_board import draw_board, shape_text
from stope.cli.lines.typed import parts, places_of, words_of
from stope.games.codecs import Event, Json, Move
from stope.games.duel.cards import ACTION, NAMES, TOOL_MASK, Action
from stope.games.duel.events import Drew
from stope.games.duel.moves import MOVES, Place
from stope.games.duel.views import tools_json
from stope.locales import say
from stope.match import View
from stope.narration import capitalised, name_list

QUIET: frozenset[type[Event]] = frozenset({Drew})

#: What a typed word stands for, and the parts that follow it.
_COMMANDS: dict[str, tuple[str, tuple[str, ...]]] = {
    "s": ("sabotage", ("card",)),
    "e": ("repair", ("card", "tool")),
    "k": ("put-key", ("x", "y")),
    "x": ("rockfall", ("x", "y")),
    "m": ("look", ("x", "y")),
    "c": ("exchange", ("first", "second", "tool")),
    "b": ("bribe", ("x", "y")),
    "f": ("done", ()),
}


def prompt(view: View) -> str:
    """Return the question to whose turn it is."""
    phase = view.to_json()["phase"]
    if phase == "turn-goal":
        return say("duel-prompt-goal")
    return say("duel-prompt-bribe") if phase == "after" else say("duel-prompt")


def help_text() -> str:
    """Return what can be typed."""
    return say("duel-help")


def parse(text: str, _view: View) -> Move | None:
    """Return the move that a player typed, or None if it is none."""
    word, *rest = text.split() or [""]
    if word in ("u", "v") and not rest:
        return MOVES.from_json({"move": "lay-goal", "turned": word == "v"})
    if word == "p" and 3 <= len(rest) <= 4:
        turned = {"turned": rest[3:] == ["v"]}
        return MOVES.from_json({"move": "place", **parts(("card", "x", "y"), rest), **turned})
    if word == "d" and len(rest) == 1:
        return MOVES.from_json({"move": "pass-one", **parts(("card",), rest)})
    if word == "d" and len(rest) == 2:
        return MOVES.from_json({"move": "pass-two", **parts(("first", "second"), rest)})
    if word in _COMMANDS and len(rest) == len(_COMMANDS[word][1]):
        kind, names = _COMMANDS[word]
        return MOVES.from_json({"move": kind, **parts(names, rest)})
    return None


def typed(move: Move, _view: View) -> str:
    """Return what a player types for a move."""
    given = MOVES.to_json(move)
    turned = " v" if given.get("turned") else ""
    match given["move"]:
        case "lay-goal":
            return "v" if given["turned"] else "u"
        case "place":
            return words_of("p", ("card", "x", "y"), given) + turned
        case "pass-one":
            return words_of("d", ("card",), given)
        case "pass-two":
            return words_of("d", ("first", "second"), given)
    for command, (kind, names) in _COMMANDS.items():
        if kind == given["move"]:
            return words_of(command, names, given)
    raise LookupError(given["move"])


def answer(text: str, view: View) -> list[str] | None:
    """Answer a question about the hand or about places; None if it is no such question."""
    word, *rest = text.split() or [""]
    if word == "h":
        return hand_lines(view)
    if word == "w":
        return place_lines(view, rest[0].upper() if rest else "")
    return None


def status(view: View, names: Sequence[str], *, drawn: bool) -> list[str]:
    """Return the network and the hand."""
    return [*table(view, names, drawn=drawn), *hand_lines(view)]


def table(view: View, names: Sequence[str], *, drawn: bool) -> list[str]:
    """Return the network, the stocks and every player."""
    shown = view.to_json()
    return [
        *board_lines(shown, drawn=drawn),
        say(
            "duel-status-round",
            round=shown["round"],
            pile=shown["pile"],
            markers=shown["markers"],
            keys=shown["keys"],
        ),
        *(seat_line(seat, names) for seat in shown["seats"]),
    ]


def seat_line(seat: Json, names: Sequence[str]) -> str:
    """Return what can be seen of one player."""
    return say(
        "duel-status-seat",
        name=capitalised(names[seat["seat"]]),
        colour=say(f"duel-colour-{seat['colour']}"),
        gold=seat["gold"],
        cards=seat["cards"],
        tools=tool_list(seat["sabotaged"]),
        debt=seat["debt"],
    )


def tool_list(tools: Sequence[str]) -> str:
    """Return tools in the reader's language."""
    return name_list([say(f"duel-tool-{tool}") for tool in tools]) if tools else "-"


def board_lines(shown: Json, *, drawn: bool) -> list[str]:
    """Return the network, drawn or in words."""
    if drawn and can_show("┼◆"):
        drawing = draw_board(shown["table"])
        if fits_terminal(drawing):
            return [*drawing, say("duel-legend")]
    return [card_words(card) for card in shown["table"]]


def card_words(card: Json) -> str:
    """Return a card on the table in words."""
    place = say("duel-place-turned" if card["turned"] else "duel-place", x=card["x"], y=card["y"])
    if card["face_down"]:
        known = f" ({card['card']})" if card["card"] in NAMES[:-2] else ""
        return say("duel-words-face-down", place=place) + known
    parts = [f"{card['card']} {shape_text(card['card'], card['turned'])}"]
    if "gold" in card:
        owner = card["marked"]
        parts.append(say("duel-feature-gold", gold=card["gold"]))
        parts += [] if owner is None else [say("duel-words-marked", colour=colour(owner))]
    if card.get("key"):
        parts.append(say("duel-words-key"))
    if card.get("bribed") is not None:
        parts.append(say("duel-words-bribed"))
    return f"{place}: {', '.join(parts)}"


def colour(seat: int) -> str:
    """Return the colour of a seat in the reader's language."""
    return say("duel-colour-blue" if seat else "duel-colour-green")


def hand_lines(view: View) -> list[str]:
    """Return the own hand, each card with what it does."""
    cards = [hand_card(name) for name in view.to_json()["hand"]]
    return [say("duel-hand", cards="; ".join(cards) if cards else "-")]


def hand_card(name: str) -> str:
    """Return a hand card in words."""
    face = NAMES.index(name)
    action = Action(int(ACTION[face]))
    if action == Action.NONE:
        return say("duel-card-path", card=name, drawn=shape_text(name, False))
    tools = tool_list(tools_json(int(TOOL_MASK[face])))
    match action:
        case Action.SABOTAGE:
            return say("duel-card-sabotage", card=name, tools=tools)
        case Action.REPAIR:
            return say("duel-card-repair", card=name, tools=tools)
        case Action.MAP:
            return say("duel-card-map", card=name)
        case Action.ROCKFALL:
            return say("duel-card-rockfall", card=name)
        case _:
            return say("duel-card-key", card=name)


def place_lines(view: View, wanted: str) -> list[str]:
    """Return where the path cards of the hand can go."""
    cards = [
        name
        for name in view.to_json()["hand"]
        if ACTION[NAMES.index(name)] == Action.NONE and wanted in ("", name)
    ]
    places = places_of(view, cards, Place, _place_told)
    if not places:
        return [say("duel-places-none", card=wanted or "-")]
    return [
        say("duel-places", card=name, places="; ".join(spots))
        if spots
        else say("duel-places-none", card=name)
        for name, spots in places.items()
    ]


def _place_told(move: Place) -> str:
    message = "duel-place-turned" if move.turned else "duel-place"
    return say(message, x=move.x, y=move.y)


def odds(view: View) -> list[str]:
    """Return what can be counted."""
    counted = view.odds()
    return [
        say(
            "duel-odds",
            pile=counted["pile"],
            markers=counted["markers"],
            keys=counted["keys"],
            unseen=counted["unseen"],
        )
    ]
