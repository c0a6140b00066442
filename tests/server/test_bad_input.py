"""Whatever a peer does wrong has a code, and costs nobody else anything.

All of it goes to one process of `stope serve`, which must stop in peace afterwards, without a
traceback in its log.
"""

import contextlib
import json
import signal

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from stope.games.codecs import Json
from stope.locales import LANGUAGES, say
from stope.server.auth import COOKIE
from stope.server.protocol.fields import LONGEST_REQUEST
from tests.server.raw import BINARY, CLOSE, TEXT, raw_peer, upgrade
from tests.server.serving import (
    PATIENCE,
    Guest,
    closed_with,
    free_port,
    nonce,
    process,
    wait_until_ready,
)


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder, port = tmp_path_factory.mktemp("bad"), free_port()
    address, log = f"http://127.0.0.1:{port}", folder / "errors"
    with log.open("wb") as errors, process(str(folder / "db"), port, errors) as running:
        wait_until_ready(address)
        yield address
        running.send_signal(signal.SIGTERM)
        assert running.wait(PATIENCE) == 0
    assert "Traceback" not in log.read_text()


@pytest.fixture(scope="module")
def ann(server):
    with contextlib.closing(Guest(server, "Ann")) as guest:
        yield guest


@pytest.fixture(scope="module")
def bob(server):
    with contextlib.closing(Guest(server, "Bob")) as guest:
        yield guest


@pytest.fixture(scope="module")
def public(ann):
    """A table that everyone may watch, and nobody sits at."""
    return ann.open_table(game="diamant", seats=3, settings={"public": True})["table"]


@pytest.fixture(scope="module")
def match(ann, bob):
    """A match in which nothing happens that is not refused."""
    return begun(ann, bob)


@pytest.fixture
def playing(ann, bob):
    """A match to play."""
    return begun(ann, bob)


def begun(ann, bob):
    """Return a table at which Ann has seats 0 and 2, and Bob has seat 1."""
    table = ann.open_table(game="diamant", seats=3, settings={"public": True})["table"]
    with ann.at(table) as first, bob.at(table) as second:
        for line, seat in ((first, 0), (second, 1), (first, 2)):
            assert line.ask("sit", seat=seat, name="Ann", nonce=nonce())["type"] == "done"
        assert first.ask("start")["type"] == "done"
    return table


def assert_goes_on(ann, table):
    """Check that a table answers as before."""
    with ann.at(table) as line:
        assert line.ask("ping")["type"] == "done"


def path_of(table):
    return f"/api/tables/{table}/socket".encode()


# Requests at the wrong time, of the wrong person, for the wrong table


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_comes_before_hello_is_refused(ann, public, language):
    with ann.at(public, greet=False) as line:
        for request, values in (("ping", {}), ("start", {}), ("say", {"phrase": "hello"})):
            refused = line.ask(request, **values)
            assert (refused["type"], refused["code"]) == ("refused", "bad-request")
        assert line.ask("hello", language=language)["type"] == "done"
        refused = line.ask("move", seat=0, turn=0, move={"move": "leave"})
        assert refused["code"] == "not-started"
        assert refused["message"] == say("error-not-started", language=language)


def test_who_says_hello_twice_hears_everything_once(ann, playing):
    with ann.at(playing) as line:
        heard = line.news["heard"]
        assert line.ask("hello", heard=heard)["type"] == "done"
        assert line.news["happened"] == []
        before = len(line.told)
        assert line.ask("say", phrase="hello")["type"] == "done"
        news = [one for one in line.told[before:] if one["type"] == "news"]
        assert [one["heard"] for one in news] == [heard + 1]


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"type": "sit", "seat": 0, "name": "Bob", "nonce": "00" * 16}, "already-started"),
        ({"type": "start"}, "already-started"),
        ({"type": "free", "seat": 0}, "already-started"),
        ({"type": "seat-bot", "seat": 1, "level": "newcomer"}, "already-started"),
        ({"type": "move", "seat": 0, "turn": 0, "move": {"move": "leave"}}, "seat-not-yours"),
        ({"type": "move", "seat": 7, "turn": 0, "move": {"move": "leave"}}, "no-such-seat"),
        ({"type": "move", "seat": 8, "turn": 0, "move": {"move": "leave"}}, "bad-request"),
        ({"type": "move", "seat": -1, "turn": 0, "move": {"move": "leave"}}, "bad-request"),
        ({"type": "move", "seat": 1, "turn": 5, "move": {"move": "leave"}}, "moved-on"),
        ({"type": "move", "seat": 1, "turn": 0, "move": {"move": "dance"}}, "bad-move"),
        ({"type": "move", "seat": 1, "turn": 0, "move": {}}, "bad-move"),
        ({"type": "hand", "seat": 0, "level": "newcomer"}, "still-there"),
        ({"type": "hand", "seat": 1, "level": "nobody"}, "unknown-bot"),
        ({"type": "take-back", "seat": 1}, "played-by-person"),
        ({"type": "take-back", "seat": 0}, "seat-not-yours"),
        ({"type": "hint", "seat": 0}, "seat-not-yours"),
        ({"type": "say"}, "nothing-said"),
        ({"type": "say", "phrase": "no-phrase"}, "unknown-phrase"),
        ({"type": "dance"}, "bad-request"),
    ],
    ids=lambda value: value if isinstance(value, str) else json.dumps(value)[9:40],
)
def test_what_may_not_be_is_refused_with_a_code(bob, match, asked, code):
    with bob.at(match, language="fr") as line:
        heard = line.news["heard"]
        refused = line.ask(asked["type"], **{k: v for k, v in asked.items() if k != "type"})
        assert (refused["type"], refused["code"]) == ("refused", code)
        assert refused["message"]
        assert line.ask("ping")["type"] == "done"
        assert line.news["heard"] == heard


def test_a_move_of_another_table_is_none_of_this_one(ann, match):
    duel = ann.open_table(game="duel", seats=2)["table"]
    with ann.at(duel) as line:
        for seat in range(2):
            line.ask("sit", seat=seat, name="Ann", nonce=nonce())
        line.ask("start")
        view = next(
            view for view in line.until(lambda news: news["views"])["views"] if view["moves"]
        )
    with ann.at(match) as line:
        for move in view["moves"][:3]:
            refused = line.ask("move", seat=0, turn=0, move=move)
            assert (refused["type"], refused["code"]) == ("refused", "bad-move")


def test_a_forged_token_is_nobodys(server, guests, ann, match):
    nobody = guests(server)
    for token in ("forged", "a" * 2000, ann.person):
        nobody.http.cookies.set(COOKIE, token)
        with nobody.at(match) as line:
            assert [view["seat"] for view in line.news["views"]] == [None]
            for request, values in (
                ("move", {"seat": 0, "turn": 0, "move": {"move": "leave"}}),
                ("say", {"phrase": "hello"}),
                ("mute", {"person": ann.person}),
                ("take-back", {"seat": 0}),
            ):
                assert line.ask(request, **values)["code"] == "not-known"
            assert line.ask("hint", seat=0)["code"] == "seat-not-yours"
        nobody.http.cookies.clear()


# The same id


def test_the_same_id_is_answered_in_the_same_way_and_done_once(ann, playing):
    move = {"seat": 0, "turn": 0, "move": {"move": "go-on"}}
    with ann.at(playing) as line:
        for _ in range(3):
            assert line.ask("move", id="once", **move)["type"] == "done"
        assert line.ask("say", id="twice")["code"] == "nothing-said"
        assert line.ask("say", id="twice")["code"] == "nothing-said"
        heard = line.news["heard"]
    with ann.at(playing) as again:
        assert again.ask("move", id="once", **move)["type"] == "done"
        assert again.news["heard"] == heard


def test_the_same_id_for_something_else_is_refused(ann, bob, playing):
    said = {"text": "Let us leave"}
    with ann.at(playing, language="de") as line:
        assert line.ask("say", id="mine", **said)["type"] == "done"
        for kind, values in (("say", {"text": "Let us stay"}), ("ping", {})):
            refused = line.ask(kind, id="mine", **values)
            assert (refused["type"], refused["code"]) == ("refused", "id-used")
            assert refused["message"] == say("error-id-used", language="de", given="'mine'")
        heard = line.news["heard"]
    with ann.at(playing) as again:
        move = {"seat": 0, "turn": 0, "move": {"move": "go-on"}}
        others: list[tuple[str, Json]] = [("say", {"text": "Let us stay"}), ("move", move)]
        for kind, other in others:
            refused = again.ask(kind, id="mine", **other)
            assert (refused["type"], refused["code"]) == ("refused", "id-used")
        assert again.news["heard"] == heard
        # under another name it is still the same
        ann.http.put("/api/me", json={"name": "Anna"})
    with ann.at(playing) as renamed:
        assert renamed.ask("say", id="mine", **said)["type"] == "done"
        assert renamed.news["heard"] == heard
    with bob.at(playing) as line:
        assert line.ask("say", id="mine", text="Mine, too")["type"] == "done"


# Two connections of one person


def test_a_person_may_be_there_twice(ann, bob, playing):
    with ann.at(playing) as watching, bob.at(playing) as first:
        with bob.at(playing) as second:
            assert first.ask("say", phrase="hello")["type"] == "done"
            second.until(lambda news: news["heard"] == first.news["heard"])
            assert second.news["happened"] == first.news["happened"]
            assert second.news["views"] == first.news["views"]
        # one of them is still there
        assert first.ask("say", phrase="thanks")["type"] == "done"
        watching.until(lambda news: news["heard"] == first.news["heard"])
        tables = [one["table"] for one in watching.told if "table" in one]
        assert tables[-1]["seats"][1]["here"]


# Codes with which a connection is closed


def test_what_is_too_long_closes_the_connection(ann, public):
    with ann.at(public) as line:
        line.send("say", text="x" * LONGEST_REQUEST)
        assert closed_with(line) == 1009
    assert_goes_on(ann, public)


def test_too_much_without_sense_closes_the_connection(ann, public):
    with ann.at(public) as line:
        for _ in range(20):
            line.socket.send(b"\x00")
        assert closed_with(line) == 4400
    assert_goes_on(ann, public)


def test_too_many_requests_close_the_connection(ann, public):
    with ann.at(public) as line:
        with contextlib.suppress(ConnectionClosed):
            while True:
                line.ask("ping")
        assert closed_with(line) == 4429
    assert_goes_on(ann, public)


@pytest.mark.parametrize("name", ["nothing", "%00", "a%2Fb", "%ff", "x" * 1000])
def test_a_table_that_is_not_there_closes_the_connection(server, name):
    with raw_peer(server, path_of(name), shake_hands=False) as peer:
        peer.wire.sendall(upgrade(path_of(name)))
        head = peer.read_head()
        assert b"403" in head or peer.closed_with() == 4404


def test_who_may_not_watch_is_sent_away(ann, bob):
    settings = {"spectators": False, "public": True}
    table = ann.open_table(game="diamant", seats=3, settings=settings)["table"]
    with ann.at(table) as line:
        for seat in range(3):
            line.ask("sit", seat=seat, name="Ann", nonce=nonce())
        line.ask("start")
    with bob.at(table, greet=False) as line:
        line.send("hello")
        assert closed_with(line) == 4403
        assert not any(message["type"] == "news" for message in line.told)


# Frames and handshakes that are none


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ({"kind": TEXT, "payload": b"\xff\xfe"}, 1007),
        ({"kind": TEXT, "payload": b"{}", "masked": False}, 1002),
        ({"kind": 5, "payload": b"reserved"}, 1002),
        ({"kind": 0, "payload": b"goes on from nothing"}, 1002),
        ({"kind": 9, "payload": b"x" * 126}, 1002),
        ({"kind": CLOSE, "payload": b"\x00"}, 1002),
        ({"kind": BINARY, "payload": b"x" * (LONGEST_REQUEST + 1)}, 1009),
    ],
)
def test_frames_that_are_none_close_the_connection(server, ann, public, frame, code):
    with raw_peer(server, path_of(public)) as peer:
        assert peer.ask("hello")["type"] == "done"
        peer.send_frame(**frame)
        assert peer.closed_with() == code
    assert_goes_on(ann, public)


@pytest.mark.parametrize(
    "header",
    [
        b"Origin: http://[",
        b"Origin: null",
        b"Origin: \xff\xfe",
        b"Cookie: stope_token=\xff\x01",
        b"Sec-WebSocket-Version: 99",
        b"Content-Length: -1",
    ],
)
def test_handshakes_that_are_none_are_refused(server, ann, public, header):
    with raw_peer(server, b"", shake_hands=False) as peer:
        peer.wire.sendall(upgrade(path_of(public), header))
        assert peer.read_head().split()[1] in (b"400", b"403")
    assert_goes_on(ann, public)


@pytest.mark.parametrize(
    "sent", [b"", b"GET / HT", b"\x00\x01\x02", b"POST /api/people HTTP/1.1\r\nContent-Length: 9"]
)
def test_who_stops_in_the_middle_stops_nobody_else(server, ann, public, sent):
    with raw_peer(server, b"", shake_hands=False) as peer:
        peer.wire.sendall(sent)
        assert_goes_on(ann, public)
        assert httpx.get(f"{server}/healthz").status_code == 200
