"""Many matches at once: simulations, and later tournaments."""
