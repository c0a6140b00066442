"""People who play by what the page offers them: they look, and then click or tap one thing.

Nobody here knows a rule. A look says what glows and is not covered by anything else; one of these
things is chosen at random, where it is seen, with a mouse or a finger. Chance has a seed.
"""

import abc
import random
import time
from collections.abc import Callable
from typing import Any, ClassVar

from playwright.sync_api import Page

#: Seconds after which a match has to be over; a machine that compiles beside it is slow.
PATIENCE = 400
#: What closes the sums of the Duel when the match is over.
LAST_PANEL = "See the board"

_LOOK = """
(offers) => {
  const found = {
    over: document.querySelector(".strip[role=status]") !== null,
    refusals: [...document.querySelectorAll("[role=alert]")].map((one) => one.innerText),
    things: [],
  };
  for (const [kind, selector] of Object.entries(offers))
    for (const one of document.querySelectorAll(selector)) {
      const box = one.getBoundingClientRect();
      const at = [box.x + box.width / 2, box.y + box.height / 2];
      const top = document.elementFromPoint(...at);
      found.things.push({
        kind,
        at,
        words: one.innerText,
        lit: one.classList.contains("lit"),
        taken: one.ariaPressed === "true",
        enabled: !one.disabled,
        seen: top !== null && (one === top || one.contains(top)),
      });
    }
  return found;
}
"""

Thing = dict[str, Any]


class Player(abc.ABC):
    """Somebody before a page who plays one game."""

    #: What can be chosen in this game, by a name for it.
    offers: ClassVar[dict[str, str]]

    def __init__(self, page: Page, seed: int, *, touch: bool = False) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.touch = touch
        self.over = False
        self.done: list[str] = []
        self._things: list[Thing] = []

    def act(self) -> bool:
        """Look, and do one thing; return whether there was one."""
        found = self.page.evaluate(_LOOK, self.offers)
        assert found["refusals"] == [], (found["refusals"], self.done[-5:])
        self.over = found["over"]
        self._things = found["things"]
        chosen = None if self.over else self.choose()
        if chosen is None:
            return False
        self.done.append(f"{chosen['kind']} {chosen['words']}".strip())
        if self.touch:
            self.page.touchscreen.tap(*chosen["at"])
        else:
            self.page.mouse.click(*chosen["at"])
        return True

    @abc.abstractmethod
    def choose(self) -> Thing | None:
        """Return what to click now, or None if there is nothing to do."""

    def seen(self, kind: str, **wanted: Any) -> list[Thing]:
        """Return what can be clicked of a kind."""
        return [
            one
            for one in self._things
            if one["kind"] == kind
            and one["enabled"]
            and one["seen"]
            and all(one[key] == value for key, value in wanted.items())
        ]

    def any_of(self, things: list[Thing]) -> Thing | None:
        """Return one of these, whichever; None if there are none."""
        return self.rng.choice(things) if things else None


class Adventurer(Player):
    """Plays Diamant."""

    offers: ClassVar = {"choice": "button.choice.waiting"}

    def choose(self) -> Thing | None:
        """Go on or leave."""
        return self.any_of(self.seen("choice"))


class Miner(Player):
    """Plays the Duel or the Dark Cave, which are laid on the same kind of board."""

    offers: ClassVar = {
        "panel": ".sums .button, .peek .button, .seen .button",
        "axe": ".prompt .button",
        "button": ".line.yours .buttons .button:not(.undo)",
        "card": ".hand button.card:not(.dim)",
        "other card": ".hand button.card.dim",
        "place": ".place.open",
        "beyond": "button.beyond",
        "fit": ".view > .tools button:nth-last-child(2)",
        "player": ".players .player:not(.shut)",
    }
    #: How often a card is laid or used, where another could be discarded.
    keen = 0.8

    def choose(self) -> Thing | None:
        """Finish what was begun, or begin something."""
        # the sums of the last round stay: they are the result
        panels = [one for one in self.seen("panel") if one["words"] != LAST_PANEL]
        urgent = self.any_of(panels or self.seen("axe"))
        buttons = self.seen("button")
        if urgent is not None or not buttons:
            return urgent
        lit = [one for one in buttons if one["lit"]]
        back = [one for one in buttons if one["words"] in ("Back", "Put back")]
        taken = [one for one in self.seen("card") if one["taken"]]
        if self._discards(taken, back):
            return self._discard(taken, lit, back)
        if lit:
            return self.any_of(lit)
        places = self.seen("place")
        if taken:
            # what is begun is finished, unless nothing of it is in view
            return self.any_of(places + self.seen("player")) or self._look_elsewhere() or back[0]
        stay = [one for one in buttons if "stay" in one["words"].lower()]
        if stay:
            walks = places and self.rng.random() < 0.7
            return self.any_of(places if walks else stay)
        cards = self.seen("card")
        if cards and self.rng.random() < self.keen:
            return self.any_of(cards)
        return self.any_of([one for one in buttons if "iscard" in one["words"]])

    def _discards(self, taken: list[Thing], back: list[Thing]) -> bool:
        now = any(
            one["kind"] == "button" and one["lit"] and one["words"].startswith("Discard")
            for one in self._things
        )
        return now or len(taken) > 1 or (bool(back) and not taken and not self.seen("place"))

    def _discard(self, taken: list[Thing], lit: list[Thing], back: list[Thing]) -> Thing | None:
        rest = self.seen("card", taken=False)
        if len(taken) < 2 and rest and not (lit and self.rng.random() < 0.3):
            return self.any_of(rest)
        return self.any_of(lit) or self.any_of(taken) or self.any_of(back)

    def _look_elsewhere(self) -> Thing | None:
        return self.any_of(self.seen("beyond")) or self.any_of(self.seen("fit"))


def play_out(*players: Player) -> None:
    """Let everyone play until all see how the match has ended."""
    play_until(lambda: all(one.over for one in players), *players)


def play_until(reached: Callable[[], object], *players: Player) -> None:
    """Let people play until something is the case."""
    end = time.monotonic() + PATIENCE
    while not reached():
        # not a list: one acts after the other has
        if not sum(one.act() for one in players):
            players[0].page.wait_for_timeout(20)
        assert time.monotonic() < end, [one.done[-8:] for one in players]


def figures(page: Page) -> list[str]:
    """Return the ranking that a page shows at the end, row by row."""
    page.get_by_role("button", name="Figures").click()
    rows = page.locator("dialog tbody tr")
    rows.first.wait_for()
    shown = rows.all_inner_texts()
    page.keyboard.press("Escape")
    return shown


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something has the focus."""
    for _ in range(80):
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not come to {selector}")


class KeyboardMiner(Miner):
    """Plays the Duel without a mouse: numbers, arrows, R, D, F, Enter."""

    def act(self) -> bool:
        """Look, and do one thing; return whether there was one."""
        found = self.page.evaluate(_LOOK, self.offers)
        assert found["refusals"] == [], (found["refusals"], self.done[-5:])
        self.over = found["over"]
        self._things = found["things"]
        if self.over:
            return False
        panels = self.seen("panel")
        if panels:
            if panels[0]["words"] == LAST_PANEL:
                return False
            # what opens has the focus
            self._press("Enter")
            return True
        buttons = self.seen("button")
        if not buttons:
            # also as long as a move is on its way
            return False
        lit = [one for one in buttons if one["lit"]]
        back = [one for one in buttons if one["words"] == "Back"]
        taken = self.seen("card", taken=True)
        rest = self.seen("card", taken=False)
        if self._discards(taken, back):
            self._choose_to_discard(taken, rest, lit)
        elif lit:
            self._confirm()
        elif taken:
            self._press("Escape")
        elif rest and self.rng.random() < self.keen:
            self._use(number_of(self.rng.choice(rest)))
        else:
            self._press("d")
        return True

    def _press(self, key: str) -> None:
        self.done.append(key)
        self.page.keyboard.press(key)

    def _confirm(self) -> None:
        tab_to(self.page, ".line .button.lit")
        self._press("Enter")

    def _choose_to_discard(self, taken: list[Thing], rest: list[Thing], lit: list[Thing]) -> None:
        """Take one card or two; not any two can be discarded together."""
        if lit and (len(taken) > 1 or not rest or self.rng.random() < 0.5):
            self._confirm()
        elif len(taken) < 2 and rest:
            self._press(number_of(self.rng.choice(rest)))
        else:
            self._press(number_of(taken[0]))

    def _use(self, number: str) -> None:
        """Take a card, look at a place or two, and lay it on an open one; if it is to be laid."""
        self._press(number)
        self.page.evaluate("() => new Promise(requestAnimationFrame)")
        if not self.page.evaluate("document.activeElement.matches('.place')"):
            return
        for key in self.rng.choices(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "r"], k=2):
            self._press(key)
        tab_to(self.page, ".place.open")
        self.done.append("lay")
        self._press("Enter")


def number_of(card: Thing) -> str:
    """Return the key that takes a card of the hand."""
    return str(card["words"].split()[-1])


class KeyboardDwarf(Miner):
    """Plays the Dark Cave without a mouse, and without Tab: what is to be decided has the focus."""

    def act(self) -> bool:
        """Press one key; return whether there was something to decide."""
        found = self.page.evaluate(_LOOK, self.offers)
        assert found["refusals"] == [], (found["refusals"], self.done[-5:])
        self.over = found["over"]
        focused = self.page.evaluate(
            "document.querySelector('.line.yours') && document.activeElement.className"
        )
        if self.over or focused is None:
            return False
        if not self.done:
            key = "1"
        elif focused == "":
            # a move is on its way
            return False
        elif "card" in focused.split():
            key = self.rng.choice(["Enter", "1", "2", "3", "4", "ArrowRight"])
        else:
            others = ["ArrowLeft", "ArrowRight", "ArrowDown", "Escape"]
            key = self.rng.choice(["Enter"] * 6 + others)
        self.done.append(key)
        self.page.keyboard.press(key)
        return True
