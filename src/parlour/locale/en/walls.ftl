title = Walls
about = Cut enemy men off and wall them in.
also = Wall, Blockade
caught =
    { $count ->
        [one] { $seat } loses a man that was walled in.
       *[other] { $seat } loses { $count } men that were walled in.
    }

step-or-jump = A man goes to a free square next to it, or jumps over one piece to the free square straight behind.

result-no-men = All men of one side are walled in.
result-crossed = All men have crossed to the other side.
result-nothing-caught = Nobody was walled in for 60 moves by each side: the side with more men wins.
result-move-limit = 200 moves by each side: the side with more men wins.

option-goal = How it is won
choice-wall-in = by walling the enemy in
choice-cross = by walling in, or by crossing to the other side

hint-walls-in =
    { $count ->
        [one] It walls in a man.
       *[other] It walls in { $count } men.
    }
hint-holds-men = The other side can move { $count } men fewer.
hint-frees-men = It lets { $count } more of your men move.
