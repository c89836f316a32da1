suit =
    { $suit ->
        [C] трефы
        [D] бубны
        [H] черви
       *[S] пики
    }
suit-sign =
    { $suit ->
        [C] ♣
        [D] ♦
        [H] ♥
       *[S] ♠
    }
points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
to-play = Ходит { $seat }.
to-play-you = Ваш ход: положите карту.
to-follow = Ходит { $seat }: { suit } { suit-sign } или восьмёрка.
to-follow-you = Ваш ход: { suit } { suit-sign } или восьмёрка.
to-deal = Следующую раздачу сдаёт { $seat }.
to-deal-you = Следующую раздачу сдаёте вы.
next-suit = Теперь назовите масть.
named = Заказаны { suit } { suit-sign }
holding = { points }
zone-discard = Сброс
zone-held = Показано
zone-suits = Масти
touch-card = { $card }
touch-suit = { suit }
do-play = Положить { $card }
do-name = Положить { $card } и заказать { suit } { suit-sign }
do-draw = Взять карту
do-pass = Пропустить ход
do-deal = Сдать карты
dealt = Раздача { $hand }: карты сданы.
buried = Первой открыта { $cards }: восьмёрка уходит в середину колоды.
turned = Первая карта: { $card }.
played = { $seat } кладёт { $card }.
played-eight = { $seat } кладёт { $card } и заказывает { suit } { suit-sign }.
drew-one = { $seat } берёт карту.
drew = Вам досталось: { $cards }.
passed = { $seat } пропускает ход.
held = { $seat }: на руках осталось { $cards }, { points }.
hand-won = { $seat } остаётся без карт и получает { points }.
blocked-won = Ходить больше некому: { $seat } держит меньше всех и получает { points }.
nobody-won = Ходить больше некому, а меньше всего очков сразу у нескольких: никто не получает очков.
deal-first = Раздача окончена: нужно сдать следующую.
no-cards-left = Колода пуста: брать нечего.
draw-first = Пропустить ход можно, только когда колода пуста и ни одна карта не подходит. Возьмите карту или положите подходящую.
must-play = Пропустить ход можно, только когда ни одна карта не подходит. Эти подходят.
eights-name = Масть заказывают только восьмёркой.
not-in-hand = { $card } у вас нет.
no-match = { $card } не подходит ни по масти, ни по достоинству. Подходят эти.
not-the-suit = Заказаны { suit } { suit-sign }: { $card } не подходит, нужна эта масть или другая восьмёрка.
nothing-fits = Ни одна карта не подходит: возьмите из колоды.
nothing-to-play = Ни одна карта не подходит, а колода пуста: пропустите ход.
name-a-suit = К восьмёрке нужно заказать масть.
hint-goes-out = Это ваша последняя карта.
hint-lacks-suit = { $seat }: похоже, этой масти нет ({ suit } { suit-sign }).
hint-names-most = Больше всего у вас этой масти: { suit } { suit-sign }.
hint-keeps-eight = Восьмёрка остаётся на случай, когда ничего другого не подойдёт.
hint-follows = У вас есть ещё карты, которые сюда подойдут.
hint-saves-eight = Для восьмёрки рано: может подойти и взятая карта.
result-hand-limit = Сыграна последняя раздача.
option-cards = Сколько карт сдают каждому
option-max_hands = Сколько раздач до конца партии
seven-for-two = По семь карт сдают только вдвоём.
