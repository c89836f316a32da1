## Everywhere

menu = Menu
one-moment = One moment…
no-connection = The server cannot be reached. Is it running, and are you on the same network?
server-away = The server can’t be reached right now. Nothing is lost; play continues as soon as it is back.
level = Computer, { strength }
is-away = away
how-many-watch =
    { $count ->
        [one] One person is watching
       *[other] { $count } people are watching
    }

## Cards

card-name =
    { $rank ->
        [A] ace
        [J] jack
        [Q] queen
        [K] king
       *[other] { $rank }
    } of { $suit ->
        [C] clubs
        [D] diamonds
        [H] hearts
       *[S] spades
    }
card-joker = joker
card-hidden = a card, face down
card-gap = an empty place
card-at = Place { $place }: { $card }
card-on =
    { $card } on top of { $count ->
        [one] one card
       *[other] { $count } cards
    }
cards-in =
    { $label }: { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }
cards-under =
    { $label }: { $top } on top, { $count ->
        [one] one card
       *[other] { $count } cards
    }

## Pages

language = Language
theme =
    { $theme ->
        [light] Appearance: light
        [dark] Appearance: dark
       *[auto] Appearance: system
    }
close = Close
to-the-shelf = See all games
tries-again = This page tries again by itself.
nobody-answers = No answer
offline = You are offline
needs-server = Every game needs the server, even one against the computer.
page-unknown = There is nothing here
page-unknown-next = A letter of the link may be missing. Open it once more, or pick a game.
game-unknown = This game is not on the shelf. Pick another one.
welcome = What shall we play?
welcome-more = Pick a game. Play against the computer, or send friends a link.
games = Games
games-found =
    { $count ->
        [one] One game.
       *[other] { $count } games.
    }
filter =
    { $count ->
        [0] Filter
       *[other] Filter ({ $count })
    }
show-all-games = Show all games
search-games = Search for a game
also-called = also: { $name }
no-game-fits = No game matches all of these.
any = any
players = Players
time = Time
time-of =
    { $time ->
        [short] up to 10 min
        [medium] up to 20 min
       *[long] longer
    }
kinds = Kind
kind =
    { $kind ->
        [board] board
        [dice] dice
        [cards] cards
       *[reflex] quick hands
    }
minutes = { $minutes } min
go-on-playing = Go on playing
standing =
    { $standing ->
        [waits] not begun
        [yours] your turn
        [theirs] somebody else’s turn
       *[over] finished
    }
show-all = Show all ({ $count })
have-a-code = Do you have a code for a table?
code-hint = Please type the digits of the code.
go = Go
how-to-play = How to play
new-to-game = New to this game?
tour = Short tour
tour-step = { $at } of { $of }
tour-show = Show me
tour-no = No thanks
tour-skip = Skip
tour-next = Next
tour-done = Got it
see-rule = The rule
play = Play
play-computer = Play against the computer
how-strong = Strength of the computer
opponents = Opponents
fewer-opponents = One opponent fewer
more-opponents = One more opponent
who-begins = Who begins
begins-me = me
begins-computer = the computer
begins-lot = drawn by lot
child-table = For children
child-table-more = Ready-made phrases only, gentle computers, hints, no clock.
strength =
    { $level ->
        [1] child
        [2] casual
        [3] club
       *[4] master
    }
with-house-rules =
    { $count ->
        [one] With one house rule of your own.
       *[other] With { $count } house rules of your own.
    }
with-friends = With friends
your-name = Your name
guest = Guest
player = Player { $number }
name-of = Name of player { $number }
seats = Seats
fewer-seats = One seat fewer
more-seats = One more seat
seat = Seat { $number }
that-is-you = you
friend-by-link = A friend, by link
at-this-device = Somebody on this device
computer = Computer
computer-of = Computer: { $level }
house-rules = House rules
house-rules-here = House rules at this table
presets = Rule sets
own-rules = our own
rules-changed = You changed the rules.
rules-back = Back to “{ $preset }”
open-the-table = Open the table
link-follows = The link for your friends comes next.
invitation = Invitation
invites-you = { $host } invites you to play
you-are-invited = You are invited to play
sit-down = Sit down
table-is-full = Every seat is taken
full-but-watch = You can watch, or open a table of your own.
full-so-open = Ask for a seat, or open a table of your own.
match-is-running = A match is on.
watch = Watch
open-own-table = Open a table of your own
at-the-table = At the table
free-seats =
    { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
seat-elsewhere = I already have a seat, on another device
seat-elsewhere-how = On that device, open the table’s menu. It shows the link to your seat, also as a QR code: open it here.
invitation-lost = This link leads to no table

## Boards, tokens and dice

board = Board
board-flip = Turn the board round
place-empty = empty
place-start = { $name }’s start
place-circle = { $name }’s circle
place-house = { $name }’s house
piece-of = { $name }’s { $piece }
piece-stone = stone
piece-man = man
piece-king = king
piece-wolf = wolf
piece-sheep = sheep
piece-pawn = pawn
piece-other = piece
tokens = { $label }: { $count }
dice-rest = Nothing has been rolled yet
dice-show = Rolled: { $faces }
face-hat = hat
face-glasses = glasses
face-ball = ball
face-crystal = crystal
face-potion = potion
face-candle = candle

## Around the table

back = Back
yes = Yes
no = No
no-stay = No, cancel
name = Name
labelled = { $label }: { $value }
you = you
host = host
copy = Copy
copied = Copied
copy-yourself = The link is selected: copy it with your device’s own menu.
share = Share
qr-label = The link as a QR code
qr-hint = Point a phone’s camera here.
no-qr = The QR code isn’t available right now. The link works all the same.
invite = Invite friends
invitation-link = Invitation link
invitation-text = Come and play { $game } with me!
tv-open = Show this table on a television
tv-hint = Open this page on a large screen: everybody sees the table there and plays on their own phone.
tv-join = Join in
short-code = A short code to read out
read-code = Type this on the start page:
code-minutes = Works for { $minutes } minutes.
who-plays = Who plays
waits-for-friend = waiting for a friend
who-sits-at = Who plays in seat { $number }
add-chair = One more chair
remove-chair = Take chair { $number } away
lent-to = a computer ({ strength }) is playing
waits-next = plays from the next match on
change-name = Change name
keep-name = OK
more-about = More about { $name }
make-host = Make host
make-host-sure = Make { $name } the host from now on, with everything that a host may do?
new-seat-link = New link for this seat
new-seat-link-hint = With this link { $name } can come back to the seat. The old one no longer works.
seat-link = Link to the seat
remove = Remove from the table
remove-sure = Should { $name } leave the table?
stand-up = Give up this seat
stand-up-sure = Should { $name }’s seat be free for somebody else?
lend-other = Let a computer play on
sits-here = Somebody else is playing on this device:
take-a-seat = Take a seat
start = Start
fill-and-start = Fill with computers and start
host-starts = { $name } starts the match.
nobody-starts = Nobody is hosting this table just now.
rules = Rules
moves = All my moves as a list
type-move = Type a move or its number
keys-help = Keys: arrows move from place to place, with Shift to the next one that can be used; digits move diagonally; Home, End, Page Up and Page Down go to the corners; Enter chooses, Escape lets go.
planned = In advance: { $places }. Touch it again to cancel.
planned-step = in advance, step { $step }
planned-dropped = Your move in advance is not possible now.
planned-typed = In advance: { $places }.
planned-cancel = Cancel the move set in advance
planned-type = You may type a move in advance: it is played as soon as it is your turn.
no-moves = There is nothing for you to do just now.
view-text = Show the table as text
view-pictures = Show the table as pictures
say-something = Say something
write = Write something
send = Send
log = What happened
log-empty = Nothing has happened yet.
older = Older
undo = Take back my last move
play-on = Play automatically
play-on-stop = Stop
seen-enough = Go on
seen-waiting = Waiting for the others
grave-move = { $move }?
grave-sure = Do you mean this?
offer-draw = Offer a draw
resign = Give up
resign-sure = Give up this match? It counts as lost.
lend = Let a computer play for me
plays-for = A computer ({ strength }) plays for { $name }.
take-back = Play for myself again
newcomer = { $name }: a computer plays to the end of the match, since you came during it.
ask-to-play = Ask the others
waits-for-answer = Waiting for the others to answer.
other-device = My seat on another device
other-device-warning = This link is your seat. Whoever has it sees your cards and plays for you: keep it to yourself.
my-settings = My settings
only-mine = Only for me
colours = Colours
theme-auto = same as the device
theme-light = light
theme-dark = dark
speed = Animation speed
speed-still = off
slower = slower
quicker = quicker
sounds = Sounds
volume = Volume
softer = softer
louder = louder
vibrate = Vibrate when it is my turn
notify = Tell me when it is my turn and I am looking at something else
notify-refused = Your browser does not allow notifications from this page. You can change that in its settings.
notify-insecure = Over plain http a browser shows no notifications: this page can only make a sound when it is your turn.
your-turn = It is your turn.
four-colours = A colour for every suit
large-cards = Large symbols on the cards
flip-board = See the board from the other side
confirm-moves = Ask before every move on a board
premoves = Set a move on a board in advance while others are thinking
table-settings = Table settings
spectators = Others may watch
named = The link says that the invitation is from me, wherever it is sent
chat = Chat
chat-off = none
chat-phrases = ready-made phrases
chat-free = anything
judging = When several people are quick
judging-fair = the quickest reaction, allowing for slow connections
judging-arrival = whoever’s move arrives first
judging-calm = drawn by lot, no hurry
pace = Computers and clocks
idle = Time to think
idle-none = no limit
idle-seconds = { $count } seconds
idle-day = one day
idle-choice = And then
clock = Clock for the match
clock-none = none
clock-left = { $name } has { $time } left
increment = Every move adds
increment-none = nothing
best-of = Series
best-of-none = single matches
best-of-count = best of { $count }
idle-bot = a computer plays on
idle-wait = keep waiting
idle-end = the match ends
new-invitation = New invitation
new-invitation-sure = Make a new link? The old one will stop working for sitting down and watching.
end-match = End the match
end-match-sure = End the match for everybody? Nobody will have won.
leave = Leave the table
leave-sure = Leave for good? Your seat will be free.
leave-sure-running = Leave for good? A computer will play on for you. To come back later, just close the page instead.
delete-table = Delete the table
delete-table-sure = Delete the table with all its matches and scores, for everybody?
match-over = The match is over
result-you-won = You won!
result-you-share = You share first place.
result-you-lost = You lost.
result-draw = A draw.
result-you-came = Your place: { $rank } of { $count }.
result-winners =
    { $count ->
        [one] { $names } has won.
       *[other] { $names } have won.
    }
result-again = Show the result
series-standing = Best of { $of }: { $standing }.
series-decided = The series is decided.
play-again = Play again
next-match = Next match of the series
another-game = Another game
score-book = Score book
look-at-table = Look at the table
download-record = Save the record
seal-kept = The deal is the one that was promised.
seal-without = The deal was made without this device’s random number, so this device cannot vouch for it.
seal-broken = Careful: the record of this match is not what this device was promised.
fingerprint = Fingerprint of the match: { $head }. All devices with the same one saw the same match.
waiting-for-devices = Waiting for all devices…
download-scores = Save as a spreadsheet
wins = Wins
matches = Matches
no-scores = No match has been finished yet.
draws = Draws
by-game = By game
by-opponent = By opponent
wins-apart = Wins by game and opponent
statistics = Statistics of this device
statistics-private = Matches that ended on this device. They are noted only in this browser and sent to nobody.
statistics-erase = Erase statistics
statistics-erase-sure = Erase everything that is counted here? It cannot be brought back.
hand-to = Hand the device to { $name }
i-am = I am { $name }
whose-turn-to-look = Who is looking at the screen?
others-look-away = Everybody else looks away.
turn-of = It is { $name }’s turn.
somebody-else = Does somebody else want to look?
hand-over = Hand over
to-the-invitation = To the invitation
try-again = Try again
to-move = to move
seats-free =
    { $count ->
        [one] One seat is free.
       *[other] { $count } seats are free.
    }
idle-minutes =
    { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
seats-exactly =
    { $count ->
        [one] for one
       *[other] for { $count } people
    }
seats-from-to = for { $from } to { $to } people
too-few-seats = too few seats for { $people } people

## Hints

hint = Hint
hint-title = What would a master do here? (H)
hint-pondering = Thinking about a hint…
hint-step = Hint, step { $step }
hints-allowed = Whoever is to move may ask for a hint

## Reviews and practice

review = Review
review-progress = { $done } of { $of } choices looked at…
review-none = No move stands out: nobody could have done much better.
review-no-slips = No other move would have been much better.
review-played = What was played
review-better-move = What was better
practise = Play from here
practise-level = Against whom?
practise-boards-only = Only board games can be played from here: cards that nobody saw cannot be dealt the same way again.
practice = Practice
other-side = Play the other side
certain-win = wins
certain-draw = draw
certain-loss = loses
computer-fewer = The computer plays with fewer men
no-fewer = the same number

## Watching again

replay = Replay
watch-again = Watch again
replay-title = Watch a match again
replay-about = Choose a record: the file that “Save the record” gave you. The server checks it and plays it through for you; it keeps nothing.
replay-none = This match cannot be watched
replay-to-table = To the table
replay-at = { $at } of { $of }
replay-start = The match begins.
replay-unseen = Something that was not seen from here.
replay-first = To the beginning
replay-previous = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-slider = Place in the match
replay-moves = Moves
replay-undone = taken back
replay-mistake = Mistake:
replay-mark = Mark mistakes
replay-eyes = Seen by
replay-spectator = a spectator
replay-as = Play on as
replay-picture = Save a picture
replay-pdn = Save as PDN
replay-link = Link to this move
replay-link-hint = This link leads to this very move. Whoever has it can also come to the table.
record-choose = Choose a file
record-drop = or drop it here
record-other = Another file
record-too-large = This file is too large to be a record.

## The seal page

seal-page = Check a record
seal-about = This page checks the record of a match on this device, without asking the server. Choose the file that “Save the record” gave you.
seal-good = In order
seal-good-what = { $game }, played by { $names }. Rows: { $rows }; each remembers the one before.
seal-draws =
    { $count ->
        [0] Nothing was left to chance, and the seal opens.
        [one] The seal opens, and the one draw is the sealed one.
       *[other] The seal opens, and all { $count } draws are the sealed ones.
    }
seal-unsealed = Nothing was sealed: dice and cards may have been chosen.
seal-withheld = { $name } promised a random number and did not give it.
seal-kept-head = This device was there: it is exactly the match that was played.
seal-kept-seed = This device was there when the deal was promised: nobody chose it. It did not see the end.
seal-kept-commitment = This device noted the promise made before the deal, and the record keeps it. It did not see the end.
seal-kept-nothing = This device kept nothing of this match. Compare the fingerprint with somebody who was there.
seal-bad = Not in order
seal-bad-means = Somebody changed the file, or it was damaged on its way.
seal-not-utf-8 = This is not a record: it is not text.
seal-record-too-large = This file is too large to be a record.
seal-record-cut-off = The record is cut off at line { $line }.
seal-record-format = This record has a format that this page does not know.
seal-record-of-running = This is only what one seat could see of a match that was not over. Save the record again once it is over.
seal-record-open = The record stops at line { $line } without a result: it was cut off, or the match was not over.
seal-bad-line = Line { $line } cannot be read.
seal-row-out-of-order = Line { $line } is out of order.
seal-chain-broken = Line { $line } was changed: it no longer matches line { $next }.
seal-secret-differs = Line { $line } was changed: the secret is not the one that was promised.
seal-seed-differs = Line { $line } was changed: a player’s random number is not the one that was promised.
seal-draw-differs = Line { $line } was changed: a draw from “{ $stream }” is not the sealed one.
seal-other-head = This record is in order, but it is not the match that this device saw: its fingerprint is different.
seal-other-header = Line 1: names, rules or promises are not those that this device saw before the deal.
seal-proves = What this proves
seal-proof-chain = If a single byte was changed, added or left out, a line no longer fits the one before it.
seal-proof-draws = Dice and cards were settled by the secret and the players’ random numbers; they were not changed afterwards.
seal-proof-kept = A device that was there kept the fingerprint. If it is the same, it is the match that was played, with every move.
seal-proof-alone = A file alone does not prove that the match took place: after the end anybody can write another one that is in order.
seal-proof-rules = The rules are not played again here. Watching the record does that, and so does the command “parlour verify”.
seal-proof-page = This page comes from the server. If you would rather trust a program of your own, use “parlour verify”.
