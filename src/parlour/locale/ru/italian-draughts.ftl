title = Итальянские шашки
about = Шашки, где важно, кто кого вправе бить.
also = Чекерс

option-priorities = Старшинство взятий равной длины
option-dark_corner = Тёмное угловое поле перед каждым игроком
choice-left = слева
choice-right = справа
