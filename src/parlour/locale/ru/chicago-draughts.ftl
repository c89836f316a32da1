title = Чикагские шашки

option-entry = Куда вводят шашки из запаса
choice-c1-f8 = c1 и f8 (30, 3)
choice-a1-h8 = a1 и h8 (29, 4)
choice-e1-d8 = e1 и d8 (31, 2)
choice-g1-b8 = g1 и b8 (32, 1)
