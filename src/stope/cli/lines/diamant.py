"""Diamant in the line mode."""

from collections.abc import Sequence

from stope.cli.drawing import draw_cells, fits_terminal
from stope.games.codecs import Event, Json, Move
from stope.games.diamant.events import ChoiceNoted, Committed
from stope.games.diamant.moves import GoOn, Leave
from stope.locales import say
from stope.match import View
from stope.narration import capitalised, name_list

QUIET: frozenset[type[Event]] = frozenset({Committed, ChoiceNoted})

_WORDS: dict[str, Move] = {
    "g": GoOn(),
    "go": GoOn(),
    "go-on": GoOn(),
    "l": Leave(),
    "leave": Leave(),
}


def prompt(_view: View) -> str:
    """Return the question to somebody inside."""
    return say("diamant-prompt")


def help_text() -> str:
    """Return what can be typed."""
    return say("diamant-help")


def answer(_text: str, _view: View) -> list[str] | None:
    """Diamant has no questions of its own."""
    return None


def parse(text: str, _view: View) -> Move | None:
    """Return the decision that a player typed, in English or in the reader's language."""
    own = {say("diamant-move-go-on"): GoOn(), say("diamant-move-leave"): Leave()}
    return {**own, **_WORDS}.get(text)


def typed(move: Move, _view: View) -> str:
    """Return what a player types for a decision."""
    return next(word for word, decision in _WORDS.items() if decision == move)


def status(view: View, names: Sequence[str], *, drawn: bool) -> list[str]:
    """Return the path and what is at stake."""
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


def table(view: View, names: Sequence[str], *, drawn: bool) -> list[str]:
    """Return the path, the dangers and every player."""
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


def seat_line(seat: Json, names: Sequence[str]) -> str:
    """Return what can be seen of one player."""
    chest = say("diamant-chest-hidden") if seat["chest"] is None else seat["chest"]
    name = capitalised(names[seat["seat"]])
    if seat["inside"]:
        return say("diamant-table-seat-inside", name=name, bag=seat["bag"], chest=chest)
    return say("diamant-table-seat-outside", name=name, chest=chest)


def odds(view: View) -> list[str]:
    """Return what the next card can do."""
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


def hazard_name(hazard: str) -> str:
    """Return a hazard in the reader's language."""
    return say(f"diamant-hazard-{hazard}")


def path_lines(shown: Json, *, drawn: bool) -> list[str]:
    """Return the path, drawn with its corners (DI-16) or told in one sentence."""
    if drawn:
        cells = {(card["x"], card["y"]): card_label(card) for card in shown["path"]}
        drawing = draw_cells(cells, entrance=say("diamant-camp"))
        if fits_terminal(drawing):
            return drawing
    cards = ", ".join(card_words(card) for card in shown["path"])
    return [say("diamant-path", cards=cards)]


def card_label(card: Json) -> str:
    """Return a card as it is drawn: value and gems lying on it, or the hazard."""
    if "hazard" in card:
        return hazard_name(card["hazard"]) + "!"
    return f"{card['gems']}+{card['lying']}" if card["lying"] else str(card["gems"])


def card_words(card: Json) -> str:
    """Return a card in words."""
    if "hazard" in card:
        return hazard_name(card["hazard"])
    if card["lying"]:
        return say("diamant-card-gems-lying", value=card["gems"], lying=card["lying"])
    return say("diamant-card-gems", value=card["gems"])
