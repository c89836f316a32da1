title = Chicago Draughts
about = Draughts with two more men in hand.
also = Checkers

do-go =
    { $enters ->
        [on] Enter a man on { $go }
       *[off] { $go }
    }

option-entry = Where men in hand are entered
choice-c1-f8 = c1 and f8 (30, 3)
choice-a1-h8 = a1 and h8 (29, 4)
choice-e1-d8 = e1 and d8 (31, 2)
choice-g1-b8 = g1 and b8 (32, 1)
