"""The rules: no I/O, no clock, no printing, no global state, and no card's name.

Plain ints and tuples inside (`codes.py` names them), readable objects at the edge (`kanly.game`). This package
compiles with mypyc unchanged.
"""
