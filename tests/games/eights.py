"""What the tests of the eights games share: positions in the middle of a hand, and hands that are won."""

from collections.abc import Sequence
from typing import Any

from parlour import Match
from parlour.core import Game
from parlour.games.eights import family
from parlour.kit.cards import SUITS
from tests.games.table import Script, card, hand, names_of, pile, sit


def position(
    game: Game,
    hands: Sequence[str],
    top: str = "5C",
    stock: str = "",
    turn: int = 0,
    named: str = "",
    rules: dict[str, Any] | None = None,
) -> Any:
    """Hands and stock (its last card on top) by name, the card on top, perhaps the suit that was named."""
    deal = Script(stocks=[range(52)])
    s = game.setup(game.Rules(**{"first": "0"} | (rules or {})), len(hands), deal)
    s.hands, s.stock, s.discard = [hand(names) for names in hands], pile(stock), [card(top)]
    s.turn, s.suit = turn, SUITS.index(named or top[1])
    return s


def at(game: Game, *args: Any, dealer: Script | None = None, **more: Any) -> Match:
    return sit(game, position(game, *args, **more), dealer)


def held(match: Match, seat: int) -> str:
    return " ".join(names_of(match.state.hands[seat]))


def won_hand(match: Match, winner: int, left: dict[int, str]) -> None:
    """Let this seat play its last card and win while the others hold these."""
    s = match.state.copy()
    s.hands = [hand(left.get(seat, "")) for seat in range(s.seats)]
    s.hands[winner], s.discard, s.suit, s.turn = hand("5C"), pile("5D"), 1, winner
    match.moments[-1] = match.moments[-1]._replace(state=s)
    match.play(winner, "play 5C")


def worth(game: Game, names: str) -> int:
    """What cards are worth that somebody is left with."""
    return family.holdings(position(game, [names, ""]))[0]
