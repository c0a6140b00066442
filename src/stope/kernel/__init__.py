"""What every game stands on: records, native code, chance, moves, events, playouts."""
