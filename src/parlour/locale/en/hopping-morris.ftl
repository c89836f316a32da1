title = Hopping Morris
about = Three stones that hop anywhere; the first mill wins.
also = Three Men’s Morris, Jumping mill
result-all-moves-made = 200 moves, and no mill.

option-draw_rules = Draw by repetition and after 200 moves
