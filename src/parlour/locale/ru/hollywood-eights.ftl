title = Голливудские восьмёрки
about = Восьмёрки, где на листе идут сразу три партии.
also = Мау-мау, Голливуд
column-won = Выиграно
column-total = Всего
entered = { $seat }: на лист записано { points }. Номера партий: { $games }.
game-won = Партия { $number }: побеждает { $seat }.
result-all-games-won = Все партии на листе выиграны.

option-games = Сколько партий на листе
option-points = Сколько очков для победы в партии
