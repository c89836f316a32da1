title = Dama Chicago
about = Dama con due pedine in più in mano.
also = Chicago-dama, Checkers
do-go =
    { $enters ->
        [on] Fai entrare una pedina in { $go }
       *[off] { $go }
    }

option-entry = Dove entrano le pedine in mano
choice-c1-f8 = c1 e f8 (30, 3)
choice-a1-h8 = a1 e h8 (29, 4)
choice-e1-d8 = e1 e d8 (31, 2)
choice-g1-b8 = g1 e b8 (32, 1)
