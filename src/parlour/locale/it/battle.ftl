title = Battaglia
about = La carta più alta prende tutte e due; due uguali fanno guerra.
also = Guerra, Battle
to-turn = Battaglie giocate: { $count }. Si scopre una carta a testa.
has-won =
    { $laid ->
        [2] Battaglia { $count }: { $other } vince entrambe le carte.
       *[other] Battaglia { $count }: { $other } vince tutte le { $laid } carte.
    }
zone-stacks = Mazzetto
zone-laid = In tavola

do-turn = Scopri le carte
laid = { $seat } scopre { $cards }.
war = Pari: guerra!
took = { $seat } vince { $count } carte.
out-of-cards = Niente più carte per la guerra: { $seats }.
both-out = Niente più carte per la guerra: { $seats }.

result-all-cards = Tutte le carte sono in una sola mano.
result-out-of-cards = Una parte non ha più carte per la guerra.
result-both-out = Nessuno ha più carte per la guerra.
result-battle-limit = L’ultima battaglia concessa è stata giocata: vince il mazzetto più grande.

option-collect = Come le carte vinte vanno sotto il mazzetto
choice-winner-first = prima quelle di chi vince
choice-loser-first = prima quelle di chi perde
choice-shuffled = mescolate
option-max_battles = Battaglie prima che la partita finisca
