title = У кого шестёрка?
about = По четыре фишки: круг по дорожке и домой.
also = Лудо, Не сердись, Не злись
to-open = Бросает { $seat }. Начинает тот, у кого раньше всех выпадет шляпа.
to-open-you = Ваш ход: бросайте. Начинает тот, у кого раньше всех выпадет шляпа.
to-roll = Бросает { $seat }.
to-roll-you = Ваш ход: бросайте.
to-go = Ходит { $seat }: { face }.
to-go-you = Ваш ход: передвиньте фишку. Выпало: { face }.
to-pass = { $seat } пропускает ход: { face }, и ни одна фишка не может пойти.
to-pass-you = Вы пропускаете ход: { face }, и ни одна фишка не может пойти.
zone-circle = Круг
zone-house = Дом
touch-place =
    { $place ->
        [c0] { zone-circle }
        [c1] { zone-circle }
        [c2] { zone-circle }
        [c3] { zone-circle }
        [h0] { zone-house }
        [h1] { zone-house }
        [h2] { zone-house }
        [h3] { zone-house }
       *[other] { $place }
    }
do-roll = Бросить кубик
do-place = Поставить фишку на старт
do-go =
    { $target ->
        [house] Фишка с поля { $place } в дом
       *[other] Фишка с поля { $place } на { $target }
    }
do-pass = Пропустить ход
rolled = { $seat } бросает: { face }.
placed = { $seat } ставит фишку на старт.
went =
    { $target ->
        [house] { $seat } заводит фишку с поля { $place } в дом.
       *[other] { $seat } ведёт фишку с поля { $place } на { $target }.
    }
passed = { $seat } пропускает ход: ни одна фишка не может пойти.
sent-back = { $seat } отправляет фишку обратно в круг ({ $other }).
home = { $seat }: все фишки дома!
result-all-home = У кого-то все четыре фишки в доме.
result-roll-limit = Последний бросок сделан; считается, где стоят фишки.

is-home = Эта фишка уже в доме.
own-pawn-there = На поле { $place } стоит ваша же фишка. Возьмите другую.
needs-hat-or-glasses = Вывести фишку из круга могут только шляпа и очки.
none-ahead = До дома у этой фишки больше нет такого поля ({ face }). В дом ведут только очки.

hint-into-house = Фишка входит в дом, откуда её никто не отправит обратно.
hint-sends-back = Отправляет чужую фишку обратно в круг ({ $other }).
hint-new-pawn = Когда на дорожке больше фишек, пригодится больше бросков.
hint-out-of-reach = Там её никто не отправит обратно следующим броском.
hint-less-danger = Там для неё меньше опасности, чем сейчас.
hint-last-glasses = Оттуда очки ведут прямо в дом.

option-track = Сколько полей на дорожке
option-roll_again = После мячика бросать ещё раз
option-play_out = Играть, пока в пути не останется кто-то один
option-max_rolls = Наибольшее число бросков
