"""The lines about a hand: its numbered cards, and the legal uses of one card."""

from collections.abc import Callable, Sequence

from stope.cli.console import Line, listed, together
from stope.cli.terminal.path_cards.typed import hand_number
from stope.locales import say
from stope.view import View


def hand_lines(view: View, words: Callable[[str], str]) -> list[Line]:
    """Return the player's own hand, numbered from 1, each card in words."""
    cards = view.to_json()["hand"]
    if not cards:
        return [say("hand-empty")]
    entries = [(str(number), words(name)) for number, name in enumerate(cards, 1)]
    return listed(entries, side_by_side=True)


def use_line(view: View, name: str, words: str, cells: Sequence[str], moves: Sequence[str]) -> str:
    """Return the legal uses of a card: the cells on which it can be laid, or the moves to type."""
    values = {"number": hand_number(view, name), "card": words}
    if cells:
        example = f"{values['number']} {cells[0]}"
        # explain the letter v (turned) only if one of the listed placements ends with it
        turned = (
            " " + together(f"({say('card-turned')})")
            if any(one.endswith("v") for one in cells)
            else ""
        )
        listed_cells = "; ".join(map(together, cells)) + turned
        return say("card-places", places=listed_cells, example=together(example), **values)
    if moves:
        return say("card-moves", moves="; ".join(map(together, moves)), **values)
    return say("card-useless", **values)
