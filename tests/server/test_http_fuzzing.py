"""Whatever is asked over HTTP gets an answer that the schema promises."""

import logging

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance

from stope.locales import LANGUAGES, say
from stope.server.app import make_app
from stope.server.auth import COOKIE
from stope.server.protocol.fields import LONGEST_BODY
from stope.server.protocol.http_bodies import Problem
from tests.server.serving import Guest, nonce, served

SCHEMA = schemathesis.openapi.from_dict(make_app("never-opened.sqlite").openapi())
OPERATIONS = {
    found.ok().label: found.ok() for found in SCHEMA.get_all_operations() if isinstance(found, Ok)
}
AT_TABLES = [label for label in OPERATIONS if "{table}" in label]
#: Any text is the name of a table or game, perhaps: what takes no more cannot be asked wrongly.
REFUSABLE = [
    label
    for label, operation in OPERATIONS.items()
    if operation.body or any(one.name not in {"table", "game"} for one in operation.path_parameters)
]
WITH_BODY = [label for label, operation in OPERATIONS.items() if operation.body]

#: A name without a letter, a game that is not there: the schema cannot say all that we refuse.
EXCLUDED = [positive_data_acceptance]

some = settings(
    derandomize=True,
    max_examples=40,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def ann(address):
    guest = Guest(address, "Ann")
    yield guest
    guest.close()


@pytest.fixture(scope="module")
def tables(ann):
    """Tables in every state: one to sit down at, one that is played at, two that are over."""
    return [
        ann.open_table(game="diamant", seats=3)["table"],
        played(ann, to_the_end=False),
        played(ann),
        played(ann, spectators=False),
        "no-such-table",
    ]


def played(ann, *, to_the_end=True, **chosen):
    """Return a table at which Ann has begun a match, and a bot has ended it for her."""
    identity = ann.open_table(game="diamant", seats=3, settings=chosen)["table"]
    with ann.at(identity) as line:
        line.ask("sit", seat=0, name="Ann", nonce=nonce())
        for seat in (1, 2):
            line.ask("seat-bot", seat=seat, level="newcomer")
        line.ask("start")
        if to_the_end:
            line.ask("hand", seat=0, level="newcomer")
            line.until(lambda news: news["table"]["status"] == "over")
    return identity


def check(case, ann, language, *, known=True):
    """Ask, and compare the answer with what the schema says about it."""
    response = case.call_and_validate(
        base_url=ann.address,
        headers={"Accept-Language": language},
        cookies={COOKIE: ann.http.cookies[COOKIE]} if known else {},
        excluded_checks=EXCLUDED,
    )
    if response.status_code >= 400:
        problem = Problem.model_validate(response.json())
        assert not problem.message.startswith("error-")
        if problem.code == "bad-request":
            assert problem.message.startswith(beginning("error-bad-request", language))


def beginning(message, language):
    """Return how a message begins, before anything that differs."""
    values = {"given": "|", "expected": "|", "problem": "other"}
    return say(message, language=language, **values).split("|")[0]


@pytest.mark.parametrize("label", OPERATIONS)
def test_what_the_schema_allows_is_answered_as_it_says(ann, caplog, label):
    @some
    @given(
        case=OPERATIONS[label].as_strategy(generation_mode=GenerationMode.POSITIVE),
        language=st.sampled_from(sorted(LANGUAGES)),
        known=st.booleans(),
    )
    def is_answered(case, language, known):
        check(case, ann, language, known=known)

    with caplog.at_level(logging.ERROR):
        is_answered()
    assert not caplog.records


@pytest.mark.parametrize("label", REFUSABLE)
def test_what_the_schema_forbids_is_refused_as_it_says(ann, caplog, label):
    @some
    @given(
        case=OPERATIONS[label].as_strategy(generation_mode=GenerationMode.NEGATIVE),
        language=st.sampled_from(sorted(LANGUAGES)),
    )
    def is_refused(case, language):
        modes = {place.value: part.mode for place, part in case.meta.components.items()}
        check(case, ann, language, known=modes.get("cookie") is not GenerationMode.NEGATIVE)

    with caplog.at_level(logging.ERROR):
        is_refused()
    assert not caplog.records


@pytest.mark.parametrize("label", AT_TABLES)
def test_tables_in_every_state_answer_as_the_schema_says(ann, tables, caplog, label):
    @some
    @given(
        case=OPERATIONS[label].as_strategy(generation_mode=GenerationMode.POSITIVE),
        table=st.sampled_from(tables),
        move=st.integers(0, 20) | st.just(None),
        known=st.booleans(),
    )
    def is_answered(case, table, move, known):
        case.path_parameters["table"] = table
        if "move" in case.path_parameters and move is not None:
            case.path_parameters["move"] = move
        check(case, ann, "en", known=known)

    with caplog.at_level(logging.ERROR):
        is_answered()
    assert not caplog.records


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b'{"\\ud800": 1}',
        b'{"name": "\\ud800"}',
        b'{"settings": {"clock": {"kind": "\\ud800"}}}',
        b"[" * 5000,
        b'{"name": ' + b"9" * 6000 + b"}",
        b"NaN",
    ],
    ids=lambda body: body[:12],
)
@pytest.mark.parametrize("label", WITH_BODY)
def test_a_body_without_sense_is_refused_in_the_language_of_the_reader(ann, label, body, language):
    method, path = label.split()
    headers = {"Content-Type": "application/json", "Accept-Language": language}
    refused = ann.http.request(method, path, content=body, headers=headers)
    assert refused.status_code == 422
    problem = Problem.model_validate(refused.json())
    assert problem.code == "bad-request"
    assert problem.message.startswith(beginning("error-bad-request", language))


@pytest.mark.parametrize("label", WITH_BODY)
def test_a_body_that_is_too_long_is_not_read(ann, label):
    method, path = label.split()

    def long_body():
        for _ in range(LONGEST_BODY // 1000 + 1):
            yield b" " * 1000

    for content in (b" " * (LONGEST_BODY + 1), long_body()):
        refused = ann.http.request(method, path, content=content)
        assert (refused.status_code, refused.json()["code"]) == (413, "too-long")


def test_an_address_where_nothing_is_says_so(address):
    missing = httpx.get(f"{address}/api/nothing", headers={"Accept-Language": "de-CH,en"})
    assert (missing.status_code, missing.json()["code"]) == (404, "nothing-here")
    assert missing.json()["message"].startswith(beginning("error-nothing-here", "de"))
    wrong = httpx.delete(f"{address}/api/games")
    assert (wrong.status_code, wrong.json()["code"]) == (405, "wrong-method")
    assert wrong.headers["allow"] == "GET"


@pytest.mark.parametrize("token", ["", "forged", "A" * 43, "ä", "a" * 3000])
def test_a_forged_token_is_nobodys(address, token):
    for method, path in (("GET", "/api/me"), ("GET", "/api/tables/mine"), ("POST", "/api/tables")):
        headers = {b"Cookie": f"{COOKIE}={token}".encode()}
        refused = httpx.request(method, f"{address}{path}", headers=headers)
        assert (refused.status_code, refused.json()["code"]) == (401, "not-known")


def test_names_that_no_database_takes_are_of_no_table(postgres_server, guests, caplog):
    with served(postgres_server.empty_tables()) as address, caplog.at_level(logging.ERROR):
        for name in ("%00", "a%00b", "%ED%A0%80", "x" * 2000):
            for part in ("record", "figures", "replay/0"):
                missing = httpx.get(f"{address}/api/tables/{name}/{part}")
                assert (missing.status_code, missing.json()["code"]) == (404, "no-such-table")
        ann = guests(address, "Ann")
        with ann.at(ann.open_table(game="diamant", seats=3)["table"]) as line:
            assert line.ask("mute", person="a\0b")["code"] == "bad-request"
            assert line.ask("ping")["type"] == "done"
    assert not caplog.records
