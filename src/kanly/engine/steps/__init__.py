"""One file per part of the round. A step's `run` does its work or lists the legal moves; its `answer` takes one."""
