"""What positions of board games are worth, as integer functions beside the kernels, which search compiles.

Each module has `Weights`, `score(s, v, w)` for the side to move, `is_hot(s, v)` (too lively to be judged),
`urgency(ply)` (0 for a quiet one) and `clock(s, v)` (plies until the rules end the match)."""
