title = Six Card Golf
about = Swap six hidden cards, score as little as you can.
also = Golf, Polish Polka
to-turn =
    Hole { $hole }: { $seat } to turn { $left ->
        [1] one more card
       *[other] two cards
    } face up.
to-turn-you =
    Hole { $hole }: turn { $left ->
        [1] one more of your cards
       *[other] two of your cards
    } face up.
to-draw = Hole { $hole }: { $seat } to draw or take the top discard.
to-draw-you = Hole { $hole }, your turn: draw, or take the top discard.
to-swap = Hole { $hole }: { $seat } to swap the card drawn or to discard it.
to-swap-you = Hole { $hole }: lay the card in place of one of yours, or discard it.
to-deal = Hole { $hole } is over; { $seat } deals the next one.
to-deal-you = Hole { $hole } is over; you deal the next one.
next-place = Now tap the card that it replaces.
zone-layout = Six cards
zone-discard = Discard pile
zone-drawn = Card drawn
column-total = Total

do-turn = Turn card { $place }
do-draw = Draw from the stock
do-take = Take the top discard for card { $place }
do-swap = Swap it for card { $place }
do-discard = Discard it
do-deal = Deal the next hole
touch-top = Top discard
touch-held = Card drawn
dealt = Hole { $hole } is dealt.
turned = { $seat } turns up { $cards }.
drew = { $seat } draws a card.
got = You drew { $cards }.
took = { $seat } takes { $take } from the discard pile and discards { $give }.
swapped = { $seat } swaps { $take } in and discards { $give }.
discarded = { $seat } discards { $cards }.
all-up = All of { $seat }’s cards are face up.
turns-up = Everybody has had their last turn of this hole.
stock-empty = The stock is empty for the third time.
refilled =
    { $count ->
        [one] The discard pile is shuffled into a new stock: { $count } card.
       *[other] The discard pile is shuffled into a new stock: { $count } cards.
    }
scored = { $seat }: { $cards }, for a score of { $strokes }.

turn-two = First turn up two of your cards.
swap-or-discard = You have drawn: swap the card for one of your six, or discard it.
draw-first = First draw from the stock, or touch the discard pile to take its top card.
deal-first = This hole is over; the next one has to be dealt.

result-all-holes = All holes have been played; the lowest total wins.

hint-draw = The top discard would help little; a new card promises more.
hint-discard = This card is no better than anything you could swap it for.
hint-apart = In two columns, both cards can still find a partner.
hint-pair = It makes a pair: the column counts 0.
hint-ends-hole = It ends the hole before the others get any better.
hint-covers-hidden = It replaces a card that nobody knows, and brings the end nearer.
hint-saves-strokes =
    { $count ->
        [one] It saves { $count } stroke.
       *[other] It saves { $count } strokes.
    }
hint-prepares-pair = There it can find its partner.

option-holes = Holes
option-last_turn = When all of a player’s cards are face up, everybody else has one more turn
option-max_turns = Turns per player before a hole ends
