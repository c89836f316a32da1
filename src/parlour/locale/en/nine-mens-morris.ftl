title = Nine Men's Morris
to-place = { $seat } to place a stone, { $count } in hand.
to-move = { $seat } to move.
zone-in-hand = In hand
zone-lost = Lost

do-go = { $go }
placed = { $seat }: { $go }
moved = { $seat }: { $go }
took = { $seat }: { $go }, a mill.

not-your-stone = That is not your stone.
not-a-neighbour = A stone moves along a line to the next point.
point-taken = { $point } is not free.
no-mill = That closes no mill, so nothing is taken.
all-in-mills = Every enemy stone stands in a mill, so nothing is taken.
take-one = You close a mill: take an enemy stone too.
take-two = You close two mills: take two enemy stones.
in-a-mill = You may only take a stone that is not in a mill.
not-an-enemy = Only an enemy stone can be taken.

result-two-stones = Down to two stones.
result-cannot-move = No stone can move.
result-no-stone-taken = Draw: 100 moves without a stone taken.
result-third-time = Draw: the same position for the third time.

option-take_from_mills = Taking stones out of mills
choice-never = never
choice-if-all = if all stand in mills
option-double_mill = Stones taken for two mills at once
option-flying = Jump with three stones left
option-draw_rules = Draw by repetition and after 100 quiet moves
preset-tournament = tournament
