entered = { $seat } enters a man on { $go }.
crowned = { $seat }: { $go }, a king!
must-capture = Capturing is compulsory: these pieces can capture.
take-most = You must choose the capture that takes the most pieces.
take-by-rank = Take as many as you can. If that is equal: a king captures before a man, then take the most kings, then meet a king as early as possible.
go-on = The capture is not finished: keep jumping.
ends-there = The move ends there.
jump-there = This piece must capture, and can jump to these squares.
lands-behind = A king lands directly behind the piece that it captures.
lands-onward = A king must land where it can capture again, if there is such a square.
square-taken = Square { $square } is not free.
men-forwards = Men move forwards only, one square diagonally.
capture-forwards = Men capture forwards only.
kings-are-safe = A man may not capture a king.
kings-step = A king moves one square diagonally.
kings-slide = A king moves along a free diagonal.
hand-empty = You have no man in hand to enter.
entry-blocked = Your entry square is not free.
enter-there = Men in hand are entered only here.
zone-lost = Lost
zone-in-hand = In hand
result-no-pieces = No piece is left.
result-blocked = No piece can move.
result-no-progress = 80 moves by kings alone, without a capture.
option-king = How a king captures
choice-lands-behind = lands directly behind the captured piece
choice-lands-anywhere = lands anywhere behind the captured piece
choice-lands-onward = lands anywhere behind the captured piece, if possible where it can capture again
choice-short = moves and jumps one step only
option-men_capture_back = Men capture backwards too
option-majority = You must take the most pieces you can
option-crowned = A man that comes to the far row by a capture becomes a king
choice-at-the-end = at the end of its move
choice-at-once = at once, and goes on as a king
option-begins = Who begins
choice-white = White
choice-black = Black
preset-english = English
preset-russian = Russian
option-draw_rules = Draw by repetition and after 80 moves by kings without a capture
preset-federation = federation
hint-takes =
    { $count ->
        [one] It takes a piece and gives nothing back.
       *[other] It takes { $count } pieces and gives nothing back.
    }
hint-takes-crowns =
    { $count ->
        [one] It takes a piece and becomes a king.
       *[other] It takes { $count } pieces and becomes a king.
    }
hint-exchanges = It takes { $count } and gives { $lost } back at most.
hint-crowns = It becomes a king.
hint-offers = It gives { $given } to take { $count }.
hint-swaps = It offers an even exchange.
hint-saves-piece = It brings everything out of danger.
hint-threatens = It threatens to capture.
hint-makes-take =
    { $count ->
        [one] The other side must take a piece.
       *[other] The other side must take { $count } pieces.
    }
hint-arrives = A man reaches its goal.
