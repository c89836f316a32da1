title = Mulino
about = Tre in fila tolgono una pedina avversaria.
also = Tris, Filetto, Tria, Tavola mulino
to-place = Tocca a { $seat } mettere una pedina ({ $count } in mano).
to-place-you = Tocca a te: metti una pedina ({ $count } in mano).
zone-in-hand = In mano
zone-lost = Perse

placed = { $seat }: { $go }
took = { $seat }: { $go }, tris!

no-mill = Così non fai tris, quindi non si toglie niente.
all-in-mills = Ogni pedina avversaria fa parte di un tris, quindi non si toglie niente.
take-one = Fai tris: togli una pedina avversaria.
take-two = Fai due tris: togli due pedine avversarie.
in-a-mill = Puoi togliere solo una pedina che non fa parte di un tris.
not-an-enemy = Si può togliere solo una pedina avversaria.

result-two-stones = A una parte restano solo due pedine.
result-no-stone-taken = 100 mosse senza togliere una pedina.

option-take_from_mills = Togliere pedine dai tris
choice-never = mai
choice-if-all = se fanno tutte parte di un tris
option-double_mill = Pedine da togliere per due tris insieme
option-flying = Saltare quando restano tre pedine
option-draw_rules = Patta per ripetizione e dopo 100 mosse senza togliere pedine
preset-tournament = torneo
