"""The measurements of ``benchmarks/client.py``, small: they never fail on a time."""

import pytest

from benchmarks.client import (
    crowded_cave,
    lay_cards,
    layout_shift,
    layout_shifts,
    pan_and_zoom,
    watch_laying,
    watch_layout,
)
from client.players import Adventurer, Miner, play_out

#: What search engines call good.
STILL = 0.1


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
def test_nothing_moves_by_itself_in_a_match_of_diamant(visitors, phone):
    page = visitors(phone=phone).play(players=3)
    watch_layout(page)
    play_out(Adventurer(page, seed=2, touch=phone))
    assert layout_shift(page) < STILL, layout_shifts(page)


def test_nothing_moves_by_itself_in_the_dark_cave(visitors):
    page = visitors().play("dark-cave", players=2)
    page.locator("section.view").wait_for()
    watch_layout(page)
    player = Miner(page, seed=4)
    while not player.over and len(player.done) < 40:
        if not player.act():
            page.wait_for_timeout(20)
    assert layout_shift(page) < STILL, layout_shifts(page)


def test_a_cave_is_panned_and_zoomed(visitors, record_property):
    visitor = visitors()
    page = visitor.visit()
    page.locator(".covers").wait_for()
    assert crowded_cave(page, visitor.address, cards=20) >= 20
    layer = page.locator(".layer")
    before = layer.get_attribute("style")
    frames = pan_and_zoom(page, seconds=0.5)
    assert layer.get_attribute("style") != before
    assert all(seen["moved"] > 0 for seen in frames.values())
    rates = {
        what: 1000 * len(seen["deltas"]) / sum(seen["deltas"]) for what, seen in frames.items()
    }
    record_property("frames a second", rates)
