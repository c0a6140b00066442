"""Playouts and tree search for any game that implements ``stope.engine.dispatch``."""
