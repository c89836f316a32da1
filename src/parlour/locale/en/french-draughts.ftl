title = French Draughts
about = Draughts with men that capture backwards too.
also = Checkers
