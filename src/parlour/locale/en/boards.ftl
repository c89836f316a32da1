to-move = { $seat } to move.
do-go = { $go }
moved = { $seat }: { $go }
stuck = This one cannot move now; these can.
result-third-time = Draw: the same position for the third time.
hint-hems-in = It leaves the other side hardly any room to move.
