white = White
black = Black
next-take = A mill! Take one of the marked stones.
closed = { $seat }: { $go }, a mill!
not-your-stone = None of your stones is there.
place-first = Place all your stones first; they cannot move yet.
not-a-neighbour = A stone moves along a line to the next point.
point-taken = { $point } is not free.
nothing-taken = Stones are never taken in this game.
result-mill = A mill has been closed.
result-cannot-move = No stone can move.
hint-mill-wins = It closes a mill.
hint-mill-takes =
    { $count ->
        [0] It closes a mill.
        [one] It closes a mill and takes a stone.
       *[other] It closes two mills and takes { $count } stones.
    }
hint-stops-mill = It stops a mill on { $point }.
hint-stops-and-prepares = It stops a mill on { $point } and threatens one on { $next }.
hint-prepares-mill = It threatens a mill on { $point }.
hint-two-mills = It threatens two mills at once.
