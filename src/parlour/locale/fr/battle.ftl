title = La bataille
to-turn = Batailles livrées : { $count }. Une carte à retourner de chaque côté.
has-won =
    { $laid ->
        [2] Bataille { $count } : { $other } gagne les deux cartes.
       *[other] Bataille { $count } : { $other } gagne les { $laid } cartes.
    }
zone-stacks = Paquet
zone-laid = Posées

do-turn = Retourner les cartes
laid = { $seat } retourne { $cards }.
war = Égalité : c'est la guerre !
took = { $seat } gagne { $count } cartes.
out-of-cards = Plus de carte pour la guerre : { $seats }.
both-out = Plus de carte pour la guerre : { $seats }.

result-all-cards = Toutes les cartes sont dans une seule main.
result-out-of-cards = Un camp n'a plus de carte pour la guerre.
result-both-out = Partie nulle : plus personne n'a de carte pour la guerre.
result-battle-limit = La dernière bataille permise est livrée ; le plus gros paquet gagne.

option-collect = Comment les cartes gagnées vont sous le paquet
choice-winner-first = d'abord les siennes
choice-loser-first = d'abord celles de l'adversaire
choice-shuffled = mélangées
option-max_battles = Fin de la partie après autant de batailles
