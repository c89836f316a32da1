title = L’accordéon
about = Resserre une rangée de cartes en un seul tas.
also = Accordéon, Solitaire, Patience
to-play = Tas : { $count }, cartes à poser : { $left }.
nothing-left = Plus aucun coup possible, tas : { $count }. Reprends des coups ou abandonne.
next-pile = Touche maintenant le tas sur lequel il va.
next-sure = Vraiment ? Alors confirme.
zone-row = Rangée

do-deal = Poser une carte
do-move = Tas { $pile } sur le tas { $onto }
do-give-up = Abandonner
do-sure = Oui, abandonner
touch-pile = tas { $pile }
dealt = Nouvelle carte : { $cards }.
put = { $card } passe du tas { $pile } au tas { $onto }.

fits-nowhere = { $card } ne va ni sur le tas voisin de gauche ni sur le troisième à gauche.
not-alike = { $cards } : ni la même couleur ni la même valeur.
next-or-third = Un tas ne va que sur son voisin de gauche ou sur le troisième à gauche.

result-one-pile = Gagné : toutes les cartes sont sur un seul tas.
result-no-move-left = Perdu : plus aucun coup possible. Le score est le nombre de tas.
result-given-up = Abandon. Le score compte les tas et les cartes non posées.
