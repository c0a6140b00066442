"""Waiting until a page has come to rest, however slow the machine is."""

import time
from collections.abc import Callable

from playwright.sync_api import Page

#: Resolves when so many frames in a row have changed nothing, and no animation with an end runs.
_AT_REST = """
([frames, patience]) => new Promise((resolve, reject) => {
  const begun = performance.now();
  let still = 0;
  const observer = new MutationObserver(() => { still = 0; });
  observer.observe(document, {
    subtree: true, childList: true, characterData: true, attributes: true,
  });
  const runs = (one) =>
    one.playState === "running" && one.effect?.getComputedTiming().endTime !== Infinity;
  const look = () => {
    still = document.getAnimations().some(runs) ? 0 : still + 1;
    if (still < frames && performance.now() - begun < patience)
      return requestAnimationFrame(look);
    observer.disconnect();
    if (still < frames) reject(new Error("the page does not come to rest"));
    else resolve();
  };
  requestAnimationFrame(look);
})
"""
#: Frames without a change; 0.2 s on a machine with nothing else to do.
_FRAMES = 12
#: Milliseconds after which a page counts as one that never rests.
_PATIENCE = 60_000


def wait_until(page: Page, reached: Callable[[], object]) -> None:
    """Return when something is the case that only this process knows, requests sent for example."""
    end = time.monotonic() + _PATIENCE / 1000
    while not reached():
        assert time.monotonic() < end
        # meanwhile Playwright tells what has happened
        page.wait_for_timeout(20)


def settle(page: Page) -> None:
    """Return when the page has not changed for some frames."""
    page.evaluate(_AT_REST, [_FRAMES, _PATIENCE])
