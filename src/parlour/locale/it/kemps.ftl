title = Kemps
about = Due coppie, segnali segreti, senza turni.
also = Kent, Camps, Segnali segreti
agreeing = Mano { $round }: ogni coppia concorda un segnale segreto.
swapping = Mano { $round }: raccogli quattro carte uguali, poi fai il segnale. Le ha chi gioca con te? Tocca il suo posto e chiama «Kemps!».
next-take = Ora scegli la carta che prendi.
next-done-sign = Aggiungi un secondo gesto, o tocca «Fatto» se basta questo.
partner = Con te gioca { $other }
signal = Il nostro segnale: { $signal }
offer = { $seat } propone: { $signal }
zone-middle = Al centro
zone-gone = Fuori gioco
zone-shown = Mostrate
zone-gestures = Gesti
column-points = Punti
sign =
    { $sign ->
        [wink-left] occhiolino sinistro
        [wink-right] occhiolino destro
        [scratch-ear] grattatina all’orecchio
        [pucker-lips] labbra a bacio
        [rub-chin] carezza al mento
        [cough] colpo di tosse
        [look-up] sguardo in alto
        [tap-table] colpetto sul tavolo
        [yawn] sbadiglio
       *[adjust-glasses] aggiustatina agli occhiali
    }

do-propose = Proponi: { $signal }
do-accept = Accetta il segnale
do-keep = Tieni l’ultimo segnale
do-swap = Lascia { $give }, prendi { $take }
do-nothing = Niente per me
do-sign = Gesto: { sign }
do-call = Di’ «Kemps!» indicando { $seat }
touch-sign = { sign }
touch-give = Lascia { $give }
touch-take = Prendi { $take }

proposed = { $seat } propone il segnale: { $signal }
ready = { $seats }: segnale concordato.
dealt = Mano { $round }: carte distribuite.
swapped = { $seat } lascia { $give } e prende { $take }.
wants-nothing = { $seat }: «Niente per me.»
refilled = Quattro carte nuove: { $cards }
gesture = { $seat }: { sign }
called = { $seat } esclama «Kemps!» e indica { $other }.
showed = { $seat } mostra { $cards }.
call-right = Quattro uguali: chiamata giusta!
call-wrong = Niente quattro uguali: chiamata sbagliata.
too-many-swaps = Troppi scambi: la mano finisce senza punti.
stock-empty = Il mazzo è finito: la mano si chiude senza punti.

agree-first = Prima mettetevi d’accordo in coppia su un segnale.
others-agree = Il vostro segnale c’è; l’altra coppia si sta ancora accordando.
card-gone = { $card } non c’è più.
not-your-card = Non hai { $card } in mano.
already-nothing = L’hai già detto.

result-target-reached = Il punteggio per vincere è stato raggiunto.
result-round-limit = L’ultima mano è finita.

option-target = Punti per vincere
option-partners = Coppie
choice-as-seated = secondo i posti
option-max_swaps = Scambi prima che la mano finisca
option-max_rounds = Numero massimo di mani
