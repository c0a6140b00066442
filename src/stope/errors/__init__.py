"""All refusals, one module for each layer that refuses."""
