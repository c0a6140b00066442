"""A match in the line mode: append-only text, for any terminal and for screen readers."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from stope.bots import Bot
from stope.bots.hints import Hint, hints
from stope.cli.lines import Lines, lines_of
from stope.cli.rulebook import rule_lines
from stope.errors import CannotWrite, StopeError, shown
from stope.games.codecs import label
from stope.locales import say
from stope.match import Match, Notice, Result, View
from stope.narration import capitalised, explain, name_list, tell
from stope.tables.words import BOT_NAMES

Ask = Callable[[str], str]
Tell = Callable[[str], None]


class QuitMatch(Exception):
    """The player wants to stop."""


class LineTable:
    """A table with at most one person; bots sit on the other seats."""

    def __init__(
        self,
        match: Match,
        bots: dict[int, Bot],
        tell_line: Tell,
        ask: Ask = input,
        *,
        drawn: bool = True,
    ) -> None:
        people = [seat for seat in range(match.seats) if seat not in bots]
        self.you = people[0] if people else None
        self.names = [
            say("you") if seat == self.you else BOT_NAMES[seat % len(BOT_NAMES)]
            for seat in range(match.seats)
        ]
        self._seats = range(match.seats)
        self._match = match
        self._bots = bots
        self._tell = tell_line
        self._ask = ask
        self._drawn = drawn
        self._lines: Lines = lines_of(match.game)

    def run(self) -> Result:
        """Play until the match is over and tell how it ended."""
        title = say(f"{self._match.game.name}-title")
        self._tell(
            say("play-welcome", title=title, seats=self._match.seats, names=name_list(self.names))
        )
        if self.you is None:
            self._tell(say("play-watching"))
        else:
            self._tell(self._lines.help_text())
        self._report(self._match.story)
        while not self._match.over:
            self._next_decision()
        result = self._match.result
        self._tell_result(result)
        return result

    def _next_decision(self) -> None:
        # bots first: they decide without having seen what the person chooses
        actors = self._match.actors
        seat = next((seat for seat in actors if seat in self._bots), None)
        if seat is not None:
            choice = self._bots[seat].choose(self._match.view(seat))
            self._report(self._match.play(seat, choice.move))
            return
        self._ask_person()

    def _ask_person(self) -> None:
        assert self.you is not None
        view = self._match.view(self.you)
        self._tell("")
        for line in self._lines.status(view, self.names, drawn=self._drawn):
            self._tell(line)
        while True:
            try:
                text = self._ask(self._lines.prompt(view) + " ").strip().lower()
            except (EOFError, RuntimeError):  # the input has ended, or there never was one
                raise QuitMatch from None
            try:
                move = self._lines.parse(text, view)
                if move is not None:
                    self._report(self._match.play(self.you, move))
                    if move in self._match.game.talk:
                        self._let_bots_reply()
                    return
            except StopeError as refusal:
                self._tell(refusal.message())
                continue
            try:
                understood = self._answer(text)
            except StopeError as refusal:
                self._tell(refusal.message())
                continue
            if not understood:
                self._tell(say("prompt-unknown", given=text[:40]) + " " + say("prompt-again"))

    def _let_bots_reply(self) -> None:
        """Let the bots answer to what the person said beside the game."""
        for seat in self._bots:
            reply = self._match.game.reply
            if reply is None or self._match.over:
                return
            said = reply(self._match.view(seat).record, seat)
            if said is not None:
                self._report(self._match.play(seat, said))

    def _answer(self, text: str) -> bool:
        """Answer a question instead of taking a decision; return whether it was one."""
        assert self.you is not None
        view = self._match.view(self.you)
        word, _, rest = text.partition(" ")
        lines = self._lines.answer(text, view)
        match word:
            case _ if lines is not None:
                pass
            case "o" | "odds":
                lines = self._lines.odds(view)
            case "t" | "table":
                lines = self._lines.table(view, self.names, drawn=self._drawn)
            case "hint":
                lines = self._hint_lines(view)
            case "?" | "help" | "":
                lines = [self._lines.help_text()]
            case "r" | "rules":
                lines = rule_lines(self._match.game, rest.strip())
            case "q" | "quit":
                raise QuitMatch
            case _:
                return False
        for line in lines or ():
            self._tell(line)
        return True

    def _hint_lines(self, view: View) -> list[str]:
        """Return what the player may expect, and the best moves, after a second of thinking."""
        assert view.seat is not None
        found = hints(view)
        share = round(100 * found.expects[view.seat])
        alone = self._match.seats == 1
        expects = (
            say("hint-expects-alone", share=share) if alone else say("hint-expects", share=share)
        )
        return [expects, *(self._hint_line(hint, view) for hint in found.best)]

    def _hint_line(self, hint: Hint, view: View) -> str:
        values: dict[str, Any] = {
            "typed": self._lines.typed(hint.move, view),
            "move": say(f"{view.game.name}-move-{label(type(hint.move))}"),
            "share": round(100 * hint.share),
            "reason": explain(hint.reason, self.names),
        }
        if view.game.manner.at_once:
            return say("hint-move-mixed", weight=round(100 * hint.weight), **values)
        return say("hint-move", **values)

    def _report(self, notices: Sequence[Notice]) -> None:
        for notice in notices:
            if notice.heard_by(self.you) and type(notice.event) not in self._lines.QUIET:
                self._tell(tell(self._match.game, notice.event, self.names, self.you))

    def _tell_result(self, result: Result) -> None:
        reason = say(f"{self._match.game.name}-reason-{result.reason}")
        self._tell("")
        self._tell(say("play-standings", reason=reason))
        # winners first: in some games equal points do not mean an equal place
        rank = {seat: (seat not in result.winners, -result.scores[seat]) for seat in self._seats}
        for seat in sorted(self._seats, key=lambda seat: rank[seat]):
            points = result.scores[seat]
            place = 1 + sum(other < rank[seat] for other in rank.values())
            self._tell(
                say("play-standing", place=place, name=capitalised(self.names[seat]), points=points)
            )
        won: dict[str, Any] = {"game": self._match.game.name, "points": max(result.scores)}
        winners = name_list([self.names[seat] for seat in result.winners])
        if not result.winners:
            ending = say("play-result-nobody")
        elif self.you in result.winners:
            shared = len(result.winners) > 1
            ending = say("play-result-shared" if shared else "play-result-win", **won)
        elif len(result.winners) > 1:
            ending = say("play-result-lost-shared", winners=winners, **won)
        else:
            ending = say("play-result-lost", winners=winners, **won)
        self._tell(ending)


def check_writable(path: Path) -> None:
    """Refuse a file that cannot be written, before anything is done that should go into it."""
    try:
        with path.open("a", encoding="utf-8"):
            pass
    except OSError as problem:
        raise CannotWrite(given=shown(str(path)), reason=str(problem)) from problem


def save_record(match: Match, path: Path) -> None:
    """Write the record of a match to a file."""
    path.write_text(json.dumps(match.record(), indent=1) + "\n", encoding="utf-8")
