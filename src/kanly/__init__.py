"""Kanly: rules engine, bots and a terminal table for Dune: Imperium."""

__version__ = "0.1.0"
