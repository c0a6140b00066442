"""An ordinary player checks the shuffle of a match with one click, by what their browser kept."""

import json

import pytest

from stope.locales import say
from tests.client.tables import open_table
from tests.client.test_playing import decide


def check(page, language="en"):
    """Click once, and return what is said to it."""
    page.get_by_role("button", name=say("client-check-shuffle", language=language)).click()
    verdict = page.locator("dialog [role=status]")
    verdict.filter(has_text=" ").wait_for()
    return verdict.inner_text().strip()


def change_kept(page, **changes):
    """Let the browser have kept something else."""
    kept = json.loads(page.evaluate("localStorage.getItem('stope-shuffles')"))
    table, shuffle = kept[-1]
    page.evaluate(
        "(given) => localStorage.setItem('stope-shuffles', given)",
        json.dumps([[table, {**shuffle, **changes}]]),
    )
    return shuffle


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_player_checks_the_shuffle_with_one_click(visitors, language):
    page = visitors(language).play("diamant", players=3)
    decide(page)
    page.get_by_role("button", name=say("client-figures", language=language)).click()

    def words(verdict):
        return say(f"client-shuffle-{verdict}", language=language)

    assert check(page, language) == words("fair")
    # what was kept is what counts, not what the record says of itself
    kept = change_kept(page, commitment="00" * 32)
    assert check(page, language) == words("other-secret")
    change_kept(page, commitment=kept["commitment"], nonces={"0": "00" * 32})
    assert check(page, language) == words("other-number")
    change_kept(page, nonces={})
    assert check(page, language) == words("promise-kept")
    page.evaluate("localStorage.removeItem('stope-shuffles')")
    assert check(page, language) == words("nothing-kept")


def test_a_removed_guest_reads_why_and_comes_back_when_the_host_wants_it(visitors):
    ann, bo = visitors(), visitors()
    page, link = open_table(ann, "diamant", seats=3)
    guest = bo.page
    guest.goto(link)
    guest.get_by_label("Your name").fill("Bo")
    guest.get_by_role("button", name="seat 2").click()
    page.get_by_text("Bo", exact=True).wait_for()
    page.get_by_role("button", name=say("client-free", name="Bo", language="en")).click()
    guest.get_by_text(say("client-closed-removed", language="en")).wait_for()
    assert ann.violations() == []
    page.get_by_role("button", name=say("client-let-in", name="Bo", language="en")).click()
    page.get_by_text(say("client-removed", language="en")).wait_for(state="detached")
    guest.goto(link)
    guest.reload()
    guest.get_by_role("button", name="seat 2").click()
    page.get_by_text("Bo", exact=True).wait_for()


def test_the_link_to_a_private_replay_has_the_invitation_in_it(visitors):
    ann, eve = visitors(), visitors()
    page = ann.play("diamant", players=3)
    decide(page)
    page.get_by_role("link", name="Replay").click()
    page.locator(".tape").wait_for()
    address = page.url.split("#")[0]
    invitation = dict(json.loads(page.evaluate("localStorage.getItem('stope-invitations')")))
    (key,) = invitation.values()
    stranger = eve.page
    stranger.goto(address)
    stranger.get_by_role("alert").first.wait_for()
    assert stranger.locator(".tape").count() == 0
    stranger.goto("about:blank")
    stranger.goto(f"{address}#{key}")
    stranger.locator(".tape").wait_for()
