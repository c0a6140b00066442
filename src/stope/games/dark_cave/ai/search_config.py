"""The parameters of the search and of the bot levels of the Dark Cave.

All values were chosen by hand; ``benchmarks/strength.md`` has the strength of the levels.
"""

from stope.search.config import SearchConfig

SEARCH_CONFIG = SearchConfig(
    # a search of this depth covers a few turns of each player: a turn has several decisions,
    # because each step is a decision
    max_depth=30,
    exploration=0.5,
    prior_sharpness=4,
    level_sharpness=(4, 16),
    # positions with many legal moves get more iterations than positions with few
    iterations=(20, 100),
    iterations_per_move=(2, 60),
)
