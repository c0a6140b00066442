"""Turn events, and explanations of moves, into sentences in the reader's language."""

from collections.abc import Callable, Sequence
from dataclasses import fields
from enum import IntEnum
from typing import Any, TypeAlias

from babel.lists import format_list

from stope.games import GameSpec
from stope.games.codecs import Event, Face, Seats, label, word
from stope.games.spec import Explanation
from stope.locales import current_language, say


def name_list(names: Sequence[str]) -> str:
    """Return names joined in the current language: "Ada, Bo and Cleo"."""
    if not names:
        return say("list-nobody")
    return str(format_list(list(names), locale=current_language()))


def capitalised(name: str) -> str:
    """Return a name with a capital first letter, to begin a line: "You" for "you"."""
    return name[:1].upper() + name[1:]


def event_id(game: GameSpec, kind: type[Event]) -> str:
    """Return the id of the message for an event of this kind."""
    return f"{game.name}-event-{label(kind)}"


#: The values of a message by name. They are typed ``Any``, because they become keyword arguments of
#: ``say``, which also has a keyword argument ``language`` of another type.
MessageValues: TypeAlias = dict[str, Any]

#: A function that returns the description of a card, given the name of the card in the deck file
#: and whether the card lies turned.
CardWords = Callable[[str, bool], str]


def event_values(
    game: GameSpec,
    event: Event,
    names: Sequence[str],
    you: int | None,
    card_words: CardWords | None = None,
) -> MessageValues:
    """Return the values for the message of an event, for a reader at the seat ``you``.

    - Every message gets ``watching``: ``yes`` if the reader has no seat (``you`` is None).
    - A field ``seat`` becomes two values: ``name``, and ``you`` (whether the reader has this seat).
    - A field ``other``, also a seat, becomes three values: ``other`` (a name), ``to_you`` (whether
      the reader has this seat), and ``same`` (whether ``other`` and ``name`` are the same name).
    - A set of seats becomes a list of names, and a boolean becomes ``yes`` or ``no``.
    - Fields ``x`` and ``y`` also give a ``place``, written as ``2, -1``.
    - A card becomes the text that ``card_words`` returns, or else its name in the deck file.
    - A member of another enum becomes its name in the current language.
    """
    values: MessageValues = {"watching": "yes" if you is None else "no"}
    for field in fields(event):
        value = getattr(event, field.name)
        if field.name == "seat":
            values["name"] = names[value]
            values["you"] = "yes" if value == you else "no"
        elif field.name == "other":
            values["other"] = names[value]
            values["to_you"] = "yes" if value == you else "no"
            values["same"] = "yes" if names[value] == values.get("name") else "no"
        elif isinstance(value, Seats):
            values[field.name] = name_list([names[seat] for seat in value])
        elif isinstance(value, bool):
            values[field.name] = "yes" if value else "no"
        elif isinstance(value, Face):
            turned = bool(getattr(event, "turned", False))
            values[field.name] = card_words(value.name, turned) if card_words else value.name
        elif isinstance(value, IntEnum):
            kind = type(value).__name__.lower()
            values[field.name] = say(f"{game.name}-{kind}-{word(value)}")
        else:
            values[field.name] = value
    if card_words and "turned" in values:
        # the message need not say that the card is turned, because the card's description says it
        values["turned"] = "no"
    if "x" in values and "y" in values:
        values["place"] = f"{values['x']}, {values['y']}"
    return values


def event_sentence(
    game: GameSpec,
    event: Event,
    names: Sequence[str],
    you: int | None = None,
    card_words: CardWords | None = None,
) -> str:
    """Return an event as a sentence in the current language."""
    values = event_values(game, event, names, you, card_words)
    return say(event_id(game, type(event)), **values)


def explain(explanation: Explanation, names: Sequence[str]) -> str:
    """Return a reason for or against a move as a sentence in the current language."""
    values: MessageValues = dict(explanation.values)
    if "seat" in values:
        values["name"] = names[int(explanation.values["seat"])]
        del values["seat"]
    return say(explanation.message, **values)
