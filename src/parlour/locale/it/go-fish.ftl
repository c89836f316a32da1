title = Vai a pescare
about = Chiedi, pesca, raccogli quattro carte uguali.
also = Go Fish, Pesca
to-ask =
    { $count ->
        [one] Tocca a { $seat } chiedere ({ $count } quartetto).
       *[other] Tocca a { $seat } chiedere ({ $count } quartetti).
    }
to-ask-you = Tocca a te: a chi chiedi, e che cosa?
to-draw = { $seat } non può chiedere a nessuno e pesca una carta.
to-draw-you = Tocca a te: non puoi chiedere a nessuno, pesca una carta.
to-pass = { $seat } non può né chiedere né pescare, e passa.
to-pass-you = Tocca a te: non puoi né chiedere né pescare. Passa.
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
ranks-some =
    { $rank ->
        [A] degli assi
        [2] dei due
        [3] dei tre
        [4] dei quattro
        [5] dei cinque
        [6] dei sei
        [7] dei sette
        [8] degli otto
        [9] dei nove
        [T] dei dieci
        [J] dei fanti
        [Q] delle regine
       *[K] dei re
    }
ranks-none = { ranks }
touch-rank = { ranks }

do-ask = Chiedi a { $seat }: «Hai { ranks-some }?»
do-draw = Pesca una carta
do-pass = Passa
asked = { $seat } a { $other }: «Hai { ranks-some }?»
gave = { $seat } dà { $cards } a { $other }.
go-fish = { $seat }: «Vai a pescare!»
caught = { $seat } pesca { $cards }: bel colpo!
fished = { $seat } pesca una carta.
drew = Hai pescato { $cards }.
book = { $seat } cala un quartetto di { ranks }.
passed = { $seat } passa.

hint-sure-catch = { $seat } ha di sicuro { ranks-some }.
hint-sure-book = { $seat } ha di sicuro { ranks-some }, e così si fa un quartetto.
hint-likely = { $seat } ha probabilmente { ranks-some }.
hint-known-already = Si sa già che hai { ranks-some }: la domanda non rivela nulla.
hint-many = Hai già { $count } carte su 4 del quartetto di { ranks }.

ask-another = Chiedi agli altri, non a te.
has-no-cards = { $seat } non ha carte: chiedi ad altri.
not-held = Puoi chiedere solo carte che hai anche tu, e non hai { ranks-none }.

result-most-books = Tutti i quartetti sono completi.
result-nothing-moves = Da molto tempo nessuna carta cambia mano.

option-max_dry = Turni di fila a carte ferme prima che la partita finisca
option-memory_aid = Mostra quello che tutti hanno sentito
