title = Dames en diagonale
about = Neuf pions font la course vers le coin d’en face.
also = Jeu de dames du coin, Les coins
next-done-place = Saute encore, ou touche de nouveau le pion pour t’arrêter là.
arrived =
    { $count ->
        [one] { $seat } : { $count } pion sur 9 dans le coin d’en face.
       *[other] { $seat } : { $count } pions sur 9 dans le coin d’en face.
    }
do-pass = Passer
passed = Aucun coup possible pour { $seat }, qui passe.

never-back = Les pions ne reculent jamais.
step-or-jump-on = Un pion avance d’une case, ou saute en ligne droite par-dessus un pion adverse voisin, sur la case libre derrière.

result-corner-filled = Un camp a rempli le coin d’en face.
result-both-passed = Plus personne ne peut jouer ; gagne qui a le plus de pions dans le coin d’en face, puis le chemin le plus court.
result-move-limit = 100 coups de chaque camp ; gagne qui a le plus de pions dans le coin d’en face, puis le chemin le plus court.

option-sideways = Pas et sauts de côté
option-chain_jumps = Plusieurs sauts en un coup

hint-steps = Le pion se rapproche du coin d’en face de { $steps } pas d’un seul coup.
hint-last-man = Le pion le plus en retard rattrape les autres.
