"""Parts of the page that do not come: it is said, and everything else goes on."""

KEPT = "JSON.parse(localStorage.getItem('stope-settings'))"
#: The words of a language, and the texts of its rules.
GERMAN, ENGLISH = "**/assets/de-*.js", "**/assets/en-*.js"


def is_missing(page, part):
    page.route(part, lambda route: route.abort())


def test_a_language_that_does_not_come_is_not_chosen(visitors):
    page = visitors().visit()
    page.locator(".covers").wait_for()
    is_missing(page, GERMAN)
    language = page.get_by_label("Language")
    language.select_option("de")
    page.get_by_role("alert").get_by_text("A part of the page did not come.").wait_for()
    assert language.input_value() == "en"
    assert page.evaluate(KEPT)["language"] == "en"
    page.unroute(GERMAN)
    language.select_option("de")
    page.get_by_role("button", name="Spielen").wait_for()
    assert page.evaluate(KEPT)["language"] == "de"


def test_a_page_without_its_words_speaks_english_or_says_why(visitors):
    visitor = visitors("de")
    is_missing(visitor.page, GERMAN)
    visitor.visit().get_by_role("button", name="Play", exact=True).wait_for()
    is_missing(visitor.page, ENGLISH)
    page = visitor.visit()
    page.get_by_role("alert").get_by_text("Ein Teil der Seite").wait_for()
    page.unroute(GERMAN)
    page.get_by_role("button", name="Noch einmal").click()
    page.get_by_role("button", name="Spielen", exact=True).wait_for()


def test_rules_that_do_not_come_can_be_asked_for_again(visitors):
    page = visitors().visit()
    page.locator(".covers").wait_for()
    is_missing(page, ENGLISH)
    page.get_by_role("link", name="Rules").click()
    page.get_by_role("alert").wait_for()
    page.unroute(ENGLISH)
    page.get_by_role("button", name="Try again").click()
    page.locator("dl dt").first.wait_for()


def test_settings_of_another_version_are_left_aside(visitors):
    page = visitors().visit()
    page.locator(".covers").wait_for()
    odd = {"game": "chess", "level": "grand", "theme": 7, "language": "xx", "name": "Ann"}
    page.evaluate("kept => localStorage.setItem('stope-settings', JSON.stringify(kept))", odd)
    page.reload()
    page.get_by_role("button", name="Play", exact=True).wait_for()
    assert page.locator(".cover input:checked").input_value() == "diamant"
    assert page.get_by_label("Bots").input_value() == "miner"
    assert page.evaluate(KEPT)["name"] == "Ann"
