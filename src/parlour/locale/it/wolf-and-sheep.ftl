title = Lupo e pecore
about = Quattro pecore bloccano un lupo, se non scappa prima.
also = Volpe e cani, Lupo e agnelli
wolf-chooses = Il lupo sceglie la sua casella: { $seat }.
wolf-chooses-you = Sei il lupo: scegli la tua casella.
do-go =
    { $enters ->
        [on] Comincia da { $go }
       *[off] { $go }
    }
entered = { $seat }: il lupo comincia da { $go }.

choose-square = Il lupo comincia su una di queste caselle.
wolf-steps = Il lupo si muove di una casella in diagonale, in ogni direzione.
sheep-forwards = Le pecore si muovono solo in avanti, di una casella in diagonale.

result-wolf-caught = Il lupo non può più muoversi: hanno vinto le pecore.
result-broken-through = Il lupo ha superato le pecore e ha vinto.
result-sheep-stuck = Nessuna pecora può muoversi: ha vinto il lupo.

option-wolf_start = Dove può cominciare il lupo
choice-near = nella riga 2 o 3
choice-any = in una riga qualsiasi tranne la prima
choice-far = nella riga 8

hint-way-through = C’è un varco nella fila delle pecore.
hint-nearer = Il lupo si avvicina alle pecore.
hint-closes-gap = Chiude un varco nella fila.
hint-line-closed = La fila resta senza varchi.
hint-one-way = Al lupo resta una sola casella.
