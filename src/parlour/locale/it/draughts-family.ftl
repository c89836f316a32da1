entered = { $seat } fa entrare una pedina in { $go }.
crowned = { $seat }: { $go }, dama!
must-capture = La presa è obbligatoria: questi pezzi possono prendere.
take-most = Bisogna scegliere la presa con il maggior numero di pezzi.
take-by-rank = Prendi più pezzi che puoi; a parità si prende con la dama, poi si prende il maggior numero di dame, poi vale la presa che incontra prima una dama.
go-on = La presa non è finita: continua a saltare.
ends-there = La mossa finisce lì.
jump-there = Questo pezzo deve prendere e può saltare su queste caselle.
lands-behind = Una dama si ferma subito dietro il pezzo che prende.
lands-onward = Una dama deve fermarsi dove può continuare a prendere, se c’è una casella così.
square-taken = La casella { $square } non è libera.
men-forwards = Le pedine si muovono solo in avanti, di una casella in diagonale.
capture-forwards = Le pedine prendono solo in avanti.
kings-are-safe = Una pedina non può prendere una dama.
kings-step = Una dama si muove di una casella in diagonale.
kings-slide = Una dama si muove lungo una diagonale libera.
hand-empty = Non hai più pedine in mano.
entry-blocked = La tua casella d’entrata non è libera.
enter-there = Le pedine in mano entrano solo qui.
zone-lost = Persi
zone-in-hand = In mano
result-no-pieces = Una parte non ha più pezzi.
result-blocked = Una parte non può più muovere.
result-no-progress = 80 mosse di sole dame senza prese.
option-king = Come prende una dama
choice-lands-behind = si ferma subito dietro il pezzo preso
choice-lands-anywhere = si ferma dove vuole dietro il pezzo preso
choice-lands-onward = si ferma dove vuole dietro il pezzo preso, ma se possibile dove può prendere ancora
choice-short = si muove e salta di un solo passo
option-men_capture_back = Le pedine prendono anche all’indietro
option-majority = Bisogna prendere il maggior numero di pezzi
option-crowned = Una pedina che arriva all’ultima riga prendendo diventa dama
choice-at-the-end = alla fine della mossa
choice-at-once = subito, e continua come dama
option-begins = Chi comincia
choice-white = il Bianco
choice-black = il Nero
preset-english = inglese
preset-russian = russa
option-draw_rules = Patta per ripetizione e dopo 80 mosse di sole dame senza prese
preset-federation = federazione
hint-takes =
    { $count ->
        [one] Prende un pezzo senza perdere nulla.
       *[other] Prende { $count } pezzi senza perdere nulla.
    }
hint-takes-crowns =
    { $count ->
        [one] Prende un pezzo e diventa dama.
       *[other] Prende { $count } pezzi e diventa dama.
    }
hint-exchanges = Ne prende { $count } e ne perde al massimo { $lost }.
hint-crowns = La pedina diventa dama.
hint-offers = Ne cede { $given } per prenderne { $count }.
hint-swaps = Offre un cambio alla pari.
hint-saves-piece = Mette tutto al sicuro.
hint-threatens = Minaccia una presa.
hint-makes-take =
    { $count ->
        [one] L’altra parte deve prendere un pezzo.
       *[other] L’altra parte deve prendere { $count } pezzi.
    }
hint-arrives = Una pedina arriva a destinazione.
