title = 8*28
to-answer = { $seat }: взять карту или нет? Раздаёт { $other }.
to-answer-you = Ваш ход: взять карту или нет? Раздаёт { $other }.
to-choose = Выбирает { $seat }: за 8 или за 28?
to-choose-you = Выберите: за 8 или за 28?
to-deal = Следующий раунд сдаёт { $seat }.
to-deal-you = Следующий раунд сдаёте вы.
last-round = Последний раунд: в середине красный камень.
makes = Сумма: { $totals }
out = Вне игры до конца раунда
declined-for-good = Карт больше не берёт
zone-pile = Колода
zone-hidden = Закрытая карта
zone-open = Открытые
zone-middle-blue = Середина, синие
zone-middle-red = Середина, красные
zone-supply-blue = Запас, синие
zone-supply-red = Запас, красные
zone-goals = Играть за
column-points = Очки

do-accept = Взять карту
do-decline = Нет, спасибо
do-choose = Играть за { $goal }
do-deal = Сдать карты
touch-goal = Играть за { $goal }
play-for = За { $goal }, сумма { $total }

dealt = Раунд { $round }: каждому по одной закрытой карте.
laid-blue =
    { $count ->
        [one] { $seat } кладёт синий камень; в середине { $count } очко.
        [few] { $seat } кладёт синий камень; в середине { $count } очка.
       *[many] { $seat } кладёт синий камень; в середине { $count } очков.
    }
laid-red = { $seat } кладёт красный камень: это последний раунд. Очков в середине: { $count }.
laid-nothing = Камней больше нет, { $seat } ничего не кладёт.
accepted = { $seat } берёт { $cards }.
declined = { $seat } не берёт карту.
is-out = Открытых карт на 28 или больше: { $seat } вне игры до конца раунда.
nobody-took = Никто не взял карту: раунд окончен.
pile-empty = Колода кончилась: раунд окончен.
all-out = Все вне игры: раунд окончен.
all-declined = Предлагать карту больше некому: раунд окончен.
turned = { $seat } открывает { $cards }, сумма: { $totals }.
chose = { $seat } играет за { $goal }.
direct-hit = Прямое попадание, 8 и 28: { $seats }! Очков каждому: { $count }.
nearest = Ближе всех к { $goal } с суммой { $total }: { $seats }. Очков каждому: { $count }.
no-taker = Половина за { $goal } не достаётся никому.
left-over =
    { $count ->
        [one] В середине остаётся { $count } очко.
        [few] В середине остаются { $count } очка.
       *[many] В середине остаётся { $count } очков.
    }

answer-first = Вам предлагают карту: берёте?
choose-first = Сначала выберите: играете за 8 или за 28?
deal-first = Раунд окончен: сдайте следующий.

result-last-round = Последний раунд разделён: побеждает тот, у кого больше очков.

hint-wins-half = К { $goal } никто не ближе.
hint-nearer-half = Другие ближе, но для { $goal } этого ещё может хватить.
hint-not-near = У вас { $totals }: это ещё недостаточно близко.
hint-both = У вас и 8, и 28: это забирает всё.
hint-stays-low = У вас ровно 8: ближе не подойдёт никто.
hint-alone-low = С суммой { $total } за 8, похоже, больше никто не борется: у других открыто уже больше.
hint-stays-high = { $total } достаточно близко к 28; ещё одна карта была бы риском.
hint-is-over = У вас больше 28; новые карты не помогут.

option-deck = Карты в колоде
choice-a = пятнадцать 1, четыре 8
choice-b = шестнадцать 1, три 8
option-pass_is_final = Кто отказался, тому в этом раунде карт больше не предлагают
option-low_may_chase_28 = С суммой не больше 8 тоже можно играть за 28
option-gems = Камни
choice-full = 55 синих и 15 красных
choice-short = 12 синих и 4 красных
