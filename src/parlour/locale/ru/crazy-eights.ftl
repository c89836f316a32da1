title = Сумасшедшие восьмёрки
column-points = Очки
result-went-out = У кого-то кончились карты: партия окончена.
result-hand-blocked = Ходить больше некому; побеждает тот, у кого на руках меньше всего очков.
result-target-reached = Нужные очки набраны.

option-length = Длина партии
choice-hand = одна раздача
choice-points = до заданного числа очков
option-target = Сколько очков до конца партии
