title = Сумасшедшие восьмёрки
column-points = Очки
result-went-out = Карт на одной руке не осталось: партия окончена.
result-hand-blocked = Ходить больше некому; побеждает наименьший остаток.
result-target-reached = Нужные очки набраны.

option-length = Длина партии
choice-hand = одна раздача
choice-points = до заданного числа очков
option-target = Сколько очков заканчивают партию
