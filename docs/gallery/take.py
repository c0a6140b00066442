"""Takes the pictures of the gallery: real matches, on a real server, in a real browser.

    python docs/gallery/take.py [folder]

A bot plays the person's seat for a while, so that there is something to see; then the person takes
the seat back, and the picture is taken. It needs the built client (`make client`) and Chromium.
"""

import contextlib
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

PORT = 8765
ADDRESS = f"http://127.0.0.1:{PORT}"
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
QUALITY = 82
SEATS = {"diamant": 5, "duel": 2, "dark-cave": 5}

# What a person could do by hand over the same socket: sit down, let a bot play, take the seat back
PLAY = """
async ({game, seats, middle}) => {
  const settings = {public: false, spectators: true, hints: true, clock: {kind: "none"},
                    fill_after: null, fill_with: "miner"};
  const ask = (path, body) => fetch(path, {method: "POST", body: JSON.stringify(body),
    headers: {"Content-Type": "application/json"}}).then((answer) => answer.json());
  await ask("/api/people", {name: "Ida", language: document.documentElement.lang});
  const made = await ask("/api/tables", {game, seats, options: {}, settings});
  const socket = new WebSocket(`ws://${location.host}/api/tables/${made.table}/socket`);
  await new Promise((open) => (socket.onopen = open));
  let number = 0;
  const send = (wish) => socket.send(JSON.stringify({...wish, id: `g-${number++}`}));
  const nonce = "00".repeat(32);
  send({type: "hello", heard: null, language: "en"});
  send({type: "sit", seat: 0, name: "Ida", nonce});
  for (let seat = 1; seat < seats; seat++) send({type: "seat-bot", seat, level: "careful"});
  send({type: "start"});
  send({type: "hand", seat: 0, level: "careful"});
  await new Promise((done) => {
    socket.onmessage = (message) => {
      const news = JSON.parse(message.data);
      if (news.type !== "news" || news.views.length === 0) return;
      const [seen] = news.views;
      const enough = middle === null ? news.table.status === "over" : seen.turn >= middle;
      if (enough || news.table.status === "over") done();
    };
  });
  if (middle !== null) send({type: "take-back", seat: 0});
  await new Promise((done) => setTimeout(done, 300));
  socket.close();
  return made.table;
}
"""


@contextlib.contextmanager
def serving() -> Iterator[None]:
    """Serve fresh tables until the block is left."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "stope", "serve", "--port", str(PORT)]
        server = subprocess.Popen([*command, "--db", str(Path(folder) / "tables.sqlite")])
        try:
            while True:
                time.sleep(0.5)
                with contextlib.suppress(httpx.TransportError):
                    games = httpx.get(f"{ADDRESS}/api/games").json()
                    if all(game["ready"] == 1 for game in games):
                        break
            yield
        finally:
            server.terminate()
            server.wait()


def open_page(browser: Browser, screen: str, theme: str, language: str) -> Page:
    """Return a page of a person who has never been here."""
    context = browser.new_context(
        **SCREENS[screen], color_scheme=theme, locale=language, reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(ADDRESS)
    page.wait_for_load_state("networkidle")
    return page


def shoot(page: Page, path: Path) -> None:
    """Take a picture, small enough for a repository."""
    page.screenshot(path=path.with_name(f"{path.name}.jpg"), type="jpeg", quality=QUALITY)


def take(browser: Browser, folder: Path, screen: str, theme: str, language: str) -> None:
    """Take the first screen, a match of every game, and the end of one."""
    name = f"{screen}-{theme}-{language}"
    page = open_page(browser, screen, theme, language)
    page.wait_for_timeout(500)
    shoot(page, folder / f"lobby-{name}")
    for game, middle in MIDDLE.items():
        match = {"game": game, "seats": SEATS[game]}
        table = page.evaluate(PLAY, {**match, "middle": middle})
        page.goto(f"{ADDRESS}/table/{table}")
        page.wait_for_timeout(2500)
        shoot(page, folder / f"{game}-{name}")
    table = page.evaluate(PLAY, {"game": "diamant", "seats": 5, "middle": None})
    page.goto(f"{ADDRESS}/table/{table}")
    page.wait_for_timeout(1500)
    shoot(page, folder / f"end-{name}")
    page.context.close()


def main() -> None:
    """Take all pictures."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    looks = [("desktop", "dark", "en"), ("phone", "dark", "de"), ("desktop", "light", "fr")]
    looks.append(("phone", "light", "it"))
    with serving(), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for look in looks:
            take(browser, folder, *look)
        browser.close()


if __name__ == "__main__":
    main()
