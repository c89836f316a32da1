"""How well the computers play: every level against the one below, and the master against programs by others.

`parlour bench strength` measures and writes docs/strength.md anew, a row as soon as it is known. A row that
stands there already for the same sources is gone on with until it is decided or has as many matches as are
asked for, so that nothing is lost when a run is stopped; rows of other games stay as they are."""

from __future__ import annotations

import platform
import re
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from functools import partial
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import parlour
from bench.sources import fingerprint
from parlour.core import BadSetup, Game
from parlour.games import GAMES
from parlour.games import game as find
from parlour.lab import simulate
from parlour.lab.playing import Plan
from parlour.lab.shares import Bounds
from parlour.lab.strangers import level_of
from parlour.lab.tally import Tally
from parlour.match import Match
from parlour.search import can_compile

DOCUMENT = Path(parlour.__file__).parents[2] / "docs" / "strength.md"
TARGET = Bounds(0.5, 0.6)  # what a level is to get against the one below: rather the higher share
STEPS = 4  # from random moves to the master
ROOM = {
    "go-fish": 0.67,
    "who-has-the-six": 0.82,
}  # what a master gets against random moves where luck decides much
LEVEL_MATCHES, PEER_MATCHES, TABLE_MATCHES = 2000, 100, 400
OPENING = 3  # random plies of a board game, so that matches differ
LONGEST = 1500  # rows, after which a match is taken as it stands: random partners may never find its end
SPIEL = "bench.spiel:mcts_"

COLUMNS = (
    "game", "rules", "seats", "players", "share", "95 %", "fair", "matches", "draws", "different", "decided",
    "ms", "p95", "sources",
)  # fmt: skip


class Bout(NamedTuple):
    """Who meets whom at what, and how often."""

    game: str
    seats: int
    players: tuple[str, ...]
    matches: int
    rules: dict[str, str] = {}
    bounds: Bounds | None = None
    opening: int = 0
    referee: str = ""
    needs: tuple[str, str] = ("", "")  # a module, and the package that brings it

    @property
    def key(self) -> tuple[str, ...]:
        """What tells its row from all others."""
        rules = " ".join(f"{name}={value}" for name, value in self.rules.items())
        names = [name if level_of(name) is None else f"level {name}" for name in self.players]
        return f"`{self.game}`", rules or "book", str(self.seats), ", ".join(names)


def levels(game: Game) -> Iterator[Bout]:
    """Each level against the one below, as many seats for the one as for the other; partners are equals."""
    seats = next((seats for seats in game.seats if seats % 2 == 0), 1)
    opening = OPENING if game.kernel else 0
    rules = {"partners": "as-seated"} if "partners" in game.Rules.choices() else {}
    for level in range(1, STEPS + 1):
        players = (str(level), str(level - 1))
        yield Bout(
            game.key, seats, players, LEVEL_MATCHES, rules, target(game), opening, f"{__name__}:is_long"
        )


def target(game: Game) -> Bounds:
    """What is asked of each step; no more than an even one where luck leaves less room."""
    return TARGET._replace(high=min(TARGET.high, even_step(ROOM[game.key]))) if game.key in ROOM else TARGET


def even_step(room: float) -> float:
    """What each level gets against the one below where all steps together make this share: odds multiply."""
    odds: float = (room / (1 - room)) ** (1 / STEPS)
    return odds / (1 + odds)


def is_long(match: Match) -> bool:
    """A referee who waits no longer."""
    return match.n >= LONGEST


def peers() -> Iterator[Bout]:
    """The master against programs by others, and with three beginners at a table."""
    spiel: dict[str, Any] = {"referee": "bench.spiel:is_drawn", "needs": ("pyspiel", "open-spiel")}
    tournament, short = {"preset": "tournament"}, {"king": "short"}
    for simulations in (1000, 10_000):
        players = ("4", f"{SPIEL}{simulations}")
        yield Bout("nine-mens-morris", 2, players, PEER_MATCHES, tournament, **spiel)
    yield Bout("draughts", 2, ("4", f"{SPIEL}1000"), PEER_MATCHES, short, **spiel)
    for key in ("draughts", "french-draughts", "italian-draughts"):
        yield Bout(key, 2, ("4", "bench.material:six_plies"), PEER_MATCHES, opening=OPENING)
    for key in ("crazy-eights", "go-fish"):
        yield Bout(key, 4, ("4", "1", "1", "1"), TABLE_MATCHES)
        yield Bout(key, 4, ("4", *[f"{SPIEL}1000"] * 3), TABLE_MATCHES, needs=spiel["needs"])


def bouts(games: Iterable[str] = ()) -> list[Bout]:
    """All that is measured, or what concerns these games."""
    chosen = [find(key) for key in games] or [game for game in GAMES if not game.is_luck]
    if any(game.is_luck for game in chosen):
        raise BadSetup("no-decision")
    found = [bout for game in chosen for bout in levels(game)]
    return found + [bout for bout in peers() if find(bout.game) in chosen]


def run(
    games: Iterable[str] = (),
    matches: int | None = None,
    jobs: int | None = 1,
    seed: str = "1",
    document: Path = DOCUMENT,
    progress: Callable[[Bout, Tally], None] = lambda bout, tally: None,
    cluster: str = "",
) -> Iterator[dict[str, Any]]:
    """Measure what is not known yet, and write it down; each row as it comes."""
    rows = read(document)
    for bout in bouts(games):
        sources, count = (
            fingerprint(find(bout.game), bout.players),
            min(matches or bout.matches, bout.matches),
        )
        plan, known = planned(bout, seed), rows.get(bout.key)
        before = tally_of(plan, known) if known and known[-1] == sources else None
        if before and (before.matches >= count or before.verdict(bout.bounds)):
            continue
        module, package = bout.needs
        if module and find_spec(module) is None:
            yield {"game": bout.game, "missing": package}
            continue
        heard = partial(progress, bout)
        found = simulate.run(plan, count, jobs, bout.bounds, progress=heard, tally=before, cluster=cluster)
        if found["different"]:
            found["different"] += int(known[COLUMNS.index("different")]) if before and known else 0
            rows[bout.key] = [*bout.key, *cells(found), sources]
            write(document, rows)
        if found["interrupted"]:
            raise KeyboardInterrupt
        yield dict(zip(COLUMNS, rows[bout.key], strict=True))


def planned(bout: Bout, seed: str) -> Plan:
    opening, referee = bout.opening, bout.referee
    return simulate.plan(
        find(bout.game), bout.seats, bout.rules, bout.players, seed, opening=opening, referee=referee
    )


def tally_of(plan: Plan, row: list[str]) -> Tally:
    """What a row tells of the matches that it has."""
    told = dict(zip(COLUMNS, row, strict=True))
    matches, share = int(told["matches"]), float(told["share"].strip("*")) / 100
    return Tally.of_first(plan.players, round(2 * share * matches) / 2, matches, int(told["draws"]))


def cells(found: dict[str, Any]) -> list[str]:
    """What a row tells of the first player."""
    first = found["by_player"][0]
    low, high = (percent(end) for end in first["interval"])
    verdict = found.get("sprt", {}).get("verdict")
    decided = {"high": "yes", "low": "no", None: "open" if "sprt" in found else "–"}[verdict]
    thinking = first["thinking"]
    return [
        f"**{percent(first['share'])}**",
        f"{low}–{high}",
        percent(first["fair"]),
        str(found["matches"]),
        str(found["draws"]),
        str(found["different"]),
        decided,
        f"{thinking['mean']:.1f}" if thinking else "–",
        f"{thinking['p95']:.1f}" if thinking else "–",
    ]


def percent(share: float) -> str:
    return f"{100 * share:.1f}"


def read(document: Path) -> dict[tuple[str, ...], list[str]]:
    """The rows that stand in the document, by what tells them apart."""
    text = document.read_text("utf-8") if document.exists() else ""
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in re.findall(r"^\| `.*$", text, re.M)
    ]
    return {tuple(row[:4]): row for row in rows if len(row) == len(COLUMNS)}


def write(document: Path, rows: dict[tuple[str, ...], list[str]]) -> None:
    ladder = [bout for game in GAMES if not game.is_luck for bout in levels(game)]
    document.write_text(
        PAGE.format(
            ladder=table(ladder, rows),
            peers=table(peers(), rows),
            low=percent(TARGET.low),
            high=percent(TARGET.high),
            fish=percent(even_step(ROOM["go-fish"])),
            six=percent(even_step(ROOM["who-has-the-six"])),
            opening=OPENING,
            longest=f"{LONGEST:,}",
            run=about_this_run(),
        ),
        "utf-8",
    )


def table(wanted: Iterable[Bout], rows: dict[tuple[str, ...], list[str]]) -> str:
    lines = [list(COLUMNS), ["---"] * len(COLUMNS), *(rows[bout.key] for bout in wanted if bout.key in rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def about_this_run() -> str:
    """When, by what and on what the last row was measured."""
    cpu = next(iter(re.findall(r"^model name\s*: (.*)$", _cpuinfo(), re.M)), platform.machine())
    with_numba = "with Numba" if can_compile() else "without Numba"
    day = datetime.now(UTC).date().isoformat()
    version, python = metadata.version("parlour"), platform.python_version()
    return f"{day}, Parlour {version}, Python {python} {with_numba}, {cpu}"


def _cpuinfo() -> str:
    file = Path("/proc/cpuinfo")
    return file.read_text() if file.exists() else ""


PAGE = """\
# How well the computers play

This page is written by one command. It takes hours, can be stopped at any time and goes on where it was:

```
scripts/uv run --group peers parlour bench strength
scripts/uv run --group peers parlour bench strength --games draughts,go-fish --matches 50
```

A row that was measured for the sources as they are is gone on with, until it is decided or has as many
matches as are asked for; to measure it anew delete it.
`sources` names those that decide how this game is played: its mind with all that it builds on, the levels,
and the version of its rules (`bench/sources.py`). Exact tables are used where `parlour solve` has made them.
Last row: {run}.

## How it is measured

Every row is one run of `parlour simulate`, which tells more of a single comparison. A match gives one
point to whoever comes first; those who share the first place share the point, so a draw of two is half a
point. `share` is the part of the first player, in percent, with the interval that holds the true share
in at least 95 of 100 cases (Wilson); `fair` is what somebody would get who plays like all others. Seats
change from match to match, and every deal and every opening is played from every seat. Board games begin
with {opening} random plies where both sides would else play the same match again; `different` says how
many matches were not the same. In a game for one both play the same deals, and whoever gets further has
the point. A match of {longest} rows is taken as it stands then.

`ms` and `p95` are milliseconds of processor time for one decision of the first player on one core: the mean,
and what 95 of 100 decisions do not exceed, in the last run that went on with the row. No ceiling of seconds
is used, as a live table has one.

## Each level against the one below

Level 0 makes random moves. A comparison stops as soon as it is `decided` whether the higher level gets rather
{high} % than {low} %, by Wald's sequential test with errors of 5 % each way: yes, no, or open where so many
matches did not decide it. An interval after such a stop is a little too narrow. At Kemps partners who move at
random never call, so that there is nobody for level 1 to meet.

Some games are decided before they begin: in Wolf and Sheep the sheep win, in Battle Black wins every
position, in Hopping Morris whoever is to move wins 83 of 100. Both sides of every opening are played, so that
the best player there is gets one half, and half of what the other one lets go.

Where luck decides much, not every step can be 60 %. At Go Fish with two seats the master gets 67 % (61–72,
300 matches) against random questions: that is all the room for four steps, and even ones are {fish} % each. A
master who saw all hands would get 87 % (79–92, 100 matches) against one who does not (`python -m
bench.ceilings`). At Who has the 6…? the master gets 82 % (76–86, 200 matches) against random moves: {six} % a
step. There it is decided whether the higher level gets rather that share.

{ladder}

## The master against others

- `bench.spiel:mcts_1000` is OpenSpiel's MCTS with 1,000 simulations a decision, random playouts and c = 2. At
  nine men's morris (`tournament`) and at draughts with short kings it plays by the same rules, ply by ply
  (`tests/peers`); 200 turns, or 40 without a capture, are a draw as they are there. At crazy eights and go
  fish ten re-deals share the simulations, since OpenSpiel's search sees all cards. Their crazy eights weighs
  the cards that are left in another way and lets one pass when the stock is empty; go fish differs only where
  nobody else has a card.
- `bench.material:six_plies` is a plain alpha-beta of six plies that knows nothing but material.
- Four seats: the share of first places against the fair share.

{peers}
"""
