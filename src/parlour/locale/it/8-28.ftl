title = 8-28
about = Prendi carte o lasciale: avvicinati all’8 o al 28.
also = 8 28, Otto ventotto
to-answer = { $seat }: prendere la carta o no? Dà le carte { $other }.
to-answer-you = Tocca a te: prendi la carta o no? Dà le carte { $other }.
to-choose = { $seat } sceglie: punta all’8 o al 28?
to-choose-you = Scegli: punti all’8 o al 28?
to-deal = Tocca a { $seat } dare le carte del prossimo giro.
to-deal-you = Tocca a te dare le carte del prossimo giro.
last-round = Ultimo giro: è stata messa una pietra rossa.
makes = Fa { $totals }
out = Fuori per questo giro
declined-for-good = Non prende altre carte
zone-pile = Mazzo
zone-hidden = Carta coperta
zone-open = Scoperte
zone-middle-blue = Centro, blu
zone-middle-red = Centro, rosse
zone-supply-blue = Riserva, blu
zone-supply-red = Riserva, rosse
zone-goals = Punta a
column-points = Punti

do-accept = Prendi la carta
do-decline = No, grazie
do-choose =
    { $goal ->
        [8] Punta all’8
       *[28] Punta al 28
    }
do-deal = Dai le carte del prossimo giro
touch-goal =
    { $goal ->
        [8] Punta all’8
       *[28] Punta al 28
    }
play-for =
    { $goal ->
        [8] All’8, con { $total }
       *[28] Al 28, con { $total }
    }

dealt = Giro { $round }: una carta coperta a testa.
laid-blue =
    { $count ->
        [one] { $seat } mette una pietra blu; al centro c’è { $count } punto.
       *[other] { $seat } mette una pietra blu; al centro ci sono { $count } punti.
    }
laid-red = { $seat } mette una pietra rossa: è l’ultimo giro. Al centro ci sono { $count } punti.
laid-nothing = { $seat } non mette niente: le pietre sono finite.
accepted = { $seat } prende un { $cards }.
declined = { $seat } non prende la carta.
is-out = 28 o più con le carte scoperte: { $seat } è fuori per questo giro.
nobody-took = Nessuno ha preso una carta: il giro è finito.
pile-empty = Il mazzo è esaurito: il giro è finito.
all-out = Sono tutti fuori: il giro è finito.
all-declined = Non c’è più nessuno a cui offrire una carta: il giro è finito.
turned = { $seat } scopre un { $cards } e fa { $totals }.
chose =
    { $goal ->
        [8] { $seat } punta all’8.
       *[28] { $seat } punta al 28.
    }
direct-hit = Centro pieno, 8 e 28: { $seats }! Punti a testa: { $count }.
nearest =
    { $goal ->
        [8] Totale più vicino all’8 ({ $total }): { $seats }. Punti a testa: { $count }.
       *[28] Totale più vicino al 28 ({ $total }): { $seats }. Punti a testa: { $count }.
    }
no-taker =
    { $goal ->
        [8] La metà dell’8 non va a nessuno.
       *[28] La metà del 28 non va a nessuno.
    }
left-over =
    { $count ->
        [one] { $count } punto resta al centro.
       *[other] { $count } punti restano al centro.
    }

answer-first = Ti viene offerta una carta: la prendi?
choose-first = Prima scegli: punti all’8 o al 28?
deal-first = Il giro è finito: dai le carte del prossimo.

result-last-round = Le pietre dell’ultimo giro sono state divise: vince chi ha più punti.

hint-wins-half =
    { $goal ->
        [8] Nessuno è più vicino all’8.
       *[28] Nessuno è più vicino al 28.
    }
hint-nearer-half =
    { $goal ->
        [8] Altri sono più vicini all’8, ma potrebbe ancora bastare.
       *[28] Altri sono più vicini al 28, ma potrebbe ancora bastare.
    }
hint-another-card = Fai { $totals }: un’altra carta può avvicinarti all’obiettivo.
hint-both = Fai sia 8 sia 28: così prendi tutto.
hint-made = Hai fatto { $goal }: nessuno può fare meglio.
hint-alone-low = Con { $total } puoi puntare all’8, forse senza rivali: gli altri hanno già di più sul tavolo.
hint-stays-high = Con { $total } fermarsi promette più di un’altra carta.
hint-is-over = Hai superato il 28; altre carte non aiuterebbero.

option-deck = Carte del mazzo
choice-a = quindici 1, quattro 8
choice-b = sedici 1, tre 8
option-pass_is_final = Dopo un rifiuto, niente più carte in quel giro
option-low_may_chase_28 = Anche con un totale di 8 al massimo si può puntare al 28
option-gems = Pietre
choice-full = 55 blu e 15 rosse
choice-short = 12 blu e 4 rosse
