"""How a game plays out: who wins from which seat, how long it takes, how often the lead changes, what happens
how often, and what each house rule changes.

Every player that is named plays against itself, and against every other one. The last one named plays by each
other value of every house rule, too, with the same deals: so it is seen in how many of them a match goes
otherwise."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from importlib import metadata
from itertools import combinations
from typing import Any, NamedTuple

from parlour.core import BadSetup, Game, Reason, format_value
from parlour.games import game as find
from parlour.lab import simulate
from parlour.lab.chain import expect
from parlour.lab.playing import Plan
from parlour.lab.processes import HERE, Lost, Workers, in_order
from parlour.lab.shares import SURE, interval, points
from parlour.lab.strangers import BadPlayer
from parlour.lab.tables import start_value
from parlour.lab.tally import Tally, spread
from parlour.lab.watching import Watched, watch
from parlour.view import Line

FEW = 6  # values of a house rule that are all played; of more only the ends
FORMAT = 1


class Part(NamedTuple):
    """What one line of a report is played for: players, or a house rule with another value."""

    plan: Plan
    option: str = ""
    value: str = ""


class Sample:
    """What the matches of one part were like."""

    def __init__(self, part: Part) -> None:
        self.part, self.tally = part, Tally(part.plan.players)
        self.begun, self.begun_points, self.square = 0, 0.0, 0
        self.swings, self.told, self.heard = Counter[int](), Counter[str](), Counter[str]()
        self.lines, self.marks = dict[str, Line](), list[bytes]()

    def add(self, watched: Watched) -> None:
        played = watched.played
        self.tally.add(played)
        self.square += played.moves**2
        self.marks.append(played.mark)
        if watched.began is not None:
            self.begun += 1
            self.begun_points += points(played.ranks)[watched.began]
        self.swings[watched.swings] += 1
        self.told.update(watched.told)
        self.heard.update(watched.told.keys())
        self.lines = {**watched.lines, **self.lines}

    @property
    def matches(self) -> int:
        return self.tally.matches

    @property
    def mean(self) -> float:
        return self.tally.moves / self.matches

    @property
    def error(self) -> float:
        """The standard error of the mean length."""
        if self.matches < 2:
            return math.inf
        variance = max(self.square - self.matches * self.mean**2, 0) / (self.matches - 1)
        return math.sqrt(variance / self.matches)

    def otherwise(self, usual: Sample) -> tuple[int, int]:
        """How many of the same deals went otherwise, and of how many."""
        both = list(zip(self.marks, usual.marks, strict=False))
        return sum(own != other for own, other in both), len(both)


def variants(game: Game, given: Mapping[str, Any], seats: int) -> Iterator[tuple[str, str]]:
    """Every house rule with each of its other values: of many only the ends, of seats only the first."""
    chosen = game.rules(given, seats)
    for name, choices in game.Rules.choices().items():
        others = [format_value(value) for value in choices if value != getattr(chosen, name)]
        if game.Rules.names_seat(name):
            others = [value for value in others if value == "0"]
        elif len(others) >= FEW:
            others = [others[0], others[-1]]
        yield from ((name, value) for value in others if _possible(game, {**given, name: value}, seats))
    for preset in game.Rules.presets:
        rules = {**given, "preset": preset}
        if _possible(game, rules, seats) and game.rules(rules, seats) != chosen:
            yield "preset", preset


def _possible(game: Game, rules: Mapping[str, Any], seats: int) -> bool:
    try:
        game.rules(rules, seats)
    except BadSetup:
        return False
    return True


def parts(
    game: Game, seats: int, given: Mapping[str, Any], players: Sequence[str], seed: str, opening: int
) -> list[Part]:
    """All that is played."""

    def plan(*names: str, **more: str) -> Plan:
        return simulate.plan(game, seats, {**given, **more}, names, seed, opening=opening)

    players = players[:1] if game.is_luck else list(dict.fromkeys(players))
    found = [Part(plan(name)) for name in players]
    found += [Part(plan(*pair)) for pair in combinations(players, 2)]
    return found + [
        Part(plan(players[-1], **{name: value}), name, value) for name, value in variants(game, given, seats)
    ]


def run(
    game: Game,
    seats: int,
    rules: Mapping[str, Any],
    players: Sequence[str],
    count: int,
    seed: str,
    workers: Workers = HERE,
    opening: int = 0,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> dict[str, Any]:
    """Play `count` matches for each part, fewer if somebody presses Ctrl-C, and tell what came out."""
    wanted = parts(game, seats, rules, players, seed, opening)
    samples, interrupted = [Sample(part) for part in wanted], False
    tasks = ((part.plan, number) for part in wanted for number in range(count))
    results = in_order(watch, tasks, workers)
    try:
        with closing(results):  # type: ignore[type-var]
            for done, watched in enumerate(results):
                if isinstance(watched, Reason):
                    raise BadPlayer(watched.key, **watched.data)
                assert watched
                samples[done // count].add(watched)
                progress(done + 1, count * len(samples))
    except KeyboardInterrupt:
        interrupted = True
    except Lost:
        raise BadPlayer("worker-lost", count=sum(sample.matches for sample in samples)) from None
    told = {
        "format": FORMAT,
        "parlour": metadata.version("parlour"),
        "game": game.key,
        "version": game.version,
        "seats": seats,
        "given": {name: format_value(value) for name, value in rules.items()},
        "players": list(dict.fromkeys(name for part in wanted for name in part.plan.players)),
        "matches": count,
        "opening": opening,
        "seed": seed,
        "interrupted": interrupted,
    }
    return told | found([sample for sample in samples if sample.matches], rules)


def found(samples: Sequence[Sample], rules: Mapping[str, Any]) -> dict[str, Any]:
    """What the samples say, as plain data."""
    alone = [each for each in samples if not each.part.option and len(set(each.part.plan.players)) == 1]
    pairs = [each for each in samples if len(set(each.part.plan.players)) > 1]
    usual = alone[-1] if alone else None
    changed = [each for each in samples if each.part.option]
    return {
        "levels": [level(each) for each in alone],
        "pairs": [pair(each) for each in pairs],
        "told": told_lines(usual) if usual else [],
        "rules": [change(each, usual) for each in changed] if usual else [],
        "exact": exact(usual, rules) if usual else [],
    }


def level(sample: Sample) -> dict[str, Any]:
    """How it goes where all play alike."""
    tally = sample.tally
    return {
        "player": sample.part.plan.players[0],
        "matches": sample.matches,
        "seats": [standing.found() for standing in tally.seats],
        "begins": share(sample.begun_points, sample.begun) if sample.begun and len(tally.seats) > 1 else None,
        "draws": share(tally.draws, sample.matches),
        "lengths": spread(tally.lengths),
        "histogram": sorted(tally.lengths.items()),
        "swings": spread(sample.swings),
        "reasons": dict(tally.reasons.most_common()),
    }


def pair(sample: Sample) -> dict[str, Any]:
    """What the second of two players gets against the first."""
    weaker, stronger = dict.fromkeys(sample.part.plan.players)
    standing = sample.tally.players[stronger]
    fair = sample.part.plan.players.count(stronger) / len(sample.part.plan.players)
    return {
        "players": [stronger, weaker],
        **share(standing.points, standing.matches),
        "fair": round(fair, 4),
        "draws": share(sample.tally.draws, sample.matches),
        "matches": sample.matches,
    }


def told_lines(sample: Sample) -> list[dict[str, Any]]:
    """What the table is told: in how many matches, and how often in each; the rarest first."""
    return [
        {
            "key": key,
            "line": sample.lines[key],
            **share(sample.heard[key], sample.matches),
            "times": round(sample.told[key] / sample.matches, 3),
        }
        for key in sorted(sample.lines, key=lambda key: (sample.heard[key], sample.told[key], key))
    ]


def change(sample: Sample, usual: Sample) -> dict[str, Any]:
    """What another value of a house rule changes."""
    otherwise, of = sample.otherwise(usual)
    return {
        "option": sample.part.option,
        "value": sample.part.value,
        "matches": sample.matches,
        "otherwise": share(otherwise, of),
        "begins": share(*first(sample)),
        "begins_change": share_change(first(sample), first(usual)),
        "draws": share(sample.tally.draws, sample.matches),
        "draws_change": share_change(
            (sample.tally.draws, sample.matches), (usual.tally.draws, usual.matches)
        ),
        "length": round(sample.mean, 2),
        "length_change": length_change(sample, usual),
        "swings": round(sum(swings * times for swings, times in sample.swings.items()) / sample.matches, 3),
    }


def first(sample: Sample) -> tuple[float, int]:
    """The points of whoever begins; of a game for one, or where all act at once, those of the first seat."""
    if sample.begun and len(sample.tally.seats) > 1:
        return sample.begun_points, sample.begun
    return sample.tally.seats[0].points, sample.matches


def share(total: float, matches: int) -> dict[str, Any]:
    low, high = interval(total, matches)
    value = total / matches if matches else 0.0
    return {"share": round(value, 4), "interval": [round(low, 4), round(high, 4)]}


def share_change(other: tuple[float, int], usual: tuple[float, int]) -> dict[str, Any]:
    """The difference of two shares, with Newcombe's interval from those of Wilson."""
    (low, high), (usual_low, usual_high) = interval(*other), interval(*usual)
    mean, usual_mean = other[0] / max(other[1], 1), usual[0] / max(usual[1], 1)
    change = mean - usual_mean
    down = math.hypot(mean - low, usual_high - usual_mean)
    up = math.hypot(high - mean, usual_mean - usual_low)
    return {"change": round(change, 4), "interval": [round(change - down, 4), round(change + up, 4)]}


def length_change(sample: Sample, usual: Sample) -> dict[str, Any]:
    """The difference of the mean lengths, with the interval of a normal approximation."""
    change, reach = sample.mean - usual.mean, SURE * math.hypot(sample.error, usual.error)
    if not math.isfinite(reach):
        return {"change": round(change, 2), "interval": None}
    return {"change": round(change, 2), "interval": [round(change - reach, 2), round(change + reach, 2)]}


def exact(sample: Sample, rules: Mapping[str, Any]) -> list[dict[str, Any]]:
    """What is certain, beside what was seen: of games without choices the share of whoever begins and the
    length, of solved ones what the start is worth by best play."""
    plan = sample.part.plan
    game = find(plan.game)
    rows, seen = list[dict[str, Any]](), share(*first(sample))
    beginning = {name: "0" for name in game.Rules.choices() if game.Rules.names_seat(name)}
    if expected := expect(game, {**rules, **beginning}, plan.seats):
        reach = SURE * sample.error
        lengths = [round(sample.mean - reach, 2), round(sample.mean + reach, 2)] if reach < math.inf else None
        rows.append(compared("share", expected.shares[0], seen["share"], seen["interval"]))
        rows.append(compared("moves", expected.moves, sample.mean, lengths))
    elif (value := start_value(game, rules)) is not None:
        row = compared("best-play", (1 + value.value) / 2, seen["share"], seen["interval"])
        rows.append(row | {"plies": value.end if value.value else None})
    return rows


def compared(what: str, exact: float, seen: float, interval: list[float] | None) -> dict[str, Any]:
    return {
        "what": what,
        "exact": round(exact, 6),
        "simulated": round(seen, 4),
        "interval": interval,
        "difference": round(seen - exact, 4),
    }
