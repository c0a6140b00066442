"""A real Chromium before a real server with the built client."""

import contextlib
from pathlib import Path

import pytest
from playwright.sync_api import Page, sync_playwright

from benchmarks.browser import QUIET, find_chromium
from stope.server.static_client import client_is_built
from tests.client.seeded_deals import DEALS, SEND_THE_SAME_NONCE, seeded_deals
from tests.server.conftest import address, tables_file

__all__ = ["address", "seeded_deals", "tables_file"]

DESKTOP = {"viewport": {"width": 1280, "height": 800}}
#: A laptop on which everything is shown at twice its size.
ENLARGED = {"viewport": {"width": 640, "height": 400}, "device_scale_factor": 2}
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
#: The same phone on its side.
LANDSCAPE = {**PHONE, "viewport": {"width": 844, "height": 390}}
#: Milliseconds after which a test gives up; a machine that compiles beside it is slow.
PATIENCE = 120_000
#: Also what axe looks at only when it is asked to: controls are called what is read on them.
AXE_RULES = '{ rules: { "label-content-name-mismatch": { enabled: true } } }'
# Laid cards are not held for a moment before they are sent; whatever else is chosen stays
SEND_AT_ONCE = """
try {
  const kept = localStorage.getItem("stope-settings");
  if (kept === null) localStorage.setItem("stope-settings", JSON.stringify({holdsCards: false}));
} catch {
  // a page without an address keeps nothing
}
"""
#: Features that Chromium is started without. Parts of its window are pages with a process of their
#: own, and each context opens a window: with them it costs more than twice the time.
WITHOUT = (
    "InitialWebUI",
    "PreloadTopChromeWebUI",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "WebUIOmniboxPopup",
    "WebUIReloadButton",
    "WebUIToolbar",
    # the last list counts: these are the ones that Playwright leaves out
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Deal the cards of a test, before its fixtures make tables."""
    DEALS.deal_for(item.nodeid)


@pytest.fixture(scope="package")
def browser():
    """Return the browser of these tests.

    Its driver has a loop that counts as running; tests of other folders run loops of their own.
    """
    if not client_is_built():
        pytest.fail("The client for the browser is not built: make client builds it.")
    path = find_chromium()
    if path is None:
        pytest.fail("These tests need Chromium, which is missing here: apt-get install chromium")
    with sync_playwright() as playwright:
        arguments = [*QUIET, "--disable-features=" + ",".join(WITHOUT)]
        running = playwright.chromium.launch(executable_path=path, args=arguments)
        yield running
        running.close()


class Visitor:
    """A person with a browser of their own, and what went wrong in it."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.troubles: list[str] = []
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("request", self._notice_stranger)

    def _notice_stranger(self, request) -> None:
        if not request.url.startswith((self.address, self.address.replace("http", "ws"))):
            self.troubles.append(f"asks a stranger: {request.url}")

    def visit(self, path: str = "/") -> Page:
        self.page.goto(self.address + path)
        return self.page

    def play(self, game: str = "diamant", players: int | None = None, name: str = "Ann") -> Page:
        """Come into a match against bots, from the lobby, and return when it has begun."""
        page = self.visit()
        page.locator(f".cover:has(input[value={game}])").click()
        page.locator(".start input").fill(name)
        if players is not None:
            page.locator(".start select").first.select_option(str(players))
        page.locator(".start button.large").click()
        page.locator(".screen main").wait_for()
        return page

    def share(self, game: str, seats: int | None = None) -> Page:
        """Open a table for Ann and Bo, who both sit before this device."""
        page = self.visit()
        page.locator(f".cover:has(input[value={game}])").click()
        page.locator(".start input").fill("Ann")
        page.get_by_role("button", name="With friends").click()
        dialog = page.get_by_role("dialog")
        if seats is not None:
            dialog.get_by_role("combobox").first.select_option(str(seats))
        dialog.get_by_label("Seat 2").select_option("here")
        dialog.get_by_label("Name at seat 2").fill("Bo")
        dialog.get_by_role("button", name="Start").click()
        return page

    def violations(self) -> list[str]:
        """Return what axe finds wrong with what is shown now."""
        # what moves is measured when it has arrived
        self.page.evaluate(
            "Promise.all(document.getAnimations().map(one => one.finished.catch(() => 0)))"
        )
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate(f"axe.run({AXE_RULES}).then(({{ violations }}) => violations)")
        return [
            f"{one['id']}: {one['help']}: {node['html'][:200]} {node['failureSummary'][:300]}"
            for one in found
            for node in one["nodes"]
        ]


@pytest.fixture
def visitors(browser, address):
    """Return a way to open browsers; when the test is over, nothing may have gone wrong in any."""
    with contextlib.ExitStack() as stack:
        made = []

        def make(
            language: str = "en",
            theme: str = "dark",
            *,
            phone: bool = False,
            enlarged: bool = False,
            landscape: bool = False,
            motion: bool = False,
            holds: bool = False,
        ) -> Visitor:
            screen = ENLARGED if enlarged else LANDSCAPE if landscape else DESKTOP
            screen = PHONE if phone else screen
            context = browser.new_context(
                locale=language,
                color_scheme=theme,
                reduced_motion="no-preference" if motion else "reduce",
                # scripts of tests are not scripts of the page
                bypass_csp=False,
                service_workers="block",
                **screen,
            )
            stack.callback(context.close)
            context.set_default_timeout(PATIENCE)
            context.add_init_script(SEND_THE_SAME_NONCE)
            if not holds:
                context.add_init_script(SEND_AT_ONCE)
            made.append(Visitor(context.new_page(), address))
            return made[-1]

        yield make
        assert [trouble for visitor in made for trouble in visitor.troubles] == []
