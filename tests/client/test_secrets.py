"""What only one player may know, on a screen that others can see."""

import pytest

from benchmarks.browser import let_bot_play
from tests.client.settled import settle

#: Everything that is said by what is seen, and whether a face of a card is seen that is not open.
LOOK = """
() => {
  const seen = [...document.querySelectorAll("body *")].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );
  const said = seen.flatMap((one) => [
    one.getAttribute("aria-label"),
    one.getAttribute("title"),
    ...[...one.childNodes].filter(({ nodeType }) => nodeType === 3).map((node) => node.data),
  ]);
  const faces = seen.filter((one) =>
    one.matches('svg[viewBox="0 0 200 300"]:not(:has(.frame), .on, .layer > .card > svg)'),
  );
  return {
    said: said.map((words) => (words ?? "").trim()).filter((words) => words !== ""),
    faces: faces.length,
  };
}
"""
#: The own turn, with something to hide.
MOMENTS = {
    "diamant": "view.actors.includes(0) && view.seats[0].chest > 9",
    "duel": "view.actors.includes(0) && view.hand.length > 3 && view.table.some("
    "({face_down, card}) => face_down && /[0-9]/.test(card))",
    "dark-cave": "view.actors.includes(0) && view.phase === 'card' && view.hand.length > 3 && "
    "view.table.some(({face_down, card}) => face_down && card !== null)",
}
#: Where there are secrets on the page; of the hand, those that have words.
SECRET = {
    "diamant": "[data-own-chest] .unseen",
    "duel": ".layer .card:has(.peek)",
    "dark-cave": ".own .secret, .odds",
}


def look(page, *, hidden):
    """Return what can be read and seen, with H held or not."""
    if hidden:
        page.keyboard.down("h")
    found = page.evaluate(LOOK)
    if hidden:
        page.keyboard.up("h")
    return found


def words_of(page, selector):
    return {
        (one.get_attribute("aria-label") or one.inner_text()).strip()
        for one in page.locator(selector).all()
    }


@pytest.mark.parametrize("game", MOMENTS)
def test_nothing_that_is_seen_tells_a_secret_while_they_are_hidden(visitors, game):
    visitor = visitors()
    page = visitor.visit()
    page.locator(".covers").wait_for()
    page.evaluate("localStorage.setItem('stope-settings', JSON.stringify({odds: true}))")
    options = {"chests": "hidden"} if game == "diamant" else {}
    seats = 2 if game == "duel" else 4
    # three matches in ten have such a moment
    for _ in range(40):
        table, over = let_bot_play(page, game, seats, until=MOMENTS[game], options=options)
        if not over:
            break
    assert not over
    page = visitor.visit(f"/table/{table}")
    page.locator(SECRET[game]).first.wait_for()
    if game != "diamant":
        page.locator(".line.yours").wait_for()
        for panel in page.locator("[role=dialog].peek .button, .seen .button").all():
            panel.click()
        # a card is dragged from the hand over the board
        usable = page.locator(".hand button.card:not(.dim)")
        (usable if usable.count() else page.locator(".hand button.card")).first.hover()
        page.mouse.down()
        page.mouse.move(640, 300, steps=4)
        place = page.locator(".place.open").first
        if place.count():
            box = place.bounding_box()
            page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
    secrets = words_of(page, f"{SECRET[game]}, .hand .unseen, .line p")
    shown = look(page, hidden=False)
    assert secrets - set(shown["said"]) == set()
    hidden = look(page, hidden=True)
    assert secrets & set(hidden["said"]) == set()
    assert (shown["faces"] > 0, hidden["faces"]) == (game != "diamant", 0)
    assert look(page, hidden=False) == shown
    if game == "dark-cave":
        page.keyboard.down("h")
        long = page.locator(".own .chip").bounding_box()
        page.locator(".own .chip .secret").evaluate("one => one.replaceChildren()")
        assert page.locator(".own .chip").bounding_box() == long


@pytest.mark.parametrize("game", ["duel", "dark-cave"])
def test_the_keyboard_is_where_it_was_when_secrets_are_shown_again(visitors, game):
    page = visitors().play(game, players=2)
    page.locator(".line.yours").wait_for()
    at_a_place = "document.activeElement.matches('.place')"
    for number in "123456":
        page.keyboard.press(number)
        settle(page)
        if page.evaluate(at_a_place):
            break
        page.keyboard.press("Escape")
    place = page.evaluate("document.activeElement.dataset.spot")
    assert place is not None
    page.keyboard.down("h")
    settle(page)
    assert not page.evaluate(at_a_place)
    page.keyboard.up("h")
    page.wait_for_function(at_a_place)
    assert page.evaluate("document.activeElement.dataset.spot") == place
