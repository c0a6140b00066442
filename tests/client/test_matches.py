"""Whole matches through the interface alone: by mouse, by touch, by keyboard."""

import json

from benchmarks.client import layout_shift, layout_shifts, watch_layout
from stope.tables.fairness import verify
from tests.client.players import (
    Adventurer,
    KeyboardDwarf,
    KeyboardMiner,
    Miner,
    figures,
    play_out,
    play_until,
    tab_to,
)
from tests.client.settled import settle
from tests.client.tables import sit_together
from tests.client.test_speed import STILL


def overhear(page):
    """Return a list that grows with everything a page is told over its socket."""
    told = []
    page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: told.append(json.loads(frame))),
    )
    return told


def test_two_friends_play_the_duel_and_who_looks_on_hears_no_secret(visitors):
    eve = visitors()
    told = overhear(eve.page)
    pages = sit_together(visitors, "duel", watcher=eve.page)
    players = [Miner(page, seed) for seed, page in enumerate(pages)]
    eve.page.locator("section.view").wait_for()
    settle(eve.page)
    watch_layout(eve.page)
    play_out(*players)
    ann, bo = pages
    assert figures(ann) == figures(bo)
    gold = [page.locator(".sums .total").all_inner_texts() for page in pages]
    assert gold[0] == gold[1]
    assert len(gold[0]) == 2
    assert all(any(did.startswith("place") for did in one.done) for one in players)

    # what the spectator's browser was told is what the rules say that everyone may know, no more
    eve.page.locator(".strip[role=status]").wait_for()
    # who looks on has no hand whose room the result could take: the board makes room for it, once
    assert layout_shift(eve.page) < 2 * STILL, layout_shifts(eve.page)
    table = ann.url.split("/table/")[1].split("#")[0]
    match = verify(ann.request.get(f"{eve.address}/api/tables/{table}/record").json())
    news = [message for message in told if message["type"] == "news"]
    views = [seen for message in news for seen in message["views"]]
    assert {seen["seat"] for seen in views} == {None}
    assert all(seen["view"]["hand"] == seen["moves"] == [] for seen in views)
    heard = [event for message in news for one in message["happened"] for event in one["events"]]
    for_everyone = [notice.event for notice in match.events if notice.heard_by(None)]
    assert heard == [match.game.events.to_json(event) for event in for_everyone]
    assert len(for_everyone) < len(match.events)


def test_friends_agree_to_end_the_dark_cave(visitors):
    ann, bo = sit_together(visitors, "dark-cave")
    ann.get_by_role("button", name="What I know").click()
    sheet = ann.get_by_role("dialog")
    sheet.get_by_role("button", name="I would end the game now").click()
    sheet.get_by_text("Would end now: 1 of 2").wait_for()
    # thought better of, and said again
    sheet.get_by_role("button", name="I would go on after all").click()
    sheet.get_by_text("Would end now: 0 of 2").wait_for()
    sheet.get_by_role("button", name="I would end the game now").click()
    bo.get_by_role("button", name="I would end the game now").click()
    for one in (ann, bo):
        one.locator(".strip[role=status]").wait_for()
        one.get_by_text("all have agreed to stop").first.wait_for(state="attached")


def test_two_friends_and_a_bot_play_the_dark_cave(visitors):
    pages = sit_together(visitors, "dark-cave", seats=3, bots=1)
    players = [Miner(page, seed) for seed, page in enumerate(pages)]
    play_out(*players)
    ann, bo = pages
    assert figures(ann) == figures(bo)
    clans = [page.locator(".end .clan.won h3").all_inner_texts() for page in pages]
    assert clans[0] == clans[1]
    assert all(any(did.startswith("place") for did in one.done) for one in players)


def test_two_friends_and_a_bot_play_diamant(visitors):
    pages = sit_together(visitors, "diamant", seats=3, bots=1)
    play_out(*(Adventurer(page, seed) for seed, page in enumerate(pages)))
    ann, bo = pages
    assert figures(ann) == figures(bo)
    for page in pages:
        page.get_by_role("region", name="Result").wait_for()
    points = [page.locator(".final .points").all_inner_texts() for page in pages]
    assert points[0] == points[1]
    assert len(points[0]) == 3


def test_a_choice_in_diamant_can_be_changed_and_hidden(visitors):
    ann, bo = sit_together(visitors, "diamant", seats=3, bots=1)
    chosen = ann.locator("button.choice[aria-pressed=true]")
    ann.locator("button.choice.waiting").first.wait_for()
    ann.keyboard.press("g")
    ann.locator("button.choice.go-on[aria-pressed=true]").wait_for()
    # a click while the first choice is on its way to the server is not taken for another choice
    ann.locator(".line", has_text="You go on.").wait_for()
    leaves = ann.locator("button.choice.leave[aria-pressed=true]")
    for _ in range(200):
        if leaves.count():
            break
        ann.locator("button.choice.leave").click()
        ann.wait_for_timeout(50)
    ann.locator(".line", has_text="You leave.").wait_for()
    ann.keyboard.down("h")
    ann.get_by_text("You have chosen.").wait_for()
    assert chosen.count() == 0
    ann.keyboard.up("h")
    # the change counts: Ann leaves
    bo.locator("button.choice.waiting").first.wait_for()
    bo.keyboard.press("g")
    ann.get_by_role("log").get_by_text("Leaving: you").wait_for(state="attached")


def test_diamant_can_be_decided_in_a_low_window(visitors):
    page = visitors().play("diamant", players=3)
    for size in ({"width": 640, "height": 400}, {"width": 844, "height": 390}):
        page.set_viewport_size(size)
        page.locator("button.choice.waiting").first.wait_for()
        for selector in ("button.choice.go-on", "button.choice.leave", ".odds", ".cave .frame"):
            box = page.locator(selector).bounding_box()
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= size["height"]
            assert box["x"] + box["width"] <= size["width"]
            assert box["height"] >= 44


def begin_by_keyboard(page, game, *, alone=False):
    """Come from the lobby into a match without touching the mouse."""
    tab_to(page, ".cover input")
    for _ in range(3):
        if page.locator(f".cover input[value={game}]").is_checked():
            break
        page.keyboard.press("ArrowRight")
    tab_to(page, ".start select")
    if alone:
        page.keyboard.press("ArrowUp")
    tab_to(page, ".start button.large")
    page.keyboard.press("Enter")
    page.locator(".screen main").wait_for()


def test_diamant_is_played_by_keyboard_alone(visitors):
    page = visitors().visit()
    begin_by_keyboard(page, "diamant")
    over = page.locator(".strip[role=status]")
    waiting = page.locator("button.choice.waiting:enabled").first
    for turn in range(400):
        over.or_(waiting).first.wait_for()
        if over.count():
            break
        page.keyboard.press("gl"[turn % 2])
    tab_to(page, ".strip button.lit")
    assert len(figures(page)) == 5


def test_the_duel_alone_is_played_by_keyboard_alone(visitors):
    page = visitors().visit()
    begin_by_keyboard(page, "duel", alone=True)
    player = KeyboardMiner(page, seed=3)
    play_out(player)
    assert player.done.count("lay") > 5
    assert len(figures(page)) == 1


def test_the_dark_cave_is_played_by_keyboard_alone(visitors):
    page = visitors().play("dark-cave", players=3)
    page.locator(".line.yours").wait_for()
    play_out(KeyboardDwarf(page, seed=7))
    # the result is read from its beginning, and nothing under it is in the way
    page.locator("#cave-end-title:focus").wait_for()
    assert page.locator(".beneath[inert]").count() == 1
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Show the result").locator(":scope:focus").wait_for()


def test_a_turn_that_comes_leaves_the_keyboard_to_who_writes(visitors):
    ann, bo = sit_together(visitors, "dark-cave")
    writer, friend = KeyboardDwarf(ann, seed=4), Miner(bo, seed=5)
    turn = ann.locator(".line.yours")
    play_until(lambda: writer.done and not turn.count(), writer, friend)
    ann.keyboard.press("t")
    field = ann.locator(".drawer input")
    field.focus()
    play_until(turn.count, friend)
    ann.wait_for_timeout(500)
    assert field.evaluate("(one) => one === document.activeElement")


def test_a_duel_is_begun_on_a_phone_by_touch_alone(visitors):
    """Until a card is laid; ``test_speed`` plays such a match to its end."""
    page = visitors(phone=True).visit()
    page.locator(".cover:has(input[value=duel])").tap()
    page.locator(".start select").nth(1).select_option("newcomer")
    page.locator(".start button.large").tap()
    page.locator(".screen main").wait_for()
    player = Miner(page, seed=5, touch=True)
    play_until(lambda: any(did.startswith("place") for did in player.done), player)
