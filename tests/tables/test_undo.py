"""Against bots alone a laid card can be taken back until something hidden was shown."""

import pytest

from stope.bots import make_bot
from stope.errors.tables import CannotUndo, SeatNotYours, TableOver
from stope.games.dark_cave.events import Stepped
from stope.games.dark_cave.moves import Step
from stope.match import replay
from stope.tables.archive import make_archive, read_match
from stope.tables.log_entries import DaysClock, Handed, LiveClock, Moved, Undone
from stope.tables.table import read_log
from stope.tables.undoing import without_undone
from tests.tables.logs import SECRET, Log, match_of

DAY = 24 * 3600


def let_play(log, seats, at=0.0):
    """Let these seats decide like newcomers as long as they owe a decision."""
    match = log.table.match
    game = match.game
    bot = make_bot(game.name, "newcomer")
    while match.actors and match.actors[0] in seats:
        seat = match.actors[0]
        move = game.moves.to_json(bot.choose(match.view(seat)).move)
        person = log.table.seats[seat].person if log.table.seats[seat].bot is None else None
        log.do(Moved(seat=seat, move=move), person, at)


def placing(log, seat=0):
    """Return the ways in which a seat can lay a path card now."""
    match = log.table.match
    moves = map(match.game.moves.to_json, match.moves(seat))
    return [move for move in moves if move["move"] == "place"]


def cave(*persons, **settings):
    """Return a table of the Dark Cave at which Ann is to lay a card."""
    log = Log("dark-cave", len(persons), **settings).sit(*persons).start()
    others = range(1, len(persons))
    let_play(log, others)
    while not placing(log):
        let_play(log, [0])
        let_play(log, others)
    return log


def undo(log, person="ann", seat=0, at=0.0):
    return log.do(Undone(seat=seat), person, at)


def test_undoing_leaves_the_match_as_it_was_before_the_card():
    log = cave("ann", None, None)
    before, views = log.table.match, [log.table.match.view(seat) for seat in (0, 1, 2, None)]
    state, story, history = before.state_bytes(), before.events, before.history
    first, second = placing(log)[:2]
    assert not log.table.may_undo(0)
    log.do(Moved(seat=0, move=first), "ann")
    assert log.table.may_undo(0)
    undo(log)
    match = log.table.match
    assert (match.state_bytes(), match.history) == (state, history)
    assert [one.event for one in match.events] == [one.event for one in story]
    assert [match.view(seat) for seat in (0, 1, 2, None)] == views
    # once is enough: the move before was not hers, or showed something
    with pytest.raises(CannotUndo):
        undo(log)
    log.do(Moved(seat=0, move=second), "ann")
    # whoever reads the log has the same table
    again = read_log("t", SECRET, log.rows)
    assert match_of(again).state_bytes() == log.table.match.state_bytes()
    assert again.turn_of(0) == log.table.turn_of(0)
    assert again.may_undo(0)


def test_a_move_for_the_decision_before_the_undoing_comes_too_late():
    log = cave("ann", None)
    turn = log.table.turn_of(0)
    log.do(Moved(seat=0, move=placing(log)[0]), "ann")
    undo(log)
    assert log.table.turn_of(0) == turn + 2


def test_only_the_last_move_and_only_a_laid_card():
    log = cave("ann", None)
    log.do(Moved(seat=0, move=placing(log)[0]), "ann")
    with pytest.raises(SeatNotYours):
        undo(log, "bo")
    with pytest.raises(SeatNotYours):
        undo(log, seat=1)
    # the end of the movement, with the card that is drawn then, and all is settled
    log.do(Moved(seat=0, move={"move": "stop"}), "ann")
    with pytest.raises(CannotUndo):
        undo(log)


def step_onto_open_card(log):
    """Let Ann's dwarf go a step that shows nothing; return whether there was one."""
    match = log.table.match
    before = len(match.history)
    for move in match.moves(0):
        if isinstance(move, Step):
            trial = match.without_last_move()
            trial.play(*match.history[-1])
            if all(isinstance(one.event, Stepped) for one in trial.play(0, move)):
                log.do(Moved(seat=0, move=match.game.moves.to_json(move)), "ann")
                break
    return len(log.table.match.history) > before


def test_steps_over_open_cards_are_undone_one_by_one_and_then_the_card():
    log = cave("ann", None)
    laid = placing(log)[0]
    states = [log.table.match.state_bytes()]
    log.do(Moved(seat=0, move=laid), "ann")
    while len(states) < 3:
        states.append(log.table.match.state_bytes())
        assert step_onto_open_card(log)
    while states:
        assert log.table.may_undo(0)
        undo(log)
        assert log.table.match.state_bytes() == states.pop()
    again = read_log("t", SECRET, log.rows)
    assert match_of(again).state_bytes() == log.table.match.state_bytes()


def test_not_among_people():
    log = cave("ann", "bo", None)
    log.do(Moved(seat=0, move=placing(log)[0]), "ann")
    with pytest.raises(CannotUndo):
        undo(log)
    # not even while a bot plays for one of them
    log = cave("ann", "bo", None)
    log.do(Handed(seat=1, level="foreman"), "bo")
    log.do(Moved(seat=0, move=placing(log)[0]), "ann")
    with pytest.raises(CannotUndo):
        undo(log)


def test_not_in_the_duel_once_a_card_was_drawn():
    log = Log("duel", 2).sit("ann", None).start()
    let_play(log, [1])
    log.do(Moved(seat=0, move=placing(log)[0]), "ann")
    drew = {type(notice.event).__name__ for notice in log.table.updates[-1].events}
    assert "CardDrawn" in drew
    with pytest.raises(CannotUndo):
        undo(log)


@pytest.mark.parametrize("game", ["dark-cave", "duel"])
def test_what_can_be_undone_has_shown_nobody_anything(game):
    """Whatever all viewers see after the move follows from what they saw before, and the card."""
    log = Log(game, 2).sit("ann", None).start()
    allowed = {"CardLaid", "VeinFilled", "Stepped"}
    undone = 0
    for _ in range(60):
        match = log.table.match
        if match.over:
            break
        hands = [match.view(seat).to_json()["hand"] for seat in range(2)]
        let_one_play(log)
        if log.table.may_undo(0):
            undone += 1
            events = {type(notice.event).__name__ for notice in log.table.updates[-1].events}
            assert events <= allowed
            own, other = (log.table.match.view(seat).to_json()["hand"] for seat in range(2))
            assert len(own) == len(hands[0]) - ("CardLaid" in events)
            assert other == hands[1]
    assert undone or game == "duel"


def let_one_play(log):
    match = log.table.match
    seat = match.actors[0]
    move = make_bot(match.game.name, "newcomer").choose(match.view(seat)).move
    log.do(Moved(seat=seat, move=match.game.moves.to_json(move)), "ann" if seat == 0 else None)


def test_a_clock_gains_no_time():
    log = cave("ann", None, clock=LiveClock(seconds=600, increment=30))
    left = log.table.clocks.left(0, 0.0)
    log.do(Moved(seat=0, move=placing(log)[0]), "ann", 40.0)
    assert log.table.clocks.left(0, 40.0) == left - 40 + 30
    undo(log, at=50.0)
    assert log.table.clocks.left(0, 50.0) == left - 50
    assert log.table.clocks.runs(0)


def test_days_for_a_decision_are_not_given_again():
    log = cave("ann", None, clock=DaysClock(days=3))
    log.do(Moved(seat=0, move=placing(log)[0]), "ann", 2 * DAY)
    undo(log, at=2 * DAY + 5)
    assert log.table.clocks.left(0, 2 * DAY + 5) == DAY - 5


def test_the_story_from_its_beginning_leaves_out_both():
    log = cave("ann", None)
    log.do(Moved(seat=0, move=placing(log)[0]), "ann")
    laid = log.table.seq
    undo(log)
    log.do(Moved(seat=0, move=placing(log)[1]), "ann")
    is_folded = log.table.folding.is_folded
    told = [seq for seq in range(laid, laid + 3) if not is_folded(seq, lambda _: True)]
    assert told == [laid + 2]


def test_record_and_archive_hold_only_moves_that_stand():
    log = cave("ann", None)
    for _ in range(2):
        log.do(Moved(seat=0, move=placing(log)[0]), "ann")
        undo(log)
    let_play(log, [0, 1])
    table = log.table
    assert table.match.over
    record = table.match.record()
    assert replay(record).state_bytes() == table.match.state_bytes()
    standing = [row.entry for row in without_undone(log.rows) if isinstance(row.entry, Moved)]
    assert [[entry.seat, entry.move] for entry in standing] == record["moves"]
    archive = make_archive(table.opened, SECRET, table.nonces, log.rows)
    assert archive.state == table.match.state_digest()
    assert len(read_match(archive.match).moves) == len(record["moves"]) + 1
    with pytest.raises(TableOver):
        undo(log)
