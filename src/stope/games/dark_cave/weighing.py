"""How promising moves look to a seat: what each gains or costs it and its side, in steps.

A step nearer to the exit is worth ``STEP``; everything else is measured against that. Whom a seat
takes for a friend follows from its belief, so from its own view only.
"""

from typing import Any

from stope.games.dark_cave.belief import weigh_loyalty
from stope.games.dark_cave.cards import (
    ACTION,
    CREATURE_STEPS,
    EXIT,
    IS_PATH,
    NO_SPACE,
    OPEN,
    SPACES,
    UNSEEN_GOAL,
    VEIN,
    Action,
    Creature,
)
from stope.games.dark_cave.clans import winning_clan, works_for
from stope.games.dark_cave.courses import unknown_goals
from stope.games.dark_cave.moves import (
    CARD,
    FIRST,
    SEAT,
    SECOND,
    SIDE,
    SPACE,
    TURNED,
    Do,
    X,
    Y,
)
from stope.games.dark_cave.network import cards_apart, slot_of, space_of, spot_at
from stope.games.dark_cave.state import ALL_KNOW, NOBODY, NOWHERE, Phase
from stope.games.dark_cave.ways import (
    FAR,
    PREY,
    TO_EXIT,
    TRUST,
    across_web,
    crosses,
    entry_steps,
    find_ways_from,
    find_ways_out,
    look_around,
    mark_prey,
    passes,
    steps_beyond,
    trace_ways,
    way_over_card,
)
from stope.games.dark_cave.webs import web_on
from stope.kernel.board import NO_CELL, find_cell
from stope.kernel.fields import KIND, get
from stope.kernel.inclination import SCALE
from stope.kernel.masks import count, has, lowest
from stope.kernel.native import rule
from stope.kernel.records import Record
from stope.kernel.sides import opposite

#: What a step nearer to the exit is worth. All that follows is measured against it.
STEP = 4 * SCALE
#: Leaving the cave, and turning up a goal that may be the exit.
LEAVE = 8 * STEP
TURN_UP = 4 * STEP
#: Boots and an axe before oneself.
BOOTS = 4 * STEP
AXE = STEP
#: A look at a goal while the exit is unknown, less for each card that the goal is away.
LOOK = 13 * STEP
LOOK_FAR = STEP // 2
#: A look at the clan card of a player of whom nothing is known.
SPY = STEP // 2
#: The gold of a vein.
GOLD = 3 * STEP
#: An attack by a lindworm or goblin on a sure enemy, and a web or a rockfall in its way.
BITE = 3 * STEP
BLOCK = 4 * STEP
#: How much these count, in hundredths, against a dwarf next to the exit, near it, and far away;
#: and up to how many steps a dwarf is next to the exit or near it.
NEXT_COUNTS, NEAR_COUNTS, FAR_COUNTS = 250, 150, 75
NEXT_STEPS, NEAR_STEPS = 4, 12
#: What a hidden saboteur holds back from harming the own clan while it has more turns than these.
COVER = STEP
EARLY = 4
#: A card in the hand, for each way on that it offers, when others can be discarded.
KEEP = STEP // 2
#: What laying a card that does not help on the own way costs: it helps others, or is in the way.
WASTE = STEP
#: What bringing the end nearer by a card more is worth to who is ahead, and costs who is not.
HURRY = STEP
#: What spending a turn without getting on costs.
IDLE = STEP


@rule
def turns_left(view: Record, seat: int) -> int:
    """Return about how many turns a seat has before all cards are used up."""
    return int(view.hand_size[seat]) + int(view.pile_left) // int(view.seats)


# Friends and enemies


@rule
def judge(view: Record, seat: int, room: Any) -> None:
    """Write for each seat how likely it works for the same clan, in hundredths."""
    total = weigh_loyalty(view, seat, room[TRUST:])
    own = works_for(view, seat)
    for other in range(view.seats):
        loyal = 100 * int(room[TRUST + other]) // total
        room[TRUST + other] = loyal if view.clan[other] == own else 100 - loyal


@rule
def enmity(room: Any, other: int) -> int:
    """Return how much of an enemy a player is: 100 surely, -100 surely a friend."""
    return 100 - 2 * int(room[TRUST + other])


@rule
def caution(view: Record, seat: int, other: int) -> int:
    """Return what keeps a saboteur from harming a dwarf in its own colours."""
    if view.clan_known[seat] == ALL_KNOW or works_for(view, seat) == view.clan[seat]:
        return 0
    shows = view.clan[other] == view.clan[seat] and turns_left(view, seat) > EARLY
    return COVER if shows else 0


@rule
def threat(view: Record, other: int, room: Any) -> int:
    """Return how much it counts what happens to a dwarf, in hundredths: more near the exit."""
    steps = int(room[TO_EXIT + int(view.dwarf[other])])
    if steps <= NEXT_STEPS:
        return NEXT_COUNTS
    return NEAR_COUNTS if steps <= NEAR_STEPS else FAR_COUNTS


# Cards


@rule
def worth_of_path(move: int, now: int, room: Any) -> int:
    """Return what a path card gains; the cell has been looked around from."""
    way = way_over_card(get(move, CARD), get(move, TURNED), room)
    if way < now:
        return STEP * (now - way)
    return -IDLE - WASTE - worth_of_keeping(get(move, CARD))


@rule
def worth_of_tool(view: Record, seat: int, move: int, room: Any) -> int:
    """DC-54, DC-55: what boots or an axe are worth before a player."""
    other = get(move, SEAT)
    boots = ACTION[get(move, CARD)] == Action.BOOTS
    worth = BOOTS if boots else AXE
    if view.dwarf[other] == NOWHERE:
        return -IDLE
    if other == seat:
        return worth
    return -worth * enmity(room, other) // 200


@rule
def worth_of_look(view: Record, walker: int, move: int) -> int:
    """DC-50: what a look at a goal is worth: much if it may be the exit and none is known."""
    slot = int(view.card_at[find_cell(view.board, get(move, X), get(move, Y))])
    if view.face[slot] != UNSEEN_GOAL or unknown_goals(view) == 0:
        return -2 * IDLE
    return LOOK - LOOK_FAR * cards_apart(view, slot_of(view.dwarf[walker]), slot)


@rule
def worth_of_spying(view: Record, seat: int, move: int, room: Any) -> int:
    """DC-50: what a look at a clan card is worth: most if one cannot tell at all."""
    doubt = 100 - abs(enmity(room, get(move, SEAT)))
    return SPY * doubt // 100 if not has(int(view.clan_known[get(move, SEAT)]), seat) else -IDLE


@rule
def worth_of_block(view: Record, seat: int, move: int, room: Any) -> int:
    """DC-51, DC-53: what a web or a rockfall does to the ways of all dwarves."""
    cell = find_cell(view.board, get(move, X), get(move, Y))
    other_cell = cell
    if get(move, KIND) == Do.SPIN:
        other_cell = int(view.board.beside[cell, get(move, SIDE)])
    worth = -IDLE
    for other in range(view.seats):
        if view.dwarf[other] == NOWHERE:
            continue
        if get(move, KIND) == Do.SPIN:
            hit = crosses(room, other, cell, other_cell)
        else:
            hit = passes(room, other, cell)
        if not hit:
            continue
        if other == seat:
            worth -= 2 * BLOCK
        else:
            worth += BLOCK * enmity(room, other) // 100 * threat(view, other, room) // 100
            worth -= caution(view, seat, other)
    return worth


@rule
def worth_of_bite(view: Record, seat: int, other: int, creature: int, room: Any) -> int:
    """DC-61 to DC-63: what an attack of a creature on a dwarf is worth."""
    if creature == Creature.GOBLIN:
        harm = BITE if view.gold[other] > 0 else 0
    elif creature == Creature.LINDWORM:
        harm = 0 if has(int(view.lying), other) else BITE
    else:
        harm = BITE // 2 if view.hand_size[other] > 0 else 0
    harm = harm * threat(view, other, room) // 100
    if other == seat:
        return -harm
    return harm * enmity(room, other) // 100 - caution(view, seat, other)


@rule
def find_prey(view: Record, seat: int, creature: int, steps: int, room: Any) -> None:
    """Write what leading a creature to each place is worth, if it has so many steps left."""
    for place in range(int(view.slots) * SPACES):
        room[PREY + place] = 0
    for other in range(view.seats):
        spot = int(view.dwarf[other])
        if spot == NOWHERE:
            continue
        worth = 0
        for victim in range(view.seats):
            if view.dwarf[victim] == spot:
                worth += worth_of_bite(view, seat, victim, creature, room)
        if worth > 0:
            mark_prey(view, spot, worth, steps, room)
        else:
            room[PREY + spot] = worth


@rule
def worth_of_keeping(face: int) -> int:
    """Return what a card is worth in the hand."""
    if IS_PATH[face]:
        return KEEP * (count(int(OPEN[face, 0])) - 1)
    action = ACTION[face]
    if action in (Action.BOOTS, Action.INFORMATION):
        return 2 * KEEP
    return KEEP


@rule
def worth_of_card(view: Record, seat: int, walker: int, move: int, ahead: bool, room: Any) -> int:
    """Return what playing or discarding a card is worth."""
    kind = get(move, KIND)
    if kind == Do.PLACE:
        now = int(room[TO_EXIT + int(view.dwarf[walker])]) if walker != NOBODY else 0
        return worth_of_path(move, now, room)
    if kind == Do.PASS_ONE:
        return -IDLE - worth_of_keeping(get(move, CARD))
    if kind == Do.PASS_TWO:
        kept = worth_of_keeping(get(move, FIRST)) + worth_of_keeping(get(move, SECOND))
        return -IDLE - kept + (HURRY if ahead else -HURRY)
    if kind == Do.EQUIP:
        return worth_of_tool(view, seat, move, room)
    if kind == Do.LOOK:
        return worth_of_look(view, walker, move) if walker != NOBODY else -IDLE
    if kind == Do.SPY:
        return worth_of_spying(view, seat, move, room)
    if kind in (Do.SPIN, Do.ROCKFALL):
        return worth_of_block(view, seat, move, room)
    if kind == Do.LURE:
        spot = target_of(view, move)
        return int(room[PREY + spot]) - IDLE
    if kind == Do.SWAP:
        more = int(view.hand_size[get(move, SEAT)]) - int(view.hand_size[seat]) + 1
        return KEEP * more - IDLE
    return worth_of_chop(view, seat, move, room)


@rule
def target_of(view: Record, move: int) -> int:
    """Return the place that a move names."""
    return spot_at(view, find_cell(view.board, get(move, X), get(move, Y)), get(move, SPACE))


@rule
def worth_of_chop(view: Record, seat: int, move: int, room: Any) -> int:
    """DC-55: what an axe on a web is worth: something if the way out leads through the web."""
    here = int(view.dwarf[seat])
    cell, side = find_cell(view.board, get(move, X), get(move, Y)), get(move, SIDE)
    there = across_web(view, web_on(view, cell, side), here)
    if there >= 0:
        steps = int(room[TO_EXIT + there])
    else:
        stands = int(view.cell[slot_of(here)])
        steps = steps_beyond(view, stands, side if stands == cell else opposite(side), room)
    return STEP if steps < room[TO_EXIT + here] else -STEP


@rule
def lies_at(view: Record, cell: int, move: int) -> bool:
    """Return whether a move names this cell."""
    return view.board.x[cell] == get(move, X) and view.board.y[cell] == get(move, Y)


@rule
def hero(view: Record, seat: int, room: Any) -> int:
    """Return whose way a seat looks after: the own dwarf, or a friend nearest to the exit."""
    if view.dwarf[seat] != NOWHERE:
        return seat
    best, found = FAR, NOBODY
    for other in range(view.seats):
        if view.dwarf[other] != NOWHERE and enmity(room, other) < 0:
            steps = int(room[TO_EXIT + int(view.dwarf[other])])
            if steps < best:
                best, found = steps, other
    return found


@rule
def is_ahead(view: Record, seat: int) -> bool:
    """Return whether a seat has left and would win if the game ended now, as far as it sees."""
    return view.dwarf[seat] == NOWHERE and winning_clan(view) == works_for(view, seat)


@rule
def weigh_cards(view: Record, seat: int, moves: Any, total: int, worths: Any) -> None:
    """Write what each card that can be played or discarded is worth."""
    judge(view, seat, moves)
    find_ways_out(view, seat, moves)
    walker = hero(view, seat, moves)
    ahead = is_ahead(view, seat)
    if walker != NOBODY:
        find_ways_from(view, int(view.dwarf[walker]), moves)
    traced, around, prey = False, NO_CELL, -1
    for number in range(total):
        move = int(moves[number])
        kind = get(move, KIND)
        if kind == Do.PLACE:
            if around == NO_CELL or not lies_at(view, around, move):
                around = find_cell(view.board, get(move, X), get(move, Y))
                look_around(view, around, moves)
        elif kind in (Do.SPIN, Do.ROCKFALL) and not traced:
            trace_ways(view, moves)
            traced = True
        elif kind == Do.LURE:
            creature = int(ACTION[get(move, CARD)]) - Action.RAT.value
            if creature != prey:
                find_prey(view, seat, creature, int(CREATURE_STEPS[creature]), moves)
                prey = creature
        worths[number] = worth_of_card(view, seat, walker, move, ahead, moves)


# Steps


@rule
def worth_of_step(view: Record, seat: int, move: int, room: Any) -> int:
    """Return what a step of the own dwarf, or going no further, is worth."""
    here = int(view.dwarf[seat])
    if get(move, KIND) == Do.CHOP:
        return worth_of_chop(view, seat, move, room)
    if get(move, KIND) == Do.STOP:
        return worth_of_staying(view, here)
    spot = target_of(view, move)
    now = int(room[TO_EXIT + here])
    if view.face_down[slot_of(spot)]:
        return worth_of_turning_up(view, spot)
    if EXIT[view.face[slot_of(spot)]] == space_of(spot):
        return -STEP if would_lose(view, seat, room) else LEAVE
    gained = now - int(room[TO_EXIT + spot]) - entry_steps(view, here, spot) + 1
    worth = 2 * STEP * gained
    if view.steps == 1 or gained <= 0:
        worth += worth_of_staying(view, spot)
    return worth


@rule
def would_lose(view: Record, seat: int, room: Any) -> bool:
    """DC-70, DC-73: whether leaving would end the game with the other clan ahead."""
    judge(view, seat, room)
    friends, enemies, saved, lost = 1, 0, int(view.gold[seat]), 0
    for other in range(view.seats):
        if other == seat:
            continue
        gold = int(view.gold[other]) if view.dwarf[other] == NOWHERE else 0
        if enmity(room, other) > 0:
            enemies += 1
            lost += gold
        elif view.dwarf[other] != NOWHERE:
            return False
        else:
            friends += 1
            saved += gold
    tied = view.first_out != NOBODY and enmity(room, int(view.first_out)) > 0
    return saved * enemies < lost * friends + int(tied)


@rule
def worth_of_turning_up(view: Record, spot: int) -> int:
    """DC-38: what stepping on a face-down goal is worth: much if it may be the exit."""
    face = int(view.face[slot_of(spot)])
    if face == UNSEEN_GOAL:
        return TURN_UP if unknown_goals(view) > 0 else -STEP
    return TURN_UP if EXIT[face] != NO_SPACE else -STEP


@rule
def worth_of_staying(view: Record, spot: int) -> int:
    """DC-37: what ending the movement on a place is worth: the gold of a vein."""
    slot = slot_of(spot)
    if view.vein_gold[slot] > 0 and VEIN[view.face[slot]] == space_of(spot):
        return GOLD
    return 0


@rule
def weigh_steps(view: Record, seat: int, moves: Any, total: int, worths: Any) -> None:
    """Write what each step of the own dwarf is worth."""
    find_ways_out(view, seat, moves)
    for number in range(total):
        worths[number] = worth_of_step(view, seat, int(moves[number]), moves)


@rule
def weigh_walk(view: Record, seat: int, moves: Any, total: int, worths: Any) -> None:
    """Write what each step of a creature is worth."""
    judge(view, seat, moves)
    find_ways_out(view, seat, moves)
    find_prey(view, seat, int(view.walker), int(view.steps) - 1, moves)
    for number in range(total):
        move = int(moves[number])
        worths[number] = 0
        if get(move, KIND) == Do.STEP:
            worths[number] = 2 * int(moves[PREY + target_of(view, move)])


@rule
def worth_of_striking(view: Record, seat: int) -> int:
    """DC-56: what driving a creature off is worth to who is asked for an axe."""
    creature = lowest(int(view.attackers))
    if creature == Creature.GOBLIN:
        return 2 * STEP if view.gold[seat] > 0 else -STEP
    if creature == Creature.LINDWORM:
        return 2 * STEP if not has(int(view.lying), seat) else -STEP
    return STEP if view.hand_size[seat] > 0 else -STEP


@rule
def weigh(view: Record, seat: int, moves: Any, total: int, worths: Any) -> None:
    """Write how promising each move looks; the end of ``moves`` serves as room."""
    if view.phase == Phase.CARD:
        weigh_cards(view, seat, moves, total, worths)
    elif view.phase == Phase.STEPS:
        weigh_steps(view, seat, moves, total, worths)
    elif view.phase == Phase.CREATURE:
        weigh_walk(view, seat, moves, total, worths)
    else:
        for number in range(total):
            worths[number] = 0
            if int(moves[number]) == Do.STRIKE:
                worths[number] = worth_of_striking(view, seat)
