"""One. Roll until the ball comes up, ten times at most; whoever needed the fewest rolls wins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from parlour import core, view
from parlour.core import Dealer, Most, Result, Spelling, option, ranked
from parlour.kit import dice
from parlour.kit.sheets import sheet
from parlour.kit.turns import clockwise, first_option, first_seat
from parlour.kit.verbs import Roll

MOST_ROLLS = 10
MISSED = 11  # what a player without a ball counts as
ROLL_OFFS = 10


class Rules(core.Rules):
    ties: str = option("roll-off", ("roll-off", "shared"))
    rounds: int = option(1, range(1, 11))
    first: str = first_option(8)


class State(core.State):
    rules: Rules
    seats: int
    first: int
    turn: int
    wins: list[int]
    total: list[int]  # rolls in all rounds, roll-offs not counted
    playing: Annotated[list[int], Most(8)] = []  # who takes part in this round or roll-off, in order
    rolls: Annotated[list[int], Most(8)] = []  # made by each in it
    round: int = 1
    roll_off: int = 0
    face: Annotated[str, Spelling(("", *dice.FACES))] = ""


def setup(rules: Rules, seats: int, dealer: Dealer) -> State:
    first = first_seat(rules.first, seats, dealer)
    s = State(rules, seats, first=first, turn=first, wins=[0] * seats, total=[0] * seats)
    begin(s, clockwise(first, seats))
    return s


def moves(s: State, seat: int) -> list[Roll]:
    return [Roll()]


def over(s: State) -> bool:
    return s.round > s.rules.rounds


def play(s: State, seat: int, move: Roll, dealer: Dealer) -> None:
    s.face = dice.FACES[dice.roll(dealer)]
    s.rolls[seat] += 1
    dealer.say("rolled", seat=seat, face=s.face, count=s.rolls[seat])
    if s.face != "ball":
        if s.rolls[seat] < MOST_ROLLS:
            return
        s.rolls[seat] = MISSED
        dealer.say("missed", seat=seat)
    if seat == s.playing[-1]:
        end_round(s, dealer)
    else:
        s.turn = s.playing[s.playing.index(seat) + 1]


def end_round(s: State, dealer: Dealer) -> None:
    """Whoever needed fewest wins the round; equals roll off, or share it."""
    fewest = min(s.rolls[seat] for seat in s.playing)
    best = [seat for seat in s.playing if s.rolls[seat] == fewest]
    if not s.roll_off:
        s.total = [total + rolls for total, rolls in zip(s.total, s.rolls, strict=True)]
    if len(best) > 1 and s.rules.ties == "roll-off" and s.roll_off < ROLL_OFFS:
        s.roll_off += 1
        dealer.say("roll-off", seats=best)
        begin(s, best)
        return
    for seat in best:
        s.wins[seat] += 1
    dealer.say("round-won", seats=best)
    s.round += 1
    s.roll_off = 0
    if not over(s):
        begin(s, clockwise(s.first, s.seats))


def begin(s: State, playing: list[int]) -> None:
    s.playing, s.turn = playing, playing[0]
    s.rolls = [0] * s.seats


def standing(s: State) -> list[tuple[int, int]]:
    return list(zip(s.wins, [-total for total in s.total], strict=True))


def result(s: State) -> Result | None:
    return ranked(s.wins, "fewest-rolls", standing(s)) if over(s) else None


def show(s: State) -> Iterator[view.Widget]:
    yield view.Note(zone="to-roll", seat=s.turn, data={"count": s.rolls[s.turn] + 1})
    yield view.Dice(zone="die", faces=(s.face,) if s.face else (), sides=dice.FACES)
    yield sheet(rolls=s.rolls, total=s.total, wins=s.wins)


game = core.Game(
    "one", range(2, 9), Rules, setup, moves, play, result, show,
    kind="dice", minutes=5, age=5, standing=standing,
)  # fmt: skip
