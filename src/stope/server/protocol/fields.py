"""Limits and field types of the messages, and the bases of their classes."""

from typing import Any

from pydantic import BaseModel, ConfigDict, Field

#: The longest request over a websocket, in bytes.
LONGEST_REQUEST = 4096
#: The longest body over HTTP, in bytes.
LONGEST_BODY = 16 * 1024
#: The most seats of a table.
MOST_SEATS = 8
SEAT = Field(ge=0, le=MOST_SEATS - 1)
#: The largest number of a move or of news.
MOST_COUNTED = 2**31 - 1
#: The form of request ids.
ID = Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")
LEVEL = Field(max_length=40)
LONGEST_INVITATION = 100
INVITATION = Field(default=None, max_length=LONGEST_INVITATION)


class Strict(BaseModel):
    """The base of what a client sends: unknown fields are refused, and nothing is converted."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


def _all_is_told(described: dict[str, Any]) -> None:
    """List all fields as required in the description, because the server always sends them."""
    described["required"] = [*described.get("properties", ())]


class Told(BaseModel):
    """The base of what the server sends."""

    model_config = ConfigDict(frozen=True, json_schema_extra=_all_is_told)
