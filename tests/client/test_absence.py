"""A player who is away: the main line says since when, and offers a bot when that is allowed."""

import json
import re

import pytest

from stope.tables.log_entries import Settings
from tests.client.players import Adventurer, Miner, play_until, tab_to
from tests.client.settled import wait_until
from tests.client.tables import open_table

#: The shortest wait that a table may have, in seconds.
SHORTEST = 10
PLAYERS: dict[str, type[Adventurer | Miner]] = {
    "diamant": Adventurer,
    "duel": Miner,
    "dark-cave": Miner,
}


def wait_shortly(page):
    """Let the tables that a page opens have the shortest wait, which no host can choose."""

    def change(route):
        wanted = route.request.post_data_json
        if wanted is None:
            return route.continue_()
        wanted["settings"]["stand_in_after"] = SHORTEST
        return route.continue_(post_data=json.dumps(wanted))

    page.route("**/api/tables", change)


def begin(visitors, game, *, shortly=False, received=None, **how):
    """Return the pages of two friends at a match; the time of the first can be put forward.

    Whatever the first hears from the server is added to ``received``.
    """
    ann, bo = visitors(**how), visitors()
    ann.page.clock.install()
    if received is not None:

        def note(frame: str | bytes) -> None:
            # Playwright sets an attribute of the handler, which a list's own method cannot have
            received.append(frame)

        ann.page.on("websocket", lambda socket: socket.on("framereceived", note))
    if shortly:
        wait_shortly(ann.page)
    page, link = open_table(ann, game, seats=3 if game == "diamant" else 2, bots=game == "diamant")
    bo.page.goto(link)
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="seat 2").click()
    page.get_by_role("button", name="Start", exact=True).click()
    for one in (page, bo.page):
        one.locator(".screen main").wait_for()
    return page, bo.page


def wait_for(page, absent, game, *, touch=False):
    """Let somebody leave, and play until only they are waited for."""
    absent.close()
    page.locator(".seat.away").wait_for()
    line = page.locator(".line", has_text="Bo has been away for")
    play_until(line.count, PLAYERS[game](page, seed=1, touch=touch))
    return line


def seconds(words):
    """Return the numbers of seconds that are told."""
    return [int(number) for number in re.findall(r"(\d+) s\b", words)]


def test_the_wait_counts_from_when_the_player_left(visitors):
    page, other = begin(visitors, "duel")
    other.close()
    page.locator(".seat.away").wait_for()
    page.clock.fast_forward(30_000)
    page.locator(".seat.away .who").click()
    # not from when the seat was first looked at
    soon = page.get_by_role("dialog").get_by_text("you may let a bot play in").inner_text()
    assert seconds(soon)[0] <= 30


@pytest.mark.parametrize("game", ["diamant", "duel", "dark-cave"])
def test_the_main_line_says_how_long_everyone_has_waited(visitors, game):
    page, other = begin(visitors, game)
    line = wait_for(page, other, game)
    away, left = seconds(line.inner_text())
    assert away + left <= Settings().stand_in_after + 1
    page.clock.fast_forward(20_000)
    page.wait_for_function(
        "away => Number(document.querySelector('.line').innerText.match(/(\\d+) s/)[1]) >= away",
        arg=away + 20,
    )
    assert page.locator(".line .button").count() == 0


@pytest.mark.parametrize("game", ["diamant", "duel", "dark-cave"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_main_line_offers_a_bot_for_a_player_who_stays_away(visitors, game, phone):
    page, other = begin(visitors, game, shortly=True, phone=phone)
    wait_for(page, other, game, touch=phone)
    offer = page.locator(".line").get_by_role("button", name="Let a bot play")
    offer.wait_for()
    box = offer.bounding_box()
    assert box["height"] >= 44 or not phone
    screen = page.viewport_size
    assert 0 <= box["x"] <= box["x"] + box["width"] <= screen["width"]
    assert 0 <= box["y"] <= box["y"] + box["height"] <= screen["height"]
    if phone:
        offer.tap()
    else:
        offer.click()
    page.locator(".who[aria-label^='Bo, Foreman']").wait_for()
    offer.wait_for(state="detached")


def test_it_is_read_aloud_once_that_a_player_is_away_and_once_that_a_bot_may_play(visitors):
    received: list[str | bytes] = []
    page, other = begin(visitors, "duel", received=received)
    # everything that a live region says from now on
    page.evaluate(
        """() => {
          window.aloud = [];
          new MutationObserver((changes) => {
            for (const { target } of changes) {
              const node = target.nodeType === 1 ? target : target.parentElement;
              const region = node?.closest("[aria-live], [role=status], [role=alert]");
              if (region != null && region.ariaLive !== "off") window.aloud.push(region.innerText);
            }
          }).observe(document.body, { subtree: true, childList: true, characterData: true });
        }"""
    )
    wait_for(page, other, "duel")
    # little by little, so that the line to the server does not seem to be silent
    for _ in range(3):
        received.clear()
        page.clock.fast_forward(20_000)
        wait_until(page, lambda: received)
    page.locator(".line .button.lit").wait_for()
    said = [words for words in page.evaluate("window.aloud") if "Bo" in words and "away" in words]
    assert said == [
        "Bo is away. If that does not change, you can soon let a bot play for Bo.",
        "Bo is still away. You may let a bot play for Bo now.",
    ]


def test_the_offer_is_taken_by_keyboard(visitors):
    page, other = begin(visitors, "duel", shortly=True)
    wait_for(page, other, "duel")
    page.locator(".line .button.lit").wait_for()
    tab_to(page, ".line .button.lit")
    page.keyboard.press("Enter")
    page.locator(".who[aria-label^='Bo, Foreman']").wait_for()


def test_a_player_who_comes_back_is_not_spoken_of_any_more(visitors):
    page, other = begin(visitors, "duel")
    context, address = other.context, other.url
    line = wait_for(page, other, "duel")
    context.new_page().goto(address)
    line.wait_for(state="detached")
