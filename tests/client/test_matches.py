"""Whole matches through the interface alone: by mouse, by touch, by keyboard."""

from client.players import Adventurer, Miner, figures, play_out


def open_table(visitor, game, seats=2, bots=0):
    """Make a table of a game with a place for a friend; the last seats are bots'."""
    page = visitor.visit()
    page.locator(f".cover:has(input[value={game}])").click()
    page.locator(".start input").fill("Ann")
    page.get_by_role("button", name="With friends").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("combobox").first.select_option(str(seats))
    for seat in range(seats - bots, seats):
        dialog.get_by_label(f"Seat {seat + 1}", exact=True).select_option("newcomer")
    dialog.get_by_role("button", name="Open the table").click()
    return page, page.get_by_label("Link to this table").input_value()


def sit_together(visitors, game, seats=2, bots=0):
    """Return the pages of two friends at a table that has begun."""
    ann, bo = visitors(), visitors()
    page, link = open_table(ann, game, seats, bots)
    guest = bo.page
    guest.goto(link)
    guest.get_by_label("Your name").fill("Bo")
    guest.get_by_role("button", name="Sit at seat 2").click()
    page.get_by_text("Bo", exact=True).wait_for()
    page.get_by_role("button", name="Start", exact=True).click()
    for one in (page, guest):
        one.locator(".screen main").wait_for()
    return page, guest


def test_two_friends_play_the_duel(visitors):
    pages = sit_together(visitors, "duel")
    players = [Miner(page, seed) for seed, page in enumerate(pages)]
    play_out(*players)
    ann, bo = pages
    assert figures(ann) == figures(bo)
    gold = [page.locator(".sums .total").all_inner_texts() for page in pages]
    assert gold[0] == gold[1]
    assert len(gold[0]) == 2
    assert all(any(did.startswith("place") for did in one.done) for one in players)


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
