"""Moves, states, positions, records and scenarios as text that a person can read and write."""
