"""The main reason for or against a move in the Dark Cave, for hints.

Reasons are routes, gold, friends and enemies. They come from the player's view only. A move that
changes routes is tried out on a copy of the view, where goals that the player has not seen stay
unknown. The clan that another player works for is estimated from the view and the evidence.
"""

from collections.abc import Callable, Iterable
from typing import cast

from stope.engine.bitfields import KIND, get
from stope.engine.bitmask import lowest, members
from stope.engine.event_buffer import NULL_BUFFER
from stope.engine.records import Evidence, GameRecord, State, ViewRecord, duplicate, new_workspace
from stope.games.codecs import word
from stope.games.dark_cave.ai.distance import FAR, find_believed_distances_to_exit, mark_prey
from stope.games.dark_cave.ai.exit_evidence import unknown_goals
from stope.games.dark_cave.ai.policy import target_of, write_trust
from stope.games.dark_cave.ai.workspace import WORKSPACE
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
from stope.games.dark_cave.moves import CARD, SEAT, SIDE, TURNED, MoveKind, X, Y
from stope.games.dark_cave.rules.move_range import card_cost, gold_cost
from stope.games.dark_cave.rules.movement_graph import (
    creatures_at,
    dwarves_at,
    lay_path,
    list_neighbours,
    slot_of,
    space_of,
    take_path,
    turn_goal_up,
)
from stope.games.dark_cave.rules.webs import drop_webs, spin_web, wear_web, web_on
from stope.games.dark_cave.state import NOWHERE, Phase
from stope.games.path_cards.board import find_cell
from stope.games.spec import Explanation


def explain(view: ViewRecord, seat: int, move: int, evidence: Evidence) -> Explanation:
    """Return the main reason for or against a move, as the id of a message with its variables."""
    kind = MoveKind(get(move, KIND))
    if kind in _TRIED:
        return _advice_on_routes(view, seat, move, kind, evidence)
    if kind == MoveKind.STEP and view.phase == Phase.CREATURE:
        spot, steps = int(target_of(view, move)), int(view.steps) - 1
        return _advice_on_prey(view, seat, int(view.walker), spot, steps, evidence)
    if kind == MoveKind.LURE:
        creature = int(ACTION[get(move, CARD)]) - Action.RAT
        spot, steps = int(target_of(view, move)), int(CREATURE_STEPS[creature])
        return _advice_on_prey(view, seat, creature, spot, steps, evidence)
    if kind == MoveKind.STEP:
        return _advice_to_step(view, seat, int(target_of(view, move)), evidence)
    if kind == MoveKind.STOP:
        return _advice_to_stop(view, seat)
    if kind in (MoveKind.STRIKE, MoveKind.ENDURE):
        return _advice_on_axe(view, seat, kind)
    if kind == MoveKind.LOOK:
        return Explanation("dark-cave-hint-look", {"goals": int(unknown_goals(view))})
    if kind in (MoveKind.PASS_ONE, MoveKind.PASS_TWO):
        cards = 1 if kind == MoveKind.PASS_ONE else 2
        values = {"cards": cards, "drawn": min(cards, int(view.pile_left))}
        return Explanation("dark-cave-hint-pass", values)
    return _advice_on_player(view, seat, get(move, SEAT), move, kind, evidence)


# Players


def _trust(view: ViewRecord, seat: int, evidence: Evidence) -> list[int]:
    """Return the probability that each player works for the same clan as a seat, in percent."""
    workspace = new_workspace(WORKSPACE)
    write_trust(view, seat, evidence, workspace)
    return [int(percent) for percent in workspace.trust[: int(view.seats)]]


def _advice_on_player(
    view: ViewRecord, seat: int, other: int, move: int, kind: MoveKind, evidence: Evidence
) -> Explanation:
    if kind == MoveKind.SWAP:
        # the card that is played is no longer in the hand
        give, take = int(view.hand_size[seat]) - 1, int(view.hand_size[other])
        return Explanation("dark-cave-hint-swap", {"seat": other, "give": give, "take": take})
    percent = _trust(view, seat, evidence)[other]
    if kind == MoveKind.SPY:
        return Explanation("dark-cave-hint-spy", {"seat": other, "percent": percent})
    tool = word(Action(int(ACTION[get(move, CARD)])))
    if other == seat:
        return Explanation("dark-cave-hint-equip", {"tool": tool})
    return Explanation("dark-cave-hint-gift", {"tool": tool, "seat": other, "percent": percent})


# Creatures


def _advice_on_prey(
    view: ViewRecord, seat: int, creature: int, spot: int, steps: int, evidence: Evidence
) -> Explanation:
    """Return the main reason for or against moving a creature to a spot.

    The reason is a dwarf that the creature attacks on the spot, or can attack after more steps.
    """
    kind = word(Creature(creature))
    trust = _trust(view, seat, evidence)
    # a creature that a player takes over does not attack where it stands (DC-58)
    stands = view.creature[creature] == spot
    here = () if stands else members(int(dwarves_at(view, spot)))
    if seat in here:
        return Explanation("dark-cave-hint-attack-self", {"creature": kind})
    if here:
        other = min(here, key=lambda player: trust[player])
        enemy = 100 - trust[other]
        return Explanation(
            "dark-cave-hint-attack", {"creature": kind, "seat": other, "percent": enemy}
        )
    near = {other for other in _in_reach(view, spot, steps) if other != seat}
    if not near:
        return Explanation("dark-cave-hint-no-prey", {"creature": kind})
    other = min(near, key=lambda player: (trust[player], player))
    enemy = 100 - trust[other]
    return Explanation("dark-cave-hint-prey", {"creature": kind, "seat": other, "percent": enemy})


def _in_reach(view: ViewRecord, spot: int, steps: int) -> set[int]:
    """DC-60: return the seats whose dwarves a creature can reach without passing another dwarf."""
    workspace = new_workspace(WORKSPACE)
    # a copy, because ``mark_prey`` overwrites the neighbours in the workspace
    found_here = workspace.neighbours.copy()
    count = list_neighbours(view, spot, 1, found_here) if steps > 0 else 0
    neighbours = found_here[:count]
    found: set[int] = set()
    for other in range(view.seats):
        if view.dwarf[other] != NOWHERE and view.dwarf[other] != spot:
            workspace.prey[:] = 0
            mark_prey(view, int(view.dwarf[other]), 1, steps - 1, workspace)
            if workspace.prey[neighbours].any():
                found.add(other)
    return found


def _advice_on_axe(view: ViewRecord, seat: int, kind: MoveKind) -> Explanation:
    creature = word(Creature(int(lowest(int(view.attackers)))))
    if kind == MoveKind.ENDURE:
        return Explanation("dark-cave-hint-endure", {"creature": creature})
    left = int(view.axes[seat]) - 1
    return Explanation("dark-cave-hint-strike", {"creature": creature, "left": left})


# Steps of the player's own dwarf


def _advice_to_step(view: ViewRecord, seat: int, spot: int, evidence: Evidence) -> Explanation:
    slot, here = int(slot_of(spot)), int(view.dwarf[seat])
    face = int(view.face[slot])
    if view.face_down[slot]:
        exit_known = face != UNSEEN_GOAL and EXIT[face] != NO_SPACE
        goals = 1 if exit_known else int(unknown_goals(view)) if face == UNSEEN_GOAL else 0
        return Explanation("dark-cave-hint-turn-up", {"goals": goals})
    if EXIT[face] == space_of(spot):
        return Explanation("dark-cave-hint-exit", {"gold": int(view.gold[seat])})
    creatures = members(int(creatures_at(view, spot)))
    if creatures:
        return Explanation("dark-cave-hint-creature", {"creature": word(Creature(creatures[0]))})
    if _has_gold(view, spot):
        return Explanation("dark-cave-hint-vein")
    now, then = _distances(view, seat, (here, spot), evidence)
    gained = now - then
    if gained <= 0:
        return Explanation("dark-cave-hint-step-aside")
    cost = "none"
    if card_cost(view, here, spot):
        cost = "card"
    elif gold_cost(view, here, spot):
        cost = "gold"
    return Explanation("dark-cave-hint-step", {"steps": gained, "cost": cost})


def _advice_to_stop(view: ViewRecord, seat: int) -> Explanation:
    if view.phase == Phase.CREATURE:
        return Explanation(
            "dark-cave-hint-stop-creature", {"creature": word(Creature(int(view.walker)))}
        )
    if view.moved and view.dwarf[seat] != NOWHERE and _has_gold(view, int(view.dwarf[seat])):
        return Explanation("dark-cave-hint-take")
    return Explanation("dark-cave-hint-stop")


def _has_gold(view: ViewRecord, spot: int) -> bool:
    slot = int(slot_of(spot))
    return bool(view.vein_gold[slot] and VEIN[view.face[slot]] == space_of(spot))


# Moves that change routes


def _distances(s: GameRecord, seat: int, spots: Iterable[int], evidence: Evidence) -> list[int]:
    """Return the distance from each spot in ``spots`` to the exit."""
    workspace = new_workspace(WORKSPACE)
    find_believed_distances_to_exit(s, seat, evidence, workspace)
    return [FAR if spot == NOWHERE else int(workspace.to_exit[spot]) for spot in spots]


def _advice_on_routes(
    view: ViewRecord, seat: int, move: int, kind: MoveKind, evidence: Evidence
) -> Explanation:
    # these moves change public cards only, so the rules can act on a copy of the view
    after = cast(State, duplicate(view))
    _TRIED[kind](after, seat, move)
    dwarves = [int(view.dwarf[player]) for player in range(view.seats)]
    now = _distances(view, seat, dwarves, evidence)
    then = _distances(after, seat, dwarves, evidence)
    gained = [old - new for old, new in zip(now, then, strict=True)]
    if gained[seat] > 0:
        return Explanation("dark-cave-hint-nearer", {"steps": _shown(gained[seat])})
    if kind == MoveKind.CHOP:
        cell = find_cell(view.board, get(move, X), get(move, Y))
        level = int(view.web_level[web_on(view, cell, get(move, SIDE))])
        return Explanation("dark-cave-hint-chop", {"level": level - 1})
    if gained[seat] < 0:
        return Explanation("dark-cave-hint-farther", {"steps": _shown(-gained[seat])})
    return _advice_on_others(view, seat, gained, evidence) or _advice_on_unchanged_routes(
        move, kind
    )


def _shown(steps: int) -> int:
    """Return the number of steps that a message shows when a route gets shorter or longer.

    The number is 0 if there is a route only before the move, or only after the move.
    """
    return steps if steps < FAR // 2 else 0


def _advice_on_others(
    view: ViewRecord, seat: int, gained: list[int], evidence: Evidence
) -> Explanation | None:
    """Return a reason for a move by its effect on another player's route, or None.

    The reason names the friend whom the move helps most, or the enemy whom the move hinders most.
    The result is None if the move neither helps a friend nor hinders an enemy.
    """
    trust = _trust(view, seat, evidence)
    good = {other: gained[other] * (trust[other] - 50) for other in range(view.seats)}
    other = max(good, key=lambda player: good[player])
    if good[other] <= 0:
        return None
    if gained[other] > 0:
        values = {"seat": other, "steps": _shown(gained[other]), "percent": trust[other]}
        return Explanation("dark-cave-hint-friend", values)
    values = {"seat": other, "steps": _shown(-gained[other]), "percent": 100 - trust[other]}
    return Explanation("dark-cave-hint-block", values)


def _advice_on_unchanged_routes(move: int, kind: MoveKind) -> Explanation:
    if kind == MoveKind.PLACE and VEIN[get(move, CARD)] != NO_SPACE:
        return Explanation("dark-cave-hint-new-vein")
    return Explanation("dark-cave-hint-same-ways")


def _lay(s: State, _seat: int, move: int) -> None:
    lay_path(s, get(move, X), get(move, Y), get(move, CARD), get(move, TURNED))


def _take_away(s: State, _seat: int, move: int) -> None:
    cell = int(find_cell(s.board, get(move, X), get(move, Y)))
    take_path(s, int(s.card_at[cell]))
    drop_webs(s, cell, NULL_BUFFER)


def _spin(s: State, seat: int, move: int) -> None:
    cell = int(find_cell(s.board, get(move, X), get(move, Y)))
    spin_web(s, seat, get(move, CARD), cell, get(move, SIDE), NULL_BUFFER)


def _chop(s: State, _seat: int, move: int) -> None:
    cell = int(find_cell(s.board, get(move, X), get(move, Y)))
    wear_web(s, int(web_on(s, cell, get(move, SIDE))))


def _lay_goal(s: State, _seat: int, move: int) -> None:
    turn_goal_up(s, int(s.pending), get(move, TURNED))


#: The kinds of moves that change routes, each with the function that makes such a move on a copy of
#: a view.
_TRIED: dict[MoveKind, Callable[[State, int, int], None]] = {
    MoveKind.PLACE: _lay,
    MoveKind.ROCKFALL: _take_away,
    MoveKind.SPIN: _spin,
    MoveKind.CHOP: _chop,
    MoveKind.LAY_GOAL: _lay_goal,
}
