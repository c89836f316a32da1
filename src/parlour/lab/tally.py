"""What many matches have shown, added up as they come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from parlour.lab.shares import Bounds, interval, points


class Played(NamedTuple):
    """One match that is over, or one deal that several have played, each for themselves."""

    players: tuple[str, ...]  # by seat
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    reasons: tuple[str, ...]
    moves: int
    mark: bytes = b""  # equal for matches of equal moves
    thinking: Mapping[str, Sequence[float]] = {}  # milliseconds of processor time for each decision
    tally: Mapping[str, int] = {}
    sums: frozenset[int] = frozenset()


class Counted(NamedTuple):
    """Many random matches of two, of which only this is known."""

    wins: Sequence[int]
    draws: int
    matches: int
    moves: int


class Standing:
    """What one player, or one seat, has got so far."""

    def __init__(self) -> None:
        self.matches, self.points, self.wins = 0, 0.0, 0

    def add(self, points: float, won: bool) -> None:
        self.matches += 1
        self.points += points
        self.wins += won

    def found(self) -> dict[str, Any]:
        low, high = interval(self.points, self.matches)
        share = self.points / self.matches if self.matches else 0.0
        return {
            "matches": self.matches,
            "firsts": round(self.points, 4),
            "share": round(share, 4),
            "interval": [round(low, 4), round(high, 4)],
            "wins": self.wins,
        }


class Tally:
    """The sums over all matches. `players` are seated so in the first match."""

    def __init__(self, players: Sequence[str]) -> None:
        self.seating = tuple(players)
        self.players = {name: Standing() for name in players}
        self.seats = [Standing() for _ in players]
        self.on_seat = {name: [Standing() for _ in players] for name in self.players}
        self.scores = [0] * len(players)
        self.matches = self.draws = self.moves = 0
        self.reasons, self.lengths, self.parts = Counter[str](), Counter[int](), Counter[str]()
        self.marks, self.sums = set[bytes](), set[int]()
        self.thinking = {name: Counter[float]() for name in self.players}

    @classmethod
    def of_first(cls, players: Sequence[str], points: float, matches: int, draws: int) -> Tally:
        """Matches of which only this is known: what the first player got."""
        tally = cls(players)
        first = tally.players[players[0]]
        first.matches, first.points = matches, points
        tally.matches, tally.draws = matches, draws
        return tally

    def add(self, played: Played) -> None:
        firsts = [rank == 1 for rank in played.ranks]
        drawn = all(firsts) and len(firsts) > 1
        got = points(played.ranks)
        for seat, name in enumerate(played.players):
            won = firsts[seat] and not drawn
            self.seats[seat].add(got[seat], won)
            self.on_seat[name][seat].add(got[seat], won)
            self.scores[seat] += played.scores[seat]
        for name, standing in self.players.items():
            held = [seat for seat, other in enumerate(played.players) if other == name]
            won = not drawn and any(firsts[seat] for seat in held)
            standing.add(sum(got[seat] for seat in held), won)
            self.thinking[name].update(played.thinking.get(name, ()))
        self.matches += 1
        self.draws += drawn
        self.moves += played.moves
        self.reasons.update(played.reasons)
        self.lengths[played.moves] += 1
        if played.mark:
            self.marks.add(played.mark)
        self.parts.update(played.tally)
        self.sums |= played.sums

    def add_all(self, counted: Counted) -> None:
        """Take over what is only counted."""
        for standing, wins in zip(self.seats, counted.wins, strict=True):
            standing.matches += counted.matches
            standing.wins += wins
            standing.points += wins + counted.draws / 2
        self.matches += counted.matches
        self.draws += counted.draws
        self.moves += counted.moves

    def verdict(self, bounds: Bounds | None) -> str | None:
        """What is decided about the first player."""
        first = self.players[self.seating[0]]
        return bounds and bounds.verdict(first.points, first.matches)

    def found(self) -> dict[str, Any]:
        """The sums for programs. `wins` by seat: shared ones too, unless all share, which is a draw."""
        return {
            "wins": [standing.wins for standing in self.seats],
            "draws": self.draws,
            "matches": self.matches,
            "moves": self.moves,
            "by_seat": [standing.found() for standing in self.seats],
            "by_player": [self._player(name) for name in self.players] if len(self.players) > 1 else [],
            "reasons": dict(self.reasons.most_common()),
            "lengths": spread(self.lengths),
            "different": len(self.marks) or None,
        }

    def _player(self, name: str) -> dict[str, Any]:
        """One player; `fair` is the share of one who is like all others."""
        seats = [standing.found() | {"seat": seat} for seat, standing in enumerate(self.on_seat[name])]
        return {
            "player": name,
            "fair": round(self.seating.count(name) / len(self.seating), 4),
            **self.players[name].found(),
            "on_seat": [seat for seat in seats if seat["matches"]],
            "thinking": spread(self.thinking[name], "decisions"),
        }


def spread(counter: Counter[Any], many: str = "") -> dict[str, Any] | None:
    """Least, median, mean, what 95 of 100 do not exceed, most; nothing of nothing."""
    count = counter.total()
    if not count:
        return None
    found = {
        "least": min(counter),
        "median": quantile(counter, 0.5),
        "mean": round(sum(value * times for value, times in counter.items()) / count, 3),
        "p95": quantile(counter, 0.95),
        "most": max(counter),
    }
    return {many: count, **found} if many else found


def quantile(counter: Counter[Any], share: float) -> Any:
    """The smallest value that so large a share does not exceed."""
    left = share * counter.total()
    for value in sorted(counter):
        left -= counter[value]
        if left <= 0:
            break
    return value
