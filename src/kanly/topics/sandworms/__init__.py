"""Sandworms: Maker Hooks, units that are no troops, and the Shield Wall that keeps them out."""
