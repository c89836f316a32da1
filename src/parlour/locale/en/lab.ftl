# Reports of `parlour lab`.

report-title = { $game }: who wins, how long it takes, what house rules change
report-played = Matches for every line: { $matches }. Seats: { $seats }. Seed: { $seed }. Parlour { $parlour }, version { $version } of the rules.
report-given = House rules throughout: { $rules }.
report-opening = Every match begins with random moves: { $plies }.
report-stopped = Stopped before the end: this is what was finished by then.
report-reading = A match gives one point to whoever comes first; those who share the first place share it. The interval in brackets, also drawn as a bar, holds the true value in 95 of 100 cases; the thin line marks what to compare with.
report-level = level { $level }
report-random = random moves
report-luck = no choices
report-wins = matches won
report-begins = whoever begins
report-draws = draws
report-rule = { $rule }: { $value }
report-preset = Rule set: { $preset }
report-moves = moves per match
report-best-play =
    { $plies ->
        [0] whoever begins, with best play (a draw)
       *[other] whoever begins, with best play (decided in { $plies } plies)
    }

section-seats = Who comes first
about-seats = Share of the points in percent, where all play alike. The thin line is the fair share.
section-lengths = Length and swings
about-lengths = Moves per match, and swings: how often the lead changes. The score says who leads; on boards a quick look at the position does, which notices a difference of about half a man. The bars show how long the matches of the strongest players were.
section-pairs = Levels against each other
about-pairs = Share of the points in percent, with changing seats and the same deals from every seat.
section-rules = What a house rule changes
about-rules = The strongest players with another value of one house rule, compared with the rules as they are above. “Other course” says in how many of the same deals, in percent, the match takes another course: how often the rule matters. The other columns are differences: shares in percentage points, lengths in moves.
section-ends = How matches end
about-ends = In percent of the matches of the strongest players.
section-told = How often things happen
about-told = Every kind of message at the table, with an example: in how many matches, in percent, and how often per match. The rarest come first.
section-exact = Exact and simulated
about-exact = What can be worked out, beside what was played. Best play is for those who never err; the difference is what the players here gave away.
about-chance = What can be worked out, beside what was played. Nobody has a choice here; the difference is chance.

column-player = players
column-who = who
column-share = share
column-fair = fair share
column-against = against
column-least = shortest
column-median = median
column-mean = mean
column-most = longest
column-swings = swings
column-rule = house rule
column-otherwise = other course
column-begins = whoever begins
column-drawn = draws
column-longer = moves
column-end = end
column-in-matches = in matches
column-line = message
column-times = times per match
column-what = what
column-certain = exact
column-simulated = simulated
column-difference = difference
