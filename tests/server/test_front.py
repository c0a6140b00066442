"""Behind a proxy: whom it asks for, what browsers are told, and where passwords do not go."""

import asyncio
import contextlib
import os
import subprocess
import sys
import time

import httpx
import pytest
from sqlalchemy import make_url
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from stope.errors.games import BadOption
from stope.server.proxy import proxy_settings, read_public_url
from stope.server.rate_limit import TokenBucket
from stope.tables.store.store import migrate
from tests.server.serving import PATIENCE, free_port, served, wait_until_ready
from tests.support import preloaded_commands
from tests.support.child_processes import started
from tests.tables.postgres_server import TERMINATE, connected

PUBLIC = "https://play.example.org"
ANN = {"name": "Ann", "language": "en"}


# Settings


@pytest.mark.parametrize(
    ("given", "origin"),
    [
        ("https://play.example.org/", "https://play.example.org"),
        ("http://Play.example.org:80", "http://play.example.org"),
        ("https://play.example.org:8443", "https://play.example.org:8443"),
        ("https://[2001:DB8::1]", "https://[2001:db8::1]"),
        ("https://höhle.example", "https://xn--hhle-5qa.example"),
    ],
)
def test_a_public_address_is_the_origin_that_browsers_name(given, origin):
    assert read_public_url(given) == origin


@pytest.mark.parametrize(
    "given",
    [
        "",
        "play.example.org",
        "ftp://play.example.org",
        "https://",
        "https://[",
        "https://play.example.org/caves",
        "https://play.example.org?a=b",
        "https://me@play.example.org",
        "https://play.example.org:door",
        "https://a..b",
    ],
)
def test_what_is_no_public_address_is_refused(given):
    with pytest.raises(BadOption, match="--public-url"):
        read_public_url(given)


@pytest.mark.parametrize("given", ["proxy", "*", "", "10.0.0.1/8", "10.0.0"])
def test_what_is_no_proxy_is_refused(given):
    with pytest.raises(BadOption, match="--trust-proxy"):
        proxy_settings(["127.0.0.1", given])


# Addresses


def refused_at(address, forwarded):
    """Become somebody more often than one may, and return the answers."""
    return [
        httpx.post(f"{address}/api/people", json=ANN, headers={"X-Forwarded-For": one}).status_code
        for one in forwarded
    ]


def test_nobody_but_a_trusted_proxy_says_who_asks(tmp_path):
    stingy = TokenBucket(2, 0.0)
    with served(str(tmp_path / "tables.sqlite"), stingy) as address:
        invented = [f"198.51.100.{number}" for number in range(4)]
        assert refused_at(address, invented) == [200, 200, 429, 429]


def test_a_trusted_proxy_says_who_asks(tmp_path):
    stingy = TokenBucket(2, 0.0)
    proxies = ["127.0.0.0/8"]
    with served(str(tmp_path / "tables.sqlite"), stingy, proxies=proxies) as address:
        ann, bob = "198.51.100.1", "198.51.100.2"
        assert refused_at(address, [ann, ann, ann, bob]) == [200, 200, 429, 200]
        # what a client adds in front of its proxy's word counts for nothing
        assert refused_at(address, [f"203.0.113.{number}, {ann}" for number in range(2)]) == [
            429,
            429,
        ]


# Cookies


def cookie_at(address, **headers):
    return httpx.post(f"{address}/api/people", json=ANN, headers=headers).headers["set-cookie"]


def test_cookies_are_for_encrypted_connections_only_where_there_are_such(tmp_path):
    database = str(tmp_path / "tables.sqlite")
    said = {"X-Forwarded-Proto": "https"}
    with served(database) as address:
        assert "Secure" not in cookie_at(address)
        assert "Secure" not in cookie_at(address, **said)
    with served(database, proxies=["127.0.0.1"]) as address:
        assert "Secure" not in cookie_at(address)
        assert "Secure" in cookie_at(address, **said)
    with served(database, public_origin=PUBLIC) as address:
        assert "Secure" in cookie_at(address)


# Origins


def lets_in(address, **headers):
    """Return whether a socket is opened for a page."""
    try:
        with connect(
            f"{address.replace('http', 'ws')}/api/tables/none/socket",
            additional_headers=headers,
            proxy=None,
        ):
            return True
    except InvalidStatus:
        return False


def test_only_pages_of_the_public_address_open_sockets(tmp_path):
    with served(str(tmp_path / "tables.sqlite"), public_origin=PUBLIC) as address:
        assert lets_in(address)
        assert lets_in(address, Origin=PUBLIC)
        for other in (address, "http://play.example.org", f"{PUBLIC}.evil.example", "null", ""):
            assert not lets_in(address, Origin=other)


def test_without_a_public_address_pages_of_the_same_host_open_sockets(tmp_path):
    with served(str(tmp_path / "tables.sqlite")) as address:
        assert lets_in(address, Origin=address)
        for other in (PUBLIC, "null", "http://["):
            assert not lets_in(address, Origin=other)


# Passwords


@contextlib.contextmanager
def command_line(*arguments, written, **environment):
    command = [sys.executable, "-m", "stope", *arguments]
    with (
        written.open("w") as output,
        started(
            command,
            env={**os.environ, **environment},
            stdout=output,
            stderr=subprocess.STDOUT,
        ) as process,
    ):
        yield process


async def _shut(database):
    """Let nobody in to a database any more, and throw out who is there."""
    name = make_url(database).database
    async with connected(database.replace(f"/{name}?", "/postgres?")) as connection:
        await connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        await connection.execute(TERMINATE.replace("current_database()", f"'{name}'"))


def test_the_password_of_the_database_is_in_no_line_that_a_server_writes(postgres_server, tmp_path):
    plain = postgres_server.new_database()
    # the server of the tests takes every password
    database = plain.replace("stope@", "stope:sesame@")
    asyncio.run(migrate(plain))
    port, written = free_port(), tmp_path / "written"
    address = f"http://127.0.0.1:{port}"
    serve = ("serve", "--port", str(port))
    with command_line(*serve, written=written, STOPE_DB=database) as process:
        wait_until_ready(address)
        httpx.post(f"{address}/api/people", json=ANN).raise_for_status()
        asyncio.run(_shut(plain))
        assert httpx.post(f"{address}/api/people", json=ANN).status_code == 503
        assert "sesame" not in httpx.get(f"{address}/metrics").text
        over = time.monotonic() + PATIENCE
        while "notices of the database are lost" not in written.read_text():
            assert time.monotonic() < over
            time.sleep(0.1)
        process.terminate()
        process.wait(PATIENCE)
    text = written.read_text()
    assert address in text
    assert "the database does not answer" in text
    assert "sesame" not in text


@pytest.mark.parametrize("command", [("serve",), ("db", "migrate")])
@pytest.mark.parametrize(
    "database",
    ["postgresql://me:sesame@127.0.0.1:1/tables", "postgresql://me:open@sesame@there/tables"],
)
def test_a_database_that_cannot_be_used_is_one_sentence_without_a_password(command, database):
    done = preloaded_commands.run(command, "", {**os.environ, "STOPE_DB": database})
    assert done.returncode == 2
    (line,) = (done.stdout + done.stderr).splitlines()
    assert "postgresql://" in line
    assert "sesame" not in line
