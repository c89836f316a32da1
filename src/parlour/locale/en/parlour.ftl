## Who and what

a-seat = Seat { $number }
a-person = Player { $number }
a-computer = Computer { $number }
and = { $first } and { $last }
or = { $first } or { $last }
nor = { $first } or { $last }
beside = { $first }; { $last }
labelled = { $label }: { $value }
cards-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
pieces-on =
    { $seat }, { $piece ->
        [stone] stones
        [man] men
        [king] kings
        [wolf] wolf
        [sheep] sheep
        [pawn] pawns
       *[other] pieces
    }: { $places }
last-move = Last move: { $places }
card-face-down = face down
card-none = nothing
face =
    { $face ->
        [hat] hat
        [glasses] glasses
        [ball] ball
        [crystal] crystal
        [potion] potion
       *[candle] candle
    }
timer = { $name }: { NUMBER($seconds) } s
ranked = { $rank }. { $seat }: { $score }

## Zones that many games have

zone-hands = Hand
zone-stock = Stock
zone-score = Score
zone-board = Board
zone-die = Die

## Touches

touch-seat = { $seat }
touch-place = { $place }
do-done = Done
do-wait = Wait
do-expire = Time is up

## House rules that many games have

option-first = Who begins
choice-random = drawn at random
choice-on = on
choice-off = off
preset-book = as in the book
preset-short = short

## Told by the match itself

undone = { $seat } took back a move.
resigned = { $seat } gives up.
out-of-time = { $seat } has run out of time.
agreed-draw = A draw is agreed.
ended = { $seat } ended the match.
broken-off = { $seat } ended the match; nobody has won.
seated = { $seat }’s seat: from now on { $player } plays.
hinted = { $seat } asks for a hint.

## How a match ends without its rules

result-resigned = One player gave up.
result-out-of-time = Out of time.
result-agreed-draw = By agreement.
result-ended = Ended early; ranked as it stood.
result-broken-off = Ended by the host; nobody has won.
result-last-stop = Stopped after very many moves; ranked as it stood.

## Why not

over = The match is over.
not-your-turn = It is not your turn; { $seats } to play.
wait-a-moment = Wait a moment: play continues by itself.
too-late = Too late: the match has gone on. It costs you nothing.
stale = The match has gone on since then. Look again, and choose again.
roll-first = Roll the die first.
not-your-piece = None of your pieces is there.
these-may-move = That does not work here. These can be used now.
has-a-choice = There is a choice here, and only you can make it.
no-hints = There are no hints in this game: nobody has a choice.
no-hints-reflex = There are no hints where quick hands count.
unreadable = I cannot read “{ $text }” as a move.
written-so = Here this move is written “{ $text }”.
no-such-seat = There is no seat { $number } at this table.
no-such-row = There is no move { $number } to go back to.
undo-needs-consent = Taking this back needs everybody’s consent, because something was shown or others have moved.
no-resigning = Nobody can give up in this game.
no-draw = Nobody can agree a draw in this game.
draw-needs-consent = A draw needs everybody’s consent.
no-game = There is no game “{ $game }”. The games are: { $games }.
no-preset = There is no rule set “{ $preset }”. There are: { $presets }.
no-option = There is no house rule “{ $option }”. There are: { $options }.
no-choice = “{ $value }” is not a choice for { $option }. Choose from: { $choices }.
no-seats = Number of players for { $game }: { $players }, not { $seats }.
no-names = The names do not match the seats: { $names } for { $seats }.
no-position = { $game } cannot start from a written position.
first-not-there = The seat that is to begin is not at this table.

## Records

not-utf-8 = This is not a record: line { $line } is not UTF-8 text.
record-too-long = This file is too long to be a record.
record-cut-off = The record is cut off at line { $line }.
record-format = The record has format { $format }, which this program does not know.
record-open = The record stops after row { $rows } without a result: it was cut off, or the match is not over.
record-of-running = This is only what one seat could see of a match that was not over when it was saved. Save the record again once it is over.
bad-line = Line { $line } cannot be read.
chain-broken = Line { $line } was changed: it no longer matches line { $next }.
row-out-of-order = Line { $line } is out of order.
secret-differs = Line { $line } was changed: the secret is not the one that was promised.
seed-differs = Line { $line } was changed: a player’s random number is not the one that was promised.
draw-differs = Line { $line } was changed: a draw from “{ $stream }” is not the sealed one.
draws-differ = Line { $line } was changed: its draws are not the ones that the rules ask for.
row-refused = Line { $line } was changed: the rules do not allow what it says.
line-differs = Line { $line } was changed: playing the match again gives something else.
other-commitment = This is another deal: the record’s commitment is not the one that was kept.
other-head = This is not the match that was played, or not all of it: its fingerprint is not the one that was kept.
other-version = The record was made with version { $version } of { $game }; this program plays another.

## At one keyboard

nothing-to-undo = There is no move of yours to take back.
needs-screens = This game needs a screen for each player; at one keyboard one person can play it with computer players.

## Positions and games as text

fen-side = Line { $line }, column { $column }: a position begins with W or B, the side to move, not with “{ $text }”.
fen-field = Line { $line }, column { $column }: “{ $text }” does not belong in a position. After the side to move come W and B with their pieces, once each.
fen-missing = Line { $line }, column { $column }: the pieces of { $text } are missing.
fen-number = Line { $line }, column { $column }: “{ $text }” is not a number that fits here.
fen-square = Line { $line }, column { $column }: “{ $text }” is not a square of this board.
fen-taken = Line { $line }, column { $column }: two pieces stand on { $text }.
fen-king = Line { $line }, column { $column }: this game has no kings.
fen-crowned = Line { $line }, column { $column }: a man on { $text } would be a king.
fen-pieces =
    { $count ->
        [one] Line { $line }, column { $column }: { $text } has { $count } piece; in this game that side has { $most } at the start.
       *[other] Line { $line }, column { $column }: { $text } has { $count } pieces; in this game that side has { $most } at the start.
    }
pdn-too-long = Line { $line }, column { $column }: this is too long for one match.
pdn-empty = Line { $line }, column { $column }: there is no match here.
pdn-tag = Line { $line }, column { $column }: a tag looks like [White "Anna"], not like “{ $text }”.
pdn-tag-twice = Line { $line }, column { $column }: the tag { $text } appears here for the second time.
pdn-open = Line { $line }, column { $column }: this “{ $text }” is never closed.
pdn-game = Line { $line }, column { $column }: “{ $text }” is not a game that can be written like this. There are: { $games }.
pdn-rules = Line { $line }, column { $column }: the house rules “{ $text }” do not fit { $game }.
pdn-move = Line { $line }, column { $column }: “{ $text }” is not a move.
pdn-illegal = Line { $line }, column { $column }: “{ $text }” cannot be played here.
pdn-ambiguous = Line { $line }, column { $column }: “{ $text }” may be one of these: { $moves }.
pdn-over = Line { $line }, column { $column }: the match was over before “{ $text }”.
pdn-result = Line { $line }, column { $column }: the result “{ $text }” is not the one of this match.
pdn-more = Line { $line }, column { $column }: the moves end before this.
pdn-because = { $text } { $why }
pdn-because-of = { $text } { $why } Possible here: { $squares }.
pdn-many = This file holds { $count } games. Choose one with --number, or all of them with --number all.
pdn-no-number = There is no game { $number } in this file; it holds { $count }.
pdn-number = Game { $number }: { $text }
pdn-went-on = After row { $number } this was a draw by our house rules, but the game went on. It is read with { $rules }.
pdn-no-game = Matches of { $game } cannot be written like this. These can: { $games }.

## Why a move is suggested

hint-only = It is the only move.
hint-wins =
    { $moves ->
        [1] It wins at once.
       *[other] It wins for sure, in { $moves } moves.
    }
hint-resists = Every move loses now; this one holds out longest.
hint-saves = Everything else loses.
hint-holds = It makes sure of a draw.
hint-by-far = It is by far the best move here.
hint-ahead = It keeps the lead.
hint-behind = It is not easy here; this gives the best chances.
hint-alike = Other moves are about as good, but none is better.
hint-most = On the whole it promises the most.
hint-usual = That is what a strong player would do here.
certain-win =
    { $moves ->
        [1] wins at once
       *[other] wins in { $moves } moves
    }
certain-draw = draw
certain-loss =
    { $moves ->
        [one] loses in one move
       *[other] loses in { $moves } moves
    }

## What cost most, once a match is over

no-review = There is nothing to review in this game.
review-early = There is a review once the match is over.
review-wins =
    { $moves ->
        [1] Move { $number }: { $played }. This would have won at once: { $better }.
       *[other] Move { $number }: { $played }. This would have won, in { $moves } moves: { $better }.
    }
review-holds = Move { $number }: { $played }. This would have made sure of a draw: { $better }.
review-costs = Move { $number }: { $played }. This was better: { $better } (before: { $before }, after: { $after }).
review-better = Move { $number }: { $played }. This was better: { $better }.
standing-won = won
standing-nearly-won = nearly won
standing-ahead = ahead
standing-even = even
standing-behind = behind
standing-nearly-lost = nearly lost
standing-lost = lost

## Rules pages

a-side =
    { $side ->
        [white] White
       *[black] Black
    }
section-aim = Aim
section-need = What you need
section-begin = How it begins
section-turn = Your turn
section-end = How it ends
section-example = An example
section-tip = A tip
section-decided = What the box does not say
section-house-rules = House rules
section-typing = Typing your moves
page-facts = { $players } · about { $minutes } minutes · age { $age } and up
page-players =
    { $most ->
        [one] { $from }{ $most } player
       *[other] { $from }{ $most } players
    }
house-rule = House rule
marked = Marked: { $things }
rule-printed = (or: { $others })
rule-changed = (printed: { $printed })
rule-preset = Rule set “{ $preset }”: { $rules }
page-in-english = This page is not translated yet; here it is in English.
