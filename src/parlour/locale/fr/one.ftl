title = Le morpion
to-roll = À { $seat } de jouer, lancer { $count }.
to-roll-you = À toi : lance le dé jusqu'à la balle. Lancer { $count }.
do-roll = Lancer le dé
rolled = { $seat } lance le dé : { face } (lancer { $count }).
missed = { $seat } : dix lancers et pas de balle.
roll-off = Égalité : { $seats } se départagent aux dés.
round-won = La manche revient à { $seats }.
column-rolls = Lancers
column-total = Total
column-wins = Victoires
result-fewest-rolls = Toutes les manches sont jouées.

option-ties = En cas d'égalité
choice-roll-off = départager aux dés
choice-shared = partager la victoire
option-rounds = Manches
