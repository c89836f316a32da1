title = 8-28
to-answer = { $seat }: prendere la carta o no? Il mazzo è da { $other }.
to-choose = { $seat } sceglie: per 8 o per 28?
to-deal = Tocca a { $seat } dare le carte per il prossimo turno.
last-round = Ultimo turno: al centro c'è una gemma rossa.
makes = Fa { $totals }
out = Fuori per questo turno
declined-for-good = Non prende altre carte
zone-pile = Mazzo
zone-hidden = Carta coperta
zone-open = Scoperte
zone-middle-blue = Centro, blu
zone-middle-red = Centro, rosse
zone-supply-blue = Riserva, blu
zone-supply-red = Riserva, rosse
zone-goals = Giocare per
column-points = Punti

do-accept = Prendi la carta
do-decline = No, grazie
do-choose = Gioca per { $goal }
do-deal = Dai le carte per il prossimo turno
touch-pile = La carta offerta
touch-goal = Gioca per { $goal }
play-for = Per { $goal }, con { $total }

dealt = Turno { $round }: una carta coperta a testa.
laid-blue =
    { $count ->
        [one] { $seat } mette una gemma blu; al centro c'è { $count } punto.
       *[other] { $seat } mette una gemma blu; al centro ci sono { $count } punti.
    }
laid-red = { $seat } mette una gemma rossa: è l'ultimo turno. Al centro ci sono { $count } punti.
laid-nothing = Per { $seat } non ci sono più gemme da mettere.
accepted = { $seat } prende { $cards }.
declined = { $seat } non prende la carta.
is-out = 28 o più con le carte scoperte: { $seat } è fuori per questo turno.
nobody-took = Nessuno ha preso una carta: il turno è finito.
pile-empty = Il mazzo è esaurito: il turno è finito.
all-out = Sono tutti fuori: il turno è finito.
all-declined = Non c'è più nessuno a cui offrire una carta: il turno è finito.
turned = { $seat } scopre { $cards } e fa { $totals }.
chose = { $seat } gioca per { $goal }.
direct-hit = Centro pieno, 8 e 28: { $seats }! Punti a testa: { $count }.
nearest = Più vicino a { $goal }, con { $total }: { $seats }. Punti a testa: { $count }.
no-taker = La metà per { $goal } non va a nessuno.
left-over =
    { $count ->
        [one] { $count } punto resta al centro.
       *[other] { $count } punti restano al centro.
    }

answer-first = Ti viene offerta una carta: la prendi?
choose-first = Prima scegli: giochi per 8 o per 28?
deal-first = Il turno è finito: dai le carte per il prossimo.

result-last-round = L'ultimo turno è diviso: vince chi ha più punti.

option-deck = Carte del mazzo
choice-a = quindici 1, quattro 8
choice-b = sedici 1, tre 8
option-pass_is_final = Dopo un rifiuto, niente più carte in quel turno
option-low_may_chase_28 = Anche un totale di 8 al massimo può giocare per 28
option-gems = Gemme
choice-full = 55 blu e 15 rosse
choice-short = 12 blu e 4 rosse
