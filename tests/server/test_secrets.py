"""What a client is sent depends on what its seats may know, and on nothing else."""

import importlib
import random

import pytest

from stope.games import GAMES, find_game
from stope.match import Match
from stope.server.protocol import updates
from stope.server.protocol.update_encoder import UpdateEncoder
from stope.server.protocol.updates import MESSAGE
from stope.server.protocol.view_models import heard_json, table_info, views_for
from stope.tables.audience import hears
from stope.tables.fairness import commitment
from stope.tables.log_entries import LogRow, Moved, Opened, Sat, Settings, Started
from stope.tables.table import Table
from tests.support.random_play import hidden, legal, played, walk

SECRET = bytes(32)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def table_with(game, state):
    """Return a table at which every seat has a person, and the match stands like this."""
    table = Table("table", SECRET)
    seats = int(state.seats)
    opened = Opened(
        game=game.name,
        seats=seats,
        options=game.decode_options(state),
        host="person 0",
        settings=Settings(),
        commitment=commitment(SECRET),
    )
    people = [
        Sat(seat=seat, person=f"person {seat}", name=f"P{seat}", nonce=f"{seat:032x}")
        for seat in range(seats)
    ]
    for entry in (opened, *people, Started()):
        add(table, entry)
    table.match = Match(game, state, {}, [])
    return table


def add(table, entry, at=1.0):
    """Let an entry follow, by the rules in use, and return its news."""
    opened = entry if isinstance(entry, Opened) else table.opened
    row = LogRow(
        table=table.identity,
        seq=table.seq + 1,
        at=at,
        rules_version=find_game(opened.game).rulebook.version,
        person=None,
        message=None,
        entry=entry,
    )
    return table.add(row)


def sent(game, state, seat, move, viewer):
    """Return what the person of a viewer is sent before and after a move."""
    table, person = table_with(game, state), None if viewer is None else f"person {viewer}"
    before = [view.model_dump_json() for view in views_for(table, table.seats_of(person))]
    news = add(table, Moved(seat=seat, move=game.moves.to_json(game.moves.decode(move))))
    if not hears(table, news, person):
        return before, None
    # clocks do not run here: what they show is the same for all
    return before, update_for(table, news, person)


def update_for(table, news, person):
    encoder = UpdateEncoder(table, table_info(table, (), 1.0))
    return encoder.update(person, (), [(1, news)], heard=1, fresh=False)


@every_game
def test_updates_are_encoded_as_they_are_declared(game):
    for state, seat, move in walk(game, 1):
        table = table_with(game, state)
        news = add(table, Moved(seat=seat, move=game.moves.to_json(game.moves.decode(move))))
        for person in (None, f"person {seat}"):
            declared = updates.News(
                heard=1,
                fresh=False,
                happened=[heard_json(table, 1, news, person, ())],
                table=table_info(table, (), 1.0),
                views=views_for(table, table.seats_of(person)),
            )
            assert MESSAGE.validate_json(update_for(table, news, person)) == declared


@every_game
def test_who_has_two_seats_is_told_which_of_them_hears_what(game):
    private = 0
    for state, seat, move in walk(game, 2, seats=max(2, *game.seats[:1])):
        table = table_with(game, state)
        news = add(table, Moved(seat=seat, move=game.moves.to_json(game.moves.decode(move))))
        table._seats_of = {"both": [0, 1], "one": [0]}
        told = heard_json(table, 1, news, "both", ())
        alone = heard_json(table, 1, news, "one", ())
        assert alone.ears == []
        assert len(told.ears) == len(told.events)
        pairs = zip(told.events, told.ears, strict=True)
        assert [event for event, ears in pairs if 0 in ears] == alone.events
        private += sum(ears == [1] for ears in told.ears)
    assert private


@every_game
def test_who_hears_nothing_of_a_move_sees_nothing_of_it(game):
    """A creature that stopped told nobody, and who watched saw it walk on."""
    unheard = 0
    for seed in range(6):
        for state, seat, move in walk(game, seed):
            table = table_with(game, state)
            viewers = [None, *(other for other in range(state.seats) if other != seat)]
            people = {one: None if one is None else f"person {one}" for one in viewers}
            before = {
                one: views_for(table, table.seats_of(person)) for one, person in people.items()
            }
            news = add(table, Moved(seat=seat, move=game.moves.to_json(game.moves.decode(move))))
            for one, person in people.items():
                if not hears(table, news, person):
                    assert views_for(table, table.seats_of(person)) == before[one]
                    unheard += 1
    assert unheard or game.name != "diamant"


@every_game
def test_tables_that_look_the_same_to_a_seat_are_sent_the_same(game):
    scrambled = importlib.import_module(f"tests.support.noninterference.{game.module}").scrambled
    rng, compared, unheard = random.Random(7), 0, 0
    for seed in range(3):
        for state, seat, move in walk(game, seed, every=2):
            viewers = [None, *(other for other in range(state.seats) if other != seat)]
            viewer = rng.choice(viewers)
            twin = scrambled(state, viewer, rng)
            if move not in legal(game, twin, seat) or twin.tobytes() == state.tobytes():
                continue
            ends = [hidden(game, played(game, one, seat, move)[0], viewer) for one in (state, twin)]
            if ends[0].tobytes() != ends[1].tobytes():
                continue  # the move itself turns something up that was hidden
            first, second = (sent(game, one, seat, move, viewer) for one in (state, twin))
            assert first == second
            compared += 1
            unheard += first[1] is None
    assert compared > 15
    assert unheard or game.name != "diamant"
