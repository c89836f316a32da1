title = Wolf and Sheep
about = Four sheep shut a wolf in, or it slips past.
also = Fox and Hounds, Fox and Geese
wolf-chooses = { $seat }, the wolf, chooses its square.
wolf-chooses-you = You are the wolf: choose your square.
do-go =
    { $enters ->
        [on] Begin on { $go }
       *[off] { $go }
    }
entered = { $seat }: the wolf begins on { $go }.

choose-square = The wolf begins on one of these squares.
wolf-steps = The wolf goes one square diagonally, in any direction.
sheep-forwards = Sheep go forwards only, one square diagonally.

result-wolf-caught = The wolf cannot move: the sheep have won.
result-broken-through = The wolf has got past the sheep and has won.
result-sheep-stuck = No sheep can move: the wolf has won.

option-wolf_start = Where the wolf may begin
choice-near = in row 2 or 3
choice-any = in any row but the first
choice-far = in row 8

hint-way-through = There is a gap in the line of the sheep.
hint-nearer = The wolf comes nearer to the sheep.
hint-closes-gap = It closes a gap in the line.
hint-line-closed = The line stays without a gap.
hint-one-way = The wolf has only one square left to go to.
