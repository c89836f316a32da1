title = Dama al contrario
about = La dama al contrario: vince chi perde tutti i pezzi.
also = Vinciperdi, Ciapanò

result-no-pieces = Nessun pezzo rimasto: è la vittoria.
result-blocked = Nessun pezzo può muoversi, e qui così si vince.
