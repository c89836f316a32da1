title = Draughts
about = Jump the enemy men, make kings.
also = Checkers, English draughts
