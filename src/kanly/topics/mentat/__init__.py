"""The Mentat."""
