"""``SearchConfig``: the parameters of the search and of the bot levels, which each game sets."""

from dataclasses import dataclass

from stope.search.softmax import UNIT_SHARPNESS
from stope.search.tree import MAX_CHILDREN


@dataclass(frozen=True, slots=True)
class SearchConfig:
    """The parameters of the search and of the bot levels of one game."""

    #: Whether seats decide at the same time. If so, the search selects moves by regret matching
    #: instead of PUCT.
    simultaneous: bool = False
    #: Whether policies and scripts read public information only. If so, the search saves time:
    #: policies and scripts get the determinization (the sampled state) instead of a view of it.
    policies_ignore_hidden: bool = False
    #: The exploration constant of PUCT.
    exploration: float = 1.0
    #: Softmax sharpness (inverse temperature) of the rollout policy.
    rollout_sharpness: int = UNIT_SHARPNESS
    #: Softmax sharpness of the priors of new children.
    prior_sharpness: int = UNIT_SHARPNESS
    #: An iteration plays at most this many decisions (None: no limit). Then ``evaluate`` estimates
    #: the result of the match.
    max_depth: int | None = None
    #: An iteration plays at most this many episodes (None: no limit). Then ``evaluate`` estimates
    #: the result of the match.
    episodes_ahead: int | None = None
    #: The tree holds at most this many information sets.
    max_nodes: int = 1 << 13
    #: A node has at most this many children, for the moves with the best scores.
    max_children: int = MAX_CHILDREN
    #: Prior probability, in 256ths, that an opponent follows one of the game's scripts.
    scripted_share: int = 0
    #: Softmax sharpness of the two levels without search: first newcomer, then miner.
    level_sharpness: tuple[int, int] = (UNIT_SHARPNESS // 3, UNIT_SHARPNESS)
    #: Iterations per decision at the two levels with search: first foreman, then master.
    iterations: tuple[int, int] = (200, 2000)
    #: Additional iterations for each searched move of a decision: first foreman, then master.
    iterations_per_move: tuple[int, int] = (0, 0)
