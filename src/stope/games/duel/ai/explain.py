"""Explain a move of the Duel by its gold, the goals, and the cards still needed to reach a goal.

Only the player's view is used. A move that changes the network is tried out on a copy of the view.
In this copy, face-down goals stay unknown and no card is drawn.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

from stope.engine.bitfields import KIND, get
from stope.engine.bitmask import members
from stope.engine.event_buffer import NULL_BUFFER
from stope.engine.records import Evidence, GameRecord, State, ViewRecord, duplicate
from stope.games.codecs import word
from stope.games.duel.ai.distance import OUT_OF_REACH, steps_to, steps_to_goals
from stope.games.duel.ai.expected_gold import survey, tools_lost
from stope.games.duel.cards import GOLD, OPEN, ROUND_GOALS, TOOL_MASK, UNSEEN_GOAL, Tool
from stope.games.duel.connectivity import spread_all
from stope.games.duel.goals import goals_face_down, reached_goal
from stope.games.duel.gold_marking import mark_gold
from stope.games.duel.moves import CARD, EXCHANGE_TOOL, TOOL, TURNED, MoveKind, X, Y
from stope.games.duel.state import PLAYERS
from stope.games.path_cards.board import NO_SLOT, put_card, slot_at, take_card, turn_up
from stope.games.spec import Explanation

#: Messages give this number of cards to the nearest goal if no goal can be reached.
NO_WAY = 0


def explain(view: ViewRecord, seat: int, move: int, _evidence: Evidence) -> Explanation:
    """Return the main reason for or against a move of a seat."""
    kind = MoveKind(get(move, KIND))
    if kind in _TRIED:
        return _advice_on_network(view, seat, move, kind)
    if kind == MoveKind.SABOTAGE:
        return Explanation("duel-hint-sabotage", {"tool": _tool(int(TOOL_MASK[get(move, CARD)]))})
    if kind == MoveKind.REPAIR:
        return _mended(view, seat, "duel-hint-repair", get(move, TOOL))
    if kind == MoveKind.EXCHANGE:
        return _mended(view, seat, "duel-hint-exchange", get(move, EXCHANGE_TOOL))
    if kind == MoveKind.LOOK:
        return _advice_to_look(view, move)
    if kind == MoveKind.DONE:
        return Explanation("duel-hint-done")
    cards = 1 if kind == MoveKind.PASS_ONE else 2
    return Explanation("duel-hint-pass", {"cards": cards, "drawn": min(cards, int(view.pile_left))})


# Moves that do not change the network


def _tool(mask: int) -> str:
    return word(Tool(members(mask)[0]))


def _mended(view: ViewRecord, seat: int, message: str, tool: int) -> Explanation:
    left = int(tools_lost(view, seat)) - 1
    return Explanation(message, {"tool": word(Tool(tool)), "left": left})


def _advice_to_look(view: ViewRecord, move: int) -> Explanation:
    slot = int(slot_at(view, get(move, X), get(move, Y)))
    known = "no" if view.face[slot] == UNSEEN_GOAL else "yes"
    return Explanation("duel-hint-look", {"known": known, "goals": int(goals_face_down(view))})


# Moves that change the network


@dataclass(frozen=True, slots=True)
class _NetworkSummary:
    """A player's marked gold, the cards still needed to reach a goal, and the number of ends."""

    gold: int
    cards: int
    ends: int


def _advice_on_network(view: ViewRecord, seat: int, move: int, kind: MoveKind) -> Explanation:
    # these moves change only public cards, so the rules can be applied to a copy of the view
    after = cast(State, duplicate(view))
    _TRIED[kind](after, move)
    spread_all(after)
    goal = int(reached_goal(after))
    mark_gold(after, NULL_BUFFER)
    own, own_after = _summary(view, seat), _summary(after, seat)
    gold = own_after.gold - own.gold
    if kind == MoveKind.BRIBE:
        opens = "goal" if goal != NO_SLOT else "gold" if gold > 0 else "way"
        return Explanation("duel-hint-bribe", {"opens": opens, "gold": gold})
    if goal != NO_SLOT:
        return _turned_up(view, goal)
    if gold > 0:
        return Explanation("duel-hint-gold", {"gold": gold})
    if is_shorter(own_after.cards, own.cards):
        return Explanation("duel-hint-nearer", {"before": own.cards, "after": own_after.cards})
    if view.seats == PLAYERS:
        other, other_after = _summary(view, 1 - seat), _summary(after, 1 - seat)
        if is_shorter(other.cards, other_after.cards):
            return Explanation(
                "duel-hint-block", {"before": other.cards, "after": other_after.cards}
            )
    if is_shorter(own.cards, own_after.cards):
        return Explanation("duel-hint-farther", {"before": own.cards, "after": own_after.cards})
    if own_after.ends > own.ends:
        return Explanation("duel-hint-branch", {"before": own.ends, "after": own_after.ends})
    return Explanation("duel-hint-same-ways")


def is_shorter(one: int, other: int) -> bool:
    """Return whether a route of ``one`` cards is shorter than a route of ``other`` cards.

    ``NO_WAY`` means that there is no route; it counts as longer than any route.
    """
    return one != NO_WAY and (other == NO_WAY or one < other)


def _turned_up(view: ViewRecord, slot: int) -> Explanation:
    if view.face[slot] == UNSEEN_GOAL:
        return Explanation("duel-hint-goal")
    return Explanation("duel-hint-goal-known", {"gold": int(GOLD[view.face[slot]])})


def _summary(s: GameRecord, seat: int) -> _NetworkSummary:
    gold = sum(int(GOLD[s.face[slot]]) for slot in range(s.slots) if s.owner[slot] == seat + 1)
    # cards are counted here, not steps: a cell on which few cards fit counts like any other cell
    ground = survey(s, seat)._replace(few_fit=0)
    steps = steps_to_goals(ground, ground.own_ends, 0, 0)
    cards = min(int(steps_to(steps, goal)) for goal in range(ROUND_GOALS))
    ends = sum(
        bool(s.touch[seat, cell] and s.card_at[cell] == NO_SLOT) for cell in range(s.board.cells)
    )
    return _NetworkSummary(gold, NO_WAY if cards == OUT_OF_REACH else cards, ends)


def _lay(s: State, move: int) -> None:
    face, turned = get(move, CARD), get(move, TURNED)
    put_card(s, get(move, X), get(move, Y), face, turned, int(OPEN[face, turned]))


def _unlock(s: State, move: int) -> None:
    s.key[slot_at(s, get(move, X), get(move, Y))] = 1


def _bribe(s: State, move: int) -> None:
    s.bribed[slot_at(s, get(move, X), get(move, Y))] = 1
    s.markers -= 1


def _take_away(s: State, move: int) -> None:
    take_card(s, int(slot_at(s, get(move, X), get(move, Y))))


def _lay_goal(s: State, move: int) -> None:
    slot, turned = int(s.pending), get(move, TURNED)
    turn_up(s, slot, turned, int(OPEN[s.face[slot], turned]))


#: For each kind of move that changes the network: the function that makes such a move on a copy of
#: the view.
_TRIED: dict[MoveKind, Callable[[State, int], None]] = {
    MoveKind.PLACE: _lay,
    MoveKind.PUT_KEY: _unlock,
    MoveKind.BRIBE: _bribe,
    MoveKind.ROCKFALL: _take_away,
    MoveKind.LAY_GOAL: _lay_goal,
}
