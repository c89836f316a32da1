to-move = Ходит { $seat }.
do-go = { $go }
moved = { $seat }: { $go }
stuck = Эта фигура сейчас пойти не может; вот какие могут.
result-third-time = Ничья: та же позиция в третий раз.
hint-hems-in = Сопернику почти некуда ходить.
