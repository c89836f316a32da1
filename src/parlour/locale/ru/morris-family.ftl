white = Белые
black = Чёрные
next-take = Мельница! Снимите одну из отмеченных фишек.
closed = { $seat }: { $go } — мельница!
not-your-stone = Вашей фишки там нет.
place-first = Сначала ставят все фишки; пока они не ходят.
not-a-neighbour = Фишка ходит по линии на соседнюю точку.
point-taken = Точка { $point } занята.
nothing-taken = В этой игре фишки не снимают.
result-mill = Мельница построена.
result-cannot-move = Одной стороне нечем ходить: все её фишки заперты.
hint-mill-wins = Закрывает мельницу.
hint-mill-takes =
    { $count ->
        [0] Закрывает мельницу.
        [1] Закрывает мельницу и снимает фишку.
       *[other] Закрывает две мельницы и снимает фишек: { $count }.
    }
hint-stops-mill = Мешает построить мельницу: { $point }.
hint-stops-and-prepares = Мешает построить мельницу ({ $point }) и грозит своей ({ $next }).
hint-prepares-mill = Грозит мельницей: { $point }.
hint-two-mills = Грозит сразу двумя мельницами.
