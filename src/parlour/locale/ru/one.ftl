title = One
to-roll = Бросает { $seat }, бросок { $count }.
to-roll-you = Ваш ход: бросайте, пока не выпадет мяч. Бросок { $count }.
do-roll = Бросить кубик
rolled = { $seat } бросает: { face } (бросок { $count }).
missed = { $seat }: десять бросков, и ни одного мячика.
roll-off = Поровну! Перебрасывают: { $seats }.
round-won = Победа в раунде: { $seats }.
column-rolls = Броски
column-total = Всего
column-wins = Победы
result-fewest-rolls = Все раунды сыграны.

option-ties = При равенстве
choice-roll-off = переброс
choice-shared = общая победа
option-rounds = Раунды
