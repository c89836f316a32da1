title = Голливудские восьмёрки
column-won = Выиграно
column-total = Всего
entered = Запись, { $seat }: { points }, партия { $games }.
game-won = Партия { $number }: побеждает { $seat }.
result-all-games-won = Все партии на листе выиграны.

option-games = Партий на листе
option-points = Очки для победы в партии
