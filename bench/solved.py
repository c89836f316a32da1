"""docs/solved.md: what is known for certain, from exact tables and from games that can be gone through.

python -m bench.solved      makes the tables that are missing: minutes, for Cross Morris half an hour"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import parlour
from parlour.core import Game
from parlour.games import GAMES
from parlour.lab.chain import expect
from parlour.lab.processes import cores
from parlour.lab.tables import Study, has_table, study
from parlour.words import Words

DOCUMENT = Path(parlour.__file__).parents[2] / "docs" / "solved.md"
VALUES = {1: "won for whoever begins", 0: "a draw", -1: "lost for whoever begins"}
TABLES = 4  # the largest number of seats whose positions are gone through


OTHERWISE = {  # house rules by which a game has another table worth knowing
    "nine-mens-morris": {"preset": "tournament"},
    "draughts": {"king": "short"},
}


class Answer(NamedTuple):
    """What the table of a game says, and by which house rules."""

    game: Game
    rules: Mapping[str, str]
    found: Study

    @property
    def title(self) -> str:
        given = ", ".join(f"`{name}={value}`" for name, value in self.rules.items())
        return title(self.game) + (f", {given}" if given else "")


def answers(jobs: int) -> Iterator[Answer]:
    """Every table once, the first game that has it."""
    known = set[str]()
    for game in filter(has_table, GAMES):
        for rules in ({}, OTHERWISE[game.key]) if game.key in OTHERWISE else ({},):
            found = study(game, rules, jobs)
            if found.table not in known:
                known.add(found.table)
                yield Answer(game, rules, found)


def row(answer: Answer) -> str:
    """Positions, shares, the longest win and how it was checked; of a solved game also what the start is."""
    found, start, longest = answer.found, answer.found.start.exact, answer.found.longest.exact
    assert longest
    shares = " / ".join(
        f"{100 * count / found.positions:.1f}" for count in (found.wins, found.draws, found.losses)
    )
    cells = (
        answer.title,
        *([VALUES[start.value] + (f" in {start.end} plies" if start.value else "")] if start else []),
        f"{found.positions:,}",
        shares,
        f"{longest.end}",
        f"{found.size / 2**20:.2f} MB",
        f"{found.checked:,}",
    )
    return f"| {' | '.join(cells)} |"


def lines(answer: Answer) -> str:
    """How the start and the longest win go by best play."""
    found = answer.found
    told = [f"### {answer.title}", f"Table `{found.table}`."]
    if found.start.moves:
        told.append(f"From the start (`{found.start.position}`):")
        told.append(f"```\n{wrapped(found.start.moves)}\n```")
    told.append(f"The longest win, from `{found.longest.position}`:")
    told.append(f"```\n{wrapped(found.longest.moves)}\n```")
    return "\n\n".join(told)


def wrapped(moves: tuple[str, ...], width: int = 16) -> str:
    return "\n".join(" ".join(moves[at : at + width]) for at in range(0, len(moves), width))


def title(game: Game) -> str:
    return Words("en", game.key).say("title")


def expected() -> Iterator[str]:
    """What is certain in games without choices, at tables of several sizes."""
    for game in GAMES:
        first = {name: "0" for name in game.Rules.choices() if game.Rules.names_seat(name)}
        for seats in [seats for seats in game.seats if seats <= TABLES] if game.is_luck else []:
            if found := expect(game, first, seats):
                shares = ", ".join(f"{100 * share:.4f}" for share in found.shares)
                yield f"| {title(game)} | {seats} | {shares} | {found.moves:.4f} |"


def write(document: Path = DOCUMENT, jobs: int = 1) -> None:
    found = list(answers(jobs))
    page = PAGE.format(
        solved="\n".join(row(each) for each in found if each.found.start.exact),
        endings="\n".join(row(each) for each in found if not each.found.start.exact),
        expected="\n".join(expected()),
        lines="\n\n".join(map(lines, found)),
    )
    document.write_text(page, "utf-8")


PAGE = """\
# What is known for certain

This page is written by `python -m bench.solved`, from the tables that `parlour solve GAME` makes.

## Solved games

By best play on both sides. Positions are counted as they stand on the board, without those that are over;
shares of them are won / drawn / lost for the side to move, in percent.

| game | the start is | positions | won / drawn / lost | longest win, plies | on the disk | compared |
|---|---|---|---|---|---|---|
{solved}

In Wolf and Sheep the wolf begins by choosing its square; in Battle White has the three jumping stones and
begins. Rules that only count moves (how many make a draw, or a win for White) are no part of a table.

## Endings

These games are too large to be solved from the start. Of Nine Men's Morris the table has all positions with
3 to 5 stones on both sides and with 3 against 6, when all are placed; of the draughts games, all with up to
four pieces, none in hand, with White to move. With `king=short` Draughts has the kings of the English game.
Chicago Draughts has the endings of Draughts.

| game | positions | won / drawn / lost | longest win, plies | on the disk | compared |
|---|---|---|---|---|---|
{endings}

## How it is checked

Every code of a table is compared with those one ply later (all of them in a group of up to two million
positions, else one of sixteen; `parlour solve --check-all`: all), and `compared` positions with the plain
rules, that people play by, through the file. [tables.md](tables.md) says how a table is made and what it
costs.

## Games without choices

All positions that chance can bring about are followed with their probabilities, until less than 10⁻¹⁰ is
still being played (`parlour.lab.chain`). The first seat begins. Of Clock a proof is known: its cards are
turned in an order as random as that of the pack, so the place of the fourth king decides; one deal of
thirteen is won.

| game | seats | share of each seat in percent | moves a match |
|---|---|---|---|
{expected}

The reports in [balance/](balance/README.md) have simulated matches beside these figures, with the
difference. Battle has 52! deals, and no short cut is known.

## Best play

{lines}
"""

if __name__ == "__main__":
    write(jobs=cores())
