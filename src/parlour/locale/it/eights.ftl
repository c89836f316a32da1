suit =
    { $suit ->
        [C] fiori
        [D] quadri
        [H] cuori
       *[S] picche
    }
suit-sign =
    { $suit ->
        [C] ♣
        [D] ♦
        [H] ♥
       *[S] ♠
    }
points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
to-play = Tocca a { $seat }.
to-play-you =
    { $stock ->
        [0] Tocca a te: gioca una carta, o passa se nessuna va bene.
       *[other] Tocca a te: gioca una carta o pescane una.
    }
to-follow = Tocca a { $seat }: { suit } { suit-sign } o un otto.
to-follow-you =
    { $stock ->
        [0] Tocca a te: { suit } { suit-sign } o un otto; passa se non ne hai.
       *[other] Tocca a te: { suit } { suit-sign } o un otto, oppure pesca una carta.
    }
to-deal = Tocca a { $seat } dare le carte della prossima mano.
to-deal-you = Tocca a te dare le carte della prossima mano.
next-suit = Ora scegli un seme.
named = Seme chiamato: { suit } { suit-sign }
holding = { points }
zone-discard = Scarti
zone-held = Mostrate
zone-suits = Semi
touch-card = { $card }
touch-suit = { suit }
do-play = Gioca { $card }
do-name = Gioca { $card } e chiama { suit } { suit-sign }
do-draw = Pesca una carta
do-pass = Passa
do-deal = Dai le carte
dealt = Mano { $hand }: carte distribuite.
buried = Si scopre { $cards }: un otto, che torna in mezzo al mazzo.
turned = Si comincia da { $card }.
played = { $seat } gioca { $card }.
played-eight = { $seat } gioca { $card } e chiama { suit } { suit-sign }.
drew-one = { $seat } pesca una carta.
drew = Hai pescato { $cards }.
passed = { $seat } passa.
held = { $seat } ha ancora { $cards }: { points }.
hand-won = { $seat } resta senza carte e segna { points }.
blocked-won = Nessuno può più giocare: { $seat } ha la mano più bassa e segna { points }.
nobody-won = Nessuno può più giocare e le mani più basse sono pari: nessuno segna punti.
deal-first = Questa mano è finita: bisogna dare le carte della prossima.
no-cards-left = Il mazzo è vuoto: non c’è niente da pescare.
draw-first = Puoi passare solo se il mazzo è vuoto e nessuna tua carta va bene. Pesca o gioca.
must-play = Puoi passare solo se nessuna tua carta va bene: queste vanno bene.
eights-name = Solo con un otto si chiama un seme.
not-in-hand = Non hai { $card } in mano.
no-match = { $card } non ha né il seme né il valore della carta in cima. Queste vanno bene.
not-the-suit = Il seme chiamato è { suit } { suit-sign }: { $card } non va, solo quel seme o un altro otto.
nothing-fits = Nessuna tua carta va bene: pesca.
nothing-to-play = Nessuna tua carta va bene e il mazzo è vuoto: passa.
name-a-suit = Con un otto chiama anche un seme.
hint-goes-out = È la tua ultima carta.
hint-lacks-suit = { $seat } sembra non avere { suit } { suit-sign }.
hint-names-most = Hai soprattutto { suit } { suit-sign }.
hint-keeps-eight = Così un otto resta di riserva per quando nient’altro va bene.
hint-follows = Hai un’altra carta che ci va sopra.
hint-saves-eight = È presto per un otto: forse andrà bene anche la carta che peschi.
result-hand-limit = L’ultima mano è stata giocata.
option-cards = Carte a testa
option-max_hands = Mani prima che la partita finisca
seven-for-two = Sette carte a testa si danno solo in due.
