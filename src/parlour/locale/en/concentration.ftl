title = Concentration
about = Turn two cards, remember, take pairs.
also = Memory, Pairs, Pelmanism
to-turn =
    { $count ->
        [one] { $seat } to turn a card, { $count } pair so far.
       *[other] { $seat } to turn a card, { $count } pairs so far.
    }
to-turn-you = Your turn: turn a card over.
to-turn-second = { $seat } to turn a second card.
to-turn-second-you = Now turn the second card.
to-remember = No pair for { $seat }: remember these two!
to-remember-you = No pair for you: remember these two!
zone-layout = Cards on the table
zone-taken = Cards taken
zone-pause = Turning back
column-pairs = Pairs

do-turn = Turn card { $place }
turned = { $seat } turns card { $place }: { $cards }.
pair = { $seat } takes a pair: { $cards }.
no-pair = { $seat } finds no pair.

lies-open = Card { $place } is already face up; turn another one.
no-card = Place { $place } is empty.

result-all-taken = All pairs have been found.
result-no-pairs = No pair has been found for a long time.

hint-known-pair = Its partner has been seen.
hint-new-card = No partner is known; a new card may show one.
hint-known-card = Everybody knows this card: a new one might only help the next player.

option-pairs = Pairs on the table
option-pause = Seconds to look at two cards before they are turned back
option-max_dry = Turns in a row without a pair before the match ends
