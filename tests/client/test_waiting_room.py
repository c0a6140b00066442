"""The room before the start: names, the own seat, talk, expected friends, and the invitation."""

import pytest

from stope.server.addresses import NetworkAddress
from stope.server.app import make_app
from tests.client.conftest import DESKTOP, PATIENCE, Visitor
from tests.client.players import tab_to
from tests.client.tables import open_table, sit_together
from tests.server.serving import running


def open_public_table(visitor):
    """Open a table that everyone finds in the lobby, and return its page."""
    page = visitor.visit()
    page.locator(".cover:has(input[value=diamant])").click()
    page.locator(".start input").fill("Ann")
    page.get_by_role("button", name="With friends").click()
    page.get_by_role("dialog").get_by_label("Public").check()
    page.get_by_role("dialog").get_by_role("button", name="Open the table").click()
    page.locator(".room").wait_for()
    return page


def table_of(page):
    return page.url.partition("/table/")[2].partition("#")[0]


def named(page, seat):
    """Return what is read on a seat of the waiting room."""
    return page.locator(".room ol > li").nth(seat)


def come(visitors, link, name="Bo", **how):
    """Let a guest come by a link and sit on the second seat."""
    page = visitors(**how).page
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="seat 2").click()
    named(page, 1).get_by_text(name, exact=True).wait_for()
    return page


@pytest.mark.parametrize("known", [False, True], ids=["first visit", "known already"])
@pytest.mark.parametrize("way", ["the list", "a link"])
def test_a_name_typed_in_the_lobby_is_kept_on_the_way_to_a_table(visitors, known, way):
    host = open_public_table(visitors())
    visitor = visitors()
    page = visitor.visit()
    if known:
        visitor.play("diamant", players=3, name="Bo")
        page = visitor.visit()
    page.locator(".start input").fill("Boris")
    if way == "a link":
        page.goto(host.get_by_label("Link to this table").input_value())
    else:
        page.locator(f"section[aria-label='Public tables'] a[href*='{table_of(host)}']").click()
    page.get_by_role("button", name="seat 2").wait_for()
    assert page.get_by_label("Your name").input_value() == "Boris"
    page.get_by_role("button", name="seat 2").click()
    named(host, 1).get_by_text("Boris", exact=True).wait_for()
    # and back
    page.goto(f"{visitor.address}/")
    page.locator(".covers").wait_for()
    assert page.locator(".start input").input_value() == "Boris"


def test_a_suggested_name_stays_the_same_on_the_way_to_a_table(visitors):
    host = open_public_table(visitors())
    page = visitors().visit()
    suggested = page.locator(".start input").input_value()
    page.locator(f"section[aria-label='Public tables'] a[href*='{table_of(host)}']").click()
    page.get_by_role("button", name="seat 2").wait_for()
    assert page.get_by_label("Your name").input_value() == suggested


def test_nobody_is_led_to_start_while_a_seat_is_open_for_a_friend(visitors):
    page, link = open_table(visitors(), "duel")
    page.get_by_text("One seat is open").wait_for()
    assert page.locator(".begin .button.lit").count() == 0
    assert page.get_by_role("button", name="Start with 1 bot").is_enabled()
    come(visitors, link)
    page.locator(".begin .button.lit", has_text="Start").wait_for()
    assert page.get_by_text("One seat is open").count() == 0


def test_the_own_seat_is_marked(visitors):
    page, link = open_table(visitors(), "duel")
    guest = come(visitors, link)
    assert named(guest, 1).locator("small").inner_text() == "you"
    assert named(guest, 0).locator("small").inner_text() == "host"
    assert named(page, 0).locator("small").inner_text() == "you · host"
    assert named(page, 1).locator("small").inner_text() == ""


def test_people_talk_while_they_wait(visitors):
    page, link = open_table(visitors(), "duel")
    guest = come(visitors, link, phone=True)
    guest.locator("#say").fill("I am here!")
    guest.locator("#say").press("Enter")
    talk = page.get_by_role("log", name="Talk")
    talk.get_by_text("I am here!").wait_for()
    page.get_by_role("button", name="Good luck!").click()
    guest.get_by_role("log", name="Talk").get_by_text("Good luck!").wait_for()
    # what was said before the start is not lost with it
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator(".screen main").wait_for()
    page.keyboard.press("t")
    page.locator(".drawer").get_by_text("I am here!").wait_for()


def test_a_line_that_is_said_out_of_sight_is_shown(visitors):
    host, link = open_table(visitors(phone=True), "duel")
    guest = come(visitors, link)
    # on a phone the talk of the host is below the invitation
    guest.get_by_role("button", name="Hello!").click()
    note = host.get_by_role("button", name="Bo Hello!")
    note.tap()
    host.get_by_role("log", name="Talk").get_by_text("Hello!").wait_for()
    note.wait_for(state="detached")


def test_a_name_is_changed_by_keyboard_before_the_start(visitors):
    page, link = open_table(visitors(), "duel")
    guest = come(visitors, link)
    tab_to(guest, "[aria-label='Change the name Bo']")
    guest.keyboard.press("Enter")
    guest.keyboard.type("Nobody")
    guest.keyboard.press("Escape")
    named(guest, 1).get_by_text("Bo", exact=True).wait_for()
    assert guest.evaluate("document.activeElement.ariaLabel") == "Change the name Bo"
    guest.keyboard.press("Enter")
    guest.keyboard.type("ann")
    guest.keyboard.press("Enter")
    # everyone can be told apart
    named(page, 1).get_by_text("ann 2", exact=True).wait_for()
    tab_to(guest, "[aria-label='Change the name ann 2']")
    guest.keyboard.press("Enter")
    guest.keyboard.type("Boris")
    guest.keyboard.press("Enter")
    named(page, 1).get_by_text("Boris", exact=True).wait_for()
    # only one's own
    assert page.get_by_role("button", name="Change the name").count() == 1
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator(".seats .who", has_text="Boris").wait_for()
    guest.goto(guest.url.partition("/table/")[0])
    guest.locator(".covers").wait_for()
    assert guest.locator(".start input").input_value() == "Boris"


def test_a_name_that_is_refused_can_be_typed_again(visitors):
    page, _ = open_table(visitors(), "duel")
    page.get_by_role("button", name="Change the name Ann").click()
    field = page.get_by_label("Your name")
    field.fill("!!")
    field.press("Enter")
    page.get_by_role("alert").wait_for()
    assert field.input_value() == "!!"
    field.fill("Anna")
    page.get_by_role("button", name="Save").click()
    named(page, 0).get_by_text("Anna", exact=True).wait_for()


def end_by_bots(*pages):
    """Let bots play for everyone until the match is over."""
    for page in pages:
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("dialog").get_by_role("button", name="Let a bot play").click()
        page.get_by_role("dialog").get_by_role("button", name="Let a bot play").click()
    for page in pages:
        page.locator(".strip[role=status]").wait_for()


def test_after_a_rematch_the_friend_is_expected_and_keeps_the_seat_and_the_name(visitors):
    ann, bo = sit_together(visitors, "diamant", seats=3, bots=1)
    end_by_bots(ann, bo)
    ann.get_by_role("button", name="Play again").click()
    named(ann, 1).get_by_text("Bo is expected").wait_for()
    ann.get_by_text("Waiting for Bo.").wait_for()
    assert ann.locator(".begin .button.lit").count() == 0
    # by the note at the old table, or by the address of the new one
    bo.goto(ann.url)
    named(bo, 1).get_by_text("your seat").wait_for()
    assert bo.get_by_label("Your name").input_value() == "Bo"
    bo.locator(".room ol .button.lit").click()
    named(ann, 1).get_by_text("Bo", exact=True).wait_for()
    ann.locator(".begin .button.lit", has_text="Start").click()
    bo.locator("button.choice").first.wait_for()


@pytest.mark.parametrize(
    ("level", "wait"), [("Master", "after 5 minutes"), ("Miner", "after 30 seconds")]
)
def test_the_waiting_room_says_which_bot_may_step_in_and_when(visitors, level, wait):
    page = visitors().visit()
    page.locator(".cover:has(input[value=diamant])").click()
    page.locator(".start input").fill("Ann")
    page.get_by_role("button", name="With friends").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Bot for an absent player").select_option(label=level)
    dialog.get_by_label("It may step in").select_option(label=wait)
    dialog.get_by_role("button", name="Open the table").click()
    page.locator(".room header").get_by_text(
        f"Bot for an absent player: {level}, {wait}"
    ).wait_for()


def test_where_there_are_days_for_a_decision_the_bot_steps_in_when_they_are_over(visitors):
    page = visitors().visit()
    page.locator(".cover:has(input[value=diamant])").click()
    page.locator(".start input").fill("Ann")
    page.get_by_role("button", name="With friends").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Clock").select_option("days")
    assert dialog.get_by_label("It may step in").count() == 0
    dialog.get_by_role("button", name="Open the table").click()
    told = page.locator(".room header p")
    told.get_by_text("Bot for an absent player: Foreman").wait_for()
    assert "after" not in told.inner_text().partition("Bot for an absent player")[2]


def test_a_server_for_this_machine_alone_says_what_address_others_could_open(browser, tmp_path):
    database = str(tmp_path / "tables.sqlite")
    shared = "http://192.168.1.20:8000/"
    app = make_app(database, network_address=lambda port: NetworkAddress(None, shared))
    with running(app) as address:
        context = browser.new_context(service_workers="block", **DESKTOP)
        context.set_default_timeout(PATIENCE)
        page, link = open_table(Visitor(context.new_page(), address), "duel")
        told = page.get_by_text("Other devices cannot come yet")
        told.wait_for()
        assert "make play HOST=0.0.0.0" in told.inner_text()
        assert "http://192.168.1.20:8000" in told.inner_text()
        assert link.startswith("http://127.0.0.1:")
        assert page.get_by_role("img", name="QR").count() == 0
        context.close()


def test_a_server_for_this_machine_alone_says_how_others_can_come(visitors):
    page, link = open_table(visitors(), "duel")
    page.get_by_text("Other devices cannot come").wait_for()
    page.get_by_text("make play HOST=0.0.0.0").wait_for()
    assert link.startswith("http://127.0.0.1:")
    # a code that leads a phone to itself
    assert page.get_by_role("img", name="QR").count() == 0


def test_an_invitation_leads_to_the_address_that_others_can_open(browser, tmp_path):
    # all of 127.0.0.0/8 is this machine, so 127.0.0.2 stands for its address in a network
    database = str(tmp_path / "tables.sqlite")
    app = make_app(
        database, network_address=lambda port: NetworkAddress(f"http://127.0.0.2:{port}/")
    )
    with running(app, host="0.0.0.0") as address:
        contexts = [browser.new_context(service_workers="block", **DESKTOP) for _ in range(2)]
        for context in contexts:
            context.set_default_timeout(PATIENCE)
        ann, bo = (context.new_page() for context in contexts)
        page, _ = open_table(Visitor(ann, address), "duel")
        page.get_by_role("img", name="QR").wait_for()
        link = page.locator(".invite input")
        page.wait_for_function("document.querySelector('.invite input').value.includes('.0.2:')")
        assert page.get_by_text("Other devices cannot come").count() == 0
        bo.goto(link.input_value())
        bo.get_by_role("button", name="seat 2").click()
        bo.get_by_text("The host starts the match").wait_for()
        for context in contexts:
            context.close()
