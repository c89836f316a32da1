title = Who has the 6…?
about = Four pawns each, once round the track and home.
also = Ludo, Parcheesi, Sorry
to-open = { $seat } to roll. The first to roll the hat begins.
to-open-you = Your turn: roll. The first to roll the hat begins.
to-roll = { $seat } to roll.
to-roll-you = Your turn: roll.
to-go = { $seat } to move a pawn: { face }.
to-go-you = Your turn: move a pawn. You rolled: { face }.
to-pass = { $seat } must pass: { face }, and no pawn can move.
to-pass-you = You must pass: { face }, and no pawn can move.
zone-circle = Circle
zone-house = House
touch-place =
    { $place ->
        [c0] { zone-circle }
        [c1] { zone-circle }
        [c2] { zone-circle }
        [c3] { zone-circle }
        [h0] { zone-house }
        [h1] { zone-house }
        [h2] { zone-house }
        [h3] { zone-house }
       *[other] { $place }
    }
do-roll = Roll
do-place = Place a pawn on the start space
do-go =
    { $target ->
        [house] Pawn on { $place } into the house
       *[other] Pawn on { $place } to { $target }
    }
do-pass = Pass
rolled = { $seat } rolls: { face }.
placed = { $seat } places a pawn.
went =
    { $target ->
        [house] { $seat } brings a pawn from { $place } into the house.
       *[other] { $seat } moves a pawn from { $place } to { $target }.
    }
passed = { $seat } passes: no pawn can move.
sent-back = { $seat } sends one of { $other }’s pawns back to its circle.
home = All of { $seat }’s pawns are in the house!
result-all-home = All four pawns are in the house.
result-roll-limit = The last roll has been made; ranked by where the pawns stand.

is-home = This pawn is in the house already.
own-pawn-there = Your own pawn is there, on { $place }. Use another one.
needs-hat-or-glasses = Only a hat or glasses bring a pawn out of the circle.
none-ahead = This pawn has no such space left before the house ({ face }). Only glasses lead in.

hint-into-house = A pawn comes into the house, where nobody can send it back.
hint-sends-back = It sends one of { $other }’s pawns back to its circle.
hint-new-pawn = With one more pawn on the track, more rolls can be used.
hint-out-of-reach = There nobody can send it back with the next roll.
hint-less-danger = There it is in less danger than where it stands.
hint-last-glasses = From there glasses lead straight into the house.

option-track = Spaces on the track
option-roll_again = Roll again after a ball
option-play_out = Play on until all but one are home
option-max_rolls = Maximum number of rolls
