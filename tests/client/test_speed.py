"""The measurements of ``benchmarks/client.py``, small: they never fail on a time."""

import pytest

from benchmarks.client import (
    lay_cards,
    layout_shift,
    layout_shifts,
    look_at_cave,
    pan_and_zoom,
    watch_laying,
    watch_layout,
)
from benchmarks.crowded import crowd_a_cave
from tests.client.players import Adventurer, Miner, play_out
from tests.client.settled import settle

#: Of what search engines call good, a fifth; and what answers a click counts here, too.
STILL = 0.02


def test_a_laid_card_lies_at_once_and_nothing_else_moves(visitors, record_property):
    page = visitors().play("duel", players=1)
    page.locator(".line.yours").wait_for()
    watch_layout(page)
    watch_laying(page)
    laid = lay_cards(page, 3)
    assert len(laid) == 3
    record_property("laid", laid)
    assert layout_shift(page) < STILL, layout_shifts(page)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize(
    ("game", "player"), [("diamant", Adventurer), ("duel", Miner), ("dark-cave", Miner)]
)
def test_nothing_moves_in_a_whole_match(visitors, game, player, phone):
    page = visitors(phone=phone).play(game, players=3 if game == "diamant" else 2)
    page.locator("section.view, button.choice").first.wait_for()
    watch_layout(page)
    # with a mouse, or by touch alone
    person = player(page, seed=2, touch=phone)
    play_out(person)
    page.locator(".strip[role=status] .button").first.wait_for()
    if game == "duel":
        assert any(did.startswith("place") for did in person.done)
        assert page.locator(".sums .total").count() == 2
    # what comes last comes with the next frames
    settle(page)
    assert layout_shift(page) < STILL, layout_shifts(page)


def test_a_cave_is_panned_and_zoomed(visitors, tables_file, record_property):
    visitor = visitors()
    page = visitor.page
    table = crowd_a_cave(str(tables_file), cards=40)
    assert look_at_cave(page, visitor.address, table) >= 40
    layer = page.locator(".layer")
    before = layer.get_attribute("style")
    frames = pan_and_zoom(page, seconds=0.5)
    assert layer.get_attribute("style") != before
    assert all(seen["moved"] > 0 for seen in frames.values())
    rates = {
        what: 1000 * len(seen["deltas"]) / sum(seen["deltas"]) for what, seen in frames.items()
    }
    record_property("frames a second", rates)
