"""The base of all games: records, compiled functions, random streams, event buffers, weights."""
