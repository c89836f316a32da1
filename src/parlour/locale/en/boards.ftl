to-move = { $seat } to move.
to-move-you = Your turn: choose a piece to move.
next-place = Now choose where it goes.
do-go = { $go }
moved = { $seat }: { $go }
stuck = This one cannot move now; these can.
result-third-time = The same position for the third time.
hint-hems-in = It leaves the other side hardly any room to move.
