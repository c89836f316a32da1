title = Gioco delle coppie
about = Gira due carte, ricorda, prendi le coppie.
also = Memory, Memo, Coppie
to-turn =
    { $count ->
        [one] Tocca a { $seat } girare una carta ({ $count } coppia finora).
       *[other] Tocca a { $seat } girare una carta ({ $count } coppie finora).
    }
to-turn-you = Tocca a te: gira una carta.
to-turn-second = Tocca a { $seat } girare una seconda carta.
to-turn-second-you = Ora gira la seconda carta.
to-remember = Nessuna coppia per { $seat }: ricordate queste due carte!
to-remember-you = Nessuna coppia per te: ricorda queste due carte!
zone-layout = Carte sul tavolo
zone-taken = Carte vinte
zone-pause = Tra poco coperte
column-pairs = Coppie

do-turn = Gira la carta { $place }
turned = { $seat } gira la carta { $place }: { $cards }.
pair = { $seat } prende una coppia: { $cards }.
no-pair = { $seat } non trova una coppia.

lies-open = La carta { $place } è già scoperta: girane un’altra.
no-card = Il posto { $place } è vuoto.

result-all-taken = Tutte le coppie sono state trovate.
result-no-pairs = Da molto tempo nessuno trova una coppia.

hint-known-pair = La sua compagna si è già vista.
hint-new-card = Nessuna coppia è nota; una carta nuova può mostrarne una.
hint-known-card = Questa carta la conoscono tutti: una nuova aiuterebbe piuttosto chi gioca dopo.

option-pairs = Coppie sul tavolo
option-pause = Secondi per guardare due carte prima che vengano coperte
option-max_dry = Turni di fila senza coppie prima che la partita finisca
