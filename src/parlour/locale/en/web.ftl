## Everywhere

menu = Menu
one-moment = One moment …
no-connection = The server cannot be reached. Is it running, and are you on the same network?
server-away = The server is away. Nothing is lost; this goes on by itself.
level = Computer, level { $level }
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
        [light] Look: light
        [dark] Look: dark
       *[auto] Look: like the system
    }
close = Close
to-the-shelf = To the games
tries-again = This page tries again by itself.
nobody-answers = Nobody answers
page-unknown = There is nothing here
page-unknown-next = Perhaps a letter of the link got lost. Open it once more, or pick a game.
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
no-game-fits = No game fits all of this.
any = any
players = Players
time = Time
time-of =
    { $time ->
        [short] up to 10 min
        [medium] up to 20 min
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
minutes = { $minutes } min
go-on-playing = Go on playing
show-all = Show all ({ $count })
have-a-code = Do you have a code for a table?
code-hint = Please type the digits of the code.
go = Go
how-to-play = How to play
play = Play
play-computer = Play against the computer
how-strong = Strength of the computer
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
fewer-seats = One seat less
more-seats = One seat more
seat = Seat { $number }
that-is-you = you
friend-by-link = A friend, by link
at-this-device = Somebody at this device
computer = Computer
computer-of = Computer: { $level }
house-rules = House rules
house-rules-here = House rules at this table
presets = Sets of rules
own-rules = our own
rules-changed = You changed the rules.
rules-back = Back to “{ $preset }”
open-the-table = Open the table
link-follows = The link for your friends comes next.
invitation = Invitation
invites-you = { $host } invites you to
you-are-invited = You are invited to
sit-down = Sit down
name-please = What shall the others call you? Please type a name.
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
seat-elsewhere-how = Open the menu of the table over there. It shows the link of your seat, as a QR code too: open that one here.
invitation-lost = This link leads to no table

## Boards, tokens and dice

board = Board
board-flip = Turn the board round
place-empty = empty
place-start = start of { $name }
place-circle = circle of { $name }
place-house = house of { $name }
piece-of = { $piece } of { $name }
piece-stone = stone
piece-man = man
piece-king = king
piece-wolf = wolf
piece-sheep = sheep
piece-pawn = pawn
piece-other = piece
tokens = { $label }: { $count }
dice-rest = Nothing has been thrown yet
dice-show = Thrown: { $faces }
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
no-stay = No, leave it
name = Name
you = you
host = host
copy = Copy
copied = Copied
copy-yourself = The link is selected: copy it with your device's own menu.
share = Share
qr-label = The link as a QR code
qr-hint = Point a phone's camera here.
no-qr = The QR code is not there just now. The link works all the same.
invite = Invite friends
invitation-link = Invitation link
invitation-text = Come and play { $game } with me!
short-code = A short code to read out
read-code = Type this on the first page:
code-minutes = Works for { $minutes } minutes.
who-plays = Who plays
waits-for-friend = waiting for a friend
who-sits-at = Who plays on seat { $number }
lent-to = a computer plays, level { $level }
waits-next = plays from the next match on
change-name = Change name
keep-name = OK
more-about = More about { $name }
make-host = Make host
make-host-sure = Should this be { $name }'s table from now on, with all that the host may do?
new-seat-link = New link for this seat
new-seat-link-hint = With this link { $name } comes back to the seat. The old one no longer works.
seat-link = Link to the seat
remove = Ask to leave
remove-sure = Should { $name } leave the table?
stand-up = Give up this seat
stand-up-sure = Should { $name }'s seat be free for somebody else?
lend-other = Let a computer play on
sits-here = Somebody else plays at this device:
take-a-seat = Take a seat
start = Start
fill-and-start = Fill with computers and start
host-starts = { $name } starts the game.
nobody-starts = Nobody hosts this table just now.
rules = Rules
moves = All my moves as a list
no-moves = There is nothing for you to do just now.
say-something = Say something
write = Write something
send = Send
log = What happened
log-empty = Nothing has happened yet.
older = Older
undo = Take back my last move
play-on = Play on
play-on-stop = Stop
offer-draw = Offer a draw
resign = Give up
resign-sure = Give up this match? It counts as lost.
lend = Let a computer play for me
plays-for = A computer plays for { $name }, level { $level }.
take-back = Play on myself
newcomer = { $name }: a computer plays to the end of the match, since you came during it.
ask-to-play = Ask the others
waits-for-answer = Waiting for the others to answer.
other-device = My seat on another device
other-device-warning = This link is your seat. Whoever has it sees your cards and plays for you: give it only to yourself.
my-settings = My settings
colours = Colours
theme-auto = as the device
theme-light = light
theme-dark = dark
speed = How quickly things move
speed-still = not at all
slower = slower
quicker = quicker
four-colours = A colour for every suit
flip-board = See the board from the other side
table-settings = How the table is run
spectators = Others may watch
chat = Talking
chat-off = none
chat-phrases = ready phrases
chat-free = whatever one likes
judging = When several are quick
judging-fair = the quickest reaction, slow lines made up for
judging-arrival = whoever arrives first
judging-calm = lots are drawn, no hurry
pace = Computers and clocks
idle = Time to think
idle-none = as long as one likes
idle-seconds = { $count } seconds
idle-day = one day
idle-choice = And then
idle-bot = a computer plays on
idle-wait = we go on waiting
idle-end = the match ends
new-invitation = New invitation
new-invitation-sure = Make a new link? With the old one nobody can sit down or watch any more.
end-match = End the match
end-match-sure = End the match for everybody? Nobody will have won.
leave = Leave the table
leave-sure = Leave for good? Your seat will be free.
leave-sure-running = Leave for good? A computer plays on for you. To come back later, just close the page instead.
delete-table = Delete the table
delete-table-sure = Delete the table with all its matches and scores, for everybody?
match-over = The match is over
result-you-won = You won!
result-you-lost = You lost.
result-draw = A draw.
result-you-came = You came in at place { $rank } of { $count }.
result-winners =
    { $count ->
        [one] { $names } has won.
       *[other] { $names } have won.
    }
result-again = Show the result
play-again = Play again
another-game = Another game
score-book = Score book
look-at-table = Look at the table
download-record = Save the record
seal-kept = The deal is the one that was promised.
seal-without = The deal was made without this device's random number, so this device cannot vouch for it.
seal-broken = Careful: the record of this match is not what this device was promised.
fingerprint = Fingerprint of the match: { $head }. All devices with the same one saw the same match.
waiting-for-devices = Waiting for all devices …
download-scores = Save as a spreadsheet
wins = Wins
matches = Matches
no-scores = No match is over yet.
hand-to = Hand the device to { $name }
i-am = I am { $name }
whose-turn-to-look = Who looks at the screen?
others-look-away = Everybody else looks away.
turn-of = It is { $name }'s turn.
somebody-else = Does somebody else want to look?
hand-over = Hand over
to-the-invitation = To the invitation
try-again = Try again
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
hint-pondering = Thinking about a hint …
hint-step = Hint, step { $step }
hints-allowed = Whoever is to move may ask for a hint

## Reviews and practice

review = Review
review-progress = { $done } of { $of } choices looked at …
review-none = No move stands out: nobody could have done much better.
review-no-slips = Nothing that would have been much better.
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
no-fewer = as many
