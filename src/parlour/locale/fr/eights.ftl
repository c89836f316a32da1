suit =
    { $suit ->
        [C] trèfle
        [D] carreau
        [H] cœur
       *[S] pique
    }
suit-sign =
    { $suit ->
        [C] ♣
        [D] ♦
        [H] ♥
       *[S] ♠
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
to-play = À { $seat } de jouer.
to-play-you =
    { $stock ->
        [0] À toi : joue une carte, ou passe si aucune ne convient.
       *[other] À toi : joue une carte ou pioche.
    }
to-follow = À { $seat } de jouer : { suit } { suit-sign } ou un huit.
to-follow-you =
    { $stock ->
        [0] À toi : { suit } { suit-sign } ou un huit ; passe si tu n’as ni l’un ni l’autre.
       *[other] À toi : { suit } { suit-sign } ou un huit, ou pioche une carte.
    }
to-deal = À { $seat } de distribuer la donne suivante.
to-deal-you = À toi de distribuer la donne suivante.
next-suit = Choisis maintenant une couleur.
named = Couleur demandée : { suit } { suit-sign }
holding = { points }
zone-discard = Défausse
zone-held = Montrées
zone-suits = Couleurs
touch-card = { $card }
touch-suit = { suit }
do-play = Jouer { $card }
do-name = Jouer { $card } et demander { suit } { suit-sign }
do-draw = Piocher une carte
do-pass = Passer
do-deal = Distribuer la donne suivante
dealt = Donne { $hand } : les cartes sont distribuées.
buried = Première carte : { $cards }, un huit, glissé au milieu de la pioche.
turned = On commence par { $card }.
played = { $seat } joue { $card }.
played-eight = { $seat } joue { $card } et demande { suit } { suit-sign }.
drew-one = { $seat } pioche une carte.
drew = Tu pioches { $cards }.
passed = { $seat } passe.
held = Il reste à { $seat } : { $cards }, { points }.
hand-won = { $seat } n’a plus de cartes et marque { points }.
blocked-won = Plus personne ne peut jouer : { $seat } a la main la plus basse et marque { points }.
nobody-won = Plus personne ne peut jouer, et les mains les plus basses sont égales : personne ne marque.
deal-first = Cette donne est finie ; il faut distribuer la suivante.
no-cards-left = La pioche est vide : rien à piocher.
draw-first = Tu ne peux passer que si la pioche est vide et qu’aucune de tes cartes ne convient. Pioche ou joue.
must-play = Tu ne peux passer que si aucune de tes cartes ne convient : celles-ci conviennent.
eights-name = Seul un huit permet de demander une couleur.
not-in-hand = Tu n’as pas { $card } en main.
no-match = { $card } n’a ni la couleur ni la valeur de la carte du dessus. Celles-ci conviennent.
not-the-suit = La couleur demandée est { suit } { suit-sign } : { $card } ne convient pas, seulement cette couleur ou un autre huit.
nothing-fits = Aucune de tes cartes ne convient : pioche.
nothing-to-play = Aucune de tes cartes ne convient et la pioche est vide : passe.
name-a-suit = Avec un huit, demande aussi une couleur.
hint-goes-out = C’est ta dernière carte.
hint-lacks-suit = { $seat } semble ne pas avoir de { suit } { suit-sign }.
hint-names-most = Tu as surtout du { suit } { suit-sign }.
hint-keeps-eight = Un huit reste ainsi en réserve pour le moment où rien d’autre ne conviendra.
hint-follows = Tu as une autre carte qui va dessus.
hint-saves-eight = C’est trop tôt pour un huit : la carte piochée conviendra peut-être aussi.
result-hand-limit = La dernière donne est jouée.
option-cards = Cartes par main
option-max_hands = Nombre de donnes avant la fin de la partie
seven-for-two = On ne joue avec sept cartes par main qu’à deux.
