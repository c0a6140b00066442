"""The table of the Dark Cave: the cave, the stocks and the players."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from stope.cli.console import Line, can_show, together
from stope.cli.terminal.dark_cave.board import SIZE, draw_cave, occupants_of
from stope.cli.terminal.dark_cave.words import card_words, spot_words, table_words
from stope.cli.terminal.path_cards.board import draw_in_bands
from stope.games.codecs import Json
from stope.games.dark_cave.cards import Group
from stope.locales import say
from stope.narration import capitalised, name_list
from stope.view import View

#: The groups of cards, as messages name them.
_GROUPS = ("one", "two", "three")
#: The flags of a player, as the view names them.
_MARKS = ("revealed", "out", "lying", "boots", "agreed")


def table_lines(view: View, names: Sequence[str], *, drawn: bool) -> list[Line]:
    """Return the cave, the stocks, every player and what the viewer knows of hidden cards."""
    now = view.to_json()
    return [
        *(map_lines(view) if can_draw(drawn) else cave_words(now, names)),
        say("dark-cave-status", supply=now["supply"], **pile_values(Counter(now["pile"]))),
        *(seat_line(seat, names) for seat in now["seats"]),
        *memory_lines(now, names),
        *spare_lines(now),
    ]


def pile_values(cards: Mapping[str, int]) -> dict[str, Any]:
    """Return how many cards of each group are left, by their names in messages."""
    return {name: cards[group.name] for name, group in zip(_GROUPS, Group, strict=True)}


def can_draw(drawn: bool) -> bool:
    """Return whether ``drawn`` is set and the terminal can show the characters of the cave."""
    return drawn and can_show("○●▓░╪")


def map_lines(view: View) -> list[Line]:
    """Return the whole cave, split into bands if it is wider than the terminal.

    The list is empty if the terminal cannot show the characters of the drawing.
    """
    if not can_draw(True):
        return []
    now = view.to_json()
    drawn = draw_in_bands(now["table"], SIZE, lambda part: draw_cave(now, part))
    return [*drawn, say("dark-cave-legend"), *crowd_lines(now)]


def crowd_lines(now: Json) -> list[str]:
    """Return the dwarves and creatures that share a space, where the drawing shows a star."""
    return [
        say(
            "dark-cave-crowd",
            place=spot_words(now, {"x": x, "y": y, "space": space}),
            who=", ".join(occupants),
        )
        for (x, y, space), occupants in sorted(occupants_of(now).items())
        if len(occupants) > 1
    ]


def cave_words(now: Json, names: Sequence[str]) -> list[Line]:
    """Return the cave in words: its cards, then dwarves, creatures and webs."""
    lines: list[Line] = [table_words(card) for card in now["table"]]
    lines += [
        say(
            "dark-cave-words-dwarf",
            name=capitalised(names[seat["seat"]]),
            place=spot_words(now, seat["dwarf"]),
        )
        for seat in now["seats"]
        if seat["dwarf"]
    ]
    lines += [
        say(
            "dark-cave-words-creature",
            creature=say(f"dark-cave-creature-{creature['creature']}"),
            place=spot_words(now, creature),
        )
        for creature in now["creatures"]
    ]
    lines += [
        say(
            "dark-cave-words-web",
            x=web["x"],
            y=web["y"],
            side=say(f"dark-cave-side-{web['side']}"),
            level="I" * web["level"],
        )
        for web in now["webs"]
    ]
    return lines


def seat_line(seat: Json, names: Sequence[str]) -> str:
    """Return the public state of one player."""
    marks = []
    character = seat["character"]
    if character:
        marks.append(say(f"dark-cave-character-{character}"))
    marks += [say(f"dark-cave-mark-{name}") for name in _MARKS if seat[name]]
    if seat["axes"]:
        marks.append(say("dark-cave-mark-axes", axes=seat["axes"]))
    marks = [capitalised(mark) for mark in marks]
    return say(
        "dark-cave-status-seat",
        number=seat["seat"],
        name=capitalised(names[seat["seat"]]),
        clan=say(f"dark-cave-clan-{seat['clan']}"),
        gold=seat["gold"],
        cards=" ".join(seat["cards"]) or "-",
    ) + "".join(f" {mark}." for mark in marks)


def players_line(now: Json, names: Sequence[str]) -> str:
    """Return all players in one line: the number of the dwarf, name, clan and gold."""
    players = [
        say(
            "dark-cave-player",
            number=seat["seat"],
            name=capitalised(names[seat["seat"]]),
            clan=say(f"dark-cave-clan-{seat['clan']}"),
            gold=seat["gold"],
        )
        for seat in now["seats"]
    ]
    return " · ".join(map(together, players))


def memory_lines(now: Json, names: Sequence[str]) -> list[str]:
    """Return lines about the cards that the player remembers in hands given away."""
    return [
        say(
            "dark-cave-memory",
            name=names[memory["holder"]],
            cards="; ".join(map(card_words, memory["cards"])),
            gone=memory["left_since"],
        )
        for memory in now["memories"]
        if memory["cards"] and memory["holder"] is not None
    ]


def spare_lines(now: Json) -> list[str]:
    """Return a line about the clan cards set aside that the player knows, if there are any."""
    if not now["spares"]:
        return []
    cards = [
        say(f"dark-cave-clan-{spare['clan']}")
        + (" " + say(f"dark-cave-character-{spare['character']}") if spare["character"] else "")
        for spare in now["spares"]
    ]
    return [say("dark-cave-spares", cards=name_list(cards))]
