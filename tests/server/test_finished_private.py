"""What remains of a private match is for those who were there, or were invited."""

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.serving import close_code, nonce

PARTS = ("record", "figures", "story", "replay/0")


@pytest.fixture
def played(people):
    """Return the host, the table and its invitation, after a short private match of bots."""
    ann = people("Ann")
    made = ann.open_table(game="diamant", seats=3)
    with ann.at(made["table"]) as line:
        line.ask("sit", seat=0, name="Ann", nonce=nonce())
        for seat in (1, 2):
            line.ask("seat-bot", seat=seat, level="random")
        line.ask("start")
        line.ask("hand", seat=0, level="random")
        line.until(lambda news: news["table"]["status"] == "over")
    return ann, made["table"], made["invitation"]


def statuses(guest, table, **headers):
    return {
        guest.http.get(f"/api/tables/{table}/{part}", headers=headers).status_code for part in PARTS
    }


def test_a_private_match_that_is_over_opens_to_nobody_who_only_has_its_name(people, played):
    ann, table, invitation = played
    assert statuses(ann, table) == {200}
    for stranger in (people("Eve"), people()):
        assert statuses(stranger, table) == {404}
        assert statuses(stranger, table, **{"Stope-Invitation": "forged"}) == {404}
        assert statuses(stranger, table, **{"Stope-Invitation": invitation}) == {200}
        with stranger.at(table, greet=False) as line:
            line.send("hello")
            with pytest.raises(ConnectionClosed) as closed:
                line.until(bool)
            assert close_code(closed.value) == 4404
