title = Le cadran
to-turn = Cartes retournées : { $count }, cachées : { $left }.
zone-piles = Cadran

do-turn = Retourner la carte suivante
turned = Tas { $pile } : { $cards }.

result-all-turned = Gagné : toutes les cartes sont retournées.
result-fourth-king = Perdu : le quatrième roi est sorti trop tôt.
