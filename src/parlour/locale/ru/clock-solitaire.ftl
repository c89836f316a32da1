title = Пасьянс «Часы»
to-turn = Открыто карт: { $count }, закрыто: { $left }.
zone-piles = Часы

do-turn = Открыть следующую карту
turned = Стопка { $pile }: { $cards }.

result-all-turned = Победа: открыты все карты.
result-fourth-king = Поражение: четвёртый король вышел слишком рано.
