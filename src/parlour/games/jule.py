"""Jule. Roll the six symbols in order, and then back again. A hit is crossed off and you roll on; a miss
passes the die to the left. Whoever has crossed off everything first wins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from parlour import core, view
from parlour.core import Dealer, Result, Spelling, option, ranked
from parlour.kit import dice
from parlour.kit.sheets import sheet
from parlour.kit.turns import first_option, first_seat
from parlour.kit.verbs import Roll

BACK = dice.FACES[::-1]


class Rules(core.Rules):
    turning_point: str = option("twice", ("twice", "once"))
    one_roll: bool = option(False)
    max_rounds: int = option(300, range(10, 1001))
    first: str = first_option(8)


class State(core.State):
    rules: Rules
    seats: int
    first: int
    turn: int
    crossed: list[int]  # how far each has come, there and back
    round: int = 1
    face: Annotated[str, Spelling(("", *dice.FACES))] = ""
    thrower: int = -1


def setup(rules: Rules, seats: int, dealer: Dealer) -> State:
    first = first_seat(rules.first, seats, dealer)
    return State(rules, seats, first=first, turn=first, crossed=[0] * seats)


def way(rules: Rules) -> tuple[str, ...]:
    """The symbols to roll, in order."""
    return dice.FACES + (BACK if rules.turning_point == "twice" else BACK[1:])


def moves(s: State, seat: int) -> list[Roll]:
    return [Roll()]


def play(s: State, seat: int, move: Roll, dealer: Dealer) -> None:
    s.face, s.thrower = dice.FACES[dice.roll(dealer)], seat
    hit = s.face == way(s.rules)[s.crossed[seat]]
    s.crossed[seat] += hit
    if hit:
        dealer.say("hit", seat=seat, face=s.face, count=s.crossed[seat], all=len(way(s.rules)))
    else:
        dealer.say("missed", seat=seat, face=s.face)
    if finished(s) or (hit and not s.rules.one_roll):
        return
    s.turn = (seat + 1) % s.seats
    s.round += s.turn == s.first


def finished(s: State) -> bool:
    return max(s.crossed) == len(way(s.rules))


def standing(s: State) -> list[int]:
    return s.crossed


def result(s: State) -> Result | None:
    if finished(s):
        return ranked(s.crossed, "all-crossed-off")
    return ranked(s.crossed, "round-limit") if s.round > s.rules.max_rounds else None


def marks(s: State, face: int) -> list[str | None]:
    """A stroke on the way there, a cross on the way back; a candle that is crossed off once has its cross."""
    back = len(way(s.rules)) - 1 - face
    return ["X" if crossed > back else "/" if crossed > face else None for crossed in s.crossed]


def show(s: State) -> Iterator[view.Widget]:
    wanted = way(s.rules)[s.crossed[s.turn] :][:1] or BACK[-1:]
    yield view.Note(zone="to-roll", seat=s.turn, data={"face": wanted[0]})
    yield dice.thrown(s.thrower, s.face)
    columns = {face: marks(s, at) for at, face in enumerate(dice.FACES)}
    yield sheet(**columns, crossed=s.crossed)


game = core.Game(
    "jule", range(2, 9), Rules, setup, moves, play, result, show,
    kind="dice", minutes=10, age=5, standing=standing,
)  # fmt: skip
