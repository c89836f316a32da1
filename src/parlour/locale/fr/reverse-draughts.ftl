title = Dames à qui perd gagne
about = Le jeu de dames à l’envers : qui perd toutes ses pièces gagne.
also = Jeu de dames russe, Qui perd gagne

result-no-pieces = Un camp n’a plus de pièces et gagne ainsi la partie.
result-blocked = Un camp ne peut plus bouger et gagne ainsi la partie.
