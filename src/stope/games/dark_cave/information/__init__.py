"""What a seat may know of the Dark Cave, and states drawn from what it knows (DC-8)."""
