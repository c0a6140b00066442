"""Measure the server, and print a section for benchmarks/server.md."""

import asyncio
import gc
import json
import os
import resource
from typing import Annotated, Any

import typer
import uvloop

from benchmarks.server import attack, faulty_lines, figures, first_start, kills, load
from stope.tables.store.store import migrate
from tests.tables.postgres_server import programs, running_server

commands = typer.Typer(help=__doc__, no_args_is_help=True, pretty_exceptions_enable=False)

Sockets = Annotated[int, typer.Option(help="Open sockets.")]
Tables = Annotated[int, typer.Option(help="Tables that they are at.")]
Moves = Annotated[float, typer.Option(help="Moves in a second.")]
Seconds = Annotated[float, typer.Option(help="How long to measure.")]
WarmUp = Annotated[float, typer.Option(help="Seconds of the same load before that.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")]
Cores = Annotated[int, typer.Option(help="Servers, clients and databases share so many cores.")]


@commands.command("first-start")
def measure_first_start(cores: Cores = 2) -> None:
    """Measure one process that has compiled nothing yet."""
    _prepare(cores)
    conditions = figures.machine()
    found = asyncio.run(first_start.measure())
    command = "python -m benchmarks.server first-start"
    print(figures.section("The first start", command, conditions, found.table()))


@commands.command("load")
def measure_load(
    sockets: Sockets = 1000,
    tables: Tables = 250,
    moves: Moves = 200.0,
    seconds: Seconds = 60.0,
    warm_up: WarmUp = 190.0,
    cores: Cores = 2,
    as_json: AsJson = False,
) -> None:
    """Measure one process on SQLite."""
    given: dict[str, Any] = {"sockets": sockets, "tables": tables, "moves": moves}
    given |= {"seconds": seconds, "warm_up": warm_up}
    _report(
        "One process",
        "load",
        cores,
        given,
        lambda: load.measure(load.Load(**given)),
        as_json=as_json,
    )


@commands.command("kills")
def measure_kills(
    times: Annotated[int, typer.Option(help="How often to kill.")] = 200,
    sockets: Sockets = 200,
    tables: Tables = 50,
    moves: Moves = 100.0,
    cores: Cores = 2,
) -> None:
    """Measure one process on SQLite that is killed and restarted."""
    given: dict[str, Any] = {"times": times, "sockets": sockets, "tables": tables, "moves": moves}
    _report("Killed and started again", "kills", cores, given, lambda: kills.measure(**given))


@commands.command("faulty-lines")
def measure_faulty_lines(
    sockets: Sockets = 200,
    tables: Tables = 50,
    moves: Moves = 50.0,
    seconds: Seconds = 120.0,
    chance: Annotated[float, typer.Option(help="How likely a fault is, per message.")] = 0.05,
    cores: Cores = 2,
) -> None:
    """Measure one process behind a proxy that loses, delays, repeats and cuts messages."""
    given: dict[str, Any] = {"sockets": sockets, "tables": tables, "moves": moves}
    given |= {"seconds": seconds, "chance": chance}
    _report("Faulty lines", "faulty-lines", cores, given, lambda: faulty_lines.measure(**given))


@commands.command("attack")
def measure_attack(
    tables: Tables = 25,
    moves: Moves = 50.0,
    seconds: Seconds = 30.0,
    writing: Annotated[float, typer.Option(help="Seconds in which entries are written.")] = 150.0,
    masters: Annotated[int, typer.Option(help="Tables of masters that are left.")] = 25,
    cores: Cores = 2,
) -> None:
    """Measure one process while attackers write entries, reconnect and use bots without end."""
    given: dict[str, Any] = {"tables": tables, "moves": moves, "seconds": seconds}
    given |= {"writing": writing, "masters": masters}
    _report("Under attack", "attack", cores, given, lambda: attack.measure(**given))


@commands.command("processes")
def measure_processes(
    processes: Annotated[int, typer.Option(help="Server processes.")] = 2,
    sockets: Sockets = 1000,
    tables: Tables = 250,
    moves: Moves = 200.0,
    seconds: Seconds = 60.0,
    warm_up: WarmUp = 20.0,
    kill: Annotated[bool, typer.Option("--kill", help="Kill one of them afterwards.")] = False,
    cores: Cores = 2,
    as_json: AsJson = False,
) -> None:
    """Measure some processes on one PostgreSQL."""
    given: dict[str, Any] = {"sockets": sockets, "tables": tables, "moves": moves}
    given |= {"seconds": seconds, "warm_up": warm_up}
    binaries = programs()
    if binaries is None:
        raise typer.BadParameter("no PostgreSQL found (initdb, pg_ctl)")
    with running_server(binaries, durable=True) as server:
        database = server.new_database()
        asyncio.run(migrate(database))
        _report(
            f"On one PostgreSQL: {processes} process{'es' if processes > 1 else ''}",
            "processes",
            cores,
            {"processes": processes, **given, "kill": kill},
            lambda: load.measure_at([database] * processes, load.Load(**given), kill=kill),
            as_json=as_json,
        )


def _report(
    title: str,
    name: str,
    cores: int,
    given: dict[str, Any],
    measure: Any,
    *,
    as_json: bool = False,
) -> None:
    """Measure, print the section, and fail if anything was lost."""
    _prepare(cores)
    conditions = figures.machine()
    found = uvloop.run(measure())
    options = [_option(key, value) for key, value in given.items() if value is not False]
    command = " ".join(["python -m benchmarks.server", name, *options])
    if as_json:
        print(json.dumps(found.keys()))
    else:
        print(figures.section(title, command, conditions, found.table()))
    for fault in found.audit.faults[:20]:
        print(f"fault: {fault}")
    if found.audit.faults:
        raise typer.Exit(1)


def _option(key: str, value: float | bool) -> str:
    name = f"--{key.replace('_', '-')}"
    return name if value is True else f"{name} {value:g}"


def _prepare(cores: int) -> None:
    """Pin servers and clients to these cores, and raise the limit of open sockets."""
    # clients keep all that they hear, for the audit: to look through it for garbage would take the
    # third of a second that then counts as a delay of the server
    gc.disable()
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:cores])
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


if __name__ == "__main__":
    commands()
