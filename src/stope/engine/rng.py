"""Random numbers: independent ChaCha8 streams from one key, and unbiased draws from them."""

from enum import IntEnum
from typing import Any

import numpy as np
import numpy.typing as npt

from stope.engine.chacha import BLOCK_WORDS, KEY_WORDS, ROUNDS, refill
from stope.engine.jit import compiled
from stope.engine.records import Key, RngStream

_WORD = 1 << 32
_LOW = _WORD - 1

#: A seed is a whole number from 0 to ``SEED_LIMIT - 1``.
SEED_LIMIT = 1 << 64

#: The last four words of every key that is made from a seed and an index. The first four words are
#: the seed and the index themselves.
_SEED_MARK = tuple(
    int.from_bytes(b"stope seed 1".ljust(16)[i : i + 4], "little") for i in (0, 4, 8, 12)
)


class StreamId(IntEnum):
    """The purposes of streams. Streams with the same key and different ids are independent."""

    DEAL = 1
    POLICY = 2
    SAMPLE = 3


@compiled
def set_key(stream: RngStream, key: Key) -> None:
    """Set the 256-bit key of a stream; call ``open_stream`` before drawing random numbers."""
    for i in range(KEY_WORDS):
        stream.key[i] = key[i]


@compiled
def open_stream(stream: RngStream, stream_id: int, index: int) -> None:
    """Set ``stream`` to the beginning of the random sequence with this id and index."""
    stream.nonce[0] = stream_id
    stream.nonce[1] = index
    stream.nonce[2] = 0
    stream.counter = 0
    stream.at = BLOCK_WORDS


@compiled
def clear_stream(stream: RngStream) -> None:
    """Zero all fields of a stream, so that a view with this stream does not reveal the key."""
    for i in range(KEY_WORDS):
        stream.key[i] = 0
    for i in range(BLOCK_WORDS):
        stream.block[i] = 0
    for i in range(3):
        stream.nonce[i] = 0
    stream.counter = 0
    stream.at = 0


@compiled(hot=True)
def next_word(stream: RngStream) -> int:
    """Return the next 32 random bits of a stream, as a number."""
    if stream.at >= BLOCK_WORDS:
        refill(stream, ROUNDS)
    # the type is ``Any``, because mypy does not accept a numpy integer as an int, and numba does
    # not support ``cast``
    word: Any = np.int64(stream.block[stream.at])
    stream.at += 1
    return word


@compiled(hot=True)
def randbelow(stream: RngStream, bound: int) -> int:
    """Return a random number from 0 to ``bound - 1``, all equally likely; ``bound`` is below 2**31.

    This is Lemire's method. The result is the high 32 bits of ``next_word(stream) * bound``. For a
    few values of the low 32 bits another word is drawn; otherwise some results would be more likely
    than others. The slow division is needed only if the low 32 bits are below ``bound``.
    """
    product = next_word(stream) * bound
    if (product & _LOW) < bound:
        unfair = _WORD % bound
        while (product & _LOW) < unfair:
            product = next_word(stream) * bound
    return product >> 32


@compiled
def shuffle(stream: RngStream, cards: npt.NDArray[np.integer], count: int) -> None:
    """Shuffle the first ``count`` cards in place; all orders are equally likely."""
    for index in range(count - 1):
        other = index + randbelow(stream, count - index)
        card = cards[index]
        cards[index] = cards[other]
        cards[other] = card


@compiled
def write_seed_key(seed: int, index: int, key: Key) -> None:
    """Make a key from a seed and an index, and write the key to ``key``.

    Match number ``index`` of the series that ``seed`` generates has this key.
    """
    key[0] = np.uint32(seed & _LOW)
    key[1] = np.uint32((seed >> 32) & _LOW)
    key[2] = np.uint32(index & _LOW)
    key[3] = np.uint32((index >> 32) & _LOW)
    for i in range(4):
        key[4 + i] = np.uint32(_SEED_MARK[i])
