"""What comes in a box: one folder per set, one file per deck, each entry what one component shows.

The entries are data made of the vocabulary in `kanly.effects`. A box of a card (agent, reveal, acquire) is a
flat tuple with one entry per printed icon or sentence, in printed order, because each of them can be ordered
separately on a turn; an arrow, a choice and a condition each stay whole.
"""
