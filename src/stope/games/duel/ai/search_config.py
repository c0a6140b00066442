"""The parameters of the search and of the bot levels of the Duel.

All were chosen by hand; ``benchmarks/strength.md`` says how strong the levels are with them.
"""

from stope.search.config import SearchConfig

SEARCH_CONFIG = SearchConfig(
    # about eight turns of each player; then ``evaluate`` is quicker than playing on, and less noisy
    max_depth=16,
    exploration=0.5,
    prior_sharpness=5,
    # of newcomer and miner; the miner draws moves with the same sharpness as the priors
    level_sharpness=(2, 5),
    # of foreman and master: the foreman can be beaten, the master needs about 0.1 seconds a move
    iterations=(24, 1200),
)
