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
    # ``evaluate`` estimates the caves after the current one
    episodes_ahead=1,
    # one opponent in four follows a published rule of thumb
    scripted_share=64,
    # few, because a cave has few decisions
    max_nodes=1 << 10,
    # a node has room for all moves
    max_children=MAX_MOVES,
    level_sharpness=(3, 8),
    iterations=(200, 5000),
)
