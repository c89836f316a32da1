## Who and what

a-seat = Место { $number }
a-person = Игрок { $number }
a-computer = Компьютер { $number }
and = { $first } и { $last }
or = { $first } или { $last }
nor = { $first } и { $last }
beside = { $first }; { $last }
labelled = { $label }: { $value }
cards-count =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
pieces-on =
    { $seat }, { $piece ->
        [stone] фишки
        [man] шашки
        [king] дамки
        [wolf] волк
        [sheep] овцы
        [pawn] фишки
       *[other] фишки
    }: { $places }
last-move = Последний ход: { $places }
card-face-down = рубашкой вверх
card-none = пусто
face =
    { $face ->
        [hat] шляпа
        [glasses] очки
        [ball] мячик
        [crystal] хрустальный шар
        [potion] зелье
       *[candle] свеча
    }
timer = { $name }: { NUMBER($seconds) } с
ranked = { $rank }. { $seat }: { $score }

## Zones that many games have

zone-hands = На руках
zone-stock = Колода
zone-score = Счёт
zone-board = Доска
zone-die = Кубик

## Touches

touch-seat = { $seat }
touch-place = { $place }
do-done = Готово
do-wait = Подождать
do-expire = Время вышло

## House rules that many games have

option-first = Кто начинает
choice-random = по жребию
choice-on = да
choice-off = нет
preset-book = по правилам из коробки
preset-short = короткая игра

## Told by the match itself

undone = { $seat } берёт ход назад.
resigned = { $seat } сдаётся.
out-of-time = { $seat }: время вышло.
agreed-draw = Все согласны на ничью.
ended = { $seat } завершает партию.
broken-off = { $seat } завершает партию; никто не выигрывает.
seated = Место «{ $seat }»: теперь играет { $player }.
hinted = { $seat } просит подсказку.

## How a match ends without its rules

result-resigned = Партия сдана.
result-out-of-time = Время вышло.
result-agreed-draw = По соглашению.
result-ended = Закончено досрочно; места — по положению на столе.
result-broken-off = Ведущий закончил партию; никто не выиграл.
result-last-stop = Остановлено: ходов уже очень много; места — по положению на столе.

## Why not

over = Партия окончена.
not-your-turn = Сейчас не ваш ход. На очереди: { $seats }.
wait-a-moment = Минутку: игра сейчас продолжится сама.
too-late = Поздно: на столе уже всё иначе. Штрафа не будет.
stale = На столе с тех пор всё изменилось. Посмотрите ещё раз и выберите снова.
roll-first = Сначала бросьте кубик.
not-your-piece = Там нет ничего вашего.
these-may-move = Так нельзя. Вот что сейчас можно.
has-a-choice = Здесь есть выбор: решать нужно вам.
no-hints = В этой игре подсказывать нечего: выбора ни у кого нет.
no-hints-reflex = Где важна быстрота, подсказок нет.
unreadable = Не понимаю ход «{ $text }».
written-so = Здесь этот ход пишут так: «{ $text }».
no-such-seat = Места { $number } за этим столом нет.
no-such-row = Хода { $number }, к которому можно вернуться, нет.
undo-needs-consent = Чтобы взять ход назад, нужно согласие всех: что-то уже открыто или другие уже сходили.
no-resigning = В этой игре нельзя сдаться.
no-draw = В этой игре нельзя договориться о ничьей.
draw-needs-consent = Для ничьей нужно согласие всех.
no-game = Игры «{ $game }» нет. Есть такие: { $games }.
no-preset = Набора правил «{ $preset }» нет. Есть такие: { $presets }.
no-option = Домашнего правила «{ $option }» нет. Есть такие: { $options }.
no-choice = «{ $value }» не подходит для { $option }. Можно выбрать: { $choices }.
no-seats = Игра { $game } не рассчитана на столько мест: { $seats }. Нужно игроков: { $players }.
no-names = Не сходится: имён { $names }, а мест { $seats }.
no-position = { $game }: начать с записанной позиции нельзя.
first-not-there = Места, которое должно начинать, за этим столом нет.

## Records

not-utf-8 = Это не запись партии: строка { $line } — не текст UTF-8.
record-too-long = Этот файл слишком длинный для записи партии.
record-cut-off = Запись обрывается на строке { $line }.
record-format = Формат записи — { $format }; эта программа его не знает.
record-open = Запись кончается после шага { $rows } без результата: она обрезана, или партия не окончена.
record-of-running = Здесь только то, что было видно с одного места, и партия тогда ещё шла. Сохраните запись ещё раз, когда партия закончится.
bad-line = Строку { $line } не удаётся прочитать.
chain-broken = Строка { $line } изменена: строка { $next } помнит её другой.
row-out-of-order = Строка { $line } стоит не на своём месте.
secret-differs = Строка { $line } изменена: секрет не тот, что был обещан.
seed-differs = Строка { $line } изменена: случайное число игрока не то, что было обещано.
draw-differs = Строка { $line } изменена: жребий из «{ $stream }» не тот, что запечатан.
draws-differ = Строка { $line } изменена: её жребий не тот, которого требуют правила.
row-refused = Строка { $line } изменена: правила этого не допускают.
line-differs = Строка { $line } изменена: при повторе партии выходит другое.
other-commitment = Это другая раздача: обещание в записи не то, что сохранено.
other-head = Это не та партия, которую сыграли, или не вся она: её отпечаток не тот, что сохранён.
other-version = Запись сделана в версии { $version } игры { $game }; в этой программе версия другая.

## At one keyboard

nothing-to-undo = У вас нет хода, который можно взять назад.
needs-screens = В этой игре каждому нужен свой экран; за одной клавиатурой может играть один человек с компьютером.

## Позиции и партии как текст

fen-side = Строка { $line }, столбец { $column }: позиция начинается с W или B (чей ход), а не с «{ $text }».
fen-field = Строка { $line }, столбец { $column }: «{ $text }» не относится к позиции. После стороны хода идут W и B со своими шашками, по одному разу.
fen-missing = Строка { $line }, столбец { $column }: не указаны шашки { $text }.
fen-number = Строка { $line }, столбец { $column }: «{ $text }» — не число, которое сюда подходит.
fen-square = Строка { $line }, столбец { $column }: «{ $text }» — не поле этой доски.
fen-taken = Строка { $line }, столбец { $column }: на { $text } стоят две шашки.
fen-king = Строка { $line }, столбец { $column }: в этой игре нет дамок.
fen-crowned = Строка { $line }, столбец { $column }: простая на { $text } была бы дамкой.
fen-pieces = Строка { $line }, столбец { $column }: у { $text } шашек { $count }; в этой игре у стороны вначале { $most }.
pdn-too-long = Строка { $line }, столбец { $column }: это слишком длинно для одной партии.
pdn-empty = Строка { $line }, столбец { $column }: здесь нет партии.
pdn-tag = Строка { $line }, столбец { $column }: пометка выглядит как [White "Anna"], а не как «{ $text }».
pdn-tag-twice = Строка { $line }, столбец { $column }: пометка { $text } стоит здесь во второй раз.
pdn-open = Строка { $line }, столбец { $column }: этот знак «{ $text }» нигде не закрыт.
pdn-game = Строка { $line }, столбец { $column }: «{ $text }» — не игра, которую так записывают. Есть: { $games }.
pdn-rules = Строка { $line }, столбец { $column }: домашние правила «{ $text }» не подходят к игре { $game }.
pdn-move = Строка { $line }, столбец { $column }: «{ $text }» — не ход.
pdn-illegal = Строка { $line }, столбец { $column }: «{ $text }» здесь сыграть нельзя.
pdn-ambiguous = Строка { $line }, столбец { $column }: «{ $text }» может быть одним из этих ходов: { $moves }.
pdn-over = Строка { $line }, столбец { $column }: партия окончилась до «{ $text }».
pdn-result = Строка { $line }, столбец { $column }: результат «{ $text }» — не результат этой партии.
pdn-more = Строка { $line }, столбец { $column }: ходы кончаются раньше этого места.
pdn-because = { $text } { $why }
pdn-because-of = { $text } { $why } Здесь можно: { $squares }.
pdn-many = Партий в этом файле: { $count }. Одну из них выбирает параметр --number, все — параметр --number all.
pdn-no-number = Партии { $number } в этом файле нет; всего партий: { $count }.
pdn-number = Партия { $number }: { $text }
pdn-went-on = После шага { $number } по нашим домашним правилам была ничья, но партия продолжалась. Она прочитана с { $rules }.
pdn-no-game = Партии этой игры ({ $game }) так записать нельзя. Можно эти: { $games }.

## Почему предлагается ход

hint-only = Это единственный ход.
hint-wins =
    { $moves ->
        [1] Этот ход сразу выигрывает.
        [one] Это верный выигрыш за { $moves } ход.
        [few] Это верный выигрыш за { $moves } хода.
       *[other] Это верный выигрыш за { $moves } ходов.
    }
hint-resists = Проигрывает уже любой ход; с этим можно продержаться дольше всего.
hint-saves = Всё остальное проигрывает.
hint-holds = Так ничья обеспечена.
hint-by-far = Здесь это намного лучше всего остального.
hint-ahead = Так сохраняется перевес.
hint-behind = Здесь непросто; так шансов больше всего.
hint-alike = Другие ходы почти так же хороши, но лучше нет.
hint-most = В целом этот ход сулит больше всего.
hint-usual = Так здесь поступил бы сильный игрок.
certain-win =
    { $moves ->
        [1] сразу выигрывает
        [one] выигрывает за { $moves } ход
        [few] выигрывает за { $moves } хода
       *[other] выигрывает за { $moves } ходов
    }
certain-draw = ничья
certain-loss =
    { $moves ->
        [one] проигрывает за { $moves } ход
        [few] проигрывает за { $moves } хода
       *[other] проигрывает за { $moves } ходов
    }

## Что стоило дороже всего, когда партия окончена

no-review = В этой игре разбирать нечего.
review-early = Разбор можно посмотреть, когда партия окончена.
review-wins =
    { $moves ->
        [1] Ход { $number }: { $played }. Так можно было сразу выиграть: { $better }.
        [one] Ход { $number }: { $played }. Так можно было выиграть за { $moves } ход: { $better }.
        [few] Ход { $number }: { $played }. Так можно было выиграть за { $moves } хода: { $better }.
       *[other] Ход { $number }: { $played }. Так можно было выиграть за { $moves } ходов: { $better }.
    }
review-holds = Ход { $number }: { $played }. Так можно было обеспечить ничью: { $better }.
review-costs = Ход { $number }: { $played }. Лучше было: { $better } (до хода: { $before }, после: { $after }).
review-better = Ход { $number }: { $played }. Лучше было: { $better }.
standing-won = выиграно
standing-nearly-won = почти выиграно
standing-ahead = перевес
standing-even = ровно
standing-behind = отставание
standing-nearly-lost = почти проиграно
standing-lost = проиграно

## Rules pages

a-side =
    { $side ->
        [white] Белые
       *[black] Чёрные
    }
section-aim = Цель игры
section-need = Что понадобится
section-begin = Подготовка
section-turn = Ваш ход
section-end = Конец игры
section-example = Пример
section-tip = Совет
section-decided = О чём молчит коробка
section-house-rules = Домашние правила
section-typing = Как вводить ходы
page-facts = { $players } · около { $minutes } мин · от { $age } лет
page-players =
    { $most ->
        [one] { $from }{ $most } игрок
        [few] { $from }{ $most } игрока
       *[many] { $from }{ $most } игроков
    }
house-rule = Домашнее правило
marked = Отмечено: { $things }
rule-printed = (или: { $others })
rule-changed = (в правилах из коробки: { $printed })
rule-preset = Набор правил «{ $preset }»: { $rules }
page-in-english = Эта страница ещё не переведена; вот она по-английски.
