"""Peers that vanish without a word are noticed, and everyone sees that they are gone."""

import stope.server.connection
from stope.server.auth import COOKIE
from tests.server.raw import raw_peer
from tests.server.serving import closed_with, nonce, served


def is_here(line, seat):
    """Return whether a seat's person is there, as far as has been told."""
    told = next(message for message in reversed(line.told) if "table" in message)
    return told["table"]["seats"][seat]["here"]


def test_who_answers_no_ping_any_more_is_gone(tmp_path, guests):
    with served(str(tmp_path / "tables.sqlite"), ping_seconds=0.5) as address:
        ann, bob = guests(address, "Ann"), guests(address, "Bob")
        made = ann.open_table(game="diamant", seats=3)
        path = f"/api/tables/{made['table']}/socket".encode()
        cookie = f"Cookie: {COOKIE}={bob.http.cookies[COOKIE]}".encode()
        with ann.at(made["table"]) as line, raw_peer(address, path, cookie) as peer:
            assert peer.ask("hello", invitation=made["invitation"])["type"] == "done"
            assert peer.ask("sit", seat=1, name="Bob", nonce=nonce())["type"] == "done"
            line.until(lambda news: news["table"]["seats"][1]["name"] == "Bob")
            assert is_here(line, 1)
            # the socket is open, and nobody is there who reads or answers
            while is_here(line, 1):
                line.hear()
            # and when Bob is back from elsewhere, he is there again
            with bob.at(made["table"]):
                while not is_here(line, 1):
                    line.hear()


def test_who_says_nothing_for_too_long_is_sent_away(tmp_path, guests, monkeypatch):
    monkeypatch.setattr(stope.server.connection, "_SILENCE_SECONDS", 1.0)
    with served(str(tmp_path / "tables.sqlite")) as address:
        ann, bob = guests(address, "Ann"), guests(address, "Bob")
        made = ann.open_table(game="diamant", seats=3)
        with bob.at(made["table"], invitation=made["invitation"]) as silent:
            assert silent.ask("sit", seat=1, name="Bob", nonce=nonce())["type"] == "done"
            assert closed_with(silent) == 4408
        with ann.at(made["table"]) as line:
            assert not is_here(line, 1)
