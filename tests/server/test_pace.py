"""Bots among people: one can see what they do, and take a seat back before it is too late."""

from itertools import pairwise

import pytest

from server.serving import nonce, running, wait_until_ready
from stope.server.app import make_app
from stope.server.limits import Allowance

PACE = 0.4


@pytest.fixture(scope="module")
def slowly(tmp_path_factory):
    """Return the address of a server whose bots take their time."""
    file = str(tmp_path_factory.mktemp("slow") / "tables.sqlite")
    with running(make_app(file, Allowance(1000, 1000), bot_pace=PACE)) as address:
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
