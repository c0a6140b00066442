"""Dispatch by the type of a record."""

from typing import cast

import numpy as np
import pytest

from stope.engine import dispatch
from stope.engine.dispatch import RuleFunctions
from stope.games import GAMES

FUNCTIONS = GAMES["diamant"].functions


def test_a_game_that_lacks_a_rule_function_is_refused():
    incomplete = {name: rule for name, rule in FUNCTIONS.items() if name != "setup"}
    with pytest.raises(TypeError, match=r"lacks .*'setup'"):
        dispatch.register(np.dtype([("other", "i4")]), cast(RuleFunctions, incomplete))
