"""What speaks for a move in the Dark Cave: ways to the exit, gold, friends and enemies.

Everything comes from what the player sees. A move is tried out on a copy of that: goals that lie
face down stay unknown, and whom a player works for is a matter of belief.
"""

from collections.abc import Callable, Iterable

import numpy as np

from stope.games.codecs import word
from stope.games.contract import Advice
from stope.games.dark_cave.cards import (
    ACTION,
    CREATURE_STEPS,
    EXIT,
    NO_SPACE,
    UNSEEN_GOAL,
    VEIN,
    Action,
    Creature,
)
from stope.games.dark_cave.courses import unknown_goals
from stope.games.dark_cave.moves import (
    CARD,
    MOST_MOVES,
    SEAT,
    SIDE,
    TURNED,
    Do,
    X,
    Y,
)
from stope.games.dark_cave.network import (
    creatures_at,
    dwarves_at,
    lay_path,
    list_ways,
    slot_of,
    space_of,
    take_path,
    turn_goal_up,
)
from stope.games.dark_cave.reach import MOST_WAYS, card_cost, gold_cost
from stope.games.dark_cave.state import NOWHERE, Phase
from stope.games.dark_cave.ways import FAR, TO_EXIT, TRUST, find_ways_out
from stope.games.dark_cave.webs import drop_webs, spin_web, wear_web, web_on
from stope.games.dark_cave.weighing import judge, target_of
from stope.kernel.board import find_cell
from stope.kernel.events import UNHEARD
from stope.kernel.fields import KIND, get
from stope.kernel.masks import lowest, members
from stope.kernel.records import Record, duplicate


def advice(view: Record, seat: int, move: int) -> Advice:
    """Return what speaks for a move of a seat, or against it."""
    kind = Do(get(move, KIND))
    if kind in _TRIED:
        return _advice_on_ways(view, seat, move, kind)
    if kind == Do.STEP and view.phase == Phase.CREATURE:
        spot, steps = int(target_of(view, move)), int(view.steps) - 1
        return _advice_on_prey(view, seat, int(view.walker), spot, steps)
    if kind == Do.LURE:
        creature = int(ACTION[get(move, CARD)]) - Action.RAT
        spot, steps = int(target_of(view, move)), int(CREATURE_STEPS[creature])
        return _advice_on_prey(view, seat, creature, spot, steps)
    if kind == Do.STEP:
        return _advice_to_step(view, seat, int(target_of(view, move)))
    if kind == Do.STOP:
        return _advice_to_stop(view, seat)
    if kind in (Do.STRIKE, Do.ENDURE):
        return _advice_on_axe(view, seat, kind)
    if kind == Do.LOOK:
        return Advice("dark-cave-hint-look", {"goals": int(unknown_goals(view))})
    if kind in (Do.PASS_ONE, Do.PASS_TWO):
        cards = 1 if kind == Do.PASS_ONE else 2
        values = {"cards": cards, "drawn": min(cards, int(view.pile_left))}
        return Advice("dark-cave-hint-pass", values)
    return _advice_on_player(view, seat, get(move, SEAT), move, kind)


# Players


def _trust(view: Record, seat: int) -> list[int]:
    """Return how likely each player works for the same clan as a seat, in percent."""
    room = np.zeros(MOST_MOVES, np.int32)
    judge(view, seat, room)
    return [int(percent) for percent in room[TRUST : TRUST + int(view.seats)]]


def _advice_on_player(view: Record, seat: int, other: int, move: int, kind: Do) -> Advice:
    if kind == Do.SWAP:
        # the card that is played is no longer in the hand
        give, take = int(view.hand_size[seat]) - 1, int(view.hand_size[other])
        return Advice("dark-cave-hint-swap", {"seat": other, "give": give, "take": take})
    percent = _trust(view, seat)[other]
    if kind == Do.SPY:
        return Advice("dark-cave-hint-spy", {"seat": other, "percent": percent})
    tool = word(Action(int(ACTION[get(move, CARD)])))
    if other == seat:
        return Advice("dark-cave-hint-equip", {"tool": tool})
    return Advice("dark-cave-hint-gift", {"tool": tool, "seat": other, "percent": percent})


# Creatures


def _advice_on_prey(view: Record, seat: int, creature: int, spot: int, steps: int) -> Advice:
    """Say whom a creature can attack from a place with so many steps."""
    kind = word(Creature(creature))
    trust = _trust(view, seat)
    # one that is taken over does not attack where it stands (DC-58)
    stands = view.creature[creature] == spot
    here = () if stands else members(int(dwarves_at(view, spot)))
    if seat in here:
        return Advice("dark-cave-hint-attack-self", {"creature": kind})
    if here:
        other = min(here, key=lambda player: trust[player])
        enemy = 100 - trust[other]
        return Advice("dark-cave-hint-attack", {"creature": kind, "seat": other, "percent": enemy})
    near = {other for other in _in_reach(view, spot, steps) if other != seat}
    if not near:
        return Advice("dark-cave-hint-no-prey", {"creature": kind})
    other = min(near, key=lambda player: (trust[player], player))
    enemy = 100 - trust[other]
    return Advice("dark-cave-hint-prey", {"creature": kind, "seat": other, "percent": enemy})


def _in_reach(view: Record, spot: int, steps: int) -> set[int]:
    """Return the players whose dwarves a creature gets to; it stops at the first one (DC-60)."""
    ways = np.zeros(MOST_WAYS, np.int32)
    known, edge = {spot}, [spot]
    found: set[int] = set()
    for _ in range(steps):
        beyond = []
        for place in edge:
            for there in ways[: list_ways(view, place, 1, ways)].tolist():
                if there in known:
                    continue
                known.add(there)
                dwarves = members(int(dwarves_at(view, there)))
                found.update(dwarves)
                if not dwarves:
                    beyond.append(there)
        edge = beyond
    return found


def _advice_on_axe(view: Record, seat: int, kind: Do) -> Advice:
    creature = word(Creature(int(lowest(int(view.attackers)))))
    if kind == Do.ENDURE:
        return Advice("dark-cave-hint-endure", {"creature": creature})
    left = int(view.axes[seat]) - 1
    return Advice("dark-cave-hint-strike", {"creature": creature, "left": left})


# Steps of the own dwarf


def _advice_to_step(view: Record, seat: int, spot: int) -> Advice:
    slot, here = int(slot_of(spot)), int(view.dwarf[seat])
    face = int(view.face[slot])
    if view.face_down[slot]:
        exit_known = face != UNSEEN_GOAL and EXIT[face] != NO_SPACE
        goals = 1 if exit_known else int(unknown_goals(view)) if face == UNSEEN_GOAL else 0
        return Advice("dark-cave-hint-turn-up", {"goals": goals})
    if EXIT[face] == space_of(spot):
        return Advice("dark-cave-hint-exit", {"gold": int(view.gold[seat])})
    creatures = members(int(creatures_at(view, spot)))
    if creatures:
        return Advice("dark-cave-hint-creature", {"creature": word(Creature(creatures[0]))})
    if _has_gold(view, spot):
        return Advice("dark-cave-hint-vein")
    way = _ways_out(view, seat, (here, spot))
    gained = way[0] - way[1]
    if gained <= 0:
        return Advice("dark-cave-hint-step-aside")
    cost = "none"
    if card_cost(view, here, spot):
        cost = "card"
    elif gold_cost(view, here, spot):
        cost = "gold"
    return Advice("dark-cave-hint-step", {"steps": gained, "cost": cost})


def _advice_to_stop(view: Record, seat: int) -> Advice:
    if view.phase == Phase.CREATURE:
        return Advice(
            "dark-cave-hint-stop-creature", {"creature": word(Creature(int(view.walker)))}
        )
    if view.moved and view.dwarf[seat] != NOWHERE and _has_gold(view, int(view.dwarf[seat])):
        return Advice("dark-cave-hint-take")
    return Advice("dark-cave-hint-stop")


def _has_gold(view: Record, spot: int) -> bool:
    slot = int(slot_of(spot))
    return bool(view.vein_gold[slot] and VEIN[view.face[slot]] == space_of(spot))


# Moves that change the ways


def _ways_out(s: Record, seat: int, spots: Iterable[int]) -> list[int]:
    """Return about how many steps places are from the exit, cards to be laid counted as steps."""
    room = np.zeros(MOST_MOVES, np.int32)
    find_ways_out(s, seat, room)
    return [FAR if spot == NOWHERE else int(room[TO_EXIT + spot]) for spot in spots]


def _advice_on_ways(view: Record, seat: int, move: int, kind: Do) -> Advice:
    after = duplicate(view)
    _TRIED[kind](after, seat, move)
    dwarves = [int(view.dwarf[player]) for player in range(view.seats)]
    before = _ways_out(view, seat, dwarves)
    gained = [way - new for way, new in zip(before, _ways_out(after, seat, dwarves), strict=True)]
    if gained[seat] > 0:
        return Advice("dark-cave-hint-nearer", {"steps": _told(gained[seat])})
    if kind == Do.CHOP:
        cell = find_cell(view.board, get(move, X), get(move, Y))
        level = int(view.web_level[web_on(view, cell, get(move, SIDE))])
        return Advice("dark-cave-hint-chop", {"level": level - 1})
    if gained[seat] < 0:
        return Advice("dark-cave-hint-farther", {"steps": _told(-gained[seat])})
    return _advice_on_others(view, seat, gained) or _advice_without_ways(move, kind)


def _told(steps: int) -> int:
    """Return a difference between two ways as messages tell it: 0 if only one of them exists."""
    return steps if steps < FAR // 2 else 0


def _advice_on_others(view: Record, seat: int, gained: list[int]) -> Advice | None:
    """Say whom a move helps or hinders most, by how much one takes them for friend or enemy."""
    trust = _trust(view, seat)
    good = {other: gained[other] * (trust[other] - 50) for other in range(view.seats)}
    other = max(good, key=lambda player: good[player])
    if good[other] <= 0:
        return None
    if gained[other] > 0:
        values = {"seat": other, "steps": _told(gained[other]), "percent": trust[other]}
        return Advice("dark-cave-hint-friend", values)
    values = {"seat": other, "steps": _told(-gained[other]), "percent": 100 - trust[other]}
    return Advice("dark-cave-hint-block", values)


def _advice_without_ways(move: int, kind: Do) -> Advice:
    if kind == Do.PLACE and VEIN[get(move, CARD)] != NO_SPACE:
        return Advice("dark-cave-hint-new-vein")
    return Advice("dark-cave-hint-same-ways")


def _lay(s: Record, _seat: int, move: int) -> None:
    lay_path(s, get(move, X), get(move, Y), get(move, CARD), get(move, TURNED))


def _take_away(s: Record, _seat: int, move: int) -> None:
    cell = int(find_cell(s.board, get(move, X), get(move, Y)))
    take_path(s, int(s.card_at[cell]))
    drop_webs(s, cell, UNHEARD)


def _spin(s: Record, seat: int, move: int) -> None:
    cell = int(find_cell(s.board, get(move, X), get(move, Y)))
    spin_web(s, seat, get(move, CARD), cell, get(move, SIDE), UNHEARD)


def _chop(s: Record, _seat: int, move: int) -> None:
    cell = int(find_cell(s.board, get(move, X), get(move, Y)))
    wear_web(s, int(web_on(s, cell, get(move, SIDE))))


def _lay_goal(s: Record, _seat: int, move: int) -> None:
    turn_goal_up(s, int(s.pending), get(move, TURNED))


#: What each kind of move does to the cards and webs on the table.
_TRIED: dict[Do, Callable[[Record, int, int], None]] = {
    Do.PLACE: _lay,
    Do.ROCKFALL: _take_away,
    Do.SPIN: _spin,
    Do.CHOP: _chop,
    Do.LAY_GOAL: _lay_goal,
}
