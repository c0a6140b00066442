"""The browser that `stope serve --open` opens."""

import sys
import webbrowser

import pytest

from stope.cli import serve


@pytest.mark.parametrize(
    ("host", "own"),
    [
        ("127.0.0.1", "http://127.0.0.1:8000/"),
        ("0.0.0.0", "http://127.0.0.1:8000/"),
        ("::", "http://[::1]:8000/"),
        ("::1", "http://[::1]:8000/"),
        ("example.org", "http://example.org:8000/"),
    ],
)
def test_the_browser_finds_a_server_that_listens_everywhere(host, own):
    assert serve._own_address(host, 8000) == own


def test_the_lobby_is_opened_when_it_answers(address, monkeypatch):
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    serve._open(f"{address}/healthz")
    assert opened == [f"{address}/healthz"]


def test_a_lobby_that_never_answers_is_not_opened(monkeypatch):
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr(serve, "_OPEN_SECONDS", 0.1)
    serve._open("http://127.0.0.1:9/")
    assert opened == []


def test_without_a_display_no_browser_starts(monkeypatch):
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not serve._has_display()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert serve._has_display()
