"""``python -m stope`` is ``stope``."""

from stope.cli import main

main()
