"""Where the keyboard is, what is read aloud, and what a silent line does."""

FOCUSED = """
() => {
  const one = document.activeElement;
  if (one === document.body) return "nowhere";
  return `${one.tagName} ${one.getAttribute("aria-label") ?? one.id}`;
}
"""


def focused(page):
    """Return what has the keyboard, once everything has settled."""
    page.wait_for_timeout(150)
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


def test_every_line_is_read_aloud_once(visitors):
    page = visitors().play(players=3)
    page.evaluate("""
    () => {
      window.aloud = [];
      const log = document.querySelector("[role=log]");
      new MutationObserver((changes) => {
        for (const {addedNodes, removedNodes} of changes) {
          for (const node of addedNodes) window.aloud.push(node.textContent);
          if (removedNodes.length > 0 && log.children.length < 20) window.aloud.push("REPLACED");
        }
      }).observe(log, {childList: true, characterData: true, subtree: true});
    }
    """)
    choices = page.locator("button.choice.waiting")
    for _ in range(2):
        choices.first.click()
        page.wait_for_timeout(1500)
    aloud = page.evaluate("window.aloud")
    assert "REPLACED" not in aloud
    page.keyboard.press("s")
    story = page.locator(".drawer li").all_inner_texts()
    assert len(aloud) > 6
    assert [line.strip() for line in story][-len(aloud) :] == aloud


def test_a_line_that_falls_silent_is_noticed_soon(visitors):
    page = visitors().play()
    page.locator("button.choice.waiting").first.wait_for()
    page.context.set_offline(True)
    page.locator(".banner").wait_for()
    page.context.set_offline(False)
    page.locator(".banner").wait_for(state="hidden")
