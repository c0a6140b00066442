"""Hidden information in the Dark Cave: views, and random states that agree with a view (DC-8)."""
