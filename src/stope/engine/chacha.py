"""ChaCha: the stream cipher that produces all random numbers.

A block has 16 words of 32 bits, laid out as in RFC 8439: four constant words, eight key words, one
counter word and three nonce words. Matches use eight rounds. The number of rounds is a parameter,
because the tests also use published test vectors for other numbers of rounds.
"""

import numpy as np

from stope.engine.jit import compiled
from stope.engine.records import RngStream, record

KEY_WORDS = 8
BLOCK_WORDS = 16
ROUNDS = 8

#: The record type of a random stream: its key, the current block of random words, the nonce and the
#: counter of the next block, and the index of the next unused word in the current block.
STREAM = record(
    key=("u4", KEY_WORDS),
    block=("u4", BLOCK_WORDS),
    nonce=("u4", 3),
    counter="u4",
    at="i4",
)

# "expand 32-byte k", the constants of the cipher
_C0, _C1, _C2, _C3 = (np.uint32(word) for word in (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574))


@compiled(inline=True)
def _turn(x, i, bits):  # type: ignore[no-untyped-def]
    """Rotate word ``i`` of ``x`` to the left by ``bits`` bits."""
    word = x[i]
    x[i] = (word << np.uint32(bits)) | (word >> np.uint32(32 - bits))


@compiled(inline=True)
def _quarter(x, a, b, c, d):  # type: ignore[no-untyped-def]
    """Apply one quarter round of ChaCha to four words of ``x``, given by their indices."""
    x[a] += x[b]
    x[d] ^= x[a]
    _turn(x, d, 16)
    x[c] += x[d]
    x[b] ^= x[c]
    _turn(x, b, 12)
    x[a] += x[b]
    x[d] ^= x[a]
    _turn(x, d, 8)
    x[c] += x[d]
    x[b] ^= x[c]
    _turn(x, b, 7)


@compiled(wraps=True)
def refill(stream: RngStream, rounds: int) -> None:
    """Compute the next block of the stream; the next word to read is the first word of this block.

    The quarter rounds are written as loops over columns and diagonals, because the compiler turns
    these loops into vector instructions. This makes the function a third faster.
    """
    x = stream.block
    x[0] = _C0
    x[1] = _C1
    x[2] = _C2
    x[3] = _C3
    for i in range(KEY_WORDS):
        x[4 + i] = stream.key[i]
    x[12] = stream.counter
    for i in range(3):
        x[13 + i] = stream.nonce[i]
    for _ in range(rounds // 2):
        for i in range(4):
            _quarter(x, i, 4 + i, 8 + i, 12 + i)
        for i in range(4):
            _quarter(x, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    x[0] += _C0
    x[1] += _C1
    x[2] += _C2
    x[3] += _C3
    for i in range(KEY_WORDS):
        x[4 + i] += stream.key[i]
    x[12] += stream.counter
    for i in range(3):
        x[13 + i] += stream.nonce[i]
    stream.counter += np.uint32(1)
    stream.at = 0
