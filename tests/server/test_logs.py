"""What is in the log of a server, and what is not."""

import json
import logging
import signal
import subprocess
import sys

from stope.server.auth import COOKIE
from stope.server.json_logging import JsonLines
from tests.server.serving import PATIENCE, Guest, free_port, nonce, wait_until_ready
from tests.support.child_processes import started


def test_every_request_is_a_line_of_json_without_any_secret(tmp_path):
    port = free_port()
    command = [sys.executable, "-m", "stope", "serve", "--port", str(port), "--log-json"]
    with (tmp_path / "log").open("w+b") as errors:
        command += ["--db", str(tmp_path / "tables.sqlite")]
        with started(command, stdout=subprocess.DEVNULL, stderr=errors) as running:
            wait_until_ready(address := f"http://127.0.0.1:{port}")
            ann = Guest(address, "Ann")
            made = ann.open_table(game="diamant", seats=3)
            number = nonce()
            with ann.at(made["table"], invitation=made["invitation"]) as line:
                line.ask("sit", seat=0, name="Ann", nonce=number)
                line.ask("say", text="Hello, cave!")
            ann.http.get(f"/api/tables/{made['table']}/replay/0", params={"seat": 0})
            token = ann.http.cookies[COOKIE]
            ann.close()
            running.send_signal(signal.SIGTERM)
            assert running.wait(PATIENCE) == 0
        errors.seek(0)
        text = errors.read().decode()
    lines = [json.loads(line) for line in text.splitlines()]
    asked = {(one["method"], one["path"], one["status"]) for one in lines if "method" in one}
    table = f"/api/tables/{made['table']}"
    assert asked >= {
        ("POST", "/api/people", 200),
        ("POST", "/api/tables", 201),
        ("GET", f"{table}/replay/0", 409),
        ("CONNECT", f"{table}/socket", 1000),
    }
    assert all(one["ms"] >= 0 for one in lines if "method" in one)
    for secret in (token, made["invitation"], number, "Hello, cave!", "Ann", "seat="):
        assert secret not in text


def test_what_went_wrong_is_one_line_too():
    try:
        raise ValueError("a\nb")
    except ValueError:
        record = logging.LogRecord("stope", logging.ERROR, "", 1, "%s!", ("Oh",), sys.exc_info())
    line = JsonLines().format(record)
    assert "\n" not in line
    found = json.loads(line)
    assert (found["level"], found["message"]) == ("error", "Oh!")
    assert "ValueError: a\nb" in found["exception"]
