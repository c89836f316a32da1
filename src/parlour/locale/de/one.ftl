title = One
to-roll = { $seat } ist dran, { $count }. Wurf.
to-roll-you = Du bist dran: Würfle, bis der Ball kommt. { $count }. Wurf.
do-roll = Würfeln
rolled = { $seat } würfelt: { face } ({ $count }. Wurf).
missed = { $seat }: zehn Würfe und kein Ball.
roll-off = Gleichstand: { $seats } gehen ins Stechen.
round-won = Die Runde geht an { $seats }.
column-rolls = Würfe
column-total = Gesamt
column-wins = Siege
result-fewest-rolls = Alle Runden sind gespielt.

option-ties = Bei Gleichstand
choice-roll-off = Stechen
choice-shared = Sieg teilen
option-rounds = Runden
