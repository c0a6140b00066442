"""``python -m stope`` is ``stope``."""

from stope_start import main

main()
