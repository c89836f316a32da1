title = У кого шестёрка?
to-open = Бросает { $seat }. Начинает первая шляпа.
to-open-you = Ваш ход: бросайте. Начинает первая шляпа.
to-roll = Бросает { $seat }.
to-roll-you = Ваш ход: бросайте.
to-go = Ходит { $seat }: { face }.
to-go-you = Ваш ход: двиньте фишку. Выпало: { face }.
to-pass = { $seat } пропускает ход: { face }, и ни одна фишка не может пойти.
to-pass-you = Вы пропускаете ход: { face }, и ни одна фишка не может пойти.
zone-circle = Круг
zone-house = Дом
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
sent-back = { $seat } отправляет обратно в круг фишку игрока { $other }.
home = { $seat }: все фишки дома!
result-all-home = Все четыре фишки в доме.
result-roll-limit = Последний бросок сделан; считается, где стоят фишки.

is-home = Эта фишка уже в доме.
own-pawn-there = На поле { $place } стоит ваша же фишка. Возьмите другую.
needs-hat-or-glasses = Вывести фишку из круга могут только шляпа и очки.
none-ahead = До дома у этой фишки больше нет такого поля ({ face }). В дом ведут только очки.

option-track = Сколько полей на дорожке
option-roll_again = После мячика бросать ещё раз
option-play_out = Играть, пока в пути не останется кто-то один
option-max_rolls = Сколько бросков, не больше
