"""The syntax of typed moves with path cards: cards, cells, sides and players."""

from collections.abc import Iterable, Mapping, Sequence

from stope.cli.terminal.game import UnclearInput
from stope.games.codecs import Json
from stope.games.path_cards.moves import Place
from stope.games.path_cards.sides import Side
from stope.locales import say
from stope.view import View

#: The most digits of a typed number: no card, coordinate or player has a number with more digits.
_MOST_DIGITS = 2
#: DU-46, DC-12: a player can discard at most this many cards instead of playing a card.
MOST_DISCARDED = 2


def hand_card(view: View, typed: str, names: Sequence[str]) -> str | None:
    """Return the name of a card, typed as its number in the hand or as its code in the deck file.

    Return None if the text is neither a number nor in ``names``, the codes of all hand cards.
    """
    hand = view.to_json()["hand"]
    if is_number(typed):
        if not 1 <= int(typed) <= len(hand):
            raise UnclearInput(say("typed-no-card", given=typed, most=len(hand)))
        return str(hand[int(typed) - 1])
    return typed.upper() if typed.upper() in names else None


def needed_card(view: View, typed: str, names: Sequence[str]) -> str:
    """Return the name of a card as ``hand_card`` does, but refuse a text that names no card."""
    card = hand_card(view, typed, names)
    if card is None:
        raise UnclearInput(say("typed-no-card", given=typed[:20], most=len(view.to_json()["hand"])))
    return card


def hand_number(view: View, card: str) -> str:
    """Return the number of a card in the hand, or its code if the hand does not hold it."""
    hand = view.to_json()["hand"]
    return str(hand.index(card) + 1) if card in hand else card


def hand_numbers(view: View, first: str, second: str) -> str:
    """Return the numbers of two cards in the hand; two equal cards get different numbers."""
    hand = view.to_json()["hand"]
    one = hand_number(view, first)
    if first == second and hand.count(first) > 1:
        return f"{one} {hand.index(first, int(one)) + 1}"
    return f"{one} {hand_number(view, second)}"


def is_number(typed: str) -> bool:
    """Return whether a typed word is a whole number without a sign, of a few digits at most."""
    return typed.isascii() and typed.isdigit() and len(typed) <= _MOST_DIGITS


def read_cell(words: Sequence[str]) -> dict[str, int]:
    """Return a cell, typed as two numbers: x, counted to the right, and y, counted downwards.

    >>> read_cell(["3", "-1"])
    {'x': 3, 'y': -1}
    """
    given = [word.rstrip(",") for word in words]
    match given:
        case [x, y] if is_number(x.removeprefix("-")) and is_number(y.removeprefix("-")):
            return {"x": int(x), "y": int(y)}
    raise UnclearInput(say("typed-no-place", given=" ".join(words)[:20]))


def read_seat(view: View, typed: str) -> int:
    """Return a typed seat number. The line client has already replaced names by numbers."""
    seats = len(view.to_json()["seats"])
    if not is_number(typed) or int(typed) >= seats:
        raise UnclearInput(say("typed-no-player", given=typed[:20], most=seats - 1))
    return int(typed)


def read_side(typed: str) -> str:
    """Return the side that was typed as n, e, s or w, or in the player's language."""
    letters = {one.name.lower(): one.name.lower() for one in Side}
    own = {say(f"mine-side-{letter}").split()[-1]: letter for letter in letters}
    return read_choice(typed, {**own, **letters}, letters)


def read_choice(typed: str, choices: Mapping[str, str], listed: Iterable[str]) -> str:
    """Return the choice that a typed word stands for; refuse a word that is not in ``choices``.

    The refusal lists the words in ``listed``.
    """
    if typed not in choices:
        raise UnclearInput(say("typed-no-choice", given=typed[:20], allowed=", ".join(listed)))
    return choices[typed]


def read_placement(card: str, words: Sequence[str]) -> Json:
    """Return the move that lays a card on a typed cell, turned if the word after the cell is v."""
    turned = list(words[2:]) == ["v"]
    return {
        "move": "place",
        "card": card,
        **read_cell(words[:2] if turned else words),
        "turned": turned,
    }


def read_discard(view: View, words: Sequence[str], names: Sequence[str]) -> Json:
    """Return the move that passes and discards one or two typed cards."""
    first, *second = (needed_card(view, card, names) for card in words)
    if not second:
        return {"move": "pass-one", "card": first}
    return {"move": "pass-two", "first": first, "second": second[0]}


def placement_text(move: Place) -> str:
    """Return the words to type for the cell of a placement: ``3 -1``, or ``3 -1 v`` if turned."""
    return f"{move.x} {move.y}" + " v" * move.turned


def single_word(given: Json, words: Mapping[str, Json]) -> str | None:
    """Return the single word that stands for a move, given as JSON; None if no word does."""
    return next((text for text, move in words.items() if move == given), None)
