"""The command-line program ``stope``, and its client for playing in a terminal."""
