"""Cards and spaces of the Dark Cave in words."""

from stope.cli.console import can_show
from stope.cli.terminal.dark_cave.board import card_picture, space_label
from stope.cli.terminal.path_cards.path_words import joined_words, path_words, side_words
from stope.games.codecs import Json, word
from stope.games.dark_cave.cards import (
    ACTION,
    BRIDGE,
    EXIT,
    GROUP,
    HOLE,
    LADDER,
    MIDDLE,
    NAMES,
    NO_SPACE,
    PATH_OF,
    SIDES_OF,
    SPACE_COUNT,
    TUNNEL,
    VEIN,
    Action,
    Group,
)
from stope.games.dark_cave.view_types import DarkCaveSpot
from stope.games.path_cards.sides import Side
from stope.locales import say


def card_words(name: str, turned: bool = False) -> str:
    """Return a card in words, as it looks upright or ``turned``.

    >>> card_words("C107"), card_words("C107", True)
    ('curve up and right', 'curve down and left')
    >>> card_words("C208"), card_words("A101")
    ('fork up, down, and left + dark hole (left arm)', 'secret information')
    >>> card_words("C212")
    'bridge left and right + straight up and down'
    """
    face, orientation = NAMES.index(name), int(turned)
    action = Action(int(ACTION[face]))
    if action != Action.NONE:
        return say(f"dark-cave-action-{word(action)}")
    paths = {int(PATH_OF[face, orientation, space]) for space in range(SPACE_COUNT[face])} - {0}
    bridge = int(BRIDGE[face, orientation])
    # the paths are sorted, so that cards with equal paths are described by equal words
    parts = [path_words(path) for path in sorted(paths - {bridge})]
    if bridge:
        parts.insert(0, say("mine-card-bridge", sides=side_words(bridge)))
    if TUNNEL[face] != NO_SPACE:
        parts.append(say("mine-card-passage"))
    return joined_words(parts + _features(face, turned))


def _features(face: int, turned: bool) -> list[str]:
    """Return the features of a card in words, such as "dark hole (left arm)".

    The place is left out if the card has only one space, or if the space is the middle of a path.
    """
    found = []
    for kind, spaces in (("hole", HOLE), ("ladder", LADDER), ("vein", VEIN), ("exit", EXIT)):
        space = int(spaces[face])
        if space == NO_SPACE:
            continue
        what = say(f"mine-card-{kind}")
        single = SPACE_COUNT[face] == 1 or MIDDLE[face, space]
        where = "" if single else _part_words(face, turned, space)
        found.append(what if single else say("mine-card-where", what=what, where=where))
    return found


def _part_words(face: int, turned: bool, space: int) -> str:
    """Return in words the part of a card on which a space lies: "left arm", "centre"."""
    orientation = int(turned)
    if TUNNEL[face] == space:
        return say("mine-card-passage")
    path, sides = int(PATH_OF[face, orientation, space]), int(SIDES_OF[face, orientation, space])
    if not MIDDLE[face, space]:
        return say(f"mine-arm-{Side(sides.bit_length() - 1).name.lower()}")
    paths = {int(PATH_OF[face, orientation, one]) for one in range(SPACE_COUNT[face])} - {0}
    if len(paths) == 1:
        return say("mine-space-centre")
    return path_words(path)


def space_words(card: Json, space: int) -> str:
    """Return a space of a card on the table in words: its part of the card, and its features.

    The part is left out if the card has only one space. The text is empty for a face-down card.
    """
    if card["face_down"]:
        return ""
    face = NAMES.index(card["card"])
    parts = [] if SPACE_COUNT[face] == 1 else [_part_words(face, card["turned"], space)]
    if BRIDGE[face, int(card["turned"])] and MIDDLE[face, space]:
        above = PATH_OF[face, int(card["turned"]), space] == BRIDGE[face, int(card["turned"])]
        parts.append(say("mine-space-on-bridge" if above else "mine-space-under-bridge"))
    for kind, spaces in (("hole", HOLE), ("ladder", LADDER), ("vein", VEIN), ("exit", EXIT)):
        if spaces[face] == space:
            parts.append(say(f"mine-space-{kind}"))
    return ", ".join(parts)


def hand_words(name: str, *, drawn: bool) -> str:
    """Return a hand card in words, with its group.

    If ``drawn`` is set, the words for a path card begin with a picture of its paths.
    """
    face = NAMES.index(name)
    group = Group(int(GROUP[face])).name
    words = f"{card_words(name)} ({group})"
    if ACTION[face] != Action.NONE:
        return words
    picture = card_picture(name, False)
    return f"{picture} {words}" if drawn and can_show(picture) else words


def table_words(card: Json) -> str:
    """Return a card on the table in words."""
    cell = f"{card['x']} {card['y']}"
    if card["face_down"]:
        known = f" ({card_words(card['card'])})" if card["card"] else ""
        return say("dark-cave-words-face-down", place=cell) + known
    parts = [card_words(card["card"], card["turned"])]
    if card["gold"]:
        parts.append(say("dark-cave-words-gold"))
    return f"{cell}: {', '.join(parts)}"


def card_at(now: Json, spot: DarkCaveSpot) -> Json:
    """Return the card of a spot. A spot is a space on a card on the table."""
    found: Json = next(
        card for card in now["table"] if (card["x"], card["y"]) == (spot["x"], spot["y"])
    )
    return found


def spot_text(now: Json, spot: DarkCaveSpot) -> str:
    """Return a spot as a player types it, such as ``2 -1 n``: x, y, and the label of the space."""
    card = card_at(now, spot)
    cell = f"{spot['x']} {spot['y']}"
    if card["face_down"] or SPACE_COUNT[NAMES.index(card["card"])] == 1:
        return cell
    return f"{cell} {space_label(NAMES.index(card['card']), card['turned'], spot['space'])}"


def spot_words(now: Json, spot: DarkCaveSpot) -> str:
    """Return a spot in words, first the cell, then the space: "2 -1, upper arm"."""
    words = space_words(card_at(now, spot), spot["space"])
    return f"{spot['x']} {spot['y']}" + (f", {words}" if words else "")
