"""Where the keyboard is, what is read aloud, and what a silent line does."""

import pytest

from tests.client.settled import settle

FOCUSED = """
() => {
  const one = document.activeElement;
  if (one === document.body) return "nowhere";
  return `${one.tagName} ${one.getAttribute("aria-label") ?? one.id}`;
}
"""


def focused(page):
    """Return what has the keyboard, once everything has settled."""
    settle(page)
    return page.evaluate(FOCUSED)


def test_the_keyboard_goes_on_where_one_is(visitors):
    page = visitors().visit()
    start = page.locator(".start button.large")
    start.focus()
    page.keyboard.press("Enter")
    page.locator("button.choice").first.wait_for()
    assert focused(page) == "MAIN Diamant"
    page.go_back()
    page.locator(".covers").wait_for()
    assert focused(page).startswith("MAIN")


def test_what_lies_over_the_page_gives_the_keyboard_back(visitors):
    page = visitors().play()
    menu = page.get_by_role("button", name="Menu", exact=True)
    for entry in ("Settings", "Rules", "Keyboard"):
        menu.focus()
        page.keyboard.press("Enter")
        page.locator("dialog").get_by_role("button", name=entry).focus()
        page.keyboard.press("Enter")
        page.locator("dialog h2").wait_for()
        page.get_by_role("button", name="Close").focus()
        page.keyboard.press("Enter")
        assert focused(page) == "BUTTON Menu", entry
    page.keyboard.press("t")
    assert focused(page) == "INPUT say"
    # a text in which every letter would do something at the table
    page.keyboard.type("Shall we go? GLSHT 123")
    assert page.locator("#say").input_value() == "Shall we go? GLSHT 123"
    page.keyboard.press("Escape")
    assert page.locator(".drawer").count() == 0
    assert focused(page) == "BUTTON Menu"


def test_single_keys_can_be_switched_off(visitors):
    page = visitors().play(players=3)
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Letters and digits alone").uncheck()
    page.keyboard.press("Escape")
    page.locator("button.choice.waiting").first.wait_for()
    for key in ("s", "t", "g", "l", "?"):
        page.keyboard.press(key)
    page.wait_for_timeout(300)
    assert page.locator(".drawer, dialog").count() == 0
    assert page.locator("button.choice[aria-pressed=true]").count() == 0
    page.locator("button.choice").first.focus()
    page.keyboard.press("Enter")
    page.get_by_role("log").get_by_text("You have decided.").first.wait_for(state="attached")


def discard(page):
    """Give a card of the Duel away, which ends a turn."""
    page.locator(".hand").wait_for()
    page.keyboard.press("d")
    page.keyboard.press("1")
    page.locator(".line .button.lit").click()


def test_a_curtain_that_falls_leaves_the_keyboard_to_who_writes(visitors):
    page = visitors().share("duel")
    page.get_by_role("button", name="I am ").click()
    discard(page)
    page.keyboard.press("t")
    page.keyboard.type("well ")
    page.locator(".curtain").wait_for()
    page.keyboard.type("done now ")
    assert page.locator("#say").input_value() == "well done now "
    assert page.locator(".curtain").count() == 1


def test_a_curtain_is_lifted_only_by_who_goes_to_its_button(visitors):
    page = visitors().share("duel")
    page.get_by_role("button", name="I am ").click()
    discard(page)
    page.locator(".curtain").wait_for()
    assert focused(page).startswith("SECTION")
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    assert page.locator(".curtain").count() == 1
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator(".hand").wait_for()


#: Notes every line that is added for those who hear the page.
LISTEN = """
() => {
  window.aloud = [];
  const log = document.querySelector("[role=log]");
  new MutationObserver((changes) => {
    for (const {addedNodes, removedNodes} of changes) {
      for (const node of addedNodes) if (node.textContent) window.aloud.push(node.textContent);
      if (removedNodes.length > 0 && log.children.length < 20) window.aloud.push("REPLACED");
    }
  }).observe(log, {childList: true, characterData: true, subtree: true});
}
"""


def test_every_line_is_read_aloud_once(visitors):
    page = visitors().play(players=3)
    page.evaluate(LISTEN)
    choices = page.locator("button.choice.waiting")
    for _ in range(2):
        before = page.evaluate("window.aloud.length")
        choices.first.click()
        # bots may answer so fast that the next question is there before anybody looks
        page.wait_for_function("(before) => window.aloud.length > before", arg=before)
        choices.first.or_(page.locator(".strip[role=status]")).first.wait_for()
        settle(page)
    aloud = page.evaluate("window.aloud")
    assert "REPLACED" not in aloud
    page.keyboard.press("s")
    story = page.locator(".drawer li").all_inner_texts()
    assert len(aloud) > 6
    assert [line.strip() for line in story][-len(aloud) :] == aloud


def test_every_line_is_read_aloud_once_to_each_who_shares_a_device(visitors):
    page = visitors().share("duel")
    ready = page.get_by_role("button", name="I am ")
    ready.click()
    discard(page)
    ready.wait_for()
    # nobody goes back to what only somebody else was told
    assert page.locator("[role=log] p").count() == 0
    page.evaluate(LISTEN)
    ready.click()
    page.locator(".hand").wait_for()
    settle(page)
    aloud = page.evaluate("window.aloud")
    page.keyboard.press("s")
    story = [line.strip() for line in page.locator(".drawer li").all_inner_texts()]
    assert aloud
    assert story[-len(aloud) :] == aloud
    assert story[-2 * len(aloud) : -len(aloud)] != aloud


def test_a_line_that_falls_silent_is_noticed_soon(visitors):
    page = visitors().play()
    page.locator("button.choice.waiting").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    page.locator(".banner").wait_for()
    # the rules can be looked up meanwhile
    page.get_by_role("button", name="Rules").click()
    page.locator("dialog dt").first.wait_for()
    page.keyboard.press("Escape")
    page.context.set_offline(False)
    page.locator(".banner").wait_for(state="hidden")


@pytest.mark.parametrize("game", ["duel", "dark-cave"])
def test_who_does_not_see_a_card_hears_which_way_round_it_will_lie(visitors, game):
    page = visitors().play(game, players=2)
    mine = page.locator(".line.yours")
    mine.wait_for()
    place = page.locator(".place.open:focus")
    for number in range(1, 7):
        page.keyboard.press(str(number))
        settle(page)
        if place.count() and ": lay path" in place.get_attribute("aria-label"):
            break
        page.keyboard.press("Escape")
    said = place.get_attribute("aria-label")
    page.get_by_role("status").get_by_text(said).wait_for(state="attached")
    if page.get_by_role("button", name="Turn it").count():
        page.keyboard.press("r")
        settle(page)
        said = place.get_attribute("aria-label")
        page.get_by_role("status").get_by_text(said).or_(
            page.locator(".line.refusal")
        ).first.wait_for(state="attached")
    page.keyboard.press("Enter")
    card = said.split(": lay ")[1]
    page.get_by_role("log").get_by_text(f"You lay {card}").first.wait_for(state="attached")
