"""Contracts: offered, taken, completed."""
