"""The measurements of ``benchmarks/server``, small: they never fail on a time."""

import asyncio

from benchmarks.server import attack, kills, load


def test_everyone_hears_everything_once_under_load():
    found = asyncio.run(load.measure(load.Load(20, 5, moves=40, seconds=3, warm_up=0)))
    assert found.audit.faults == []
    assert (found.sockets, found.audit.tables) == (20, 5)
    assert found.audit.moves == len(found.audit.delays) > 20
    assert found.table()


def test_a_server_that_is_killed_under_load_loses_nothing_that_it_acknowledged():
    found = asyncio.run(kills.measure(times=3, sockets=20, tables=5, moves=40))
    assert found.audit.faults == []
    assert found.audit.moves >= found.answered > 3
    assert found.lost_connections >= 3
    assert found.table()


def test_when_one_of_two_servers_is_killed_the_other_goes_on_with_everyone(postgres_server):
    found = asyncio.run(
        load.measure_at(
            [postgres_server.empty_tables()] * 2,
            load.Load(20, 5, moves=40, seconds=4, warm_up=0),
            kill=True,
        )
    )
    assert found.audit.faults == []
    assert found.take_overs
    assert found.keys()["lost"] == 0
    assert found.audit.moves > 0
    assert found.table()


def test_a_server_under_attack_loses_nothing_of_what_honest_players_do():
    found = asyncio.run(attack.measure(tables=3, moves=20, seconds=3, writing=8, masters=2))
    assert found.audit.faults == []
    assert found.before
    assert found.meanwhile
    assert found.bots_meanwhile
    # sixty at once, and what two minutes add on a slow machine
    assert found.entries <= 120
    assert found.hellos <= 180
    assert found.table()
