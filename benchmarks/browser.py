"""Start the system's Chromium and a server, and let a bot play a person's seat for a while."""

import asyncio
import contextlib
import shutil
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.server.servers import Server

_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
#: Options for no background requests, and for no sandbox, because Chromium may run as root.
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

# The requests of a player: sit down, let a bot play, take the seat back. The bot may move once more
# before the last request arrives; the awaited condition has to hold after this move.
_LET_BOT_PLAY = """
async ({game, seats, turns, options}) => {
  const settings = {public: false, spectators: true, hints: true, clock: {kind: "none"},
                    fill_after: null, fill_with: "miner"};
  const ask = (path, body) => fetch(path, {method: "POST", body: JSON.stringify(body),
    headers: {"Content-Type": "application/json"}}).then((answer) => answer.json());
  await ask("/api/people", {name: "Ida", language: document.documentElement.lang});
  const made = await ask("/api/tables", {game, seats, options, settings});
  const socket = new WebSocket(`ws://${location.host}/api/tables/${made.table}/socket`);
  await new Promise((open) => (socket.onopen = open));
  let number = 0;
  let over = false;
  let reached = false;
  let told = () => {};
  let answered = "";
  const send = (wish) => {
    socket.send(JSON.stringify({...wish, id: `b-${++number}`}));
    return `b-${number}`;
  };
  const isReached = (view) => UNTIL;
  socket.onmessage = (message) => {
    const news = JSON.parse(message.data);
    if ("id" in news) answered = news.id;
    told();
    if (news.type !== "news" || news.views.length === 0) return;
    const [seen] = news.views;
    over = news.table.status === "over";
    reached = over || (seen.turn >= turns && isReached(seen.view));
    told();
  };
  send({type: "hello", heard: null, language: "en"});
  send({type: "sit", seat: 0, name: "Ida", nonce: "00".repeat(32)});
  for (let seat = 1; seat < seats; seat++) send({type: "seat-bot", seat, level: "careful"});
  send({type: "start"});
  do {
    send({type: "hand", seat: 0, level: "careful"});
    while (!reached) await new Promise((done) => (told = done));
    const asked = over ? null : send({type: "take-back", seat: 0});
    while (!over && answered !== asked) await new Promise((done) => (told = done));
    await new Promise((done) => setTimeout(done, 300));
  } while (!reached);
  socket.close();
  return {table: made.table, over};
}
"""


def find_chromium() -> str | None:
    """Return the path of the system's Chromium, or None if there is no Chromium."""
    return next(filter(None, map(shutil.which, _NAMES)), None)


@contextlib.contextmanager
def browsing() -> Iterator[tuple[Browser, Server]]:
    """Yield a browser and a server that is ready; both end with the block."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(str(Path(folder) / "tables.sqlite"))
        server.start()
        try:
            # in a new thread, because the browser's driver has an event loop in this thread
            with ThreadPoolExecutor(1) as other:
                other.submit(lambda: asyncio.run(server.until_ready())).result()
            browser = playwright.chromium.launch(executable_path=find_chromium(), args=QUIET)
            yield browser, server
            browser.close()
        finally:
            server.kill()


def let_bot_play(
    page: Page,
    game: str,
    seats: int,
    turns: int | None = None,
    until: str | None = None,
    options: dict[str, str] | None = None,
) -> tuple[str, bool]:
    """Let a bot play the person's seat; return the table, and whether the match is over.

    The bot plays until turn ``turns`` is reached and the condition ``until`` holds, which is
    JavaScript about the `view` of the seat. With neither, the bot plays to the end of the match.
    """
    wanted: dict[str, Any] = {"game": game, "seats": seats, "turns": turns or 0}
    wanted["options"] = options or {}
    goes_on = "false" if turns is None else "true"
    found = page.evaluate(_LET_BOT_PLAY.replace("UNTIL", until or goes_on), wanted)
    return found["table"], found["over"]
