title = Clock Solitaire
about = Turn all cards before the fourth king.
also = Clock Patience, Clock, Solitaire
to-turn = Cards turned: { $count }, face down: { $left }.
zone-piles = Clock

do-turn = Turn the next card
turned = Pile { $pile }: { $cards }.

result-all-turned = Won: every card has been turned.
result-fourth-king = Lost: the fourth king has come too early.
