title = Голливудские восьмёрки
column-won = Выиграно
column-total = Всего
entered = На листе, { $seat }: { points }, партия { $games }.
game-won = Партия { $number }: побеждает { $seat }.
result-all-games-won = Все партии на листе выиграны.

option-games = Сколько партий на листе
option-points = Сколько очков для победы в партии
