"""Every screen in every language and theme: nothing missing, nothing that shuts people out."""

import functools
import itertools

import pytest

from benchmarks.browser import let_bot_play
from stope.locales import LANGUAGES, say
from tests.client.conftest import PATIENCE
from tests.client.settled import settle

GAMES = ("diamant", "duel", "dark-cave")


def screens(visitor):
    """Go through every screen and dialog, and name each when it is shown."""
    page = visitor.visit()
    page.locator(".covers").wait_for()
    yield "lobby"
    page.locator("header button.icon").click()
    yield "settings"
    page.keyboard.press("Escape")
    page.locator(".more button").click()
    page.locator("dialog select").nth(1).select_option("here")
    page.locator("dialog fieldset + label select").first.wait_for()
    page.locator("dialog select:has([value=live])").select_option("live")
    yield "a new table"
    page.locator("dialog button.lit").click()
    page.locator(".room").wait_for()
    yield "waiting room"
    page.locator(".begin button").click()
    page.locator(".curtain").wait_for()
    yield "curtain"
    visitor.visit("/about").locator("main").wait_for()
    yield "about"


def around_a_table(visitor, game):
    """Go through everything around a board."""
    page = visitor.play(game)
    page.locator(".screen main").wait_for()
    settle(page)
    yield "table"
    for key in ("s", "t"):
        page.keyboard.press(key)
        page.locator(".drawer").wait_for()
        yield f"drawer {key}"
        page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.locator("dialog kbd").first.wait_for()
    yield "keys"
    page.keyboard.press("Escape")
    entries = page.locator("header button").first
    entries.click()
    page.locator("dialog li").first.wait_for()
    yield "menu"
    page.keyboard.press("Escape")
    page.locator(".who").nth(1).click()
    yield "seat"
    page.keyboard.press("Escape")
    mine = page.locator(".line.yours")
    page.locator("button.choice.waiting").or_(mine).first.wait_for()
    hint = say("client-hint", language=page.locator("html").get_attribute("lang"))
    if not page.get_by_role("button", name=hint, exact=True).count():
        entries.click()
    page.get_by_role("button", name=hint, exact=True).click()
    page.locator("dialog li .share").first.wait_for()
    yield "hint"
    page.keyboard.press("Escape")
    if mine.count():
        page.keyboard.press("1")
        yield "a card in hand"
        page.keyboard.press("Escape")
    if game == "dark-cave":
        page.keyboard.press("k")
        page.locator("dialog h2").wait_for()
        yield "what one knows"
        page.keyboard.press("Escape")


@pytest.fixture(scope="module")
def finished(browser, address):
    """Return a way to the table of a match that is over, and the cookies of a player of it."""

    @functools.cache
    def play_once(game):
        context = browser.new_context(service_workers="block")
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto(address)
        page.locator(".covers").wait_for()
        table, over = let_bot_play(page, game, seats=2 if game == "duel" else 4)
        assert over
        cookies = context.cookies()
        context.close()
        return table, cookies

    return play_once


def after_a_match(visitor, table, cookies):
    """Go through what is left of a match, as one of its players."""
    visitor.page.context.add_cookies(cookies)
    page = visitor.visit(f"/table/{table}")
    figures = page.locator(".strip[role=status] button.button").first
    figures.wait_for()
    settle(page)
    yield "result"
    figures.click()
    page.locator("dialog tbody tr").first.wait_for()
    yield "figures"
    visitor.visit(f"/replay/{table}").locator(".tape").wait_for()
    yield "replay"


def overflowing(page):
    """Return the buttons whose words do not fit into them, and whether the page is too wide."""
    return page.evaluate(
        """() => [
          ...[...document.querySelectorAll("button, .button")].filter(
            (one) => one.offsetParent && one.scrollWidth > one.clientWidth + 1
          ).map((one) => one.textContent.trim()),
          ...(document.documentElement.scrollWidth > innerWidth + 1 ? ["the page"] : []),
        ]"""
    )


# Each control is scrolled to with what a person can scroll; hidden edges scroll for scripts alone
_UNREACHABLE = """
() => {
  const shown = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const controls = [...shown.querySelectorAll("button, a[href], input, select, textarea")].filter(
    (one) => one.checkVisibility({visibilityProperty: true}) && !one.disabled
      // the places of a board come into view when it is dragged
      && one.closest("[inert], .unseen, .layer") === null
  );
  const scrollTo = (one) => {
    const page = document.scrollingElement;
    for (let around = one.parentElement; around !== null; around = around.parentElement) {
      const {overflowX, overflowY} = getComputedStyle(around);
      const box = one.getBoundingClientRect();
      const frame = around === page
        ? new DOMRect(0, 0, innerWidth, innerHeight) : around.getBoundingClientRect();
      if (around === page || ["auto", "scroll"].includes(overflowY))
        around.scrollTop += box.y + box.height / 2 - frame.y - frame.height / 2;
      if (around === page || ["auto", "scroll"].includes(overflowX))
        around.scrollLeft += box.x + box.width / 2 - frame.x - frame.width / 2;
    }
  };
  const isReached = (one) => {
    scrollTo(one);
    const box = one.getBoundingClientRect();
    // a hand stands behind the lower edge; what is seen of a card is enough to take it
    const isHeld = one.closest(".hand") !== null;
    const bottom = isHeld ? Math.min(box.bottom, innerHeight) : box.bottom;
    const inside = box.left >= -1 && box.right <= innerWidth + 1
      && box.top >= -1 && bottom <= innerHeight + 1 && (!isHeld || bottom - box.top >= 44);
    const top = document.elementFromPoint(box.x + box.width / 2, (box.y + bottom) / 2);
    const hit = [one, ...(one.labels ?? [])].some((part) => part.contains(top));
    // what lies over it was opened, and can be shut
    return hit ? inside : top?.closest(".panel, .veil, .end, .result") != null;
  };
  return [
    ...controls.filter((one) => !isReached(one)).map((one) => one.outerHTML.slice(0, 200)),
    ...[...document.querySelectorAll("main.board section")]
      .filter((one) => one.matches(".view, .frame") && one.clientHeight < 100)
      .map((one) => `${one.className} is ${one.clientHeight} high`),
    ...(document.documentElement.scrollWidth > innerWidth + 1 ? ["the page is too wide"] : []),
  ];
}
"""


def unreachable(page):
    """Return the controls that nobody gets to, however they scroll."""
    return page.evaluate(_UNREACHABLE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_speaks_every_language(visitors, language):
    visitor = visitors(language, phone=True)
    for screen in screens(visitor):
        assert overflowing(visitor.page) == [], screen
        assert visitor.troubles == [], screen
    assert visitor.page.locator("html").get_attribute("lang") == language
    page = visitor.visit("/rules/dark-cave")
    page.get_by_text(say("dark-cave-rule-70", language=language)[:60]).wait_for()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_speaks_every_language(visitors, finished, language, game):
    visitor = visitors(language, phone=True)
    ended = after_a_match(visitor, *finished(game))
    for screen in itertools.chain(around_a_table(visitor, game), ended):
        assert overflowing(visitor.page) == [], screen
        assert visitor.troubles == [], screen


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_no_screen_shuts_anybody_out(visitors, theme, phone):
    visitor = visitors(theme=theme, phone=phone)
    for screen in screens(visitor):
        assert visitor.violations() == [], screen
        if screen == "waiting room":
            guest = visitors(theme=theme, phone=phone)
            guest.page.goto(visitor.page.url)
            guest.page.locator(".room").wait_for()
            assert guest.violations() == []
    visitor.visit("/rules/duel").locator("dt").first.wait_for()
    assert visitor.violations() == []


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("game", GAMES)
def test_no_table_shuts_anybody_out(visitors, finished, theme, game):
    visitor = visitors(theme=theme)
    ended = after_a_match(visitor, *finished(game))
    for screen in itertools.chain(around_a_table(visitor, game), ended):
        assert visitor.violations() == [], screen


def test_every_screen_can_be_enlarged(visitors):
    # long words
    visitor = visitors("de", enlarged=True)
    for screen in screens(visitor):
        assert unreachable(visitor.page) == [], screen


@pytest.mark.parametrize("game", GAMES)
def test_every_table_can_be_enlarged(visitors, finished, game):
    visitor = visitors("de", enlarged=True)
    page = visitor.play(game)
    settle(page)
    assert unreachable(page) == []
    if page.locator(".hand").count():
        page.keyboard.press("1")
        assert unreachable(page) == [], "with a card"
    table, cookies = finished(game)
    page.context.add_cookies(cookies)
    for screen in ("table", "replay"):
        page.goto(f"{visitor.address}/{screen}/{table}")
        page.locator(".strip[role=status], .tape").first.wait_for()
        settle(page)
        assert unreachable(page) == [], screen


def test_the_first_load_is_small(visitors):
    visitor = visitors()
    loaded = []
    session = visitor.page.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda told: loaded.append(told["encodedDataLength"]))
    visitor.visit().locator(".covers").wait_for()
    visitor.page.wait_for_load_state("networkidle")
    assert sum(loaded) < 300_000
