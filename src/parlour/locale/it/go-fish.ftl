title = Vai a pescare
to-ask =
    { $count ->
        [one] Tocca a { $seat } chiedere ({ $count } quartetto).
       *[other] Tocca a { $seat } chiedere ({ $count } quartetti).
    }
to-ask-you = Tocca a te: a chi chiedi, e che cosa?
next-seat = Ora scegli a chi chiedere.
next-rank = Ora scegli una carta del valore da chiedere.
heard = Finora si sa: ha { $holds }; non ha { $lacks }
heard-holds = Finora si sa: ha { $holds }
heard-lacks = Finora si sa: non ha { $lacks }
zone-books = Quartetti
ranks =
    { $rank ->
        [A] assi
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
        [8] otto
        [9] nove
        [T] dieci
        [J] fanti
        [Q] regine
       *[K] re
    }
touch-rank = { ranks }

do-ask = Chiedi: «{ $seat }, cerco { ranks }: ne hai?»
do-draw = Pesca una carta
do-pass = Passa
asked = { $seat }: «{ $other }, cerco { ranks }: ne hai?»
gave = { $seat } dà a { $other } { $cards }.
go-fish = { $seat }: «Vai a pescare!»
caught = { $seat } pesca { $cards }: buona pesca!
fished = { $seat } pesca una carta.
drew = Hai pescato { $cards }.
book = { $seat } cala un quartetto di { ranks }.
passed = { $seat } passa.

hint-sure-catch = { $seat } ha di sicuro { ranks }.
hint-sure-book = { $seat } ha di sicuro { ranks }, e così si fa un quartetto.
hint-likely = { $seat } ha probabilmente { ranks }.
hint-known-already = Si sa già che hai { ranks }: la domanda non rivela nulla.
hint-many = Hai già { $count } carte su quattro: { ranks }.

ask-another = Chiedi agli altri, non a te.
has-no-cards = { $seat } non ha carte: chiedi ad altri.
not-held = Puoi chiedere solo carte che hai anche tu, e di { ranks } non ne hai.

result-most-books = Tutti i quartetti sono fatti.
result-nothing-moves = Da molto tempo nessuna carta cambia mano.

option-max_dry = Turni di fila senza che si muova una carta, poi la partita finisce
option-memory_aid = Mostra quello che tutti hanno sentito
