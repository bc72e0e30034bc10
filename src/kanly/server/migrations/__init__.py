"""How a database of an earlier layout becomes one of today's: one file in `versions/` for each step."""
