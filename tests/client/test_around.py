"""What is around the boards: the room before the start, who sits there, and the way in and out."""

import pytest

#: Pages that came without encryption have no clipboard.
NO_CLIPBOARD = "delete Navigator.prototype.clipboard;"
#: Whether the words of a choice stand in it to their end.
IS_CUT = """one => {
  const style = getComputedStyle(one);
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = style.font;
  const words = pen.measureText(one.selectedOptions[0].text).width;
  const arrow = 20;
  const margins = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
  return words + arrow > one.clientWidth - margins;
}"""


def open_room(visitor):
    """Open a table for guests, and return when its room is shown."""
    page = visitor.visit()
    page.locator(".cover:has(input[value=diamant])").click()
    page.locator(".more button").click()
    page.locator("dialog button.lit").click()
    page.locator(".room").wait_for()
    return page


def test_who_waits_reads_the_rules_in_their_language(visitors):
    page = open_room(visitors())
    page.get_by_role("button", name="Rules").click()
    page.get_by_role("dialog").get_by_text("DI-1", exact=True).wait_for()
    page.keyboard.press("Escape")
    page.get_by_label("Language").select_option("de")
    page.get_by_role("button", name="Regeln").wait_for()


@pytest.mark.parametrize("works", [True, False], ids=["the old way", "by hand"])
def test_a_link_is_copied_where_there_is_no_clipboard(visitors, works):
    ann = visitors()
    ann.page.add_init_script(NO_CLIPBOARD)
    if not works:
        ann.page.add_init_script("Document.prototype.execCommand = () => false;")
    page = open_room(ann)
    page.get_by_role("button", name="Copy").click()
    if works:
        page.get_by_role("button", name="Copied").wait_for()
        return
    page.get_by_text("copy it yourself").wait_for()
    assert page.evaluate("getSelection().toString()") == page.locator(".invite input").input_value()


def test_a_table_out_of_reach_says_so_and_comes_by_itself(visitors):
    page = visitors().play(players=3)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_text("To the lobby").click()
    page.locator(".covers").wait_for()
    page.context.set_offline(True)
    page.go_back()
    page.get_by_text("The connection is gone").wait_for()
    assert page.get_by_role("link", name="To the lobby").is_visible()
    page.context.set_offline(False)
    page.locator(".screen main").wait_for()


def test_a_crowd_before_a_phone_shows_that_there_are_more(visitors):
    page = visitors(phone=True).play(players=8, name="Wolfeschlegelsteinhausen")
    seats = page.locator("ul.seats")
    seats.locator("li").nth(7).wait_for()
    assert "more-after" in (seats.get_attribute("class") or "")
    room, third = seats.bounding_box(), seats.locator("li").nth(2).bounding_box()
    assert third["x"] + 16 < room["x"] + room["width"]
    for chest in page.locator(".company .things").all():
        assert chest.is_visible()
    seats.evaluate("list => list.scrollTo(list.scrollWidth, 0)")
    page.locator("ul.seats.more-before:not(.more-after)").wait_for()


def test_eight_stand_side_by_side_before_a_desk(visitors):
    page = visitors().play(players=8, name="Wolfeschlegelsteinhausen")
    seats = page.locator("ul.seats")
    seats.locator("li").nth(7).wait_for()
    assert seats.evaluate("list => list.scrollWidth - list.clientWidth") <= 0


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", ["en", "de", "fr", "it", "nl"])
def test_choices_are_read_to_their_end(visitors, language, phone):
    page = visitors(language, phone=phone).visit()
    page.locator(".cover:has(input[value=diamant])").click()
    page.locator(".more button").click()
    page.locator("dialog select").nth(1).select_option("here")
    page.locator("dialog select:has([value=live])").select_option("live")
    choices = page.locator("dialog select").all()
    assert [one.input_value() for one in choices if one.evaluate(IS_CUT)] == []


def test_who_comes_again_is_at_the_table(visitors):
    page = visitors(phone=True).play("duel", players=2)
    page.locator(".line.yours").wait_for()
    page.reload()
    page.locator(".seats .who").first.tap()
    seat = page.get_by_role("dialog")
    seat.get_by_text("Is at the table.").wait_for()
    # all that is seen of a player, also where the bar has no room for it
    assert seat.locator(".strip .tools").is_visible()
