title = Italian Draughts

option-priorities = Rank of captures that take equally many
option-dark_corner = The dark corner square nearest to each player
choice-left = on the left
choice-right = on the right
