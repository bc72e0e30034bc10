"""The steps, each named after the layout that it makes."""
