title = Fisarmonica
about = Stringi una fila di carte in un solo mazzetto.
also = Solitario, Accordion
to-play = Mazzetti: { $count }, carte da mettere: { $left }.
nothing-left = Nessuna mossa possibile, mazzetti: { $count }. Ritira qualche mossa o abbandona.
next-pile = Ora tocca il mazzetto su cui va.
next-sure = Davvero? Allora conferma.
zone-row = Fila

do-deal = Metti una carta
do-move = Mazzetto { $pile } sul mazzetto { $onto }
do-give-up = Abbandona
do-sure = Sì, abbandona
touch-pile = mazzetto { $pile }
dealt = Nuova carta: { $cards }.
put = { $card } va dal mazzetto { $pile } al mazzetto { $onto }.

fits-nowhere = { $card } non va né sul mazzetto subito a sinistra né sul terzo a sinistra.
not-alike = { $cards }: né lo stesso seme né lo stesso valore.
next-or-third = Un mazzetto va solo su quello subito a sinistra o sul terzo a sinistra.

result-one-pile = Vittoria: tutte le carte stanno in un solo mazzetto.
result-no-move-left = Sconfitta: nessuna mossa possibile. Il punteggio è il numero di mazzetti.
result-given-up = Partita abbandonata. Il punteggio conta i mazzetti e le carte non ancora in fila.
