"""The parameters of the search and of the bot levels of the Duel.

All were chosen by hand; ``benchmarks/strength.md`` says how strong the levels are with them.
"""

from stope.search.config import SearchConfig

SEARCH_CONFIG = SearchConfig(
    # about eight turns of each player; then ``evaluate`` is quicker than playing on, and less noisy
    max_depth=16,
    exploration=0.5,
    prior_sharpness=5,
    # the miner moves by the same sharpness as the priors
    level_sharpness=(2, 5),
    # a foreman that can be beaten, and a master that needs about a tenth of a second
    iterations=(24, 1200),
)
