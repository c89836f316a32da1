title = Guerra egiziana
title-for-children = Batti la mano
about = Gira le carte, rispondi alle figure, batti sulle coppie.
also = Egyptian Rat Screw, Batti la mano
to-lay = Tocca a { $seat } girare una carta.
to-lay-you = Tocca a te: gira una carta.
to-answer =
    { $count ->
        [one] { $seat } risponde a { $other }: resta { $count } tentativo.
       *[other] { $seat } risponde a { $other }: restano { $count } tentativi.
    }
to-answer-you =
    { $count ->
        [one] Rispondi a { $other }: resta { $count } tentativo.
       *[other] Rispondi a { $other }: restano { $count } tentativi.
    }
to-take = { $seat } ha vinto il mucchio e può prenderlo.
to-take-you = Hai vinto il mucchio: prendilo.
zone-pile = Mucchio
zone-recent = Ultime carte
zone-bottom = Prima carta
zone-under = Sotto il mucchio
zone-stacks = Mazzetto
zone-take = Presa del mucchio

do-lay = Gira una carta
do-slap = Schiaffo!
do-take = Prendi il mucchio
touch-pile = Schiaffo!
laid = { $seat } gira { $cards }.
challenge-won = { $seat } vince il mucchio.
took =
    { $count ->
        [one] { $seat } prende { $count } carta.
       *[other] { $seat } prende { $count } carte.
    }
slapped-double = Schiaffo! { $seat } prende { $count } carte: coppia!
slapped-sandwich = Schiaffo! { $seat } prende { $count } carte: sandwich!
slapped-top_bottom = Schiaffo! { $seat } prende { $count } carte: prima e ultima uguali!
slapped-tens = Schiaffo! { $seat } prende { $count } carte: somma dieci!
slapped-joker =
    { $count ->
        [one] Schiaffo! { $seat } prende { $count } carta: jolly!
       *[other] Schiaffo! { $seat } prende { $count } carte: jolly!
    }
slapped-four = Schiaffo! { $seat } prende { $count } carte: quattro in scala!
slapped-marriage = Schiaffo! { $seat } prende { $count } carte: matrimonio!
slapped-wrongly =
    { $count ->
        [one] Schiaffo a vuoto: { $seat } paga { $count } carta.
       *[other] Schiaffo a vuoto: { $seat } paga { $count } carte.
    }
slapped-out = Schiaffo a vuoto e senza carte: { $seat } esce dal gioco.

too-late = Troppo tardi: quel mucchio non c’è più. Non ti costa niente.
no-pile = In questo momento non c’è nessun mucchio. Non ti costa niente.
barred = Hai dato uno schiaffo a vuoto senza avere carte: non puoi più darne.
pile-is-won = Il mucchio è stato vinto: prima lo prende { $seat }.

result-all-cards = Tutte le carte sono state vinte.
result-turn-limit = È uscita l’ultima carta concessa: decidono i mazzetti.

option-slap_double = Schiaffo alla coppia
option-slap_sandwich = Schiaffo al sandwich
option-slap_top_bottom = Schiaffo a prima e ultima uguali
option-slap_tens = Schiaffo alla somma dieci
option-slap_joker = Schiaffo al jolly
option-slap_four = Schiaffo a quattro in scala
option-slap_marriage = Schiaffo al matrimonio
option-jokers = Jolly
option-penalty = Carte da pagare per uno schiaffo a vuoto
option-max_turns = Carte girate prima che la partita finisca
