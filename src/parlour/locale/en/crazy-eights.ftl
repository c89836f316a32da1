title = Crazy Eights
about = Follow suit or rank; an eight names the suit.
also = Mau Mau, Swedish Rummy, Switch, Last One
column-points = Points
result-went-out = A hand is empty: the match is over.
result-hand-blocked = Nobody can play any more; the lowest hand wins.
result-target-reached = The target score has been reached.

option-length = Length of the match
choice-hand = one hand
choice-points = up to a number of points
option-target = Points that end the match
