title = Italian Draughts
about = Draughts with captures by rank.
also = Checkers

option-priorities = Order of preference between equal captures
option-dark_corner = The dark corner square nearest to each player
choice-left = on the left
choice-right = on the right
