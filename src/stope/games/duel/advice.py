"""What speaks for a move of the Duel: gold, goals, and how many cards are missing to them.

Everything comes from what the player sees. A move is tried out on a copy of that: goals that lie
face down stay unknown, and no card is drawn.
"""

from collections.abc import Callable
from dataclasses import dataclass

from stope.games.codecs import word
from stope.games.contract import Advice
from stope.games.duel.cards import GOLD, OPEN, ROUND_GOALS, TOOL_MASK, UNSEEN_GOAL, Tool
from stope.games.duel.goals import goals_face_down, mark_gold, reached_goal
from stope.games.duel.moves import CARD, EXCHANGE_TOOL, TOOL, TURNED, Do, X, Y
from stope.games.duel.network import spread_all
from stope.games.duel.prospects import survey, tools_lost
from stope.games.duel.state import PLAYERS
from stope.games.duel.terrain import OUT_OF_REACH, steps_to, steps_to_goals
from stope.kernel.board import NO_SLOT, put_card, slot_at, take_card, turn_up
from stope.kernel.events import UNHEARD
from stope.kernel.fields import KIND, get
from stope.kernel.masks import members
from stope.kernel.records import Record, duplicate

#: Stands for a way that does not exist, in messages about ways.
NO_WAY = 0


def advice(view: Record, seat: int, move: int) -> Advice:
    """Return what speaks for a move of a seat, or against it."""
    kind = Do(get(move, KIND))
    if kind in _TRIED:
        return _advice_on_network(view, seat, move, kind)
    if kind == Do.SABOTAGE:
        return Advice("duel-hint-sabotage", {"tool": _tool(int(TOOL_MASK[get(move, CARD)]))})
    if kind == Do.REPAIR:
        return _mended(view, seat, "duel-hint-repair", get(move, TOOL))
    if kind == Do.EXCHANGE:
        return _mended(view, seat, "duel-hint-exchange", get(move, EXCHANGE_TOOL))
    if kind == Do.LOOK:
        return _advice_to_look(view, move)
    if kind == Do.DONE:
        return Advice("duel-hint-done")
    cards = 1 if kind == Do.PASS_ONE else 2
    return Advice("duel-hint-pass", {"cards": cards, "drawn": min(cards, int(view.pile_left))})


# Moves without the network


def _tool(mask: int) -> str:
    return word(Tool(members(mask)[0]))


def _mended(view: Record, seat: int, message: str, tool: int) -> Advice:
    left = int(tools_lost(view, seat)) - 1
    return Advice(message, {"tool": word(Tool(tool)), "left": left})


def _advice_to_look(view: Record, move: int) -> Advice:
    slot = int(slot_at(view, get(move, X), get(move, Y)))
    known = "no" if view.face[slot] == UNSEEN_GOAL else "yes"
    return Advice("duel-hint-look", {"known": known, "goals": int(goals_face_down(view))})


# Moves that change the network


@dataclass(frozen=True, slots=True)
class _Ways:
    """What a player has of the network: marked gold, cards to the nearest goal, open ends."""

    gold: int
    cards: int
    ends: int


def _advice_on_network(view: Record, seat: int, move: int, kind: Do) -> Advice:
    after = duplicate(view)
    _TRIED[kind](after, move)
    spread_all(after)
    goal = int(reached_goal(after))
    mark_gold(after, UNHEARD)
    own, own_after = _ways(view, seat), _ways(after, seat)
    gold = own_after.gold - own.gold
    if kind == Do.BRIBE:
        opens = "goal" if goal != NO_SLOT else "gold" if gold > 0 else "way"
        return Advice("duel-hint-bribe", {"opens": opens, "gold": gold})
    if goal != NO_SLOT:
        return _turned_up(view, goal)
    if gold > 0:
        return Advice("duel-hint-gold", {"gold": gold})
    if is_shorter(own_after.cards, own.cards):
        return Advice("duel-hint-nearer", {"before": own.cards, "after": own_after.cards})
    if view.seats == PLAYERS:
        other, other_after = _ways(view, 1 - seat), _ways(after, 1 - seat)
        if is_shorter(other.cards, other_after.cards):
            return Advice("duel-hint-block", {"before": other.cards, "after": other_after.cards})
    if is_shorter(own.cards, own_after.cards):
        return Advice("duel-hint-farther", {"before": own.cards, "after": own_after.cards})
    if own_after.ends > own.ends:
        return Advice("duel-hint-branch", {"before": own.ends, "after": own_after.ends})
    return Advice("duel-hint-same-ways")


def is_shorter(one: int, other: int) -> bool:
    """Return whether one way takes fewer cards than another, either of which may not exist."""
    return one != NO_WAY and (other == NO_WAY or one < other)


def _turned_up(view: Record, slot: int) -> Advice:
    if view.face[slot] == UNSEEN_GOAL:
        return Advice("duel-hint-goal")
    return Advice("duel-hint-goal-known", {"gold": int(GOLD[view.face[slot]])})


def _ways(s: Record, seat: int) -> _Ways:
    gold = sum(int(GOLD[s.face[slot]]) for slot in range(s.slots) if s.owner[slot] == seat + 1)
    # the fewest cards over free ground, whatever cards there are for it
    ground = survey(s, seat)._replace(hard=0)
    steps = steps_to_goals(ground, ground.own, 0, 0)
    cards = min(int(steps_to(steps, goal)) for goal in range(ROUND_GOALS))
    ends = sum(
        bool(s.touch[seat, cell] and s.card_at[cell] == NO_SLOT) for cell in range(s.board.cells)
    )
    return _Ways(gold, NO_WAY if cards == OUT_OF_REACH else cards, ends)


def _lay(s: Record, move: int) -> None:
    face, turned = get(move, CARD), get(move, TURNED)
    put_card(s, get(move, X), get(move, Y), face, turned, int(OPEN[face, turned]))


def _unlock(s: Record, move: int) -> None:
    s.key[slot_at(s, get(move, X), get(move, Y))] = 1


def _bribe(s: Record, move: int) -> None:
    s.bribed[slot_at(s, get(move, X), get(move, Y))] = 1
    s.markers -= 1


def _take_away(s: Record, move: int) -> None:
    take_card(s, int(slot_at(s, get(move, X), get(move, Y))))


def _lay_goal(s: Record, move: int) -> None:
    slot, turned = int(s.pending), get(move, TURNED)
    turn_up(s, slot, turned, int(OPEN[s.face[slot], turned]))


#: What each kind of move does to the cards on the table.
_TRIED: dict[Do, Callable[[Record, int], None]] = {
    Do.PLACE: _lay,
    Do.PUT_KEY: _unlock,
    Do.BRIBE: _bribe,
    Do.ROCKFALL: _take_away,
    Do.LAY_GOAL: _lay_goal,
}
