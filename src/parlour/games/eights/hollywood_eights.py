"""Hollywood Eights. Crazy Eights on a score sheet of three games at once: your first hand won counts in the
first game, your second in the first two, every later one in all. Whoever wins most games wins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated

from parlour import core, view
from parlour.core import LAST, Dealer, Most, Result, option, ranked
from parlour.games.eights import family
from parlour.games.eights.family import AnyMove
from parlour.kit.cards import NAMES
from parlour.kit.sheets import sheet
from parlour.kit.turns import first_option, first_seat

VALUES = (15, 2, 3, 4, 5, 6, 7, 20, 9, 10, 10, 10, 10)  # ace to king
AT_ONCE = 3  # games that are open from the start
MOST_POINTS = 10_000  # more than anybody can have in all games together


class Rules(core.Rules):
    games: int = option(3, range(3, 7))
    points: int = option(100, range(25, 201))
    max_hands: int = option(100, range(1, 201))
    cards: int = option(5, (5, 7))
    first: str = first_option(8)
    presets = {"short": {"points": 50}}

    def check(self, seats: int) -> str | None:
        return super().check(seats) or family.refuse(self.cards, seats)


class State(family.State):
    rules: Rules
    wins: list[int] = []  # hands that each seat has won
    champions: Annotated[list[int | None], Most(6)] = []  # who won each game
    # Game by game and seat by seat: the score after each hand that counted.
    sheet: list[Annotated[list[int], LAST]] = []


def setup(rules: Rules, seats: int, dealer: Dealer) -> State:
    s = State(rules, seats, first=first_seat(rules.first, seats, dealer), values=VALUES)
    s.wins, s.champions = [0] * seats, [None] * rules.games
    s.sheet = [[] for _ in range(rules.games * seats)]
    family.deal(s, dealer)
    return s


def play(s: State, seat: int, move: AnyMove, dealer: Dealer) -> None:
    if family.take_turn(s, seat, move, dealer):
        winner, won = family.end_hand(s, dealer)
        if winner is not None:
            s.wins[winner] += 1
            enter(s, winner, won, dealer)


def open_games(s: State) -> list[int]:
    """Counted from 0. Beyond the third, each game that ends opens one more."""
    ended = sum(champion is not None for champion in s.champions)
    return [game for game, champion in enumerate(s.champions[: AT_ONCE + ended]) if champion is None]


def enter(s: State, seat: int, won: int, dealer: Dealer) -> None:
    """A player's k-th win counts in every open game up to the k-th, or else in the lowest open one."""
    still_open = open_games(s)
    counting = [game for game in still_open if game < s.wins[seat]] or still_open[:1]
    dealer.say("entered", seat=seat, points=won, games=[game + 1 for game in counting])
    for game in counting:
        line = s.sheet[game * s.seats + seat]
        line.append(won + (line[-1] if line else 0))
        if line[-1] >= s.rules.points:
            s.champions[game] = seat
            dealer.say("game-won", seat=seat, number=game + 1)


def games_won(s: State) -> list[int]:
    return [s.champions.count(seat) for seat in range(s.seats)]


def totals(s: State) -> list[int]:
    """The points of each seat over all games."""
    return [sum(line[-1] for line in s.sheet[seat :: s.seats] if line) for seat in range(s.seats)]


def rank_by(s: State) -> list[int]:
    """Games won count first, then points."""
    return [MOST_POINTS * games + total for games, total in zip(games_won(s), totals(s), strict=True)]


def standing(s: State) -> list[int]:
    return family.ahead(s, rank_by(s))


def result(s: State) -> Result | None:
    if not s.over:
        return None
    if None not in s.champions:
        return ranked(games_won(s), "all-games-won", rank_by(s))
    return ranked(games_won(s), "hand-limit", rank_by(s)) if s.hand >= s.rules.max_hands else None


def show(s: State) -> Iterator[view.Widget]:
    yield from family.show(s)
    columns: dict[str, Sequence[int | tuple[int, ...]]] = {
        str(game + 1): [tuple(line) for line in s.sheet[game * s.seats : (game + 1) * s.seats]]
        for game in range(s.rules.games)
    }
    columns |= {"won": games_won(s), "total": totals(s)}
    yield sheet("total", **columns)


game = core.Game(
    "hollywood-eights", range(2, 9), Rules, setup, family.moves, play, result, show, kind="cards",
    minutes=40, age=8,
    words=family.WORDS, explain=family.explain, knows=family.knows, standing=standing, cards=NAMES,
    spoken={"games": "all-of"},
)  # fmt: skip
