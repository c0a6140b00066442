"""What is wrong with something that a client sent: in signs that need no language, and in words."""

from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel, ConfigDict, ValidationError

from stope.errors import BadRequest, StopeError, shown
from stope.server.wire import ID

#: Mistakes that have words of their own.
_WORDS = {"missing": "missing", "union_tag_not_found": "missing", "extra_forbidden": "unknown"}
#: What limits are called, and how they are written.
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
#: Kinds of values, as JSON calls them, by how the names of mistakes begin.
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
    """Return a refusal in words for people, who count seats and turns from 1."""
    return refusal.message(language, first=1)


class _Identified(BaseModel):
    """Anything with an id, whatever else is in it."""

    model_config = ConfigDict(extra="ignore", strict=True)

    id: str = ID


def id_of(text: str) -> str | None:
    """Return the id of a request that cannot be read, if at least that can be.

    >>> id_of('{"type": "dance", "id": "x3f-1"}')
    'x3f-1'
    """
    try:
        return _Identified.model_validate_json(text).id
    except ValidationError:
        return None


def bad_request(mistake: Mapping[str, Any], given: Any) -> BadRequest:
    """Return the refusal for a mistake that pydantic has found in what was given."""
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
