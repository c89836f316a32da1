title = Шашки
