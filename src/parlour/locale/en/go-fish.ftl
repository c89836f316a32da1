title = Go Fish
about = Ask, fish, collect four alike.
also = Fish, Happy Families
to-ask =
    { $count ->
        [one] { $seat } to ask, { $count } book.
       *[other] { $seat } to ask, { $count } books.
    }
to-ask-you = Your turn: whom do you ask, and for what?
to-draw = { $seat } cannot ask anybody and draws a card.
to-draw-you = Your turn: you cannot ask anybody, so draw a card.
to-pass = { $seat } can neither ask nor draw, and passes.
to-pass-you = Your turn: you can neither ask nor draw. Pass.
next-seat = Now choose whom to ask.
next-rank = Now choose a card to ask for its rank.
heard = Heard so far: has { $holds }; has no { $lacks }
heard-holds = Heard so far: has { $holds }
heard-lacks = Heard so far: has no { $lacks }
zone-books = Books
ranks =
    { $rank ->
        [A] aces
        [2] twos
        [3] threes
        [4] fours
        [5] fives
        [6] sixes
        [7] sevens
        [8] eights
        [9] nines
        [T] tens
        [J] jacks
        [Q] queens
       *[K] kings
    }
ranks-some = { ranks }
ranks-none = { ranks }
touch-rank = { ranks }

do-ask = Ask { $seat } for { ranks }
do-draw = Draw a card
do-pass = Pass
asked = { $seat } to { $other }: “Any { ranks }?”
gave = { $seat } hands { $other } { $cards }.
go-fish = { $seat }: “Go fish!”
caught = { $seat } fishes { $cards }: a catch!
fished = { $seat } draws a card.
drew = You drew { $cards }.
book = { $seat } lays down a book of { ranks }.
passed = { $seat } passes.

hint-sure-catch = { $seat } must hold { ranks }.
hint-sure-book = { $seat } must hold { ranks }, and that makes a book.
hint-likely = { $seat } probably holds { ranks }.
hint-known-already = Everybody knows already that you hold { ranks }: the question gives nothing away.
hint-many = You already hold { $count } of the four { ranks }.

ask-another = You cannot ask yourself.
has-no-cards = { $seat } has no cards and cannot be asked.
not-held = You can only ask for a rank that you hold; you have no { ranks }.

result-most-books = All books have been made.
result-nothing-moves = No card has moved for a long time.

option-max_dry = Turns in a row without a card moving before the match ends
option-memory_aid = Show what everybody has heard
