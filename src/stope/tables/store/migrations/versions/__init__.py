"""The steps, each in a file of its own, none ever changed after it has gone out."""
