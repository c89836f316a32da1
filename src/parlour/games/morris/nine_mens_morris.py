"""Nine Men's Morris. Place nine stones, then slide them; three in a line are a mill, and a mill takes
an enemy stone. Whoever is down to two stones or cannot move has lost."""

from __future__ import annotations

from collections.abc import Iterator

from parlour import core, view
from parlour.core import Dealer, Reason, Result, option, ranked
from parlour.games.morris import family, notation
from parlour.games.morris.family import Go, flash
from parlour.kit.kernels import morris
from parlour.kit.notation import by_seat

QUIET_LIMIT = 100


class Rules(core.Rules):
    take_from_mills: str = option("never", ("never", "if-all"))
    double_mill: int = option(1, (1, 2))
    flying: bool = option(True)
    draw_rules: bool = option(True)
    presets = {"tournament": {"take_from_mills": "if-all"}}


class State(family.State):
    rules: Rules


def variant(rules: Rules) -> morris.Variant:
    return morris.Variant(
        flying=int(rules.flying),
        if_all=int(rules.take_from_mills == "if-all"),
        double=rules.double_mill,
        quiet_limit=QUIET_LIMIT if rules.draw_rules else 0,
    )


def setup(rules: Rules, seats: int, dealer: Dealer) -> State:
    return State(rules=rules, seats=seats, turn=0, variant=variant(rules), board=morris.START, seen=[])


def play(s: State, seat: int, move: Go, dealer: Dealer) -> None:
    family.advance(s, move)
    placed, took = morris.is_placed(move.ply), morris.takes_any(move.ply)
    dealer.say("took" if took else "placed" if placed else "moved", seat=seat, go=move.text())


def result(s: State) -> Result | None:
    outcome = morris.result(s.board, s.variant)
    if outcome == morris.LOSS:
        stones = s.board.own.bit_count() + s.board.own_hand
        return ranked(by_seat(s.turn, 0, 1), "two-stones" if stones < 3 else "cannot-move")
    if outcome == morris.DRAW:
        return ranked([0, 0], "no-stone-taken")
    return ranked([0, 0], "third-time") if family.third_time(s) else None


def explain(s: State, seat: int, touches: tuple[str, ...]) -> Reason | None:
    bits = family.touched(touches)
    if reason := family.misplaced(s, bits):
        return reason
    source, *bits = [0, *bits] if s.board.own_hand else bits or [0]
    if not bits:
        return None
    to, *taken = bits
    closing, double = morris.closers(s.board.own & ~source)
    if not to & closing:
        return Reason("no-mill") if taken else None
    victims = morris.prey(s.board.opp, s.variant)
    if not victims:
        return Reason("all-in-mills")
    twice = s.variant.double == 2 and to & double and victims.bit_count() > 1
    if len(taken) != (2 if twice else 1) or len(set(taken)) < len(taken):
        return Reason("take-two" if twice else "take-one", {}, flash(victims))
    if any(bit & s.board.opp & ~victims for bit in taken):
        return Reason("in-a-mill", {}, flash(victims))
    return Reason("not-an-enemy", {}, flash(victims))


def show(s: State) -> Iterator[view.Widget]:
    b = s.board
    placing = "to-place" if b.own_hand else "to-move"
    yield view.Note(zone=placing, seat=s.turn, data={"count": b.own_hand})
    yield family.show_board(s)
    found = notation.pieces(s)
    for seat, (stones, hand) in enumerate(zip(found.sides, found.hands, strict=True)):
        yield view.Tokens(zone="in-hand", seat=seat, look="stone", count=hand)
        lost = 9 - hand - stones.bit_count()
        yield view.Tokens(zone="lost", seat=seat, look="stone", count=lost)


game = core.Game(
    "nine-mens-morris", range(2, 3), Rules, setup, family.moves, play, result, show,
    kind="board", minutes=20, age=8, duel=True, words=family.WORDS, explain=explain, kernel=family.kernel,
    notation=notation.PLACING,
)  # fmt: skip
