## Who and what

a-seat = Place { $number }
a-person = Joueur { $number }
a-computer = Ordinateur { $number }
and = { $first } et { $last }
or = { $first } ou { $last }
nor = { $first } ni { $last }
beside = { $first } ; { $last }
labelled = { $label } : { $value }
cards-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
pieces-on =
    { $seat }, { $piece ->
        [stone] pions
        [man] pions
        [king] dames
        [wolf] loup
        [sheep] brebis
        [pawn] pions
       *[other] pièces
    } : { $places }
last-move = Dernier coup : { $places }
card-face-down = face cachée
card-none = rien
face =
    { $face ->
        [hat] chapeau
        [glasses] lunettes
        [ball] balle
        [crystal] boule de cristal
        [potion] potion
       *[candle] bougie
    }
timer = { $name } : { NUMBER($seconds) } s
ranked = { $rank }. { $seat } : { $score }

## Zones that many games have

zone-hands = Main
zone-stock = Pioche
zone-score = Score
zone-board = Plateau
zone-die = Dé

## Touches

touch-seat = { $seat }
touch-place = { $place }
do-done = Terminé
do-wait = Attendre
do-expire = Le temps est écoulé

## House rules that many games have

option-first = Qui commence
choice-random = tirage au sort
choice-on = oui
choice-off = non
preset-book = comme dans le livret
preset-short = version courte

## Told by the match itself

undone = { $seat } reprend un coup.
resigned = { $seat } abandonne.
out-of-time = Temps écoulé pour { $seat }.
agreed-draw = La partie est nulle d’un commun accord.
ended = { $seat } met fin à la partie.
broken-off = { $seat } met fin à la partie ; personne n’a gagné.
seated = { $seat } : désormais, c’est { $player } qui joue à cette place.
hinted = { $seat } demande un conseil.

## How a match ends without its rules

result-resigned = Abandon.
result-out-of-time = Temps écoulé.
result-agreed-draw = D’un commun accord.
result-ended = Partie arrêtée avant la fin ; classement en l’état.
result-broken-off = Partie arrêtée par l’hôte ; personne n’a gagné.
result-last-stop = Partie arrêtée après de très nombreux coups ; classement en l’état.

## Why not

over = La partie est finie.
not-your-turn = Ce n’est pas ton tour ; c’est à { $seats } de jouer.
wait-a-moment = Un instant : la partie continue toute seule.
too-late = Trop tard : la situation a changé. Cela ne te coûte rien.
stale = La situation a changé entre-temps. Regarde à nouveau, puis choisis.
roll-first = Lance d’abord le dé.
not-your-piece = Aucune de tes pièces n’est là.
these-may-move = Cela ne marche pas ici. Voici ce qui est possible.
has-a-choice = Ici, il y a un choix à faire : c’est à toi de décider.
no-hints = Il n’y a rien à conseiller dans ce jeu : personne n’a le choix.
no-hints-reflex = Pas de conseils quand la rapidité compte.
unreadable = « { $text } » : je ne reconnais pas ce coup.
written-so = Ici, ce coup s’écrit « { $text } ».
no-such-seat = Il n’y a pas de place { $number } à cette table.
no-such-row = Il n’y a pas de coup { $number } auquel revenir.
undo-needs-consent = Pour reprendre ce coup, il faut l’accord de tout le monde, car quelque chose a été montré ou d’autres ont joué.
no-resigning = Dans ce jeu, on ne peut pas abandonner.
no-draw = Dans ce jeu, on ne peut pas convenir d’une partie nulle.
draw-needs-consent = Pour une partie nulle, il faut l’accord de tout le monde.
no-game = Le jeu « { $game } » n’existe pas. Les jeux sont : { $games }.
no-preset = Le jeu de règles « { $preset } » n’existe pas. Il y a : { $presets }.
no-option = La règle maison « { $option } » n’existe pas. Il y a : { $options }.
no-choice = « { $value } » n’est pas un choix pour { $option }. Au choix : { $choices }.
no-seats = { $game } ne se joue pas à { $seats } ; joueurs : { $players }.
no-names = Noms : { $names }, places : { $seats }. Les deux ne vont pas ensemble.
no-position = { $game } ne peut pas commencer par une position écrite.
first-not-there = La place qui doit commencer n’est pas à cette table.

## Records

not-utf-8 = Ce n’est pas un enregistrement : la ligne { $line } n’est pas du texte UTF-8.
record-too-long = Ce fichier est trop long pour être un enregistrement.
record-cut-off = L’enregistrement est coupé à la ligne { $line }.
record-format = L’enregistrement est au format { $format }, que ce programme ne connaît pas.
record-open = L’enregistrement s’arrête après l’entrée { $rows } sans résultat : il a été coupé, ou la partie n’est pas finie.
record-of-running = Voici une partie vue depuis une seule place et enregistrée avant la fin. Enregistre-la de nouveau une fois finie.
bad-line = La ligne { $line } est illisible.
chain-broken = La ligne { $line } a été modifiée : elle ne correspond plus à la ligne { $next }.
row-out-of-order = La ligne { $line } n’est pas à sa place.
secret-differs = La ligne { $line } a été modifiée : le secret n’est pas celui qui était promis.
seed-differs = La ligne { $line } a été modifiée : un nombre aléatoire de la table n’est pas celui qui était promis.
draw-differs = La ligne { $line } a été modifiée : un tirage de « { $stream } » n’est pas celui qui était scellé.
draws-differ = La ligne { $line } a été modifiée : ses tirages ne sont pas ceux que demandent les règles.
row-refused = La ligne { $line } a été modifiée : les règles ne permettent pas ce qui y est écrit.
line-differs = La ligne { $line } a été modifiée : en rejouant la partie, on obtient autre chose.
other-commitment = C’est une autre donne : la promesse de l’enregistrement n’est pas celle qui a été gardée.
other-head = Ce n’est pas la partie jouée, ou pas toute la partie : son empreinte n’est pas celle qui a été gardée.
other-version = L’enregistrement vient d’une autre version : { $game }, version { $version } ; ce programme joue une version différente.

## At one keyboard

nothing-to-undo = Tu n’as aucun coup à reprendre.
needs-screens = Ce jeu demande un écran par personne ; à un seul clavier, une personne peut y jouer avec des ordinateurs.

## Positions et parties en texte

fen-side = Ligne { $line }, colonne { $column } : une position commence par W ou B, le camp au trait, et non par « { $text } ».
fen-field = Ligne { $line }, colonne { $column } : « { $text } » n’a pas sa place dans une position. Après le camp au trait viennent W et B avec leurs pièces, une fois chacun.
fen-missing = Ligne { $line }, colonne { $column } : les pièces de { $text } manquent.
fen-number = Ligne { $line }, colonne { $column } : « { $text } » n’est pas un nombre qui convient ici.
fen-square = Ligne { $line }, colonne { $column } : « { $text } » n’est pas une case de ce plateau.
fen-taken = Ligne { $line }, colonne { $column } : deux pièces se trouvent sur { $text }.
fen-king = Ligne { $line }, colonne { $column } : ce jeu n’a pas de dames.
fen-crowned = Ligne { $line }, colonne { $column } : un pion sur { $text } serait une dame.
fen-pieces =
    { $count ->
        [one] Ligne { $line }, colonne { $column } : { $text } a { $count } pièce ; dans ce jeu, ce camp en a { $most } au départ.
       *[other] Ligne { $line }, colonne { $column } : { $text } a { $count } pièces ; dans ce jeu, ce camp en a { $most } au départ.
    }
pdn-too-long = Ligne { $line }, colonne { $column } : c’est trop long pour une partie.
pdn-empty = Ligne { $line }, colonne { $column } : il n’y a pas de partie ici.
pdn-tag = Ligne { $line }, colonne { $column } : une étiquette s’écrit comme [White "Anna"], et non comme « { $text } ».
pdn-tag-twice = Ligne { $line }, colonne { $column } : l’étiquette { $text } apparaît ici pour la deuxième fois.
pdn-open = Ligne { $line }, colonne { $column } : ce « { $text } » n’est jamais refermé.
pdn-game = Ligne { $line }, colonne { $column } : « { $text } » n’est pas un jeu qui s’écrit ainsi. Il y a : { $games }.
pdn-rules = Ligne { $line }, colonne { $column } : les règles maison « { $text } » ne conviennent pas à { $game }.
pdn-move = Ligne { $line }, colonne { $column } : « { $text } » n’est pas un coup.
pdn-illegal = Ligne { $line }, colonne { $column } : « { $text } » ne peut pas être joué ici.
pdn-ambiguous = Ligne { $line }, colonne { $column } : « { $text } » peut être l’un de ces coups : { $moves }.
pdn-over = Ligne { $line }, colonne { $column } : la partie était finie avant « { $text } ».
pdn-result = Ligne { $line }, colonne { $column } : le résultat « { $text } » n’est pas celui de cette partie.
pdn-more = Ligne { $line }, colonne { $column } : les coups finissent avant ceci.
pdn-because = { $text } { $why }
pdn-because-of = { $text } { $why } Possible ici : { $squares }.
pdn-many = Ce fichier contient { $count } parties. Choisis-en une avec --number, ou toutes avec --number all.
pdn-no-number = Il n’y a pas de partie { $number } dans ce fichier ; il en contient { $count }.
pdn-number = Partie { $number } : { $text }
pdn-went-on = Après l’entrée { $number }, c’était une nulle selon nos règles maison, mais la partie a continué. Elle est lue avec { $rules }.
pdn-no-game = { $game } : les parties de ce jeu ne peuvent pas s’écrire ainsi. Celles-ci le peuvent : { $games }.

## Pourquoi un coup est conseillé

hint-only = C’est le seul coup possible.
hint-wins =
    { $moves ->
        [1] Ce coup gagne tout de suite.
       *[other] Ce coup gagne à coup sûr, en { $moves } coups.
    }
hint-resists = Tout perd désormais ; c’est ce qui résiste le plus longtemps.
hint-saves = Tout le reste perd.
hint-holds = Ce coup assure la partie nulle.
hint-by-far = C’est de loin le meilleur coup ici.
hint-ahead = Ce coup garde l’avance.
hint-behind = La situation est difficile ; c’est là qu’il y a le plus de chances.
hint-alike = D’autres coups valent à peu près autant, mais aucun n’est meilleur.
hint-most = Dans l’ensemble, c’est le plus prometteur.
hint-usual = C’est ce que ferait ici quelqu’un qui joue bien.
certain-win =
    { $moves ->
        [1] gagne tout de suite
       *[other] gagne en { $moves } coups
    }
certain-draw = partie nulle
certain-loss =
    { $moves ->
        [1] perd en un coup
       *[other] perd en { $moves } coups
    }

## Ce qui a coûté le plus, une fois la partie finie

no-review = Dans ce jeu, il n’y a rien à analyser.
review-early = L’analyse vient une fois la partie finie.
review-wins =
    { $moves ->
        [1] Coup { $number } ({ $played }). Ceci aurait gagné tout de suite : { $better }.
       *[other] Coup { $number } ({ $played }). Ceci aurait gagné en { $moves } coups : { $better }.
    }
review-holds = Coup { $number } ({ $played }). Ceci aurait assuré la partie nulle : { $better }.
review-costs = Coup { $number } ({ $played }). Il y avait mieux : { $better } (avant : { $before }, après : { $after }).
review-better = Coup { $number } ({ $played }). Il y avait mieux : { $better }.
standing-won = gagné
standing-nearly-won = presque gagné
standing-ahead = avantage
standing-even = à égalité
standing-behind = désavantage
standing-nearly-lost = presque perdu
standing-lost = perdu

## Rules pages

a-side =
    { $side ->
        [white] Blancs
       *[black] Noirs
    }
section-aim = But du jeu
section-need = Matériel
section-begin = Mise en place
section-turn = À ton tour
section-end = Fin de la partie
section-example = Un exemple
section-tip = Un conseil
section-decided = Ce que le livret ne dit pas
section-house-rules = Règles maison
section-typing = Taper ses coups
page-facts = { $players } · environ { $minutes } minutes · dès { $age } ans
page-players =
    { $most ->
        [one] { $from }{ $most } joueur
       *[other] { $from }{ $most } joueurs
    }
house-rule = Règle maison
marked = À repérer : { $things }
rule-printed = (ou : { $others })
rule-changed = (dans le livret : { $printed })
rule-preset = Jeu de règles « { $preset } » ({ $rules })
page-in-english = Cette page n’est pas encore traduite ; la voici en anglais.
