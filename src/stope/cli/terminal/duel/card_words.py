"""The cards of the Duel in words; a path card in a hand also as one character."""

from collections.abc import Sequence

from stope.cli.console import can_show
from stope.cli.terminal.duel.board import centre, joined_paths
from stope.cli.terminal.path_cards.path_words import joined_words, path_words, side_words
from stope.games.codecs import Json, word
from stope.games.duel.cards import (
    ACTION,
    ARM,
    BARRIER,
    GOLD,
    LADDER,
    NAMES,
    OPEN,
    TOOL_MASK,
    Action,
    Barrier,
    Colour,
)
from stope.games.duel.view import tools_json
from stope.locales import say
from stope.narration import name_list


def card_words(name: str, turned: bool = False) -> str:
    """Return a card in words, as it looks upright or ``turned``.

    >>> card_words("P06"), card_words("P06", True)
    ('curve up and right + green ladder', 'curve down and left + green ladder')
    >>> card_words("P19"), card_words("A07")
    ('crossing + blue door down', 'repair: lamp / pickaxe')
    """
    face = NAMES.index(name)
    action = Action(int(ACTION[face]))
    if action == Action.NONE:
        return _path_card(face, turned)
    tools = [say(f"duel-tool-{tool}") for tool in tools_json(int(TOOL_MASK[face]))]
    match action:
        case Action.SABOTAGE:
            return say("duel-client-card-sabotage", tool=tools[0])
        case Action.REPAIR:
            return say("duel-client-card-repair", tools=" / ".join(tools))
        case Action.MAP:
            return say("duel-client-card-map")
        case Action.ROCKFALL:
            return say("duel-client-card-rockfall")
        case _:
            return say("duel-client-card-key")


def _path_card(face: int, turned: bool) -> str:
    orientation = int(turned)
    paths = joined_paths(face, turned)
    parts = [path_words(path) for path in paths]
    stubs = int(OPEN[face, orientation]) & ~sum(paths)
    if stubs:
        parts.append(say("mine-card-stub", sides=side_words(stubs)))
    side = side_words(int(ARM[face, orientation]))
    if BARRIER[face] == Barrier.TROLL:
        parts.append(say("mine-card-troll", side=side))
    elif BARRIER[face] != Barrier.NONE:
        colour = "green" if BARRIER[face] == Barrier.GREEN_DOOR else "blue"
        parts.append(say("mine-card-door", colour=colour, side=side))
    if LADDER[face] >= 0:
        colour = word(Colour(int(LADDER[face])))
        parts.append(say("mine-card-coloured-ladder", colour=colour))
    if GOLD[face]:
        parts.append(say("mine-card-gold", gold=int(GOLD[face])))
    return joined_words(parts)


def hand_words(name: str, *, drawn: bool) -> str:
    """Return a hand card in words.

    If ``drawn`` is set, the words for a path card begin with a character that shows its paths.
    """
    face = NAMES.index(name)
    picture = centre(face, False)
    if drawn and ACTION[face] == Action.NONE and can_show(picture):
        return f"{picture} {card_words(name)}"
    return card_words(name)


def table_words(card: Json) -> str:
    """Return a card on the table in words, with the markers on it."""
    cell = f"{card['x']} {card['y']}"
    known = card["card"] in NAMES[:-2]
    if card["face_down"]:
        what = f" ({card_words(card['card'])})" if known else ""
        return say("duel-words-face-down", place=cell) + what
    parts = [card_words(card["card"], card["turned"])]
    if card.get("marked") is not None:
        parts.append(say("duel-words-marked", colour=colour_words(card["marked"])))
    if card.get("key"):
        parts.append(say("duel-words-key"))
    if card.get("bribed") is not None:
        parts.append(say("duel-words-bribed"))
    return f"{cell}: {', '.join(parts)}"


def colour_words(seat: int) -> str:
    """Return the colour of a seat in the reader's language."""
    return say("duel-colour-blue" if seat else "duel-colour-green")


def tool_list(tools: Sequence[str]) -> str:
    """Return tools in the reader's language."""
    return name_list([say(f"duel-tool-{tool}") for tool in tools]) if tools else "-"
