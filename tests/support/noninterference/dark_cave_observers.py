"""What those who look on see and hear at tables of the Dark Cave, for tests."""

import json

from tests.support.positions.dark_cave import viewers


def goals(match, viewer):
    """Return the goals as a viewer sees them, by where they lie."""
    cards = match.view(viewer).to_json()["table"]
    return {(card["x"], card["y"]): card["card"] for card in cards if card["face_down"]}


def told(events, viewer):
    return [addressed.event for addressed in events if addressed.heard_by(viewer)]


def look_alike(one, other, viewer):
    """Return whether a viewer sees the same on two tables, in bytes and in JSON."""
    same = one.view(viewer) == other.view(viewer)
    assert same == (one.view(viewer).record.tobytes() == other.view(viewer).record.tobytes())
    shown = [json.dumps(match.view(viewer).to_json()) for match in (one, other)]
    assert shown[0] == shown[1] or not same
    return same


def who_can_tell(one, other):
    """Return the viewers who see a difference between two tables."""
    return [viewer for viewer in viewers(one) if not look_alike(one, other, viewer)]
