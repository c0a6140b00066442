"""The parameters of the search and of the bot levels of Diamant.

All numbers were chosen by hand; ``benchmarks/strength.md`` says how strong the levels are with
them.
"""

from stope.games.diamant.moves import MAX_MOVES
from stope.search.config import SearchConfig

SEARCH_CONFIG = SearchConfig(
    # DI-9: all players decide at once
    simultaneous=True,
    # scripts and policy read only public fields
    policies_ignore_hidden=True,
    # an iteration ends after the current cave; ``evaluate`` estimates the result of the match
    episodes_ahead=1,
    # the prior probability that an opponent follows a rule of thumb is 64 / 256, one in four
    scripted_share=64,
    # few nodes are enough, because a cave has few decisions
    max_nodes=1 << 10,
    # a node has room for all moves
    max_children=MAX_MOVES,
    level_sharpness=(3, 8),
    iterations=(200, 5000),
)
