"""Movement in the Dark Cave: the possible steps, and the spaces in reach of a dwarf."""

from stope.cli.console import Line, listed
from stope.cli.terminal.dark_cave.board import STEP_SIGNS
from stope.cli.terminal.dark_cave.card_words import spot_words
from stope.cli.terminal.dark_cave.typed import spot_of, steps_of
from stope.engine.records import to_python
from stope.games.codecs import word
from stope.games.dark_cave.moves import Chop, Step
from stope.games.dark_cave.rules.move_range import card_cost, gold_cost
from stope.games.dark_cave.rules.movement_graph import spot_at
from stope.games.dark_cave.rules.turn import full_steps
from stope.games.dark_cave.state import NOWHERE
from stope.games.dark_cave.view import reach_from
from stope.games.dark_cave.view_types import DarkCaveReach
from stope.games.path_cards.board import find_cell
from stope.locales import say
from stope.view import View


def step_lines(view: View) -> list[Line]:
    """Return the possible steps as a numbered list, each step with its cost.

    A line with the moves that chop webs follows if there are such moves.
    """
    now = view.to_json()
    entries = []
    for number, move in enumerate(steps_of(view), 1):
        cost = "" if now["phase"] == "creature" else _step_cost(view, move)
        entries.append((str(number), spot_words(now, spot_of(move)) + cost))
    chops = [
        f"a {move.x} {move.y} {word(move.side)}" for move in view.moves() if isinstance(move, Chop)
    ]
    found = listed(entries, side_by_side=True)
    return [*found, say("dark-cave-chops", webs="; ".join(chops))] if chops else found


def step_signs(view: View) -> dict[tuple[int, int, int], str]:
    """Return the characters "①" to "⑨" for the first nine possible steps.

    The keys are the spaces to which the steps lead.
    """
    spots = [(move.x, move.y, move.space) for move in steps_of(view)]
    return dict(zip(spots, STEP_SIGNS, strict=False))


def _step_cost(view: View, move: Step) -> str:
    """Return the cost of a step of the player's dwarf, in brackets."""
    s = view.record
    here = int(s.dwarf[view.seat])
    there = int(spot_at(s, int(find_cell(s.board, move.x, move.y)), move.space))
    return _cost_words(card_cost(s, here, there), gold_cost(s, here, there))


def _cost_words(cards: int, gold: int) -> str:
    """Return costs as a text in brackets; the text is empty if there are no costs."""
    costs = [say("dark-cave-cost-cards", cards=cards)] if cards else []
    costs += [say("dark-cave-cost-gold", gold=gold)] if gold else []
    return f" ({', '.join(costs)})" if costs else ""


def steps_left(view: View) -> int:
    """Return how many steps the player's dwarf can still go.

    Outside the phase of steps, this is the number of steps in a full turn. A dwarf that is lying,
    or has stood up in this turn, cannot go any steps.
    """
    s, seat = view.record, view.seat
    now = view.to_json()
    if seat is None or now["seats"][seat]["lying"] or (s.turn == seat and s.stood_up):
        return 0
    return int(now["steps"] if now["phase"] == "steps" else full_steps(s, seat))


def reach(view: View) -> list[DarkCaveReach]:
    """Return the spaces in reach of the player's dwarf, nearest first."""
    s, seat = view.record, view.seat
    if seat is None or s.dwarf[seat] == NOWHERE:
        return []
    now = view.to_json()
    hand, gold = len(now["hand"]), now["seats"][seat]["gold"]
    found = reach_from(s, to_python(s), int(s.dwarf[seat]), steps_left(view), hand, gold)
    return sorted(found, key=lambda spot: spot["steps"])


def reach_lines(view: View) -> list[Line]:
    """Return a line for each space in reach: the number of steps, the space, and the cost."""
    spots = reach(view)
    if not spots:
        return [say("dark-cave-reach-none")]
    now = view.to_json()
    entries = [
        (str(spot["steps"]), spot_words(now, spot) + _cost_words(spot["cards"], spot["gold"]))
        for spot in spots
    ]
    return [say("dark-cave-reach", steps=steps_left(view)), *listed(entries, side_by_side=True)]
