title = Fisarmonica
to-play = Mazzetti: { $count }, ancora da distribuire: { $left }.
nothing-left = Nessuna mossa possibile, mazzetti: { $count }. Annulla qualche mossa o rinuncia.
zone-row = Fila

do-deal = Distribuisci una carta
do-move = Mazzetto { $pile } sul mazzetto { $onto }
do-give-up = Rinuncia
do-sure = Sì, rinuncia
touch-pile = mazzetto { $pile }
dealt = Nuova carta: { $cards }.
put = { $card } va dal mazzetto { $pile } al mazzetto { $onto }.

fits-nowhere = { $card } non va né sul mazzetto subito a sinistra né sul terzo a sinistra.
not-alike = { $cards }: né lo stesso seme né lo stesso valore.
next-or-third = Un mazzetto va solo su quello subito a sinistra o sul terzo a sinistra.

result-one-pile = Vittoria: tutte le carte stanno in un solo mazzetto.
result-no-move-left = Sconfitta: nessuna mossa possibile. Il punteggio è il numero di mazzetti.
result-given-up = Rinuncia. Il punteggio conta i mazzetti e le carte non distribuite.
