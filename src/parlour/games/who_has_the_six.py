"""Who has the 6…? Four pawns each. Roll, then move one of your pawns to the next space that shows the symbol;
whoever stands there goes back to its circle. First with all four once round and in the house wins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from parlour import core, view
from parlour.core import ASIDE, Dealer, Most, Reason, Result, option, ranked
from parlour.kit import dice, tracks
from parlour.kit.dice import BALL, FACES, GLASSES, HAT
from parlour.kit.tracks import CIRCLE
from parlour.kit.turns import clockwise, first_option, first_seat
from parlour.kit.verbs import Pass, Roll

PAWNS = 4
TOUCHED = tuple(f"place:{place.id}" for place in tracks.places(48, FACES, 4))  # on the longer track


class Rules(core.Rules):
    track: int = option(24, (24, 48))
    roll_again: bool = option(False)  # after a ball
    play_out: bool = option(False)
    max_rolls: int = option(5000, range(100, 5001))
    first: str = first_option(4)
    presets = {"short": {"max_rolls": 120}}


class State(core.State):
    rules: Rules
    seats: int
    turn: int
    pawns: list[list[int]]  # the spaces each has walked; as many as the track has: in the house
    home: Annotated[list[int], Most(4)]  # who has all four in the house, in order
    last: Annotated[list[str], ASIDE]  # the places of the last move
    opened: bool = False  # somebody has rolled the hat
    rolled: bool = False  # the throw is still to be used
    rolls: int = 0
    face: int = -1
    thrower: int = -1


class Place(core.Move, frozen=True):
    """Put a pawn from the circle on the start space."""

    place: str
    tokens = TOUCHED


class Go(core.Move, frozen=True):
    """Move a pawn. Where it goes is settled by the throw: touching the pawn is enough."""

    place: str
    target: str
    touched = ("place",)
    tokens = TOUCHED

    def data(self) -> dict[str, str]:
        return {"place": self.place, "target": "house" if self.target.startswith("h") else self.target}


def setup(rules: Rules, seats: int, dealer: Dealer) -> State:
    first, circles = first_seat(rules.first, seats, dealer), [[CIRCLE] * PAWNS for _ in range(seats)]
    return State(rules, seats, turn=first, pawns=circles, home=[], last=[])


def place(s: State, seat: int, pawn: int) -> str:
    return tracks.place(pawn, seat, s.seats, s.rules.track)


def ahead(s: State, pawn: int) -> int | None:
    """The next space with the symbol rolled: each comes again every six spaces. From behind the last glasses
    a roll of glasses leads into the house."""
    if pawn == CIRCLE:
        return 0 if s.face in (HAT, GLASSES) else None
    there = pawn + ((s.face - pawn) % 6 or 6)
    if pawn == s.rules.track or (there >= s.rules.track and s.face != GLASSES):
        return None
    return min(there, s.rules.track)


def movable(s: State) -> dict[int, int]:
    """The pawns that can use the throw, and where each goes; no two of one player share a space."""
    own = s.pawns[s.turn]
    targets = {pawn: there for pawn in own if (there := ahead(s, pawn)) is not None}
    return {pawn: there for pawn, there in targets.items() if there == s.rules.track or there not in own}


def moves(s: State, seat: int) -> list[Roll | Place | Go | Pass]:
    if not s.rolled:
        return [Roll()]
    return [
        Place(place(s, seat, pawn)) if pawn == CIRCLE else Go(place(s, seat, pawn), place(s, seat, there))
        for pawn, there in movable(s).items()
    ] or [Pass()]


def play(s: State, seat: int, move: Roll | Place | Go | Pass, dealer: Dealer) -> None:
    if isinstance(move, Roll):
        roll(s, seat, dealer)
        return
    if isinstance(move, Pass):
        dealer.say("passed", seat=seat)
    else:
        advance(s, seat, move, dealer)
    s.rolled = False
    if not rolls_again(s):
        pass_on(s)


def roll(s: State, seat: int, dealer: Dealer) -> None:
    """Before the first hat a throw only hands on the die."""
    s.face, s.thrower, s.rolls = dice.roll(dealer), seat, s.rolls + 1
    dealer.say("rolled", seat=seat, face=FACES[s.face])
    s.opened = s.opened or s.face == HAT
    s.rolled = s.opened and (bool(movable(s)) or not rolls_again(s))
    if not s.opened:
        pass_on(s)


def rolls_again(s: State) -> bool:
    return s.rules.roll_again and s.face == BALL


def pass_on(s: State) -> None:
    s.turn = next(seat for seat in clockwise(s.turn + 1, s.seats) if seat not in s.home)


def advance(s: State, seat: int, move: Place | Go, dealer: Dealer) -> None:
    """The pawn goes, and whoever stands there goes back."""
    own = s.pawns[seat]
    _, at = tracks.standing_on(move.place, s.pawns, s.rules.track)[0]
    there = movable(s)[own[at]]
    s.last = list(tracks.way(own[at], there, seat, s.seats, s.rules.track))
    own[at] = there
    if isinstance(move, Go):
        dealer.say("went", seat=seat, place=move.place, target=move.data()["target"])
    else:
        dealer.say("placed", seat=seat)
    for other, at in tracks.standing_on(s.last[-1], s.pawns, s.rules.track):
        if other != seat:
            s.pawns[other][at] = CIRCLE
            dealer.say("sent-back", seat=seat, other=other)
    if own.count(s.rules.track) == PAWNS:
        s.home.append(seat)
        dealer.say("home", seat=seat)


def in_house(s: State) -> list[int]:
    return [own.count(s.rules.track) for own in s.pawns]


def standing(s: State) -> list[tuple[int, int, int]]:
    """Who came home, the first first; then pawns in the house; then spaces walked by those on the track."""
    early = [s.seats - s.home.index(seat) if seat in s.home else 0 for seat in range(s.seats)]
    walked = [sum(pawn for pawn in own if 0 < pawn < s.rules.track) for own in s.pawns]
    return list(zip(early, in_house(s), walked, strict=True))


def result(s: State) -> Result | None:
    if len(s.home) == (s.seats - 1 if s.rules.play_out else 1):
        return ranked(in_house(s), "all-home", standing(s))
    over = s.rolls >= s.rules.max_rolls and not s.rolled
    return ranked(in_house(s), "roll-limit", standing(s)) if over else None


def explain(s: State, seat: int, touches: tuple[str, ...]) -> Reason | None:
    """Why the touched pawn cannot use the throw."""
    touched = tracks.standing_on("".join(touches[:1]).removeprefix("place:"), s.pawns, s.rules.track)
    owner, at = touched[0] if touched else (seat, 0)
    pawn = s.pawns[owner][at]
    if owner != seat:
        return Reason("not-your-piece")
    if not touched or pawn in movable(s):
        return None
    if pawn == s.rules.track:
        return Reason("is-home")
    if (there := ahead(s, pawn)) is not None:
        return Reason("own-pawn-there", {"place": place(s, seat, there)})
    if pawn == CIRCLE:
        return Reason("needs-hat-or-glasses")
    return Reason("none-ahead", {"face": FACES[s.face]})


def show(s: State) -> Iterator[view.Widget]:
    face = FACES[s.face] if s.rolls else ""
    if s.rolled:
        yield view.Note(zone="to-go" if movable(s) else "to-pass", seat=s.turn, data={"face": face})
    else:
        yield view.Note(zone="to-roll" if s.opened else "to-open", seat=s.turn)
    yield tracks.track_board(FACES, s.pawns, s.rules.track, s.last)
    yield dice.thrown(s.thrower, face)


game = core.Game(
    "who-has-the-six", range(2, 5), Rules, setup, moves, play, result, show,
    kind="dice", minutes=20, age=5, explain=explain, standing=standing,
)  # fmt: skip
