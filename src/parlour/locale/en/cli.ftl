## Help

about = Classic tabletop games: play, record, check and study them.
example = Example: { $example }
help-help = show this help
help-lang = language: { $languages }
help-game = name of a game, see “parlour games”
help-seats = number of seats
help-rule = a house rule, such as preset=short; may be repeated
help-seed = a number or word that fixes all dice and deals
help-json = print JSON
help-file = a record file
help-output = file to write the record to
help-games = list the games with their seats and house rules
help-play = play a game here, against the computer or together
help-text = plain text (the only screen so far)
help-play-bots = levels 1–4 of the computer players, who take the last seats: 2 or 2,3; 0 for none
help-name = a name for a seat; may be repeated
help-record = let computer players play a match and write its record
help-record-bots = levels 1–4 of the computer players, seat by seat: 2 or 2,3
help-replay = show a recorded match, move by move
help-upto = stop after this row
help-seat = as this seat saw it; without it, as a spectator
help-verify = check that a record was not changed: chain, seal, draws and rules
help-rules = show the rules of a game
help-bench = measure moves per second, in plain Python on one core
help-seconds = seconds for each measurement

usage = Usage:
commands = Commands
options = Options

## Bad arguments

missing-arguments = Something is missing: { $names }. Try: { $command } --help
unknown-arguments = I do not know “{ $arguments }”. Try: { $command } --help
no-command = There is no command “{ $value }”. There are: { $commands }.
bad-value = “{ $value }” does not fit { $option }. Try: { $command } --help
bad-rule = A house rule looks like name=value, not like “{ $text }”.
bad-level = Levels of computer players are 1 to 4, one a seat at most; “{ $text }” is not.
no-such-file = There is no file “{ $file }”.
cannot-read = “{ $file }” cannot be read.
cannot-write = “{ $file }” cannot be written.

## Listing and records

list-seats =
    { $seats ->
        [1] 1 player
       *[other] { $seats } players
    }
list-option = { $label } ({ $choices })
list-presets = Presets: { $presets }
no-page = This page is not translated yet; here it is in English.
playing = Playing { $game }: row { $n }
recorded = { $rows } rows written to { $file }.
true-sealed = The record is true: { $rows } rows, the chain is whole, the seal opens, every draw is as sealed, and the rules agree.
true-unsealed = The record is true: { $rows } rows, the chain is whole, and the rules agree. The dice were not sealed.
measuring = Measuring { $game }…

## Playing in text

welcome = Type the number of a move, or the move itself. Also: ? help, v table, h house rules and rules, u undo, q quit.
prompt = { $seat } >
waiting = Enter: wait and let the others act.
cover = Read, then press Enter: the table is covered.
hand-over = Now { $seat }. Press Enter when only { $seat } is looking.
may-use = You can use: { $touches }
no-number = Choose a number from 1 to { $most }, or type a move.
undo-asks = Taking this back needs everybody's consent. Do all agree? (y/n)
yes-letters = y
goodbye = Goodbye. The match is not over.
bye = Thank you for playing.
interrupted = Stopped.
saved = The match is in { $file }.
commitment = Sealed before the deal: { $commitment }
