title = La pêche
to-ask =
    { $count ->
        [0] À { $seat } de demander, pas encore de famille.
        [one] À { $seat } de demander, { $count } famille.
       *[other] À { $seat } de demander, { $count } familles.
    }
to-ask-you = À toi : à qui demandes-tu, et quoi ?
next-seat = Choisis maintenant à qui demander.
next-rank = Choisis maintenant une carte de la valeur à demander.
heard = Déjà entendu : a { $holds } ; n'a pas { $lacks }
heard-holds = Déjà entendu : a { $holds }
heard-lacks = Déjà entendu : n'a pas { $lacks }
zone-books = Familles
ranks =
    { $rank ->
        [A] as
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [T] dix
        [J] valets
        [Q] dames
       *[K] rois
    }
touch-rank = { ranks }

do-ask = Demander des { ranks } à { $seat }
do-draw = Piocher une carte
do-pass = Passer
asked = { $seat } à { $other } : « Tu as des { ranks } ? »
gave = { $seat } donne { $cards } à { $other }.
go-fish = { $seat } : « Pioche ! »
caught = { $seat } pioche { $cards } : bonne pioche !
fished = { $seat } pioche une carte.
drew = Tu pioches { $cards }.
book = { $seat } pose la famille des { ranks }.
passed = { $seat } passe.

hint-sure-catch = { $seat } a forcément des { ranks }.
hint-sure-book = { $seat } a forcément des { ranks }, et cela fait une famille.
hint-likely = { $seat } a sans doute des { ranks }.
hint-known-already = Tout le monde sait déjà que tu as des { ranks } : la question ne révèle rien.
hint-many = Tu as déjà { $count } des quatre { ranks }.

ask-another = Tu ne peux pas te demander à toi-même.
has-no-cards = { $seat } n'a pas de cartes : on ne peut rien lui demander.
not-held = Des { ranks }, tu n'en as pas : demande une valeur que tu as en main.

result-most-books = Toutes les familles sont posées.
result-nothing-moves = Aucune carte n'a bougé depuis longtemps.

option-max_dry = Fin de la partie après autant de tours sans qu'une carte bouge
option-memory_aid = Montrer ce que tout le monde a entendu
