title = Blocus
about = Coupe la route aux pions adverses et emmure-les.
also = Murs, Blocage
caught =
    { $count ->
        [1] { $seat } perd un pion emmuré.
       *[other] { $seat } perd { $count } pions emmurés.
    }

step-or-jump = Un pion va sur une case libre voisine, ou saute par-dessus une pièce, sur la case libre juste derrière.

result-no-men = Tous les pions d’un camp sont emmurés.
result-crossed = Tous les pions d’un camp sont passés de l’autre côté.
result-nothing-caught = 60 coups de chaque camp sans emmurer personne : qui a le plus de pions gagne.
result-move-limit = 200 coups de chaque camp : qui a le plus de pions gagne.

option-goal = Comment on gagne
choice-wall-in = en emmurant l’adversaire
choice-cross = en emmurant, ou en passant de l’autre côté

hint-walls-in =
    { $count ->
        [1] Ce coup emmure un pion.
       *[other] Ce coup emmure { $count } pions.
    }
hint-holds-men = L’adversaire peut bouger { $count } pions de moins.
hint-frees-men = Ce coup libère { $count } de tes pions.
