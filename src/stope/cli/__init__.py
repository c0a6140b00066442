"""The command line ``stope``, and the client that plays in a terminal."""
