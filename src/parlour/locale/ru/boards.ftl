to-move = Ходит { $seat }.
to-move-you = Ваш ход: выберите, чем пойти.
next-place = Теперь выберите, куда пойти.
do-go = { $go }
moved = { $seat }: { $go }
stuck = Отсюда сейчас хода нет; ходить можно этими.
result-third-time = Та же позиция в третий раз.
hint-hems-in = Сопернику почти некуда ходить.
