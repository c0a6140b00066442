"""Many matches at once: simulations and tournaments."""
