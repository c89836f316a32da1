## Help

about = Jeux de société classiques : jouer, enregistrer, vérifier et étudier.
example = Exemple : { $example }
help-help = afficher cette aide
help-lang = langue : { $languages }
help-game = nom d'un jeu, voir « parlour games »
help-seats = nombre de places
help-rule = une règle maison, par exemple preset=short ; peut être répété
help-seed = un nombre ou un mot qui fixe tous les dés et toutes les donnes
help-json = afficher en JSON
help-file = fichier d'un enregistrement
help-output = fichier où écrire l'enregistrement
help-games = lister les jeux avec leurs places et leurs règles maison
help-play = jouer ici, contre l'ordinateur ou ensemble
help-text = texte simple (le seul affichage pour l'instant)
help-play-bots = niveaux 1–4 des ordinateurs, qui prennent les dernières places : 2 ou 2,3 ; 0 pour aucun
help-name = un nom pour une place ; peut être répété
help-record = faire jouer une partie par des ordinateurs et l'enregistrer
help-record-bots = niveaux 1–4 des ordinateurs, place par place : 2 ou 2,3
help-replay = montrer une partie enregistrée, coup par coup
help-upto = s'arrêter après cette entrée
help-seat = telle que vue de cette place ; sinon, telle que vue du public
help-verify = vérifier qu'un enregistrement n'a pas été modifié : chaîne, sceau, tirages et règles
help-rules = afficher les règles d'un jeu
help-bench = mesurer les coups par seconde, en Python pur sur un seul cœur
help-seconds = secondes pour chaque mesure

usage = Utilisation :
commands = Commandes
options = Options

## Bad arguments

missing-arguments = Il manque quelque chose : { $names }. Essaie : { $command } --help
unknown-arguments = Je ne connais pas « { $arguments } ». Essaie : { $command } --help
no-command = La commande « { $value } » n'existe pas. Il y a : { $commands }.
bad-value = « { $value } » ne convient pas à { $option }. Essaie : { $command } --help
bad-rule = Une règle maison s'écrit nom=valeur, pas « { $text } ».
bad-level = Les ordinateurs jouent aux niveaux 1 à 4, un par place au plus ; « { $text } » ne convient pas.
no-such-file = Le fichier « { $file } » n'existe pas.
cannot-read = Impossible de lire « { $file } ».
cannot-write = Impossible d'écrire « { $file } ».

## Listing and records

list-seats =
    { $seats ->
        [1] 1 personne
       *[other] { $seats } personnes
    }
list-option = { $label } ({ $choices })
list-presets = Préréglages : { $presets }
no-page = Cette page n'est pas encore traduite ; la voici en anglais.
playing = Partie en cours, { $game } : entrée { $n }
recorded = { $rows } entrées écrites dans { $file }.
true-sealed = L'enregistrement est authentique : { $rows } entrées, la chaîne est intacte, le sceau s'ouvre, chaque tirage est celui qui était scellé et les règles sont respectées.
true-unsealed = L'enregistrement est authentique : { $rows } entrées, la chaîne est intacte et les règles sont respectées. Les dés n'étaient pas scellés.
measuring = Mesure en cours : { $game }…

## Playing in text

welcome = Tape le numéro d'un coup, ou le coup lui-même. Et aussi : ? aide, v table, h règles maison et règles, u reprendre un coup, q quitter.
prompt = { $seat } >
waiting = Entrée : attendre et laisser jouer les autres.
cover = Lis, puis appuie sur Entrée : la table sera cachée.
hand-over = À { $seat } maintenant. Appuie sur Entrée quand plus personne d'autre ne regarde.
may-use = Tu peux utiliser : { $touches }
no-number = Choisis un numéro de 1 à { $most }, ou tape un coup.
undo-asks = Pour reprendre ce coup, il faut l'accord de tout le monde. Tout le monde est d'accord ? (o/n)
yes-letters = o
goodbye = À bientôt. La partie n'est pas finie.
bye = Merci d'avoir joué.
interrupted = Arrêt.
saved = La partie est dans { $file }.
commitment = Scellé avant la donne : { $commitment }
