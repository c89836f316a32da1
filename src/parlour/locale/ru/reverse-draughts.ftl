title = Поддавки

result-no-pieces = Все шашки отданы: это победа.
result-blocked = Ходить нечем, и здесь это победа.
