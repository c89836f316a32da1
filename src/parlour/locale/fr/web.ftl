## Everywhere

menu = Menu
one-moment = Un instant…
no-connection = Le serveur est injoignable. Fonctionne-t-il, et es-tu sur le même réseau ?
server-away = Le serveur est absent. Rien n'est perdu ; cela reprendra tout seul.
level = Ordinateur, niveau { $level }
is-away = hors ligne
how-many-watch =
    { $count ->
        [one] Une personne regarde
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
        [one] une carte
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
        [one] une carte
       *[other] { $count } cartes
    }

## Pages

language = Langue
theme =
    { $theme ->
        [light] Apparence : claire
        [dark] Apparence : sombre
       *[auto] Apparence : comme le système
    }
close = Fermer
to-the-shelf = Voir les jeux
tries-again = Cette page réessaie toute seule.
nobody-answers = Personne ne répond
page-unknown = Il n'y a rien ici
page-unknown-next = Une lettre du lien s'est peut-être perdue. Ouvre-le encore une fois, ou choisis un jeu.
game-unknown = Ce jeu n'est pas sur l'étagère. Choisis-en un autre.
welcome = À quoi joue-t-on ?
welcome-more = Choisis un jeu. Joue contre l'ordinateur, ou envoie un lien à tes proches.
games = Jeux
games-found =
    { $count ->
        [one] Un jeu.
       *[other] { $count } jeux.
    }
filter =
    { $count ->
        [0] Filtrer
       *[other] Filtrer ({ $count })
    }
show-all-games = Tous les jeux
no-game-fits = Aucun jeu ne convient à tout cela.
any = peu importe
players = Personnes
time = Durée
time-of =
    { $time ->
        [short] jusqu'à 10 min
        [medium] jusqu'à 20 min
       *[long] plus long
    }
kinds = Genre
kind =
    { $kind ->
        [board] plateau
        [dice] dés
        [cards] cartes
       *[reflex] réflexes
    }
minutes = { $minutes } min
go-on-playing = Continuer à jouer
show-all = Tout afficher ({ $count })
have-a-code = Tu as le code d'une table ?
code-hint = Tape les chiffres du code.
go = Aller
how-to-play = Comment jouer
play = Jouer
play-computer = Contre l'ordinateur
how-strong = Force de l'ordinateur
strength =
    { $level ->
        [1] enfant
        [2] loisir
        [3] club
       *[4] maître
    }
with-house-rules =
    { $count ->
        [one] Avec une règle maison.
       *[other] Avec { $count } règles maison.
    }
with-friends = À plusieurs
your-name = Ton nom
guest = Convive
player = Personne { $number }
name-of = Nom de la personne { $number }
seats = Places
fewer-seats = Une place de moins
more-seats = Une place de plus
seat = Place { $number }
that-is-you = toi
friend-by-link = Quelqu'un, par lien
at-this-device = Quelqu'un sur cet appareil
computer = Ordinateur
computer-of = Ordinateur : { $level }
house-rules = Règles maison
house-rules-here = Règles maison à cette table
presets = Jeux de règles
own-rules = les tiennes
rules-changed = Tu as changé les règles.
rules-back = Revenir à « { $preset } »
open-the-table = Ouvrir la table
link-follows = Le lien pour les autres vient juste après.
invitation = Invitation
invites-you = { $host } t'invite à jouer à
you-are-invited = Une invitation à jouer à
sit-down = Prendre place
name-please = Comment les autres doivent-ils t'appeler ? Tape un nom.
table-is-full = Toutes les places sont prises
full-but-watch = Tu peux regarder, ou ouvrir ta propre table.
full-so-open = Demande une place, ou ouvre ta propre table.
match-is-running = Une partie est en cours.
watch = Regarder
open-own-table = Ouvrir ta propre table
at-the-table = À la table
free-seats =
    { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }
seat-elsewhere = J'ai déjà une place, sur un autre appareil
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
piece-sheep = mouton
piece-pawn = pion
piece-other = pièce
tokens = { $label } : { $count }
dice-rest = Rien n'a encore été lancé
dice-show = Lancé : { $faces }
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
no-stay = Non, laisse
name = Nom
you = toi
host = tient la table
copy = Copier
copied = Copié
copy-yourself = Le lien est sélectionné : copie-le avec le menu de ton appareil.
share = Partager
qr-label = Le lien en code QR
qr-hint = Vise-le avec l'appareil photo d'un téléphone.
no-qr = Le code QR n'est pas là pour l'instant. Le lien marche quand même.
invite = Inviter
invitation-link = Lien d'invitation
invitation-text = Viens jouer avec moi : { $game } !
short-code = Un code court à lire à voix haute
read-code = À taper sur la première page :
code-minutes = Valable { $minutes } minutes.
who-plays = Qui joue
waits-for-friend = attend quelqu'un
who-sits-at = Qui joue à la place { $number }
lent-to = un ordinateur joue, niveau { $level }
waits-next = joue à partir de la prochaine partie
change-name = Changer de nom
keep-name = OK
more-about = Plus sur { $name }
make-host = Confier la table
make-host-sure = Confier la table à { $name } pour de bon ?
new-seat-link = Nouveau lien pour cette place
new-seat-link-hint = Avec ce lien, { $name } retrouve sa place. L'ancien ne marche plus.
seat-link = Lien vers la place
remove = Retirer de la table
remove-sure = { $name } doit quitter la table ?
stand-up = Libérer cette place
stand-up-sure = Libérer cette place ({ $name }) ?
lend-other = Laisser jouer un ordinateur
sits-here = Quelqu'un d'autre joue sur cet appareil :
take-a-seat = Prendre place
start = C'est parti
fill-and-start = Compléter avec des ordinateurs et jouer
host-starts = { $name } lance la partie.
nobody-starts = Personne ne tient la table pour l'instant.
rules = Règles du jeu
moves = Tous mes coups en liste
no-moves = Tu n'as rien à faire pour l'instant.
say-something = Dire quelque chose
write = Écris quelque chose
send = Envoyer
log = Ce qui s'est passé
log-empty = Rien ne s'est encore passé.
older = Plus ancien
undo = Reprendre mon dernier coup
play-on = Laisser se dérouler
play-on-stop = Arrêter
offer-draw = Proposer la partie nulle
resign = Abandonner
resign-sure = Abandonner cette partie ? Elle compte comme perdue.
lend = Laisser un ordinateur jouer pour moi
plays-for = Un ordinateur joue pour { $name }, niveau { $level }.
take-back = Reprendre ma place
newcomer = { $name } : la partie avait commencé sans toi ; un ordinateur la termine.
ask-to-play = Demander aux autres
waits-for-answer = Les autres n'ont pas encore répondu.
other-device = Ma place sur un autre appareil
other-device-warning = Ce lien, c'est ta place. Qui l'a voit tes cartes et joue pour toi : garde-le pour toi.
my-settings = Mes réglages
colours = Couleurs
theme-auto = comme l'appareil
theme-light = clair
theme-dark = sombre
speed = Vitesse des mouvements
speed-still = immobile
slower = plus lent
quicker = plus vite
four-colours = Une couleur par enseigne
flip-board = Voir le plateau de l'autre côté
table-settings = Réglages de la table
spectators = D'autres peuvent regarder
chat = Discussion
chat-off = aucune
chat-phrases = phrases toutes prêtes
chat-free = tout ce qu'on veut
judging = Quand plusieurs sont rapides
judging-fair = la réaction la plus rapide, lignes lentes compensées
judging-arrival = qui arrive en premier
judging-calm = tirage au sort, sans hâte
pace = Ordinateurs et horloges
idle = Temps de réflexion
idle-none = autant qu'on veut
idle-seconds = { $count } secondes
idle-day = un jour
idle-choice = Et ensuite
idle-bot = un ordinateur prend la suite
idle-wait = on attend encore
idle-end = la partie s'arrête
new-invitation = Nouvelle invitation
new-invitation-sure = Créer un nouveau lien ? Avec l'ancien, on ne pourra plus s'asseoir ni regarder.
end-match = Arrêter la partie
end-match-sure = Arrêter la partie pour tout le monde ? Alors personne n'a gagné.
leave = Quitter la table
leave-sure = Partir pour de bon ? Ta place sera libre.
leave-sure-running = Partir pour de bon ? Un ordinateur jouera à ta place. Pour revenir plus tard, ferme simplement la page.
delete-table = Supprimer la table
delete-table-sure = Supprimer la table avec toutes ses parties et ses points, pour tout le monde ?
match-over = La partie est finie
result-you-won = Gagné !
result-you-lost = Perdu.
result-draw = Match nul.
result-you-came = Tu arrives à la place { $rank } sur { $count }.
result-winners =
    { $count ->
        [one] { $names } gagne la partie.
       *[other] { $names } gagnent la partie.
    }
result-again = Voir le résultat
play-again = Rejouer
another-game = Un autre jeu
score-book = Carnet de scores
look-at-table = Regarder la table
download-record = Enregistrer la partie
seal-kept = La donne est celle qui avait été promise.
seal-without = La donne s'est faite sans le nombre aléatoire de cet appareil ; il ne peut pas s'en porter garant.
seal-broken = Attention : l'enregistrement de cette partie n'est pas ce qui avait été promis à cet appareil.
fingerprint = Empreinte de la partie : { $head }. Tous les appareils qui ont la même ont vu la même partie.
waiting-for-devices = On attend tous les appareils…
download-scores = Enregistrer en tableau
wins = Victoires
matches = Parties
no-scores = Aucune partie n'est encore finie.
hand-to = Passe l'appareil à { $name }
i-am = Je suis { $name }
whose-turn-to-look = Qui regarde l'écran ?
others-look-away = Les autres regardent ailleurs.
turn-of = C'est à { $name } de jouer.
somebody-else = Quelqu'un d'autre veut regarder ?
hand-over = Passer l'appareil
to-the-invitation = Vers l'invitation
try-again = Réessayer
seats-free =
    { $count ->
        [one] Une place est libre.
       *[other] { $count } places sont libres.
    }
idle-minutes =
    { $count ->
        [one] une minute
       *[other] { $count } minutes
    }
seats-exactly =
    { $count ->
        [one] pour une personne
       *[other] pour { $count } personnes
    }
seats-from-to = pour { $from } à { $to } personnes
too-few-seats = pas assez de places pour { $people } personnes

## Conseils

hint = Conseil
hint-title = Que ferait ici un champion ? (H)
hint-pondering = Réflexion en cours …
hint-step = Conseil, étape { $step }
hints-allowed = On peut demander un conseil quand c’est son tour

## Revoir la partie et s’entraîner

review = Revoir la partie
review-progress = { $done } choix examinés sur { $of } …
review-none = Aucun coup ne ressort : on ne pouvait guère faire mieux.
review-no-slips = Rien qui aurait été nettement meilleur.
review-played = Ce qui a été joué
review-better-move = Ce qui était mieux
practise = Jouer à partir d’ici
practise-level = Contre qui ?
practise-boards-only = Seuls les jeux de plateau se jouent à partir d’ici : des cartes que personne n’a vues ne peuvent pas être redonnées à l’identique.
practice = Entraînement
other-side = Jouer l’autre côté
certain-win = gagne
certain-draw = partie nulle
certain-loss = perd
computer-fewer = L’ordinateur joue avec moins de pions
no-fewer = autant
