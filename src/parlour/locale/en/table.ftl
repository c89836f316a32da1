## Told at the table

sat = { $seat } sits down.
watched = Somebody has begun to watch.
stood = { $name } leaves the table.
removed = The host has asked { $name } to leave.
renamed = { $name } is now called { $other }.
strength =
    { $level ->
        [1] child
        [2] casual
        [3] club
       *[4] master
    }
filled = { $seat } joins ({ strength }).
cleared = A seat is free.
chair-added = One more chair: now there are { NUMBER($count) }.
chair-removed = One chair fewer: now there are { NUMBER($count) }.
lent = A computer ({ strength }) plays for { $seat }.
takes-over = A computer ({ strength }) plays on.
back = { $seat } is back.
new-host = { $name } is the host now.
host-away = The host is away; { $name } is the host now.
host-back = { $name } is back, and the host again.
set-spectators =
    { $value ->
        [on] Spectators are welcome.
       *[off] Spectators are not allowed.
    }
set-named =
    { $value ->
        [on] The link says who the invitation is from, wherever it is sent.
       *[off] The link does not say who the invitation is from.
    }
set-chat =
    { $value ->
        [free] Everybody may write what they like.
        [phrases] Only ready-made phrases may be sent.
       *[off] There is no chat.
    }
set-judging =
    { $value ->
        [fair] The quickest wins, allowing for slow connections.
        [arrival] The first move to arrive wins.
       *[calm] Nobody needs to hurry: lots are drawn.
    }
set-pace =
    Pace of computers and clocks: × { NUMBER($value) }.
set-idle =
    { $value ->
        [0] Everybody may think as long as they like.
       *[other] Time to think: { NUMBER($value) } s.
    }
set-idle_choice =
    { $value ->
        [bot] If somebody thinks too long, a computer takes over.
        [end] If somebody thinks too long, the match ends.
       *[wait] If somebody thinks too long, the others wait.
    }
set-hints =
    { $value ->
        [on] Whoever is to move may ask for a hint.
       *[off] There are no hints.
    }
set-clock =
    { $value ->
        [0] No clock for the match.
       *[other] Clock: { NUMBER($value) } s for each player and match.
    }
set-increment =
    { $value ->
        [0] A move adds no time.
       *[other] Every move adds { NUMBER($value) } s.
    }
set-best_of =
    { $value ->
        [0] Every match stands on its own.
       *[other] Series: best of { NUMBER($value) }.
    }
set-child =
    { $value ->
        [on] A table for children: phrases only, gentle computers, hints, no clock.
       *[off] This is not a table for children.
    }
chosen = { $game } is the next game.
started = { $game }: the match begins.
rules-changed = The rules of { $game } have changed, so the match cannot go on: it ends as a draw. Its record stays in the score book.
seed-missing = The random number that { $seat } promised for the deal did not come in time; the deal goes without it.
reissued = { $seat } gets a new link; the old one no longer works.
new-invite = There is a new invitation; the old link no longer works.
asks-undo = { $seat } would like to take a move back.
asks-draw = { $seat } offers a draw.
asks-settings = { $seat } would like this for the match: { $changes }
asks-play-link = { $seat } has come with a new link and would like to play on.
asks-play-chair = { $seat } sat down during the match and would like to play along.
agreed = { $seat } agrees.
declined = { $seat } does not agree.
plays-on = { $seat } switches on automatic play.
stops-playing-on = { $seat } stops the automatic play.
judged-first = Quickest: { $seat } ({ NUMBER($ms) } ms).
judged = { $seat }: { NUMBER($ms) } ms, a moment too late; it costs nothing.
judged-lot = All were in time; by lot { $seat } goes first.
idle-bot = { $seat } has been thinking for a long time; a computer takes over.
idle-end = { $seat } has been thinking for too long.
time-up = { $seat } has run out of time.
says = { $seat }: { $text }
says-phrase = { $seat }: { $phrase }

## Phrases

phrase-hello = Hello!
phrase-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-moment = One moment, please.
phrase-your-turn = Your turn!
phrase-again = Another one?
phrase-bye = Goodbye!

## Why not

no-table = There is no such table. Ask for a new link.
seat-lost = This link no longer holds a seat. Ask the host for a new one.
no-spectators = Spectators are not allowed at this table.
table-full = Every seat at this table is taken.
seat-taken = That seat is taken.
nobody-there = Nobody sits there.
no-name = Please give a name.
computers-name = Only computers are called that here. Please choose another name.
host-sits-first = This seat is your own: no computer can sit there.
position-over = This position is already the end of a match.
no-handicap = In this game nobody can play with fewer men.
only-the-host = Only the host can do that.
only-the-founder = Only whoever opened the table can do that.
only-the-seated = Only people at the table can do that.
not-your-seat = That is not your seat.
is-here = { $name } is here, or was a moment ago: only they can decide that.
not-facing = This device shows another seat right now.
not-while-playing = Not while a match is being played.
idle-too-short = Everybody gets at least { NUMBER($seconds) } seconds to think.
child-table = This is a table for children. Switch that off first.
series-odd = A series has an odd number of matches.
hints-off = The host has switched hints off at this table.
hint-late = The match has gone on in the meantime. Ask again.
being-dealt = The deal is being made. Please wait a moment.
nothing-to-open = No random numbers are asked for now.
other-seed = This is not the random number that was promised.
stand-in = A computer is playing for you. Take your seat back first.
newcomer-waits = You came during the match: a computer plays it to the end, unless all agree to let you play.
seats-open = There are free seats. Wait for your guests, or let computers play.
not-all-here = Not everybody is here. Away: { $name }. The host can begin all the same.
no-such-number = This game cannot be played with that number of chairs: { NUMBER($count) }.
too-many-people = { $people } people are too many for this game.
no-match = There is no match here.
replay-early = The match is not over yet: it can be watched again once it is.
other-rules = This match was begun under older rules and cannot go on. A new one can be started.
nothing-asked = Nothing is being asked of you.
asked-anew = Something else is being asked now. Read it first.
cannot-be-asked = All must agree to this, and not everybody is here to be asked. Away: { $name }.
nobody-to-ask = There is nobody else who could agree to this. It works again in the next match.
chat-off = There is no chat at this table.
phrases-only = Only ready-made phrases at this table.
no-phrase = There is no such phrase.
nothing-said = The message is empty.
not-saved = This could not be saved. Nothing is lost; please try again.
damaged = What is stored about this table is damaged and cannot be read. Whoever runs the server finds more in its log.
no-code = This code is unknown or has expired. Ask for a new one.
too-often = That was a lot at once. Please wait a little.
too-fast = That was too fast. Please try again.
too-much = That is too long.
match-full = This match has become too long. It can only be ended.
log-full = The log of this table is full. Please open another table.
hello-first = The first message must say hello.
hello-once = You have already said hello.
other-protocol = The server speaks version { $version } of the protocol, and this program another one. Load the page again, or update the program.
unreadable-message = This message cannot be read.
unknown-message = The server does not know such a message.
too-many-mistakes = Too many messages could not be read.
deleted = The table has been deleted.
closing = The server is stopping. The table is kept.
our-fault = Something went wrong here. Nothing is lost; please try again.
no-page = There is no such page.

## Pages

page-title = Parlour
page-missing = The server is running, but its pages were not built. With “parlour join” and the link to a table you can play in a terminal.
preview-shelf = Classic tabletop games for friends and families: open a table, send a link and play. No accounts.
preview-invitation = You are invited! { $about } Open the link, type a name and play.
preview-from = { $host } invites you! { $about } Open the link, type a name and play.
