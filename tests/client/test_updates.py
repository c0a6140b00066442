"""A newer client is offered to whoever has an older one open, and taken when they say so."""

import shutil

from fastapi import FastAPI

from stope.server.static_client import FOLDER, add_pages
from tests.client.conftest import PATIENCE
from tests.server.serving import running

#: Waits until a part of the page is kept, for a while.
UNTIL_KEPT = """
async (part) => {
  for (let looks = 0; looks < 100; looks += 1) {
    const kept = (await Promise.all((await caches.keys()).map(async (name) =>
      (await (await caches.open(name)).keys()).map(({ url }) => url)))).flat();
    if (kept.some((url) => url.includes(part))) return;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error(`${part} is not kept`);
}
"""
BUILD = "() => navigator.serviceWorker.controller !== null"


def test_a_newer_build_is_offered_and_taken(browser, tmp_path):
    folder = tmp_path / "client"
    shutil.copytree(FOLDER, folder)
    app = FastAPI()
    add_pages(app, folder)
    worker = folder / "service-worker.js"
    with running(app) as address:
        context = browser.new_context(locale="en")
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto(address)
        page.wait_for_function("navigator.serviceWorker.ready.then(() => true)")
        page.reload()
        page.wait_for_function(BUILD)
        offer = page.get_by_text("There is a newer version.")
        assert offer.count() == 0
        worker.write_text(worker.read_text() + "\n// a newer build\n")
        page.reload()
        offer.wait_for()
        # it is put off, and offered again the next time
        page.get_by_role("button", name="Later").click()
        offer.wait_for(state="detached")
        page.reload()
        with page.expect_navigation():
            page.get_by_role("button", name="Load it").click()
        page.wait_for_function(BUILD)
        page.wait_for_load_state("networkidle")
        assert offer.count() == 0
        context.close()


def test_who_comes_back_without_a_network_reads_their_language(browser):
    app = FastAPI()
    add_pages(app, FOLDER)
    with running(app) as address:
        context = browser.new_context(locale="de")
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto(address)
        page.wait_for_function(BUILD)
        page.evaluate(UNTIL_KEPT, "/assets/de-")
        # what only the browser happens to remember does not count
        context.new_cdp_session(page).send("Network.clearBrowserCache")
        context.set_offline(True)
        page.reload()
        page.get_by_role("button", name="Spielen", exact=True).wait_for()
        context.close()
