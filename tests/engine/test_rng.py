"""Draws: fair, reproducible, independent between streams."""

import itertools
from collections import Counter

import numpy as np
import pytest

from stope.engine.chacha import STREAM
from stope.engine.records import blank
from stope.engine.rng import (
    StreamId,
    clear_stream,
    next_word,
    open_stream,
    randbelow,
    set_key,
    shuffle,
    write_seed_key,
)


def stream(seed=1, stream_id=StreamId.DEAL, index=0):
    opened = blank(STREAM)[0]
    key = np.zeros(8, np.uint32)
    write_seed_key(seed, 0, key)
    set_key(opened, key)
    open_stream(opened, int(stream_id), index)
    return opened


def test_same_key_same_words_and_other_streams_differ():
    words = [
        tuple(next_word(opened) for _ in range(40))
        for opened in (
            stream(),
            stream(),
            stream(seed=2),
            stream(index=1),
            stream(stream_id=StreamId.POLICY),
        )
    ]
    assert words[0] == words[1]
    assert len(set(words[1:])) == 4


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 30, 1000])
@pytest.mark.compiled
def test_below_stays_in_range_and_is_even(bound):
    opened = stream(seed=bound)
    draws = 20_000
    counts = Counter(randbelow(opened, bound) for _ in range(draws))
    assert set(counts) <= set(range(bound))
    expected = draws / bound
    chi_squared = sum((counts[n] - expected) ** 2 / expected for n in range(bound))
    # six standard deviations above the mean of the distribution: never by chance
    assert chi_squared < bound - 1 + 6 * (2 * bound) ** 0.5 + 1e-9


def test_words_that_would_favour_some_numbers_are_drawn_again():
    # With this bound a quarter of all words has to be rejected: low half < 2**32 % bound.
    bound = 3 << 29
    opened, words = stream(seed=5), stream(seed=5)
    for _ in range(200):
        word = next_word(words)
        while (word * bound) % (1 << 32) < (1 << 32) % bound:
            word = next_word(words)
        assert randbelow(opened, bound) == word * bound >> 32


@pytest.mark.compiled
def test_shuffles_reach_every_order_equally_often():
    opened = stream(seed=9)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = np.arange(4, dtype=np.int8)
        shuffle(opened, cards, 4)
        counts[tuple(cards.tolist())] += 1
    assert set(counts) == set(itertools.permutations(range(4)))
    assert all(850 < count < 1150 for count in counts.values())


def test_clearing_leaves_nothing_of_a_stream():
    opened = stream()
    next_word(opened)
    clear_stream(opened)
    assert not any(opened.tobytes())


def test_keys_of_a_series_differ_in_seed_and_number():
    keys = set()
    for seed, index in itertools.product((0, 1, -1, 1 << 40), (0, 1, 1 << 33)):
        key = np.zeros(8, np.uint32)
        write_seed_key(seed, index, key)
        keys.add(key.tobytes())
    assert len(keys) == 12
