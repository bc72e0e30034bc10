"""Tracks of places on which every seat has a token, such as shipping, research or the Tleilaxu's."""
