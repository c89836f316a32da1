title = Crazy Eights
column-points = Points
result-went-out = A hand is empty: the match is over.
result-hand-blocked = Nobody can play any more; the lowest hand wins.
result-target-reached = The points are reached.

option-length = Length of the match
choice-hand = one hand
choice-points = up to a number of points
option-target = Points that end the match
