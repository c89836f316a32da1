## Help

about = Jeux de société classiques : jouer, enregistrer, vérifier et étudier.
example = Exemple : { $example }
help-help = afficher cette aide
help-usual = { $text } (par défaut { $usual })
help-version = afficher la version
help-lang = langue : { $languages }
help-game = nom d’un jeu, voir « parlour games »
help-seats = nombre de places (par défaut le plus petit que le jeu permette et qui suffise à toutes les personnes nommées)
help-rule = une règle maison, par exemple preset=short ; peut être répétée
help-seed = un nombre ou un mot qui fixe tous les dés et toutes les donnes
help-json = afficher en JSON
help-file = fichier d’un enregistrement
help-output = fichier où écrire l’enregistrement
help-games = lister les jeux avec leurs places et leurs règles maison
help-which-game = un seul jeu, en détail
help-play = jouer ici, contre l’ordinateur ou ensemble
help-text = texte simple au lieu du plein écran, pour les tubes, les lecteurs d’écran et les terminaux simples
help-play-bots = niveau 1–4 de tous les autres : 2 ; ou un pour chaque ordinateur aux dernières places : 2,3 ; 0 pour aucun
help-host-bots = niveaux 1–4 des ordinateurs, qui prennent les dernières places : 2 ou 2,3 ; les autres sont pour les invités
help-name = le nom de quelqu’un qui joue ici ; peut être répété
help-resume = reprendre une partie interrompue : celle de ce fichier, ou la dernière
help-record = faire jouer une partie par des ordinateurs et l’enregistrer
help-record-bots = niveaux 1–4 des ordinateurs, place par place : 2 ou 2,3
help-replay = montrer une partie enregistrée, coup par coup
help-upto = s’arrêter après cette entrée
help-seat = vue depuis cette place ; sinon, vue du public
help-match-file = un fichier d’enregistrement, ou une partie en PDN
help-number = quelle partie d’un fichier PDN, comptée à partir de 1, ou all pour toutes
help-pdn-game = quel jeu contient un fichier PDN, s’il ne le dit pas lui-même
help-export = écrire en PDN une partie enregistrée de dames ou de moulin
help-export-output = fichier à écrire ; sans lui, à l’écran
help-verify = vérifier la chaîne, le sceau, les tirages et les règles d’un enregistrement, et si c’est la partie dont un appareil a gardé l’empreinte
help-commitment = la promesse affichée avant la donne ; ses 16 premiers caractères suffisent
help-head = l’empreinte affichée par un appareil à la fin ; ses 16 premiers caractères suffisent
help-rules = afficher les règles d’un jeu
help-html = en une page HTML à imprimer
help-bench = mesurer les coups par seconde, sur un seul cœur, ou voir ce qui reste quand tout va mal
help-bench-what = rules (vitesse à laquelle les parties se jouent), server (des tables à quatre connexions chacune sur cette machine), faults (des serveurs tués, coupés et relancés en pleine partie : quelque chose se perd-il ?), peers (combien de fois plus vite que d’autres programmes, s’ils sont installés), strength (la force des ordinateurs ; écrit docs/strength.md) ou balance (qui gagne et de quelle place, ce que changent les règles maison ; écrit docs/balance)
help-tables = nombre de tables pour « bench server »
help-masters = tables de « bench server » où réfléchit un ordinateur de niveau maître ; sinon aucune
help-seconds = secondes pour chaque mesure
help-faults = combien de pannes « bench faults » provoque
help-minutes = minutes que « bench faults » dure au plus
help-perft = compter les suites de n demi-coups depuis une position ; les répétitions ne comptent pas
help-depth = nombre de demi-coups
help-position = la position : les coups depuis le début, séparés par des espaces, ou une FEN de dames comme W:W22,K15:B5
help-simulate = jouer beaucoup de parties et dire qui finit en tête, combien de fois et avec quelle certitude ; au hasard, sauf avec --bots
help-matches = nombre de parties
help-simulate-bots = qui joue, en changeant de place d’une partie à l’autre : 0 pour des coups au hasard, niveaux 1–4, module:fonction ou cmd:programme ; par exemple 4,2 ou 4,1,1,1
help-solve = dire si une patience peut réussir (pour une partie jouée, une fois terminée), ou établir la table exacte d’un jeu de plateau ou de ses finales et dire ce qu’elle contient
help-solve-deal = un jeu qui peut être résolu, ou l’enregistrement d’une partie terminée
help-nodes = combien de positions peuvent être examinées
help-check-all = comparer chaque position de la table avec ce qui vient un demi-coup plus tard, et pas seulement quelques-unes d’une grande table
help-divide = compter aussi pour chaque premier coup
help-jobs = combien de processus travaillent en même temps ; sinon, un par cœur
help-cluster = faire travailler les machines d’un cluster Ray : son adresse ; sinon, le cluster de cette machine
help-lab = faire jouer règles maison et niveaux entre eux et écrire un rapport : HTML avec graphiques, Markdown et CSV
help-lab-matches = parties pour chaque ligne du rapport
help-lab-bots = qui joue, du plus faible au plus fort : 0 pour des coups au hasard, niveaux 1–4, module:fonction ou cmd:programme
help-folder = dossier du rapport
help-dataset = faire jouer beaucoup de parties par l’ordinateur et les écrire dans un fichier, une ligne par coup
help-dataset-output = fichier à écrire ; son extension dit comment : .parquet, .csv, .jsonl et, pour les jeux de plateau, .pdn
help-sprt = s’arrêter dès qu’il est décidé si la part des points du premier joueur est plutôt LOW ou plutôt HIGH, par exemple 0.5,0.6
help-opening = combien de coups au hasard ouvrent la partie ; les mêmes pour toutes les places
help-analyse = montrer les meilleurs coups d’une position et ce qu’ils valent, vus par qui doit jouer
help-analyse-what = un jeu, un enregistrement ou une partie en PDN
help-analyse-seat = pour cette place ; sinon, pour qui a le choix
help-analyse-number = la partie d’un fichier PDN, comptée à partir de 1
help-review = montrer plutôt ce qui a coûté le plus dans une partie, et ce qui aurait été mieux
help-level = niveau 1–4 de l’ordinateur qui cherche les coups
help-moves = combien de coups sont montrés au plus
help-bench-games = seulement ces jeux pour « bench strength » et « bench balance », séparés par des virgules
help-bench-matches = combien de parties « bench strength » joue au plus par comparaison, et « bench balance » par ligne
help-bench-seed = un nombre ou un mot qui fixe le plan de « bench faults » et les donnes de « bench strength »
help-completion = afficher ce qu’il faut à un shell pour compléter commandes, jeux et règles maison par la touche Tab
help-shell = bash, zsh ou fish

help-serve = ouvrir des tables pour navigateurs et terminaux (c’est aussi ce qui se passe sans aucune commande)
help-listen = adresse d’écoute : 0.0.0.0 laisse entrer tous ceux de tes réseaux (sur un serveur loué, tout l’internet), 127.0.0.1 seulement cette machine
help-port = port d’écoute
help-data = dossier des tables ; par défaut dans ton propre dossier de données
help-database = sqlite:///FICHIER ou postgresql://… au lieu du fichier dans ce dossier
help-bus = redis://… quand plusieurs serveurs partagent un PostgreSQL ; sinon PostgreSQL prévient lui-même
help-base-path = première partie de chaque adresse, par exemple /parlour
help-allow-host = un autre nom par lequel les navigateurs peuvent joindre ce serveur ; peut être répété
help-proxy = adresse d’un proxy de confiance, qui indique l’origine des requêtes ; peut être répétée
help-keep-days = jours après lesquels une table inutilisée est supprimée
help-limit = ce que peut faire une adresse : tables et places (seats) par heure, codes par minute, requêtes (requests) et messages par seconde, connexions (connections) et parmi elles WebSockets (sockets) et relectures (replays) en même temps, temps de calcul (work) en millisecondes par seconde ; peut être répété
help-open = ouvrir le navigateur
help-tls = parler https : avec un certificat et sa clé (deux fichiers), ou avec « self », qui en crée un pour le réseau de la maison
help-metrics = adresse ou réseau qui peut lire des chiffres pour Prometheus sous /metrics ; peut être répété ; sans cela, personne
help-log-level = ce que raconte le journal
help-log-format = des lignes de texte, ou un objet JSON par ligne
help-config = fichier de réglages ; par défaut parlour.toml dans le dossier des tables
help-settings = Chaque option peut aussi être réglée par l’environnement ({ $variable } ; plusieurs valeurs sont séparées par des virgules) ou dans un fichier du dossier des tables ({ $line } dans { $file }). La ligne de commande passe d’abord, puis l’environnement, puis le fichier.
help-backup = copier toutes les tables dans un fichier, même pendant que le serveur tourne
help-backup-file = fichier à écrire
help-admin = s’occuper des tables : les lister, en montrer ou en supprimer une, voir les limites et le disque, même pendant que le serveur tourne
help-admin-what = tables (toutes), show ou delete (en montrer ou en supprimer une), limits (les limites en vigueur), disk (la place prise), compact (rendre la place laissée par les tables supprimées)
help-admin-table = les premiers caractères du numéro d’une table, pris dans la liste
help-yes = ne pas demander
help-force = remplacer un fichier qui existe

usage = Utilisation :
commands = Commandes{ "\u00A0" }
options = Options{ "\u00A0" }

## Bad arguments

missing-arguments = Il manque quelque chose : { $names }. Essaie : { $command } --help
unknown-arguments = Je ne connais pas « { $arguments } ». Essaie : { $command } --help
no-command = La commande « { $value } » n’existe pas. Il y a : { $commands }.
close = Je ne connais pas « { $text } ». Voulais-tu dire { $close } ?
bad-value = « { $value } » ne convient pas à { $option }. Essaie : { $command } --help
bad-number = « { $value } » ne convient pas à { $option }. Il faut un nombre de { $least } à { $most }.
bad-whole = « { $value } » ne convient pas à { $option }. Il faut un nombre entier.
bad-digits = « { $value } » ne convient pas à { $option }. Il faut de 16 à 64 chiffres hexadécimaux (0–9, a–f).
bad-which = « { $value } » ne convient pas à { $option }. Il faut un nombre à partir de 1, ou all.
bad-choice = « { $value } » ne convient pas à { $option }. Au choix : { $choices }.
no-player = « { $text } » ne peut pas jouer. Il y a les niveaux { $levels } (0 joue au hasard), module:fonction et cmd:programme.
no-program = Il n’y a pas de programme « { $text } » à lancer.
too-many-players = Il y a plus de joueurs que de places : { $count } pour { $seats }.
player-not-loaded = Impossible de charger « { $player } » : { $why }
player-failed = « { $player } » a échoué : { $why }
player-illegal = « { $player } » voulait « { $text } », ce qui n’est pas permis là. Coups permis : { $moves }
player-silent = Le programme « { $player } » n’a pas répondu pendant { $seconds } secondes.
player-ended = Le programme « { $player } » s’est terminé sans répondre.
player-unreadable = Le programme « { $player } » a répondu « { $text } ». Une réponse est une ligne comme celle-ci : { $example }
worker-lost = Un processus s’est arrêté en pleine partie ; parties finies avant : { $count }.
no-cluster = Il n’y a pas de cluster Ray à « { $address } » : { $why }
cluster-failed = Le cluster n’a pas pu le faire : { $why }
cluster-version = Une machine du cluster a Parlour { $there }, celle-ci a { $here }. Il faut que ce soit la même version.
player-not-named = { $player } est introuvable pour les autres processus. Mets la fonction dans un module à elle et nomme-la : module:fonction
bad-ending = « { $file } » ne dit pas quoi écrire. Le nom doit finir par l’une de ces extensions : { $endings }.
bad-bounds = « { $text } » ne convient pas à --sprt. Il faut deux parts entre 0 et 1, la plus petite d’abord, par exemple 0.5,0.6.
nothing-to-decide = --sprt compare des joueurs : --bots doit en nommer au moins deux différents.
position-over = Dans cette position, la partie est finie.
nothing-left = Il n’y a aucune partie à reprendre : aucune n’a été interrompue.
not-left-here = Cette partie n’a pas été interrompue ici, ou elle est finie : son secret n’est pas sur cet ordinateur.
opening-too-long = Autant de coups au hasard finissent toujours la partie : { $plies }. Choisis un nombre plus petit avec --opening.
no-decision = Personne n’a rien à choisir là.
no-game-or-file = « { $text } » n’est ni un jeu ni un fichier. Jeux : { $games }.
bad-seat = Il n’y a pas de place { $number }. Les places vont de 1 à { $most }.
bad-rule = Une règle maison s’écrit nom=valeur, pas « { $text } ».
only-in-pdn = --number, --game et --rule servent aux fichiers PDN ; un enregistrement dit lui-même ce qu’il est.
bad-level = Les ordinateurs jouent aux niveaux 1 à 4, un par place au plus ; « { $text } » ne convient pas.
no-kernel = perft est fait pour les jeux de plateau : { $games }. Il ne sait pas compter { $game }.
no-solver = Il n’y a pas de solveur pour { $game }. Il y en a un pour : { $games }.
solve-needs-numba = { $game } : la table compte { $positions } positions. Sans Numba, cela prend des jours ; parlour[fast] le contient.
needs-checkout = « bench { $name } » ne fait pas partie du paquet. La commande fonctionne dans une copie des sources : ./parlour bench { $name }
needs-services = « bench faults » a besoin de PostgreSQL et de Redis, sous Linux. Dans une copie des sources, cette commande les apporte : scripts/uv run --group dev parlour bench faults
no-such-file = Le fichier « { $file } » n’existe pas.
cannot-read = Impossible de lire « { $file } ».
cannot-write = Impossible d’écrire « { $file } ».
disk-full = Le disque est plein.

no-database = Il n’y a pas de base de données de type « { $url } ». L’adresse commence par sqlite:/// ou postgresql://.
database-away = La base de données { $url } est inutilisable : { $cause }
database-newer = Ces tables viennent d’une version plus récente de Parlour : lance cette version-là, ou restaure une sauvegarde plus ancienne.
backup-onto-itself = « { $file } » fait partie de la base de données elle-même. Choisis un autre fichier pour la copie.
backup-in-use = « { $file } » semble être une base de données en service : d’autres de ses fichiers se trouvent à côté. Choisis un autre fichier pour la copie.
file-exists = « { $file } » existe déjà. Choisis un autre fichier, ou remplace-le avec --force.
already-served = Parlour tourne déjà avec ces tables : { $address }
already-served-somewhere = Un autre Parlour tourne déjà avec ces tables.
needs-extra = Pour { $name }, il manque un paquet ici : pip install "parlour[{ $extra }]"
port-taken = Impossible d’utiliser le port { $port } sur { $host } : autre chose y écoute peut-être déjà. Essaies-en un autre : --port
not-our-address = « { $host } » n’est pas une adresse de cette machine. 0.0.0.0 les désigne toutes, 127.0.0.1 cette machine seulement : --host
port-forbidden = Le port { $port } est réservé au système. Essaies-en un à partir de 1024 : --port
bad-base-path = Un chemin de base commence par une barre oblique ; « { $path } » commence autrement.
bad-limit = Une limite s’écrit tables=100, pas « { $text } ». Il y a : { $names }.
no-setting = Le réglage « { $setting } » n’existe pas ({ $file }). Il y a : { $settings }.
bad-settings = Impossible de lire « { $file } » comme TOML : { $why }
bad-tls = --tls demande un certificat et sa clé, deux fichiers, ou le mot self.
bad-certificate = Le certificat « { $file } » est inutilisable : { $why }
bad-network = « { $text } » n’est ni une adresse ni un réseau. Il faut par exemple 127.0.0.1 ou 10.0.0.0/8.
no-such-table = Aucune table n’a un numéro qui commence par « { $table } ». « parlour admin » en donne la liste.
many-such-tables = Plusieurs tables ont un numéro qui commence par « { $table } ». Donnes-en un peu plus.
admin-needs-yes = Ici, on ne peut poser de question à personne. Pour supprimer la table quand même : --yes
no-server-here = Aucun serveur ne tourne ici avec ces tables.
backup-elsewhere = PostgreSQL a son propre outil pour cela : pg_dump.
cannot-start = Le serveur n’a pas pu démarrer.

## Serving

serving = Parlour est ouvert : { $address }
serving-lan = Pour les autres sur le même réseau : { $address }
serving-own-certificate = Le certificat vient du serveur lui-même : les navigateurs avertissent à la première visite. Continue s’ils montrent cette empreinte : { $fingerprint }
serving-exposed = Cette adresse est ouverte à tout l’internet, et sans TLS d’autres peuvent lire ce qui passe. Voir docs/self-hosting.md, ou démarre avec --host 127.0.0.1
serving-place = Toutes les tables sont dans { $place }
serving-settings = Les réglages viennent de { $file }
serving-stop = Ctrl-C pour fermer ; toutes les tables sont conservées.
stopped = Parlour est fermé.
backed-up = Toutes les tables sont dans { $file }.

## S’occuper des tables

admin-tables = Tables : { $count }. Serveurs sur cette machine : { $servers }.
column-table = table
column-game = jeu
column-opened = ouverture
column-used = dernier usage
column-people = personnes
column-here = là en ce moment
column-watching = spectateurs
column-match = partie
column-rows = lignes
column-size = taille
column-place = se trouve dans
column-database = base de données
column-tables = dont tables
column-unused = dont inutilisé
column-free = libre sur le disque
admin-computers =
    { $count ->
        [0] 0 ordinateur
        [one] un ordinateur
       *[other] { $count } ordinateurs
    }
admin-running = en cours
admin-not-running = aucune en cours
admin-limits = Elles valent pour chaque adresse ; --limit les change.
admin-ask = Supprimer la table { $table } pour de bon ({ $game } ; { $people } ; lignes : { $rows }) ? (o/n)
admin-left = Rien n’a été supprimé.
admin-deleted = La table { $table } est supprimée.
admin-compacted = La base de données prenait { $before } et prend maintenant { $after }.

## Listing and records

list-seats =
    { $seats ->
        [1] 1 joueur
       *[other] { $seats } joueurs
    }
list-option = { $label } ({ $choices } ; par défaut { $usual })
list-presets = Jeux de règles (preset) : { $presets }
list-preset = { $name } ({ $label }) : { $changes }
list-also = Autres noms : { $names }
list-try = Jouer : parlour play { $game }. Règles du jeu : parlour rules { $game }
playing = Partie en cours, { $game } : entrée { $n }
recorded = Entrées écrites dans { $file } : { $rows }.
in-part-sealed = Jusque-là, l’enregistrement est en ordre. Entrées : { $rows } ; la chaîne est intacte, le sceau s’ouvre et chaque tirage est celui qui était scellé.
in-part-unsealed = Jusque-là, l’enregistrement est en ordre. Entrées : { $rows } ; la chaîne est intacte. Rien n’était scellé : les dés et les cartes ont pu être choisis.
rules-unchecked = On n’a donc pas pu vérifier que les coups suivent les règles.
in-order-sealed = L’enregistrement est en ordre. Entrées : { $rows } ; la chaîne est intacte, le sceau s’ouvre, chaque tirage est celui qui était scellé et les règles sont respectées.
in-order-unsealed = L’enregistrement est en ordre. Entrées : { $rows } ; la chaîne est intacte et les règles sont respectées. Rien n’était scellé : les dés et les cartes ont pu être choisis.
its-commitment = Promesse (commitment) : { $commitment }
its-head = Empreinte (head) : { $head }
no-seeds = Aucun nombre aléatoire (seed) n’est venu de la table : la donne a pu être choisie.
seeds-uncommitted = Les nombres aléatoires (seeds) de la table n’étaient pas promis avant d’être connus : le dernier a pu être choisi.
seed-withheld = { $name } a promis un nombre aléatoire (seed) et ne l’a pas ouvert : la donne s’est faite sans lui.
head-is-kept = C’est la partie dont cette empreinte a été gardée : noms, temps, règles maison et chaque coup.
commitment-is-kept = Le secret est celui que cette promesse annonçait. Seule une empreinte gardée à la fin peut montrer si le reste est bien la partie jouée : --head
nothing-was-kept = Une telle partie est donc possible. Seule une empreinte gardée à la fin peut montrer si c’est bien la partie jouée : --head
measuring = Mesure en cours : { $game }…
measuring-bout =
    { $done ->
        [one] Mesure en cours, { $game } : { $players } ; { $done } partie sur { $of }
       *[other] Mesure en cours, { $game } : { $players } ; { $done } parties sur { $of }
    }
going-wrong = Pannes : { $done } sur { $of } ; perdu ou en double : { $lost }
no-peer = { $package } n’est pas installé : il n’y a rien à comparer. Dans une copie des sources, cette commande l’apporte : scripts/uv run --group peers parlour bench peers
compiling = { $game } : compilation des règles ; cela n’arrive que la première fois…
counting = Compté : { $done } sur { $of }
simulating = Parties jouées : { $done } sur { $of }
simulating-players = Parties jouées : { $done } sur { $of } ; { $player } : { $low }–{ $high } %
simulation-stopped =
    { $done ->
        [one] Arrêt après { $done } partie sur { $of }.
       *[other] Arrêt après { $done } parties sur { $of }.
    }
at-random = coups au hasard
player-share = { $player } : { $share } % des points (sûr à 95 % : { $low }–{ $high } %), parties gagnées : { $wins }
player-fair = part équitable : { $share } %
on-seat = place { $number } : { $share } %
thinking-time = temps de calcul par décision : { $mean } ms, 95 sur 100 en { $p95 } ms au plus
seat-share = Place { $number } : { $share } % des points (sûr à 95 % : { $low }–{ $high } %), parties gagnées : { $wins }
match-lengths = Coups par partie : de { $least } à { $most }, moyenne { $mean }, médiane { $median }
same-matches = Parties différentes : seulement { $different } sur { $matches } ; --opening les fait varier.
sprt-high = Décidé : { $player } obtient { $high } % ou plus, plutôt que { $low } % ou moins.
sprt-low = Décidé : { $player } obtient { $low } % ou moins, plutôt que { $high } % ou plus.
sprt-open = Pas décidé : { $player } peut obtenir { $low } % aussi bien que { $high } %.
column-depth = profondeur
column-nodes = suites
column-speed = par seconde
analysed = À { $seat } de choisir (entrée { $row } ; niveau { $level }). Les valeurs vont de −1 (perdu) à 1 (gagné).
would-wait = L’ordinateur attendrait ici.
wins-in = gagné, demi-coups : { $plies }
loses-in = perdu, demi-coups : { $plies }
seat-scored = Points par partie : { $points }
simulated = Parties : { $matches }, nulles : { $draws }, coups : { $moves }, secondes : { $seconds }, graine : { $seed }
reported = Le rapport est dans : { $files }.
collected = Écrit dans { $file }. Parties : { $matches }, lignes : { $rows }, graine : { $seed }.
solved-won = Cette patience peut réussir.
solved-lost = Cette patience ne peut pas réussir.
solved-unknown = On ne sait pas si cette patience peut réussir : aucun chemin parmi { $nodes } positions. Meilleur score trouvé : { $score }.
solving = { $game } : tranche { $group } sur { $groups }, demi-coups avant la fin : { $level }, { $share } %
solving-checks = { $game } : vérification de la tranche { $group } sur { $groups }, { $share } %
solving-waits = Une autre table est en cours de création sur cette machine ; celle-ci viendra ensuite.
comparing = Comparé avec les règles : { $done } sur { $of }
table-start-win = Avec le meilleur jeu, le camp qui commence gagne ; demi-coups : { $plies }.
table-start-loss = Avec le meilleur jeu, le camp qui commence perd ; demi-coups : { $plies }.
table-start-draw = Avec le meilleur jeu, la position de départ est nulle.
table-start-unknown = La table ne contient que des finales ; la position de départ n’en fait pas partie.
table-positions = Positions : { $positions }. Le camp au trait en gagne { $wins } %, en perd { $losses } % et en annule { $draws } %.
table-longest = Le gain le plus long, demi-coups : { $plies }, depuis { $position }
table-made = Table { $name }, octets : { $size }, positions comparées avec les règles : { $checked }

## Playing in text

welcome = Tape le numéro d’un coup, ou le coup lui-même. « h » montre ce que l’on peut taper d’autre.
more-in-log = … (tout : o)
cannot-cover = Ce qui est écrit plus haut ne peut pas être caché ici.
draw-asks = Il faut l’accord de tout le monde pour la nulle. Tout le monde est d’accord ? (o/n)
expected = Possible ici, par exemple : { $moves }. « h » montre ce que l’on peut taper d’autre.
at-a-table = C’est pour les tables d’un serveur : parlour host, parlour join.
enter-for-more = — Entrée : la suite —
tip = Un bon coup serait peut-être : { $move }.
review-offer = Tape « a » pour voir ce qui a coûté le plus, ou appuie sur Entrée.
again-offer = Rejouer ? (o/n)
reviewing = Choix examinés : { $done } sur { $of }…
review-nothing = Aucun coup ne ressort : on ne pouvait guère faire mieux.
prompt = { $seat } >
cover = Lis, puis appuie sur Entrée : la table sera cachée.
hand-over = À { $seat } maintenant. Appuie sur Entrée quand plus personne d’autre ne regarde.
may-use = Tu peux utiliser : { $touches }
no-number = Au choix : { $range }. Ou tape un coup.
undo-asks = Pour reprendre ce coup, il faut l’accord de tout le monde. Tout le monde est d’accord ? (o/n)
yes-letters = o oui
goodbye = À bientôt. La partie n’est pas finie.
go-on-later = Pour la reprendre : parlour play --resume
bye = Merci d’avoir joué.
interrupted = Interrompu.
saved = La partie est dans { $file }.
commitment = Scellé avant le début : { $commitment }
fingerprint = Empreinte de la partie : { $head }. Qui a la même a vu la même partie.

## Joining a table

help-host = ouvrir une table sur un serveur et s’y asseoir
help-server = adresse du serveur
help-join = s’asseoir à une table sur un serveur
help-link = le lien d’une table ou de ta propre place, ou un code à huit chiffres
help-your-name = ton nom ; sinon on te le demande
help-host-name = ton nom
help-watch = seulement regarder
help-new = s’asseoir une fois de plus, même si cet ordinateur y a déjà une place

bad-link = « { $link } » n’est pas le lien d’une table. Un tel lien ressemble à ceci : http://host/t/… Un code a huit chiffres.
no-server = Le serveur { $server } est injoignable.
not-trusted = Le certificat de { $server } n’est pas reconnu ici ({ $cause }). Si le serveur est le tien et l’a créé lui-même (--tls self), copie son fichier tls.pem sur cet ordinateur et définis SSL_CERT_FILE=tls.pem.
no-parlour = Il n’y a pas de Parlour à l’adresse { $server }.
server-says = { $text }
server-newer = Ce serveur est plus récent que ce programme. Mets Parlour à jour, s’il te plaît.
table-is-full = Toutes les places de cette table sont prises. Avec --watch tu peux regarder.

invitation = { $game }. { $host } t’invite.
your-name = Comment t’appelles-tu ?
invite-link = Invite les autres avec ce lien : { $link }
own-link = Garde ce lien pour retrouver ta place : { $link }
at-seat = Tu es { $seat }.
watching = Tu regardes la partie.
chair-free = libre
chair-host = hôte
chair-level = niveau { $level }
chair-away = hors ligne
how-many-watch =
    { $count ->
        [1] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
host-fills = Places libres : { $free }. Invite les autres avec { $link } ou tape « b 2 { $first } » pour un ordinateur de niveau 2.
host-starts = Toutes les places sont prises. Tape « s » pour commencer.
nothing-to-choose = Il n’y a rien à choisir pour l’instant.
no-match-now = Aucune partie n’est en cours.
still-sending = Ton dernier coup est encore en route.
sent-later = Le serveur ne répond pas ; ce sera envoyé dès son retour.
connection-lost = La connexion est perdue ; nouvel essai en cours…
connection-back = La connexion est rétablie.
asked-of-you = Es-tu d’accord ? (o/n)
sure-resign = Veux-tu vraiment abandonner ? (o/n)
sure-move = Est-ce bien cela ? { $move } (o/n)
go-on = Appuie sur Entrée pour continuer quand tu as bien regardé.
no-letters = n non
phrases-are = Tape « c » et le numéro d’une phrase, ou « c » et tes propres mots si la table le permet :
computer-how = Tape « b », un niveau de 1 à 4 et le numéro d’une place libre, par exemple « b 2 3 ». Le niveau 0 libère la place.
computer-plays = Un ordinateur joue pour toi. Tape « j » pour reprendre ta place.
newcomer-plays = La partie avait commencé sans toi : un ordinateur la termine. Tape « j » pour demander aux autres de te laisser jouer.
only-watching = Tu ne fais que regarder.
seat-kept = À bientôt. Ta place t’est gardée ; pour revenir : parlour join { $link }
watched = À bientôt.
short-code =
    Ou bien ce code à taper (valable { $lasts } min) :
    parlour join { $code } --server { $server }
sure-remove = { $seat } : retirer vraiment de la table ? (o/n)
sure-end = Vraiment arrêter la partie ? Personne ne gagne. (o/n)
sure-delete = Vraiment supprimer cette table et toutes ses parties ? (o/n)
seat-how = Tape ensuite le numéro d’une place ; « w » montre qui est assis où.
settings-how = Tape « e », un de ces noms et une valeur, par exemple « e chat free ».
game-how = Tape « g » et l’un de ceux-ci, avec des règles maison si tu veux (g one rounds=3) :
book-line = { $name } : parties { $matches }, gagnées { $wins }
record-exists = « { $file } » existe déjà. Choisis un autre nom : f FICHIER
book-empty = Aucune partie n’est encore terminée.
say-who = Vous partagez ce clavier : tape d’abord ton numéro, par exemple { $example }.

## Commands in text: what can be typed, and what it does

command-help = aide
command-look = table
command-list = liste coups
command-log = journal
command-rules = règles regles
command-hint = conseil
command-undo = annuler
command-on = continuer
command-resign = abandonner
command-draw = nulle
command-review = analyse
command-quit = quitter
command-chat = dire
command-who = qui
command-start = commencer
command-back = revenir
command-invite = inviter
command-computer = ordinateur
command-remove = exclure
command-game = jeu
command-settings = réglages reglages
command-book = scores
command-record = fichier
command-end = arrêter
command-delete = supprimer
does-help = cette liste
does-look = la table encore une fois
does-list = tous les coups, un par ligne
does-log = ce qui s’est passé
does-rules = les règles, avec les règles maison de cette table
does-hint = ce que jouerait quelqu’un de fort
does-undo = reprendre ton dernier coup
does-on = jouer automatiquement tant qu’il n’y a pas de choix
does-resign = abandonner la partie
does-draw = proposer la nulle
does-review = ce qui a coûté le plus, après la partie
does-quit = quitter ; on peut revenir
does-chat = dire quelque chose à la table, ou voir les phrases
does-who = qui est assis où
does-start = commencer une partie, ou rejouer
does-back = rejouer toi-même à la place de l’ordinateur
does-invite = lien et code court pour les autres
does-computer = un ordinateur : niveau et place, p. ex. b 2 3 ; aussi pour une personne absente
does-remove = retirer quelqu’un de la table : k 2
does-game = un autre jeu pour les mêmes personnes : g go-fish
does-settings = les réglages de la table ; « e chat free » en change un
does-book = le carnet de scores de la soirée
does-record = écrire la partie dans un fichier : f FICHIER
does-end = arrêter la partie ; personne ne gagne
does-delete = supprimer la table et toutes ses données
