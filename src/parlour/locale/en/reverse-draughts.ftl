title = Reverse Draughts
about = Draughts, and whoever loses all pieces wins.
also = Giveaway, Losing draughts, Suicide checkers

result-no-pieces = All pieces gone: that wins.
result-blocked = No piece can move, and here that wins.
