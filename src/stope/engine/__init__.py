"""What every game is built on: records, compiled functions, random streams, events."""
