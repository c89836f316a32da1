title = Le cadran
about = Retourne toutes les cartes avant le quatrième roi.
also = L’horloge, Solitaire, Patience
to-turn = Cartes retournées : { $count }, cachées : { $left }.
zone-piles = Cadran

do-turn = Retourner la carte suivante
turned = Tas { $pile } : { $cards }.

result-all-turned = Gagné : toutes les cartes sont retournées.
result-fourth-king = Perdu : le quatrième roi est sorti trop tôt.
