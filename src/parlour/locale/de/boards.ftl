to-move = { $seat } ist am Zug.
to-move-you = Du bist am Zug: Wähle, womit du ziehst.
next-place = Wähle jetzt, wohin.
do-go = { $go }
moved = { $seat }: { $go }
stuck = Damit kannst du gerade nicht ziehen, aber mit diesen.
result-third-time = Zum dritten Mal dieselbe Stellung.
hint-hems-in = Das lässt der Gegenseite kaum noch Platz zum Ziehen.
