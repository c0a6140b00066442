"""A match in the terminal. Text is only appended, which suits all terminals and screen readers."""

from collections.abc import Callable, Sequence

from rich.text import Text

from stope.bots import Bot
from stope.bots.hints import Hint, hints
from stope.cli.console import Line, ask, listed
from stope.cli.rulebook import rule_lines
from stope.cli.terminal import TerminalGame, UnclearInput, terminal_of
from stope.errors.base import StopeError
from stope.errors.matches import IllegalMove
from stope.games.codecs import Json, Move, label
from stope.locales import say
from stope.match import AddressedEvent, Match, Result
from stope.narration import capitalised, event_sentence, explain, name_list
from stope.tables.user_text import BOT_NAMES
from stope.view import View

Ask = Callable[[str], str]
PrintLine = Callable[[Line], None]
#: Kinds of moves with a refusal message of their own, such as `refused-step`; all other kinds share
#: the message `refused-move`.
_NAMED_IN_REFUSALS = ("place", "step")


class QuitMatch(Exception):
    """Raised when the player quits the match, or when the input has ended."""


class LineClient:
    """Plays a match in the terminal: a person plays at most one seat, bots play all others."""

    def __init__(
        self,
        match: Match,
        bots: dict[int, Bot],
        print_line: PrintLine,
        ask: Ask = ask,
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
        self._print_line = print_line
        self._ask = ask
        self._drawn = drawn
        self._display: TerminalGame = terminal_of(match.game)

    def run(self) -> Result:
        """Play until the match is over, and print the result."""
        title = say(f"{self._match.game.name}-title")
        self._print_line(
            say("play-welcome", title=title, seats=self._match.seats, names=name_list(self.names))
        )
        if self.you is None:
            self._print_line(say("play-watching"))
        else:
            self._print_line(say("play-intro"))
        self._report(self._match.events)
        while not self._match.over:
            self._next_decision()
        result = self._match.result
        self._print_result(result)
        return result

    def _next_decision(self) -> None:
        # bots decide first, so that they cannot react to the person's choice
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
        self._print_line("")
        for line in self._display.status(view, self.names, drawn=self._drawn):
            self._print_line(line)
        while True:
            try:
                text = self._without_names(self._ask(self._display.prompt(view)))
            except (EOFError, RuntimeError):  # the input has ended, or there is no input
                raise QuitMatch from None
            try:
                move = self._display.parse_move(text, view)
                if move is not None and self._play(move, view):
                    return
                if move is None and not self._answer(text):
                    self._complain(say("prompt-unknown", given=text[:40]))
            except UnclearInput as problem:
                self._complain(str(problem))
            except StopeError as refusal:
                self._complain(refusal.message())

    def _without_names(self, text: str) -> str:
        """Return typed text in lower case, with the names of players replaced by seat numbers."""
        first, *rest = text.lower().split() or [""]
        names = [name.lower() for name in self.names]
        return " ".join(
            [first, *(str(names.index(word)) if word in names else word for word in rest)]
        )

    def _play(self, move: Move, view: View) -> bool:
        """Play a move of the person and return True, or print a refusal and return False."""
        assert self.you is not None
        try:
            self._report(self._match.play(self.you, move))
        except IllegalMove as refusal:
            self._complain(self._refusal(move, refusal))
            self._print_line(self._display.suggestion(move, view) or self._possible_moves(refusal))
            return False
        if move in self._match.game.side_moves:
            self._let_bots_reply()
        return True

    def _refusal(self, move: Move, refusal: IllegalMove) -> str:
        """Return the refusal of a move as a sentence for the player."""
        values = {"reason": say(refusal.details["refusal"]), "rule": refusal.rule}
        kind = label(type(move))
        return say(f"refused-{kind if kind in _NAMED_IN_REFUSALS else 'move'}", **values)

    def _possible_moves(self, refusal: IllegalMove) -> str:
        kinds = [say(f"{self._match.game.name}-move-{one}") for one in refusal.details["allowed"]]
        return say("possible-moves", moves="; ".join(kinds) or "-")

    def _complain(self, text: str) -> None:
        self._print_line(Text(text, "yellow"))

    def _let_bots_reply(self) -> None:
        """Let the bots answer a side move of the person, such as a proposal to end the match."""
        for seat in self._bots:
            reply = self._match.game.reply
            if reply is None or self._match.over:
                return
            said = reply(self._match.view(seat).record, seat)
            if said is not None:
                self._report(self._match.play(seat, said))

    def _answer(self, text: str) -> bool:
        """Answer a typed question or command; return False if the text is neither."""
        assert self.you is not None
        view = self._match.view(self.you)
        word, _, rest = text.partition(" ")
        lines = self._display.answer(text, view)
        match word:
            case _ if lines is not None:
                pass
            case "o" | "odds":
                lines = self._display.odds(view)
            case "t" | "table" | "map":
                lines = self._display.table(view, self.names, drawn=self._drawn)
            case "hint":
                lines = self._hint_lines(view)
            case "?" | "help" | "":
                lines = self._help_lines()
            case "r" | "rules":
                lines = [*rule_lines(self._match.game, rest.strip())]
            case "q" | "quit":
                raise QuitMatch
            case _:
                return False
        for line in lines or ():
            self._print_line(line)
        return True

    def _help_lines(self) -> list[Line]:
        """Return the commands of the game, each with its meaning in a second column."""
        halves = [line.partition("  ") for line in self._display.help_text().splitlines()]
        return listed([(typed, meaning.strip()) for typed, _, meaning in halves])

    def _hint_lines(self, view: View) -> list[Line]:
        """Return the player's expected share of the win, and the best moves."""
        assert view.seat is not None
        found = hints(view)
        share = round(100 * found.expected_shares[view.seat])
        alone = self._match.seats == 1
        expects = (
            say("hint-expects-alone", share=share) if alone else say("hint-expects", share=share)
        )
        return [expects, *(self._hint_line(hint, view) for hint in found.best)]

    def _hint_line(self, hint: Hint, view: View) -> str:
        values: Json = {
            "typed": self._display.move_text(hint.move, view),
            "move": say(f"{view.game.name}-move-{label(type(hint.move))}"),
            "share": round(100 * hint.share),
            "reason": explain(hint.reason, self.names),
        }
        if view.game.search_config.simultaneous:
            return say("hint-move-mixed", weight=round(100 * hint.weight), **values)
        return say("hint-move", **values)

    def _report(self, addressed: Sequence[AddressedEvent]) -> None:
        words = self._display.card_words
        for one in addressed:
            if one.heard_by(self.you) and type(one.event) not in self._display.quiet_events:
                sentence = event_sentence(self._match.game, one.event, self.names, self.you, words)
                self._print_line(sentence)

    def _print_result(self, result: Result) -> None:
        reason = say(f"{self._match.game.name}-reason-{result.reason}")
        self._print_line("")
        if self._match.seats == 1:
            name, [points] = capitalised(self.names[0]), result.scores
            self._print_line(say("play-result-alone", name=name, points=points, reason=reason))
            return
        self._print_line(Text(say("play-standings", reason=reason), "bold"))
        # winners first: in some games players with equal points do not rank equally
        rank = {seat: (seat not in result.winners, -result.scores[seat]) for seat in self._seats}
        for seat in sorted(self._seats, key=lambda seat: rank[seat]):
            points = result.scores[seat]
            place = 1 + sum(other < rank[seat] for other in rank.values())
            self._print_line(
                say("play-standing", place=place, name=capitalised(self.names[seat]), points=points)
            )
        won: Json = {"game": self._match.game.name, "points": max(result.scores)}
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
        self._print_line(Text(ending, "bold"))
