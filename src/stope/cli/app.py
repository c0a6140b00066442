"""The commands of ``stope`` and their options; the longer commands are in modules of their own."""

import importlib.metadata
import io
import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer

import stope
from stope.bots import make_bot
from stope.cli import arena as tournaments
from stope.cli import bench as benchmark
from stope.cli.console import print_json, print_line
from stope.cli.database import database_commands
from stope.cli.deck import deck_commands
from stope.cli.files import check_writable, read_record, save_record
from stope.cli.fit import fit
from stope.cli.options import AsJson, Language
from stope.cli.play import LineClient, QuitMatch
from stope.cli.rulebook import rule_lines, rules_json
from stope.cli.serve import serve
from stope.cli.terminal import terminal_of
from stope.cli.text_table import print_table
from stope.cli.verification import proof_json, proof_lines, replayed, state_lines
from stope.engine.rng import SEED_LIMIT
from stope.errors.base import StopeError
from stope.errors.matches import RecordOfOtherVersion
from stope.games import GAMES, find_game
from stope.locales import say, system_language, use_language
from stope.narration import event_sentence
from stope.tables.fairness import verify as verify_record
from stope.tables.user_text import BOT_NAMES
from stope.warmup import Use, compile_games

#: The exit status of ``replay`` and ``verify`` if a record needs another version of the rules or
#: another deck.
CANNOT_CHECK = 3

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


Game = Annotated[str, typer.Argument(help="Which game, for example diamant.")]
Seats = Annotated[int | None, typer.Option(help="How many players; the usual number if left out.")]
Seed = Annotated[
    int | None, typer.Option(help="With the same seed, the same cards are dealt; for experiments.")
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="An option of the game, for example chests=hidden."),
]


def _options(given: list[str] | None) -> dict[str, str]:
    pairs = (entry.partition("=") for entry in given or [])
    return {name.strip(): value.strip() for name, _, value in pairs}


@app.command()
def play(
    game: Game = "diamant",
    seats: Seats = None,
    solo: Annotated[bool, typer.Option("--solo", help="Play alone, as with --seats 1.")] = False,
    bots: Annotated[
        str,
        typer.Option(help="The bot on all other seats: newcomer, miner, foreman, master, ..."),
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
    """Play a match against bots in the terminal, by typing moves."""
    count = 1 if solo else find_game(game).usual_seats if seats is None else seats
    match = stope.new(game, seats=count, seed=seed, options=_options(option))
    first_bot = 0 if watch else 1
    players = {
        seat: make_bot(game, bots, None if seed is None else (seed + seat) % SEED_LIMIT)
        for seat in range(first_bot, count)
    }
    if save is not None:
        check_writable(save)
    table = LineClient(match, players, print_line, drawn=not words)
    try:
        table.run()
    except QuitMatch:
        print_line(say("goodbye"))
    finally:
        if save is not None:
            save_record(match, save)
            print_line(say("match-saved", file=str(save)))


@app.command()
def simulate(
    game: Game = "diamant",
    seats: Seats = None,
    games: Annotated[int, typer.Option(help="How many matches.")] = 100_000,
    bots: Annotated[
        str, typer.Option(help="One name for all seats, or one for each: a,b,c.")
    ] = "random",
    seed: Annotated[int, typer.Option(help="With the same seed, the same matches are played.")] = 0,
    option: Options = None,
    device: Annotated[str, typer.Option(help="cpu or cuda.")] = "cpu",
    threads: Annotated[
        int | None, typer.Option(help="The number of threads; all cores if left out.")
    ] = None,
    as_json: AsJson = False,
    _language: Language = None,
) -> None:
    """Play many matches between bots; print the wins and points of each seat."""
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
    print_line(
        say(
            "simulate-summary",
            games=games,
            title=say(f"{game}-title"),
            seats=count,
            seconds=round(played.seconds, 2),
            rate=round(games / played.seconds),
        )
    )
    # a solo match has no winner
    wins = ["wins"] if count > 1 else []
    forms = {"wins": ".2%", "mean": ".2f"}
    columns = ["seat", "bot", *wins, "mean", "most"]
    print_table(
        [say(f"simulate-{column}") for column in columns],
        [[format(row[column], forms.get(column, "")) for column in columns] for row in rows],
    )


@app.command()
def arena(
    game: Game = "diamant",
    bots: Annotated[
        str, typer.Option(help="The bots at the table, for example careful,random*4.")
    ] = "careful,random*2",
    games: Annotated[
        int, typer.Option(help="How many matches, rounded up to whole deals.")
    ] = 2_000,
    seed: Annotated[int, typer.Option(help="With the same seed, the same cards are dealt.")] = 0,
    option: Options = None,
    threads: Annotated[
        int | None,
        typer.Option(help="Threads, or processes if a bot searches; all cores if left out."),
    ] = None,
    ray: Annotated[
        bool,
        typer.Option("--ray", help="Play in the Ray cluster at RAY_ADDRESS, or in a local one."),
    ] = False,
    save: Annotated[
        Path | None,
        typer.Option(
            help="Store the results in this file, and continue from results stored there."
        ),
    ] = None,
    plot: Annotated[
        Path | None, typer.Option(help="Draw the standings into this SVG file.")
    ] = None,
    as_json: AsJson = False,
    _language: Language = None,
) -> None:
    """Let bots play a tournament: every bot plays the same deals from every seat."""
    tournaments.run(
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
    rule: Annotated[str, typer.Option(help="Show only this rule, for example DI-9.")] = "",
    as_json: AsJson = False,
    _language: Language = None,
) -> None:
    """Show the numbered rules, with marks for rulings, options and reconstructed cards."""
    found = find_game(game)
    if as_json:
        print_json(rules_json(found, rule))
        return
    for line in rule_lines(found, rule):
        print_line(line)


@app.command()
def replay(
    record: Annotated[Path, typer.Argument(help="A record written by play --save.")],
    as_json: AsJson = False,
    _language: Language = None,
) -> None:
    """Replay the record of a match, check the final state, and print the events."""
    try:
        given = read_record(record)
        match = replayed(given)
    except RecordOfOtherVersion as refusal:
        _fail(refusal.message(), CANNOT_CHECK)
    if as_json:
        print_json(match.position())
        return
    display = terminal_of(match.game)
    for one in match.events:
        if one.heard_by(None) and type(one.event) not in display.quiet_events:
            print_line(
                event_sentence(match.game, one.event, BOT_NAMES, card_words=display.card_words)
            )
    for line in state_lines(given):
        print_line(line)


@app.command()
def verify(
    record: Annotated[
        Path, typer.Argument(help="A record of a match at a table; it contains the proof.")
    ],
    as_json: AsJson = False,
    _language: Language = None,
) -> None:
    """Check the proof that no single party chose the shuffle of a match.

    The exit status is 0 if the proof holds, 1 if the proof fails, and 3 if the check needs another
    version of the rules or another deck.
    """
    try:
        given = read_record(record)
        match = verify_record(given)
    except RecordOfOtherVersion as refusal:
        _fail(refusal.message(), CANNOT_CHECK)
    except StopeError as refusal:
        _fail(say("verify-refused") + " " + refusal.message(), 1)
    if as_json:
        print_json(proof_json(given, match))
        return
    for line in proof_lines(given, match):
        print_line(line)


@app.command("compile")
def compile_rules(
    _language: Language = None,
) -> None:
    """Compile the rules and bots of all games now, so that no later command has to compile them."""
    print_line(say("compiling-all", games=", ".join(GAMES)))
    compile_games(GAMES, Use)
    print_line(say("compiling-done"))


@app.command()
def bench(
    game: Game = "diamant",
    quick: Annotated[
        bool, typer.Option("--quick", help="Measure in shorter runs, for rough figures.")
    ] = False,
    write: Annotated[Path | None, typer.Option(help="Append the figures to this file.")] = None,
    as_json: AsJson = False,
    _language: Language = None,
) -> None:
    """Measure the speed of a game on CPU cores, interpreted and on a GPU, and its compile times."""
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
            print_line(say("bench-written", file=str(write)))


def main() -> None:
    """Run the command line; print an error as one sentence, without a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # replace characters that the encoding of the stream lacks, instead of raising an error
            stream.reconfigure(errors="replace")
    try:
        use_language(system_language())
        app()
    except StopeError as refusal:
        _fail(refusal.message(), 2)
    except OSError as problem:
        _fail(say("error-system", reason=str(problem)), 1)


def _fail(message: str, status: int) -> NoReturn:
    print_line(message, sys.stderr)
    sys.exit(status)


app.command()(fit)
app.command()(serve)
app.add_typer(database_commands, name="db")
app.add_typer(deck_commands, name="deck")
