"""Cards are dragged: to places of the board, and to players."""

import re


def drag(page, card, to):
    """Take a card with the mouse, and let go of it over something else."""
    begin, end = card.bounding_box(), to.bounding_box()
    page.mouse.move(begin["x"] + begin["width"] / 2, begin["y"] + begin["height"] / 3)
    page.mouse.down()
    page.mouse.move(begin["x"] + begin["width"] / 2, begin["y"] - 40, steps=4)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    page.mouse.up()


def test_a_tool_is_broken_by_dragging_the_card_onto_its_owner(visitors):
    visitor = visitors()
    for _deal in range(12):
        page = visitor.play("duel", players=2)
        page.locator(".line.yours").wait_for()
        sabotage = page.locator(".hand").get_by_role("button", name=re.compile("sabotage"))
        if sabotage.count():
            break
    drag(page, sabotage.first, page.locator('.seats [data-seat="1"]'))
    page.get_by_role("log").get_by_text("You sabotage").first.wait_for(state="attached")
