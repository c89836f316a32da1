title = Мельница
to-place = { $seat } ставит фишку, в запасе { $count }.
to-move = Ходит: { $seat }.
zone-in-hand = В запасе
zone-lost = Потеряно

do-go = { $go }
placed = { $seat }: { $go }
moved = { $seat }: { $go }
took = { $seat }: { $go } — мельница!

not-your-stone = Это не твоя фишка.
not-a-neighbour = Фишка ходит по линии на соседнюю точку.
point-taken = Точка { $point } занята.
no-mill = Мельницы тут не выходит, снимать нечего.
all-in-mills = Все фишки соперника стоят в мельницах, снимать нечего.
take-one = Выходит мельница: сними и фишку соперника.
take-two = Выходят две мельницы: сними две фишки соперника.
in-a-mill = Снять можно только фишку, которая не стоит в мельнице.
not-an-enemy = Снять можно только фишку соперника.

result-two-stones = Осталось только две фишки.
result-cannot-move = Ходить нечем: все фишки заперты.
result-no-stone-taken = Ничья: за 100 ходов не снято ни одной фишки.
result-third-time = Ничья: та же позиция в третий раз.

option-take_from_mills = Снимать фишки из мельниц
choice-never = никогда
choice-if-all = если все стоят в мельницах
option-double_mill = Сколько фишек снимать за две мельницы сразу
option-flying = Прыжки, когда осталось три фишки
option-draw_rules = Ничья при повторении и после 100 тихих ходов
preset-tournament = турнир
