title = Найди пару
about = Откройте две карты, запомните, собирайте пары.
also = Мемори, Мемо, Пары, Память
to-turn = Карту открывает { $seat }. Пар: { $count }.
to-turn-you = Ваш ход: откройте карту.
to-turn-second = Вторую карту открывает { $seat }.
to-turn-second-you = Теперь откройте вторую карту.
to-remember = { $seat }: пары нет. Запомните эти две карты!
to-remember-you = У вас пары нет. Запомните эти две карты!
zone-layout = Карты на столе
zone-taken = Пары
zone-pause = Скоро закроются
column-pairs = Пары

do-turn = Открыть карту { $place }
turned = { $seat } открывает карту { $place }: { $cards }.
pair = { $seat } забирает пару: { $cards }.
no-pair = { $seat } не находит пары.

lies-open = Карта { $place } уже открыта, выберите другую.
no-card = Место { $place } пустое.

result-all-taken = Все пары найдены.
result-no-pairs = Пар давно никто не находит.

hint-known-pair = Пару к этой карте уже видели.
hint-new-card = Готовой пары пока нет; новая карта может её показать.
hint-known-card = Эту карту знают все: новая скорее помогла бы тому, кто ходит следом.

option-pairs = Сколько пар на столе
option-pause = Сколько секунд видны две карты, прежде чем их закроют
option-max_dry = Сколько ходов подряд без пары до конца партии
