"""Run the command ``stope`` for ``python -m stope``."""

from stope.cli.entry import main

main()
