title = Golf a sei carte
about = Cambia sei carte coperte, conta meno punti che puoi.
also = Golf, Six Card Golf
to-turn =
    Buca { $hole }: tocca a { $seat } scoprire { $left ->
        [1] ancora una carta
       *[other] due carte
    }.
to-turn-you =
    Buca { $hole }: scopri { $left ->
        [1] ancora una delle tue carte
       *[other] due delle tue carte
    }.
to-draw = Buca { $hole }: tocca a { $seat } pescare o prendere dagli scarti.
to-draw-you = Buca { $hole }, tocca a te: pesca o prendi dagli scarti.
to-swap = Buca { $hole }: tocca a { $seat } scambiare o scartare la carta pescata.
to-swap-you = Buca { $hole }: scambia la carta con una delle tue o scartala.
to-deal = La buca { $hole } è finita; { $seat } dà le carte per la prossima.
to-deal-you = La buca { $hole } è finita; tocca a te dare le carte per la prossima.
next-place = Ora tocca la carta da sostituire.
zone-layout = Sei carte
zone-discard = Scarti
zone-drawn = Carta pescata
column-total = Totale

do-turn = Scopri la carta { $place }
do-draw = Pesca dal mazzo
do-take = Dagli scarti, al posto della carta { $place }
do-swap = Scambiala con la carta { $place }
do-discard = Scartala
do-deal = Dai le carte per la prossima buca
touch-top = Carta in cima agli scarti
touch-held = Carta pescata
dealt = Buca { $hole }: carte distribuite.
turned = { $seat } scopre { $cards }.
drew = { $seat } pesca una carta.
got = Hai pescato { $cards }.
took = { $seat } prende { $take } dagli scarti e scarta { $give }.
swapped = { $seat } tiene { $take } e scarta { $give }.
discarded = { $seat } scarta { $cards }.
all-up = Tutte le carte di { $seat } sono scoperte.
turns-up = Tutti hanno giocato l’ultimo turno di questa buca.
stock-empty = Il mazzo è vuoto per la terza volta.
refilled =
    { $count ->
        [one] Gli scarti mescolati diventano il nuovo mazzo: { $count } carta.
       *[other] Gli scarti mescolati diventano il nuovo mazzo: { $count } carte.
    }
scored = { $seat }: { $cards }, in tutto { $strokes }.

turn-two = Prima scopri due delle tue carte.
swap-or-discard = Hai pescato: scambia la carta con una delle tue sei o scartala.
draw-first = Prima pesca dal mazzo, o tocca gli scarti per prendere la carta in cima.
deal-first = Questa buca è finita; prima si danno le carte.

result-all-holes = Tutte le buche sono state giocate: vince il totale più basso.

hint-draw = La carta in cima agli scarti aiuterebbe poco; una nuova promette di più.
hint-discard = Questa carta non è meglio di quelle che sostituirebbe.
hint-apart = In due colonne ogni carta può ancora trovare la sua coppia.
hint-pair = Forma una coppia: la colonna conta 0.
hint-ends-hole = Chiude la buca prima che gli altri migliorino.
hint-covers-hidden = Prende il posto di una carta che nessuno conosce e avvicina la fine.
hint-saves-strokes =
    { $count ->
        [one] Fa risparmiare { $count } colpo.
       *[other] Fa risparmiare { $count } colpi.
    }
hint-prepares-pair = Lì può trovare la sua coppia.

option-holes = Buche
option-last_turn = Quando qualcuno ha tutte le carte scoperte, gli altri giocano ancora una volta
option-max_turns = Turni a testa prima che una buca finisca
