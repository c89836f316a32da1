title = Draughts
