"""The graphics card plays the same matches as the processor, byte for byte."""

import numpy as np
import pytest

import stope
from stope.games import GAMES


def card_or_reason() -> str | None:
    try:
        stope.simulate("diamant", games=1, device="cuda")
    except stope.NoGpu as missing:
        return str(missing)
    return None


MISSING = card_or_reason()
needs_card = pytest.mark.skipif(MISSING is not None, reason=str(MISSING))


@needs_card
@pytest.mark.parametrize("bots", ["random", "careful"])
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_final_states_are_equal_to_the_last_byte(game, bots):
    for seats in game.seats:
        how = {"seats": seats, "games": 5_000, "bots": bots, "seed": seats, "keep_states": True}
        on_card = stope.simulate(game.name, device="cuda", **how)
        on_processor = stope.simulate(game.name, device="cpu", **how)
        assert on_card.states.tobytes() == on_processor.states.tobytes()
        assert np.array_equal(on_card.scores, on_processor.scores)
        assert np.array_equal(on_card.winner_masks, on_processor.winner_masks)


@needs_card
def test_several_pieces_on_the_card_make_one_series(monkeypatch):
    from stope.search import batch_cuda

    whole = stope.simulate("diamant", games=1_000, device="cuda", keep_states=True)
    monkeypatch.setattr(batch_cuda, "CHUNK", 300)
    cut = stope.simulate("diamant", games=1_000, device="cuda", keep_states=True)
    assert cut.states.tobytes() == whole.states.tobytes()
    assert np.array_equal(cut.scores, whole.scores)


@pytest.mark.skipif(MISSING is None, reason="there is a graphics card here")
def test_without_a_card_it_says_so_in_one_sentence():
    with pytest.raises(stope.NoGpu) as missing:
        stope.simulate("diamant", games=1, device="cuda")
    sentence = str(missing.value)
    assert "\n" not in sentence
    assert sentence.startswith("No graphics card")
