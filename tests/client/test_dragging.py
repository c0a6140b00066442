"""Cards are dragged: to places of the board, and to players."""

import re

import pytest

from tests.client.settled import settle


def lift(page, card):
    """Take a card with the mouse, and hold it above the hand."""
    begin = card.bounding_box()
    page.mouse.move(begin["x"] + begin["width"] / 2, begin["y"] + begin["height"] / 3)
    page.mouse.down()
    page.mouse.move(begin["x"] + begin["width"] / 2, begin["y"] - 40, steps=4)


def carry(page, to):
    """Bring what is held over something."""
    end = to.bounding_box()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)


def test_a_tool_is_broken_by_dragging_the_card_onto_its_owner(visitors):
    visitor = visitors()
    for _deal in range(12):
        page = visitor.play("duel", players=2)
        page.locator(".line.yours").wait_for()
        sabotage = page.locator(".hand").get_by_role("button", name=re.compile("sabotage"))
        if sabotage.count():
            break
    lift(page, sabotage.first)
    carry(page, page.locator('.seats [data-seat="1"]'))
    page.mouse.up()
    page.get_by_role("log").get_by_text("You sabotage").first.wait_for(state="attached")


@pytest.mark.parametrize("game", ["duel", "dark-cave"])
def test_the_card_that_is_dragged_is_shown_in_its_place_and_laid_whatever_is_pressed(
    visitors, game
):
    page = visitors().play(game, players=2)
    page.locator(".line.yours").wait_for()
    cards = page.locator(".hand button.card")
    paths = page.locator(".hand").get_by_role("button", name=re.compile("path"))
    for path in paths.all():
        lift(page, path)
        if page.locator(".place.open").count():
            break
        page.keyboard.press("Escape")
        page.mouse.up()
    held = page.locator(".hand button.card[aria-pressed=true]").inner_text()
    page.locator(".flying").wait_for()
    for pressed in ("1", "2", "3", "4", "d"):
        page.keyboard.press(pressed)
    assert page.locator(".hand button.card[aria-pressed=true]").all_inner_texts() == [held]
    # the board glides to where it can lie
    settle(page)
    carry(page, page.locator(".place.open").first)
    page.locator(".ghost:not(.sent)").wait_for()
    assert page.locator(".flying").count() == 0
    before = cards.count()
    page.mouse.up()
    page.get_by_role("log").get_by_text("You lay").first.wait_for(state="attached")
    assert cards.count() <= before
