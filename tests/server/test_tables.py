"""Whole matches over real sockets, and what goes wrong on the way."""

import json

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

import stope
from stope.games import GAMES
from stope.locales import say
from stope.tables.fairness import verify
from stope.tables.log_entries import Settings
from tests.server.serving import close_code, nonce


def play_on(line, until=lambda news: news["table"]["status"] == "over"):
    """Make the first legal move of every seat that owes one, until something is reached."""
    while not until(line.news):
        owing = [view for view in line.news["views"] if view["moves"]]
        if not owing:
            line.hear()
            continue
        view = owing[0]
        choice = {"seat": view["seat"], "turn": view["turn"], "move": view["moves"][0]}
        answer = line.ask("move", **choice)
        assert answer["type"] == "done", answer


@pytest.mark.parametrize("game", GAMES)
def test_a_match_with_bots_is_played_to_its_end_and_its_shuffle_can_be_checked(people, game):
    seats = max(2, GAMES[game].seats[0])
    ann = people("Ann")
    table = ann.open_table(game=game, seats=seats)["table"]
    with ann.at(table) as line:
        assert line.ask("sit", seat=0, name="Ann", nonce=nonce())["type"] == "done"
        for seat in range(1, seats):
            assert line.ask("seat-bot", seat=seat, level="newcomer")["type"] == "done"
        for part in ("record", "figures", "replay/0", "story"):
            assert ann.http.get(f"/api/tables/{table}/{part}").status_code == 409
        assert line.ask("start")["type"] == "done"
        play_on(line)
        commitment = line.news["table"]["commitment"]
        record = ann.http.get(f"/api/tables/{table}/record").json()
        figures = ann.http.get(f"/api/tables/{table}/figures").json()
        scenes = [
            ann.http.get(f"/api/tables/{table}/replay/{move}", params={"seat": 0}).json()
            for move in (0, 1, len(record["moves"]))
        ]
        assert ann.http.get(f"/api/tables/{table}/replay/99999").status_code == 422
    match = verify(record)
    assert match.over
    assert figures["moves"] == len(record["moves"]) == scenes[0]["moves"]
    assert [seat["score"] for seat in figures["seats"]] == list(match.result.scores)
    assert scenes[-1]["view"] == line.news["views"][0]["view"]
    assert scenes[0]["view"] != scenes[1]["view"] or scenes[1]["events"]
    assert record["fairness"]["commitment"] == commitment
    assert list(record["fairness"]["nonces"]) == ["0"]
    assert line.news["views"][0]["view"] == match.view(0).to_json()


def test_a_finished_match_is_told_again_from_a_seat_or_with_all_eyes(people):
    ann = people("Ann")
    table = ann.open_table(game="dark-cave", seats=3)["table"]
    with ann.at(table) as line:
        line.ask("sit", seat=0, name="Ann", nonce=nonce())
        for seat in (1, 2):
            line.ask("seat-bot", seat=seat, level="newcomer")
        line.ask("start")
        play_on(line)

    def told(part, **params):
        answer = ann.http.get(f"/api/tables/{table}/{part}", params=params)
        assert answer.status_code == 200, answer.text
        return answer.json()

    story, everything = told("story", seat=0), told("story", seat="all")
    moves = len(story["moves"]) - 1
    assert [one["move"] for one in everything["moves"]] == list(range(moves + 1))
    assert [one["name"] for one in story["seats"]] == ["Ann", "Bo", "Cleo"]
    for move in (0, 1, moves):
        scene, whole = told(f"replay/{move}", seat=0), told(f"replay/{move}", seat="all")
        assert scene["moves"] == moves
        assert scene["events"] == story["moves"][move]["events"]
        assert whole["events"] == everything["moves"][move]["events"]
        # every clan card is turned up for who sees everything, and only one's own for a player
        assert None not in [seat["character"] for seat in whole["view"]["seats"]]
        assert None not in [card["card"] for card in whole["view"]["table"]]
        if move < moves:
            assert None in [card["card"] for card in scene["view"]["table"]]
            assert None in [seat["character"] for seat in scene["view"]["seats"]]
            assert (
                whole["view"]["hand"] == told(f"replay/{move}", seat=whole["seat"])["view"]["hand"]
            )
    for strange in ("3", "-1", "ann"):
        answer = ann.http.get(f"/api/tables/{table}/story", params={"seat": strange})
        assert answer.status_code == 422, strange


def test_everyone_knows_how_many_look_on(people):
    ann, bob, eve = people("Ann"), people("Bob"), people()
    made = ann.open_table(game="duel", seats=2)
    table, invitation = made["table"], made["invitation"]

    def until_watching(line, count):
        while [one["table"]["watching"] for one in line.told if "table" in one][-1:] != [count]:
            line.hear()

    with ann.at(table) as first:
        first.ask("sit", seat=0, name="Ann", nonce=nonce())
        assert first.news["table"]["watching"] == 0
        # one with a name on two devices, and one without a name
        with (
            bob.at(table, invitation=invitation),
            bob.at(table, invitation=invitation) as second,
            eve.at(table, invitation=invitation),
        ):
            until_watching(first, 2)
            second.ask("sit", seat=1, name="Bob", nonce=nonce())
            until_watching(first, 1)
        until_watching(first, 0)


def test_two_people_and_who_watches_hear_what_their_seats_hear(people):
    ann, bob, eve = people("Ann"), people("Bob", "de"), people()
    made = ann.open_table(game="diamant", seats=3)
    table, invitation = made["table"], made["invitation"]
    with (
        ann.at(table) as first,
        bob.at(table, invitation=invitation) as second,
        eve.at(table, invitation=invitation) as third,
    ):
        first.ask("sit", seat=0, name="Ann", nonce=nonce())
        second.ask("sit", seat=1, name="Bob", nonce=nonce())
        first.ask("seat-bot", seat=2, level="careful")
        first.ask("start")
        started = second.until(lambda news: news["views"])
        bobs = started["views"][0]
        second.ask("move", seat=1, turn=bobs["turn"], move=bobs["moves"][1])
        first.until(lambda news: news["views"] and 1 not in news["views"][0]["view"]["actors"])
        third.until(lambda news: news["views"] and 1 not in news["views"][0]["view"]["actors"])
        for line, seat in ((first, 0), (third, None)):
            view = line.news["views"][0]
            assert view["seat"] == seat
            assert view["view"] == {**view["view"], "choice": None}
            assert "choice-noted" not in json.dumps(line.told)
        assert "choice-noted" in json.dumps(second.told)
        # a change of mind is heard by nobody else, not even as a gap in the numbers
        second.ask("move", seat=1, turn=bobs["turn"] + 1, move=bobs["moves"][0])
        first.ask("say", text="Hello  there")
        third.until(lambda news: news["happened"] and news["happened"][-1]["kind"] == "said")
        numbers = [
            happened["heard"]
            for message in third.told
            if message["type"] == "news"
            for happened in message["happened"]
        ]
        assert numbers == list(range(1, len(numbers) + 1))
        assert third.news["happened"][-1]["speech"]["text"] == "Hello there"


def test_who_was_cut_off_hears_what_was_missed_and_nothing_twice(people):
    ann = people("Ann")
    table = ann.open_table(game="diamant", seats=3)["table"]
    with ann.at(table) as line:
        line.ask("sit", seat=0, name="Ann", nonce=nonce())
        for seat in (1, 2):
            line.ask("seat-bot", seat=seat, level="careful")
        heard = line.until(lambda news: news["heard"] == 4)["heard"]
        line.ask("start")
        play_on(line, until=lambda news: news["views"] and news["views"][0]["view"]["cave"] == 2)
        total = line.news["heard"]
    with ann.at(table, heard=heard) as again:
        news = again.told[0]
        assert not news["fresh"]
        assert [one["heard"] for one in news["happened"]][:3] == [heard + 1, heard + 2, heard + 3]
        assert news["heard"] >= total
    with ann.at(table, heard=10**6) as fresh:
        assert fresh.told[0]["fresh"]
        assert fresh.told[0]["happened"][0]["kind"] == "opened"


def test_a_move_sent_twice_is_made_once(people):
    ann = people("Ann")
    table = ann.open_table(game="diamant", seats=3)["table"]
    with ann.at(table) as line:
        for seat in range(3):
            line.ask("sit", seat=seat, name="Ann", nonce=nonce())
        line.ask("start")
        line.until(lambda news: news["views"])
        move = {"seat": 0, "turn": 0, "move": {"move": "go-on"}}
        assert line.ask("move", id="first", **move)["type"] == "done"
        heard = line.news["heard"]
    with ann.at(table, heard=heard) as again:
        assert again.ask("move", id="first", **move)["type"] == "done"
        assert again.news["heard"] == heard
        stale = again.ask("move", id="second", **move)
        assert (stale["type"], stale["code"]) == ("refused", "moved-on")


def test_who_is_not_invited_sees_nothing(people):
    ann, eve = people("Ann"), people("Eve")
    table = ann.open_table(game="diamant", seats=3)["table"]
    for invitation in (None, "forged", ""):
        with eve.at(table, invitation=invitation, greet=False) as line:
            for request, values in (("say", {"text": "x"}), ("start", {})):
                assert line.ask(request, **values)["code"] == "bad-request"
            line.send("hello", invitation=invitation)
            with pytest.raises(ConnectionClosed) as closed:
                line.until(bool)
            assert close_code(closed.value) == 4404
            assert not any(message["type"] == "news" for message in line.told)
    assert eve.http.get(f"/api/tables/{table}/record").status_code == 404
    assert table not in {one["table"] for one in eve.http.get("/api/tables").json()}


@pytest.mark.parametrize(
    ("text", "identity"),
    [
        ("", None),
        ("{", None),
        ("[]", None),
        ('"move"', None),
        ("{}", None),
        ('{"type": "move"}', None),
        ('{"type": "dance", "id": "a"}', "a"),
        ('{"type": "move", "id": "a", "seat": "0", "turn": 0, "move": {}}', "a"),
        ('{"type": "move", "id": "a", "seat": 99, "turn": 0, "move": {}}', "a"),
        ('{"type": "move", "id": "a", "seat": 0, "turn": 1%s, "move": {}}' % ("0" * 20), "a"),
        ('{"type": "say", "id": "a", "text": "%s"}' % ("x" * 1500), "a"),
        ('{"type": "ping", "id": "a", "more": 1}', "a"),
        ('{"type": "ping", "id": "a", "more": %s}' % ("[" * 2000 + "]" * 2000), None),
        ('{"type": "ping", "id": "a', None),
        ('{"type": "ping", "id": 7}', None),
        ('{"type": "ping", "id": "a b"}', None),
        ('{"type": "ping", "id": "' + "x" * 100 + '"}', None),
        ("\ud83d", None),
    ],
    ids=lambda value: repr(value)[:40],
)
def test_what_makes_no_sense_gets_an_answer_and_harms_nobody(people, text, identity):
    ann = people("Ann", "de")
    table = ann.open_table(game="duel", seats=2)["table"]
    with ann.at(table, language="de") as line:
        line.socket.send(text.encode("utf-16", "surrogatepass").decode("utf-16", "replace"))
        answer = line.hear()
        while answer["type"] != "refused":
            answer = line.hear()
        assert (answer["code"], answer["id"]) == ("bad-request", identity)
        line.socket.send(b"\x00\x01")
        assert line.hear()["code"] == "bad-request"
        assert line.ask("ping")["type"] == "done"


def test_refusals_name_the_rule_in_the_language_of_the_reader(people):
    ann = people("Ann")
    table = ann.open_table(game="diamant", seats=3)["table"]
    said = {}
    for language in ("en", "fr"):
        with ann.at(table, language=language) as line:
            answer = line.ask("move", seat=0, turn=0, move={"move": "leave"})
            assert answer["code"] == "not-started"
            said[language] = answer["message"]
    assert said["en"] != said["fr"]


def test_a_page_of_another_origin_cannot_connect(address, people):
    ann = people("Ann")
    table = ann.open_table(game="diamant", seats=3)["table"]
    headers = {
        "Origin": "http://elsewhere.example",
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
    }
    refused = httpx.get(f"{address}/api/tables/{table}/socket", headers=headers)
    assert refused.status_code == 403


def test_nobody_without_a_token_opens_a_table(address):
    refused = httpx.post(f"{address}/api/tables", json={"game": "diamant", "seats": 3})
    assert (refused.status_code, refused.json()["code"]) == (401, "not-known")


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"game": "chess", "seats": 2}, "unknown-game"),
        ({"game": "diamant", "seats": 2}, "bad-seats"),
        ({"game": "diamant", "seats": 3, "options": {"x": "y"}}, "unknown-option"),
        ({"game": "diamant", "seats": 3, "settings": {"fill_with": "god"}}, "unknown-bot"),
        ({"game": "diamant", "seats": "3"}, "bad-request"),
        ({"game": "diamant"}, "bad-request"),
        ([], "bad-request"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(people, given, code):
    refused = people("Ann").http.post("/api/tables", json=given)
    assert (refused.status_code, refused.json()["code"]) == (422, code)


def test_who_has_decided_may_decide_otherwise_until_everyone_has(people):
    ann, bob = people("Ann"), people("Bob")
    made = ann.open_table(game="diamant", seats=3)
    table = made["table"]
    with ann.at(table) as line, bob.at(table, invitation=made["invitation"]) as other:
        for seat in (0, 2):
            line.ask("sit", seat=seat, name="Ann", nonce=nonce())
        other.ask("sit", seat=1, name="Bob", nonce=nonce())
        line.ask("start")
        both = [{"move": "go-on"}, {"move": "leave"}]
        for turn, move in enumerate(both):
            assert line.ask("move", seat=0, turn=turn, move=move)["type"] == "done"
            own = line.until(lambda news, turn=turn: news["views"][0]["turn"] == turn + 1)["views"]
            assert (own[0]["moves"], own[0]["changes"]) == ([], both)
            assert (own[1]["moves"], own[1]["changes"]) == (both, [])
        assert own[0]["view"]["choice"] == "leave"


def test_after_the_match_everyone_goes_on_at_another_table(people):
    ann, bob = people("Ann"), people("Bob")
    made = ann.open_table(game="diamant", seats=3)
    table = made["table"]
    with ann.at(table) as line, bob.at(table, invitation=made["invitation"]) as other:
        line.ask("sit", seat=0, name="Ann", nonce=nonce())
        for seat in (1, 2):
            line.ask("seat-bot", seat=seat, level="newcomer")
        assert ann.http.post(f"/api/tables/{table}/rematch").status_code == 409
        line.ask("start")
        play_on(line)
        after = ann.http.post(f"/api/tables/{table}/rematch").json()["table"]
        assert other.until(lambda news: news["table"]["next_table"])["table"]["next_table"] == after
        assert ann.http.post(f"/api/tables/{table}/rematch").json()["code"] == "already-rematched"
    with bob.at(after, invitation=made["invitation"]) as next_line:
        seats = next_line.news["table"]["seats"]
        assert [seat["bot"] for seat in seats] == [None, "newcomer", "newcomer"]


def test_bots_fill_the_empty_seats_and_begin(people):
    ann = people("Ann")
    settings = {"fill_after": 0, "fill_with": "careful", "public": True}
    table = ann.open_table(game="diamant", seats=4, settings=settings)["table"]
    with ann.at(table) as line:
        line.ask("sit", seat=0, name="Ann", nonce=nonce())
        line.until(lambda news: news["table"]["status"] == "playing")
        line.ask("hand", seat=0, level="careful")
        line.until(lambda news: news["table"]["status"] == "over")
        assert all(seat["bot"] == "careful" for seat in line.news["table"]["seats"])


def test_a_seat_is_handed_to_a_bot_and_taken_back(people):
    ann = people("Ann")
    table = ann.open_table(game="duel", seats=2)["table"]
    with ann.at(table) as line:
        for seat in range(2):
            line.ask("sit", seat=seat, name="Ann", nonce=nonce())
        line.ask("start")
        assert line.ask("hand", seat=1, level="miner")["type"] == "done"
        # while a bot plays, nothing is asked of the person
        line.until(lambda news: news["table"]["seats"][1]["bot"] == "miner")
        assert line.news["views"][1]["moves"] == line.news["views"][1]["changes"] == []
        assert line.ask("take-back", seat=1)["type"] == "done"
        assert line.ask("take-back", seat=1)["code"] == "played-by-person"


def test_everyone_is_told_when_a_bot_may_play_for_who_is_away(people):
    ann, bob = people("Ann"), people("Bob")
    made = ann.open_table(game="duel", seats=2)
    with ann.at(made["table"]) as line:
        line.ask("sit", seat=0, name="Ann", nonce=nonce())
        with bob.at(made["table"], invitation=made["invitation"]) as other:
            other.ask("sit", seat=1, name="Bob", nonce=nonce())
            line.ask("start")
            line.until(lambda news: news["table"]["status"] == "playing")
            assert line.news["table"]["seats"][1]["hand_in"] is None
        while (left := line.hear().get("table", {})).get("seats", [{}, {}])[1].get("here", True):
            pass
        assert 0 < left["seats"][1]["hand_in"] <= Settings().stand_in_after
        assert line.ask("hand", seat=1, level="miner")["code"] == "still-there"


def test_bots_hear_what_is_said_beside_the_game(people):
    ann = people("Ann")
    table = ann.open_table(game="dark-cave", seats=3)["table"]
    with ann.at(table) as line:
        line.ask("sit", seat=0, name="Ann", nonce=nonce())
        for seat in (1, 2):
            line.ask("seat-bot", seat=seat, level="careful")
        line.ask("start")
        view = line.until(lambda news: news["views"])["views"][0]
        agreed = line.ask("move", seat=0, turn=view["turn"], move={"move": "agree"})
        assert agreed["type"] == "done"
        assert line.ask("ping")["type"] == "done"
        assert line.news["table"]["status"] in ("playing", "over")


def test_hints_are_given_to_the_own_seat_where_the_table_allows_it(people):
    ann = people("Ann")
    for allowed in (True, False):
        made = ann.open_table(game="diamant", seats=3, settings={"hints": allowed})
        with ann.at(made["table"]) as line:
            for seat in range(3):
                line.ask("sit", seat=seat, name="Ann", nonce=nonce())
            line.ask("start")
            answer = line.ask("hint", seat=0)
            assert answer["type"] == ("done" if allowed else "refused")
            if allowed:
                assert len(answer["result"]["best"]) == 2


def test_security_headers_come_with_every_answer(address):
    for path in ("/healthz", "/api/games", "/nothing"):
        headers = httpx.get(f"{address}{path}").headers
        assert headers["x-content-type-options"] == "nosniff"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]


def test_figures_are_counted_and_name_nobody(address, people):
    ann = people("Annabelle")
    table = ann.open_table(game="diamant", seats=3)["table"]
    with ann.at(table) as line:
        line.ask("sit", seat=0, name="Annabelle", nonce=nonce())
        line.ask("sit", seat=0, name="Annabelle", nonce=nonce())
        told = httpx.get(f"{address}/metrics").text
    for figure in ('stope_entries_total{kind="sat"}', 'stope_refusals_total{code="seat-taken"}'):
        assert figure in told
    assert "stope_connections " in told
    assert not {"Annabelle", table, ann.person} & set(told.replace('"', " ").split())


def test_the_cookie_is_kept_from_scripts(people):
    given = people().http.post("/api/people", json={"name": "Ann"})
    cookie = given.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert (
        stope.UnknownLanguage.code()
        == (people().http.post("/api/people", json={"name": "A", "language": "xx"}).json()["code"])
    )


def test_a_player_may_ask_why_a_move_is_not_allowed_without_making_it(people):
    ann, bob = people("Ann", language="de"), people("Bob")
    table = ann.open_table(game="duel", seats=2, settings={"public": True})["table"]
    with ann.at(table, language="de") as line, bob.at(table) as other:
        line.ask("sit", seat=0, name="Ann", nonce=nonce())
        other.ask("sit", seat=1, name="Bob", nonce=nonce())
        line.ask("start")
        seen = line.until(lambda news: news["views"])["views"][0]
        move = next(one for one in seen["moves"] if one["move"] == "place")
        assert line.ask("why-not", seat=0, move=move)["result"] == {"rule": None, "message": None}
        verdict = line.ask("why-not", seat=0, move={**move, "x": 40})["result"]
        assert verdict["rule"] == "DU-20"
        assert verdict["message"] == say("duel-refusal-20", language="de")
        # another's seat is none of one's business, and it is not the other's turn
        assert line.ask("why-not", seat=1, move=move)["code"] == "seat-not-yours"
        assert other.ask("why-not", seat=1, move=move)["result"]["rule"] is not None
        assert line.ask("why-not", seat=0, move={"move": "fly"})["type"] == "refused"
        # nothing has happened by all that
        assert line.ask("move", seat=0, turn=seen["turn"], move=move)["type"] == "done"
