title = La bataille corse
title-for-children = La tape
about = Retourne, réponds aux figures, tape sur les doubles.
also = Bataille corse, Tape, Egyptian Rat Screw
to-lay = À { $seat } de poser une carte.
to-lay-you = À toi : pose une carte.
to-answer =
    { $count ->
        [one] À { $seat } de répondre à { $other }, encore { $count } essai.
       *[other] À { $seat } de répondre à { $other }, encore { $count } essais.
    }
to-answer-you =
    { $count ->
        [one] Réponds à { $other } : encore { $count } essai.
       *[other] Réponds à { $other } : encore { $count } essais.
    }
to-take = { $seat } a gagné le tas et peut le ramasser.
to-take-you = Tu as gagné le tas : ramasse-le.
zone-pile = Tas
zone-recent = Dernières cartes
zone-bottom = Première carte
zone-under = Sous le tas
zone-stacks = Paquet
zone-take = Ramassage du tas

do-lay = Poser une carte
do-slap = Taper !
do-take = Ramasser le tas
touch-pile = Taper !
laid = { $seat } pose { $cards }.
challenge-won = { $seat } gagne le tas.
took =
    { $count ->
        [one] { $seat } ramasse { $count } carte.
       *[other] { $seat } ramasse { $count } cartes.
    }
slapped-double = { $seat } tape sur un double : { $count } cartes !
slapped-sandwich = { $seat } tape sur un sandwich : { $count } cartes !
slapped-top_bottom = { $seat } tape, dessus et dessous identiques : { $count } cartes !
slapped-tens = { $seat } tape sur un total de dix : { $count } cartes !
slapped-joker =
    { $count ->
        [one] { $seat } tape sur un joker : { $count } carte !
       *[other] { $seat } tape sur un joker : { $count } cartes !
    }
slapped-four = { $seat } tape sur une suite de quatre : { $count } cartes !
slapped-marriage = { $seat } tape sur un mariage : { $count } cartes !
slapped-wrongly =
    { $count ->
        [one] { $seat } tape à tort et paie { $count } carte.
       *[other] { $seat } tape à tort et paie { $count } cartes.
    }
slapped-out = { $seat } tape à tort sans avoir de cartes et quitte le jeu.

too-late = Trop tard : ce tas n’est plus là. Cela ne te coûte rien.
no-pile = Il n’y a pas de tas en ce moment. Cela ne te coûte rien.
barred = Tu as tapé à tort sans avoir de cartes : tu ne peux plus taper.
pile-is-won = Le tas est gagné ; { $seat } le ramasse d’abord.

result-all-cards = Toutes les cartes sont gagnées.
result-turn-limit = La dernière carte permise est posée ; les paquets décident.

option-slap_double = Taper sur les doubles
option-slap_sandwich = Taper sur les sandwichs
option-slap_top_bottom = Taper quand dessus et dessous sont identiques
option-slap_tens = Taper sur les totaux de dix
option-slap_joker = Taper sur les jokers
option-slap_four = Taper sur les suites de quatre
option-slap_marriage = Taper sur les mariages
option-jokers = Jokers
option-penalty = Cartes à payer quand on tape à tort
option-max_turns = Nombre de cartes posées avant la fin de la partie
