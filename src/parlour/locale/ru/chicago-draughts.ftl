title = Чикагские шашки
about = Шашки, в которых ещё две ждут в запасе.
also = Чекерс, Чикаго

do-go =
    { $enters ->
        [on] Ввести шашку на { $go }
       *[off] { $go }
    }

option-entry = Куда вводят шашки из запаса
choice-c1-f8 = c1 и f8 (30, 3)
choice-a1-h8 = a1 и h8 (29, 4)
choice-e1-d8 = e1 и d8 (31, 2)
choice-g1-b8 = g1 и b8 (32, 1)
