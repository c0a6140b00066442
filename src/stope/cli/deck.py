"""`stope deck`: check a deck file, and compare it with the deck that comes with Stope."""

import dataclasses
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from stope.cli.console import print_json, print_line
from stope.cli.options import AsJson, Language
from stope.engine.own_deck_files import deck_variable
from stope.errors.files import NoFile
from stope.errors.games import DeckWithoutGame
from stope.games import GAMES, GameSpec, find_game
from stope.games.codecs import Json
from stope.games.deck_file import (
    NO_CARDS,
    DeckError,
    DeckProblem,
    ReadDeck,
    cards_digest,
    game_of_deck,
)
from stope.locales import say

deck_commands = typer.Typer(help="Check a deck file of your own.", no_args_is_help=True)


@deck_commands.command("check")
def check_deck(
    file: Annotated[Path, typer.Argument(help="A deck file, as docs/decks.md describes it.")],
    game: Annotated[
        str | None, typer.Option(help="The game of the deck, if the file does not name it.")
    ] = None,
    as_json: AsJson = False,
    _language: Language = None,
) -> None:
    """List the problems of a deck file or, if there are none, the changes to the usual deck."""
    try:
        file.open("rb").close()
    except OSError as problem:
        raise NoFile(given=str(file), reason=problem.strerror or str(problem)) from problem
    try:
        found = _game_for(file, game)
        deck = found.read_deck(file)
    except DeckError as refused:
        _show_problems(refused, as_json)
        raise typer.Exit(1) from refused
    shipped = found.read_deck(found.shipped_deck)
    changes = list(_changed_cards(shipped.tables, deck.tables))
    totals = _changed_totals(shipped, deck)
    if as_json:
        print_json(
            {
                "game": found.name,
                "ok": True,
                "digest": cards_digest(deck.tables),
                "shipped_digest": cards_digest(shipped.tables),
                "cards": changes,
                "ours": totals,
            }
        )
        return
    for line in _report(found, file, deck, shipped, changes, totals):
        print_line(line)


def _game_for(file: Path, named: str | None) -> GameSpec:
    name = named or game_of_deck(file)
    if name is None:
        raise DeckWithoutGame(file=str(file), allowed=", ".join(GAMES))
    return find_game(name)


def _show_problems(refused: DeckError, as_json: bool) -> None:
    if as_json:
        problems = [dataclasses.asdict(problem) for problem in refused.problems]
        print_json({"ok": False, "problems": problems})
        return
    print_line(say("deck-refused", file=refused.file, problems=len(refused.problems)))
    for problem in refused.problems:
        print_line(_problem_words(problem))


def _problem_words(problem: DeckProblem) -> str:
    return say(
        "deck-problem",
        line=str(problem.line or "none"),
        counted="yes" if problem.counted else "no",
        given=problem.given,
        allowed=problem.allowed,
        rule=problem.rule or "none",
    )


def _changed_cards(before: Json, after: Json) -> Iterator[Json]:
    """Yield the cards that were added, removed or changed, and the tables whose order changed."""
    for table in before:
        if table in NO_CARDS:
            continue
        old, new = _by_name(before[table]), _by_name(after[table])
        for name in new:
            if name not in old:
                yield {"change": "added", "table": table, "card": name, "after": new[name]}
            elif new[name] != old[name]:
                changed = {"before": old[name], "after": new[name]}
                yield {"change": "changed", "table": table, "card": name, **changed}
        for name in old:
            if name not in new:
                yield {"change": "removed", "table": table, "card": name, "before": old[name]}
        kept = [name for name in new if name in old]
        if kept != [name for name in old if name in new]:
            yield {"change": "reordered", "table": table}


def _by_name(cards: Json | list[object]) -> Json:
    """Return the cards of a table of the deck file by name, or by number if they have no names."""
    if isinstance(cards, dict):
        return cards
    named = [card for card in cards if isinstance(card, dict)]
    if len(named) == len(cards):
        return {card["id"]: card for card in named}
    return {str(number): card for number, card in enumerate(cards, 1)}


def _changed_totals(before: ReadDeck, after: ReadDeck) -> dict[str, list[object]]:
    return {
        name: [before.ours[name], after.ours[name]]
        for name in before.ours
        if before.ours[name] != after.ours[name]
    }


def _report(
    game: GameSpec,
    file: Path,
    deck: ReadDeck,
    shipped: ReadDeck,
    changes: list[Json],
    totals: dict[str, list[object]],
) -> Iterator[str]:
    yield say("deck-good", file=file.name, title=say(f"{game.name}-title"))
    if not changes:
        yield say("deck-unchanged")
    for change in changes:
        yield say(
            f"deck-card-{change['change']}",
            table=change["table"],
            card=change.get("card", "-"),
            before=_parts(change.get("before")),
            after=_parts(change.get("after")),
        )
    for name, (before, after) in totals.items():
        yield say(
            "deck-total-changed", name=name, before=json.dumps(before), after=json.dumps(after)
        )
    yield say("deck-digest", digest=cards_digest(deck.tables))
    yield say("deck-shipped-digest", digest=cards_digest(shipped.tables))
    yield say("deck-use", setting=f"{deck_variable(game.module)}={file.resolve()}")


def _parts(card: object) -> str:
    """Return the fields of a card, except its name, as text in the form of a deck file."""
    if not isinstance(card, dict):
        return json.dumps(card, ensure_ascii=False)
    parts = {part: value for part, value in card.items() if part != "id"}
    return ", ".join(f"{part} = {json.dumps(value)}" for part, value in parts.items())
