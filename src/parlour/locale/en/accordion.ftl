title = Accordion
about = Squeeze a row of cards into one pile.
also = Idle Year, Tower of Babel, Solitaire, Patience
to-play = Piles: { $count }, still to deal: { $left }.
nothing-left = No move is left, with { $count } piles: take moves back, or give up.
next-pile = Now tap the pile that it goes on.
next-sure = Are you sure? Then confirm it.
zone-row = Row

do-deal = Deal a card
do-move = Put pile { $pile } onto pile { $onto }
do-give-up = Give up
do-sure = Yes, give up
touch-pile = pile { $pile }
dealt = Dealt: { $cards }.
put = { $card } goes from pile { $pile } onto pile { $onto }.

fits-nowhere = { $card } fits neither the pile on its left nor the third pile to its left.
not-alike = { $cards }: they share neither suit nor rank.
next-or-third = A pile goes only onto the one on its left or onto the third to its left.

result-one-pile = Won: all cards are in one pile.
result-no-move-left = Lost: no move is left. The score is the number of piles.
result-given-up = Given up. The score is the piles left plus the cards not dealt.
