title = Kem’s
about = Deux équipes, des signaux secrets, pas de tours.
also = Kems, Kemps, Camps
agreeing = Manche { $round } : chaque équipe convient d’un signal secret.
swapping = Manche { $round } : réunis quatre cartes pareilles, puis fais le signal. Ton binôme en a quatre ? Touche sa place et dis « Kem’s ! »
next-take = Choisis maintenant la carte que tu prends.
next-done-sign = Ajoute un second geste, ou touche « Terminé » pour celui-ci seul.
partner = Ton binôme : { $other }
signal = Notre signal : { $signal }
offer = { $seat } propose : { $signal }
zone-middle = Milieu
zone-gone = Hors jeu
zone-shown = Montrées
zone-gestures = Gestes
column-points = Points
sign =
    { $sign ->
        [wink-left] clin d’œil gauche
        [wink-right] clin d’œil droit
        [scratch-ear] se gratter l’oreille
        [pucker-lips] pincer les lèvres
        [rub-chin] se frotter le menton
        [cough] tousser
        [look-up] lever les yeux
        [tap-table] tapoter la table
        [yawn] bâiller
       *[adjust-glasses] rajuster ses lunettes
    }

do-propose = Proposer : { $signal }
do-accept = Accepter le signal
do-keep = Garder le dernier signal
do-swap = Poser { $give }, prendre { $take }
do-nothing = Rien pour moi
do-sign = Geste : { sign }
do-call = Dire « Kem’s ! » en montrant { $seat }
touch-sign = { sign }
touch-give = Poser { $give }
touch-take = Prendre { $take }

proposed = { $seat } propose : { $signal }
ready = { $seats } ont leur signal.
dealt = Manche { $round } : les cartes sont distribuées.
swapped = { $seat } pose { $give } et prend { $take }.
wants-nothing = { $seat } : « Rien pour moi. »
refilled = Quatre nouvelles cartes : { $cards }
gesture = { $seat } fait un geste : { sign }
called = { $seat } dit « Kem’s ! » en montrant { $other }.
showed = { $seat } montre { $cards }.
call-right = Un carré : l’annonce est bonne !
call-wrong = Pas de carré : l’annonce est fausse.
too-many-swaps = Trop d’échanges : la manche se termine sans point.
stock-empty = La pioche est épuisée : la manche se termine sans point.

agree-first = Mettez-vous d’abord d’accord à deux sur un signal.
others-agree = Votre signal est prêt ; l’autre équipe cherche encore le sien.
card-gone = { $card } n’est plus là.
not-your-card = { $card } n’est pas dans ta main.
already-nothing = Tu l’as déjà dit.

result-target-reached = L’objectif de points est atteint.
result-round-limit = La dernière manche est jouée.

option-target = Points pour gagner
option-partners = Équipes
choice-as-seated = selon les places
option-max_swaps = Nombre d’échanges avant la fin de la manche
option-max_rounds = Nombre maximal de manches
