title = Dames Chicago
about = Des dames avec deux pions de plus en main.
also = Chicago, Checkers

do-go =
    { $enters ->
        [on] Faire entrer un pion en { $go }
       *[off] { $go }
    }

option-entry = Où entrent les pions en main
choice-c1-f8 = c1 et f8 (30, 3)
choice-a1-h8 = a1 et h8 (29, 4)
choice-e1-d8 = e1 et d8 (31, 2)
choice-g1-b8 = g1 et b8 (32, 1)
