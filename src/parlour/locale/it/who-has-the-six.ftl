title = Chi ha il 6…?
about = Quattro pedine a testa, un giro e poi a casa.
also = Ludo, Non t’arrabbiare
to-open = Tocca a { $seat } tirare. Comincia chi tira il primo cappello.
to-open-you = Tocca a te: tira. Comincia chi tira il primo cappello.
to-roll = Tocca a { $seat } tirare.
to-roll-you = Tocca a te: tira.
to-go = Tocca a { $seat } muovere una pedina: { face }.
to-go-you = Tocca a te: muovi una pedina. Hai tirato: { face }.
to-pass = { $seat } deve passare: { face }, e nessuna pedina può muoversi.
to-pass-you = Devi passare: { face }, e nessuna pedina può muoversi.
zone-circle = Cerchio
zone-house = Casa
touch-place =
    { $place ->
        [c0] { zone-circle }
        [c1] { zone-circle }
        [c2] { zone-circle }
        [c3] { zone-circle }
        [h0] { zone-house }
        [h1] { zone-house }
        [h2] { zone-house }
        [h3] { zone-house }
       *[other] { $place }
    }
do-roll = Tira il dado
do-place = Metti una pedina in partenza
do-go =
    { $target ->
        [house] Pedina da { $place } in casa
       *[other] Pedina da { $place } a { $target }
    }
do-pass = Passa
rolled = { $seat } tira: { face }.
placed = { $seat } mette una pedina sulla casella di partenza.
went =
    { $target ->
        [house] { $seat } porta una pedina da { $place } in casa.
       *[other] { $seat } muove una pedina da { $place } a { $target }.
    }
passed = { $seat } passa: nessuna pedina può muoversi.
sent-back = { $seat } rimanda nel cerchio una pedina di { $other }.
home = Tutte le pedine di { $seat } sono in casa!
result-all-home = Tutte e quattro le pedine sono in casa.
result-roll-limit = L’ultimo lancio è stato fatto: conta la posizione delle pedine.

is-home = Questa pedina è già in casa.
own-pawn-there = Sulla casella { $place } c’è già una tua pedina. Usane un’altra.
needs-hat-or-glasses = Solo il cappello o gli occhiali fanno uscire una pedina dal cerchio.
none-ahead = Prima della casa questa pedina non ha più caselle con quel simbolo ({ face }). Solo gli occhiali fanno entrare.

hint-into-house = Una pedina entra in casa, dove nessuno può rimandarla indietro.
hint-sends-back = Rimanda nel cerchio una pedina di { $other }.
hint-new-pawn = Con una pedina in più sul percorso si usano più lanci.
hint-out-of-reach = Lì nessuno può rimandarla indietro al prossimo lancio.
hint-less-danger = Lì corre meno pericoli di dove sta adesso.
hint-last-glasses = Da lì gli occhiali portano dritti in casa.

option-track = Caselle del percorso
option-roll_again = Si tira ancora dopo una pallina
option-play_out = Si continua finché non resta in gioco un solo colore
option-max_rolls = Numero massimo di lanci
