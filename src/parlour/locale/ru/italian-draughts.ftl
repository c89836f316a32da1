title = Итальянские шашки

option-priorities = Старшинство взятий равной длины
option-dark_corner = Тёмное угловое поле перед каждым игроком
choice-left = слева
choice-right = справа
