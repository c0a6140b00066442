"""What is wrong with a request is said in the reader's language, and in signs."""

import pytest
from pydantic import ValidationError

from stope.errors.server import BadRequest
from stope.locales import LANGUAGES
from stope.server.protocol.requests import REQUEST
from stope.server.protocol.validation_errors import bad_request


def refused(text) -> BadRequest:
    with pytest.raises(ValidationError) as problem:
        REQUEST.validate_json(text)
    return bad_request(problem.value.errors()[0], text)


@pytest.mark.parametrize(
    ("text", "problem", "expected"),
    [
        ("x", "other", "JSON"),
        ("[]", "other", "object"),
        ("{}", "missing", "type"),
        ('{"type": "sit", "id": "1"}', "missing", "sit.seat"),
        ('{"type": "ping", "id": "1", "x": 1}', "unknown", "ping.x"),
        ('{"type": "ping", "id": "!"}', "other", "ping.id ~ ^[A-Za-z0-9_-]+$"),
        ('{"type": "ping", "id": 1}', "other", "ping.id string"),
        ('{"type": "free", "id": "1", "seat": 8}', "other", "free.seat <= 7"),
        ('{"type": "free", "id": "1", "seat": 0.5}', "other", "free.seat integer"),
        ('{"type": "mute", "id": "1", "person": "a", "on": 1}', "other", "mute.on boolean"),
        ('{"type": "hand", "id": "1", "seat": 1, "level": "%s"}' % ("x" * 41), "other",
         "hand.level length <= 40"),
    ],
)  # fmt: skip
def test_a_mistake_is_named(text, problem, expected):
    details = refused(text).details
    assert (details["problem"], details["expected"]) == (problem, expected)


def test_an_unknown_request_is_answered_with_those_that_are_known():
    assert refused('{"type": "dance"}').details["expected"].startswith("type = 'hello', 'sit'")


def test_every_language_has_its_own_words_for_it():
    for text in ("x", "{}", '{"type": "ping", "id": "1", "x": 1}'):
        assert len({refused(text).message(language) for language in LANGUAGES}) == len(LANGUAGES)
