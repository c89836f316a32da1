entered = { $seat } fait entrer un pion en { $go }.
crowned = { $seat } : { $go }, dame !
must-capture = La prise est obligatoire : ces pièces peuvent prendre.
take-most = Il faut choisir la prise qui enlève le plus de pièces.
take-by-rank = Prends le plus de pièces possible. À égalité, prends avec une dame plutôt qu’avec un pion, puis le plus de dames, puis une dame le plus tôt possible.
go-on = La prise n’est pas finie : continue à sauter.
ends-there = Le coup s’arrête là.
jump-there = Cette pièce doit prendre et peut sauter sur ces cases.
lands-behind = Une dame se pose juste derrière la pièce qu’elle prend.
lands-onward = Une dame se pose là d’où elle peut continuer à prendre, si c’est possible.
square-taken = La case { $square } n’est pas libre.
men-forwards = Les pions n’avancent que d’une case, en diagonale et vers l’avant.
capture-forwards = Les pions ne prennent que vers l’avant.
kings-are-safe = Un pion ne peut pas prendre une dame.
kings-step = Une dame bouge d’une case en diagonale.
kings-slide = Une dame se déplace sur une diagonale libre.
hand-empty = Tu n’as plus de pion en main.
entry-blocked = Ta case d’entrée n’est pas libre.
enter-there = Les pions en main n’entrent qu’ici.
zone-lost = Perdus
zone-in-hand = En main
result-no-pieces = Un camp n’a plus de pièces.
result-blocked = Un camp ne peut plus bouger.
result-no-progress = 80 coups de dames sans aucune prise.
option-king = Comment une dame prend
choice-lands-behind = se pose juste derrière la pièce prise
choice-lands-anywhere = se pose n’importe où derrière la pièce prise
choice-lands-onward = se pose n’importe où derrière la pièce prise, si possible là d’où elle peut continuer à prendre
choice-short = bouge et saute d’une seule case
option-men_capture_back = Les pions prennent aussi en arrière
option-majority = Prise majoritaire obligatoire
option-crowned = Un pion qui atteint la dernière rangée en prenant devient dame
choice-at-the-end = à la fin de son coup
choice-at-once = aussitôt, et continue comme dame
option-begins = Qui commence
choice-white = les Blancs
choice-black = les Noirs
preset-english = anglaises
preset-russian = russes
option-draw_rules = Partie nulle par répétition et après 80 coups de dames sans prise
preset-federation = fédération
hint-takes =
    { $count ->
        [1] Ce coup prend une pièce sans rien rendre.
       *[other] Ce coup prend { $count } pièces sans rien rendre.
    }
hint-takes-crowns =
    { $count ->
        [1] Ce coup prend une pièce et fait une dame.
       *[other] Ce coup prend { $count } pièces et fait une dame.
    }
hint-exchanges =
    { $count ->
        [1] Ce coup prend une pièce et en rend { $lost } au plus.
       *[other] Ce coup prend { $count } pièces et en rend { $lost } au plus.
    }
hint-crowns = Le pion devient dame.
hint-offers =
    { $given ->
        [1] Ce coup donne une pièce pour en prendre { $count }.
       *[other] Ce coup donne { $given } pièces pour en prendre { $count }.
    }
hint-swaps = Ce coup propose un échange égal.
hint-saves-piece = Ce coup met tout à l’abri.
hint-threatens = Ce coup menace de prendre.
hint-makes-take =
    { $count ->
        [1] L’adversaire doit prendre une pièce.
       *[other] L’adversaire doit prendre { $count } pièces.
    }
hint-arrives = Un pion arrive à bon port.
