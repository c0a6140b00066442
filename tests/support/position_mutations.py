"""Positions changed at random, as slips and malice would change them."""

import copy
import random
from typing import Any

#: Values that fit hardly anywhere.
_JUNK: list[Any] = [
    None,
    True,
    False,
    0,
    1,
    -1,
    3,
    99,
    10**30,
    0.5,
    float("nan"),
    "",
    "x",
    "-",
    "\N{SUPERSCRIPT TWO}",
    "0" * 64,
    [],
    [[]],
    [None],
    [0, 1],
    {},
    {"a": 1},
]


def mutated(position: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """Return a copy of a position with one to three changes."""
    changed = copy.deepcopy(position)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        _change(changed, rng)
    return changed


def _change(position: dict[str, Any], rng: random.Random) -> None:
    # every part is as likely as any other, however long it is
    holder: Any = position
    key: Any = rng.choice([name for name in position if name != "game"] or ["hands"])
    while isinstance(holder.get(key) if isinstance(holder, dict) else holder[key], (list, dict)):
        inner = holder[key]
        if not inner or rng.random() < 0.25:
            break
        holder = inner
        key = rng.choice(list(inner)) if isinstance(inner, dict) else rng.randrange(len(inner))
    value = holder.get(key) if isinstance(holder, dict) else holder[key]
    way = rng.random()
    if way < 0.3:
        holder[key] = copy.deepcopy(rng.choice(_JUNK))
    elif way < 0.4:
        del holder[key]
    elif way < 0.5 and isinstance(holder, list):
        holder.insert(rng.randrange(len(holder) + 1), copy.deepcopy(value))
    elif way < 0.6 and isinstance(holder, list):
        other = rng.randrange(len(holder))
        holder[key], holder[other] = holder[other], holder[key]
    elif way < 0.7:
        holder[key] = copy.deepcopy(rng.choice(_leaves(position)))
    else:
        holder[key] = _near(value, rng)


def _leaves(value: Any) -> list[Any]:
    """Return all values of a position that hold no others."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        return [leaf for inner in value for leaf in _leaves(inner)] or [None]
    return [value]


def _near(value: Any, rng: random.Random) -> Any:
    """Return a value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + rng.choice((-2, -1, 1, 2, 6))
    if isinstance(value, str) and value:
        place = rng.randrange(len(value))
        letter = rng.choice("0123456789vkmbdgl-,:/@*~+?>ESNW")
        return value[:place] + rng.choice((letter, "", letter + value[place])) + value[place + 1 :]
    if isinstance(value, list):
        shuffled = value[:]
        rng.shuffle(shuffled)
        return shuffled
    return 1 if value is None else None
