"""The Dark Cave in the line mode: the cave drawn with its spaces, moves typed as short words."""

from collections.abc import Mapping, Sequence
from typing import Any

from stope.cli.drawing import can_show, fits_terminal
from stope.cli.lines.dark_cave_board import (
    draw_cave,
    occupants_of,
    shape_text,
    side_text,
    space_label,
)
from stope.cli.lines.typed import parts, places_of, words_of
from stope.errors import BadMove, shown
from stope.games.codecs import Event, Json, Move, word
from stope.games.dark_cave.cards import (
    ACTION,
    BRIDGE,
    EXIT,
    GROUP,
    HAND_FACES,
    HOLE,
    LADDER,
    NAMES,
    NO_SPACE,
    SPACE_COUNT,
    TUNNEL,
    VEIN,
    Action,
    Creature,
    Group,
)
from stope.games.dark_cave.events import CardReceived, Drew, TurnBegan
from stope.games.dark_cave.moves import MOVES, Chop, Place, Step
from stope.games.dark_cave.network import spot_at
from stope.games.dark_cave.reach import card_cost, gold_cost
from stope.games.dark_cave.state import NOWHERE
from stope.games.dark_cave.views import full_steps, reach_from
from stope.kernel.board import find_cell
from stope.kernel.records import plain
from stope.locales import say
from stope.match import View
from stope.narration import capitalised, name_list

QUIET: frozenset[type[Event]] = frozenset({Drew, TurnBegan, CardReceived})

#: What can be true of a player, as the view names it.
_MARKS = ("revealed", "out", "lying", "boots", "agreed")
#: Moves that are a word alone, and what the word stands for in which phase.
_SINGLE: dict[str, Json] = {
    "f": {"move": "stop"},
    "y": {"move": "strike"},
    "n": {"move": "endure"},
    "u": {"move": "lay-goal", "turned": False},
    "v": {"move": "lay-goal", "turned": True},
    "agree": {"move": "agree"},
    "disagree": {"move": "disagree"},
}
#: Action cards that are played at a place or a player: the kind of move and of card, and the parts.
_AIMED: dict[str, tuple[str, Action, tuple[str, ...]]] = {
    "m": ("look", Action.INFORMATION, ("x", "y")),
    "i": ("spy", Action.INFORMATION, ("seat",)),
    "x": ("rockfall", Action.ROCKFALL, ("x", "y")),
    "c": ("swap", Action.SWAP, ("seat",)),
    "b": ("equip", Action.BOOTS, ("seat",)),
    "k": ("equip", Action.AXE, ("seat",)),
    "n": ("spin", Action.WEB, ("x", "y", "side")),
}


def prompt(view: View) -> str:
    """Return the question to whoever has to decide."""
    shown_now = view.to_json()
    match shown_now["phase"]:
        case "creature":
            return say("dark-cave-prompt-creature", steps=shown_now["steps"])
        case "axe":
            creature = say(f"dark-cave-creature-{shown_now['attackers'][0]}")
            return say("dark-cave-prompt-axe", creature=creature)
        case "goal":
            return say("dark-cave-prompt-goal")
        case "steps":
            if not any(isinstance(move, Step) for move in view.moves()):
                return say("dark-cave-prompt-chop")
            return say("dark-cave-prompt-steps", steps=shown_now["steps"])
    return say("dark-cave-prompt")


def help_text() -> str:
    """Return what can be typed."""
    return say("dark-cave-help")


# Typed moves


def parse(text: str, view: View) -> Move | None:
    """Return the move that a player typed, or None if it is none."""
    command, *rest = text.split() or [""]
    if not rest and command.isascii() and command.isdigit():
        return _numbered_step(command, view) if view.to_json()["steps"] else None
    if not rest and command in _SINGLE:
        return MOVES.from_json(_SINGLE[command])
    if command == "p" and 3 <= len(rest) <= 4 and rest[3:] in ([], ["v"]):
        turned = {"turned": rest[3:] == ["v"]}
        return MOVES.from_json({"move": "place", **parts(("card", "x", "y"), rest), **turned})
    if command == "d" and len(rest) == 1:
        return MOVES.from_json({"move": "pass-one", **parts(("card",), rest)})
    if command == "d" and len(rest) == 2:
        return MOVES.from_json({"move": "pass-two", **parts(("first", "second"), rest)})
    if command == "a" and len(rest) == 3:
        return MOVES.from_json({"move": "chop", **parts(("x", "y", "side"), rest)})
    if command == "s" and 2 <= len(rest) <= 3:
        place = parts(("x", "y"), rest)
        return MOVES.from_json({"move": "step", **place, "space": _space(view, place, rest[2:])})
    if command == "l" and 1 <= len(rest) <= 3:
        return _lure(view, rest)
    if command in _AIMED and len(rest) == len(_AIMED[command][2]):
        kind, action, names = _AIMED[command]
        card = {"card": _card_for(view, action)}
        return MOVES.from_json({"move": kind, **card, **parts(names, rest)})
    return None


def _card_for(view: View, action: Action) -> str:
    """Return the name of a hand card for an action; if there is none, of any such card."""
    faces = [face for face in range(HAND_FACES) if ACTION[face] == action]
    held = [name for name in view.to_json()["hand"] if NAMES.index(name) in faces]
    return (held[0] if held else NAMES[faces[0]]).lower()


def _card_at(view: View, place: Json) -> Json | None:
    cards = view.to_json()["table"]
    return next((card for card in cards if (card["x"], card["y"]) == tuple(place.values())), None)


def _space(view: View, place: Json, label: Sequence[str]) -> int:
    """Return the number of a space named by its label; a single space needs none."""
    card = _card_at(view, place)
    if (card is None or card["face_down"]) and not label:
        return 0
    if card is None or card["face_down"]:
        raise BadMove(given=shown(" ".join(label)), allowed="-")
    face = NAMES.index(card["card"])
    labels = [space_label(face, card["turned"], space) for space in range(SPACE_COUNT[face])]
    if not label and len(labels) == 1:
        return 0
    if not label or label[0] not in labels:
        raise BadMove(given=shown(" ".join(label)), allowed=", ".join(labels))
    return labels.index(label[0])


def _numbered_step(number: str, view: View) -> Move:
    """Return the step with this number in the list that the status shows."""
    steps = [move for move in view.moves() if isinstance(move, Step)]
    if len(number) > 3 or not 1 <= int(number) <= len(steps):
        raise BadMove(given=shown(number), allowed=f"1..{len(steps)}" if steps else "-")
    return steps[int(number) - 1]


def _lure(view: View, words: Sequence[str]) -> Move:
    """Return the move that plays a creature card: l rat, or l rat x y."""
    kinds = {say(f"dark-cave-creature-{word(kind)}").lower(): kind for kind in Creature}
    kinds |= {word(kind): kind for kind in Creature}
    if words[0] not in kinds or len(words) == 2:
        raise BadMove(given=shown(" ".join(words)), allowed=", ".join(kinds))
    kind = kinds[words[0]]
    card = {"move": "lure", "card": _card_for(view, Action(Action.RAT + kind))}
    for creature in view.to_json()["creatures"]:
        if creature["creature"] == word(kind):
            stands = {name: creature[name] for name in ("x", "y", "space")}
            return MOVES.from_json({**card, **stands, **parts(("x", "y"), words[1:])})
    place = parts(("x", "y"), words[1:]) or {"x": 0, "y": 0}
    found = _card_at(view, place)
    hole = 0
    if found is not None and not found["face_down"]:
        hole = max(0, int(HOLE[NAMES.index(found["card"])]))
    return MOVES.from_json({**card, **place, "space": hole})


def typed(move: Move, view: View) -> str:
    """Return what a player types for a move."""
    given = MOVES.to_json(move)
    if given in _SINGLE.values():
        return next(text for text, single in _SINGLE.items() if single == given)
    match given["move"]:
        case "place":
            return words_of("p", ("card", "x", "y"), given) + (" v" if given["turned"] else "")
        case "pass-one":
            return words_of("d", ("card",), given)
        case "pass-two":
            return words_of("d", ("first", "second"), given)
        case "chop":
            return words_of("a", ("x", "y", "side"), given)
        case "step":
            return f"s {spot_words(view.to_json(), given)}"
    action = Action(int(ACTION[NAMES.index(given["card"].upper())]))
    if given["move"] == "lure":
        return words_of(f"l {word(action)}", ("x", "y"), given)
    for command, (kind, needed, names) in _AIMED.items():
        if (kind, needed) == (given["move"], action):
            return words_of(command, names, given)
    raise LookupError(given["move"])


# Questions


def answer(text: str, view: View) -> list[str] | None:
    """Answer a question about the hand, places or ways; None if it is no such question."""
    command, *rest = text.split() or [""]
    if command == "h":
        return hand_lines(view)
    if command == "w":
        return place_lines(view, rest[0].upper() if rest else "")
    if command == "g":
        return reach_lines(view)
    return None


def status(view: View, names: Sequence[str], *, drawn: bool) -> list[str]:
    """Return the cave and the hand; between steps only where one can go."""
    phase = view.to_json()["phase"]
    if phase in ("steps", "creature"):
        return step_lines(view)
    if phase in ("axe", "goal"):
        return []
    return [*table(view, names, drawn=drawn), *hand_lines(view, drawn=drawn)]


def table(view: View, names: Sequence[str], *, drawn: bool) -> list[str]:
    """Return the cave and every player."""
    now = view.to_json()
    piles = {group.name: now["pile"].count(group.name) for group in Group}
    return [
        *cave_lines(now, names, drawn=drawn),
        say(
            "dark-cave-status",
            one=piles["I"],
            two=piles["II"],
            three=piles["III"],
            supply=now["supply"],
        ),
        *(seat_line(seat, names) for seat in now["seats"]),
        *memory_lines(now, names),
        *spare_lines(now),
    ]


def cave_lines(now: Json, names: Sequence[str], *, drawn: bool) -> list[str]:
    """Return the network, drawn or in words."""
    if drawn and can_show("○●▓░╪"):
        drawing = draw_cave(now)
        if fits_terminal(drawing):
            crowds = [
                say(
                    "dark-cave-crowd",
                    place=spot_words(now, {"x": x, "y": y, "space": space}),
                    who=", ".join(who),
                )
                for (x, y, space), who in sorted(occupants_of(now).items())
                if len(who) > 1
            ]
            return [*drawing, say("dark-cave-legend"), *crowds]
    lines = [card_words(card) for card in now["table"]]
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
    return lines + [
        say(
            "dark-cave-words-web",
            x=web["x"],
            y=web["y"],
            side=say(f"dark-cave-side-{web['side']}"),
            level="I" * web["level"],
        )
        for web in now["webs"]
    ]


def spot_words(now: Json, place: Mapping[str, Any]) -> str:
    """Return a place to stand on: 2 -1 n."""
    card = next(c for c in now["table"] if (c["x"], c["y"]) == (place["x"], place["y"]))
    if card["face_down"]:
        return f"{place['x']} {place['y']}"
    face = NAMES.index(card["card"])
    if SPACE_COUNT[face] == 1:
        return f"{place['x']} {place['y']}"
    return f"{place['x']} {place['y']} {space_label(face, card['turned'], place['space'])}"


def features(name: str, turned: bool) -> list[str]:
    """Return what is special about a card, in words, with the space it is on."""
    face = NAMES.index(name)
    found = []
    for kind, spaces in (("hole", HOLE), ("ladder", LADDER), ("vein", VEIN), ("exit", EXIT)):
        if spaces[face] != NO_SPACE:
            label = space_label(face, turned, int(spaces[face]))
            single = SPACE_COUNT[face] == 1
            found.append(say(f"dark-cave-feature-{kind}") + ("" if single else f" {label}"))
    if BRIDGE[face, int(turned)]:
        found.append(say("dark-cave-feature-bridge"))
    if TUNNEL[face] != NO_SPACE:
        found.append(say("dark-cave-feature-tunnel"))
    return found


def card_words(card: Json) -> str:
    """Return a card on the table in words."""
    place = f"{card['x']} {card['y']}"
    if card["face_down"]:
        words = [card["card"], *features(card["card"], False)] if card["card"] else []
        known = f" ({', '.join(words)})" if words else ""
        return say("dark-cave-words-face-down", place=place) + known
    parts = [f"{card['card']} {side_text(card['card'], card['turned'])}"]
    parts += features(card["card"], card["turned"])
    if card["gold"]:
        parts.append(say("dark-cave-words-gold"))
    return f"{place}: {', '.join(parts)}"


def seat_line(seat: Json, names: Sequence[str]) -> str:
    """Return what can be seen of one player."""
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


def memory_lines(now: Json, names: Sequence[str]) -> list[str]:
    """Return what the player remembers of hands given away."""
    return [
        say(
            "dark-cave-memory",
            name=names[memory["holder"]],
            cards=", ".join(memory["cards"]),
            gone=memory["left_since"],
        )
        for memory in now["memories"]
        if memory["cards"] and memory["holder"] is not None
    ]


def spare_lines(now: Json) -> list[str]:
    """Return the clan cards set aside, as far as the player knows them."""
    if not now["spares"]:
        return []
    cards = [
        say(f"dark-cave-clan-{spare['clan']}")
        + (" " + say(f"dark-cave-character-{spare['character']}") if spare["character"] else "")
        for spare in now["spares"]
    ]
    return [say("dark-cave-spares", cards=name_list(cards))]


def hand_lines(view: View, *, drawn: bool = True) -> list[str]:
    """Return the own hand, each card with what it does."""
    cards = [hand_card(name, drawn=drawn) for name in view.to_json()["hand"]]
    return [say("dark-cave-hand", cards="; ".join(cards) if cards else "-")]


def shape_words(name: str, turned: bool, *, drawn: bool) -> str:
    """Return the paths of a card by their sides, with a picture where it can be shown."""
    sides = side_text(name, turned)
    picture = shape_text(name, turned)
    return f"{picture} {sides}" if drawn and can_show(picture) else sides


def hand_card(name: str, *, drawn: bool) -> str:
    """Return a hand card in words."""
    face = NAMES.index(name)
    group = Group(int(GROUP[face])).name
    action = Action(int(ACTION[face]))
    if action != Action.NONE:
        return f"{name} {say(f'dark-cave-action-{word(action)}')} ({group})"
    parts = [f"{name} {shape_words(name, False, drawn=drawn)}", *features(name, False)]
    return f"{', '.join(parts)} ({group})"


def step_lines(view: View) -> list[str]:
    """Return the steps that can be taken now, numbered, with what they cost."""
    now = view.to_json()
    steps = [move for move in view.moves() if isinstance(move, Step)]
    lines = []
    for number, move in enumerate(steps, 1):
        place = {"x": move.x, "y": move.y, "space": move.space}
        cost = "" if now["phase"] == "creature" else step_cost(view, move)
        lines.append(f"{number}: {spot_words(now, place)}{cost}")
    chops = [
        f"a {move.x} {move.y} {word(move.side)}" for move in view.moves() if isinstance(move, Chop)
    ]
    found = [say("dark-cave-steps", steps="; ".join(lines))] if lines else []
    return found + ([say("dark-cave-chops", webs="; ".join(chops))] if chops else [])


def step_cost(view: View, move: Step) -> str:
    """Return what a step of the own dwarf costs, in brackets."""
    s = view.record
    here = int(s.dwarf[view.seat])
    there = int(spot_at(s, int(find_cell(s.board, move.x, move.y)), move.space))
    return cost_words(card_cost(s, here, there), gold_cost(s, here, there))


def cost_words(cards: int, gold: int) -> str:
    """Return costs in brackets, nothing if there are none."""
    costs = [say("dark-cave-cost-cards", cards=cards)] if cards else []
    costs += [say("dark-cave-cost-gold", gold=gold)] if gold else []
    return f" ({', '.join(costs)})" if costs else ""


def reach_lines(view: View) -> list[str]:
    """Return the spaces in reach, with steps and costs."""
    s, seat = view.record, view.seat
    now = view.to_json()
    if seat is None or s.dwarf[seat] == NOWHERE:
        return [say("dark-cave-reach-none")]
    steps = now["steps"] if now["phase"] == "steps" else full_steps(s, seat)
    if now["seats"][seat]["lying"] or (s.turn == seat and s.stood_up):
        steps = 0
    hand, gold = len(now["hand"]), now["seats"][seat]["gold"]
    places = [
        f"{spot_words(now, place)}: {place['steps']}{cost_words(place['cards'], place['gold'])}"
        for place in sorted(
            reach_from(s, plain(s), int(s.dwarf[seat]), steps, hand, gold),
            key=lambda place: place["steps"],
        )
    ]
    if not places:
        return [say("dark-cave-reach-none")]
    return [say("dark-cave-reach", steps=steps), *places]


def place_lines(view: View, wanted: str) -> list[str]:
    """Return where the path cards of the hand can go."""
    cards = [
        name
        for name in view.to_json()["hand"]
        if ACTION[NAMES.index(name)] == Action.NONE and wanted in ("", name)
    ]
    places = places_of(view, cards, Place, _place_told)
    if not places:
        return [say("dark-cave-places-none", card=wanted or "-")]
    return [
        say("dark-cave-places", card=name, places="; ".join(spots))
        if spots
        else say("dark-cave-places-none", card=name)
        for name, spots in places.items()
    ]


def _place_told(move: Place) -> str:
    return f"{move.x} {move.y}" + " v" * move.turned


def odds(view: View) -> list[str]:
    """Return what can be counted, and what players are to be taken for."""
    counted = view.odds()
    pile, unseen = counted["pile"], counted["unseen"]
    lines = [
        say(
            "dark-cave-odds",
            one=pile["I"],
            two=pile["II"],
            three=pile["III"],
            paths=unseen["paths"],
            actions=unseen["actions"],
            supply=counted["supply"],
        )
    ]
    seen = view.to_json()
    hidden = [
        f"{seat['seat']}: {seat['loyal']:.0%}" for seat in seen["seats"] if not seat["character"]
    ]
    if hidden:
        lines.append(say("dark-cave-odds-loyal", seats=", ".join(hidden)))
    goals = [f"{goal['x']},{goal['y']}: {goal['exit']:.0%}" for goal in seen["goals"]]
    if goals:
        lines.append(say("dark-cave-odds-exit", goals="; ".join(goals)))
    return lines
