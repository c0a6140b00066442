"""Measure the client in Chromium, and print a section for ``benchmarks/client.md``.

    python -m benchmarks.client

This starts a server of its own, and needs the built client (`make client`) and Chromium.
"""

import json
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, TypedDict

from playwright.sync_api import Browser, Page

from benchmarks.browser import browsing
from benchmarks.crowded import crowd_a_cave
from benchmarks.server.figures import machine, percentile, section
from benchmarks.server.servers import Server

#: The number of cards on the board of the Dark Cave that is panned and zoomed.
CROWD = 50
#: The number of cards that are laid by clicking, if the match lasts long enough.
LAID = 30
#: The number of milliseconds for which a person looks at a new table before the first click.
FIRST_LOOK = 1500
#: The number of seconds of panning, and the number of seconds of zooming.
MOVING = 4.0
#: A frame is late if it comes more than this many milliseconds after the frame before it.
LATE_FRAME_MS = 25

# Records for each click on a target when the card was in the page, and when it was painted.
# Chromium itself reports, to 8 ms, when the next frame after a click was on the screen; it does not
# report frames that took less than 16 ms.
_WATCH = """
() => {
  window.laid = [];
  window.buried = 0;
  window.shown = [];
  const clicks = new Set();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.name === "click" && clicks.has(entry.startTime)) window.shown.push(entry.duration);
  }).observe({type: "event", durationThreshold: 16});
  addEventListener("click", (event) => {
    const place = event.target.closest?.(".place.open:not(.taken)");
    if (place == null) return;
    clicks.add(event.timeStamp);
    const {left, top} = place.style;
    const layer = place.closest(".layer");
    const took = {};
    const note = (what) => { took[what] ??= performance.now() - event.timeStamp; };
    const look = new MutationObserver(() => {
      const at = (selector) => [...layer.querySelectorAll(selector)].some(
        (one) => one.style.left === left && one.style.top === top);
      const sent = at(":scope > .ghost.sent");
      const lies = at(":scope > .card");
      if (sent) note("seen");
      if (lies) note("there");
      if (!lies && (sent || !("seen" in took))) return;
      look.disconnect();
      // a rockfall that comes up buries the card before anybody sees it lie there
      if (!lies) return window.buried++;
      requestAnimationFrame(() => setTimeout(() => { note("painted"); window.laid.push(took); }));
    });
    look.observe(layer, {childList: true, subtree: true, attributes: true});
  }, true);
}
"""

# Finds the middle of a target that no other element covers: the board also lies under elements at
# its edge.
_OPEN_PLACE = """
() => {
  for (const place of document.querySelectorAll(".place.open:not(.taken)")) {
    const box = place.getBoundingClientRect();
    const at = [box.x + box.width / 2, box.y + box.height / 2];
    if (place.contains(document.elementFromPoint(...at))) return at;
  }
  return null;
}
"""

# Records all layout shifts of the page, also shifts soon after a click, because a clicked element
# should not move.
_SHIFTS = """
() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const moved = entry.sources
        .map(({node}) => (node instanceof Element ? node : node?.parentElement))
        .filter((one) => one != null);
      const what = moved.map((one) => `${one.tagName} ${one.getAttribute("class")}`);
      window.shifts.push({value: entry.value, answer: entry.hadRecentInput, what});
    }
  }).observe({type: "layout-shift"});
}
"""

_ANSWERED = "window.laid.length + window.buried"
# The card does not always lie on the board in the end: a card that ends the round is removed with
# the round, and a card in front of a troll waits for the bribe.
_LAID_OR_ELSE = f"""
(before) => {_ANSWERED} > before
  || document.querySelector(".sums, .peek, .line .button.lit, .strip[role=status]") !== null
"""

_FRAMES = """
() => {
  const layer = document.querySelector(".layer");
  const times = [];
  let moved = 0;
  let before = layer.style.transform;
  const tick = (now) => {
    times.push(now);
    moved += Number(layer.style.transform !== before);
    before = layer.style.transform;
    window.ticking = requestAnimationFrame(tick);
  };
  window.ticking = requestAnimationFrame(tick);
  window.framesUntilNow = () => {
    cancelAnimationFrame(window.ticking);
    return {moved, deltas: times.slice(1).map((time, index) => time - times[index])};
  };
}
"""


class Frames(TypedDict):
    """The frames drawn during an animation."""

    #: The milliseconds between each frame and the next.
    deltas: list[float]
    #: The number of frames in which the board had moved since the frame before.
    moved: int


def watch_layout(page: Page) -> None:
    """Record all layout shifts of a page from now on."""
    page.evaluate(_SHIFTS)


def layout_shifts(page: Page) -> list[dict[str, Any]]:
    """Return the layout shifts recorded so far."""
    found: list[dict[str, Any]] = page.evaluate("window.shifts")
    return found


def layout_shift(page: Page) -> float:
    """Return the sum of all layout shifts.

    Unlike the metric "cumulative layout shift", it includes shifts that answer a click.
    """
    return sum(float(one["value"]) for one in layout_shifts(page))


def watch_laying(page: Page) -> None:
    """Record from now on how long laid cards take to appear."""
    page.evaluate(_WATCH)


def lay_cards(page: Page, cards: int) -> list[dict[str, float]]:
    """Lay cards of the Duel by clicking; return the times until each card was shown, in ms."""
    for _ in range(10 * cards):
        if (
            len(page.evaluate("window.laid")) >= cards
            or page.locator(".strip[role=status]").count()
        ):
            break
        _move(page)
    found: list[dict[str, float]] = page.evaluate("window.laid")
    return found


def _move(page: Page) -> None:
    """Make any move in the Duel: lay a card if one fits, repair a tool, or discard."""
    page.locator(".line.yours .button, .sums .button, .strip[role=status]").first.wait_for()
    done = page.locator(".sums .button, .peek .button, .line .button.lit").first
    if done.count():
        done.click()
        return
    before = page.evaluate(_ANSWERED)
    cards = page.locator(".hand button.card:not(.dim)")
    for index in range(cards.count()):
        cards.nth(index).click()
        if page.locator(".place.open:not(.taken)").count():
            page.mouse.click(*_open_place(page))
            page.wait_for_function(_LAID_OR_ELSE, arg=before)
            return
        if done.count():
            done.click()
            return
        page.keyboard.press("Escape")
    _discard(page)


def _open_place(page: Page) -> tuple[float, float]:
    """Return a point on the screen where the taken card can be laid; pan the board if necessary."""
    for _ in range(20):
        # the board may still be gliding
        page.wait_for_timeout(350)
        found: list[float] | None = page.evaluate(_OPEN_PLACE)
        if found is not None:
            return found[0], found[1]
        page.locator("button.beyond").first.click()
    raise LookupError("no open place comes into view")


def _discard(page: Page) -> None:
    """Discard two cards to repair a broken tool, or else discard one card."""
    page.get_by_role("button", name="Discard").click()
    cards, lit = page.locator(".hand button.card"), page.locator(".line .button.lit").first
    cards.first.click()
    if cards.count() > 1:
        cards.nth(1).click()
        if not lit.count():
            cards.nth(1).click()
    lit.click()


def look_at_cave(page: Page, address: str, table: str) -> int:
    """Open a table of the Dark Cave as a spectator; return how many cards lie on the board."""
    page.goto(f"{address}/table/{table}")
    lying = page.locator(".layer > .card")
    lying.nth(1).wait_for()
    return lying.count()


def pan_and_zoom(page: Page, seconds: float = MOVING) -> dict[str, Frames]:
    """Drag the board about, then zoom in and out; return the frames of each animation."""
    box = page.locator("section.view").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, box["y"] + 40)
    page.evaluate(_FRAMES)
    page.mouse.down()
    for step in _steps(seconds):
        page.mouse.move(x + 300 * _wave(step, 60), box["y"] + 40 + 150 * (1 + _wave(step, 37)) / 2)
    page.mouse.up()
    panned: Frames = page.evaluate("window.framesUntilNow()")
    page.mouse.move(x, y)
    page.evaluate(_FRAMES)
    for step in _steps(seconds):
        page.mouse.wheel(0, 30 if step // 25 % 2 else -30)
    return {"panning": panned, "zooming": page.evaluate("window.framesUntilNow()")}


def _steps(seconds: float) -> Iterator[int]:
    end = time.monotonic() + seconds
    step = 0
    while time.monotonic() < end:
        yield step
        step += 1


def _wave(step: int, length: int) -> float:
    """Return a value that goes from -1 to 1 and back, evenly.

    >>> [_wave(step, 2) for step in range(5)]
    [-1.0, 0.0, 1.0, 0.0, -1.0]
    """
    return 1 - abs(step / length % 2 - 1) * 2


def drawn(trace: Path) -> dict[str, int]:
    """Return how many frames a trace of Chromium says were drawn and dropped."""
    events = json.loads(trace.read_text())["traceEvents"]
    names = [event["name"] for event in events]
    return {name: names.count(name) for name in ("DrawFrame", "DroppedFrame")}


def _frames(frames: Frames) -> str:
    deltas = frames["deltas"]
    rate = 1000 * len(deltas) / sum(deltas)
    late = sum(delta > LATE_FRAME_MS for delta in deltas) / len(deltas)
    between = f"{percentile(deltas, 0.5):.1f} / {percentile(deltas, 0.95):.1f} / {max(deltas):.1f}"
    return (
        f"{rate:.0f} a second; {between} ms between two, "
        f"{late:.0%} longer than {LATE_FRAME_MS} ms; "
        f"the board had moved in {frames['moved']} of {len(deltas)}"
    )


def _spread(values: Sequence[float]) -> str:
    if not values:
        return "-"
    middle, most = percentile(values, 0.5), percentile(values, 0.95)
    return f"{middle:.0f} / {most:.0f} / {max(values):.0f} ms"


def _measure(browser: Browser, server: Server) -> dict[str, str]:
    figures = {}
    cave = crowd_a_cave(server.database, CROWD)
    context = browser.new_context(
        # no service worker: the files that it fetches for later are no part of the first load
        viewport={"width": 1280, "height": 800},
        locale="en",
        service_workers="block",
    )
    context.set_default_timeout(120_000)
    page = context.new_page()
    loaded: list[float] = []
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda told: loaded.append(told["encodedDataLength"]))
    page.goto(server.address)
    page.wait_for_load_state("networkidle")
    figures["first load, compressed"] = f"{sum(loaded) / 1000:.0f} kB in {len(loaded)} answers"

    page.locator(".cover:has(input[value=duel])").click()
    page.locator(".start select").first.select_option("1")
    page.locator(".start button.large").click()
    page.locator(".line.yours").wait_for()
    page.wait_for_timeout(FIRST_LOOK)
    watch_layout(page)
    watch_laying(page)
    laid = lay_cards(page, LAID)
    figures["cards of the Duel laid by clicking"] = str(len(laid))
    figures["from the click until a picture with the card in its place is on the screen"] = _spread(
        page.evaluate("window.shown")
    )
    for name, what in {
        "the card is in its place, sent": "seen",
        "it lies there, by the server's word": "there",
        "that is painted": "painted",
    }.items():
        figures[f"from the click until {name}"] = _spread(
            [one[what] for one in laid if what in one]
        )
    figures["layout shift meanwhile, also in answer to clicks"] = f"{layout_shift(page):.3f}"

    figures["cards in the Dark Cave"] = str(look_at_cave(page, server.address, cave))
    page.wait_for_timeout(1500)
    with tempfile.TemporaryDirectory() as folder:
        trace = Path(folder) / "trace.json"
        categories = ["devtools.timeline", "disabled-by-default-devtools.timeline.frame"]
        browser.start_tracing(page=page, path=trace, categories=categories)
        moved = pan_and_zoom(page)
        browser.stop_tracing()
        counted = drawn(trace)
    for what, frames in moved.items():
        figures[f"frames while {what}"] = _frames(frames)
    figures["frames by the trace of Chromium"] = (
        f"{counted['DrawFrame']} drawn, {counted['DroppedFrame']} dropped"
    )
    context.close()
    return figures


def main() -> None:
    """Measure the client, and print the section."""
    with browsing() as (browser, server):
        conditions = f"{machine()}, Chromium {browser.version} without a GPU"
        figures = _measure(browser, server)
    print(section("In the browser", "python -m benchmarks.client", conditions, figures))


if __name__ == "__main__":
    main()
