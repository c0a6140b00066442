"""Whole visits: from the lobby into a match, to its end, and what comes afterwards."""

import contextlib
import json
import re

import pytest
from playwright.sync_api import Error as BrowserError
from playwright.sync_api import Request, Response

from stope.tables.fairness import verify
from tests.client.conftest import Visitor
from tests.client.tables import open_table, sit_together

#: So that a test can cut the line of a page.
KEEP_SOCKETS = """
window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(...given) { super(...given); window.sockets.push(this); }
};
"""


def decide(page):
    """Go on once in every cave and then leave, by clicking, until the match of Diamant is over."""
    over = page.locator(".strip[role=status]")
    choices = page.locator("button.choice.waiting:enabled")
    for turn in range(400):
        over.or_(choices.first).first.wait_for()
        if over.count():
            return
        # a decision may be over before the click: the bots need no time
        with contextlib.suppress(BrowserError):
            choices.nth(turn % 2).click(timeout=3000)
    raise AssertionError("the match does not end")


def test_two_clicks_lead_into_a_match_that_is_played_to_its_end(visitors):
    ann = visitors()
    page = ann.visit()
    page.locator(".cover:has(input[value=diamant])").click()
    page.locator(".start button.large").click()
    page.locator(".screen main").wait_for()
    table = page.url.split("/table/")[1].split("#")[0]
    decide(page)
    page.get_by_role("button", name="Figures").click()
    assert page.locator("dialog tbody tr").count() == 5
    with page.expect_download() as record:
        page.locator("dialog a[download]").click()
    match = verify(json.loads(record.value.path().read_text()))
    assert match.over
    page.keyboard.press("Escape")

    # the replay begins at the start, goes on, and has a link to every move
    page.get_by_role("link", name="Replay").click()
    page.locator(".tape").wait_for()
    page.get_by_role("button", name="One move on").click()
    page.wait_for_url(re.compile(rf"/replay/{table}\?move=1&seat=all"))
    page.get_by_role("button", name="To the end").click()
    last = len(match.history)
    page.wait_for_url(re.compile(rf"move={last}&"))
    page.reload()
    page.get_by_text(f"{last} of {last}").wait_for()
    assert page.locator(".drawer .now").count() > 0

    # the table is in the lobby, among those that are over
    page.get_by_role("link", name="lobby").click()
    page.get_by_role("region", name="Played to the end").get_by_role("link").first.wait_for()


def test_a_double_click_opens_one_table_for_one_person(visitors):
    visitor = visitors()
    page = visitor.visit()
    page.locator(".cover:has(input[value=diamant])").click()
    made: list[Request] = []

    def note(request: Request) -> None:
        # Playwright sets an attribute of the handler, which a list's own method cannot have
        made.append(request)

    page.on("request", note)
    page.locator(".start button.large:enabled").dblclick()
    page.locator(".screen main").wait_for()
    page.wait_for_timeout(300)
    posted = [one.url.split("/api")[1] for one in made if one.method == "POST"]
    assert posted == ["/people", "/tables"]


def test_a_double_click_in_the_waiting_room_asks_once(visitors):
    ann, bo = visitors(), visitors()
    page = ann.visit()
    page.locator(".cover:has(input[value=diamant])").click()
    page.get_by_role("button", name="With friends").click()
    page.get_by_role("dialog").get_by_role("button", name="Open the table").click()
    bo.page.goto(page.get_by_label("Link to this table").input_value())
    bo.page.get_by_role("button", name="seat 2").dblclick()
    bo.page.get_by_text("The host starts the match").wait_for()
    page.get_by_role("button", name="Start").dblclick()
    for one in (page, bo.page):
        one.locator(".screen main").wait_for()
        assert one.get_by_role("alert").count() == 0


def test_a_lobby_that_was_left_asks_for_nothing_more(visitors):
    visitor = visitors()
    asked = []

    def hold(route):
        asked.append(route)

    visitor.page.route("**/api/games", hold)
    page = visitor.visit()
    page.get_by_role("link", name="About").click()
    page.locator("main h1").wait_for()
    asked[0].abort()
    page.wait_for_timeout(1300)
    assert len(asked) == 1


def test_a_rematch_against_bots_begins_at_once(visitors):
    page = visitors().play(players=3)
    decide(page)
    first = page.url
    page.get_by_role("button", name="Play again").click()
    page.locator("button.choice:enabled").first.wait_for()
    assert page.url != first


def test_friends_come_by_the_link_and_a_spectator_sees_no_secret(visitors):
    ann, bo, eve = visitors(), visitors(phone=True), visitors()
    page, link = open_table(ann, "duel")
    guest = bo.page
    guest.goto(link)
    guest.get_by_label("Your name").fill("Bo")
    guest.get_by_role("button", name="seat 2").click()
    page.get_by_text("Bo", exact=True).wait_for()
    page.get_by_role("button", name="Start", exact=True).click()
    for one in (page, guest):
        one.locator(".screen main").wait_for()

    eve.page.goto(link)
    eve.page.get_by_text("You are watching.").wait_for()
    views = eve.page.locator(".screen").inner_text()
    assert "For your eyes only" not in views

    # what is said reaches everyone, each in their language
    page.keyboard.press("t")
    page.get_by_role("button", name="Good luck!").click()
    guest.locator(".notes").get_by_text("Good luck!").wait_for()
    eve.page.keyboard.press("t")
    eve.page.locator(".drawer").get_by_text("Good luck!").wait_for()


def test_a_line_that_is_refused_is_not_lost(visitors):
    page = visitors().play(players=3)
    page.keyboard.press("t")
    say = page.locator("#say")
    say.fill("a line")
    say.press("Enter")
    page.locator(".drawer").get_by_text("a line").wait_for()
    assert say.input_value() == ""
    # so many at one moment that the server does not take the last one
    say.fill("one too many")
    page.evaluate(
        """() => {
          const phrase = document.querySelector(".phrases button");
          for (let said = 0; said < 60; said += 1) phrase.click();
          document.querySelector("#say").form.requestSubmit();
        }"""
    )
    page.get_by_role("alert").wait_for()
    page.wait_for_timeout(1000)
    assert say.input_value() == "one too many"


def test_a_connection_lost_in_the_middle_of_a_move_comes_back_and_nothing_is_lost(visitors):
    ann = visitors()
    ann.page.add_init_script(KEEP_SOCKETS)
    page = ann.play(players=3)
    choice = page.locator("button.choice.waiting:enabled").first
    choice.wait_for()
    page.keyboard.press("s")
    page.locator(".drawer li").first.wait_for()
    page.context.set_offline(True)
    # the move is on its way when the line is cut
    page.evaluate(
        """() => {
          document.querySelector("button.choice.waiting:enabled").click();
          window.sockets.at(-1).close();
        }"""
    )
    page.get_by_text("The connection is gone").wait_for()
    page.context.set_offline(False)
    page.get_by_text("The connection is gone").wait_for(state="detached")
    page.get_by_text("All have decided").first.wait_for()
    told = page.locator(".drawer li").all_inner_texts()
    before = told[: next(at for at, line in enumerate(told) if line.startswith("All have decided"))]
    assert before.count("You have decided.") == 1


@pytest.mark.parametrize("game", ["duel", "dark-cave"])
def test_a_move_on_its_way_is_told_and_not_put_back(visitors, game):
    ann = visitors()
    ann.page.add_init_script(KEEP_SOCKETS)
    page = ann.play(game, players=2)
    page.locator(".line.yours").wait_for()
    page.locator(".line .button", has_text=re.compile("discard", re.IGNORECASE)).click()
    page.locator(".hand button.card").first.click()
    page.context.set_offline(True)
    page.evaluate("window.sockets.at(-1).close()")
    page.locator(".line .button.lit").click()
    sent = page.get_by_text("Your move is on its way.")
    sent.wait_for()
    page.keyboard.press("Escape")
    assert sent.is_visible()
    assert page.locator(".line .button").count() == 0
    page.context.set_offline(False)
    sent.wait_for(state="detached")


def test_a_player_may_be_called_you(visitors):
    ann, bo = visitors(), visitors()
    page, link = open_table(ann, "duel")
    bo.page.goto(link)
    bo.page.get_by_label("Your name").fill("you")
    bo.page.get_by_role("button", name="seat 2").click()
    page.get_by_text("you", exact=True).first.wait_for()
    page.get_by_role("button", name="Start", exact=True).click()
    waits = page.get_by_text("you is digging.")
    waits.or_(page.locator(".line.yours")).first.wait_for()
    if not waits.count():
        page.keyboard.press("d")
        page.keyboard.press("1")
        page.locator(".line .button.lit").click()
    waits.wait_for()


def test_people_who_share_a_device_see_only_their_own(visitors):
    page = visitors().share("duel")
    ready = page.get_by_role("button", name=re.compile("I am "))
    ready.wait_for()
    assert not any(one.is_visible() for one in page.locator(".secret").all())
    ready.click()
    page.locator(".secret").first.wait_for()
    page.keyboard.down("h")
    assert not page.locator(".secret").first.is_visible()
    page.keyboard.up("h")
    assert page.locator(".secret").first.is_visible()


def test_a_bot_plays_for_somebody_until_they_come_back(visitors):
    page = visitors().play(players=3)
    page.locator("button.choice.waiting:enabled").first.wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play").click()
    page.get_by_role("dialog").get_by_role("button", name="Let a bot play").click()
    back = page.get_by_role("button", name="Play on myself")
    over = page.locator(".strip[role=status]")
    back.or_(over).first.wait_for()


def test_a_bot_gives_a_hint_with_a_reason(visitors):
    page = visitors().play(players=3)
    page.locator("button.choice.waiting:enabled").first.wait_for()
    page.get_by_role("button", name="Hint").click()
    page.locator("dialog li .share").first.wait_for()
    assert page.locator("dialog li p").first.inner_text()


def test_an_address_without_a_table_says_so(visitors):
    page = visitors().visit("/table/nowhere")
    page.get_by_text("There is no such table").wait_for()
    page.get_by_role("link", name="To the lobby").click()
    page.locator(".covers").wait_for()


def test_who_goes_astray_is_led_back(visitors):
    page = visitors().visit("/no/such/page")
    page.get_by_text("There is no page at this address").wait_for()
    page.get_by_role("link", name="To the lobby").click()
    page.locator(".covers").wait_for()


def test_a_first_visit_asks_for_nothing_that_is_refused(visitors):
    visitor = visitors()
    answers: list[Response] = []

    def note(answer: Response) -> None:
        answers.append(answer)

    visitor.page.on("response", note)
    page = visitor.play(players=3)
    page.locator("button.choice.waiting:enabled").first.wait_for()
    assert [one.url for one in answers if one.status >= 400] == []


def test_the_drawer_is_led_by_the_keyboard(visitors):
    page = visitors().play(players=3)
    page.keyboard.press("s")
    page.keyboard.press("t")
    page.get_by_role("tab", name="Story").focus()
    page.keyboard.press("ArrowLeft")
    page.get_by_role("tabpanel", name="Story").wait_for()
    page.keyboard.press("ArrowRight")
    talk = page.get_by_role("tab", name="Talk")
    assert talk.get_attribute("aria-selected") == "true"
    assert talk.evaluate("(one) => one === document.activeElement")
    page.get_by_role("tabpanel", name="Talk").wait_for()


def test_what_is_for_one_pair_of_eyes_is_hidden_with_the_hand(visitors):
    page = visitors().play("duel")
    page.locator(".hand").wait_for()
    page.keyboard.press("s")
    drawer = page.locator(".drawer")
    drawer.get_by_text("you drew").first.wait_for()
    page.keyboard.down("h")
    assert drawer.get_by_text("you drew").count() == 0
    page.keyboard.up("h")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="The board in words").click()
    page.keyboard.down("h")
    page.get_by_role("dialog").get_by_text("Your secrets are hidden").wait_for()
    page.keyboard.up("h")


def test_nothing_is_asked_of_who_leaves_for_good(visitors):
    page = visitors().play("duel")
    page.locator(".hand").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave for good").click()
    page.get_by_role("button", name="Leave", exact=True).click()
    page.get_by_role("button", name="1 table that you put away").wait_for()
    assert page.get_by_role("region", name="Your tables").count() == 0
    # and no call follows to the next table
    page.locator(".start button.large").click()
    page.locator(".screen main").wait_for()
    assert page.locator(".notes a").count() == 0


def test_nobody_is_called_back_to_bots(visitors):
    ann = visitors()
    ann.play("diamant", players=3).locator("button.choice.waiting").first.wait_for()
    page = ann.play("diamant", players=3)
    page.locator("button.choice.waiting").first.wait_for()
    page.wait_for_timeout(500)
    assert page.locator(".notes a").count() == 0


def test_a_call_to_another_table_can_be_put_aside(visitors, address):
    ann, _bo = sit_together(visitors, "diamant", seats=3, bots=1)
    page = Visitor(ann, address).play("diamant", players=3)
    call = page.locator(".notes").get_by_text("another table")
    call.wait_for()
    board = page.locator("main.board").bounding_box()
    page.get_by_role("button", name="Not now").click()
    call.wait_for(state="detached")
    assert page.locator("main.board").bounding_box() == board
    page.reload()
    page.locator("button.choice").first.wait_for()
    page.wait_for_timeout(500)
    assert call.count() == 0
