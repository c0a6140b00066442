"""What lies beside the board of the Dark Cave."""

from benchmarks.browser import let_bot_play

AGREE = "I would end the game now"


def test_the_chances_of_the_goals_are_shown_to_who_wants_them(visitors):
    page = visitors().play("dark-cave", players=3)
    chances = page.get_by_role("button", name="How probably each goal is the exit")
    chances.wait_for()
    assert page.locator(".odds").count() == 0
    chances.click()
    page.locator(".odds").first.wait_for()
    assert chances.get_attribute("aria-pressed") == "true"


def test_only_at_a_table_one_can_say_that_the_game_may_end(visitors):
    visitor = visitors()
    page = visitor.play("dark-cave", players=3)
    page.locator(".view").wait_for()
    page.keyboard.press("k")
    page.get_by_role("dialog").get_by_role("button", name=AGREE).wait_for()
    table, _over = let_bot_play(page, "dark-cave", seats=2)
    page = visitor.visit(f"/replay/{table}?move=2&seat=0")
    page.locator(".view").wait_for()
    page.keyboard.press("k")
    page.get_by_role("dialog").wait_for()
    assert page.get_by_role("button", name=AGREE).count() == 0
