"""The commands: play, serve, replay, verify, simulate, arena, rules, compile, bench, db."""

import importlib.metadata
import io
import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer

import stope
from stope.bots import make_bot
from stope.cli import bench as benchmark
from stope.cli import standings
from stope.cli.compilation import compile_games
from stope.cli.lines import lines_of
from stope.cli.output import print_json
from stope.cli.records import proof_json, proof_lines, read_record, replayed
from stope.cli.rulebook import rule_lines, rules_json
from stope.cli.serving import database_commands, serve
from stope.cli.table import LineTable, QuitMatch, check_writable, save_record
from stope.cli.tables import print_table
from stope.errors import StopeError
from stope.games import GAMES, find_game
from stope.kernel.chance import SEED_LIMIT
from stope.locales import LANGUAGES, say, system_language, use_language
from stope.narration import tell
from stope.tables.fairness import verify as verify_record
from stope.tables.words import BOT_NAMES

app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)


def _show_version(wanted: bool) -> None:
    if wanted:
        print(f"stope {importlib.metadata.version('stope')}")
        raise typer.Exit


@app.callback()
def about(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True)
    ] = False,
) -> None:
    """Cave board games: play them, study them, simulate them by the million."""


def _speak(language: str | None) -> str | None:
    if language is not None:
        use_language(language)
    return language


Game = Annotated[str, typer.Argument(help="Which game, for example diamant.")]
Language = Annotated[
    str | None,
    typer.Option(
        "--language",
        "-l",
        help=f"{', '.join(LANGUAGES)}; the system's language if left out.",
        callback=_speak,
        is_eager=True,
    ),
]
Seats = Annotated[int | None, typer.Option(help="How many players; the usual number if left out.")]
Seed = Annotated[int | None, typer.Option(help="Deal the same cards again; for experiments.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="An option of the game, for example chests=hidden."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for a script.")]


def _options(given: list[str] | None) -> dict[str, str]:
    pairs = (entry.partition("=") for entry in given or [])
    return {name.strip(): value.strip() for name, _, value in pairs}


@app.command()
def play(
    game: Game = "diamant",
    seats: Seats = None,
    solo: Annotated[bool, typer.Option("--solo", help="Alone: the same as --seats 1.")] = False,
    bots: Annotated[
        str,
        typer.Option(help="Who plays the others: newcomer, miner, foreman, master, ..."),
    ] = "miner",
    seed: Seed = None,
    option: Options = None,
    watch: Annotated[bool, typer.Option("--watch", help="Let bots play all seats.")] = False,
    words: Annotated[
        bool, typer.Option("--words", help="Describe the board in words instead of drawing it.")
    ] = False,
    save: Annotated[Path | None, typer.Option(help="Write the record to this file.")] = None,
    _language: Language = None,
) -> None:
    """Play a match against bots, line by line."""
    count = 1 if solo else find_game(game).usual_seats if seats is None else seats
    match = stope.new(game, seats=count, seed=seed, options=_options(option))
    first_bot = 0 if watch else 1
    players = {
        seat: make_bot(game, bots, None if seed is None else (seed + seat) % SEED_LIMIT)
        for seat in range(first_bot, count)
    }
    if save is not None:
        check_writable(save)
    table = LineTable(match, players, _tell_line, drawn=not words)
    try:
        table.run()
    except QuitMatch:
        print(say("goodbye"))
    finally:
        if save is not None:
            save_record(match, save)
            print(say("match-saved", file=str(save)))


def _tell_line(line: str) -> None:
    print(line, flush=True)


@app.command()
def simulate(
    game: Game = "diamant",
    seats: Seats = None,
    games: Annotated[int, typer.Option(help="How many matches.")] = 100_000,
    bots: Annotated[
        str, typer.Option(help="One name for all seats, or one for each: a,b,c.")
    ] = "random",
    seed: Annotated[int, typer.Option(help="The same seed plays the same matches.")] = 0,
    option: Options = None,
    device: Annotated[str, typer.Option(help="cpu or cuda.")] = "cpu",
    threads: Annotated[int | None, typer.Option(help="All cores if left out.")] = None,
    as_json: AsJson = False,
    _language: Language = None,
) -> None:
    """Play many matches between bots and sum them up."""
    names = [name.strip() for name in bots.split(",")] if "," in bots else bots
    count = find_game(game).usual_seats if seats is None else seats
    played = stope.simulate(
        game,
        count,
        games,
        names,
        seed=seed,
        options=_options(option),
        device=device,
        threads=threads,
    )
    rows = [
        {
            "seat": seat,
            "bot": names if isinstance(names, str) else names[seat],
            "wins": float(played.wins[seat]),
            "mean": float(played.scores[:, seat].mean()),
            "most": int(played.scores[:, seat].max()),
        }
        for seat in range(count)
    ]
    if as_json:
        print_json({"game": game, "games": games, "seconds": played.seconds, "seats": rows})
        return
    print(
        say(
            "simulate-summary",
            games=games,
            title=say(f"{game}-title"),
            seats=count,
            seconds=round(played.seconds, 2),
            rate=round(games / played.seconds),
        )
    )
    print_table(
        [say(f"simulate-{column}") for column in ("seat", "bot", "wins", "mean", "most")],
        [
            [
                str(row["seat"]),
                str(row["bot"]),
                f"{row['wins']:.2%}",
                f"{row['mean']:.2f}",
                str(row["most"]),
            ]
            for row in rows
        ],
    )


@app.command()
def arena(
    game: Game = "diamant",
    bots: Annotated[
        str, typer.Option(help="Who sits at the table, for example careful,random*4.")
    ] = "careful,random*2",
    games: Annotated[
        int, typer.Option(help="How many matches, rounded up to whole deals.")
    ] = 2_000,
    seed: Annotated[int, typer.Option(help="The same seed deals the same cards.")] = 0,
    option: Options = None,
    threads: Annotated[
        int | None, typer.Option(help="Threads, or processes if bots think; all cores if left out.")
    ] = None,
    ray: Annotated[
        bool,
        typer.Option("--ray", help="Play in the Ray cluster at RAY_ADDRESS, or in a local one."),
    ] = False,
    save: Annotated[
        Path | None, typer.Option(help="Keep the results here, and go on with what is there.")
    ] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the standings as SVG.")] = None,
    as_json: AsJson = False,
    _language: Language = None,
) -> None:
    """Let bots play a tournament: the same deals for all, every bot on every seat."""
    standings.run(
        game,
        bots,
        games,
        seed=seed,
        options=_options(option),
        threads=threads,
        ray=ray,
        save=save,
        plot=plot,
        as_json=as_json,
    )


@app.command()
def rules(
    game: Game = "diamant",
    rule: Annotated[str, typer.Option(help="Only this one, for example DI-9.")] = "",
    as_json: AsJson = False,
    _language: Language = None,
) -> None:
    """Show the numbered rules; rulings and options are marked."""
    found = find_game(game)
    if as_json:
        print_json(rules_json(found, rule))
        return
    for line in rule_lines(found, rule):
        print(line)


@app.command()
def replay(
    record: Annotated[Path, typer.Argument(help="A record written by play --save.")],
    as_json: AsJson = False,
    _language: Language = None,
) -> None:
    """Play a record again, prove that it ends in the same state, and tell the story."""
    match = replayed(read_record(record))
    if as_json:
        print_json(match.position())
        return
    quiet = lines_of(match.game).QUIET
    for notice in match.story:
        if notice.heard_by(None) and type(notice.event) not in quiet:
            print(tell(match.game, notice.event, BOT_NAMES))


@app.command()
def verify(
    record: Annotated[Path, typer.Argument(help="A record from a table, with the proof in it.")],
    as_json: AsJson = False,
    _language: Language = None,
) -> None:
    """Prove that nobody alone decided the cards of a match, or say what does not fit."""
    try:
        given = read_record(record)
        match = verify_record(given)
    except StopeError as refusal:
        _fail(say("verify-refused") + " " + refusal.message(), 1)
    if as_json:
        print_json(proof_json(given, match))
        return
    for line in proof_lines(given, match):
        print(line)


@app.command("compile")
def compile_rules(
    _language: Language = None,
) -> None:
    """Compile rules and bots of all games now, side by side, so that nobody waits for them."""
    print(say("compiling-all", games=", ".join(GAMES)))
    compile_games(list(GAMES), bots=True)
    print(say("compiling-done"))


@app.command()
def bench(
    game: Game = "diamant",
    quick: Annotated[bool, typer.Option("--quick", help="Short runs, for a first look.")] = False,
    write: Annotated[Path | None, typer.Option(help="Append the figures to this file.")] = None,
    as_json: AsJson = False,
    _language: Language = None,
) -> None:
    """Measure how fast the rules run here: cores, interpreter, graphics card, compilation."""
    found = find_game(game)
    if write is not None:
        check_writable(write)
    figures = benchmark.measure(found, quick=quick)
    if as_json:
        print_json(figures)
    else:
        benchmark.show(found, figures)
    if write is not None:
        benchmark.append(write, figures)
        if not as_json:
            print(say("bench-written", file=str(write)))


def main() -> None:
    """Run the command line; a refusal becomes one sentence, never a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # a terminal that lacks a character shows another one
            stream.reconfigure(errors="replace")
    try:
        use_language(system_language())
        app()
    except StopeError as refusal:
        _fail(refusal.message(), 2)
    except OSError as problem:
        _fail(say("error-system", reason=str(problem)), 1)


def _fail(message: str, status: int) -> NoReturn:
    print(message, file=sys.stderr)
    sys.exit(status)


app.command()(serve)
app.add_typer(database_commands, name="db")
