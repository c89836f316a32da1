"""Who has the 6…?: how far the pawns have come, who may send whom back, and what the next throws may bring.

A position is the spaces that the pawns of every seat have walked, as the game keeps them."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from parlour.bots.contract import Decision, Mind, Weighed
from parlour.bots.weighing import best
from parlour.core import Move
from parlour.games.who_has_the_six import Place, State, movable, moves
from parlour.kit.dice import FACES
from parlour.kit.tracks import CIRCLE, space
from parlour.view import Line

WHOLE_ROUND = 10  # plies ahead: whoever looks further thinks of what others may throw
# How often somebody moves any pawn without looking, by the plies that are looked ahead on a board: so that
# every level gets three matches of five against the one below.
HASTY = {1: 0.74, 3: 0.44, 8: 0.13}

Pawns: TypeAlias = list[list[int]]


class Taste(NamedTuple):
    """How much likelier it becomes to come first, as logarithms of odds: by `python -m bench.habits
    who-has-the-six`."""

    started: float = 0.22
    walked: float = 0.24
    last_glasses: float = 0.08
    in_house: float = 0.98
    endangered: float = 0.4  # lost with a pawn that is sent back just before its house
    threatened: float = 0.17  # won with a pawn that can be sent back,
    threatened_late: float = 0.3  # and more the further it is


BEST = Taste()


def weigh(d: Decision) -> list[Weighed]:
    """The race after every move; or after the throws that may follow, for who looks so far ahead."""
    s: State = d.sample()
    targets: dict[Move, tuple[int, int]] = dict(zip(moves(s, d.seat), movable(s).items(), strict=True))
    look = after_throws if d.level.depth > WHOLE_ROUND else race
    found = []
    for move in d.moves:
        odds = look(s, moved(s, s.pawns, d.seat, *targets[move]), d.seat)
        found.append(Weighed(move, 2 / (1 + math.exp(-odds)) - 1))
    found.sort(key=lambda each: -each.value)
    if d.compare:
        first = found[0].move
        found[0] = found[0]._replace(why=why(s, d.seat, isinstance(first, Place), *targets[first]))
    return found


def choose(d: Decision) -> Move:
    """The best move, by whoever looks."""
    moves = d.rng.sample(d.moves, len(d.moves))
    hasty = d.rng.random() < HASTY.get(d.level.depth, 0.0)
    return moves[0] if hasty else best(weigh(d._replace(moves=moves))).move


def moved(s: State, pawns: Pawns, seat: int, pawn: int, there: int) -> Pawns:
    """The pawns after one of them has gone there, and whoever stood there went back."""
    after = [own[:] for own in pawns]
    after[seat][after[seat].index(pawn)] = there
    if there < s.rules.track:
        at = space(there, seat, s.seats, s.rules.track)
        for other, at_other in standing_on(s, after, at):
            if other != seat:
                after[other][at_other] = CIRCLE
    return after


def standing_on(s: State, pawns: Pawns, at: int) -> Iterator[tuple[int, int]]:
    """Whose pawns stand on a space of the track, and which of theirs."""
    for seat, own in enumerate(pawns):
        for index, pawn in enumerate(own):
            if CIRCLE < pawn < s.rules.track and space(pawn, seat, s.seats, s.rules.track) == at:
                yield seat, index


def habit(s: State, seat: int, taste: Taste) -> Move:
    """What is best at first sight."""
    ways = dict(zip(moves(s, seat), movable(s).items(), strict=True))
    return max(ways, key=lambda move: outlook(s, moved(s, s.pawns, seat, *ways[move]), seat, taste))


def race(s: State, pawns: Pawns, seat: int, taste: Taste = BEST) -> float:
    """How far the own pawns are before those of the others."""
    come = [sum(progress(pawn, s.rules.track, taste) for pawn in own) for own in pawns]
    return come[seat] - (sum(come) - come[seat]) / (s.seats - 1)


def progress(pawn: int, track: int, taste: Taste) -> float:
    """What a pawn has come so far is worth; it is safe only in the house."""
    if pawn == CIRCLE:
        return 0.0
    if pawn == track:
        return taste.in_house
    return taste.started + taste.walked * pawn / track + taste.last_glasses * (pawn >= track - 5)


def outlook(s: State, pawns: Pawns, seat: int, taste: Taste = BEST) -> float:
    """The race, and who can be sent back with the next throw."""
    value, track = race(s, pawns, seat, taste), s.rules.track
    for owner, own in enumerate(pawns):
        for pawn in own:
            if not CIRCLE < pawn < track:
                continue
            at = space(pawn, owner, s.seats, track)
            if owner == seat:
                hunters = [other for other in range(s.seats) if other != seat]
                lost = taste.endangered * pawn / track
                value -= lost * sum(reach(s, pawns, other, at) for other in hunters)
            else:
                worth = taste.threatened + taste.threatened_late * pawn / track
                value += worth * reach(s, pawns, seat, at)
    return value


def reach(s: State, pawns: Pawns, seat: int, at: int) -> float:
    """How likely it is that a throw lets a seat move onto a space: every pawn up to six spaces behind it has
    one symbol that leads there, and a hat or glasses bring a pawn from the circle to the start."""
    track, own = s.rules.track, pawns[seat]
    symbols = 2 if CIRCLE in own and space(0, seat, s.seats, track) == at else 0
    for pawn in own:
        if CIRCLE < pawn < track:
            steps = (at - space(pawn, seat, s.seats, track)) % track
            symbols += 0 < steps <= len(FACES) and pawn + steps < track
    return symbols / len(FACES)


def after_throws(s: State, pawns: Pawns, seat: int) -> float:
    """The outlook on the average of all throws of the next player, who makes the best of each, and of one's
    own after that."""
    total = 0.0
    for replied in thrown(s, pawns, (seat + 1) % s.seats):
        total += sum(outlook(s, after, seat) for after in thrown(s, replied, seat))
    return total / len(FACES) ** 2


def thrown(s: State, pawns: Pawns, seat: int) -> Iterator[Pawns]:
    """The pawns after each throw of a seat, and the move that is best then."""
    table = s.copy()
    table.turn, table.pawns = seat, pawns
    for face in range(len(FACES)):
        table.face = face
        ways = [moved(s, pawns, seat, *way) for way in movable(table).items()] or [pawns]
        yield max(ways, key=lambda after: outlook(s, after, seat)) if len(ways) > 1 else ways[0]


def why(s: State, seat: int, placed: bool, pawn: int, there: int) -> Line | None:
    """What a move brings home, sends back, saves or begins."""
    track = s.rules.track
    if there == track:
        return Line("hint-into-house")
    at = space(there, seat, s.seats, track)
    if others := [other for other, _ in standing_on(s, s.pawns, at) if other != seat]:
        return Line("hint-sends-back", {"other": others[0]})
    if placed:
        return Line("hint-new-pawn")
    after = moved(s, s.pawns, seat, pawn, there)
    now, then = danger(s, s.pawns, seat, pawn), danger(s, after, seat, there)
    if then < now:
        return Line("hint-out-of-reach" if not then else "hint-less-danger")
    return Line("hint-last-glasses") if there >= track - 5 > pawn else None


def danger(s: State, pawns: Pawns, seat: int, pawn: int) -> float:
    """How likely others are to send this pawn back with their next throws."""
    at = space(pawn, seat, s.seats, s.rules.track)
    return sum(reach(s, pawns, other, at) for other in range(s.seats) if other != seat)


mind = Mind(weigh=weigh, choose=choose)
