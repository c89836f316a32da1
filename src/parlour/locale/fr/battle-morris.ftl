title = Battue
about = Trois pions sauteurs contre sept chasseurs.
also = La chasse, Traque
white = Blancs : sautent sur n’importe quel point libre
black = Noirs : avancent le long des lignes
moves-left =
    { $count ->
        [one] Il reste { $count } coup aux Noirs pour fermer un moulin.
       *[other] Il reste { $count } coups aux Noirs pour fermer un moulin.
    }
result-no-mill-in-time = Les Noirs n’ont pas fermé de moulin à temps.

option-move_limit = Coups dont les Noirs disposent pour fermer un moulin
preset-expert = pour experts
