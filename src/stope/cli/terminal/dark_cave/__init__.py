"""The Dark Cave in the terminal: a drawing of the cave, and moves that are typed as short words."""

from collections.abc import Sequence

from typing_extensions import override

from stope.cli.console import Line, listed
from stope.cli.terminal.dark_cave import card_words, table, typed
from stope.cli.terminal.dark_cave.board import SIZE, draw_cave, goal_sign
from stope.cli.terminal.dark_cave.steps import reach, reach_lines, step_lines, step_signs
from stope.cli.terminal.dark_cave.table import crowd_lines, pile_values, players_line
from stope.cli.terminal.dark_cave.typed import steps_of
from stope.cli.terminal.path_cards.board import (
    cell_weights,
    distance_mark,
    fits_screen,
    fitting_part,
)
from stope.cli.terminal.path_cards.game import PathCardTerminal
from stope.cli.window import Cell, Mark
from stope.games.codecs import Move
from stope.games.dark_cave.cards import EXIT, NAMES, NO_SPACE
from stope.games.dark_cave.events import CardReceived, Drew, TurnBegan
from stope.games.dark_cave.moves import Step
from stope.locales import say
from stope.view import View

#: The weight of a cell says how important it is to show the cell. If the cave does not fit on the
#: screen, the terminal shows the part of the cave with the largest sum of weights.
_OWN_DWARF, _IN_REACH, _WHERE_A_CARD_FITS, _GOAL, _LAID = 1000, 60, 8, 5, 3


class DarkCaveTerminal(PathCardTerminal):
    """The terminal display of the Dark Cave."""

    quiet_events = frozenset({Drew, TurnBegan, CardReceived})

    @override
    def prompt(self, view: View) -> str:
        now = view.to_json()
        match now["phase"]:
            case "creature":
                return say("dark-cave-prompt-creature", steps=now["steps"])
            case "axe":
                creature = say(f"dark-cave-creature-{now['attackers'][0]}")
                return say("dark-cave-prompt-axe", creature=creature)
            case "goal":
                return say("dark-cave-prompt-goal")
            case "steps":
                if not steps_of(view):
                    return say("dark-cave-prompt-chop")
                return say("dark-cave-prompt-steps", steps=now["steps"])
        return say("dark-cave-prompt")

    @override
    def help_text(self) -> str:
        return say("dark-cave-help")

    @override
    def answer(self, text: str, view: View) -> list[Line] | None:
        if text.split()[:1] == ["g"]:
            return reach_lines(view)
        return super().answer(text, view)

    @override
    def status(self, view: View, names: Sequence[str], *, drawn: bool) -> list[Line]:
        now = view.to_json()
        choices = self._choices(view, drawn=drawn)
        if now["phase"] == "axe":
            return []
        if now["phase"] == "goal" or not self.can_draw(drawn):
            if now["phase"] != "card":
                return choices
            return [*self.table(view, names, drawn=drawn), *choices]
        everything = [*self.table(view, names, drawn=drawn), *choices]
        if now["phase"] == "card" and fits_screen(everything, self.prompt(view)):
            return everything
        below: list[Line] = [*crowd_lines(now), players_line(now, names), *choices]
        whole_cave: list[Line] = [*draw_cave(now, steps=step_signs(view)), *below]
        if fits_screen(whole_cave, self.prompt(view)):
            return whole_cave
        below = [say("board-part"), *below]
        part = fitting_part(_weights(view), SIZE, below, self.prompt(view))
        return [*draw_cave(now, part, _goal_marks(view), step_signs(view)), *below]

    def _choices(self, view: View, *, drawn: bool) -> list[Line]:
        """Return the choices of a player: steps, the orientations of a goal, or the hand."""
        now = view.to_json()
        if now["phase"] in ("steps", "creature"):
            return step_lines(view)
        if now["phase"] == "goal":
            name = now["pending"]["card"]
            return listed([("u", self.card_words(name)), ("v", self.card_words(name, turned=True))])
        return self.hand_lines(view, drawn=drawn)

    @override
    def suggestion(self, move: Move, view: View) -> str | None:
        if isinstance(move, Step) and steps_of(view):
            return say("step-numbers", most=len(steps_of(view)))
        return super().suggestion(move, view) if view.to_json()["phase"] == "card" else None

    @override
    def odds(self, view: View) -> list[Line]:
        counted, shown = view.odds(), view.to_json()
        unseen = {name: counted["unseen"][name] for name in ("paths", "actions")}
        stocks = {"supply": counted["supply"], **pile_values(counted["pile"]), **unseen}
        insights = shown["insights"]
        loyal = [
            f"{seat['seat']}: {chance:.0%}"
            for seat, chance in zip(shown["seats"], insights["loyal"], strict=True)
            if not seat["character"]
        ]
        exits = [f"{goal['x']},{goal['y']}: {goal['exit']:.0%}" for goal in insights["goals"]]
        return [
            say("dark-cave-odds", **stocks),
            *([say("dark-cave-odds-loyal", seats=", ".join(loyal))] if loyal else []),
            *([say("dark-cave-odds-exit", goals="; ".join(exits))] if exits else []),
        ]


def _own_cell(view: View) -> Cell | None:
    """Return the cell of the player's dwarf, or None once the dwarf has left the cave."""
    dwarf = None if view.seat is None else view.to_json()["seats"][view.seat]["dwarf"]
    return None if dwarf is None else (dwarf["x"], dwarf["y"])


def _weights(view: View) -> dict[Cell, int]:
    """Return the weight of each cell, which says how important it is to show the cell.

    The cell of the player's dwarf has the greatest weight, followed by the cells that this dwarf
    can reach. If the player moves a creature, the cells to which the creature can step have the
    same weight as the dwarf's cell.
    """
    weights = cell_weights(view, laid=_LAID, goal=_GOAL, fits=_WHERE_A_CARD_FITS)
    for spot in reach(view):
        weights[spot["x"], spot["y"]] = _IN_REACH
    creature_moves = view.to_json()["phase"] == "creature"
    for step in steps_of(view):
        weights[step.x, step.y] = _OWN_DWARF if creature_moves else _IN_REACH
    own = _own_cell(view)
    return weights if own is None else weights | {own: _OWN_DWARF}


def _goal_marks(view: View) -> list[Mark]:
    """Return a mark for each face-down goal and for the exit.

    A mark shows the distance from the player's dwarf to the card.
    """
    origin = _own_cell(view) or (0, 0)
    return [
        distance_mark(goal_sign(card), card, origin)
        for card in view.to_json()["table"]
        if card["face_down"] or EXIT[NAMES.index(card["card"])] != NO_SPACE
    ]


TERMINAL = DarkCaveTerminal(card_words, table, typed)
