"""Takes the pictures of the gallery: real matches, on a real server, in a real browser.

    python -m docs.gallery.take [folder]

A bot plays the person's seat for a while, so that there is something to see; then the person takes
the seat back, and the picture is taken. It needs the built client (`make client`) and Chromium.
"""

import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from benchmarks.browser import browsing, let_bot_play

SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
    },
}
#: After how many decisions of the own seat there is something to see.
MIDDLE = {"diamant": 4, "duel": 14, "dark-cave": 26}
#: Some matches are over before that: then another one.
MATCHES = 8
QUALITY = 82
SEATS = {"diamant": 5, "duel": 2, "dark-cave": 5}


def open_page(browser: Browser, address: str, screen: str, theme: str, language: str) -> Page:
    """Return a page of a person who has never been here."""
    context = browser.new_context(
        **SCREENS[screen], color_scheme=theme, locale=language, reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(address)
    page.wait_for_load_state("networkidle")
    return page


def shoot(page: Page, path: Path) -> None:
    """Take a picture, small enough for a repository."""
    page.screenshot(path=path.with_name(f"{path.name}.jpg"), type="jpeg", quality=QUALITY)


def take(
    browser: Browser, address: str, folder: Path, screen: str, theme: str, language: str
) -> None:
    """Take the first screen, a match of every game, and the end of one."""
    name = f"{screen}-{theme}-{language}"
    page = open_page(browser, address, screen, theme, language)
    page.wait_for_timeout(500)
    shoot(page, folder / f"lobby-{name}")
    for game, middle in MIDDLE.items():
        for _ in range(MATCHES):
            table, over = let_bot_play(page, game, SEATS[game], turns=middle)
            if not over:
                break
        page.goto(f"{address}/table/{table}")
        page.wait_for_timeout(2500)
        shoot(page, folder / f"{game}-{name}")
    table, _over = let_bot_play(page, "diamant", SEATS["diamant"])
    page.goto(f"{address}/table/{table}")
    page.wait_for_timeout(1500)
    shoot(page, folder / f"end-{name}")
    page.context.close()


def main() -> None:
    """Take all pictures."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent
    looks = [("desktop", "dark", "en"), ("phone", "dark", "de"), ("desktop", "light", "fr")]
    looks.append(("phone", "light", "it"))
    with browsing() as (browser, server):
        for look in looks:
            take(browser, server.address, folder, *look)


if __name__ == "__main__":
    main()
