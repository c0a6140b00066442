"""The bot that searches: it plays the move that a parallel search finds within a budget."""

from stope.bots.bot import Choice, acting_seat
from stope.bots.parallel_search import ParallelSearch, SearchBudget
from stope.engine.records import Key
from stope.games import GameSpec
from stope.view import View


class SearchBot:
    """A bot that searches. Without a time limit, its move depends only on its seed and the view."""

    def __init__(self, game: GameSpec, name: str, budget: SearchBudget, key: Key) -> None:
        self.name = name
        self._game = game
        self._search = ParallelSearch(game, budget, key)

    def choose(self, view: View) -> Choice:
        """Return the chosen move for the view's seat; do not search if only one move is legal."""
        with self._search.running():
            acting_seat(view)
            moves = view.moves()
            if len(moves) == 1:
                return Choice(moves[0])
            result = self._search.search(view)
        mixed = self._game.search_config.simultaneous
        best = self._search.draw(result) if mixed else result.moves[0]
        return Choice(self._game.moves.decode(best.code), result.values)

    def stop(self) -> None:
        """Make a call of ``choose`` in another thread return soon, with the best move so far."""
        self._search.stop()
