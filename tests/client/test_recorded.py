"""The moments of matches that the client's own tests look at are what the rules give now."""

import json

from web.tests.record import FILE, recorded


def test_recorded_moments_are_those_of_the_rules():
    found = json.loads(FILE.read_text(encoding="utf-8"))
    assert found == recorded(), "python -m web.tests.record writes them anew"
