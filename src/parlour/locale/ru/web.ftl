## Everywhere

menu = Меню
one-moment = Минутку…
no-connection = Сервер недоступен. Он запущен? Вы в той же сети?
server-away = Сервер недоступен. Ничего не потеряно: всё продолжится само.
level = Компьютер, уровень: { strength }
is-away = не в сети
how-many-watch =
    { $count ->
        [one] Смотрит { $count } человек
        [few] Смотрят { $count } человека
       *[many] Смотрят { $count } человек
    }

## Cards

card-name =
    { $rank ->
        [A] туз
        [2] двойка
        [3] тройка
        [4] четвёрка
        [5] пятёрка
        [6] шестёрка
        [7] семёрка
        [8] восьмёрка
        [9] девятка
        [10] десятка
        [J] валет
        [Q] дама
       *[K] король
    } { $suit ->
        [C] треф
        [D] бубен
        [H] червей
       *[S] пик
    }
card-joker = джокер
card-hidden = карта рубашкой вверх
card-gap = пустое место
card-at = Место { $place }: { $card }
card-on =
    { $card }, снизу ещё { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
cards-in =
    { $label }: { $count ->
        [0] нет карт
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
cards-under =
    { $label }: сверху { $top }, { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }

## Pages

language = Язык
theme =
    { $theme ->
        [light] Оформление: светлое
        [dark] Оформление: тёмное
       *[auto] Оформление: как в системе
    }
close = Закрыть
to-the-shelf = К играм
tries-again = Страница попробует ещё раз сама.
nobody-answers = Никто не отвечает
offline = Нет связи с сетью
needs-server = Для любой игры нужен сервер, и для игры с компьютером тоже.
page-unknown = Здесь ничего нет
page-unknown-next = Возможно, в ссылке потерялась буква. Откройте её ещё раз или выберите игру.
game-unknown = Такой игры на полке нет. Выберите другую.
welcome = Во что сыграем?
welcome-more = Выберите игру. Играйте с компьютером или пошлите друзьям ссылку.
games = Игры
games-found =
    { $count ->
        [one] { $count } игра.
        [few] { $count } игры.
       *[other] { $count } игр.
    }
filter =
    { $count ->
        [0] Фильтр
       *[other] Фильтр ({ $count })
    }
show-all-games = Показать все игры
search-games = Найти игру
also-called = ещё: { $name }
no-game-fits = Нет игр, подходящих под все условия.
any = не важно
players = Игроки
time = Время
time-of =
    { $time ->
        [short] до 10 мин
        [medium] до 20 мин
       *[long] дольше
    }
kinds = Вид игры
kind =
    { $kind ->
        [board] доска
        [dice] кубики
        [cards] карты
       *[reflex] на реакцию
    }
minutes = { $minutes } мин
go-on-playing = Продолжить игру
standing =
    { $standing ->
        [waits] ещё не началась
        [yours] ваш ход
        [theirs] ходят другие
       *[over] окончена
    }
show-all = Показать все ({ $count })
have-a-code = Есть код стола?
code-hint = Введите цифры кода.
go = Войти
how-to-play = Как играть
new-to-game = Впервые играете?
tour = Краткое знакомство
tour-step = { $at } из { $of }
tour-show = Показать
tour-no = Нет, спасибо
tour-skip = Пропустить
tour-next = Далее
tour-done = Понятно
see-rule = Правило
play = Играть
play-computer = Играть с компьютером
how-strong = Уровень компьютера
opponents = Соперники
fewer-opponents = Одним меньше
more-opponents = Одним больше
who-begins = Кто начинает
begins-me = я
begins-computer = компьютер
begins-lot = по жребию
child-table = Для детей
child-table-more = Только готовые фразы, слабые компьютеры, подсказки, без часов.
strength =
    { $level ->
        [1] детский
        [2] домашний
        [3] клубный
       *[4] мастерский
    }
with-house-rules = Домашних правил изменено: { $count }.
with-friends = С друзьями
your-name = Ваше имя
guest = Гость
player = Игрок { $number }
name-of = Имя игрока { $number }
seats = Места
fewer-seats = На одно место меньше
more-seats = На одно место больше
seat = Место { $number }
that-is-you = вы
friend-by-link = Игрок по ссылке
at-this-device = Кто-то за этим устройством
computer = Компьютер
computer-of = Компьютер: { $level }
house-rules = Домашние правила
house-rules-here = Домашние правила за этим столом
presets = Наборы правил
own-rules = свои
rules-changed = Вы изменили правила.
rules-back = Вернуть «{ $preset }»
open-the-table = Открыть стол
link-follows = Ссылка для друзей появится сразу после этого.
invitation = Приглашение
invites-you = { $host } приглашает вас сыграть:
you-are-invited = Вас приглашают сыграть:
sit-down = Сесть за стол
table-is-full = Все места заняты
full-but-watch = Можно посмотреть или открыть свой стол.
full-so-open = Попросите место или откройте свой стол.
match-is-running = Сейчас идёт партия.
watch = Смотреть
open-own-table = Открыть свой стол
at-the-table = За столом
free-seats =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[other] { $count } свободных мест
    }
seat-elsewhere = У меня уже есть место на другом устройстве
seat-elsewhere-how = Откройте там меню стола. В нём есть ссылка на ваше место, также в виде QR-кода: откройте её здесь.
invitation-lost = Эта ссылка не ведёт ни к какому столу

## Boards, tokens and dice

board = Доска
board-flip = Повернуть доску
place-empty = свободно
place-start = старт ({ $name })
place-circle = круг ({ $name })
place-house = дом ({ $name })
piece-of = { $piece } ({ $name })
piece-stone = фишка
piece-man = шашка
piece-king = дамка
piece-wolf = волк
piece-sheep = овца
piece-pawn = фишка
piece-other = фишка
tokens = { $label }: { $count }
dice-rest = Ещё ничего не выпало
dice-show = Выпало: { $faces }
face-hat = шляпа
face-glasses = очки
face-ball = мячик
face-crystal = хрустальный шар
face-potion = зелье
face-candle = свеча

## Around the table

back = Назад
yes = Да
no = Нет
no-stay = Нет, не надо
name = Имя
labelled = { $label }: { $value }
you = вы
host = ведущий
copy = Копировать
copied = Скопировано
copy-yourself = Ссылка выделена: скопируйте её через меню устройства.
share = Поделиться
qr-label = Ссылка в виде QR-кода
qr-hint = Наведите сюда камеру телефона.
no-qr = QR-кода сейчас нет. Ссылка всё равно работает.
invite = Пригласить
invitation-link = Ссылка-приглашение
invitation-text = Сыграем? { $game }
tv-open = Показать этот стол на телевизоре
tv-hint = Откройте эту страницу на большом экране: там стол видят все, а ходят с телефонов.
tv-join = Присоединяйтесь
short-code = Короткий код, чтобы продиктовать
read-code = Введите на главной странице:
code-minutes = Действует { $minutes } мин.
who-plays = Кто играет
waits-for-friend = ждём игрока
who-sits-at = Кто играет на месте { $number }
add-chair = Ещё один стул
remove-chair = Убрать стул { $number }
lent-to = играет компьютер, уровень: { strength }
waits-next = играет со следующей партии
change-name = Сменить имя
keep-name = OK
more-about = Действия: { $name }
make-host = Передать роль ведущего
make-host-sure = Передать роль ведущего со всеми правами? Новый ведущий: { $name }.
new-seat-link = Новая ссылка на это место
new-seat-link-hint = По этой ссылке { $name } вернётся на своё место. Старая больше не действует.
seat-link = Ссылка на место
remove = Удалить из-за стола
remove-sure = { $name }: удалить из-за стола?
stand-up = Освободить это место
stand-up-sure = { $name }: освободить место?
lend-other = Пусть играет компьютер
sits-here = За этим устройством играет ещё кто-то:
take-a-seat = Занять место
start = Начать
fill-and-start = Добавить компьютеры и начать
host-starts = Игру запускает { $name }.
nobody-starts = Сейчас у стола нет ведущего.
rules = Правила
moves = Все мои ходы списком
type-move = Введите ход или его номер
keys-help = Клавиши: стрелки ведут от поля к полю, с Shift — к тому, чем можно ходить; цифры ведут наискось, Home, End, Page Up и Page Down — в углы; Enter берёт, Escape отпускает.
planned = Заранее: { $places }. Чтобы отменить, коснитесь ещё раз.
planned-step = заранее, шаг { $step }
planned-dropped = Заданный заранее ход сейчас невозможен.
planned-typed = Заранее: { $places }.
planned-cancel = Отменить заданный ход
planned-type = Можно набрать ход заранее: он будет сделан, как только настанет ваша очередь.
no-moves = Сейчас вам ничего делать не нужно.
view-text = Показать стол текстом
view-pictures = Показать стол картинкой
say-something = Сказать что-нибудь
write = Напишите что-нибудь
send = Отправить
log = Ход игры
log-empty = Пока ничего не было.
older = Раньше
undo = Взять ход назад
play-on = Играть автоматически
play-on-stop = Остановить
seen-enough = Дальше
seen-waiting = Ждём остальных
grave-move = { $move }?
grave-sure = Вы уверены?
offer-draw = Предложить ничью
resign = Сдаться
resign-sure = Сдаться? Партия будет засчитана как проигранная.
lend = Пусть за меня играет компьютер
plays-for = { $name }: играет компьютер ({ strength } уровень).
take-back = Вернуться в игру
newcomer = { $name }: партия уже шла без вас; её доиграет компьютер.
ask-to-play = Спросить остальных
waits-for-answer = Ждём ответа остальных.
other-device = Моё место на другом устройстве
other-device-warning = Эта ссылка и есть ваше место. Кто её получит, увидит ваши карты и будет ходить за вас: никому её не давайте.
my-settings = Мои настройки
only-mine = Только для меня
colours = Цвета
theme-auto = как на устройстве
theme-light = светлые
theme-dark = тёмные
speed = Скорость анимации
speed-still = без анимации
slower = медленнее
quicker = быстрее
sounds = Звуки
volume = Громкость
softer = тише
louder = громче
vibrate = Вибрировать, когда мой ход
notify = Сообщать, когда мой ход, а страница скрыта
notify-refused = Браузер не разрешает уведомления с этой страницы. Это можно изменить в его настройках.
notify-insecure = Без https браузер не показывает уведомлений: эта страница может лишь подать звуковой сигнал, когда ваш ход.
your-turn = Ваш ход.
four-colours = Каждой масти свой цвет
large-cards = Крупные знаки на картах
flip-board = Доска с другой стороны
confirm-moves = На доске спрашивать перед каждым ходом
premoves = На доске задавать ход заранее, пока думают другие
table-settings = Настройки стола
spectators = Другим можно смотреть
named = По ссылке видно моё имя, куда бы её ни послали
chat = Чат
chat-off = нет
chat-phrases = готовые фразы
chat-free = что угодно
judging = Если успели сразу несколько игроков
judging-fair = самая быстрая реакция, с поправкой на связь
judging-arrival = чей ход пришёл первым
judging-calm = жребий, без спешки
pace = Компьютеры и часы
idle = Время на раздумье
idle-none = сколько угодно
idle-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[many] { $count } секунд
}
idle-day = один день
idle-choice = А потом
clock = Часы на партию
clock-none = без часов
clock-left = { $name }: осталось { $time }
increment = Ход добавляет
increment-none = ничего
best-of = Серия
best-of-none = отдельные партии
best-of-count = партий не больше { $count }
idle-bot = дальше играет компьютер
idle-wait = ждём дальше
idle-end = партия кончается
new-invitation = Новое приглашение
new-invitation-sure = Создать новую ссылку? По старой больше нельзя будет сесть за стол или смотреть.
end-match = Закончить партию
end-match-sure = Закончить партию для всех? Тогда никто не выиграет.
leave = Покинуть стол
leave-sure = Уйти совсем? Ваше место освободится.
leave-sure-running = Уйти совсем? За вас доиграет компьютер. Чтобы вернуться позже, просто закройте страницу.
delete-table = Удалить стол
delete-table-sure = Удалить стол со всеми партиями и очками для всех?
match-over = Партия окончена
result-you-won = Вы выиграли!
result-you-share = Вы делите первое место.
result-you-lost = Вы проиграли.
result-draw = Ничья.
result-you-came = Ваше место: { $rank } из { $count }.
result-winners =
    { $count ->
        [1] Выигрывает { $names }.
       *[other] Выигрывают { $names }.
    }
result-again = Показать итог
series-standing = Серия (партий не больше { $of }): { $standing }.
series-decided = Серия окончена.
play-again = Сыграть ещё
next-match = Следующая партия серии
another-game = Другая игра
score-book = Таблица результатов
look-at-table = Посмотреть на стол
download-record = Сохранить запись
seal-kept = Раздача — та, что была обещана.
seal-without = Раздача прошла без случайного числа этого устройства, и поручиться за неё оно не может.
seal-broken = Осторожно: запись этой партии — не то, что было обещано этому устройству.
fingerprint = Отпечаток партии: { $head }. Все устройства с таким же отпечатком видели ту же партию.
waiting-for-devices = Ждём все устройства…
download-scores = Сохранить как таблицу
wins = Победы
matches = Партии
no-scores = Ещё ни одна партия не окончена.
draws = Ничьи
by-game = По играм
by-opponent = По соперникам
wins-apart = Победы по играм и соперникам
statistics = Статистика этого устройства
statistics-private = Партии, доигранные на этом устройстве. Они записаны только в этом браузере и никому не отправляются.
statistics-erase = Стереть статистику
statistics-erase-sure = Стереть всё, что здесь подсчитано? Вернуть это нельзя.
hand-to = Передайте устройство: { $name }
i-am = Это я, { $name }
whose-turn-to-look = Кто смотрит на экран?
others-look-away = Остальные не смотрят.
turn-of = Ходит { $name }.
somebody-else = Кто-то ещё хочет посмотреть?
hand-over = Передать
to-the-invitation = К приглашению
try-again = Попробовать снова
to-move = ходит
seats-free =
    { $count ->
        [one] Свободно { $count } место.
        [few] Свободно { $count } места.
       *[other] Свободно { $count } мест.
    }
idle-minutes =
    { $count ->
        [one] { $count } минута
        [few] { $count } минуты
       *[other] { $count } минут
    }
seats-exactly =
    { $count ->
        [1] для одного
        [one] для { $count } человека
       *[other] для { $count } человек
    }
seats-from-to = от { $from } до { $to } человек
too-few-seats =
    { $people ->
        [one] мало мест для { $people } человека
       *[other] мало мест для { $people } человек
    }

## Подсказки

hint = Подсказка
hint-title = Как сыграл бы здесь мастер? (H)
hint-pondering = Ищем подсказку…
hint-step = Подсказка, шаг { $step }
hints-allowed = Тот, чей ход, может попросить подсказку

## Разбор и тренировка

review = Разбор партии
review-progress = Просмотрено решений: { $done } из { $of }…
review-none = Ни один ход не выделяется: намного лучше сыграть было нельзя.
review-no-slips = Намного лучше сыграть было нельзя.
review-played = Что было сыграно
review-better-move = Что было лучше
practise = Играть отсюда
practise-level = Против кого?
practise-boards-only = Отсюда можно играть только в настольные игры на доске: карты, которых никто не видел, нельзя раздать так же ещё раз.
practice = Тренировка
other-side = Сыграть за другую сторону
certain-win = выигрывает
certain-draw = ничья
certain-loss = проигрывает
computer-fewer = Компьютер играет с меньшим числом шашек
no-fewer = поровну

## Watching again

replay = Просмотр
watch-again = Посмотреть ещё раз
replay-title = Посмотреть партию ещё раз
replay-about = Выберите запись: файл, который дала кнопка «Сохранить запись». Сервер проверит её и покажет ход за ходом; у себя он ничего не оставит.
replay-none = Эту партию нельзя посмотреть
replay-to-table = К столу
replay-at = { $at } из { $of }
replay-start = Партия начинается.
replay-unseen = Что-то, чего отсюда не было видно.
replay-first = В начало
replay-previous = Шаг назад
replay-next = Шаг вперёд
replay-last = В конец
replay-play = Воспроизвести
replay-pause = Пауза
replay-speed = Скорость
replay-slider = Момент партии
replay-moves = Ходы
replay-undone = ход взят назад
replay-mistake = Ошибка:
replay-mark = Отметить ошибки
replay-eyes = Чьими глазами
replay-spectator = зритель
replay-as = За кого играть дальше
replay-picture = Сохранить картинку
replay-pdn = Сохранить как PDN
replay-link = Ссылка на этот ход
replay-link-hint = Эта ссылка ведёт прямо к этому ходу. По ней можно прийти и к столу.
record-choose = Выбрать файл
record-drop = или перетащить его сюда
record-other = Другой файл
record-too-large = Этот файл слишком большой для записи партии.

## The seal page

seal-page = Проверить запись
seal-about = Эта страница проверяет запись партии на этом устройстве, ни о чём не спрашивая сервер. Выберите файл, который дала кнопка «Сохранить запись».
seal-good = Всё в порядке
seal-good-what = { $game }, играли: { $names }. Шагов: { $rows }, и каждый помнит предыдущий.
seal-draws =
    { $count ->
        [0] Ничего не зависело от случая, и печать открывается.
        [1] Печать открывается, и единственное выпавшее значение — то, что было под печатью.
       *[other] Печать открывается, и все выпавшие значения (их { $count }) — те, что были под печатью.
    }
seal-unsealed = Печати не было: броски и карты могли быть подобраны.
seal-withheld = { $name }: случайное число было обещано, но не названо.
seal-kept-head = Это устройство было за столом: это именно та партия, которую сыграли.
seal-kept-seed = Это устройство было за столом, когда обещали раздачу: её никто не подбирал. Конца оно не видело.
seal-kept-commitment = Это устройство сохранило обещание, данное перед раздачей, и запись его держит. Конца оно не видело.
seal-kept-nothing = Это устройство ничего не сохранило об этой партии. Сверьте отпечаток с кем-нибудь, кто был за столом.
seal-bad = Не в порядке
seal-bad-means = Файл кто-то изменил, или он испортился по дороге.
seal-not-utf-8 = Это не запись партии: это не текст.
seal-record-too-large = Этот файл слишком большой для записи партии.
seal-record-cut-off = Запись обрывается на строке { $line }.
seal-record-format = Формат этой записи странице неизвестен.
seal-record-of-running = Здесь только то, что было видно с одного места, и партия тогда ещё шла. Сохраните запись ещё раз, когда партия закончится.
seal-record-open = Запись кончается на строке { $line } без результата: она обрезана, или партия не была окончена.
seal-bad-line = Строку { $line } не удаётся прочитать.
seal-row-out-of-order = Строка { $line } стоит не на своём месте.
seal-chain-broken = Строка { $line } изменена: строка { $next } помнит её другой.
seal-secret-differs = Строка { $line } изменена: секрет не тот, что был обещан.
seal-seed-differs = Строка { $line } изменена: случайное число игрока не то, что было обещано.
seal-draw-differs = Строка { $line } изменена: жребий из «{ $stream }» не тот, что запечатан.
seal-other-head = Запись в порядке, но это не та партия, которую видело это устройство: отпечаток другой.
seal-other-header = Строка 1: имена, правила или обещания не те, что это устройство видело перед раздачей.
seal-proves = Что это доказывает
seal-proof-chain = Если изменён, добавлен или убран хотя бы один байт, какая-то строка больше не сходится с предыдущей.
seal-proof-draws = Броски и карты были определены секретом и случайными числами игроков; потом их не меняли.
seal-proof-kept = Устройство, которое было за столом, сохранило отпечаток. Если он тот же, это та самая партия, со всеми ходами.
seal-proof-alone = Один файл не доказывает, что партия была: после её конца можно написать другую, в которой тоже всё в порядке.
seal-proof-rules = Правила здесь заново не проверяются. Это делает просмотр записи и команда «parlour verify».
seal-proof-page = Эта страница приходит с сервера. Если вы больше доверяете своей программе, запустите «parlour verify».
