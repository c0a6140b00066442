"""The command line: ``stope``."""
