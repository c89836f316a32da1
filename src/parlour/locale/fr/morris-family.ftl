white = Blancs
black = Noirs
next-take = Un moulin ! Prends l’un des pions marqués.
closed = { $seat } : { $go }, moulin !
not-your-stone = Aucun de tes pions n’est là.
place-first = Place d’abord tous tes pions ; ils ne peuvent pas encore se déplacer.
not-a-neighbour = Un pion suit une ligne jusqu’au point voisin.
point-taken = { $point } n’est pas libre.
nothing-taken = Dans ce jeu, on ne prend jamais de pion.
result-mill = Un moulin est fermé.
result-cannot-move = Un camp ne peut plus bouger.
hint-mill-wins = Ce coup ferme un moulin.
hint-mill-takes =
    { $count ->
        [0] Ce coup ferme un moulin.
        [one] Ce coup ferme un moulin et prend un pion.
       *[other] Ce coup ferme deux moulins et prend { $count } pions.
    }
hint-stops-mill = Ce coup empêche un moulin en { $point }.
hint-stops-and-prepares = Ce coup empêche un moulin en { $point } et menace d’en fermer un en { $next }.
hint-prepares-mill = Ce coup menace de fermer un moulin en { $point }.
hint-two-mills = Ce coup prépare deux moulins à la fois.
