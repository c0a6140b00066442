"""Playouts and tree search for any game, given only the functions in ``stope.engine.dispatch``."""
