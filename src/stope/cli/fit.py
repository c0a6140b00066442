"""`stope fit`: compute the weights of a game's bots again, and measure their effect."""

from typing import Annotated

import typer

from stope import progress
from stope.arena.fit import FigureJson, FindingJson, Request, measure
from stope.cli.console import print_json
from stope.cli.options import AsJson, Language
from stope.cli.text_table import print_table
from stope.locales import say


def fit(
    game: Annotated[str, typer.Argument(help="Which game, for example diamant.")] = "diamant",
    weight: Annotated[
        list[str] | None,
        typer.Option(help="Fit only this weight, for example AHEAD."),
    ] = None,
    deals: Annotated[int, typer.Option(help="Deals for each comparison.")] = 1000,
    searched: Annotated[
        int,
        typer.Option(
            help="Deals played by searching bots, for weights that only the search reads (slow)."
        ),
    ] = 0,
    seed: Annotated[int, typer.Option(help="With the same seed, the same cards are dealt.")] = 0,
    as_json: AsJson = False,
    _language: Language = None,
) -> None:
    """Compute the weights of a game's bots again, and measure the effect of each weight.

    To measure a weight, a bot with half the weight and then a bot with twice the weight play the
    same deals against bots with the usual weight.
    """
    request = Request(game, tuple(weight or ()), deals, searched, seed)
    with progress.bar(say("fit-measuring", game=game), 1) as report:
        found = measure(request, lambda done, total: report(done / total))
    if as_json:
        print_json({"game": game, "deals": deals, "seed": seed, "weights": found})
        return
    columns = [
        say("fit-weight"),
        say("fit-value"),
        say("fit-origin"),
        say("fit-derived"),
        say("fit-other"),
        say("fit-wins"),
        say("fit-loss"),
    ]
    print_table(columns, [row for one in found for row in _rows(one)])


def _rows(found: FindingJson) -> list[list[str]]:
    """Return a row for each tried value of a weight; the first row also describes the weight."""
    derived = _figure(found["derived"], ".3g")
    known = [found["weight"], f"{found['value']:g}", found["origin"], derived]
    tried = [
        [
            f"{change['value']:g}",
            _figure(change["wins"], "+.2f", 1 if found["seats"] == 1 else 100),
            _figure(change["loss"], "+.4f"),
        ]
        for change in found["changes"]
    ]
    first, *others = tried or [["-", "-", "-"]]
    return [[*known, *first], *([""] * len(known) + other for other in others)]


def _figure(figure: FigureJson | None, form: str, scale: int = 1) -> str:
    """Return a mean and its interval as text, multiplied by ``scale``; return "-" for None."""
    if figure is None:
        return "-"
    interval = format(scale * figure["interval"], form.replace("+", ""))
    return f"{format(scale * figure['mean'], form)} ± {interval}"
