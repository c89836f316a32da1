to-move = Tocca a { $seat } muovere.
do-go = { $go }
moved = { $seat }: { $go }
stuck = Questo pezzo ora non può muoversi; questi sì.
result-third-time = Patta: la stessa posizione per la terza volta.
hint-hems-in = Lascia pochissimo spazio all’avversario.
