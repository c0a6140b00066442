"""Tables that friends come to, through the interface alone."""


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


def sit_together(visitors, game, seats=2, bots=0, watcher=None):
    """Return the pages of two friends at a table that has begun, where somebody may look on."""
    ann, bo = visitors(), visitors()
    page, link = open_table(ann, game, seats, bots)
    guest = bo.page
    guest.goto(link)
    guest.get_by_label("Your name").fill("Bo")
    guest.get_by_role("button", name="seat 2").click()
    page.get_by_text("Bo", exact=True).wait_for()
    if watcher is not None:
        watcher.goto(link)
        watcher.get_by_text("Bo", exact=True).wait_for()
    page.get_by_role("button", name="Start", exact=True).click()
    for one in (page, guest):
        one.locator(".screen main").wait_for()
    return page, guest
