"""One match of many, from a plan that is the same in every process."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from random import Random
from time import process_time
from typing import Any, NamedTuple

from parlour import bots, pdn
from parlour.bots import Choice, Player
from parlour.box import Match
from parlour.chance import QuickDealer
from parlour.core import CLOCK, BadSetup, Expire, Game, Reason, Refused, Result, ranked
from parlour.games import game as find
from parlour.lab.bench import one_of
from parlour.lab.processes import stopped
from parlour.lab.strangers import COMMAND, RANDOM, load, seated
from parlour.lab.tally import Played
from parlour.match import LAST_STOP
from parlour.match.verdicts import as_it_stands

TRIES = 100  # openings, until one is found that does not end the match


class Plan(NamedTuple):
    """All that decides how a match goes."""

    game: str
    seats: int
    rules: dict[str, Any]
    players: tuple[str, ...]  # by seat in the first match
    seed: str
    position: str = ""  # a FEN, or the moves that lead there
    opening: int = 0  # random plies that come next
    referee: str = ""  # module:function(match) that says when a match is taken as it stands

    @property
    def alone(self) -> bool:
        """Several play the same deals of a game for one."""
        return len(self.players) > self.seats

    @property
    def random(self) -> bool:
        return set(self.players) == {RANDOM}

    @property
    def rotations(self) -> int:
        """In how many ways the players can sit."""
        ways = range(1, len(self.players) + 1)
        return 1 if self.alone else next(way for way in ways if self._moved_on(way) == self.players)

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where in this match: everybody moves on by a seat from one match to the next."""
        return self._moved_on(number % self.rotations)

    def _moved_on(self, by: int) -> tuple[str, ...]:
        return self.players[-by:] + self.players[:-by]


def play(plan: Plan, number: int) -> Played | Reason | None:
    """Match `number`; or why it could not be played; nothing if nobody wants it any more."""
    try:
        if plan.alone:
            return play_alone(plan, number)
        return play_bare(plan, number) if plan.random else play_together(plan, number)
    except Refused as error:
        return error.reason


def begin(plan: Plan, deal: int) -> Match:
    """A match with this deal, where its players take over."""
    for attempt in range(TRIES):
        seed = f"{plan.seed} {deal}" if attempt == 0 else f"{plan.seed} {deal} {attempt}"
        if plan.position:
            match = pdn.at_position(plan.position, find(plan.game), plan.rules, seed=seed)
        else:
            match = Match.start(plan.game, seats=plan.seats, rules=plan.rules, seed=seed)
        rng = Random(f"opening {seed}")
        for _ in range(plan.opening):
            if not match.result:
                match.play(*one_of(match.turns(), rng))
        if not match.result:
            return match
    raise BadSetup("opening-too-long", plies=plan.opening)


def play_together(plan: Plan, number: int) -> Played | None:
    """Everybody at one table; the same deal goes round until all have sat everywhere."""
    match, names = begin(plan, number // plan.rotations), plan.seating(number)
    thinking: dict[str, list[float]] = {name: [] for name in names}
    result = finish(match, names, thinking, plan.referee)
    return summed_up(match, names, result, thinking) if result else None


def summed_up(
    match: Match, names: tuple[str, ...], result: Result, thinking: dict[str, list[float]]
) -> Played:
    tally, sums = match.game.tally, frozenset[int]()
    if tally:
        sums = frozenset(sum(tally(moment.state).values()) for moment in match.moments)
    parts = tally(match.state) if tally else {}
    ranks, scores, reasons = result.ranks, result.scores, (result.reason,)
    return Played(names, ranks, scores, reasons, match.n, mark(match), thinking, parts, sums)


def play_alone(plan: Plan, deal: int) -> Played | None:
    """Everybody plays the same deal of a game for one: first a win counts, then how far one got."""
    thinking: dict[str, list[float]] = {name: [] for name in plan.players}
    results, keys, marks, moves = list[Result](), [], b"", 0
    for name in plan.players:
        match = begin(plan, deal)
        result = finish(match, [name], thinking, plan.referee)
        if result is None:
            return None
        results.append(result)
        keys.append((-result.ranks[0], *(match.game.standing(match.state) if match.game.standing else ())))
        moves, marks = moves + match.n, marks + mark(match)
    ranks = ranked([0] * len(keys), "", keys).ranks
    scores, reasons = tuple(each.scores[0] for each in results), tuple(each.reason for each in results)
    return Played(plan.players, ranks, scores, reasons, moves, marks, thinking)


def finish(
    match: Match, names: Sequence[str], thinking: dict[str, list[float]], referee: str = ""
) -> Result | None:
    """Let them play to the end; nothing if they are stopped before."""
    is_enough = load(referee) if referee else lambda match: False
    with seated(match, names) as players:
        timed = [measured(player, name, thinking[name]) for name, player in zip(names, players, strict=True)]
        computers = bots.Computers(match, dict(enumerate(timed)))
        while not match.result and not is_enough(match):
            if stopped():
                return None
            computers.step()
    return match.result or as_it_stands(match.game, match.state, "ended")


def measured(player: Player, name: str, took: list[float]) -> Player:
    """The same player, with the milliseconds of processor time that it takes. Those of another program are
    not known here."""
    if name == RANDOM or name.startswith(COMMAND):
        return player

    def choose(choice: Choice) -> bots.Answer:
        start = process_time()
        try:
            return player.choose(choice)
        finally:
            took.append(round(1000 * (process_time() - start), 2))

    return Player(choose, player.budget)


def mark(match: Match) -> bytes:
    """The same for matches with the same moves."""
    return hashlib.sha256("\n".join(row.move for row in match.rows).encode()).digest()[:8]


def play_bare(plan: Plan, number: int) -> Played:
    """Random moves of random seats on the bare rules."""
    game, rng = find(plan.game), Random(f"{plan.seed} {number}")
    dealer = QuickDealer(rng)
    if plan.position or plan.opening:
        s = begin(plan, number).state.copy()
    else:
        s = game.setup(game.rules(plan.rules, plan.seats), plan.seats, dealer)
    moves = actions = 0
    sums = {sum(game.tally(s).values())} if game.tally else set()
    while not (result := game.result(s)) and actions < LAST_STOP:
        seat, move = any_turn(game, s, rng)
        game.play(s, seat, move, dealer)
        moves, actions = moves + 1, actions + move.counts
        if game.tally:
            sums.add(sum(game.tally(s).values()))
    result = result or as_it_stands(game, s, "last-stop")
    parts = game.tally(s) if game.tally else {}
    ranks, scores, reasons = result.ranks, result.scores, (result.reason,)
    return Played(plan.players, ranks, scores, reasons, moves, tally=parts, sums=frozenset(sums))


def any_turn(game: Game, s: Any, rng: Random) -> tuple[int, Any]:
    """Any move of any seat that has one, the clock where none has."""
    turns = [(seat, moves) for seat in game.asked(s) if (moves := game.moves(s, seat))]
    return one_of(turns or [(CLOCK, [Expire(name) for name, _ in game.due(s)])], rng)
