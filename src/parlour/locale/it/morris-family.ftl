white = Bianco
black = Nero
next-take = Tris! Togli una delle pedine segnate.
closed = { $seat }: { $go }, tris!
not-your-stone = Lì non c’è nessuna tua pedina.
place-first = Prima metti tutte le tue pedine; per ora nessuna si muove.
not-a-neighbour = Una pedina si muove lungo una linea, fino al punto vicino.
point-taken = { $point } non è libero.
nothing-taken = In questo gioco non si tolgono pedine.
result-mill = Una parte ha fatto tris.
result-cannot-move = Una parte non può più muovere.
hint-mill-wins = Fa tris.
hint-mill-takes =
    { $count ->
        [0] Fa tris.
        [one] Fa tris e toglie una pedina.
       *[other] Fa due tris e toglie { $count } pedine.
    }
hint-stops-mill = Impedisce un tris in { $point }.
hint-stops-and-prepares = Impedisce un tris in { $point } e ne minaccia uno in { $next }.
hint-prepares-mill = Minaccia un tris in { $point }.
hint-two-mills = Minaccia due tris in una volta.
