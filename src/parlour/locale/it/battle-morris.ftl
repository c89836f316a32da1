title = Battuta di caccia
about = Tre pedine che saltano contro sette cacciatrici.
also = La caccia, Caccia
white = Bianco: salta su qualsiasi punto libero
black = Nero: si muove lungo le linee
moves-left =
    { $count ->
        [one] Al Nero resta { $count } mossa per fare tris.
       *[other] Al Nero restano { $count } mosse per fare tris.
    }
result-no-mill-in-time = Il Nero non ha fatto tris in tempo.

option-move_limit = Mosse in cui il Nero deve fare tris
preset-expert = per esperti
