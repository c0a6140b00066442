"""What is told beside a match lies over nothing that matters, and says all it has to say."""

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from benchmarks.browser import let_bot_play
from benchmarks.client import layout_shift, layout_shifts, watch_layout
from stope.locales import LANGUAGES
from tests.client.conftest import Visitor
from tests.client.players import Miner, play_until
from tests.client.settled import settle
from tests.client.tables import open_table, sit_together
from tests.client.test_secrets import LOOK
from tests.client.test_speed import STILL
from tests.server.deals import SIGN_IN, deal

OVERLAP = """
([one, other]) => {
  const [a, b] = [one, other].map((each) => document.querySelector(each).getBoundingClientRect());
  return a.left < b.right - 1 && b.left < a.right - 1
    && a.top < b.bottom - 1 && b.top < a.bottom - 1;
}
"""
#: What is told by pointing at the middle of something.
TOOLTIP = """
(one) => {
  const box = one.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  if (!one.contains(top)) return `under ${top.outerHTML.slice(0, 99)}`;
  return top.closest("[title]")?.title ?? "";
}
"""
#: Notes when the hand of who has just played was seen last, and when the curtain came.
WATCH_CURTAIN = """
() => {
  const sent = performance.now();
  new MutationObserver(() => {
    if (document.querySelector(".curtain") !== null) window.fell ??= performance.now() - sent;
  }).observe(document.body, {childList: true, subtree: true});
}
"""


#: What else the first seat of the Dark Cave may be told: a goal that only it sees, and an attack.
GOAL_SHOWN = {"event": "goal-shown", "seat": 0, "goal": "D01", "x": 4, "y": -4}
GOBLIN = {"creature": "goblin", "owner": 1, "space": 0}
AXE_MOVES = [{"move": "strike"}, {"move": "endure"}]


def overlap(page, one, other):
    return page.evaluate(OVERLAP, [one, other])


@pytest.mark.parametrize("screen", ["desktop", "phone", "landscape", "enlarged"])
def test_what_others_did_is_told_beside_the_board(visitors, screen):
    visitor = visitors(**({screen: True} if screen != "desktop" else {}))
    page = visitor.play("dark-cave", players=3)
    told = page.locator(".told")
    touch = screen in ("phone", "landscape")
    play_until(told.count, Miner(page, seed=1, touch=touch))
    assert told.inner_text().strip() != ""
    assert not overlap(page, ".told", "section.view")
    # all at one moment: words go away again, and hands change
    words, boxes = page.evaluate(
        """() => {
          const box = (one) => one.getBoundingClientRect().toJSON();
          const told = document.querySelector(".told");
          const cards = [...document.querySelectorAll(".hand button.card")];
          return [told && box(told), cards.map(box)];
        }"""
    )
    for box in boxes if words else []:
        assert words["right"] <= box["x"] + 4 or words["bottom"] <= box["y"] + 4


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_a_call_to_another_table_lies_beside_the_board(visitors, address, screen):
    ann, _bo = sit_together(visitors, "diamant", seats=3, bots=1)
    page = Visitor(ann, address).play("duel", players=2)
    page.locator("section.view").wait_for()
    if screen == "phone":
        page.set_viewport_size({"width": 390, "height": 844})
    else:
        page.locator(".call").wait_for()
        assert not overlap(page, ".call", "section.view")
        assert not overlap(page, ".call", ".hand .slot:last-child")
    menu = page.get_by_role("button", name="Menu: your turn at another table")
    menu.wait_for()
    visible = [one for one in page.locator(".call").all() if one.is_visible()]
    assert len(visible) == (0 if screen == "phone" else 1)
    menu.click()
    page.get_by_role("dialog").get_by_role("button", name="another table: Diamant").click()
    page.locator("button.choice").first.wait_for()


#: Which cards on the board lie under a note, by their place.
UNDER_NOTES = """
() => {
  const box = (one) => one.getBoundingClientRect();
  const notes = [...document.querySelectorAll(".note")].map(box).filter((one) => one.width > 0);
  const cards = [...document.querySelectorAll(".layer > .card")].map(box);
  const covered = cards.filter((card) => notes.some((note) =>
    card.left < note.right && note.left < card.right
    && card.top < note.bottom && note.top < card.bottom));
  return {notes: notes.length, cards: cards.length, covered: covered.map((one) => [one.x, one.y])};
}
"""


def hurry(page):
    """Let the tables that a page opens have a clock of ten seconds, which no host can choose."""

    def change(route):
        wanted = route.request.post_data_json
        if wanted is None:
            return route.continue_()
        wanted["settings"]["clock"] = {"kind": "live", "seconds": 10, "increment": 0}
        return route.continue_(post_data=json.dumps(wanted))

    page.route("**/api/tables", change)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_what_is_said_beside_a_duel_covers_no_card_of_the_mine(visitors, phone):
    ann, bo = visitors(phone=phone), visitors()
    ann.page.clock.install()
    hurry(ann.page)
    page, link = open_table(ann, "duel")
    guest = bo.page
    guest.goto(link)
    guest.get_by_label("Your name").fill("Bo")
    guest.get_by_role("button", name="seat 2").click()
    page.get_by_role("button", name="Start", exact=True).click()
    for one in (page, guest):
        one.locator(".screen main").wait_for()
    # somebody owes the first move
    page.clock.fast_forward(12_000)
    page.locator(".note", has_text="time").wait_for()
    guest.keyboard.press("t")
    guest.locator(".phrases button").first.click()
    # the line itself goes away again
    page.locator(".bar .count").first.wait_for(state="attached")
    for size in [(390, 844)] if phone else [(1280, 800), (1024, 700)]:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        settle(page)
        seen = page.evaluate(UNDER_NOTES)
        assert seen["notes"] > 0, size
        assert seen["cards"] > 6, size
        assert seen["covered"] == [], size


@pytest.mark.parametrize("screen", ["desktop", "phone", "landscape", "enlarged"])
def test_the_sums_of_a_round_lie_over_the_hand_and_not_over_the_board(visitors, screen):
    visitor = visitors(**({screen: True} if screen != "desktop" else {}))
    page = visitor.visit()
    page.locator(".covers").wait_for()
    table, over = let_bot_play(page, "duel", 2, until="view.round === 2")
    assert not over
    page = visitor.visit(f"/table/{table}")
    page.get_by_role("button", name="How it stands").click()
    page.locator(".sums").wait_for()
    settle(page)
    assert not overlap(page, ".sums", "section.view")
    assert page.locator("section.view").evaluate("one => one.closest('[inert]') === null")
    sums = page.locator(".sums")
    assert sums.evaluate("one => one.scrollHeight - one.parentElement.clientHeight") <= 0
    sums.get_by_role("button", name="Continue").click()
    sums.wait_for(state="detached")
    page.locator(".hand button.card").first.wait_for()


@pytest.mark.parametrize("game", ["duel", "dark-cave"])
def test_a_curtain_hides_hands_and_secrets_and_leaves_the_board(visitors, game):
    page = visitors().share(game, seats=2)
    page.locator(".curtain").wait_for()
    assert page.locator(".layer > .card").first.is_visible()
    page.get_by_role("button", name=re.compile("I am ")).click()
    page.locator(".line.yours").wait_for()
    hand = page.locator(".hand .unseen").all_inner_texts()
    own = page.locator(".own .secret")
    secrets = {*hand, *(one.get_attribute("aria-label") for one in own.all())}
    page.get_by_role("button", name=re.compile("discard", re.IGNORECASE)).click()
    page.keyboard.press("1")
    page.evaluate(WATCH_CURTAIN)
    page.locator(".line .button.lit").click()
    # where there is somewhere to go
    stay, curtain = page.get_by_role("button", name="Stay here"), page.locator(".curtain")
    stay.or_(curtain).first.wait_for()
    if stay.count():
        stay.click()
    curtain.wait_for()
    # a timer never comes early, however busy the machine is
    assert page.evaluate("window.fell") > 1000
    for pressed in ("1", "k", "r", "d", "Enter"):
        page.keyboard.press(pressed)
    seen = page.evaluate(LOOK)
    assert secrets & set(seen["said"]) == set()
    assert seen["faces"] == 0
    assert page.locator(".curtain").is_visible()
    assert page.get_by_role("dialog").count() == 0
    assert not overlap(page, ".curtain", "section.view")
    for card in page.locator(".layer > .card").all():
        assert card.is_visible()
    assert page.locator(".seats .strip").first.is_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_curtain_before_diamant_leaves_the_cave(visitors, phone):
    page = visitors(phone=phone).visit()
    page.locator(".cover:has(input[value=diamant])").click()
    page.get_by_role("button", name="With friends").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("combobox").first.select_option("3")
    for seat, sitter in ((2, "here"), (3, "newcomer")):
        dialog.get_by_label(f"Seat {seat}", exact=True).select_option(sitter)
    dialog.get_by_role("button", name="Start").click()
    page.locator(".curtain").wait_for()
    # a pixel or two of its frame aside
    curtain, cave = (page.locator(one).bounding_box() for one in (".curtain", ".board .middle"))
    assert curtain["y"] >= cave["y"] + cave["height"] - 4
    assert page.locator(".decision").bounding_box()["y"] >= curtain["y"]
    page.get_by_role("button", name=re.compile("I am ")).click()
    page.locator("button.choice.waiting").first.wait_for()


@pytest.mark.parametrize("screen", ["phone", "landscape", "enlarged"])
def test_a_call_to_another_table_covers_no_danger_of_a_cave(visitors, address, screen):
    ann, _bo = sit_together(visitors, "diamant", seats=3, bots=1)
    sizes = {"phone": (390, 844), "landscape": (844, 390), "enlarged": (640, 400)}
    page = Visitor(ann, address).play("diamant", players=3)
    page.locator(".notes .call").wait_for()
    width, height = sizes[screen]
    page.set_viewport_size({"width": width, "height": height})
    page.locator(".notes .call").wait_for(state="hidden")
    page.get_by_role("button", name="Menu: your turn at another table").click()
    page.get_by_role("dialog").get_by_role("button", name="another table: Diamant").wait_for()


def test_a_refusal_is_gone_when_a_hint_comes(visitors):
    page = visitors().play("dark-cave", players=3)
    page.locator(".line.yours").wait_for()
    page.keyboard.press("t")
    page.locator(".phrases button").first.wait_for()
    # so many that the server does not take the last one
    page.evaluate(
        """() => {
          const phrase = document.querySelector(".phrases button");
          for (let said = 0; said < 60; said += 1) phrase.click();
        }"""
    )
    page.get_by_role("alert").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Hint").click()
    page.locator("dialog li .share").first.wait_for()
    assert page.get_by_role("alert").count() == 0
    page.keyboard.press("Escape")
    # and so is why a card cannot be used, also where the mouse rests on that card
    page.get_by_role("button", name="discard").hover()
    dim = page.locator(".hand button.card.dim")
    if dim.count():
        dim.first.click()
        page.locator(".line.refusal").wait_for()
    page.get_by_role("button", name="Hint").click()
    page.locator("dialog li .button").first.click()
    page.locator("dialog").wait_for(state="detached")
    settle(page)
    assert page.locator(".line.refusal").count() == 0


@pytest.mark.parametrize(("game", "players"), [("duel", 2), ("dark-cave", 4)])
def test_nothing_refused_is_said_beside_a_hint(visitors, tables_file, game, players):
    visitor = visitors()
    page = visitor.visit()
    page.locator(".covers").wait_for()
    person = page.evaluate(SIGN_IN)["person"]
    visitor.visit(f"/table/{deal(tables_file, game, players, person)}")
    # in these deals there is a card that cannot be used now
    page.locator(".hand button.card.dim").first.click()
    page.locator(".line.refusal").wait_for()
    page.get_by_role("button", name="Hint").click()
    page.locator("dialog li .share").first.wait_for()
    assert page.locator(".line.refusal").count() == 0
    # nor when the hint is put aside
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    assert page.locator(".line.refusal").count() == 0


def test_the_menu_and_the_chips_of_the_duel_say_what_they_are(visitors):
    page = visitors().play("duel", players=2)
    page.locator(".line.yours").wait_for()
    assert page.get_by_role("button", name="Menu").evaluate(TOOLTIP) == "Menu"
    chips = page.locator(".stores li, .seats .strip .thing").all()
    assert len(chips) == 10
    for chip in chips:
        words = chip.evaluate(TOOLTIP)
        assert words
        assert not words.startswith("under"), words
    page.get_by_role("button", name="Menu").click()
    for entry in page.locator("dialog li button").all():
        assert entry.get_attribute("title") == entry.inner_text().strip()


def test_the_signs_of_players_in_the_dark_cave_say_what_they_are(visitors):
    visitor = visitors()
    page = visitor.visit()
    assert page.get_by_role("button", name="Settings").get_attribute("title") == "Settings"
    visitor.play("dark-cave", players=3)
    page.locator(".line.yours").wait_for()
    signs = page.locator(".seats .seat-strip > *").all()
    assert len(signs) >= 9
    for sign in signs:
        words = sign.evaluate(TOOLTIP)
        assert words
        assert not words.startswith("under"), words


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_phrases_of_the_talk_are_all_in_sight(visitors, language, phone):
    page = visitors(language, phone=phone).play("diamant", players=3)
    page.keyboard.press("t")
    phrases = page.locator(".phrases")
    phrases.wait_for()
    assert phrases.evaluate("one => one.scrollHeight - one.clientHeight") <= 0
    drawer = page.locator(".drawer").bounding_box()
    for one in page.locator(".phrases button").all():
        box = one.bounding_box()
        assert box["y"] + box["height"] <= drawer["y"] + drawer["height"]
        assert box["x"] + box["width"] <= drawer["x"] + drawer["width"]
        assert one.evaluate("one => one.scrollWidth - one.clientWidth") <= 0


def box_of(one):
    """Return where something is on the page."""
    box = one.bounding_box()
    assert box is not None
    return box


def test_what_puts_a_table_away_lies_in_the_box_of_the_table(visitors, address):
    # where a friend sits, the box has one more line than its neighbour
    ann, _bo = sit_together(visitors, "duel")
    visitor = Visitor(ann, address)
    visitor.play("diamant", players=3)
    page = visitor.visit()
    own = page.get_by_role("region", name="Your tables")
    own.wait_for()
    rows = own.get_by_role("listitem").all()
    assert len(rows) == 2
    for row in rows:
        box, cross = box_of(row.locator(".panel")), box_of(row.locator("button"))
        assert box["y"] <= cross["y"]
        assert cross["y"] + cross["height"] <= box["y"] + box["height"] + 1
        assert cross["x"] + cross["width"] <= box["x"] + box["width"] + 1


@pytest.fixture
def told_more(visitors, address, tables_file):
    """Return a way to a page at the own turn, to tell it more than happened, and to hear it."""

    def make(game, players, **how):
        visitor = visitors(**how)
        page = visitor.visit()
        page.locator(".covers").wait_for()
        sockets: list[WebSocketRoute] = []
        news: list[str] = []
        asked: list[dict[str, object]] = []

        def hear(message):
            if json.loads(message)["type"] == "news":
                news.append(message)
            sockets[-1].send(message)

        def listen(socket):
            def ask(message):
                asked.append(json.loads(message))
                server.send(message)

            sockets.append(socket)
            server = socket.connect_to_server()
            server.on_message(hear)
            socket.on_message(ask)

        page.route_web_socket("**/socket", listen)
        if game == "diamant":
            visitor.play(game, players).locator("button.choice.waiting").first.wait_for()
        else:
            table = deal(tables_file, game, players, page.evaluate(SIGN_IN)["person"])
            visitor.visit(f"/table/{table}").locator(".line.yours").wait_for()
        # what was heard last comes once more, as new
        happened = json.loads(news[-1])["happened"][-1]

        def tell(events=(), *, runs=None, **changes):
            told = json.loads(news[-1])
            told["heard"] += 1
            happened["heard"] = told["heard"]
            told |= {"fresh": False, "happened": [happened | {"events": list(events)}]}
            news.append(json.dumps(told))
            seen = told["views"][0]
            for seat in told["table"]["seats"]:
                seat["runs"] = seat["runs"] if runs is None else seat["seat"] in runs
            seen["moves"] = changes.pop("moves", seen["moves"])
            seen["view"] |= changes
            sockets[-1].send(json.dumps(told))
            return seen["view"]

        return page, tell, asked

    return make


@pytest.mark.parametrize("screen", ["desktop", "phone", "landscape", "enlarged"])
def test_what_one_reads_stays_where_it_is_when_something_is_asked(told_more, screen):
    page, tell, _ = told_more("dark-cave", 3, **({screen: True} if screen != "desktop" else {}))
    view = tell([GOAL_SHOWN])
    seen, axe = page.locator(".seen"), page.locator(".prompt")
    seen.wait_for()
    settle(page)
    watch_layout(page)
    box = seen.bounding_box()
    goblin = GOBLIN | view["seats"][0]["dwarf"]
    asked = {"creatures": [goblin], "attackers": ["goblin"], "phase": "axe", "moves": AXE_MOVES}
    tell(**asked)
    axe.wait_for()
    assert seen.bounding_box() == box
    below = axe.bounding_box()
    # what is asked can be answered, whatever lies there
    for button in axe.get_by_role("button").all():
        button.click(trial=True)
    seen.get_by_role("button").evaluate("one => one.click()")
    seen.wait_for(state="detached")
    assert axe.bounding_box() == below
    tell([GOAL_SHOWN], **asked)
    seen.wait_for()
    assert axe.bounding_box() == below
    assert layout_shift(page) < STILL, layout_shifts(page)


@pytest.mark.parametrize("screen", ["desktop", "phone", "landscape", "enlarged"])
def test_whoever_is_home_from_the_cave_can_skip_the_others(told_more, screen):
    page, tell, asked = told_more("diamant", 3, **({screen: True} if screen != "desktop" else {}))
    seats = tell()["seats"]
    skip = page.locator(".decision").get_by_role("button", name="Skip")
    choices = page.locator(".decision .choice")
    boxes = [one.bounding_box() for one in choices.all()]
    # who is inside decides in a moment
    tell(moves=[], runs=[1])
    expect(page.locator(".choice.waiting")).to_have_count(0)
    expect(skip).to_have_count(0)
    tell(moves=[], runs=[1], seats=[seats[0] | {"inside": False}, *seats[1:]])
    skip.wait_for()
    assert [one.bounding_box() for one in choices.all()] == boxes
    skip.click()
    page.get_by_role("button", name="Skipping").wait_for()
    assert asked[-1]["type"] == "skip"


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_backs_of_a_hand_stay_where_they_are_whatever_it_holds(told_more, phone):
    page, tell, _ = told_more("dark-cave", 2, phone=phone)
    seats = tell()["seats"]
    places: dict[str, set[str]] = {}
    for cards in (
        ["I"] * 5,
        ["I", "II", "III"],
        ["III"] * 6,
        ["II", "II", "III"],
        [],
        ["I", "III"],
    ):
        tell(seats=[seats[0], seats[1] | {"cards": cards}])
        backs = page.locator("[data-seat='1'] .back:not(.none)")
        expect(backs).to_have_count(len(set(cards)))
        for group, back in zip(sorted(set(cards)), backs.all(), strict=True):
            places.setdefault(group, set()).add(str(back.bounding_box()))
    assert {group: len(seen) for group, seen in places.items()} == {"I": 1, "II": 1, "III": 1}


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_broken_tool_stays_where_it_is_when_others_break(told_more, phone):
    page, tell, _ = told_more("duel", 2, phone=phone)
    seats = tell()["seats"]

    def break_tools(*broken):
        tell(
            seats=[
                seat | {"sabotaged": list(some)} for seat, some in zip(seats, broken, strict=True)
            ]
        )
        tools = page.locator(".before .tool")
        expect(tools).to_have_count(sum(map(len, broken)))
        named = [(one.get_attribute("title"), one.bounding_box()) for one in tools.all()]
        assert all(box["x"] + box["width"] <= page.viewport_size["width"] for _, box in named)
        return named

    pickaxe = break_tools([], ["pickaxe"])
    assert pickaxe[0] in break_tools([], ["lamp", "pickaxe", "cart"])
    everything = break_tools(["lamp", "pickaxe", "cart"], ["lamp", "pickaxe", "cart"])
    assert pickaxe[0] in everything
    # nor does it lie over a card, where there is room
    settle(page)
    rows = page.locator(".before").all()
    for card in page.locator(".layer > .card").all():
        box = card.bounding_box()
        for row in (one.bounding_box() for one in rows):
            beside = box["x"] >= row["x"] + row["width"] or box["x"] + box["width"] <= row["x"]
            assert beside or box["y"] >= row["y"] + row["height"] - 1
    assert pickaxe == break_tools([], ["pickaxe"])
    assert all(one in everything for one in break_tools(["cart"], []))


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("players", [2, 4])
def test_whatever_lies_before_players_nothing_moves(visitors, phone, players):
    page = visitors(phone=phone).play("dark-cave", players=players)
    page.locator("section.view").wait_for()
    boxes = """() => [...document.querySelectorAll("main.board, .seats .seat")].map(
      (one) => JSON.stringify(one.getBoundingClientRect()))"""
    before = page.evaluate(boxes)
    # as much as a player can have: backs of all groups, tools, creatures, marks
    page.evaluate(
        """() => {
          for (const strip of document.querySelectorAll(".seats .strip .strip")) {
            const gold = strip.querySelector(".gold");
            for (let more = 0; more < 6; more += 1) strip.append(gold.cloneNode(true));
          }
        }"""
    )
    assert page.locator(".seats .gold").count() == 7 * players
    assert page.evaluate(boxes) == before
