"""A finished match seen again: when a picture does not come, and what the arrows do."""

import re

import pytest

from benchmarks.browser import let_bot_play
from tests.client.settled import settle


def replay(visitor, game):
    """Open a finished match at its beginning."""
    page = visitor.play(game, players=2 if game == "duel" else 3)
    table, over = let_bot_play(page, game, seats=2 if game == "duel" else 3)
    assert over
    page.goto(f"{visitor.address}/replay/{table}?move=2&seat=all")
    page.locator(".tape").wait_for()
    return page


def is_at(page, move):
    page.wait_for_url(re.compile(rf"move={move}&"))


@pytest.mark.parametrize(("game", "board"), [("diamant", ".frame"), ("duel", ".view")])
def test_arrows_step_also_from_the_board(visitors, game, board):
    page = replay(visitors(), game)
    page.locator(board).first.focus()
    page.keyboard.press("ArrowRight")
    is_at(page, 3)
    page.keyboard.press("ArrowLeft")
    is_at(page, 2)
    # with Shift the board moves, and the match does not
    page.keyboard.press("Shift+ArrowRight")
    page.wait_for_timeout(200)
    assert "move=2&" in page.url


def test_an_address_without_sense_becomes_that_of_what_is_shown(visitors):
    page = replay(visitors(), "diamant")
    page.goto(re.sub(r"\?.*", "?move=many&seat=9", page.url))
    page.wait_for_url(re.compile(r"\?move=0&seat=2$"))
    page.goto(re.sub(r"\?.*", "?seat=", page.url))
    page.wait_for_url(re.compile(r"\?move=0&seat=all$"))


def test_a_picture_that_does_not_come_leaves_the_others(visitors):
    page = replay(visitors(), "diamant")
    page.get_by_text(re.compile("^2 of")).wait_for()
    missing = re.compile(r"/replay/[45]\?")
    page.route(missing, lambda route: route.abort())
    page.keyboard.press("p")
    page.get_by_role("alert").wait_for()
    assert page.locator("main.board .frame").count() == 1
    page.get_by_role("button", name="Let it run").wait_for()
    is_at(page, 4)
    page.unroute(missing)
    page.get_by_role("button", name="Try again").click()
    page.get_by_role("alert").wait_for(state="detached")
    is_at(page, 4)


def test_the_line_under_a_picture_ends_with_what_came_of_it(visitors):
    page = replay(visitors(phone=True), "diamant")
    line = page.locator(".happens")
    for _ in range(12):
        if "All have decided" in line.inner_text():
            break
        page.keyboard.press("ArrowRight")
        settle(page)
    assert "All have decided" in line.inner_text()
    assert not line.inner_text().startswith("You")
    settle(page)
    hidden = line.evaluate("one => one.scrollHeight - one.clientHeight - one.scrollTop")
    assert hidden <= 2
