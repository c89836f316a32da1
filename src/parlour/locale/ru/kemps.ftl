title = Кемпс
about = Две пары, тайные знаки, все ходят сразу.
also = Кэмпс, Кент, Тайные знаки
agreeing = Раунд { $round }: каждая пара договаривается о тайном знаке.
swapping = Раунд { $round }: соберите четыре одинаковые и подайте знак. Четыре у напарника? Нажмите на место напарника: «Кемпс!»
next-take = Теперь выберите карту, которую берёте.
next-done-sign = Добавьте второй жест или нажмите «Готово», если хватит одного.
partner = Напарник: { $other }
signal = Наш знак: { $signal }
offer = { $seat } предлагает: { $signal }
zone-middle = В середине
zone-gone = Вне игры
zone-shown = Показано
zone-gestures = Жесты
column-points = Очки
sign =
    { $sign ->
        [wink-left] подмигивание левым глазом
        [wink-right] подмигивание правым глазом
        [scratch-ear] почёсывание уха
        [pucker-lips] губы трубочкой
        [rub-chin] поглаживание подбородка
        [cough] кашель
        [look-up] взгляд вверх
        [tap-table] стук по столу
        [yawn] зевок
       *[adjust-glasses] рука к очкам
    }

do-propose = Предложить: { $signal }
do-accept = Принять знак
do-keep = Оставить прежний знак
do-swap = Положить { $give }, взять { $take }
do-nothing = Мне ничего не надо
do-sign = Жест: { sign }
do-call = Крикнуть: «Кемпс — { $seat }!»
touch-sign = { sign }
touch-give = Положить { $give }
touch-take = Взять { $take }

proposed = { $seat } предлагает знак: { $signal }
ready = { $seats }: знак выбран.
dealt = Раунд { $round }: карты сданы.
swapped = { $seat } кладёт { $give } и берёт { $take }.
wants-nothing = { $seat }: «Мне ничего не надо».
refilled = Четыре новые карты: { $cards }
gesture = { $seat }: { sign }
called = { $seat } кричит: «Кемпс — { $other }!»
showed = { $seat } показывает { $cards }.
call-right = Четыре одинаковые: верно!
call-wrong = Четырёх одинаковых нет: мимо.
too-many-swaps = Слишком много обменов: раунд без очков.
stock-empty = Колода кончилась: раунд без очков.

agree-first = Сначала договоритесь в паре о знаке.
others-agree = Ваш знак выбран; другая пара ещё договаривается.
card-gone = { $card }: этой карты уже нет.
not-your-card = { $card }: этой карты у вас нет.
already-nothing = Вы это уже сказали.

result-target-reached = Нужные очки набраны.
result-round-limit = Сыгран последний раунд.

option-target = Сколько очков до победы
option-partners = Пары
choice-as-seated = кто как сидит
option-max_swaps = Сколько обменов до конца раунда
option-max_rounds = Наибольшее число раундов
