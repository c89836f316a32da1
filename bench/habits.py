"""The constants by which computers play at cards and dice, found by self-play.

    python -m bench.habits six-card-golf --rounds 100
    python -m bench.habits 8-28 --seats 4
    python -m bench.habits who-has-the-six

Whoever plays by the constants there are meets whoever has some of them changed a little, on the same deals
from all seats; what wins clearly is kept, and wins again before it is believed."""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable, Mapping
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple, TypeAlias

from parlour import game as find
from parlour.bots.minds import eight_twenty_eight, six_card_golf, who_has_the_six
from parlour.chance import QuickDealer
from parlour.core import Game
from parlour.lab.shares import points

STEP = 0.15  # by which part of itself a constant is changed, about
CLEARLY = 2.0  # standard errors

Constants: TypeAlias = Mapping[str, float]


class Habit(NamedTuple):
    """Constants, and how somebody chooses who goes by them."""

    constants: Constants
    choose: Callable[[Any, int, Constants], Any]


def golf(s: Any, seat: int, constants: Constants) -> Any:
    return six_card_golf.habit(s, seat, six_card_golf.Taste(**constants))


def eight_or_28(s: Any, seat: int, constants: Constants) -> Any:
    return eight_twenty_eight.habit(s, seat, tuple(constants.values()))


def six(s: Any, seat: int, constants: Constants) -> Any:
    return who_has_the_six.habit(s, seat, who_has_the_six.Taste(**constants))


HABITS = {
    "six-card-golf": Habit(six_card_golf.BEST._asdict(), golf),
    "8-28": Habit({f"enough {n}": enough for n, enough in enumerate(eight_twenty_eight.ENOUGH)}, eight_or_28),
    "who-has-the-six": Habit(who_has_the_six.BEST._asdict(), six),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", choices=HABITS)
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--matches", type=int, default=400, help="a round")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    game, habit, rng = find(chosen.game), HABITS[chosen.game], Random(chosen.seed)
    seats, best = chosen.seats or game.seats[0], dict(habit.constants)
    for number in range(chosen.rounds):
        new = changed(best, rng)
        if all(is_better(game, habit, new, best, seats, chosen.matches, rng.random()) for _ in range(2)):
            best = new
            print(f"{number}:", *(f"{name} {value:.3g}" for name, value in best.items()), flush=True)


def changed(constants: Constants, rng: Random) -> dict[str, float]:
    """Some of them a little larger or smaller."""
    return {
        name: value * (1 + rng.gauss(0, STEP)) if rng.random() < 2 / len(constants) else value
        for name, value in constants.items()
    }


def is_better(
    game: Game, habit: Habit, new: Constants, old: Constants, seats: int, matches: int, seed: float
) -> bool:
    """Whether the new constants clearly get more: every deal is played again with the sides changed."""
    leads = list[float]()
    for number in range(matches // 2):
        sides = (
            [[new, old][seat % 2] for seat in range(seats)],
            [[old, new][seat % 2] for seat in range(seats)],
        )
        got = [play(game, habit, each, f"{seed} {number}") for each in sides]
        leads.append(sum(got[0][0::2]) + sum(got[1][1::2]) - sum(got[0][1::2]) - sum(got[1][0::2]))
    return fmean(leads) > CLEARLY * stdev(leads) / math.sqrt(len(leads))


def play(game: Game, habit: Habit, sides: list[Constants], seed: str) -> list[float]:
    """Who gets how much of the point of a match on the bare rules."""
    dealer, seats = QuickDealer(Random(seed)), len(sides)
    s = game.setup(game.rules({"first": "0"}, seats), seats, dealer)
    while not (result := game.result(s)):
        moves = game.moves(s, s.turn)
        move = moves[0] if len(moves) == 1 else habit.choose(s, s.turn, sides[s.turn])
        game.play(s, s.turn, move, dealer)
    return points(result.ranks)


if __name__ == "__main__":
    main()
