title = Jeu de paires
about = Retourne deux cartes, retiens-les, prends les paires.
also = Memory, Mémo, Mémoire
to-turn =
    { $count ->
        [0] À { $seat } de retourner une carte, pas encore de paire.
        [one] À { $seat } de retourner une carte, { $count } paire pour l’instant.
       *[other] À { $seat } de retourner une carte, { $count } paires pour l’instant.
    }
to-turn-you = À toi : retourne une carte.
to-turn-second = À { $seat } de retourner une deuxième carte.
to-turn-second-you = Retourne maintenant la deuxième carte.
to-remember = Pas de paire pour { $seat } : retenez bien ces deux cartes !
to-remember-you = Pas de paire pour toi : retiens bien ces deux cartes !
zone-layout = Cartes sur la table
zone-taken = Cartes gagnées
zone-pause = Bientôt cachées
column-pairs = Paires

do-turn = Retourner la carte { $place }
turned = { $seat } retourne la carte { $place } : { $cards }.
pair = { $seat } prend une paire : { $cards }.
no-pair = { $seat } ne trouve pas de paire.

lies-open = La carte { $place } est déjà visible ; choisis-en une autre.
no-card = La place { $place } est vide.

result-all-taken = Toutes les paires sont trouvées.
result-no-pairs = Aucune paire n’a été trouvée depuis longtemps.

hint-known-pair = On a déjà vu la carte qui va avec.
hint-new-card = Aucune paire n’est connue ; une nouvelle carte peut en montrer une.
hint-known-card = Tout le monde connaît cette carte : une nouvelle aiderait plutôt qui joue ensuite.

option-pairs = Paires sur la table
option-pause = Secondes pour regarder deux cartes avant qu’elles soient cachées
option-max_dry = Tours de suite sans paire avant la fin de la partie
