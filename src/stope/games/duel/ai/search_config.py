"""The parameters of the search and of the bot levels of the Duel.

All numbers were chosen by hand; ``benchmarks/strength.md`` says how strong the levels are with
them.
"""

from stope.search.config import SearchConfig

SEARCH_CONFIG = SearchConfig(
    # an iteration plays about eight turns of each player; then ``evaluate`` gives a quicker and
    # less noisy estimate than a longer rollout
    max_depth=16,
    exploration=0.5,
    prior_sharpness=5,
    # the sharpness of the levels newcomer and miner; the second number equals ``prior_sharpness``
    level_sharpness=(2, 5),
    # the iterations of the levels foreman and master: people can beat the foreman, and the master
    # needs about 0.1 seconds a move
    iterations=(24, 1200),
)
