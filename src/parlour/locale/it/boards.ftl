to-move = Tocca a { $seat } muovere.
to-move-you = Tocca a te: scegli che cosa muovere.
next-place = Ora scegli dove va.
do-go = { $go }
moved = { $seat }: { $go }
stuck = Questo pezzo ora non può muoversi; questi sì.
result-third-time = La stessa posizione per la terza volta.
hint-hems-in = Lascia pochissimo spazio all’altra parte.
