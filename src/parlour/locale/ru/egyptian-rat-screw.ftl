title = Египетская война
title-for-children = Египетский хлопок
about = Открывайте карты, отвечайте на картинки, хлопайте по парам.
also = Египетский хлопок, Хлопок
to-lay = Ходит { $seat }.
to-lay-you = Ваш ход: откройте карту.
to-answer =
    { $count ->
        [one] { $seat } отвечает на вызов ({ $other }), ещё { $count } попытка.
        [few] { $seat } отвечает на вызов ({ $other }), ещё { $count } попытки.
       *[many] { $seat } отвечает на вызов ({ $other }), ещё { $count } попыток.
    }
to-answer-you =
    { $count ->
        [one] Ваш ответ: ещё { $count } попытка. Вызов: { $other }.
        [few] Ваш ответ: ещё { $count } попытки. Вызов: { $other }.
       *[many] Ваш ответ: ещё { $count } попыток. Вызов: { $other }.
    }
to-take = Куча выиграна, забрать её может { $seat }.
to-take-you = Куча ваша: забирайте.
zone-pile = Куча
zone-recent = Последние карты
zone-bottom = Первая карта
zone-under = Под кучей
zone-stacks = Стопка
zone-take = Забрать кучу

do-lay = Открыть карту
do-slap = Хлоп!
do-take = Забрать кучу
touch-pile = Хлоп!
laid = { $seat } открывает { $cards }.
challenge-won = { $seat } выигрывает кучу.
took =
    { $count ->
        [one] { $seat } берёт { $count } карту.
        [few] { $seat } берёт { $count } карты.
       *[many] { $seat } берёт { $count } карт.
    }
slapped-double =
    { $count ->
        [one] Хлоп! { $seat } берёт { $count } карту: пара!
        [few] Хлоп! { $seat } берёт { $count } карты: пара!
       *[many] Хлоп! { $seat } берёт { $count } карт: пара!
    }
slapped-sandwich =
    { $count ->
        [one] Хлоп! { $seat } берёт { $count } карту: сэндвич!
        [few] Хлоп! { $seat } берёт { $count } карты: сэндвич!
       *[many] Хлоп! { $seat } берёт { $count } карт: сэндвич!
    }
slapped-top_bottom =
    { $count ->
        [one] Хлоп! { $seat } берёт { $count } карту: верх как низ!
        [few] Хлоп! { $seat } берёт { $count } карты: верх как низ!
       *[many] Хлоп! { $seat } берёт { $count } карт: верх как низ!
    }
slapped-tens =
    { $count ->
        [one] Хлоп! { $seat } берёт { $count } карту: в сумме десять!
        [few] Хлоп! { $seat } берёт { $count } карты: в сумме десять!
       *[many] Хлоп! { $seat } берёт { $count } карт: в сумме десять!
    }
slapped-joker =
    { $count ->
        [one] Хлоп! { $seat } берёт { $count } карту: джокер!
        [few] Хлоп! { $seat } берёт { $count } карты: джокер!
       *[many] Хлоп! { $seat } берёт { $count } карт: джокер!
    }
slapped-four =
    { $count ->
        [one] Хлоп! { $seat } берёт { $count } карту: четыре подряд!
        [few] Хлоп! { $seat } берёт { $count } карты: четыре подряд!
       *[many] Хлоп! { $seat } берёт { $count } карт: четыре подряд!
    }
slapped-marriage =
    { $count ->
        [one] Хлоп! { $seat } берёт { $count } карту: марьяж!
        [few] Хлоп! { $seat } берёт { $count } карты: марьяж!
       *[many] Хлоп! { $seat } берёт { $count } карт: марьяж!
    }
slapped-wrongly =
    { $count ->
        [one] { $seat } хлопает зря и отдаёт { $count } карту.
        [few] { $seat } хлопает зря и отдаёт { $count } карты.
       *[many] { $seat } хлопает зря и отдаёт { $count } карт.
    }
slapped-out = { $seat } хлопает зря, да ещё без карт, и выбывает.

too-late = Поздно: этой кучи уже нет. Штрафа не будет.
no-pile = Сейчас кучи нет. Штрафа не будет.
barred = Хлопок зря, да ещё без карт: больше вам хлопать нельзя.
pile-is-won = Куча выиграна; сначала её забирает { $seat }.

result-all-cards = Все карты собраны.
result-turn-limit = Открыта последняя разрешённая карта; всё решают стопки.

option-slap_double = Хлопок: пара
option-slap_sandwich = Хлопок: сэндвич
option-slap_top_bottom = Хлопок: верх как низ
option-slap_tens = Хлопок: в сумме десять
option-slap_joker = Хлопок: джокер
option-slap_four = Хлопок: четыре подряд
option-slap_marriage = Хлопок: марьяж
option-jokers = Джокеры
option-penalty = Сколько карт стоит хлопок зря
option-max_turns = Сколько карт открыть до конца партии
