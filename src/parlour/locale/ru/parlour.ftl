## Who and what

a-seat = Место { $number }
a-person = Игрок { $number }
a-computer = Компьютер { $number }
and = { $first } и { $last }
labelled = { $label }: { $value }
cards-count =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
ranks =
    { $rank ->
        [A] тузы
        [2] двойки
        [3] тройки
        [4] четвёрки
        [5] пятёрки
        [6] шестёрки
        [7] семёрки
        [8] восьмёрки
        [9] девятки
        [T] десятки
        [J] валеты
        [Q] дамы
       *[K] короли
    }
face =
    { $face ->
        [hat] шляпа
        [glasses] очки
        [ball] мячик
        [crystal] хрустальный шар
        [potion] зелье
       *[candle] свеча
    }
timer = { $name }: { NUMBER($ms) } мс
ranked = { $rank }. { $seat }: { $score }

## Zones that many games have

zone-hands = На руках
zone-stock = Колода
zone-score = Счёт
zone-board = Доска
zone-die = Кубик
zone-circle = Круг
zone-house = Дом

## Touches

touch-seat = { $seat }
touch-rank = { ranks }
touch-place = { $place }
do-done = Готово
do-expire = Время вышло

## On the morris board

to-move = Ходит { $seat }.
white = Белые
black = Чёрные
do-go = { $go }
moved = { $seat }: { $go }
closed = { $seat }: { $go } — мельница!
not-your-stone = Вашей фишки там нет.
place-first = Сначала ставят все фишки; пока они не ходят.
stuck = Эта фигура сейчас пойти не может; вот какие могут.
not-a-neighbour = Фишка ходит по линии на соседнюю точку.
point-taken = Точка { $point } занята.
nothing-taken = В этой игре фишки не снимают.
result-mill = Мельница построена.
result-cannot-move = Ходить нечем: все фишки заперты.
result-third-time = Ничья: та же позиция в третий раз.

## On the squares of draughts

crowned = { $seat }: { $go } — дамка!
not-your-piece = Вашей фигуры там нет.
must-capture = Бить обязательно: вот какие шашки могут бить.
take-most = Нужно бить так, чтобы снять больше всего шашек.
take-by-rank = Бейте как можно больше; затем дамка бьёт раньше простой, снимают больше дамок, и первую дамку встречают как можно раньше.
go-on = Взятие не закончено: прыгайте дальше.
ends-there = На этом ход кончается.
jump-there = Эта шашка должна бить и может прыгнуть на эти поля.
lands-behind = Дамка встаёт прямо за той шашкой, которую бьёт.
square-taken = Поле { $square } занято.
men-forwards = Простые шашки ходят только вперёд, на одно поле по диагонали.
capture-forwards = Простые шашки бьют только вперёд.
kings-are-safe = Простая шашка не может бить дамку.
kings-step = Дамка ходит на одно поле по диагонали.
kings-slide = Дамка ходит по свободной диагонали.
hand-empty = В запасе шашек больше нет.
entry-blocked = Ваше поле ввода занято.
enter-there = Шашки из запаса вводят только сюда.
zone-lost = Потеряно
zone-in-hand = В запасе
result-no-pieces = Шашек больше не осталось.
result-blocked = Ходить нечем: все шашки заперты.
result-no-progress = Ничья: 80 ходов одними дамками без взятий.
option-king = Как бьёт дамка
choice-lands-behind = встаёт прямо за побитой шашкой
choice-lands-anywhere = встаёт где угодно за побитой шашкой
choice-short = ходит и прыгает только на один шаг
option-men_capture_back = Простые бьют и назад
option-majority = Нужно бить больше всего шашек
option-draw_rules = Ничья при повторении и после 80 тихих ходов
preset-federation = федерация

## In the eights games

suit =
    { $suit ->
        [C] трефы
        [D] бубны
        [H] червы
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
to-follow = Ходит { $seat }: { suit } { suit-sign } или восьмёрка.
to-deal = Следующую раздачу сдаёт { $seat }.
named = Заказаны { suit } { suit-sign }
holding = { points }
zone-discard = Сброс
zone-held = Показано
zone-suits = Масти
touch-card = { $card }
touch-suit = { suit }
do-play = Сыграть { $card }
do-name = Сыграть { $card } и заказать { suit } { suit-sign }
do-draw = Взять карту
do-pass = Пропустить ход
do-deal = Сдать карты
dealt = Раздача { $hand }: карты сданы.
buried = Первой открыта { $cards }: восьмёрка уходит в середину колоды.
turned = Первая карта: { $card }.
played = { $seat } играет { $card }.
played-eight = { $seat } играет { $card } и заказывает { suit } { suit-sign }.
drew-one = { $seat } берёт карту.
drew = Вам досталось: { $cards }.
passed = { $seat } пропускает ход.
held = { $seat }: на руках осталось { $cards }, { points }.
hand-won = { $seat } остаётся без карт и получает { points }.
blocked-won = Ходить больше некому: меньше всего на руках держит { $seat } и получает { points }.
nobody-won = Ходить больше некому, а наименьшие остатки равны: никто не получает очков.
deal-first = Раздача окончена: нужно сдать следующую.
no-cards-left = Колода пуста: брать нечего.
draw-first = Пропустить ход можно, только когда колода пуста и ни одна карта не подходит. Возьмите карту или сыграйте.
must-play = Пропустить ход можно, только когда ни одна карта не подходит. Эти подходят.
eights-name = Масть заказывают только восьмёркой.
not-in-hand = { $card } у вас нет.
no-match = { $card } не подходит ни по масти, ни по достоинству. Подходят эти.
not-the-suit = Заказаны { suit } { suit-sign }: { $card } не подходит, нужна эта масть или другая восьмёрка.
nothing-fits = Ни одна карта не подходит: возьмите из колоды.
nothing-to-play = Ни одна карта не подходит, а колода пуста: пропустите ход.
name-a-suit = К восьмёрке нужно заказать масть.
result-hand-limit = Сыграна последняя раздача.
option-cards = Сколько карт сдают каждому
option-max_hands = Сколько раздач до конца партии
seven-for-two = По семь карт сдают только вдвоём.

## House rules that many games have

option-first = Кто начинает
choice-random = по жребию
choice-on = да
choice-off = нет
preset-book = как в книге
preset-short = короткая игра

## Told by the match itself

undone = { $seat } берёт ход назад.
resigned = { $seat } сдаётся.
agreed-draw = Все согласны на ничью.
ended = { $seat } завершает партию.
seated = Замена: за место «{ $seat }» теперь играет { $player }.

## How a match ends without its rules

result-resigned = Партия сдана.
result-agreed-draw = Ничья по соглашению.
result-ended = Закончено досрочно; места — по положению на столе.
result-last-stop = Остановлено: ходов уже очень много; места — по положению на столе.

## Why not

over = Партия окончена.
not-your-turn = Сейчас не ваш ход. Очередь: { $seats }.
wait-a-moment = Минутку: игра сейчас продолжится сама.
too-late = Поздно: на столе уже всё иначе. Вам это ничего не стоит.
stale = Стол с тех пор изменился. Посмотрите ещё раз и выберите снова.
these-may-move = Так нельзя. Вот что сейчас можно.
has-a-choice = Здесь есть выбор: решать нужно вам.
unreadable = Не понимаю ход «{ $text }».
written-so = Здесь этот ход пишут так: «{ $text }».
no-such-seat = Места { $number } за этим столом нет.
no-such-row = Хода { $number }, к которому можно вернуться, нет.
undo-needs-consent = Чтобы вернуть ход, нужно согласие всех: что-то уже открыто или другие уже сходили.
no-resigning = В этой игре нельзя сдаться.
no-draw = В этой игре нельзя договориться о ничьей.
draw-needs-consent = Для ничьей нужно согласие всех.
no-game = Игры «{ $game }» нет. Есть такие: { $games }.
no-preset = Набора правил «{ $preset }» нет. Есть такие: { $presets }.
no-option = Домашнего правила «{ $option }» нет. Есть такие: { $options }.
no-choice = «{ $value }» не подходит для { $option }. Можно выбрать: { $choices }.
no-seats = Игра { $game } не рассчитана на столько мест: { $seats }. Игроков: { $players }.
no-names = Не сходится: имён { $names }, а мест { $seats }.
no-position = { $game }: начать с записанной позиции нельзя.
first-not-there = Места, которое должно начинать, за этим столом нет.

## Records

not-utf-8 = Это не запись партии: строка { $line } — не текст UTF-8.
record-too-long = Этот файл слишком длинный для записи партии.
record-cut-off = Запись обрывается на строке { $line }.
record-format = Формат записи — { $format }; эта программа его не знает.
record-open = Запись кончается после шага { $rows } без результата: она обрезана, или партия не окончена.
bad-line = Строку { $line } не удаётся прочитать.
chain-broken = Строка { $line } изменена: строка { $next } помнит её другой.
row-out-of-order = Строка { $line } стоит не на своём месте.
secret-differs = Строка { $line } изменена: секрет не тот, что был обещан.
draw-differs = Строка { $line } изменена: жребий из «{ $stream }» не тот, что запечатан.
draws-differ = Строка { $line } изменена: её жребий не тот, которого требуют правила.
row-refused = Строка { $line } изменена: правила этого не допускают.
line-differs = Строка { $line } изменена: при повторе партии выходит другое.
other-version = Запись сделана в версии { $version } игры { $game }; в этой программе версия другая.

## At one keyboard

nothing-to-undo = У вас нет хода, который можно вернуть.
needs-screens = Для игры { $game } каждому нужен свой экран; за одной клавиатурой может играть один человек с компьютером.

## Позиции и партии как текст

fen-side = Строка { $line }, столбец { $column }: позиция начинается с W или B (чей ход), а не с «{ $text }».
fen-field = Строка { $line }, столбец { $column }: «{ $text }» не продолжает позицию. Дальше идут W и B со своими фигурами, по одному разу.
fen-missing = Строка { $line }, столбец { $column }: не указаны фигуры { $text }.
fen-number = Строка { $line }, столбец { $column }: «{ $text }» — не число, которое сюда подходит.
fen-square = Строка { $line }, столбец { $column }: «{ $text }» — не поле этой доски.
fen-taken = Строка { $line }, столбец { $column }: на { $text } стоят две фигуры.
fen-king = Строка { $line }, столбец { $column }: в этой игре нет дамок.
fen-pieces = Строка { $line }, столбец { $column }: у { $text } фигур { $count }; в этой игре у стороны вначале { $most }.
pdn-too-long = Строка { $line }, столбец { $column }: это слишком длинно для одной партии.
pdn-empty = Строка { $line }, столбец { $column }: здесь нет партии.
pdn-tag = Строка { $line }, столбец { $column }: пометка выглядит как [White "Anna"], а не как «{ $text }».
pdn-tag-twice = Строка { $line }, столбец { $column }: пометка { $text } стоит здесь во второй раз.
pdn-open = Строка { $line }, столбец { $column }: этот знак «{ $text }» нигде не закрыт.
pdn-game = Строка { $line }, столбец { $column }: «{ $text }» — не игра, которую так записывают. Есть: { $games }.
pdn-rules = Строка { $line }, столбец { $column }: домашние правила «{ $text }» не подходят к { $game }.
pdn-move = Строка { $line }, столбец { $column }: «{ $text }» — не ход.
pdn-illegal = Строка { $line }, столбец { $column }: «{ $text }» здесь сыграть нельзя.
pdn-ambiguous = Строка { $line }, столбец { $column }: «{ $text }» может быть одним из этих ходов: { $moves }.
pdn-over = Строка { $line }, столбец { $column }: партия окончилась до «{ $text }».
pdn-result = Строка { $line }, столбец { $column }: результат «{ $text }» — не результат этой партии.
pdn-more = Строка { $line }, столбец { $column }: партия кончается раньше; в файле может быть только одна.
pdn-because = { $text } { $why }
pdn-no-game = Партии { $game } так записать нельзя. Можно эти: { $games }.
