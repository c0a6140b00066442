"""Draws the icons that must be pixels, from those that are drawn: iOS takes no SVG.

    python -m web.icons

Run it when ``public/icon.svg`` or ``public/icon-maskable.svg`` has changed; it needs Chromium.
"""

from pathlib import Path

from playwright.sync_api import sync_playwright

from benchmarks.browser import QUIET, find_chromium

PUBLIC = Path(__file__).parent / "public"
#: The rock of the dark theme. iOS rounds the corners itself, and shows black where nothing is.
ROCK = "#14171b"
#: File, drawing, edge in pixels, and what is behind the drawing.
ICONS = (
    ("apple-touch-icon.png", "icon.svg", 180, ROCK),
    ("icon-192.png", "icon.svg", 192, None),
    ("icon-512.png", "icon.svg", 512, None),
    ("icon-maskable-512.png", "icon-maskable.svg", 512, ROCK),
)


def main() -> None:
    """Draw all of them."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=QUIET)
        page = browser.new_page()
        for name, drawing, edge, behind in ICONS:
            page.set_viewport_size({"width": edge, "height": edge})
            page.set_content((PUBLIC / drawing).read_text(encoding="utf-8"))
            page.add_style_tag(
                content=f"body {{ margin: 0; background: {behind or 'transparent'} }}"
                "svg { display: block; width: 100vw; height: 100vh }"
            )
            page.screenshot(path=PUBLIC / name, omit_background=behind is None)
        browser.close()


if __name__ == "__main__":
    main()
