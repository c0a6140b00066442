"""Tables against bots with a known deal, written as the server would have written them."""

import asyncio
import itertools
import secrets
from concurrent.futures import ThreadPoolExecutor

from stope.games import find_game
from stope.tables.fairness import SECRET_BYTES, commitment
from stope.tables.log_entries import BotSat, LogEntry, LogRow, Opened, Sat, Settings, Started
from stope.tables.store.store import open_store
from stope.tables.summary import TableSummary
from stope.tables.table import Table

#: What the browser does to become somebody whom the server knows.
SIGN_IN = """
() => fetch("/api/people", {method: "POST", body: JSON.stringify({name: "Ann", language: "en"}),
  headers: {"Content-Type": "application/json"}}).then((answer) => answer.json())
"""


def places(table):
    """Return the ways in which the first seat can lay a card, one for each place and way round."""
    match = table.match
    if 0 not in match.actors:
        return []
    moves = [match.game.moves.to_json(move) for move in match.moves(0)]
    spots = {(one["x"], one["y"], one["turned"]): one for one in moves if one["move"] == "place"}
    return list(spots.values())


def deal(file, game, seats, person):
    """Write a table whose first seat begins and can lay cards; return its name.

    The deal depends on nothing but the game and the seats. The other seats are bots'.
    """
    name = f"dealt-{secrets.token_hex(8)}"
    table, secret, rows = next(
        one
        for number in itertools.count()
        if len(places((one := _begun(name, number, game, seats, person))[0])) > 1
    )
    head = TableSummary(
        table=name,
        game=game,
        seats=seats,
        taken=seats,
        status="playing",
        public=True,
        seq=table.seq,
        updated=0.0,
    )

    async def save():
        async with open_store(str(file)) as store:
            await store.create(name, secret, None, head, rows)

    # in a thread: the driver of a browser has a loop of its own in this one
    with ThreadPoolExecutor(1) as other:
        other.submit(lambda: asyncio.run(save())).result()
    return name


def _begun(name, number, game, seats, person):
    """Return a table that has begun, its secret and the rows of its log."""
    secret = number.to_bytes(SECRET_BYTES, "big")
    table, rows = Table(name, secret), []
    opened = Opened(
        game=game,
        seats=seats,
        options={},
        host=person,
        settings=Settings(public=True),
        commitment=commitment(secret),
    )
    bots = [BotSat(seat=seat, level="newcomer") for seat in range(1, seats)]
    sat = Sat(seat=0, person=person, name="Ann", nonce="00" * 32)
    entries: list[LogEntry] = [opened, sat, *bots, Started()]
    for entry in entries:
        row = LogRow(
            table=name,
            seq=table.seq + 1,
            at=0.0,
            rules_version=find_game(game).rulebook.version,
            person=person,
            message=None,
            entry=table.as_written(entry),
        )
        table.add(row)
        rows.append(row)
    return table, secret, rows
