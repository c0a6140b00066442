"""Keys of matches: convert their 256 bits to words or hexadecimal digits; make keys from seeds."""

import numpy as np

from stope.engine.chacha import KEY_WORDS
from stope.engine.records import Key
from stope.engine.rng import SEED_LIMIT, write_seed_key
from stope.errors.base import shown
from stope.errors.games import BadSeed


def key_hex(key: Key) -> str:
    """Return a 256-bit key as 64 hexadecimal digits."""
    return bytes(np.asarray(key, "<u4").tobytes()).hex()


def key_words(text: str) -> Key:
    """Return the 32-bit words of a key that is written as 64 hexadecimal digits."""
    return np.frombuffer(bytes.fromhex(text), "<u4").astype(np.uint32)


def series_key(seed: int, number: int) -> bytes:
    """Return the key of match ``number`` in the series that ``simulate`` plays from a seed.

    >>> import stope
    >>> by_number = stope.new("diamant", 3, key=series_key(7, 0))
    >>> by_number.position_text() == stope.new("diamant", 3, seed=7).position_text()
    True
    """
    words = np.zeros(KEY_WORDS, np.uint32)
    write_seed_key(signed_seed(seed), number, words)
    return words.astype("<u4").tobytes()


def signed_seed(seed: object) -> int:
    """Return a seed as the signed 64-bit number that compiled functions take."""
    if type(seed) is not int or not 0 <= seed < SEED_LIMIT:
        raise BadSeed(given=shown(seed), most=str(SEED_LIMIT - 1))
    return seed - SEED_LIMIT if seed >= SEED_LIMIT // 2 else seed
