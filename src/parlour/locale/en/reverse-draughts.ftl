title = Reverse Draughts

result-no-pieces = Rid of all pieces, and so the winner.
result-blocked = No piece can move, which wins here.
