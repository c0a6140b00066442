"""Figures for Prometheus tell nothing that a spectator does not know."""

from tests.server.serving import nonce


def test_no_figure_tells_that_somebody_changed_their_mind(people, address):
    ann = people("Ann")
    table = ann.open_table(game="diamant", seats=3)["table"]

    def figures():
        lines = ann.http.get("/metrics").text.splitlines()
        return [one for one in lines if one.startswith("stope_") and "connections" not in one]

    with ann.at(table) as line:
        for seat in range(3):
            line.ask("sit", seat=seat, name="Ann", nonce=nonce())
        line.ask("start")
        line.ask("move", seat=0, turn=0, move={"move": "go-on"})
        before = figures()
        for turn, choice in enumerate(("leave", "go-on", "leave"), 1):
            assert line.ask("move", seat=0, turn=turn, move={"move": choice})["type"] == "done"
        assert figures() == before
        # that somebody has decided everybody sees
        line.ask("move", seat=1, turn=0, move={"move": "go-on"})
        assert figures() != before
