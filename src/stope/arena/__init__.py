"""Many matches at once: simulations, tournaments, and the fitting of weights."""
