"""The parameters of the search and of the bot levels, which each game can set."""

from dataclasses import dataclass

from stope.search.softmax import UNIT_SHARPNESS
from stope.search.tree import MAX_CHILDREN


@dataclass(frozen=True, slots=True)
class SearchConfig:
    """The parameters of the search and of the bot levels of one game."""

    #: Whether seats decide at the same time: if so, use regret matching instead of PUCT.
    simultaneous: bool = False
    #: Whether policies and scripts read public information only: if so, simulated seats use the
    #: determinization itself in place of a view of it, which saves time.
    policies_ignore_hidden: bool = False
    #: The exploration constant of PUCT.
    exploration: float = 1.0
    #: Softmax sharpness of the rollout policy.
    rollout_sharpness: int = UNIT_SHARPNESS
    #: Softmax sharpness of the priors of new children.
    prior_sharpness: int = UNIT_SHARPNESS
    #: An iteration plays at most this many decisions; then ``evaluate`` estimates the result of the
    #: match (None: no limit).
    max_depth: int | None = None
    #: An iteration plays at most this many episodes; then ``evaluate`` estimates the result of the
    #: match (None: no limit).
    episodes_ahead: int | None = None
    #: The tree holds at most this many information sets.
    max_nodes: int = 1 << 13
    #: At most this many children per node, for the moves with the best scores.
    max_children: int = MAX_CHILDREN
    #: Prior probability, in 256ths, that an opponent follows one of the game's scripts.
    scripted_share: int = 0
    #: Softmax sharpness of the levels without search: newcomer and miner.
    level_sharpness: tuple[int, int] = (UNIT_SHARPNESS // 3, UNIT_SHARPNESS)
    #: Iterations per decision at the levels with search: foreman and master.
    iterations: tuple[int, int] = (200, 2000)
    #: Iterations that foreman and master add for each move that is searched in a decision.
    iterations_per_move: tuple[int, int] = (0, 0)
