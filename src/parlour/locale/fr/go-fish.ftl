title = La pêche
about = Demande, pêche, réunis quatre cartes pareilles.
also = Pioche, Go Fish, Les familles
to-ask =
    { $count ->
        [0] À { $seat } de demander, pas encore de famille.
        [one] À { $seat } de demander, { $count } famille.
       *[other] À { $seat } de demander, { $count } familles.
    }
to-ask-you = À toi : à qui demandes-tu, et quoi ?
to-draw = { $seat } ne peut demander à personne et pioche une carte.
to-draw-you = À toi : tu ne peux demander à personne, pioche une carte.
to-pass = { $seat } ne peut ni demander ni piocher, et passe.
to-pass-you = À toi : tu ne peux ni demander ni piocher. Passe.
next-seat = Choisis maintenant à qui demander.
next-rank = Choisis maintenant une carte de la valeur à demander.
heard = Déjà entendu : a { $holds } ; n’a pas { $lacks }
heard-holds = Déjà entendu : a { $holds }
heard-lacks = Déjà entendu : n’a pas { $lacks }
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
ranks-some =
    { $rank ->
        [A] des as
        [2] des deux
        [3] des trois
        [4] des quatre
        [5] des cinq
        [6] des six
        [7] des sept
        [8] des huit
        [9] des neuf
        [T] des dix
        [J] des valets
        [Q] des dames
       *[K] des rois
    }
ranks-none =
    { $rank ->
        [A] d’as
        [2] de deux
        [3] de trois
        [4] de quatre
        [5] de cinq
        [6] de six
        [7] de sept
        [8] de huit
        [9] de neuf
        [T] de dix
        [J] de valets
        [Q] de dames
       *[K] de rois
    }
touch-rank = { ranks }

do-ask = Demander { ranks-some } à { $seat }
do-draw = Piocher une carte
do-pass = Passer
asked = { $seat } à { $other } : « Tu as { ranks-some } ? »
gave = { $seat } donne { $cards } à { $other }.
go-fish = { $seat } : « Va pêcher ! »
caught = { $seat } pioche { $cards } : bonne pioche !
fished = { $seat } pioche une carte.
drew = Tu pioches { $cards }.
book = { $seat } pose la famille des { ranks }.
passed = { $seat } passe.

hint-sure-catch = { $seat } a forcément des { ranks }.
hint-sure-book = { $seat } a forcément des { ranks }, et cela fait une famille.
hint-likely = { $seat } a sans doute des { ranks }.
hint-known-already = Tout le monde sait déjà que tu as des { ranks } : la question ne révèle rien.
hint-many = Tu as déjà { $count } des quatre { ranks }.

ask-another = Tu ne peux pas te demander des cartes à toi-même.
has-no-cards = { $seat } n’a pas de cartes : on ne peut rien lui demander.
not-held = Des { ranks }, tu n’en as pas : demande une valeur que tu as en main.

result-most-books = Toutes les familles sont posées.
result-nothing-moves = Aucune carte n’a bougé depuis longtemps.

option-max_dry = Tours de suite sans qu’une carte bouge avant la fin de la partie
option-memory_aid = Montrer ce que tout le monde a entendu
