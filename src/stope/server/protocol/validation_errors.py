"""Validation errors of requests as refusals, with symbols that need no translation."""

from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel, ConfigDict, ValidationError

from stope.errors.base import StopeError, shown
from stope.errors.server import BadRequest
from stope.server.protocol.fields import ID

#: Errors that have a message of their own.
_WORDS = {"missing": "missing", "union_tag_not_found": "missing", "extra_forbidden": "unknown"}
#: The names of limits in pydantic's errors, and the symbols for them.
_LIMITS = {
    "ge": ">=",
    "gt": ">",
    "le": "<=",
    "lt": "<",
    "min_length": "length >=",
    "max_length": "length <=",
    "pattern": "~",
    "expected": "=",
    "expected_tags": "=",
}
#: JSON's names for kinds of values, by the first part of pydantic's error types.
_KINDS = {
    "bool": "boolean",
    "dict": "object",
    "finite": "number",
    "float": "number",
    "int": "integer",
    "json": "JSON",
    "list": "array",
    "model": "object",
    "string": "string",
}


def sentence(refusal: StopeError, language: str) -> str:
    """Return a refusal as a sentence for people, with seats and turns counted from 1."""
    return refusal.message(language, first=1)


class _Identified(BaseModel):
    """Any JSON object with an id."""

    model_config = ConfigDict(extra="ignore", strict=True)

    id: str = ID


def id_of(text: str) -> str | None:
    """Return the id of an invalid request, if at least that is valid.

    >>> id_of('{"type": "dance", "id": "x3f-1"}')
    'x3f-1'
    """
    try:
        return _Identified.model_validate_json(text).id
    except ValidationError:
        return None


def bad_request(mistake: Mapping[str, Any], given: Any) -> BadRequest:
    """Return the refusal for an error that pydantic found."""
    kind, context = mistake["type"], mistake.get("ctx", {})
    place = [str(part) for part in mistake["loc"]]
    if "discriminator" in context:
        place.append(context["discriminator"].strip("'"))
    where = ".".join(place)
    if kind in _WORDS:
        return BadRequest(_WORDS[kind], given=shown(given), expected=where)
    limits = [f"{sign} {context[name]}" for name, sign in _LIMITS.items() if name in context]
    wanted = limits or [_KINDS.get(kind.split("_")[0], "")]
    expected = " ".join([where, *wanted]).strip()
    return BadRequest(given=shown(given), expected=expected or "JSON")
