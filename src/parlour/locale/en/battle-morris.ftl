title = Battle (Morris)
white = White: jumps to any free point
black = Black: steps along the lines
moves-left =
    { $count ->
        [one] Black has { $count } move left to close a mill.
       *[other] Black has { $count } moves left to close a mill.
    }
result-no-mill-in-time = Black has closed no mill in time.

option-move_limit = Moves in which Black must close a mill
preset-expert = for experts
