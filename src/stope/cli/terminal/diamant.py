"""Diamant in the terminal: a drawing of the path, and decisions that are typed as words."""

from collections.abc import Sequence

from rich.text import Text
from typing_extensions import override

from stope.cli.console import Line
from stope.cli.terminal.diamant_board import draw_cells, fits_terminal
from stope.cli.terminal.game import TerminalGame
from stope.games.codecs import Json, Move
from stope.games.diamant.events import ChoiceNoted, Committed
from stope.games.diamant.moves import GoOn, Leave
from stope.locales import say
from stope.narration import capitalised, name_list
from stope.view import View

#: The words for decisions that a player can type in any language.
_WORDS: dict[str, Move] = {
    "g": GoOn(),
    "go": GoOn(),
    "go-on": GoOn(),
    "l": Leave(),
    "leave": Leave(),
}


class DiamantTerminal(TerminalGame):
    """The terminal display of Diamant."""

    quiet_events = frozenset({Committed, ChoiceNoted})

    @override
    def prompt(self, view: View) -> str:
        return say("diamant-prompt")

    @override
    def help_text(self) -> str:
        return say("diamant-help")

    @override
    def parse_move(self, text: str, view: View) -> Move | None:
        own = {say("diamant-move-go-on"): GoOn(), say("diamant-move-leave"): Leave()}
        return {**own, **_WORDS}.get(text)

    @override
    def move_text(self, move: Move, view: View) -> str:
        return next(word for word, decision in _WORDS.items() if decision == move)

    @override
    def status(self, view: View, names: Sequence[str], *, drawn: bool) -> list[Line]:
        shown = view.to_json()
        own = shown["seats"][view.seat]
        inside = [names[seat["seat"]] for seat in shown["seats"] if seat["inside"]]
        outside = [names[seat["seat"]] for seat in shown["seats"] if not seat["inside"]]
        summary = say(
            "diamant-status",
            bag=own["bag"],
            chest=own["chest"],
            lying=shown["lying"],
            inside=name_list(inside),
            outside=name_list(outside),
        )
        return [*path_lines(shown, drawn=drawn), summary]

    @override
    def table(self, view: View, names: Sequence[str], *, drawn: bool) -> list[Line]:
        shown = view.to_json()
        cave = say(
            "diamant-table-cave",
            cave=shown["cave"],
            caves=shown["caves"],
            pile=shown["pile"],
            lying=shown["lying"],
        )
        met = [hazard_name(hazard["hazard"]) for hazard in shown["hazards"] if hazard["met"]]
        out = [
            hazard_name(hazard["hazard"])
            for hazard in shown["hazards"]
            for _ in range(hazard["removed"])
        ]
        return [
            cave,
            *path_lines(shown, drawn=drawn),
            say("diamant-table-hazards", hazards=name_list(met) if met else "-"),
            say("diamant-table-removed", hazards=name_list(out) if out else "-"),
            *(seat_line(seat, names) for seat in shown["seats"]),
        ]

    @override
    def odds(self, view: View) -> list[Line]:
        counted = view.odds()
        return [
            say(
                "diamant-odds",
                danger=round(100 * counted["danger"], 1),
                deadly=counted["deadly"],
                pile=counted["pile"],
                mean=round(counted["mean_share"], 1),
                bag=counted["bag"],
                lying=counted["lying"],
            )
        ]


def seat_line(seat: Json, names: Sequence[str]) -> str:
    """Return the public state of one player."""
    chest = say("diamant-chest-hidden") if seat["chest"] is None else seat["chest"]
    name = capitalised(names[seat["seat"]])
    if seat["inside"]:
        return say("diamant-table-seat-inside", name=name, bag=seat["bag"], chest=chest)
    return say("diamant-table-seat-outside", name=name, chest=chest)


def hazard_name(hazard: str) -> str:
    """Return a hazard in the reader's language."""
    return say(f"diamant-hazard-{hazard}")


def path_lines(shown: Json, *, drawn: bool) -> list[Line]:
    """Return the path as a drawing or, without ``drawn`` or enough space, as one sentence.

    The drawing shows the corners of the path (DI-16).
    """
    if drawn:
        cells = {(card["x"], card["y"]): card_label(card) for card in shown["path"]}
        drawing = draw_cells(cells, entrance=say("diamant-camp"))
        if fits_terminal(drawing):
            return [_coloured(line) for line in drawing]
    cards = ", ".join(path_card_words(card) for card in shown["path"])
    return [say("diamant-path", cards=cards)]


def _coloured(line: str) -> Text:
    """Return a line of the path with its hazards and its gems in colour."""
    text = Text(line)
    text.highlight_regex(r"(?<=\[)[^]]+!(?=\])", "bold red")
    text.highlight_regex(r"(?<=\[)[\d+]+(?=\])", "bold cyan")
    return text


def card_label(card: Json) -> str:
    """Return the label of a drawn card: its value and the gems on it, or its hazard."""
    if "hazard" in card:
        return hazard_name(card["hazard"]) + "!"
    return f"{card['gems']}+{card['lying']}" if card["lying"] else str(card["gems"])


def path_card_words(card: Json) -> str:
    """Return a card of the path in words."""
    if "hazard" in card:
        return hazard_name(card["hazard"])
    if card["lying"]:
        return say("diamant-card-gems-lying", value=card["gems"], lying=card["lying"])
    return say("diamant-card-gems", value=card["gems"])


TERMINAL = DiamantTerminal()
