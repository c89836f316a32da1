title = Пьяница
about = Старшая карта берёт обе, равные начинают войну.
also = Война, Битва
to-turn = Сыграно боёв: { $count }. Каждый открывает карту.
has-won =
    { $laid ->
        [2] Бой { $count }: обе карты забирает { $other }.
       *[other] Бой { $count }: все карты ({ $laid }) забирает { $other }.
    }
zone-stacks = Стопка
zone-laid = На столе

do-turn = Открыть карты
laid = { $seat } открывает { $cards }.
war = Карты равны: война!
took =
    { $count ->
        [one] { $seat } забирает { $count } карту.
        [few] { $seat } забирает { $count } карты.
       *[many] { $seat } забирает { $count } карт.
    }
out-of-cards = Для войны нет карты: { $seats }.
both-out = Для войны нет карты: { $seats }.

result-all-cards = Все карты собраны в одних руках.
result-out-of-cards = У одной стороны нет карты для войны.
result-both-out = Карт для войны нет ни у кого.
result-battle-limit = Последний разрешённый бой сыгран; побеждает бо́льшая стопка.

option-collect = Как взятые карты кладут под стопку
choice-winner-first = сначала свои
choice-loser-first = сначала чужие
choice-shuffled = вперемешку
option-max_battles = Сколько боёв до конца партии
