"""Read moves and events from the time when JSON named cards in lower case.

Records of form 1, logs of tables and archives may name a card "p07". Views, positions and all
records that are written today name the same card "P07". This module turns the old names into
today's names, even in moves and events of rules that are no longer in use.
"""

import re
from collections.abc import Mapping

from stope.games.codecs import Json

#: The form of a card's name in lower case. No other word in moves and events has this form.
_LOWER_CASE_CARD = re.compile("[a-z][0-9]{2,3}")


def with_card_names(written: Mapping[str, object]) -> Json:
    """Return a move or an event with its cards named as in the deck file.

    >>> with_card_names({"move": "pass-two", "first": "p07", "second": "A10"})
    {'move': 'pass-two', 'first': 'P07', 'second': 'A10'}
    """
    return {
        field: value.upper()
        if isinstance(value, str) and _LOWER_CASE_CARD.fullmatch(value)
        else value
        for field, value in written.items()
    }
