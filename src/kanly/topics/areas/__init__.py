"""Areas: places of their own for troops, which are sent there and spent from there."""
