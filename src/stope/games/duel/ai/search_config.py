"""The parameters of the search and of the bot levels of the Duel.

All numbers were chosen by hand; ``benchmarks/strength.md`` says how strong the levels are with
them.
"""

from stope.search.config import SearchConfig

SEARCH_CONFIG = SearchConfig(
    # about eight turns of each player; after these, ``evaluate`` is quicker and less noisy than a
    # longer rollout
    max_depth=16,
    exploration=0.5,
    prior_sharpness=5,
    # the levels newcomer and miner; the miner draws moves with the same sharpness as the priors
    level_sharpness=(2, 5),
    # the levels foreman, which people can beat, and master, which needs about 0.1 seconds a move
    iterations=(24, 1200),
)
