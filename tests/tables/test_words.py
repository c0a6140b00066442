"""Names and chat: one line, nothing unseen, not too long."""

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from stope.errors.tables import NothingSaid, UnknownPhrase
from stope.tables.log_entries import Said, Sat
from stope.tables.user_text import (
    LONGEST_NAME,
    LONGEST_TEXT,
    MOST_MARKS,
    PHRASES,
    check_phrase,
    clean_name,
    clean_text,
    cleaned,
    told_apart,
)

# surrogates too: JSON can write halves of a character
TEXTS = st.text(st.characters(codec=None, categories=None), max_size=80)
UNSEEN = "\u200b\u200d\u202e\u2066\ufeff\u00ad\u3164\u115f\uffa0\u2800\ufe0f\u034f\U000e0041\x00"


@given(TEXTS)
@example("e\u200d\u0301")
@example("a" * 23 + "  b")
@example("\u0958" * 30)
@example("z" + "\u0301" * 60)
@example("\u1100" + "\u0301" * 5 + "\u1161")
def test_cleaning_twice_is_cleaning_once(text):
    once = cleaned(text, LONGEST_NAME)
    assert cleaned(once, LONGEST_NAME) == once


@given(TEXTS, st.integers(1, 60))
def test_a_cleaned_text_is_one_line_of_seen_characters_that_is_not_too_long(text, longest):
    clean = cleaned(text, longest)
    assert len(clean) <= longest
    assert clean == " ".join(clean.split())
    assert unicodedata.is_normalized("NFC", clean)
    for character in clean:
        assert character == " " or unicodedata.category(character)[0] not in "CZ"
        assert character not in UNSEEN


@given(st.text(st.characters(categories=["L", "N", "P"], max_codepoint=0x24F), max_size=24))
def test_what_is_clean_already_stays_as_it_is(text):
    assert cleaned(text.replace("\u00ad", ""), 24) == text.replace("\u00ad", "")


@pytest.mark.parametrize(
    "mark", ["\u0301", "\u0323", "\u20dd", "\u0e49", "\U0001d16f", "\u0301\u0323"]
)
def test_marks_are_not_piled_up(mark):
    piled = "z" + mark * 250
    for clean in (clean_name(piled + "a"), clean_text(piled + "a")):
        assert clean.endswith("a")
        assert len(unicodedata.normalize("NFD", clean)) <= 2 + MOST_MARKS + 2


def test_every_letter_may_have_marks():
    assert clean_text("x\u0301\u0323\u0300" * 40) == "x\u0323\u0301\u0300" * 40


@pytest.mark.parametrize(
    "word", ["မြို့", "ที่นี่", "བསྒྲུབས", "שָׁלוֹם", "مُحَمَّد", "हिन्दी", "Nguyễn", "Việt"],
)  # fmt: skip
def test_words_of_real_languages_stay_as_they_are(word):
    assert clean_name(word) == unicodedata.normalize("NFC", word)


@pytest.mark.parametrize("unseen", UNSEEN)
def test_what_nobody_sees_makes_no_second_ann(unseen):
    assert clean_name(f"A{unseen}nn") == "Ann"


@pytest.mark.parametrize("given", ["", "   ", "\n\t", "…", "-_-", "!?", UNSEEN, "\u0301", "🎲"])
def test_a_name_without_a_letter_or_a_digit_is_refused(given):
    with pytest.raises(NothingSaid, match="letter or a digit"):
        clean_name(given)


@pytest.mark.parametrize("given", ["Ann", "Éloïse", "李", "7", "Ann 🎲", "Ольга", "Đặng"])
def test_a_name_in_any_script_is_taken(given):
    assert clean_name(given) == given


@given(TEXTS.map(lambda text: "a" + text), st.lists(TEXTS.map(lambda text: "A" + text), max_size=8))
def test_names_that_are_told_apart_are_clean_and_nobodys(text, others):
    name, taken = clean_name(text), [clean_name(other) for other in others]
    found = told_apart(name, [name, *taken])
    assert found.casefold() not in [one.casefold() for one in (name, *taken)]
    assert clean_name(found) == found


@pytest.mark.parametrize("given", ["", " \u2028 ", UNSEEN])
def test_a_message_without_anything_to_see_is_refused(given):
    with pytest.raises(NothingSaid):
        clean_text(given)


def test_a_message_may_be_a_sign_alone():
    assert clean_text(" 🎲! ") == "🎲!"


def test_long_messages_are_cut():
    assert clean_text("a" * 1000) == "a" * LONGEST_TEXT


@pytest.mark.parametrize("phrase", PHRASES)
def test_a_phrase_of_ours_is_taken(phrase):
    assert check_phrase(phrase) == phrase


@pytest.mark.parametrize("given", ["", "Hello", "phrase-hello", "x" * 5000])
def test_an_unknown_phrase_is_refused_with_those_there_are(given):
    with pytest.raises(UnknownPhrase, match="hello, good-luck"):
        check_phrase(given)


def test_an_entry_holds_only_clean_names_and_texts():
    said = Said(person="p", name=" A\u202enn\n", text="two\nlines" + "x" * 1000)
    sat = Sat(seat=0, person="p", name="Bo\u3164" + "o" * 100, nonce="")
    assert said.name == "Ann"
    assert said.text is not None
    assert said.text == clean_text(said.text)
    assert said.text.startswith("two lines")
    assert (sat.name, len(sat.name)) == (clean_name(sat.name), LONGEST_NAME)
