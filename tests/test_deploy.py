"""The files in deploy/ speak of commands, options, settings and files that there are."""

import configparser
import json
import re
import shlex
from pathlib import Path

import pytest
import typer
import yaml

from stope.cli.app import app
from stope.engine.own_deck_files import deck_variable
from stope.games import GAMES
from stope.server.proxy import read_process_address

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
#: What is read from the environment besides options.
OTHER_SETTINGS = {"STOPE_CACHE_DIR"}
#: What only the files in deploy/ use among themselves.
OF_COMPOSE = {"STOPE_SITE", "STOPE_SERVERS", "STOPE_DB_PASSWORD", "STOPE_SERVER_"}


def parsed(arguments):
    """Read a command line as `stope` does, without doing anything, and return its values."""
    command, rest = typer.main.get_command(app), list(arguments)
    while hasattr(command, "commands"):
        command = command.commands[rest.pop(0)]
    return command.make_context("stope", rest).params


def settings():
    """Return the names of all settings that commands take from the environment."""
    names, waiting = set(OTHER_SETTINGS), [typer.main.get_command(app)]
    while waiting:
        command = waiting.pop()
        waiting.extend(getattr(command, "commands", {}).values())
        for option in command.params:
            variables = option.envvar or ()
            names.update([variables] if isinstance(variables, str) else variables)
    return names


class CaseSensitiveParser(configparser.RawConfigParser):
    """Keeps the names of settings as they are written."""

    def optionxform(self, optionstr):
        return optionstr


@pytest.fixture(scope="module")
def unit():
    found = CaseSensitiveParser(strict=False, interpolation=None)
    found.read(DEPLOY / "stope.service")
    return found


@pytest.fixture(scope="module")
def compose():
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text())


def instructions(name):
    """Return the arguments of an instruction of the Containerfile, as often as it is there."""
    text = (DEPLOY / "Containerfile").read_text().replace("\\\n", " ")
    return re.findall(rf"^{name} +(.+)$", text, re.MULTILINE)


def test_the_unit_starts_a_server_that_can_write_where_it_has_to(unit):
    program, *arguments = shlex.split(unit["Service"]["ExecStart"])
    assert Path(program).name == "stope"
    assert parsed(arguments)["trust_proxy"] == ["127.0.0.1"]
    text = (DEPLOY / "stope.service").read_text()
    assert "STOPE_DB=%S/" + unit["Service"]["StateDirectory"] in text
    assert "STOPE_CACHE_DIR=%C/" + unit["Service"]["CacheDirectory"] in text


def test_the_image_starts_a_server_and_asks_it_whether_it_is_well():
    assert [json.loads(one) for one in instructions("ENTRYPOINT")] == [["stope"]]
    (arguments,) = map(json.loads, instructions("CMD"))
    port = parsed(arguments)["port"]
    assert instructions("EXPOSE") == [str(port)]
    assert f"127.0.0.1:{port}/healthz" in instructions("HEALTHCHECK")[0]
    assert "stope compile" in instructions("RUN")
    assert parsed(["compile"]) is not None


def test_the_image_is_made_of_files_that_there_are():
    kept = {line[1:] for line in (ROOT / ".dockerignore").read_text().split() if line[0] == "!"}
    for copied in instructions("COPY"):
        if not copied.startswith("--from"):
            for source in copied.split()[:-1]:
                assert (ROOT / source).exists()
                assert source.split("/")[0] in kept


def test_the_unit_leaves_memory_and_processors_to_others(unit):
    for setting in ("MemoryHigh", "MemoryMax", "CPUQuota", "TasksMax"):
        assert re.fullmatch(r"\d+[MG%]?", unit["Service"][setting]), setting


def test_every_container_leaves_memory_and_processors_to_others(compose):
    for name, service in compose["services"].items():
        assert {"mem_limit", "cpus", "pids_limit"} <= service.keys(), name


def test_compose_starts_what_there_is(compose):
    services = compose["services"]
    for service in services.values():
        if "build" in service:
            assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).exists()
            assert parsed(service["command"]) is not None
        for other in service.get("depends_on", ()):
            assert other in services
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert (DEPLOY / source).exists() if source[0] == "." else source in compose["volumes"]
        for network in service["networks"]:
            assert network in compose["networks"]


def test_the_proxy_of_compose_knows_all_servers_and_they_trust_its_network(compose):
    services = compose["services"]
    (network,) = services["proxy"]["networks"]
    (subnet,) = (one["subnet"] for one in compose["networks"][network]["ipam"]["config"])
    servers = {
        name: parsed(service["command"])
        for name, service in services.items()
        if service.get("command", [""])[0] == "serve"
    }
    assert len(servers) > 1
    assert all(values["trust_proxy"] == [subnet] for values in servers.values())
    proxy = services["proxy"]["environment"]
    upstreams = {name: f"{name}:{values['port']}" for name, values in servers.items()}
    assert set(proxy["STOPE_SERVERS"].split()) == set(upstreams.values())
    # clients are sent to the owner of a table by a path that leads there
    caddyfile = (DEPLOY / "Caddyfile").read_text()
    for name, upstream in upstreams.items():
        path = services[name]["environment"]["STOPE_ADDRESS"]
        assert read_process_address(path) == path
        (variable,) = (key for key, value in proxy.items() if value == upstream)
        assert re.search(rf"handle_path {path}/\* {{\s+reverse_proxy {{\${variable}:", caddyfile)


@pytest.mark.parametrize(
    "path",
    [path for path in [*DEPLOY.iterdir(), ROOT / "docs" / "deploy.md"] if path.is_file()],
    ids=lambda path: path.name,
)
def test_settings_are_those_that_there_are(path):
    named = set(re.findall(r"\bSTOPE_[A-Z_]+", path.read_text()))
    decks = {deck_variable(game.module) for game in GAMES.values()}
    assert named <= settings() | decks | OF_COMPOSE


def test_the_password_of_the_database_is_in_no_command_line(unit, compose):
    assert "--db" not in unit["Service"]["ExecStart"]
    for service in compose["services"].values():
        assert "PASSWORD" not in " ".join(service.get("command", ()))


def test_the_lock_of_the_server_is_that_of_the_games_and_asyncpg():
    run, serve = (
        dict(re.findall(r"^(\S+)==(\S+)", (ROOT / "requirements" / name).read_text(), re.MULTILINE))
        for name in ("run.lock", "serve.lock")
    )
    assert "asyncpg" in serve
    assert serve.items() >= run.items()
