title = Nine Men’s Morris
about = Three in a line take a stone.
also = Mill, Mills, Merels, Merrills, Morris
to-place = { $seat } to place a stone, { $count } in hand.
to-place-you = Your turn: place a stone ({ $count } left).
zone-in-hand = In hand
zone-lost = Lost

placed = { $seat }: { $go }
took = { $seat }: { $go }, a mill.

no-mill = That closes no mill, so nothing is taken.
all-in-mills = Every enemy stone is in a mill, so nothing is taken.
take-one = You close a mill: take one enemy stone.
take-two = You close two mills: take two enemy stones.
in-a-mill = You may only take a stone that is not in a mill.
not-an-enemy = Only an enemy stone can be taken.

result-two-stones = Down to two stones.
result-no-stone-taken = 100 moves without a stone taken.

option-take_from_mills = Taking stones out of mills
choice-never = never
choice-if-all = if all are in mills
option-double_mill = Stones taken for two mills at once
option-flying = Jump with three stones left
option-draw_rules = Draw by repetition and after 100 moves without a stone taken
preset-tournament = tournament
