title = French Draughts
