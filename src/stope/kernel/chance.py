"""Chance: independent streams from one key, and draws from them without bias."""

from enum import IntEnum
from typing import Any

import numpy as np

from stope.kernel.chacha import BLOCK_WORDS, KEY_WORDS, ROUNDS, refill
from stope.kernel.native import rule
from stope.kernel.records import Record

_WORD = 1 << 32
_LOW = _WORD - 1

#: Seeds are whole numbers below this.
SEED_LIMIT = 1 << 64

#: Fills the part of a key that a seed does not reach.
_SEED_MARK = tuple(
    int.from_bytes(b"stope seed 1".ljust(16)[i : i + 4], "little") for i in (0, 4, 8, 12)
)


class Purpose(IntEnum):
    """What a stream is for; streams of one key with different purposes are independent."""

    DEAL = 1
    POLICY = 2
    GUESS = 3


@rule
def set_key(stream: Record, key: Any) -> None:
    """Give the stream its 256-bit key."""
    for i in range(KEY_WORDS):
        stream.key[i] = key[i]


@rule
def open_stream(stream: Record, purpose: int, index: int) -> None:
    """Stand at the beginning of the stream for this purpose and number."""
    stream.nonce[0] = purpose
    stream.nonce[1] = index
    stream.nonce[2] = 0
    stream.counter = 0
    stream.at = BLOCK_WORDS


@rule
def hush(stream: Record) -> None:
    """Forget key, position and everything drawn ahead."""
    for i in range(KEY_WORDS):
        stream.key[i] = 0
    for i in range(BLOCK_WORDS):
        stream.block[i] = 0
    for i in range(3):
        stream.nonce[i] = 0
    stream.counter = 0
    stream.at = 0


@rule(hot=True)
def next_word(stream: Record) -> int:
    """Draw 32 random bits."""
    if stream.at >= BLOCK_WORDS:
        refill(stream, ROUNDS)
    word: Any = np.int64(stream.block[stream.at])
    stream.at += 1
    return word


@rule(hot=True)
def below(stream: Record, bound: int) -> int:
    """Draw a number from 0 to ``bound - 1``, each equally likely; ``bound`` is below 2**31.

    Lemire's method: the high word of ``word * bound`` is the number; the few low words that
    would favour some numbers are drawn again. The division happens once in millions of draws.
    """
    product = next_word(stream) * bound
    if (product & _LOW) < bound:
        unfair = _WORD % bound
        while (product & _LOW) < unfair:
            product = next_word(stream) * bound
    return product >> 32


@rule
def shuffle(stream: Record, cards: Any, count: int) -> None:
    """Put the first ``count`` cards in an order drawn at random, each equally likely."""
    for place in range(count - 1):
        other = place + below(stream, count - place)
        card = cards[place]
        cards[place] = cards[other]
        cards[other] = card


@rule
def write_seed_key(seed: int, index: int, key: Any) -> None:
    """Write the key of match number ``index`` of a series that grows from a seed."""
    key[0] = np.uint32(seed & _LOW)
    key[1] = np.uint32((seed >> 32) & _LOW)
    key[2] = np.uint32(index & _LOW)
    key[3] = np.uint32((index >> 32) & _LOW)
    for i in range(4):
        key[4 + i] = np.uint32(_SEED_MARK[i])
