"""Takes the pictures of the gallery: real matches, on a real server, in a real browser.

    python -m docs.gallery.take [folder] [--png] [--only SCENE ...]

A bot plays the person's seat for a while, so that there is something to see; then the person takes
the seat back, and the picture is taken. The page that shows the pictures is written beside them. It
needs the built client (`make client`) and Chromium.
"""

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page

from benchmarks.browser import browsing, let_bot_play
from benchmarks.crowded import crowd_a_cave
from benchmarks.server.servers import Server
from stope.locales import say

SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
    },
}
#: How wide a picture is on the page that shows them.
WIDTHS = {"desktop": 640, "phone": 250}
#: After how many decisions of the own seat there is something to see.
MIDDLE = {"diamant": 4, "duel": 14, "dark-cave": 26}
#: Some matches are over before that: then another one.
MATCHES = 8
QUALITY = 78
SEATS = {"diamant": 5, "duel": 2, "dark-cave": 5}
#: Cards in the crowded cave; few matches have more.
CROWD = 45
#: Milliseconds until everything that moves has arrived.
SETTLED = 2500


class Visit:
    """A person who has never been here, with a browser of their own."""

    def __init__(self, page: Page, server: Server, language: str) -> None:
        self.page = page
        self._server = server
        self._language = language

    def go(self, path: str) -> None:
        """Open an address of the server."""
        self.page.goto(self._server.address + path)
        self.page.wait_for_load_state("networkidle")

    def sit(self, game: str, seats: int | None = None, **wanted: Any) -> str:
        """Come to a table at which a bot has played the own seat; return its name."""
        for _ in range(MATCHES):
            table, over = let_bot_play(self.page, game, seats or SEATS[game], **wanted)
            if not (over and wanted):
                break
        self.go(f"/table/{table}")
        return table

    def crowd(self) -> str:
        """Return a table at which many cards lie."""
        return crowd_a_cave(self._server.database, CROWD)

    def choose(self, game: str) -> None:
        """Choose a game on the first screen, under a name."""
        self.go("/")
        self.page.locator(f".cover:has(input[value={game}])").click()
        self.page.locator(".start input").fill("Ida")

    def press(self, message: str) -> None:
        """Press the button that says this in the person's language."""
        words = say(message, language=self._language)
        self.page.get_by_role("button", name=words, exact=True).click()

    @property
    def dialog(self) -> Locator:
        """What lies over everything else."""
        return self.page.get_by_role("dialog")


def lobby(visit: Visit) -> None:
    """Come in."""
    visit.go("/")


def _match(game: str) -> Callable[[Visit], None]:
    def play(visit: Visit) -> None:
        visit.sit(game, turns=MIDDLE[game])

    return play


def end(visit: Visit) -> None:
    """See who has won Diamant."""
    visit.sit("diamant")


def making(visit: Visit) -> None:
    """Make a table for friends: one sits here, too, and one is a bot."""
    visit.choose("dark-cave")
    visit.page.locator(".start .more button").click()
    seats = visit.dialog.locator("li select")
    seats.nth(0).select_option("here")
    visit.dialog.locator("li input").fill("Bo")
    seats.nth(2).select_option("master")


def waiting(visit: Visit) -> None:
    """Wait for the others."""
    visit.choose("dark-cave")
    visit.page.locator(".start .more button").click()
    visit.dialog.locator(".do button").click()
    visit.page.locator("svg[shape-rendering]").scroll_into_view_if_needed()


def rules(visit: Visit) -> None:
    """Read the rules."""
    visit.go("/rules/duel")


def settings(visit: Visit) -> None:
    """Choose how it looks and sounds."""
    visit.go("/")
    visit.page.locator(".choices button").click()


def replay(visit: Visit) -> None:
    """See a match again, with everybody's eyes."""
    table = visit.sit("dark-cave")
    visit.go(f"/replay/{table}?move=40&seat=all")


def hint(visit: Visit) -> None:
    """Ask a bot what it would do."""
    visit.sit("duel", until="view.actors.includes(0) && view.table.length > 14")
    visit.press("client-hint")
    visit.dialog.locator(".share").first.wait_for()


def sums(visit: Visit) -> None:
    """See what the first round of the Duel has brought."""
    visit.sit("duel", until="view.round === 2")
    visit.page.locator(".view > .tools button").first.click()


def cave_end(visit: Visit) -> None:
    """See who was loyal, and where the treasure is; some get out with none."""
    for _ in range(MATCHES):
        visit.sit("dark-cave")
        if visit.page.locator(".clan.won").count():
            return


def knowledge(visit: Visit) -> None:
    """See what one knows of the others."""
    visit.sit("dark-cave", until="view.seats.some((one) => one.seat > 0 && one.character !== null)")
    visit.press("dark-cave-client-sheet")


def curtain(visit: Visit) -> None:
    """Hand the device over."""
    visit.choose("duel")
    visit.page.locator(".start .more button").click()
    visit.dialog.locator("li select").select_option("here")
    visit.dialog.locator("li input").fill("Bo")
    visit.dialog.locator(".do button").click()
    visit.page.locator(".curtain").wait_for()


def crowded(visit: Visit) -> None:
    """Watch a cave in which nearly all cards lie."""
    visit.go(f"/table/{visit.crowd()}")


def expedition(visit: Visit) -> None:
    """See what was lost when the cave collapsed."""
    visit.sit(
        "diamant",
        until="view.actors.includes(0) && view.path.length < 3 && view.cave > 1 && "
        "view.hazards.some((one) => one.removed > 0)",
    )


def eight(visit: Visit) -> None:
    """Go into the cave with seven others."""
    visit.sit("diamant", seats=8, turns=3)


@dataclass(frozen=True)
class Scene:
    """How to get to what is to be seen, and what it is."""

    words: str
    lead: Callable[[Visit], None]


SCENES = {
    "lobby": Scene("The first screen", lobby),
    "making": Scene("Making a table", making),
    "waiting": Scene("Waiting for friends", waiting),
    "settings": Scene("Settings", settings),
    "rules": Scene("The rules of the Duel", rules),
    "diamant": Scene("Diamant", _match("diamant")),
    "eight": Scene("Diamant with eight players", eight),
    "expedition": Scene("What an expedition has brought", expedition),
    "end": Scene("The end of a match of Diamant", end),
    "duel": Scene("The Duel", _match("duel")),
    "hint": Scene("A hint", hint),
    "sums": Scene("The end of a round of the Duel", sums),
    "curtain": Scene("The curtain between people who share a device", curtain),
    "dark-cave": Scene("The Dark Cave", _match("dark-cave")),
    "knowledge": Scene("What one knows of the others", knowledge),
    "crowded": Scene("A crowded Dark Cave", crowded),
    "cave-end": Scene("The end of a match of the Dark Cave", cave_end),
    "replay": Scene("A replay", replay),
}
EVERYWHERE = ("lobby", "diamant", "duel", "dark-cave", "end")


@dataclass(frozen=True)
class Look:
    """A kind of screen, its colours and its language, and what else is to be seen so."""

    words: str
    screen: str
    theme: str
    language: str
    also: tuple[str, ...]

    @property
    def name(self) -> str:
        """As the pictures are called."""
        return f"{self.screen}-{self.theme}-{self.language}"

    @property
    def scenes(self) -> list[str]:
        """What is to be seen, in the order of the page."""
        return [scene for scene in SCENES if scene in (*EVERYWHERE, *self.also)]


LOOKS = (
    Look(
        words="On a laptop, dark, in English",
        screen="desktop",
        theme="dark",
        language="en",
        also=("hint", "crowded", "cave-end", "replay"),
    ),
    Look(
        words="On a phone, dark, in German",
        screen="phone",
        theme="dark",
        language="de",
        also=("waiting", "settings", "expedition", "knowledge"),
    ),
    Look(
        words="On a laptop, light, in French",
        screen="desktop",
        theme="light",
        language="fr",
        also=("making", "rules"),
    ),
    Look(
        words="On a phone, light, in Italian",
        screen="phone",
        theme="light",
        language="it",
        also=("eight", "sums", "curtain", "cave-end"),
    ),
)


def take(browser: Browser, server: Server, look: Look, scene: str, path: Path) -> None:
    """Take one picture: a JPEG small enough for a repository, or a PNG."""
    context = browser.new_context(
        **SCREENS[look.screen],
        color_scheme=look.theme,
        locale=look.language,
        reduced_motion="reduce",
    )
    visit = Visit(context.new_page(), server, look.language)
    visit.go("/")
    SCENES[scene].lead(visit)
    visit.page.wait_for_timeout(SETTLED)
    if path.suffix == ".png":
        visit.page.screenshot(path=path)
    else:
        visit.page.screenshot(path=path, type="jpeg", quality=QUALITY)
    context.close()


def page_of_pictures(suffix: str) -> str:
    """Return the page that shows them, in Markdown."""
    lines = [
        "# Gallery",
        "",
        "Real matches on a real server. `python -m docs.gallery.take` takes the pictures anew, and",
        "writes this page; it needs the built client (`make client`) and Chromium.",
    ]
    for look in LOOKS:
        lines += ["", f"## {look.words}", ""]
        lines += [
            f'<img src="{scene}-{look.name}{suffix}" alt="{SCENES[scene].words}" '
            f'width="{WIDTHS[look.screen]}">'
            for scene in look.scenes
        ]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Take all pictures, or some."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", nargs="?", type=Path, default=Path(__file__).parent)
    asked.add_argument("--png", action="store_true")
    asked.add_argument("--only", nargs="+", choices=SCENES, metavar="SCENE", default=list(SCENES))
    given = asked.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    suffix = ".png" if given.png else ".jpg"
    with browsing() as (browser, server):
        for look in LOOKS:
            for scene in filter(given.only.__contains__, look.scenes):
                path = given.folder / f"{scene}-{look.name}{suffix}"
                take(browser, server, look, scene, path)
    (given.folder / "README.md").write_text(page_of_pictures(suffix), encoding="utf-8")


if __name__ == "__main__":
    main()
