"""Annotations that let the API description name the JSON types of all games.

They serve the description and the clients generated from it, and validate nothing at run time:
outgoing JSON is made by the rules, and incoming moves are refused by the rules, with the id of a
rule.
"""

import functools
import operator
from typing import Annotated, Any

from pydantic import GetJsonSchemaHandler, TypeAdapter, WithJsonSchema
from pydantic.json_schema import JsonSchemaValue
from typing_extensions import TypeAliasType

from stope.games import GAMES
from stope.games.codecs import Json
from stope.tables.log_entries import ENTRY_KINDS


class OfAnyGame:
    """Marks a JSON value as the ``view``, a ``move`` or an ``event`` of any game."""

    def __init__(self, part: str) -> None:
        self._part = part

    def __get_pydantic_json_schema__(
        self, _unchecked: Any, describe: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        return describe(TypeAdapter(_of_any_game(self._part)).core_schema)


GameName = Annotated[str, WithJsonSchema({"type": "string", "enum": [*GAMES]})]
EntryKind = Annotated[str, WithJsonSchema({"type": "string", "enum": [*ENTRY_KINDS]})]
GameView = Annotated[Json, OfAnyGame("view")]
GameMove = Annotated[Json, OfAnyGame("move")]
GameEvent = Annotated[Json, OfAnyGame("event")]


@functools.cache
def _of_any_game(part: str) -> Any:
    kinds = [getattr(game.json_types, part) for game in GAMES.values()]
    return TypeAliasType(f"Game{part.title()}", functools.reduce(operator.or_, kinds))
