title = Dama al contrario

result-no-pieces = Nessun pezzo rimasto: è la vittoria.
result-blocked = Nessun pezzo può muoversi, e qui così si vince.
