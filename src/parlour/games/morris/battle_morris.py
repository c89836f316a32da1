"""Battle (Morris). Three white stones that jump anywhere against seven black ones that step along the
lines. Black must close a mill within a number of moves, or White has won."""

from __future__ import annotations

from collections.abc import Iterator

from parlour import core, view
from parlour.core import Dealer, Result, option, ranked
from parlour.games.morris import family, notation
from parlour.kit.boards import stones_on
from parlour.kit.kernels import morris

# Black can always move: it takes four stones to wall in seven.
START = morris.State(stones_on("b4 f4 d2"), stones_on("a1 a7 g1 g7 c5 e5 d3"), 0, 0, 0)


class Rules(core.Rules):
    move_limit: int = option(15, range(5, 31))
    presets = {"expert": {"move_limit": 11}}


class State(family.State):
    rules: Rules


def variant(rules: Rules) -> morris.Variant:
    both = 2 * rules.move_limit
    return morris.Variant(flying=1, if_all=0, double=1, quiet_limit=both, mill=morris.HUNTS)


def setup(rules: Rules, seats: int, dealer: Dealer) -> State:
    return State(rules=rules, seats=seats, turn=0, variant=variant(rules), board=START, seen=[])


def result(s: State) -> Result | None:
    outcome = morris.result(s.board, s.variant)
    if outcome == morris.LOSS:
        return ranked([0, 1], "mill")
    return ranked([1, 0], "no-mill-in-time") if outcome == morris.WIN else None


def show(s: State) -> Iterator[view.Widget]:
    yield from family.show(s)
    yield view.Note(zone="moves-left", data={"count": s.rules.move_limit - s.board.quiet // 2})


game = core.Game(
    "battle-morris", range(2, 3), Rules, setup, family.moves, family.play, result, show,
    kind="board", minutes=5, age=8, duel=True, words=family.WORDS, explain=family.explain,
    kernel=family.kernel, notation=notation.HUNT,
)  # fmt: skip
