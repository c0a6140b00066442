"""Taking back a laid card over real sockets, while bots wait."""

from tests.server.deals import deal
from tests.server.serving import nonce


def lies(move):
    """Return where a card lies, and which way round."""
    return move["x"], move["y"], move["turned"]


def ways_to_lay(view):
    """Return the ways to lay a card; of several cards that can lie the same way, one is enough."""
    ways = {lies(move): move for move in view["moves"] if move["move"] == "place"}
    return list(ways.values())


def own_turn(line):
    """Let bots and chance go on until Ann can lay a card; return the turn and a way to do it."""
    while True:
        view = line.until(lambda news: news["views"][0]["moves"])["views"][0]
        ways = ways_to_lay(view)
        if ways:
            return view["turn"], ways[0]
        line.ask("move", seat=0, turn=view["turn"], move=view["moves"][-1])


def test_a_laid_card_is_taken_back_and_another_one_laid(address, tables_file, guests):
    ann, bo = guests(address, "Ann"), guests(address, "Bo")
    # she begins, with cards that can be laid; no bot has done anything to her
    table = deal(tables_file, "dark-cave", 3, ann.person)
    with ann.at(table) as line, bo.at(table) as watching:
        before = line.news["views"][0]
        turn, ways = before["turn"], ways_to_lay(before)
        assert line.ask("undo", seat=0)["code"] == "cannot-undo"
        assert line.ask("move", seat=0, turn=turn, move=ways[0])["type"] == "done"
        laid = line.until(lambda news: news["views"][0]["may_undo"])
        assert laid["views"][0]["view"] != before["view"]
        assert watching.ask("undo", seat=0)["code"] == "seat-not-yours"
        assert line.ask("undo", seat=0)["type"] == "done"
        after = line.until(lambda news: news["happened"][-1]["kind"] == "undone")
        view = after["views"][0]
        assert (view["view"], view["moves"]) == (before["view"], before["moves"])
        assert after["happened"][-1]["seat"] == 0
        # spectators see it, too
        watching.until(lambda news: news["happened"][-1]["kind"] == "undone")
        # what was decided before the card was taken back is not done any more
        late = line.ask("move", seat=0, turn=turn + 1, move=ways[1])
        assert late["code"] == "moved-on"
        assert line.ask("move", seat=0, turn=view["turn"], move=ways[1])["type"] == "done"
    # whoever hears the story from its beginning is spared both
    with ann.at(table) as line:
        told = line.news["happened"]
        assert "undone" not in [one["kind"] for one in told]
        own = [one for one in told if one["kind"] == "moved" and one["seat"] == 0]
        laid = [event for one in own for event in one["events"] if event["event"] == "card-laid"]
        spots = [lies(event) for event in laid if event["seat"] == 0]
        assert spots[-1] == lies(ways[1])
        assert lies(ways[0]) not in spots


def test_nothing_is_taken_back_among_people(address, guests):
    ann, bo = guests(address, "Ann"), guests(address, "Bo")
    table = ann.open_table(game="dark-cave", seats=3, settings={"public": True})["table"]
    with ann.at(table) as line, bo.at(table) as other:
        line.ask("sit", seat=0, name="Ann", nonce=nonce())
        other.ask("sit", seat=1, name="Bo", nonce=nonce())
        line.ask("seat-bot", seat=2, level="newcomer")
        line.ask("start")
        other.ask("hand", seat=1, level="newcomer")
        turn, way = own_turn(line)
        assert line.ask("move", seat=0, turn=turn, move=way)["type"] == "done"
        assert line.news["views"][0]["may_undo"] is False
        assert line.ask("undo", seat=0)["code"] == "cannot-undo"
