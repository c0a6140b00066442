"""Skipping what bots do, and taking back a laid card, in a real browser."""

import json

import pytest
from playwright.sync_api import expect

from stope.games.codecs import Json
from stope.server.app import make_app
from stope.server.context import ProcessSettings
from stope.server.rate_limit import TokenBucket
from tests.client.players import Miner, play_until
from tests.client.settled import wait_until
from tests.server.deals import SIGN_IN, deal
from tests.server.serving import running, wait_until_ready

#: So slow that only bots whose pauses are skipped come to the next turn of a person.
PACE = 600.0
# The middle of an open place that is in view and lies still; null as long as there is none
PLACE_IN_VIEW = """
() => {
  const layer = document.querySelector(".layer");
  if (layer.classList.contains("gliding") || layer.getAnimations().length > 0) return null;
  for (const place of document.querySelectorAll(".place.open")) {
    const box = place.getBoundingClientRect();
    const at = [box.x + box.width / 2, box.y + box.height / 2];
    if (place.contains(document.elementFromPoint(...at))) return at;
  }
  return null;
}
"""


@pytest.fixture(scope="module")
def usual(address, tables_file):
    """Return the address of the server of all tests, and where it keeps its tables."""
    return address, tables_file


@pytest.fixture(scope="module")
def slow(tmp_path_factory):
    """Return the same of a server whose bots would move once in ten minutes."""
    file = tmp_path_factory.mktemp("slow") / "tables.sqlite"
    with running(
        make_app(str(file), TokenBucket(1000, 1000), settings=ProcessSettings(bot_pace=PACE))
    ) as address:
        wait_until_ready(address)
        yield address, file


def lay_a_card(page, *, touch=False):
    """Lay the first path card of the hand that can be laid."""
    page.locator(".line.yours").wait_for()
    cards = page.locator(".hand button.card:not(.dim)")
    cards.first.wait_for()
    for index in range(cards.count()):
        # an action card has a rim
        if cards.nth(index).locator(".rim").count() > 0:
            continue
        cards.nth(index).click()
        # the camera brings places into view
        at = page.wait_for_function(PLACE_IN_VIEW).json_value()
        if touch:
            # a finger shows the card first
            page.touchscreen.tap(*at)
            page.locator(".line .button.lit").tap()
        else:
            page.mouse.click(*at)
        return
    raise AssertionError("no card can be laid")


def come_to_a_turn(visitor, server, game, players):
    """Come to a match against bots that begins with the own turn, always with the same cards."""
    visitor.address, file = server
    page = visitor.visit()
    page.locator(".covers").wait_for()
    person = page.evaluate(SIGN_IN)["person"]
    page = visitor.visit(f"/table/{deal(file, game, players, person)}")
    page.locator(".line.yours").wait_for()
    return page


@pytest.mark.parametrize("phone", [False, True])
def test_a_card_laid_in_the_dark_cave_is_taken_back(visitors, usual, phone):
    page = come_to_a_turn(visitors(phone=phone), usual, "dark-cave", 3)
    hand = page.locator(".hand button.card")
    cards = hand.count()
    lay_a_card(page, touch=phone)
    undo = page.get_by_role("button", name="Take back")
    undo.wait_for()
    expect(hand).to_have_count(cards - 1)
    undo.click()
    expect(hand).to_have_count(cards)
    expect(undo).to_have_count(0)
    page.keyboard.press("s")
    expect(page.locator(".side")).not_to_contain_text("You lay")
    page.keyboard.press("s")
    # a key does it, too
    lay_a_card(page, touch=phone)
    undo.wait_for()
    page.keyboard.press("u")
    expect(hand).to_have_count(cards)


@pytest.mark.parametrize("by", ["button", "key"])
def test_bots_make_no_pauses_for_a_player_who_skips(visitors, slow, by):
    page = come_to_a_turn(visitors(), slow, "dark-cave", 4)
    lay_a_card(page)
    page.get_by_role("button", name="Take back").wait_for()
    page.locator(".line.yours .buttons .button:not(.undo)").first.click()
    skip = page.locator(".line .skip")
    skip.wait_for()
    if by == "button":
        skip.click()
    else:
        page.keyboard.press("n")
    page.locator(".line.yours").wait_for()
    expect(skip).to_have_count(0)


def test_bots_are_as_fast_as_the_settings_say(visitors, slow):
    page = come_to_a_turn(visitors(), slow, "dark-cave", 4)
    lay_a_card(page)
    page.get_by_role("button", name="Take back").wait_for()
    page.locator(".line.yours .buttons .button:not(.undo)").first.click()
    page.locator(".line .skip").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Speed of bots").select_option("at-once")
    page.keyboard.press("Escape")
    page.locator(".line.yours").wait_for()
    # it is kept, and said with the first word to the next table
    turns = own_turns(page)
    page.reload()
    page.locator(".line.yours").wait_for()
    play_until(lambda: len(turns) >= 2, Miner(page, seed=1))


def own_turns(page):
    """Return a list that grows with every turn of the first seat that the page hears begin."""
    turns: list[Json] = []

    def note(text):
        news = json.loads(text)
        # what is told from its beginning was before
        if news["type"] != "news" or news["fresh"]:
            return
        events = [event for one in news["happened"] for event in one["events"]]
        turns.extend(one for one in events if one["event"] == "turn-began" and one["seat"] == 0)

    page.on("websocket", lambda socket: socket.on("framereceived", note))
    return turns


def sent_moves(page):
    """Return a list that grows with every move that a page sends."""
    sent = []

    def note(text):
        if '"type":"move"' in text:
            sent.append(text)

    page.on("websocket", lambda socket: socket.on("framesent", note))
    return sent


@pytest.mark.parametrize("motion", [False, True], ids=["still", "moving"])
def test_a_card_of_the_duel_is_held_for_a_moment(visitors, usual, motion):
    visitor = visitors(motion=motion, holds=True)
    visitor.page.clock.install()
    sent = sent_moves(visitor.page)
    page = come_to_a_turn(visitor, usual, "duel", 2)
    sent.clear()
    lay_a_card(page)
    undo = page.locator(".line .undo")
    undo.wait_for()
    assert sent == []
    # nothing glows any more
    page.locator(".line", has_text="Your move is on its way.").wait_for()
    undo.click()
    expect(undo).to_have_count(0)
    page.clock.run_for(5000)
    assert sent == []
    # without a word it is sent
    lay_a_card(page)
    undo.wait_for()
    page.clock.run_for(3000)
    expect(undo).to_have_count(0)
    wait_until(page, lambda: sent)
    assert len(sent) == 1


def test_a_held_card_is_sent_before_anything_else(visitors, usual):
    visitor = visitors(motion=True, holds=True)
    visitor.page.clock.install()
    sent = sent_moves(visitor.page)
    page = come_to_a_turn(visitor, usual, "duel", 2)
    sent.clear()
    lay_a_card(page)
    page.locator(".line .undo").wait_for()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".line .undo")).to_have_count(0)
    wait_until(page, lambda: sent)
    assert len(sent) == 1
