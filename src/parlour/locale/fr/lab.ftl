# Rapports de `parlour lab`.

report-title = { $game } : qui gagne, combien de temps, ce que changent les règles maison
report-played = Parties par ligne : { $matches }. Places : { $seats }. Graine : { $seed }. Parlour { $parlour }, version { $version } des règles.
report-given = Règles maison partout : { $rules }.
report-opening = Chaque partie commence par des coups au hasard : { $plies }.
report-stopped = Arrêt avant la fin : voici ce qui était terminé.
report-reading = Une partie donne un point à qui finit en tête ; à égalité, le point se partage. Entre parenthèses et en barre figure l’intervalle qui contient la vraie valeur dans 95 cas sur 100 ; le trait fin montre à quoi comparer.
report-level = niveau { $level }
report-random = coups au hasard
report-luck = sans choix
report-wins = parties gagnées
report-begins = qui commence
report-draws = parties nulles
report-rule = { $rule } : { $value }
report-preset = Jeu de règles : { $preset }
report-moves = coups par partie
report-best-play =
    { $plies ->
        [0] qui commence, avec le meilleur jeu (nulle)
       *[other] qui commence, avec le meilleur jeu (décidé en { $plies } demi-coups)
    }

section-seats = Qui finit en tête
about-seats = Part des points en pour cent, quand tout le monde joue pareil. Le trait fin est la part équitable.
section-lengths = Durée et retournements
about-lengths = Coups par partie, et retournements : combien de fois l’avantage change de mains. Le score dit qui est en tête ; sur un plateau, c’est un coup d’œil à la position, précis à environ un demi-pion. Les barres montrent la longueur des parties au niveau le plus fort.
section-pairs = Les niveaux entre eux
about-pairs = Part des points en pour cent, en changeant de place, avec les mêmes donnes depuis chaque place.
section-rules = Ce que change une règle maison
about-rules = Le niveau le plus fort avec une autre valeur d’une règle maison, comparé aux règles ci-dessus. « Autre cours » dit dans combien des mêmes donnes, en pour cent, la partie prend un autre cours : combien de fois la règle joue. Les autres colonnes sont des différences : parts en points de pourcentage, longueurs en coups.
section-ends = Comment finissent les parties
about-ends = En pour cent des parties du niveau le plus fort.
section-told = Ce qui arrive, et combien de fois
about-told = Chaque sorte d’annonce à la table, avec un exemple : dans combien de parties, en pour cent, et combien de fois par partie. Les plus rares d’abord.
section-exact = Exact et simulé
about-exact = Ce qui se calcule, à côté de ce qui a été joué. Avec le meilleur jeu, personne ne se trompe ; la différence est ce qui a été perdu ici.
about-chance = Ce qui se calcule, à côté de ce qui a été joué. Ici, personne n’a le choix ; la différence est due au hasard.

column-player = niveau
column-who = qui
column-share = part
column-fair = part équitable
column-against = contre
column-least = plus courte
column-median = médiane
column-mean = moyenne
column-most = plus longue
column-swings = retournements
column-rule = règle maison
column-otherwise = autre cours
column-begins = qui commence
column-drawn = nulles
column-longer = coups
column-end = fin
column-in-matches = dans les parties
column-line = annonce
column-times = par partie
column-what = quoi
column-certain = exact
column-simulated = simulé
column-difference = différence
