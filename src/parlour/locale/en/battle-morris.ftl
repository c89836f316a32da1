title = Battle (Morris)
about = Three jumping stones against seven hunters.
also = Hunt, The hunt
white = White: jumps to any free point
black = Black: steps along the lines
moves-left =
    { $count ->
        [one] Black has { $count } move left to close a mill.
       *[other] Black has { $count } moves left to close a mill.
    }
result-no-mill-in-time = Black has not closed a mill in time.

option-move_limit = Moves in which Black must close a mill
preset-expert = for experts
