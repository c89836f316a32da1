title = Corner Draughts
about = Nine men race to the opposite corner.
also = Corners, Ugolki
next-done-place = Keep jumping, or tap the man once more to stop there.
arrived = { $seat }: { $count } of 9 men in the opposite corner.
do-pass = Pass
passed = { $seat } cannot move and passes.

never-back = Men never go backwards.
step-or-jump-on = A man goes one square, or jumps straight over an enemy next to it to the free square behind.

result-corner-filled = The opposite corner has been filled.
result-both-passed = Neither side can move; the side with more men in the opposite corner wins, then the one with the shorter way to go.
result-move-limit = 100 moves by each side; the side with more men in the opposite corner wins, then the one with the shorter way to go.

option-sideways = Steps and jumps to the side
option-chain_jumps = Several jumps in one move

hint-steps = The man comes { $steps } steps nearer to the opposite corner in one move.
hint-last-man = The man that is furthest behind catches up.
