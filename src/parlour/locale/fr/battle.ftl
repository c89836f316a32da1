title = La bataille
about = La carte la plus forte prend les deux, l’égalité fait bataille.
also = Bataille, Battle
to-turn = Plis joués : { $count }. Une carte à retourner de chaque côté.
has-won =
    { $laid ->
        [2] Pli { $count } : { $other } gagne les deux cartes.
       *[other] Pli { $count } : { $other } gagne les { $laid } cartes.
    }
zone-stacks = Paquet
zone-laid = Posées

do-turn = Retourner les cartes
laid = { $seat } retourne { $cards }.
war = Égalité : bataille !
took = { $seat } gagne { $count } cartes.
out-of-cards = Plus de carte pour la bataille : { $seats }.
both-out = Plus de carte pour la bataille : { $seats }.

result-all-cards = Toutes les cartes sont dans une seule main.
result-out-of-cards = Un camp n’a plus de carte pour la bataille.
result-both-out = Plus personne n’a de carte pour la bataille.
result-battle-limit = Le dernier pli permis est joué ; le plus gros paquet gagne.

option-collect = Comment les cartes gagnées vont sous le paquet
choice-winner-first = d’abord celles du gagnant
choice-loser-first = d’abord celles du perdant
choice-shuffled = mélangées
option-max_battles = Nombre de plis avant la fin de la partie
