## Told at the table

sat = { $seat } prend place.
watched = Quelqu’un regarde maintenant la table.
stood = { $name } quitte la table.
removed = { $name } quitte la table à la demande de l’hôte.
renamed = { $name } s’appelle maintenant { $other }.
strength =
    { $level ->
        [1] enfant
        [2] loisir
        [3] club
       *[4] maître
    }
filled = { $seat } rejoint la table ({ strength }).
cleared = Une place est libre.
chair-added = Une chaise de plus : il y en a maintenant { NUMBER($count) }.
chair-removed = Une chaise de moins : il y en a maintenant { NUMBER($count) }.
lent = Un ordinateur ({ strength }) joue pour { $seat }.
takes-over = Un ordinateur ({ strength }) continue.
back = { $seat } est de retour.
new-host = { $name } est maintenant l’hôte de la table.
host-away = L’hôte n’est plus là ; { $name } devient l’hôte de la table.
host-back = { $name } est de retour et redevient l’hôte de la table.
set-spectators =
    { $value ->
        [on] Le public est le bienvenu.
       *[off] Le public n’est pas admis.
    }
set-named =
    { $value ->
        [on] Le lien dit qui invite, partout où il est envoyé.
       *[off] Le lien ne dit pas qui invite.
    }
set-chat =
    { $value ->
        [free] Tout le monde peut écrire librement.
        [phrases] Il n’y a que des phrases toutes prêtes.
       *[off] Il n’y a pas de discussion.
    }
set-judging =
    { $value ->
        [fair] Le geste le plus rapide gagne ; les connexions lentes sont compensées.
        [arrival] Le geste qui arrive en premier gagne.
       *[calm] Rien ne presse : on tire au sort.
    }
set-pace =
    Rythme des ordinateurs et des délais : × { NUMBER($value) }.
set-idle =
    { $value ->
        [0] On peut réfléchir aussi longtemps qu’on veut.
       *[other] Temps de réflexion : { NUMBER($value) } s.
    }
set-idle_choice =
    { $value ->
        [bot] Si quelqu’un réfléchit trop longtemps, un ordinateur prend le relais.
        [end] Si quelqu’un réfléchit trop longtemps, la partie s’arrête.
       *[wait] Si quelqu’un réfléchit trop longtemps, on attend.
    }
set-hints =
    { $value ->
        [on] On peut demander un conseil quand c’est son tour.
       *[off] Il n’y a pas de conseils.
    }
set-clock =
    { $value ->
        [0] Pas de pendule pour la partie.
       *[other] Pendule : { NUMBER($value) } s par personne et par partie.
    }
set-increment =
    { $value ->
        [0] Un coup n’ajoute pas de temps.
       *[other] Chaque coup ajoute { NUMBER($value) } s.
    }
set-best_of =
    { $value ->
        [0] Chaque partie compte pour elle-même.
       *[other] Au meilleur des { NUMBER($value) } parties.
    }
set-child =
    { $value ->
        [on] Une table pour enfants : phrases toutes prêtes seulement, ordinateurs indulgents, conseils, pas de pendule.
       *[off] Ce n’est pas une table pour enfants.
    }
chosen = Prochain jeu : { $game }.
started = { $game } : la partie commence.
rules-changed = { $game } : les règles ont changé, la partie ne peut donc pas continuer. Elle est nulle. Son enregistrement reste dans le carnet de scores.
seed-missing = Le nombre aléatoire promis par { $seat } pour la donne n’est pas arrivé à temps ; la donne se fait sans lui.
reissued = { $seat } reçoit un nouveau lien ; l’ancien ne marche plus.
new-invite = Il y a une nouvelle invitation ; l’ancien lien ne marche plus.
asks-undo = { $seat } voudrait reprendre un coup.
asks-draw = { $seat } propose la partie nulle.
asks-settings = { $seat } voudrait ceci pour la partie : { $changes }
asks-play-link = { $seat } arrive par un nouveau lien et voudrait continuer à jouer.
asks-play-chair = { $seat } a pris place pendant la partie et voudrait jouer aussi.
agreed = { $seat } est d’accord.
declined = { $seat } n’est pas d’accord.
plays-on = { $seat } lance le jeu automatique.
stops-playing-on = { $seat } arrête le jeu automatique.
judged-first = Meilleur temps : { $seat } ({ NUMBER($ms) } ms).
judged = { $seat } : { NUMBER($ms) } ms, un instant trop tard ; cela ne coûte rien.
judged-lot = Tout le monde était à temps ; le sort désigne { $seat }.
idle-bot = { $seat } réfléchit depuis longtemps ; un ordinateur continue.
idle-end = { $seat } réfléchit depuis trop longtemps.
time-up = Temps écoulé pour { $seat }.
says = { $seat } : { $text }
says-phrase = { $seat } : { $phrase }

## Phrases

phrase-hello = Bonjour !
phrase-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-moment = Un instant, s’il vous plaît.
phrase-your-turn = À toi !
phrase-again = Encore une partie ?
phrase-bye = Au revoir !

## Why not

no-table = Cette table n’existe pas. Demande un nouveau lien.
seat-lost = Ce lien ne donne plus de place. Demandes-en un nouveau à l’hôte.
no-spectators = Cette table n’admet pas de spectateurs.
table-full = Toutes les places de cette table sont prises.
seat-taken = Cette place est prise.
nobody-there = Il n’y a personne à cette place.
no-name = Donne un nom, s’il te plaît.
computers-name = Ici, seuls les ordinateurs s’appellent ainsi. Choisis un autre nom, s’il te plaît.
host-sits-first = Cette place est la tienne : un ordinateur ne peut pas s’y asseoir.
position-over = Dans cette position, la partie est déjà finie.
no-handicap = Dans ce jeu, personne ne peut jouer avec moins de pions.
only-the-host = Seul l’hôte peut faire cela.
only-the-founder = Seule la personne qui a ouvert la table peut faire cela.
only-the-seated = Seules les personnes à la table peuvent faire cela.
not-your-seat = Ce n’est pas ta place.
is-here = { $name } est là, ou l’était à l’instant : c’est à cette personne de décider.
not-facing = Cet appareil montre une autre place en ce moment.
not-while-playing = Pas pendant une partie.
idle-too-short = Tout le monde a au moins { NUMBER($seconds) } secondes pour réfléchir.
child-table = C’est une table pour enfants. Désactive d’abord ce réglage.
series-odd = Une série compte un nombre impair de parties.
hints-off = Les conseils sont désactivés à cette table.
hint-late = Le jeu a continué entre-temps. Redemande.
being-dealt = La donne est en cours. Un instant, s’il te plaît.
nothing-to-open = Aucun nombre aléatoire n’est demandé en ce moment.
other-seed = Ce n’est pas le nombre aléatoire qui avait été promis.
stand-in = Un ordinateur joue pour toi. Reprends d’abord ta place.
newcomer-waits = La partie avait commencé sans toi : un ordinateur la termine, sauf si tout le monde te laisse jouer.
seats-open = Il y a des places libres. Attends tes invités, ou fais jouer des ordinateurs.
not-all-here = Tout le monde n’est pas là. Il manque : { $name }. L’hôte peut commencer quand même.
no-such-number = Ce jeu ne se joue pas avec ce nombre de chaises : { NUMBER($count) }.
too-many-people = { $people } personnes, c’est trop pour ce jeu.
no-match = Il n’y a pas de partie ici.
replay-early = La partie n’est pas encore finie : on pourra la revoir après.
other-rules = Cette partie a commencé avec d’anciennes règles et ne peut pas continuer. On peut en commencer une nouvelle.
nothing-asked = On ne te demande rien pour l’instant.
asked-anew = On demande autre chose maintenant. Lis d’abord la question.
cannot-be-asked = Il faut l’accord de tout le monde, et tout le monde n’est pas là. Il manque : { $name }.
nobody-to-ask = Il n’y a personne d’autre pour donner son accord. Ce sera possible à la prochaine partie.
chat-off = À cette table, il n’y a pas de discussion.
phrases-only = À cette table, seulement des phrases toutes prêtes.
no-phrase = Cette phrase n’existe pas.
nothing-said = Le message est vide.
not-saved = Impossible d’enregistrer cela. Rien n’est perdu ; essaie encore une fois.
damaged = Les données de cette table sont abîmées et illisibles. La personne qui gère le serveur trouvera plus de détails dans le journal.
no-code = Ce code est inconnu ou n’est plus valable. Demandes-en un nouveau.
too-often = Cela fait beaucoup à la fois. Attends un peu, s’il te plaît.
too-fast = C’était trop rapide. Essaie encore une fois.
too-much = C’est trop long.
match-full = Cette partie est devenue trop longue. On ne peut plus que l’arrêter.
log-full = Le journal de cette table est plein. Ouvre une autre table, s’il te plaît.
hello-first = Le premier message doit dire « hello ».
hello-once = Tu as déjà dit « hello ».
other-protocol = Le serveur parle la version { $version } du protocole, ce programme en parle une autre. Recharge la page ou mets le programme à jour.
unreadable-message = Ce message est illisible.
unknown-message = Le serveur ne connaît pas ce genre de message.
too-many-mistakes = Trop de messages étaient illisibles.
deleted = La table a été supprimée.
closing = Le serveur s’arrête. La table est conservée.
our-fault = Quelque chose s’est mal passé ici. Rien n’est perdu ; essaie encore une fois.
no-page = Cette page n’existe pas.

## Pages

page-title = Parlour
page-missing = Le serveur fonctionne, mais ses pages n’ont pas été construites. Avec « parlour join » et le lien d’une table, tu peux jouer dans un terminal.
preview-shelf = Des jeux de société classiques, en famille ou entre amis : ouvre une table, envoie un lien et joue. Sans compte.
preview-invitation = Tu es de la partie ! { $about } Ouvre le lien, écris ton nom et joue.
preview-from = { $host } t’invite ! { $about } Ouvre le lien, écris ton nom et joue.
