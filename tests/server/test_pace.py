"""Bots among people: one can see what they do, and take a seat back before it is too late."""

from itertools import pairwise

import pytest

from stope.server.app import make_app
from stope.server.context import ProcessSettings
from stope.server.rate_limit import TokenBucket
from tests.server.serving import nonce, running, wait_until_ready

PACE = 0.4


@pytest.fixture(scope="module")
def slowly(tmp_path_factory):
    """Return the address of a server whose bots take their time."""
    file = str(tmp_path_factory.mktemp("slow") / "tables.sqlite")
    with running(
        make_app(file, TokenBucket(1000, 1000), settings=ProcessSettings(bot_pace=PACE))
    ) as address:
        wait_until_ready(address)
        yield address


def moves_in(line):
    """Return who moved and when, of all that a line has heard."""
    told = [one for news in line.told if news["type"] == "news" for one in news["happened"]]
    return [(one["seat"], one["at"]) for one in told if one["kind"] == "moved"]


def test_a_bot_moves_when_the_move_before_has_been_seen(slowly, guests):
    ann = guests(slowly, "Ann")
    table = ann.open_table(game="dark-cave", seats=2)["table"]
    with ann.at(table) as line:
        line.ask("sit", seat=0, name="Ann", nonce=nonce())
        line.ask("seat-bot", seat=1, level="newcomer")
        line.ask("start")
        line.ask("hand", seat=0, level="newcomer")
        line.until(lambda news: len(moves_in(line)) >= 8)
        moves = moves_in(line)
        for (seat, at), (other, later) in pairwise(moves):
            assert later - at > (PACE / 2 if seat == other else PACE) - 0.01
        # there is time to take the seat back, and nothing is done for it any more
        assert line.ask("take-back", seat=0)["type"] == "done"
        back = line.news["heard"]
        line.until(lambda news: news["views"][0]["moves"])
        line.ask("say", phrase="hello")
        told = [one for news in line.told if "happened" in news for one in news["happened"]]
        assert not [one for one in told if one["heard"] > back and one["seat"] == 0]


@pytest.fixture(scope="module")
def stopped(tmp_path_factory):
    """Return the address of a server whose bots would move once in ten minutes."""
    file = str(tmp_path_factory.mktemp("stopped") / "tables.sqlite")
    with running(
        make_app(file, TokenBucket(1000, 1000), settings=ProcessSettings(bot_pace=600.0))
    ) as address:
        wait_until_ready(address)
        yield address


def play_by_bots(*lines):
    """Let a table of the Dark Cave play by itself while people with seats look on."""
    for seat, line in enumerate(lines):
        line.ask("sit", seat=seat, name="Ann", nonce=nonce())
    lines[0].ask("seat-bot", seat=len(lines), level="newcomer")
    lines[0].ask("start")
    for seat, line in enumerate(lines):
        line.ask("hand", seat=seat, level="newcomer")


def hear_moves(line, count):
    """Wait for so many more moves, and return the seconds between them."""
    seen = len(moves_in(line))
    line.until(lambda news: len(moves_in(line)) >= seen + count)
    moves = [at for _, at in moves_in(line)[seen:]]
    return [later - at for at, later in pairwise(moves)]


def test_bots_move_at_once_for_a_person_who_wants_that(stopped, guests):
    ann = guests(stopped, "Ann")
    table = ann.open_table(game="dark-cave", seats=2)["table"]
    with ann.at(table) as line:
        play_by_bots(line)
        assert line.ask("bot-speed", speed="never")["code"] == "bad-request"
        assert line.ask("bot-speed", speed="at-once")["type"] == "done"
        hear_moves(line, 5)
    # the next connection says it with its hello
    with ann.at(table, bot_speed="at-once") as line:
        hear_moves(line, 5)


def test_bots_move_slowly_for_a_person_who_wants_that(slowly, guests):
    ann = guests(slowly, "Ann")
    table = ann.open_table(game="dark-cave", seats=2)["table"]
    with ann.at(table, bot_speed="slow") as line:
        play_by_bots(line)
        assert all(gap > PACE - 0.01 for gap in hear_moves(line, 5))


def test_the_slowest_wish_of_those_who_play_counts(slowly, stopped, guests):
    for address in (slowly, stopped):
        ann, bo, cy = (guests(address, name) for name in ("Ann", "Bo", "Cy"))
        opened = ann.open_table(game="dark-cave", seats=3, settings={"public": True})["table"]
        with ann.at(opened) as line, bo.at(opened) as other, cy.at(opened) as watching:
            line.ask("bot-speed", speed="at-once")
            # a spectator's wish changes nothing
            watching.ask("bot-speed", speed="slow")
            play_by_bots(line, other)
            if address == slowly:
                assert all(gap > PACE / 2 - 0.01 for gap in hear_moves(line, 5))
            other.ask("bot-speed", speed="at-once")
            hear_moves(line, 8)


def test_one_person_skips_until_there_is_something_to_decide(slowly, stopped, guests):
    ann = guests(stopped, "Ann")
    table = ann.open_table(game="dark-cave", seats=2)["table"]
    with ann.at(table) as line:
        play_by_bots(line)
        assert line.ask("skip")["type"] == "done"
        hear_moves(line, 5)
    ann = guests(slowly, "Ann")
    table = ann.open_table(game="dark-cave", seats=2)["table"]
    with ann.at(table) as line:
        play_by_bots(line)
        line.ask("skip")
        line.ask("take-back", seat=0)
        line.until(lambda news: news["views"][0]["moves"])
        # with a decision to make there is nothing to skip
        line.ask("skip")
        line.ask("hand", seat=0, level="newcomer")
        assert all(gap > PACE / 2 - 0.01 for gap in hear_moves(line, 5))


def test_among_several_people_all_have_to_skip(slowly, stopped, guests):
    for address in (slowly, stopped):
        ann, bo, cy = (guests(address, name) for name in ("Ann", "Bo", "Cy"))
        opened = ann.open_table(game="dark-cave", seats=3, settings={"public": True})["table"]
        with ann.at(opened) as line, bo.at(opened) as other, cy.at(opened) as watching:
            play_by_bots(line, other)
            line.ask("skip")
            assert watching.ask("skip")["code"] == "no-seat-here"
            if address == slowly:
                assert all(gap > PACE / 2 - 0.01 for gap in hear_moves(line, 5))
            other.ask("skip")
            hear_moves(line, 8)


def test_nobody_waits_for_the_wish_of_a_person_who_left(stopped, guests):
    ann, bo = guests(stopped, "Ann"), guests(stopped, "Bo")
    opened = ann.open_table(game="dark-cave", seats=3, settings={"public": True})["table"]
    with ann.at(opened) as line:
        with bo.at(opened) as other:
            play_by_bots(line, other)
            line.ask("skip")
        hear_moves(line, 5)
