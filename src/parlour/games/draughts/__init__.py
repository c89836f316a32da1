"""The draughts family: the squares of an 8×8 board."""
