"""The table of the Dark Cave: the cave, the stocks and the players."""

from collections import Counter
from collections.abc import Mapping, Sequence

from stope.cli.console import Line, together
from stope.cli.terminal.dark_cave.board import SIZE, draw_cave, occupants_of
from stope.cli.terminal.dark_cave.card_words import card_words, spot_words, table_words
from stope.cli.terminal.path_cards.board import draw_in_bands
from stope.games.codecs import Json
from stope.games.dark_cave.cards import Group
from stope.locales import say
from stope.narration import capitalised, name_list
from stope.view import View

#: Characters of the drawing that not every terminal can show.
SIGNS = "○●▓░╪"
#: The names of the groups of cards in the arguments of messages.
_GROUPS = ("one", "two", "three")
#: The yes-or-no facts about a player that are shown in words. Each name is a key in the view.
_MARKS = ("revealed", "out", "lying", "boots", "agreed")


def pile_values(cards: Mapping[str, int]) -> Json:
    """Return the number of cards in each group. The keys are the names in ``_GROUPS``."""
    return {name: cards[group.name] for name, group in zip(_GROUPS, Group, strict=True)}


def map_lines(view: View) -> list[Line]:
    """Return a drawing of the whole cave, split into bands if it is wider than the terminal."""
    now = view.to_json()
    drawn = draw_in_bands(now["table"], SIZE, lambda part: draw_cave(now, part))
    return [*drawn, say("dark-cave-legend"), *crowd_lines(now)]


def crowd_lines(now: Json) -> list[str]:
    """Return a line for each space drawn as "*": the dwarves and creatures on that space."""
    return [
        say(
            "dark-cave-crowd",
            place=spot_words(now, {"x": x, "y": y, "space": space}),
            who=", ".join(occupants),
        )
        for (x, y, space), occupants in sorted(occupants_of(now).items())
        if len(occupants) > 1
    ]


def board_words(view: View, names: Sequence[str]) -> list[Line]:
    """Return the whole cave in words: its cards, then dwarves, creatures and webs."""
    now = view.to_json()
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


def stock_lines(shown: Json, names: Sequence[str]) -> list[Line]:
    """Return the stocks, every player, and what the viewer knows of hidden cards."""
    return [
        say("dark-cave-status", supply=shown["supply"], **pile_values(Counter(shown["pile"]))),
        *(seat_line(seat, names) for seat in shown["seats"]),
        *memory_lines(shown, names),
        *spare_lines(shown),
    ]


def seat_line(seat: Json, names: Sequence[str]) -> str:
    """Return a line with all that the viewer knows about one player."""
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
    """Return a line for each hand that the viewer gave away in a swap: holder and known cards."""
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
    """Return a line about the clan cards set aside, if there are any.

    The line names the characters on these cards if the viewer knows them.
    """
    if not now["spares"]:
        return []
    cards = [
        say(f"dark-cave-clan-{spare['clan']}")
        + (" " + say(f"dark-cave-character-{spare['character']}") if spare["character"] else "")
        for spare in now["spares"]
    ]
    return [say("dark-cave-spares", cards=name_list(cards))]
