title = Egyptian Rat Screw
title-for-children = Egyptian Slap
about = Turn cards, answer pictures, slap doubles.
also = Egyptian Slap, Egyptian Ratscrew, ERS, Slap
to-lay = { $seat } to lay a card.
to-lay-you = Your turn: lay a card.
to-answer =
    { $count ->
        [one] { $seat } to answer { $other }, { $count } chance left.
       *[other] { $seat } to answer { $other }, { $count } chances left.
    }
to-answer-you =
    { $count ->
        [one] Answer { $other }: { $count } chance left.
       *[other] Answer { $other }: { $count } chances left.
    }
to-take = { $seat } has won the pile and may take it.
to-take-you = You have won the pile: take it.
zone-pile = Pile
zone-recent = Last cards
zone-bottom = First card
zone-under = Under the pile
zone-stacks = Stack
zone-take = Taking the pile

do-lay = Lay a card
do-slap = Slap!
do-take = Take the pile
touch-pile = Slap!
laid = { $seat } lays { $cards }.
challenge-won = { $seat } wins the pile.
took =
    { $count ->
        [one] { $seat } takes { $count } card.
       *[other] { $seat } takes { $count } cards.
    }
slapped-double = { $seat } slaps a double: { $count } cards!
slapped-sandwich = { $seat } slaps a sandwich: { $count } cards!
slapped-top_bottom = { $seat } slaps top and bottom: { $count } cards!
slapped-tens = { $seat } slaps a sum of ten: { $count } cards!
slapped-joker =
    { $count ->
        [one] { $seat } slaps a joker: { $count } card!
       *[other] { $seat } slaps a joker: { $count } cards!
    }
slapped-four = { $seat } slaps four in a row: { $count } cards!
slapped-marriage = { $seat } slaps a marriage: { $count } cards!
slapped-wrongly =
    { $count ->
        [one] { $seat } slaps wrongly and pays { $count } card.
       *[other] { $seat } slaps wrongly and pays { $count } cards.
    }
slapped-out = { $seat } slaps wrongly without cards and is out.

too-late = Too late: that pile is not there any more. It costs you nothing.
no-pile = There is no pile just now. It costs you nothing.
barred = You slapped wrongly without cards, so you cannot slap any more.
pile-is-won = The pile has been won; { $seat } takes it first.

result-all-cards = All cards have been won.
result-turn-limit = The last card allowed has been laid; the stacks decide.

option-slap_double = Slap doubles
option-slap_sandwich = Slap sandwiches
option-slap_top_bottom = Slap top and bottom
option-slap_tens = Slap sums of ten
option-slap_joker = Slap jokers
option-slap_four = Slap four in a row
option-slap_marriage = Slap marriages
option-jokers = Jokers
option-penalty = Cards a wrong slap costs
option-max_turns = Cards laid before the match ends
