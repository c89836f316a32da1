title = Le golf
about = Échange six cartes cachées, marque le moins de points possible.
also = Golf, Six Card Golf
to-turn =
    Trou { $hole } : à { $seat } de retourner { $left ->
        [1] encore une carte
       *[other] deux cartes
    }.
to-turn-you =
    Trou { $hole } : retourne { $left ->
        [1] encore une de tes cartes
       *[other] deux de tes cartes
    }.
to-draw = Trou { $hole } : à { $seat } de piocher ou de prendre dans la défausse.
to-draw-you = Trou { $hole }, à toi : pioche ou prends dans la défausse.
to-swap = Trou { $hole } : à { $seat } d’échanger la carte piochée ou de la défausser.
to-swap-you = Trou { $hole } : échange la carte contre une des tiennes ou défausse-la.
to-deal = Le trou { $hole } est terminé ; { $seat } distribue pour le suivant.
to-deal-you = Le trou { $hole } est terminé ; à toi de distribuer pour le suivant.
next-place = Touche maintenant la carte qu’elle remplace.
zone-layout = Six cartes
zone-discard = Défausse
zone-drawn = Carte piochée
column-total = Total

do-turn = Retourner la carte { $place }
do-draw = Piocher
do-take = Prendre dans la défausse, contre la carte { $place }
do-swap = L’échanger contre la carte { $place }
do-discard = La défausser
do-deal = Distribuer pour le trou suivant
touch-top = Carte du dessus de la défausse
touch-held = Carte piochée
dealt = Trou { $hole } : les cartes sont distribuées.
turned = { $seat } retourne { $cards }.
drew = { $seat } pioche une carte.
got = Tu pioches { $cards }.
took = { $seat } prend { $take } dans la défausse et défausse { $give }.
swapped = { $seat } garde { $take } et défausse { $give }.
discarded = { $seat } défausse { $cards }.
all-up = { $seat } n’a plus de carte cachée.
turns-up = Tout le monde a joué son dernier tour sur ce trou.
stock-empty = La pioche est vide pour la troisième fois.
refilled =
    { $count ->
        [one] La défausse mélangée devient la nouvelle pioche : { $count } carte.
       *[other] La défausse mélangée devient la nouvelle pioche : { $count } cartes.
    }
scored = { $seat } : { $cards }, soit { $strokes }.

turn-two = Retourne d’abord deux de tes cartes.
swap-or-discard = Tu as pioché : échange la carte contre une de tes six, ou défausse-la.
draw-first = Pioche d’abord, ou touche la défausse pour prendre la carte du dessus.
deal-first = Ce trou est terminé ; il faut d’abord distribuer.

result-all-holes = Tous les trous sont joués ; le plus petit total gagne.

hint-draw = La carte visible aiderait peu ; une nouvelle promet davantage.
hint-discard = Cette carte ne vaut pas mieux que celles qu’elle remplacerait.
hint-apart = Dans deux colonnes, chaque carte peut encore trouver sa paire.
hint-pair = Cela fait une paire : la colonne compte 0.
hint-ends-hole = Cela termine le trou avant que les autres ne s’améliorent.
hint-covers-hidden = Elle remplace une carte que personne ne connaît et rapproche la fin.
hint-saves-strokes =
    { $count ->
        [one] Cela économise { $count } point.
       *[other] Cela économise { $count } points.
    }
hint-prepares-pair = Là, elle peut trouver sa paire.

option-holes = Trous
option-last_turn = Quand toutes les cartes de quelqu’un sont visibles, les autres jouent encore une fois
option-max_turns = Tours par joueur avant la fin d’un trou
