"""What matters now is large on every screen, and whatever can be chosen can be hit."""

import pytest

from benchmarks.crowded import crowd_a_cave
from tests.client.settled import settle
from tests.server.deals import SIGN_IN, deal

#: Windows before a mouse, the last of them at 200 %, and how large a target has to be there.
MOUSE = {(1920, 1080): 32, (1280, 800): 32, (1366, 768): 32, (640, 400): 24}
#: Phones, upright and on their side.
TOUCH = {(390, 844): 44, (844, 390): 44}
#: A card was 34 pixels wide in the opening view on a laptop.
READABLE = 46
#: How wide a card of the Duel is at the beginning, when the whole mine is seen: 99, 61, 57 and 30
#: pixels, and 46 on phones. A card that the opponent lays first may take a little of that.
WHOLE_MINE = {
    (1920, 1080): 90,
    (1280, 800): 56,
    (1366, 768): 52,
    (640, 400): 28,
    (390, 844): 46,
    (844, 390): 46,
}
CROWD = 40
# Of the open places in view: how many there are, and where a pointer near the middle of one hits
# something else. What lies over the board on purpose (chips, buttons) is left out.
HITS = """
(target) => {
  const view = document.querySelector("section.view");
  const frame = view.getBoundingClientRect();
  const layer = view.querySelector(".layer");
  const found = {checked: 0, missed: []};
  for (const place of document.querySelectorAll(".place.open")) {
    const box = place.getBoundingClientRect();
    const middle = [box.x + box.width / 2, box.y + box.height / 2];
    const rim = Array.from({length: 8}, (_, at) => [
      middle[0] + (target / 2 - 1) * Math.cos((at * Math.PI) / 4),
      middle[1] + (target / 2 - 1) * Math.sin((at * Math.PI) / 4),
    ]);
    const inView = rim.every(([x, y]) =>
      x > frame.left && x < frame.right && y > frame.top && y < frame.bottom);
    if (!inView) continue;
    const hit = rim.map((at) => document.elementFromPoint(...at));
    const covered = hit.some((one) => !layer.contains(one) && view !== one
      && (one.closest(".view") !== view || one.closest("button:not(.place)") !== null));
    if (covered) continue;
    found.checked += 1;
    const others = hit.filter((one) => one.closest(".place") !== place);
    if (others.length > 0)
      found.missed.push([place.dataset.spot, box.width, others.map((one) => one.className)]);
  }
  return found;
}
"""


def card_width(page):
    return page.locator(".layer > .card").first.bounding_box()["width"]


def resize(page, size):
    """Have the page in a window of a size, as if it had been opened there."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.reload()
    page.locator(".line.yours").wait_for()
    page.locator(".layer > .card").first.wait_for()
    settle(page)


def take_path(page):
    """Take up a card that can be laid somewhere."""
    for number in "123456":
        page.keyboard.press(number)
        settle(page)
        if page.locator(".place.open:not(.small)").count():
            return
        page.keyboard.press("Escape")
    raise AssertionError("no card can be laid")


def enter_crowd(visitor, tables_file):
    """Come to a Dark Cave in which many cards lie, at the own turn."""
    page = visitor.visit()
    page.locator(".covers").wait_for()
    person = page.evaluate(SIGN_IN)["person"]
    page.goto(f"{visitor.address}/table/{crowd_a_cave(str(tables_file), CROWD, person)}")
    return page


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_whatever_can_be_chosen_in_a_crowded_cave_is_large(visitors, tables_file, touch):
    page = enter_crowd(visitors(phone=touch), tables_file)
    sizes = TOUCH if touch else MOUSE
    for size, target in sizes.items():
        resize(page, size)
        assert card_width(page) >= READABLE, size
        take_path(page)
        hits = page.evaluate(HITS, target)
        assert hits["checked"] > 0, size
        assert hits["missed"] == [], size
        assert card_width(page) >= READABLE, size
        page.keyboard.press("Escape")
    page.get_by_role("button", name="discard").click()
    page.locator(".hand button.card").first.click()
    page.locator(".line .button.lit").click()
    page.locator(".place.open.small").first.wait_for()
    for size, target in sizes.items():
        resize(page, size)
        hits = page.evaluate(HITS, target)
        assert hits["checked"] > 0, size
        assert hits["missed"] == [], size


@pytest.mark.parametrize("game", ["duel", "dark-cave"])
@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_the_opening_view_and_the_places_of_a_card_are_large(visitors, game, touch):
    page = visitors(phone=touch).play(game, players=2)
    page.locator(".line.yours").wait_for()
    for size, target in (TOUCH if touch else MOUSE).items():
        resize(page, size)
        opened = card_width(page)
        assert opened >= (READABLE if game == "dark-cave" else WHOLE_MINE[size]), size
        take_path(page)
        hits = page.evaluate(HITS, target)
        assert hits["checked"] > 0, size
        assert hits["missed"] == [], size
        assert card_width(page) >= READABLE, size


def test_a_card_that_is_taken_brings_its_places_near(visitors, tables_file):
    page = enter_crowd(visitors(), tables_file)
    page.locator(".line.yours").wait_for()
    # somebody looks at everything, from far off and elsewhere
    page.locator(".view > .tools button").nth(-2).click()
    for _ in range(6):
        page.get_by_role("button", name="Zoom out").click()
    settle(page)
    assert card_width(page) < 24
    take_path(page)
    assert card_width(page) >= 32
    assert page.evaluate(HITS, 32)["checked"] > 0


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_a_card_that_is_taken_makes_a_small_cave_no_smaller(visitors, tables_file, touch):
    visitor = visitors(phone=touch)
    page = visitor.visit()
    page.locator(".covers").wait_for()
    person = page.evaluate(SIGN_IN)["person"]
    visitor.visit(f"/table/{deal(tables_file, 'dark-cave', 3, person)}")
    for size in TOUCH if touch else MOUSE:
        resize(page, size)
        opened = card_width(page)
        take_path(page)
        assert card_width(page) >= opened, size
        page.keyboard.press("Escape")


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_whoever_walks_is_in_view_with_steps_around(visitors, tables_file, touch):
    page = enter_crowd(visitors(phone=touch), tables_file)
    page.get_by_role("button", name="discard").click()
    page.locator(".hand button.card").first.click()
    page.locator(".line .button.lit").click()
    page.locator(".place.open.small").first.wait_for()
    for size, target in (TOUCH if touch else MOUSE).items():
        resize(page, size)
        frame = page.locator("section.view").bounding_box()
        dwarf = page.locator(".layer .dwarf.own").bounding_box()
        # but for the tip of the hat
        assert frame["x"] < dwarf["x"] + 2, size
        assert dwarf["x"] + dwarf["width"] < frame["x"] + frame["width"] + 2, size
        assert frame["y"] < dwarf["y"] + dwarf["height"] / 2, size
        assert dwarf["y"] + dwarf["height"] < frame["y"] + frame["height"] + 2, size
        assert page.evaluate(HITS, target)["checked"] > 0, size


def test_the_edge_points_at_goals_that_are_out_of_view(visitors):
    page = visitors().play("dark-cave", players=2)
    page.locator(".line.yours").wait_for()
    signs = page.locator(".view .sign")
    signs.first.wait_for()
    before = signs.count()
    page.locator(".view > .tools button").nth(-2).click()
    settle(page)
    assert before > 0
    assert signs.count() == 0


ARROWS = """
() => Object.fromEntries([...document.querySelectorAll("button.beyond")].map(
  (one) => {
    const [box, view] = [one, one.closest(".view")].map((each) => each.getBoundingClientRect());
    return [one.classList[1], [view.right - box.right, view.bottom - box.bottom].join()];
  }))
"""


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_an_arrow_to_what_is_out_of_view_has_a_place_of_its_own(visitors, tables_file, touch):
    page = enter_crowd(visitors(phone=touch), tables_file)
    page.locator(".line.yours").wait_for()
    take_path(page)
    page.locator("section.view").focus()
    for _ in range(3):
        page.get_by_role("button", name="Zoom in").click()
    seen: dict[str, set[str]] = {}
    together = set()
    for key in ("Up", "Left", "Down", "Down", "Right", "Right", "Up", "Up", "Left", "Left"):
        page.locator("section.view").evaluate(
            "(view, key) => view.querySelector(`button.beyond.Arrow${key}`)?.click()", key
        )
        settle(page)
        arrows = page.evaluate(ARROWS)
        together.add(frozenset(arrows))
        for arrow, box in arrows.items():
            seen.setdefault(arrow, set()).add(box)
    # they have come and gone
    assert len(together) > 1
    assert all(len(boxes) == 1 for boxes in seen.values()), seen
