"""House Hagal and the Rivals: seats that the rules move.

What an opponent has to know of the table it asks a `Board`, so that a game and a real table can both answer.
"""
