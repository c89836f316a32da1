title = Рыбалка
to-ask =
    { $count ->
        [one] Спрашивает { $seat }, { $count } сундучок.
        [few] Спрашивает { $seat }, { $count } сундучка.
       *[many] Спрашивает { $seat }, { $count } сундучков.
    }
to-ask-you = Ваш ход: кого и о чём спросить?
next-seat = Теперь выберите, кого спросить.
next-rank = Теперь выберите карту, о ранге которой спросить.
heard = Уже известно: есть { $holds }; нет { $lacks }
heard-holds = Уже известно: есть { $holds }
heard-lacks = Уже известно: нет { $lacks }
zone-books = Сундучки
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
touch-rank = { ranks }

do-ask = Спросить: «{ $seat }, есть { ranks }?»
do-draw = Взять карту из колоды
do-pass = Пропустить ход
asked = { $seat }: «{ $other }, есть { ranks }?»
gave = Отдаёт { $seat }, берёт { $other }: { $cards }.
go-fish = { $seat }: «На рыбалку!»
caught = { $seat } вытягивает { $cards }: есть улов!
fished = { $seat } берёт карту из колоды.
drew = Вам досталось: { $cards }.
book = { $seat } выкладывает сундучок: { ranks }.
passed = { $seat } пропускает ход.

hint-sure-catch = { $seat }: точно есть { ranks }.
hint-sure-book = { $seat }: точно есть { ranks }, и получится сундучок.
hint-likely = { $seat }: вероятно, есть { ranks }.
hint-known-already = Что у вас есть { ranks }, уже известно: вопрос ничего не выдаёт.
hint-many = У вас уже { $count } из четырёх: { ranks }.

ask-another = Себя спрашивать нельзя.
has-no-cards = { $seat } сейчас без карт, просить нечего.
not-held = Просить можно только то, что есть у вас, а { ranks } у вас не водятся.

result-most-books = Все сундучки собраны.
result-nothing-moves = Карты давно не переходят из рук в руки.

option-max_dry = Сколько ходов подряд без движения карт до конца партии
option-memory_aid = Показывать, что слышали все
