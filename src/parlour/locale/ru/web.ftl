## Everywhere

menu = Меню
one-moment = Минутку…
no-connection = Сервер недоступен. Он запущен, и вы в той же сети?
server-away = Сервер недоступен. Ничего не потеряно: всё продолжится само.
level = Компьютер, уровень { $level }
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
    { $card }, под ней { $count ->
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
        [light] Вид: светлый
        [dark] Вид: тёмный
       *[auto] Вид: как в системе
    }
close = Закрыть
to-the-shelf = К играм
tries-again = Страница попробует ещё раз сама.
nobody-answers = Никто не отвечает
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
        [0] Отбор
       *[other] Отбор ({ $count })
    }
show-all-games = Показать все игры
no-game-fits = Ни одна игра не подходит ко всему этому.
any = не важно
players = Игроки
time = Время
time-of =
    { $time ->
        [short] до 10 мин
        [medium] до 20 мин
       *[long] дольше
    }
kinds = Вид игры
kind =
    { $kind ->
        [board] доска
        [dice] кости
        [cards] карты
       *[reflex] на реакцию
    }
minutes = { $minutes } мин
go-on-playing = Продолжить игру
show-all = Показать все ({ $count })
have-a-code = Есть код стола?
code-hint = Введите цифры кода.
go = Вперёд
how-to-play = Как играть
play = Играть
play-computer = Играть с компьютером
how-strong = Уровень компьютера
strength =
    { $level ->
        [1] детский
        [2] домашний
        [3] клубный
       *[4] мастерский
    }
with-house-rules =
    { $count ->
        [one] С вашими правилами: изменено { $count }.
       *[other] С вашими правилами: изменено { $count }.
    }
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
friend-by-link = Кто-то по ссылке
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
name-please = Как вас называть? Введите имя.
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
seat-elsewhere = У меня уже есть место, на другом устройстве
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
piece-other = фигура
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
you = вы
host = ведёт стол
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
short-code = Короткий код, чтобы продиктовать
read-code = Введите на первой странице:
code-minutes = Действует { $minutes } мин.
who-plays = Кто играет
waits-for-friend = ждёт кого-нибудь
who-sits-at = Кто играет на месте { $number }
lent-to = играет компьютер, уровень { $level }
waits-next = играет со следующей партии
change-name = Сменить имя
keep-name = OK
more-about = Ещё: { $name }
make-host = Передать стол
make-host-sure = { $name } теперь ведёт стол, со всеми правами?
new-seat-link = Новая ссылка на это место
new-seat-link-hint = По этой ссылке { $name } вернётся на своё место. Старая больше не действует.
seat-link = Ссылка на место
remove = Убрать из-за стола
remove-sure = { $name }: убрать из-за стола?
stand-up = Освободить это место
stand-up-sure = { $name }: освободить место?
lend-other = Пусть играет компьютер
sits-here = За этим устройством играет ещё кто-то:
take-a-seat = Занять место
start = Начать
fill-and-start = Добавить компьютеры и начать
host-starts = Игру начинает { $name }.
nobody-starts = Сейчас стол никто не ведёт.
rules = Правила
moves = Все мои ходы списком
no-moves = Сейчас ваш ход не нужен.
say-something = Сказать что-нибудь
write = Напишите что-нибудь
send = Отправить
log = Что было
log-empty = Пока ничего не было.
older = Раньше
undo = Взять мой ход назад
play-on = Дальше само
play-on-stop = Остановить
offer-draw = Предложить ничью
resign = Сдаться
resign-sure = Сдаться? Партия засчитается как проигранная.
lend = Пусть за меня играет компьютер
plays-for = { $name }: играет компьютер, уровень { $level }.
take-back = Вернуться в игру
newcomer = { $name }: партия уже шла без вас; её доиграет компьютер.
ask-to-play = Спросить остальных
waits-for-answer = Ждём ответа остальных.
other-device = Моё место на другом устройстве
other-device-warning = Эта ссылка и есть ваше место. Кто её получит, увидит ваши карты и будет ходить за вас: никому её не давайте.
my-settings = Мои настройки
colours = Цвета
theme-auto = как на устройстве
theme-light = светлые
theme-dark = тёмные
speed = Скорость движения
speed-still = без движения
slower = медленнее
quicker = быстрее
four-colours = Каждой масти свой цвет
flip-board = Доска с другой стороны
table-settings = Настройки стола
spectators = Другим можно смотреть
chat = Чат
chat-off = нет
chat-phrases = готовые фразы
chat-free = что угодно
judging = Если успели несколько
judging-fair = самая быстрая реакция, с поправкой на связь
judging-arrival = кто пришёл первым
judging-calm = жребий, без спешки
pace = Компьютеры и часы
idle = Время на раздумье
idle-none = сколько угодно
idle-seconds = { $count } с
idle-day = один день
idle-choice = А потом
idle-bot = дальше играет компьютер
idle-wait = ждём дальше
idle-end = партия кончается
new-invitation = Новое приглашение
new-invitation-sure = Сделать новую ссылку? По старой больше нельзя будет сесть или смотреть.
end-match = Закончить партию
end-match-sure = Закончить партию для всех? Тогда никто не выиграет.
leave = Покинуть стол
leave-sure = Уйти совсем? Ваше место освободится.
leave-sure-running = Уйти совсем? За вас доиграет компьютер. Чтобы вернуться позже, просто закройте страницу.
delete-table = Удалить стол
delete-table-sure = Удалить стол со всеми партиями и очками для всех?
match-over = Партия окончена
result-you-won = Вы выиграли!
result-you-lost = Вы проиграли.
result-draw = Ничья.
result-you-came = Ваше место: { $rank } из { $count }.
result-winners =
    { $count ->
        [one] Выигрывает { $names }.
       *[other] Выигрывают { $names }.
    }
result-again = Показать итог
play-again = Сыграть ещё
another-game = Другая игра
score-book = Книга счёта
look-at-table = Посмотреть на стол
download-record = Сохранить запись
seal-kept = Раздача — та, что была обещана.
seal-without = Раздача прошла без случайного числа этого устройства, и поручиться за неё оно не может.
seal-broken = Осторожно: запись этой партии — не то, что было обещано этому устройству.
fingerprint = Отпечаток партии: { $head }. Все устройства с таким же отпечатком видели ту же партию.
waiting-for-devices = Ждём все устройства…
download-scores = Сохранить таблицей
wins = Победы
matches = Партии
no-scores = Ещё ни одна партия не окончена.
hand-to = Передайте устройство: { $name }
i-am = Это я, { $name }
whose-turn-to-look = Кто смотрит на экран?
others-look-away = Остальные не смотрят.
turn-of = Ходит { $name }.
somebody-else = Кто-то ещё хочет посмотреть?
hand-over = Передать
to-the-invitation = К приглашению
try-again = Попробовать снова
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
        [one] на одного
        [few] { $count } человека
       *[other] { $count } человек
    }
seats-from-to = от { $from } до { $to }
too-few-seats = мало мест для { $people } человек

## Подсказки

hint = Подсказка
hint-title = Как сыграл бы здесь мастер? (H)
hint-pondering = Подсказка обдумывается…
hint-step = Подсказка, шаг { $step }
hints-allowed = Тот, чей ход, может попросить подсказку

## Разбор и тренировка

review = Разбор партии
review-progress = Просмотрено решений: { $done } из { $of } …
review-none = Ни один ход не выделяется: намного лучше было не сыграть.
review-no-slips = Ничего, что было бы намного лучше.
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
