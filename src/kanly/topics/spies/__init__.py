"""Spies on observation posts, what they watch, and how they come back."""
