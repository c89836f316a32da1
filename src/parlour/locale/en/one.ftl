title = One
to-roll = { $seat } to roll, throw { $count }.
to-roll-you = Your turn: roll until the ball comes up. Throw { $count }.
do-roll = Roll
rolled = { $seat } rolls: { face } (throw { $count }).
missed = { $seat } found no ball in ten throws.
roll-off = Equal: { $seats } roll off.
round-won = The round goes to { $seats }.
column-rolls = Rolls
column-total = In all
column-wins = Wins
result-fewest-rolls = All rounds are played.

option-ties = Equal best throws
choice-roll-off = roll off
choice-shared = share the win
option-rounds = Rounds
