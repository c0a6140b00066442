"""What people see of matches whose rules have changed since."""

import json

import pytest

from stope.locales import LANGUAGES, say
from stope.server.auth import COOKIE
from tests.client.conftest import DESKTOP, PATIENCE, PHONE, Visitor
from tests.server.conftest import guests
from tests.server.test_old_matches import OLDER, begin, change, finish, serving, wait_for_archive

__all__ = ["guests"]


@pytest.fixture
def old_tables(tmp_path, guests):
    """Return a server with a finished and a running match of Ann's, by other rules than it has."""
    path = tmp_path / "tables.sqlite"
    with serving(path) as address:
        ann = guests(address, "Ann")
        over, playing = begin(ann), begin(ann)
        finish(ann, over)
        wait_for_archive(path, over)
    change(path, *OLDER["rules"])
    with serving(path) as address:
        yield address, ann.http.cookies[COOKIE], over, playing


def visitor_of(browser, address, token, language="en", screen=DESKTOP):
    context = browser.new_context(
        locale=language, reduced_motion="reduce", service_workers="block", **screen
    )
    context.set_default_timeout(PATIENCE)
    context.add_cookies([{"name": COOKIE, "value": token, "url": address}])
    return context, Visitor(context.new_page(), address)


def test_a_panel_says_that_the_rules_have_changed_and_offers_what_is_left(browser, old_tables):
    address, token, over, playing = old_tables
    context, ann = visitor_of(browser, address, token)
    page = ann.visit(f"/table/{playing}")
    page.get_by_role("heading", name=say("client-outdated", language="en")).wait_for()
    assert page.get_by_text(say("client-outdated-broken-off", language="en")).is_visible()
    assert page.get_by_role("link", name=say("client-replay", language="en")).count() == 0
    assert ann.violations() == []
    with page.expect_download() as download:
        page.get_by_role("link", name=say("client-record", language="en")).click()
    assert json.loads(download.value.path().read_text())["rules_version"] == 99
    page = ann.visit(f"/table/{over}")
    page.get_by_text(say("client-outdated-over", language="en")).wait_for()
    page.get_by_role("link", name=say("client-replay", language="en")).click()
    page.get_by_role("slider", name=say("client-replay-move", language="en")).wait_for()
    # the lobby lists the finished match, and the broken-off one nowhere
    page = ann.visit()
    page.locator(f'a[href="/replay/{over}"]').wait_for()
    assert page.locator(f'a[href*="{playing}"]').count() == 0
    page = ann.visit(f"/table/{playing}")
    page.get_by_role("button", name=say("client-rematch", language="en")).click()
    page.locator(".screen main").wait_for()
    assert ann.troubles == []
    context.close()


def test_the_panel_speaks_every_language_on_a_phone(browser, old_tables):
    address, token, over, playing = old_tables
    for language in LANGUAGES:
        context, ann = visitor_of(browser, address, token, language, PHONE)
        for table, words in ((playing, "broken-off"), (over, "over")):
            page = ann.visit(f"/table/{table}")
            page.get_by_text(say(f"client-outdated-{words}", language=language)).wait_for()
            wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
            assert not wide
        context.close()
