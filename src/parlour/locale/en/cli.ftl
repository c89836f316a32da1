## Help

about = Classic tabletop games: play, record, check and study them.
example = Example: { $example }
help-help = show this help
help-usual = { $text } (by default { $usual })
help-version = show the version
help-lang = language: { $languages }
help-game = name of a game, see “parlour games”
help-seats = number of seats (by default the fewest that the game allows and that seat everybody named)
help-rule = a house rule, such as preset=short; may be repeated
help-seed = a number or word that fixes all dice and deals
help-json = print JSON
help-file = a record file
help-output = file to write the record to
help-games = list the games with their seats and house rules
help-which-game = one game only: all about it
help-play = play a game here, against the computer or together
help-text = plain text instead of the full screen, for pipes, screen readers and simple terminals
help-play-bots = level 1–4 of all other players: 2; or one level for each computer in the last seats: 2,3; 0 for none
help-host-bots = levels 1–4 of the computers, which take the last seats: 2 or 2,3; guests take the others
help-name = the name of somebody who plays here; may be repeated
help-resume = go on with a match that was left: with the one in this file, or with the last one
help-record = let computer players play a match and write its record
help-record-bots = levels 1–4 of the computer players, seat by seat: 2 or 2,3
help-replay = show a recorded match, move by move
help-upto = stop after this row
help-seat = as this seat saw it; without it, as a spectator
help-match-file = a record file, or a game in PDN
help-number = which game of a PDN file, counted from 1, or all
help-pdn-game = which game a PDN file holds, if it does not say so itself
help-export = write a recorded match of draughts or morris as PDN
help-export-output = file to write; without it, the screen
help-verify = check chain, seal, draws and rules of a record, and whether it is the match of which a device kept the fingerprint
help-commitment = the commitment that was shown before the deal; its first 16 digits will do
help-head = the fingerprint that a device showed at the end; its first 16 digits will do
help-rules = show the rules of a game
help-html = as one HTML page to print
help-bench = measure moves per second on one core, or see what is left when everything goes wrong
help-bench-what = rules (how fast games are played out), server (tables with four clients each on this machine), faults (servers that are killed, cut off and restarted while people play: is anything lost?), peers (how many times faster than other programs, where they are installed), strength (how well computers play; writes docs/strength.md) or balance (who wins from where and what house rules change; writes docs/balance)
help-tables = tables of “bench server”
help-masters = tables of “bench server” at which a master thinks; without it, none
help-seconds = seconds for each measurement
help-faults = how many faults “bench faults” lets happen
help-minutes = minutes that “bench faults” takes at most
help-perft = count the sequences of a given number of plies from a position; draws by repetition are ignored
help-depth = how many plies
help-position = the position: moves from the start, separated by spaces, or a draughts FEN such as W:W22,K15:B5
help-simulate = play many matches and report how often each player comes first, and how sure that is; random moves unless --bots says otherwise
help-matches = how many matches
help-simulate-bots = who plays, changing seats from match to match: 0 for random moves, levels 1–4, module:function or cmd:program; such as 4,2 or 4,1,1,1
help-solve = tell whether a deal can be won (a match must be over first), or make the exact table of a board game or its endings and tell what it says
help-solve-deal = a game that can be solved, or the record of a finished match
help-nodes = how many positions may be looked at
help-check-all = compare every position of the table with what comes one ply later, not only some of a large one
help-divide = count for each first move, too
help-jobs = how many processes work at the same time; without it, one per core
help-cluster = let the machines of a Ray cluster work: its address; without one, the cluster of this machine
help-lab = play house rules and levels against each other and write a report: HTML with plots, Markdown and CSV
help-lab-matches = matches for every line of the report
help-lab-bots = who plays, the strongest last: 0 for random moves, levels 1–4, module:function or cmd:program
help-folder = folder for the report
help-dataset = let computers play many matches and write them into one file, a row for every move
help-dataset-output = file to write; its ending says how: .parquet, .csv, .jsonl, and for board games .pdn
help-sprt = stop as soon as it is decided whether the first player’s share of the points is closer to LOW or to HIGH, such as 0.5,0.6
help-opening = how many random moves come first; every seating plays the same ones
help-analyse = show the best moves of a position and what they are worth, from the point of view of whoever is to move
help-analyse-what = a game, a record file or a game in PDN
help-analyse-seat = for this seat; without it, for whoever has a choice
help-analyse-number = which game of a PDN file, counted from 1
help-review = show the moves that cost most in a match instead, each with a better one
help-level = level 1–4 of the computer that looks for moves
help-moves = how many moves are shown at most
help-bench-games = only these games of “bench strength” and “bench balance”, separated by commas
help-bench-matches = how many matches “bench strength” plays at most for each comparison, and “bench balance” for each line
help-bench-seed = a number or word that fixes the plan of “bench faults” and the deals of “bench strength”
help-completion = print what a shell needs to complete commands, games and house rules with the Tab key
help-shell = bash, zsh or fish

help-serve = serve tables for browsers and terminals (this is also what happens without a command)
help-listen = address to listen on: 0.0.0.0 lets in everybody on your networks (on a rented server that is the whole internet), 127.0.0.1 only this machine
help-port = port to listen on
help-data = folder for the tables; by default in your own data folder
help-database = sqlite:///FILE or postgresql://… instead of the file in that folder
help-bus = redis://… where several servers share one PostgreSQL; without it PostgreSQL notifies by itself
help-base-path = first part of every address, such as /parlour
help-allow-host = a further name by which browsers may reach this server; may be repeated
help-proxy = address of a trusted proxy, which reports the clients’ addresses; may be repeated
help-keep-days = days after which an untouched table is deleted
help-limit = what one address may do: tables and seats per hour, codes per minute, requests and messages per second, connections, sockets and replays at once, work (milliseconds of processor time per second); may be repeated
help-open = open the browser
help-tls = speak https: with a certificate and its key (two files), or with “self”, which makes one for the home network
help-metrics = address or network that may read figures for Prometheus at /metrics; may be repeated; without it nobody
help-log-level = how much the log tells
help-log-format = lines of text, or one JSON object per line
help-config = file of settings; by default parlour.toml in the folder of the tables
help-settings = Every option can also be set by the environment ({ $variable }; several values are separated by commas) or in a file in the folder of the tables ({ $line } in { $file }). The command line comes first, then the environment, then the file.
help-backup = copy all tables into a file, even while the server is running
help-backup-file = file to write
help-admin = look after the tables: list, show or delete them, see limits and disk, even while the server is running
help-admin-what = tables (all of them), show or delete (one), limits (those in force), disk (the space that tables take), compact (give back the space of deleted tables)
help-admin-table = the first letters of a table’s number, from the list
help-yes = do not ask
help-force = replace a file that exists

usage = Usage:
commands = Commands
options = Options

## Bad arguments

missing-arguments = Something is missing: { $names }. Try: { $command } --help
unknown-arguments = I do not know “{ $arguments }”. Try: { $command } --help
no-command = There is no command “{ $value }”. There are: { $commands }.
close = I do not know “{ $text }”. Did you mean { $close }?
bad-value = “{ $value }” does not fit { $option }. Try: { $command } --help
bad-number = “{ $value }” does not fit { $option }. It takes a number from { $least } to { $most }.
bad-whole = “{ $value }” does not fit { $option }. It takes a whole number.
bad-digits = “{ $value }” does not fit { $option }. It takes 16 to 64 hexadecimal digits (0–9, a–f).
bad-which = “{ $value }” does not fit { $option }. It takes a number from 1 on, or all.
bad-choice = “{ $value }” does not fit { $option }. Choose from: { $choices }.
no-player = “{ $text }” is not a player. There are the levels { $levels } (0 makes random moves), module:function and cmd:program.
no-program = There is no program “{ $text }” to be started.
too-many-players = There are more players than seats: { $count } for { $seats }.
player-not-loaded = The player “{ $player }” cannot be loaded: { $why }
player-failed = The player “{ $player }” has failed: { $why }
player-illegal = The player “{ $player }” wanted “{ $text }”, which is not legal there. Legal moves are: { $moves }
player-silent = The program “{ $player }” has not answered for { $seconds } seconds.
player-ended = The program “{ $player }” ended without an answer.
player-unreadable = The program “{ $player }” answered “{ $text }”. An answer is a line like this: { $example }
worker-lost = A process died while it was playing; matches finished before: { $count }.
no-cluster = There is no Ray cluster at “{ $address }”: { $why }
cluster-failed = The cluster could not do this: { $why }
cluster-version = A machine of the cluster has Parlour { $there }, this one has { $here }. They must be the same.
player-not-named = { $player } cannot be found by other processes. Put the function into a module of its own and name it: module:function
bad-ending = “{ $file }” does not say what to write. Its name must end with one of: { $endings }.
bad-bounds = “{ $text }” does not fit --sprt. It takes two shares between 0 and 1, the lower one first, such as 0.5,0.6.
nothing-to-decide = --sprt compares players: name at least two different ones with --bots.
position-over = In this position the match is over.
nothing-left = There is no match to go on with: none was left before its end.
not-left-here = This match was not left here, or it is over: its secret is not on this machine.
opening-too-long = That many random moves always end the match: { $plies }. Choose a smaller number with --opening.
no-decision = Nobody has anything to choose there.
no-game-or-file = “{ $text }” is neither a game nor a file. Games: { $games }.
bad-seat = There is no seat { $number }. Seats go from 1 to { $most }.
bad-rule = A house rule looks like name=value, not like “{ $text }”.
only-in-pdn = --number, --game and --rule are for files in PDN; a record itself says what it is.
bad-level = Computer levels go from 1 to 4, at most one per seat; “{ $text }” does not fit.
no-kernel = perft is for the board games: { $games }. It cannot count { $game }.
no-solver = There is no solver for { $game }. There is one for: { $games }.
solve-needs-numba = The table of { $game } has { $positions } positions. Without Numba that takes days; parlour[fast] includes it.
needs-checkout = “bench { $name }” does not come with the package. It runs in a copy of the sources: ./parlour bench { $name }
needs-services = “bench faults” needs PostgreSQL and Redis, on Linux. In a copy of the sources, this command provides them: scripts/uv run --group dev parlour bench faults
no-such-file = There is no file “{ $file }”.
cannot-read = “{ $file }” cannot be read.
cannot-write = “{ $file }” cannot be written.
disk-full = The disk is full.

no-database = There is no database of the kind “{ $url }”. The address of a database begins with sqlite:/// or postgresql://.
database-away = The database { $url } cannot be used: { $cause }
database-newer = These tables were kept by a newer version of Parlour: start that version, or restore an older backup.
backup-onto-itself = “{ $file }” belongs to the database itself. Choose another file for the copy.
backup-in-use = “{ $file }” seems to be a database in use: its other files are next to it. Choose another file for the copy.
file-exists = “{ $file }” exists already. Choose another file, or replace it with --force.
already-served = Parlour is already running with these tables: { $address }
already-served-somewhere = Another Parlour is already running with these tables.
needs-extra = { $name } needs a package that is not installed here: pip install "parlour[{ $extra }]"
port-taken = Port { $port } on { $host } cannot be used: something else may be listening there. Try another: --port
not-our-address = “{ $host }” is not an address of this machine. 0.0.0.0 is all of them, 127.0.0.1 is for this machine only: --host
port-forbidden = Port { $port } is reserved for the system. Try one from 1024 on: --port
bad-base-path = A base path begins with a slash; “{ $path }” does not.
bad-limit = A limit looks like tables=100, not like “{ $text }”. There are: { $names }.
no-setting = There is no setting “{ $setting }” ({ $file }). There are: { $settings }.
bad-settings = “{ $file }” cannot be read as TOML: { $why }
bad-tls = --tls takes a certificate and its key, two files, or the word self.
bad-certificate = The certificate “{ $file }” cannot be used: { $why }
bad-network = “{ $text }” is neither an address nor a network. They look like 127.0.0.1 or 10.0.0.0/8.
no-such-table = There is no table whose number begins with “{ $table }”. “parlour admin” lists them.
many-such-tables = Several tables have a number that begins with “{ $table }”. Type more of it.
admin-needs-yes = Nobody can be asked here. To delete the table all the same: --yes
no-server-here = No server is running here with these tables.
backup-elsewhere = PostgreSQL has its own tool for this: pg_dump.
cannot-start = The server could not start.

## Serving

serving = Parlour is open: { $address }
serving-lan = For others on the same network: { $address }
serving-own-certificate = The certificate is this server’s own: browsers warn on the first visit. Go on if they show this fingerprint: { $fingerprint }
serving-exposed = This address can be reached from the whole internet, and without TLS others can listen in on the way. See docs/self-hosting.md, or start with --host 127.0.0.1
serving-place = All tables are kept in { $place }
serving-settings = Settings come from { $file }
serving-stop = Ctrl-C closes it; all tables are kept.
stopped = Parlour is closed.
backed-up = All tables are in { $file }.

## Looking after tables

admin-tables = Tables: { $count }. Servers on this machine: { $servers }.
column-table = table
column-game = game
column-opened = opened
column-used = last used
column-people = people
column-here = here now
column-watching = watching
column-match = match
column-rows = rows
column-size = size
column-place = kept in
column-database = database
column-tables = of this, tables
column-unused = of this, unused
column-free = free on the disk
admin-computers =
    { $count ->
        [one] one computer
       *[other] { $count } computers
    }
admin-running = is being played
admin-not-running = none is being played
admin-limits = These are for each address; --limit changes them.
admin-ask = Delete table { $table } for good ({ $game }; { $people }; rows: { $rows })? (y/n)
admin-left = Nothing was deleted.
admin-deleted = Table { $table } has been deleted.
admin-compacted = The database took { $before } and now takes { $after }.

## Listing and records

list-seats =
    { $seats ->
        [1] 1 player
       *[other] { $seats } players
    }
list-option = { $label } ({ $choices }; by default { $usual })
list-presets = Rule sets (preset): { $presets }
list-preset = { $name } ({ $label }): { $changes }
list-also = Also known as: { $names }
list-try = Play it: parlour play { $game }. How to play: parlour rules { $game }
playing = Playing { $game }: row { $n }
recorded = Rows written to { $file }: { $rows }.
in-part-sealed = So far the record is in order. Rows: { $rows }; the chain is whole, the seal opens, and every draw is as sealed.
in-part-unsealed = So far the record is in order. Rows: { $rows }; the chain is whole. Nothing was sealed: dice and cards may have been chosen.
rules-unchecked = So its moves could not be checked against the rules.
in-order-sealed = The record is in order. Rows: { $rows }; the chain is whole, the seal opens, every draw is as sealed, and the rules were kept.
in-order-unsealed = The record is in order. Rows: { $rows }; the chain is whole, and the rules were kept. Nothing was sealed: dice and cards may have been chosen.
its-commitment = Commitment: { $commitment }
its-head = Fingerprint (head): { $head }
no-seeds = No player added a random number (seed): whoever dealt could choose the deal.
seeds-uncommitted = The players’ random numbers (seeds) were not committed to before they were known: whoever dealt could choose the last one.
seed-withheld = { $name } promised a random number (seed) and did not open it: the deal was made without it.
head-is-kept = This is the match of which that fingerprint was kept: names, times, house rules and every move.
commitment-is-kept = The secret is the one that was promised by that commitment. Whether the rest is the match that was played, only a fingerprint kept at its end can show: --head
nothing-was-kept = So such a match is possible. Whether it is the one that was played, only a fingerprint kept at its end can show: --head
measuring = Measuring { $game }…
measuring-bout = Measuring { $game }: { $players }; { $done } of { $of } matches
going-wrong = { $done } of { $of } faults; lost or doubled: { $lost }
no-peer = { $package } is not installed, so there is nothing to compare with. From a copy of the sources, run: scripts/uv run --group peers parlour bench peers
compiling = Compiling the rules of { $game }; this happens only the first time…
counting = Counting: { $done } of { $of }
simulating = Playing: { $done } of { $of } matches
simulating-players = Playing: { $done } of { $of } matches; { $player }: { $low }–{ $high }%
simulation-stopped = Stopped after { $done } of { $of } matches.
at-random = random moves
player-share = { $player }: { $share }% of the points (95% sure: { $low }–{ $high }%), matches won: { $wins }
player-fair = fair share: { $share }%
on-seat = seat { $number }: { $share }%
thinking-time = processor time per decision: { $mean } ms, 95 of 100 within { $p95 } ms
seat-share = Seat { $number }: { $share }% of the points (95% sure: { $low }–{ $high }%), matches won: { $wins }
match-lengths = Moves per match: { $least } to { $most }, mean { $mean }, median { $median }
same-matches = Different matches: only { $different } of { $matches }; --opening makes them vary.
sprt-high = Decided: { $player } scores { $high }% or more rather than { $low }% or less.
sprt-low = Decided: { $player } scores { $low }% or less rather than { $high }% or more.
sprt-open = Not decided: { $player } may score { $low }% or { $high }%.
column-depth = depth
column-nodes = sequences
column-speed = sequences per second
analysed = { $seat } has to choose (row { $row }; level { $level }). Values go from −1 (lost) to 1 (won).
would-wait = The computer would wait here.
wins-in = won, plies: { $plies }
loses-in = lost, plies: { $plies }
seat-scored = Points per match: { $points }
simulated = Matches: { $matches }, draws: { $draws }, moves: { $moves }, seconds: { $seconds }, seed: { $seed }
reported = The report is in: { $files }.
collected = { $file }: matches: { $matches }, rows: { $rows }, seed: { $seed }.
solved-won = This deal can be won.
solved-lost = This deal cannot be won.
solved-unknown = Whether this deal can be won is not known: no way was found among { $nodes } positions. The best score found: { $score }.
solving = { $game }: part { $group } of { $groups }, plies before the end: { $level }, { $share }%
solving-checks = { $game }: part { $group } of { $groups } is being checked, { $share }%
solving-waits = Another table is being made on this machine; this one comes next.
comparing = Compared with the plain rules: { $done } of { $of }
table-start-win = With best play whoever begins wins; plies: { $plies }.
table-start-loss = With best play whoever begins loses; plies: { $plies }.
table-start-draw = With best play the start is a draw.
table-start-unknown = The table holds endings only; the start is not among them.
table-positions = Positions: { $positions }. Of these the side to move wins { $wins }%, loses { $losses }% and draws { $draws }%.
table-longest = The longest win, plies: { $plies }, from { $position }
table-made = Table { $name }, bytes: { $size }, positions compared with the plain rules: { $checked }

## Playing in text

welcome = Type the number of a move, or the move itself. h shows what else you can type.
more-in-log = … (all of it: o)
cannot-cover = The text above cannot be hidden here.
draw-asks = A draw needs everybody’s consent. Do all agree? (y/n)
expected = Possible here, for example: { $moves }. h shows what else you can type.
at-a-table = That is for tables on a server: parlour host, parlour join.
enter-for-more = — Enter: more —
tip = A good move might be: { $move }.
review-offer = Type “a” to see which moves cost most, or press Enter.
again-offer = Play again? (y/n)
reviewing = { $done } of { $of } choices looked at…
review-nothing = No move stands out: nobody could have done much better.
prompt = { $seat } >
cover = Read, then press Enter to cover the table.
hand-over = Now { $seat }. Press Enter when only { $seat } is looking.
may-use = You can use: { $touches }
no-number = Choose: { $range }. Or type a move.
undo-asks = Taking this back needs everybody’s consent. Do all agree? (y/n)
yes-letters = y yes
goodbye = Goodbye. The match is not over.
go-on-later = Go on with it: parlour play --resume
bye = Thank you for playing.
interrupted = Stopped.
saved = The match is in { $file }.
commitment = Sealed before the start: { $commitment }
fingerprint = Fingerprint of the match: { $head }. Whoever has the same one saw the same match.

## Joining a table

help-host = open a table on a server and sit down at it
help-server = address of the server
help-join = sit down at a table on a server
help-link = the link to a table or to your own seat, or a code of eight digits
help-your-name = your name; without it you are asked
help-host-name = your name
help-watch = only watch
help-new = sit down as another person, even though somebody on this machine already has a seat there

bad-link = “{ $link }” is not a link to a table. Such a link looks like this: http://host/t/… A code has eight digits.
no-server = The server { $server } cannot be reached.
not-trusted = The certificate of { $server } is not trusted here ({ $cause }). If the server is yours and made it itself (--tls self), copy its tls.pem to this computer and set SSL_CERT_FILE=tls.pem.
no-parlour = There is no Parlour at { $server }.
server-says = { $text }
server-newer = This server is newer than this program. Please update Parlour.
table-is-full = Every seat at this table is taken. You can watch with --watch.

invitation = { $game }. You are invited by { $host }.
your-name = What is your name?
invite-link = Invite others with this link: { $link }
own-link = Keep this link to come back to your seat: { $link }
at-seat = You are { $seat }.
watching = You are watching.
chair-free = free
chair-host = host
chair-level = level { $level }
chair-away = away
how-many-watch =
    { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
host-fills = Free seats: { $free }. Invite others with { $link } or type b 2 { $first } for a computer of level 2.
host-starts = All seats are taken. Type s to begin.
nothing-to-choose = There is nothing to choose right now.
no-match-now = No match is being played.
still-sending = Your last move is still on its way.
sent-later = The server can’t be reached; this will be sent as soon as it is back.
connection-lost = The connection is lost; trying to reconnect…
connection-back = The connection is back.
asked-of-you = Do you agree? (y/n)
sure-resign = Do you really want to give up? (y/n)
sure-move = Do you mean this? { $move } (y/n)
go-on = Press Enter to go on once you have seen it.
no-letters = n no
phrases-are = Type c and the number of a phrase, or c and your own words where the table allows them:
computer-how = Type b, a level from 1 to 4 and the number of a free seat: b 2 3. Level 0 frees the seat again.
computer-plays = A computer is playing for you. Type j to take your seat back.
newcomer-plays = You came during the match: a computer plays it to the end. Type j to ask the others to let you play.
only-watching = You are only watching.
seat-kept = Goodbye. Your seat is kept; come back with: parlour join { $link }
watched = Goodbye.
short-code =
    Or they type this code (valid for { $lasts } min):
    parlour join { $code } --server { $server }
sure-remove = Do you really want to remove { $seat } from the table? (y/n)
sure-end = Do you really want to end the match? Nobody wins. (y/n)
sure-delete = Do you really want to delete this table with all its matches? (y/n)
seat-how = Type the number of a seat after the command; w shows who sits where.
settings-how = Type e, one of these names and a value, such as e chat free.
game-how = Type g and one of these, with house rules if you like (g one rounds=3):
book-line = { $name }: matches { $matches }, won { $wins }
record-exists = “{ $file }” exists already. Choose another name: f FILE
book-empty = No match has been finished yet.
say-who = Several people share this keyboard: type your number first, such as { $example }.

## Commands in text: what can be typed, and what it does

command-help = h ? help
command-look = v view table look
command-list = l list moves
command-log = o log
command-rules = r rules
command-hint = t hint tip
command-undo = u undo
command-on = p on
command-resign = x resign
command-draw = d draw
command-review = a review
command-quit = q quit exit
command-chat = c chat say
command-who = w who
command-start = s start begin
command-back = j back
command-invite = i invite
command-computer = b computer bot
command-remove = k remove kick
command-game = g game
command-settings = e settings set
command-book = m book scores
command-record = f record save
command-end = end
command-delete = delete
does-help = this list
does-look = the table once more
does-list = all moves, one per line
does-log = what has happened
does-rules = the rules, with the house rules of this table
does-hint = what a strong player would do
does-undo = take back your last move
does-on = play automatically while there is no choice
does-resign = give up
does-draw = offer a draw
does-review = which moves cost most, once the match is over
does-quit = leave; you can come back
does-chat = say something to all, or see the phrases
does-who = who sits where
does-start = begin a match, or play again
does-back = play for yourself again, instead of the computer
does-invite = link and short code for others
does-computer = a computer: level and seat, such as b 2 3; also for yourself or somebody away
does-remove = remove somebody from the table: k 2
does-game = another game for the same people: g go-fish
does-settings = the table settings; e chat free changes one
does-book = the score book of the evening
does-record = write the record of the match: f FILE
does-end = end the match; nobody wins
does-delete = delete the table with all its data
