title = Chicago-Dame
about = Dame mit zwei weiteren Steinen in der Hand.
also = Damespiel, Checkers

do-go =
    { $enters ->
        [on] Einen Stein auf { $go } einsetzen
       *[off] { $go }
    }

option-entry = Wo Steine aus der Hand eingesetzt werden
choice-c1-f8 = c1 und f8 (30, 3)
choice-a1-h8 = a1 und h8 (29, 4)
choice-e1-d8 = e1 und d8 (31, 2)
choice-g1-b8 = g1 und b8 (32, 1)
