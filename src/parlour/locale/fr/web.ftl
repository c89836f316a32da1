## Everywhere

menu = Menu
one-moment = Un instant…
no-connection = Le serveur est injoignable. Fonctionne-t-il, et es-tu sur le même réseau ?
server-away = Le serveur ne répond pas pour l’instant. Rien n’est perdu ; la partie reprendra toute seule.
level = Ordinateur, { strength }
is-away = hors ligne
how-many-watch =
    { $count ->
        [1] Une personne regarde
       *[other] { $count } personnes regardent
    }

## Cards

card-name =
    { $rank ->
        [A] as
        [J] valet
        [Q] dame
        [K] roi
       *[other] { $rank }
    } de { $suit ->
        [C] trèfle
        [D] carreau
        [H] cœur
       *[S] pique
    }
card-joker = joker
card-hidden = une carte, face cachée
card-gap = une place vide
card-at = Place { $place } : { $card }
card-on =
    { $card } sur { $count ->
        [1] une carte
       *[other] { $count } cartes
    }
cards-in =
    { $label } : { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }
cards-under =
    { $label } : { $top } sur le dessus, { $count ->
        [1] une carte
       *[other] { $count } cartes
    }

## Pages

language = Langue
theme =
    { $theme ->
        [light] Apparence : claire
        [dark] Apparence : sombre
       *[auto] Apparence : automatique
    }
close = Fermer
to-the-shelf = Voir les jeux
tries-again = Cette page réessaie toute seule.
nobody-answers = Personne ne répond
offline = Tu es hors ligne
needs-server = Chaque jeu a besoin du serveur, même contre l’ordinateur.
page-unknown = Il n’y a rien ici
page-unknown-next = Une lettre du lien s’est peut-être perdue. Ouvre-le encore une fois, ou choisis un jeu.
game-unknown = Ce jeu n’est pas sur l’étagère. Choisis-en un autre.
welcome = À quoi joue-t-on ?
welcome-more = Choisis un jeu. Joue contre l’ordinateur, ou envoie un lien à tes proches.
games = Jeux
games-found =
    { $count ->
        [0] Aucun jeu.
        [one] Un jeu.
       *[other] { $count } jeux.
    }
filter =
    { $count ->
        [0] Filtrer
       *[other] Filtrer ({ $count })
    }
show-all-games = Tous les jeux
search-games = Chercher un jeu
also-called = aussi : { $name }
no-game-fits = Aucun jeu ne correspond à tous ces critères.
any = peu importe
players = Joueurs
time = Durée
time-of =
    { $time ->
        [short] jusqu’à 10 min
        [medium] jusqu’à 20 min
       *[long] plus de 20 min
    }
kinds = Type de jeu
kind =
    { $kind ->
        [board] plateau
        [dice] dés
        [cards] cartes
       *[reflex] réflexes
    }
minutes = { $minutes } min
go-on-playing = Continuer à jouer
standing =
    { $standing ->
        [waits] pas commencée
        [yours] à toi de jouer
        [theirs] à quelqu’un d’autre de jouer
       *[over] terminée
    }
show-all = Tout afficher ({ $count })
have-a-code = Tu as le code d’une table ?
code-hint = Tape les chiffres du code.
go = Valider
how-to-play = Comment jouer
new-to-game = Tu ne connais pas ce jeu ?
tour = Petit tour du jeu
tour-step = { $at } sur { $of }
tour-show = Montre-moi
tour-no = Non, merci
tour-skip = Passer
tour-next = Suivant
tour-done = Compris
see-rule = La règle
play = Jouer
play-computer = Contre l’ordinateur
how-strong = Force de l’ordinateur
opponents = Adversaires
fewer-opponents = Un adversaire de moins
more-opponents = Un adversaire de plus
who-begins = Qui commence
begins-me = moi
begins-computer = l’ordinateur
begins-lot = au hasard
child-table = Pour enfants
child-table-more = Phrases toutes prêtes seulement, ordinateurs indulgents, conseils, pas de pendule.
strength =
    { $level ->
        [1] enfant
        [2] loisir
        [3] club
       *[4] maître
    }
with-house-rules =
    { $count ->
        [1] Avec une règle maison.
       *[other] Avec { $count } règles maison.
    }
with-friends = À plusieurs
your-name = Ton nom
guest = Invité
player = Joueur { $number }
name-of = Nom du joueur { $number }
seats = Places
fewer-seats = Une place de moins
more-seats = Une place de plus
seat = Place { $number }
that-is-you = toi
friend-by-link = Un ami, par lien
at-this-device = Quelqu’un sur cet appareil
computer = Ordinateur
computer-of = Ordinateur : { $level }
house-rules = Règles maison
house-rules-here = Règles maison à cette table
presets = Jeux de règles
own-rules = personnalisées
rules-changed = Tu as changé les règles.
rules-back = Revenir à « { $preset } »
open-the-table = Créer la table
link-follows = Le lien pour les autres vient juste après.
invitation = Invitation
invites-you = { $host } t’invite à une partie :
you-are-invited = Une invitation pour une partie :
sit-down = Prendre place
table-is-full = Toutes les places sont prises
full-but-watch = Tu peux regarder, ou ouvrir ta propre table.
full-so-open = Demande une place, ou ouvre ta propre table.
match-is-running = Une partie est en cours.
watch = Regarder
open-own-table = Ouvrir ta propre table
at-the-table = À la table
free-seats =
    { $count ->
        [1] une place libre
       *[other] { $count } places libres
    }
seat-elsewhere = J’ai déjà une place, sur un autre appareil
seat-elsewhere-how = Là-bas, ouvre le menu de la table. Il montre le lien de ta place, aussi en code QR : ouvre-le ici.
invitation-lost = Ce lien ne mène à aucune table

## Boards, tokens and dice

board = Plateau
board-flip = Tourner le plateau
place-empty = libre
place-start = départ ({ $name })
place-circle = cercle ({ $name })
place-house = maison ({ $name })
piece-of = { $piece } ({ $name })
piece-stone = pion
piece-man = pion
piece-king = dame
piece-wolf = loup
piece-sheep = brebis
piece-pawn = pion
piece-other = pièce
tokens = { $label } : { $count }
dice-rest = Le dé n’a pas encore été lancé
dice-show = Résultat : { $faces }
face-hat = chapeau
face-glasses = lunettes
face-ball = balle
face-crystal = boule de cristal
face-potion = potion
face-candle = bougie

## Around the table

back = Retour
yes = Oui
no = Non
no-stay = Non, annuler
name = Nom
labelled = { $label } : { $value }
you = toi
host = hôte
copy = Copier
copied = Copié
copy-yourself = Le lien est sélectionné : copie-le avec le menu de ton appareil.
share = Partager
qr-label = Le lien en code QR
qr-hint = Vise-le avec l’appareil photo d’un téléphone.
no-qr = Le code QR n’est pas disponible. Le lien marche quand même.
invite = Inviter
invitation-link = Lien d’invitation
invitation-text = Viens jouer avec moi : { $game } !
tv-open = Montrer cette table sur un téléviseur
tv-hint = Ouvre cette page sur un grand écran : tout le monde y voit la table, et l’on joue sur son téléphone.
tv-join = Viens jouer
short-code = Un code court à lire à voix haute
read-code = À taper sur la page d’accueil :
code-minutes = Valable { $minutes } minutes.
who-plays = Qui joue
waits-for-friend = attend quelqu’un
who-sits-at = Qui joue à la place { $number }
add-chair = Une chaise de plus
remove-chair = Enlever la chaise { $number }
lent-to = un ordinateur joue ({ strength })
waits-next = joue à partir de la prochaine partie
change-name = Changer de nom
keep-name = OK
more-about = Plus d’options : { $name }
make-host = Nommer hôte
make-host-sure = Nommer { $name } hôte de la table, avec tous les droits ?
new-seat-link = Nouveau lien pour cette place
new-seat-link-hint = Avec ce lien, { $name } retrouve sa place. L’ancien ne marche plus.
seat-link = Lien vers la place
remove = Retirer de la table
remove-sure = { $name } doit quitter la table ?
stand-up = Libérer cette place
stand-up-sure = Libérer cette place ({ $name }) ?
lend-other = Laisser jouer un ordinateur
sits-here = Quelqu’un d’autre joue sur cet appareil :
take-a-seat = Prendre place
start = C’est parti
fill-and-start = Compléter avec des ordinateurs et jouer
host-starts = { $name } lance la partie.
nobody-starts = Cette table n’a pas d’hôte pour l’instant.
rules = Règles du jeu
moves = Tous mes coups en liste
type-move = Taper un coup ou son numéro
keys-help = Touches : les flèches vont de place en place, avec Maj vers ce qui peut servir ; les chiffres vont en diagonale, Début, Fin, Page préc. et Page suiv. dans les coins ; Entrée prend, Échap lâche.
planned = Préparé : { $places }. Touche encore une fois pour annuler.
planned-step = préparé, étape { $step }
planned-dropped = Le coup préparé n’est pas possible maintenant.
planned-typed = Préparé : { $places }.
planned-cancel = Annuler le coup préparé
planned-type = Tu peux taper un coup à l’avance : il sera joué dès que ce sera ton tour.
no-moves = Tu n’as rien à faire pour l’instant.
view-text = Afficher la table en texte
view-pictures = Afficher la table en images
say-something = Dire quelque chose
write = Écris quelque chose
send = Envoyer
log = Ce qui s’est passé
log-empty = Rien ne s’est encore passé.
older = Plus anciens
undo = Reprendre mon dernier coup
play-on = Jouer automatiquement
play-on-stop = Arrêter
seen-enough = Continuer
seen-waiting = On attend les autres
grave-move = { $move } ?
grave-sure = C’est bien ce que tu veux ?
offer-draw = Proposer la partie nulle
resign = Abandonner
resign-sure = Abandonner cette partie ? Elle compte comme perdue.
lend = Laisser un ordinateur jouer pour moi
plays-for = Un ordinateur ({ strength }) joue pour { $name }.
take-back = Reprendre ma place
newcomer = { $name } : la partie avait commencé sans toi ; un ordinateur la termine.
ask-to-play = Demander aux autres
waits-for-answer = Les autres n’ont pas encore répondu.
other-device = Ma place sur un autre appareil
other-device-warning = Ce lien, c’est ta place. Celui ou celle qui l’a voit tes cartes et joue à ta place : garde-le pour toi.
my-settings = Mes réglages
only-mine = Seulement pour moi
colours = Couleurs
theme-auto = comme l’appareil
theme-light = claires
theme-dark = sombres
speed = Vitesse des animations
speed-still = aucune
slower = plus lent
quicker = plus rapide
sounds = Sons
volume = Volume
softer = moins fort
louder = plus fort
vibrate = Vibrer quand c’est mon tour
notify = Me prévenir quand c’est mon tour et que je regarde autre chose
notify-refused = Ton navigateur n’autorise pas les notifications de cette page. Tu peux changer cela dans ses réglages.
notify-insecure = Sans https, un navigateur n’affiche pas de notifications : cette page peut seulement émettre un son quand c’est ton tour.
your-turn = C’est ton tour.
four-colours = Une couleur par enseigne
large-cards = Grands signes sur les cartes
flip-board = Voir le plateau de l’autre côté
confirm-moves = Demander confirmation avant chaque coup sur un plateau
premoves = Sur un plateau, préparer un coup pendant que les autres réfléchissent
table-settings = Réglages de la table
spectators = D’autres peuvent regarder
named = Le lien dit mon nom, partout où il est envoyé
chat = Discussion
chat-off = aucune
chat-phrases = phrases toutes prêtes
chat-free = texte libre
judging = Si plusieurs tapent en même temps
judging-fair = la réaction la plus rapide, connexions lentes compensées
judging-arrival = qui arrive en premier
judging-calm = tirage au sort, sans hâte
pace = Ordinateurs et délais
idle = Temps de réflexion
idle-none = illimité
idle-seconds = { $count } secondes
idle-day = un jour
idle-choice = Et ensuite
clock = Pendule pour la partie
clock-none = aucune
clock-left = { $name } a encore { $time }
increment = Chaque coup ajoute
increment-none = rien
best-of = Série
best-of-none = parties séparées
best-of-count = au meilleur des { $count }
idle-bot = un ordinateur prend la suite
idle-wait = on attend encore
idle-end = la partie s’arrête
new-invitation = Nouvelle invitation
new-invitation-sure = Créer un nouveau lien ? Avec l’ancien, on ne pourra plus s’asseoir ni regarder.
end-match = Arrêter la partie
end-match-sure = Arrêter la partie pour tout le monde ? Personne n’aura gagné.
leave = Quitter la table
leave-sure = Partir pour de bon ? Ta place sera libre.
leave-sure-running = Partir pour de bon ? Un ordinateur jouera à ta place. Pour revenir plus tard, ferme simplement la page.
delete-table = Supprimer la table
delete-table-sure = Supprimer la table avec toutes ses parties et ses points, pour tout le monde ?
match-over = La partie est finie
result-you-won = Gagné !
result-you-share = Première place partagée.
result-you-lost = Perdu.
result-draw = Partie nulle.
result-you-came = Ton classement : { $rank } sur { $count }.
result-winners =
    { $count ->
        [1] { $names } gagne la partie.
       *[other] { $names } gagnent la partie.
    }
result-again = Voir le résultat
series-standing = Au meilleur des { $of } : { $standing }.
series-decided = La série est jouée.
play-again = Rejouer
next-match = Partie suivante de la série
another-game = Un autre jeu
score-book = Carnet de scores
look-at-table = Regarder la table
download-record = Enregistrer la partie
seal-kept = La donne est celle qui avait été promise.
seal-without = La donne s’est faite sans le nombre aléatoire de cet appareil ; il ne peut pas s’en porter garant.
seal-broken = Attention : l’enregistrement de cette partie n’est pas ce qui avait été promis à cet appareil.
fingerprint = Empreinte de la partie : { $head }. Tous les appareils qui ont la même ont vu la même partie.
waiting-for-devices = On attend tous les appareils…
download-scores = Enregistrer sous forme de tableau
wins = Victoires
matches = Parties
no-scores = Aucune partie n’est encore finie.
draws = Nulles
by-game = Par jeu
by-opponent = Par adversaire
wins-apart = Victoires par jeu et par adversaire
statistics = Statistiques de cet appareil
statistics-private = Les parties finies sur cet appareil. Elles ne sont notées que dans ce navigateur et ne sont envoyées à personne.
statistics-erase = Effacer les statistiques
statistics-erase-sure = Effacer tout ce qui est compté ici ? On ne peut pas le récupérer.
hand-to = Passe l’appareil à { $name }
i-am = Je suis { $name }
whose-turn-to-look = Qui regarde l’écran ?
others-look-away = Les autres regardent ailleurs.
turn-of = C’est à { $name } de jouer.
somebody-else = Quelqu’un d’autre veut regarder ?
hand-over = Passer l’appareil
to-the-invitation = Vers l’invitation
try-again = Réessayer
to-move = c’est son tour
seats-free =
    { $count ->
        [1] Une place est libre.
       *[other] { $count } places sont libres.
    }
idle-minutes =
    { $count ->
        [1] une minute
       *[other] { $count } minutes
    }
seats-exactly =
    { $count ->
        [1] pour une personne
       *[other] pour { $count } personnes
    }
seats-from-to = pour { $from } à { $to } personnes
too-few-seats = pas assez de places pour { $people } personnes

## Conseils

hint = Conseil
hint-title = Que ferait ici un maître ? (H)
hint-pondering = Réflexion en cours…
hint-step = Conseil, étape { $step }
hints-allowed = On peut demander un conseil quand c’est son tour

## Revoir la partie et s’entraîner

review = Analyser la partie
review-progress = Choix examinés : { $done } sur { $of }…
review-none = Aucun coup ne ressort : on ne pouvait guère faire mieux.
review-no-slips = Aucun autre coup n’aurait été nettement meilleur.
review-played = Ce qui a été joué
review-better-move = Ce qui était mieux
practise = Jouer à partir d’ici
practise-level = Contre qui ?
practise-boards-only = Seuls les jeux de plateau se jouent à partir d’ici : des cartes que personne n’a vues ne peuvent pas être redonnées à l’identique.
practice = Entraînement
other-side = Jouer l’autre camp
certain-win = gagne
certain-draw = partie nulle
certain-loss = perd
computer-fewer = L’ordinateur joue avec moins de pions
no-fewer = autant

## Watching again

replay = Relecture
watch-again = Regarder de nouveau
replay-title = Regarder une partie de nouveau
replay-about = Choisis un enregistrement : le fichier donné par « Enregistrer la partie ». Le serveur le vérifie et te le rejoue ; il n’en garde rien.
replay-none = Cette partie ne peut pas être regardée
replay-to-table = Vers la table
replay-at = { $at } sur { $of }
replay-start = La partie commence.
replay-unseen = Quelque chose qu’on ne voyait pas d’ici.
replay-first = Au début
replay-previous = Un pas en arrière
replay-next = Un pas en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-slider = Moment de la partie
replay-moves = Coups
replay-undone = repris
replay-mistake = Erreur :
replay-mark = Marquer les erreurs
replay-eyes = Vu par
replay-spectator = le public
replay-as = Continuer en jouant pour
replay-picture = Enregistrer une image
replay-pdn = Enregistrer en PDN
replay-link = Lien vers ce coup
replay-link-hint = Ce lien mène exactement à ce coup. Toute personne qui l’a peut aussi venir à la table.
record-choose = Choisir un fichier
record-drop = ou le déposer ici
record-other = Un autre fichier
record-too-large = Ce fichier est trop grand pour être un enregistrement.

## The seal page

seal-page = Vérifier un enregistrement
seal-about = Cette page vérifie l’enregistrement d’une partie sur cet appareil, sans rien demander au serveur. Choisis le fichier donné par « Enregistrer la partie ».
seal-good = En ordre
seal-good-what = { $game }, avec { $names }. Entrées : { $rows } ; chacune se souvient de la précédente.
seal-draws =
    { $count ->
        [0] Rien n’a été laissé au hasard, et le sceau s’ouvre.
        [one] Le sceau s’ouvre, et le seul tirage est bien celui qui était scellé.
       *[other] Le sceau s’ouvre, et les { $count } tirages sont bien ceux qui étaient scellés.
    }
seal-unsealed = Rien n’était scellé : les dés et les cartes ont pu être choisis.
seal-withheld = { $name } a promis un nombre aléatoire et ne l’a pas donné.
seal-kept-head = Cet appareil y était : c’est exactement la partie qui a été jouée.
seal-kept-seed = Cet appareil était là quand la donne a été promise : personne ne l’a choisie. Il n’a pas vu la fin.
seal-kept-commitment = Cet appareil a gardé la promesse d’avant la donne, et l’enregistrement la tient. Il n’a pas vu la fin.
seal-kept-nothing = Cet appareil n’a rien gardé de cette partie. Compare l’empreinte avec quelqu’un qui y était.
seal-bad = Pas en ordre
seal-bad-means = Quelqu’un a modifié le fichier, ou il a été abîmé en chemin.
seal-not-utf-8 = Ce n’est pas un enregistrement : ce n’est pas du texte.
seal-record-too-large = Ce fichier est trop grand pour être un enregistrement.
seal-record-cut-off = L’enregistrement est coupé à la ligne { $line }.
seal-record-format = Cet enregistrement est dans un format que cette page ne connaît pas.
seal-record-of-running = Voici une partie vue depuis une seule place et enregistrée avant la fin. Enregistre-la de nouveau une fois finie.
seal-record-open = L’enregistrement s’arrête à la ligne { $line } sans résultat : il a été coupé, ou la partie n’était pas finie.
seal-bad-line = La ligne { $line } est illisible.
seal-row-out-of-order = La ligne { $line } n’est pas à sa place.
seal-chain-broken = La ligne { $line } a été modifiée : elle ne correspond plus à la ligne { $next }.
seal-secret-differs = La ligne { $line } a été modifiée : le secret n’est pas celui qui était promis.
seal-seed-differs = La ligne { $line } a été modifiée : un nombre aléatoire de la table n’est pas celui qui était promis.
seal-draw-differs = La ligne { $line } a été modifiée : un tirage de « { $stream } » n’est pas celui qui était scellé.
seal-other-head = Cet enregistrement est en ordre, mais ce n’est pas la partie que cet appareil a vue : son empreinte est différente.
seal-other-header = Ligne 1 : les noms, les règles ou les promesses ne sont pas ceux que cet appareil a vus avant la donne.
seal-proves = Ce que cela prouve
seal-proof-chain = Si un seul octet a été modifié, ajouté ou retiré, une ligne ne correspond plus à la précédente.
seal-proof-draws = Les dés et les cartes étaient fixés par le secret et les nombres aléatoires de la table ; ils n’ont pas changé ensuite.
seal-proof-kept = Un appareil qui y était a gardé l’empreinte. Si c’est la même, c’est la partie jouée, avec chaque coup.
seal-proof-alone = Un fichier seul ne prouve pas que la partie a eu lieu : après la fin, n’importe qui peut en écrire un autre qui est en ordre.
seal-proof-rules = Les règles ne sont pas rejouées ici. Regarder l’enregistrement le fait, tout comme la commande « parlour verify ».
seal-proof-page = Cette page vient du serveur. Si tu préfères te fier à ton propre programme, prends « parlour verify ».
