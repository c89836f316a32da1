"""The reports of all games in docs/balance, by one command: `parlour bench balance`.

What is played is chosen so that all of it takes half an hour of processor time: levels that decide quickly,
the lower the longer a match takes, and as many matches as each game allows. House rules take most of it: each
of their values is played as often as a level. `--matches` plays more, for intervals that are less wide."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import parlour
from parlour.core import Game
from parlour.games import GAMES
from parlour.games import game as find
from parlour.lab import balance
from parlour.lab.processes import HERE, Workers
from parlour.lab.report import as_csv, as_markdown, report
from parlour.lab.report.html import as_html
from parlour.words import Words

FOLDER = Path(parlour.__file__).parents[2] / "docs" / "balance"
SEED = "1"


class Study(NamedTuple):
    """Who plays a game for its report, and how often."""

    matches: int = 60
    bots: str = "0,1,2"
    rules: dict[str, str] = {}
    seats: int = 0  # as few as it takes


STUDIES = {
    "draughts": Study(200, "0,1"),
    "reverse-draughts": Study(200, "0,1"),
    "french-draughts": Study(200, "0,1"),
    "italian-draughts": Study(200, "0,1"),
    "chicago-draughts": Study(100, "0,1"),
    "nine-mens-morris": Study(200, "0,1"),
    "hopping-morris": Study(200),
    "cross-morris": Study(200),
    "battle-morris": Study(200),
    "wolf-and-sheep": Study(300),
    "walls": Study(100, "0,1"),
    "corner-draughts": Study(60, "0,1"),
    "crazy-eights": Study(100, "0,1"),
    "hollywood-eights": Study(16, "0,1", {"preset": "short"}),
    "go-fish": Study(120, "0,1", seats=3),
    "concentration": Study(300, "0,1,2", {"preset": "short"}),
    "who-has-the-six": Study(200, "0,1"),
    "battle": Study(300),
    "egyptian-rat-screw": Study(20, "0,2"),
    "six-card-golf": Study(100, "0,1"),
    "kemps": Study(30, "1,2", {"preset": "short", "partners": "as-seated"}),
    "8-28": Study(100, "0,1"),
    "clock-solitaire": Study(2000),
    "accordion": Study(100),
    "one": Study(1000),
    "jule": Study(500),
}


def run(
    games: Iterable[str] = (),
    matches: int | None = None,
    workers: Workers = HERE,
    progress: Callable[[str, int, int], None] = lambda key, done, of: None,
    folder: Path = FOLDER,
) -> Iterator[list[str]]:
    """Write the reports of these games, or of all; tells the files of each as they are written."""
    folder.mkdir(exist_ok=True)
    for game in [find(key) for key in games] or GAMES:
        study = STUDIES.get(game.key, Study())
        count = matches or study.matches
        found = balance.run(
            game,
            study.seats or game.seats[0],
            study.rules,
            study.bots.split(","),
            count,
            SEED,
            workers,
            progress=lambda done, of, key=game.key: progress(key, done, of),  # type: ignore[misc]
        )
        if found["interrupted"]:
            raise KeyboardInterrupt
        shown = report(found, "en")
        texts = {"html": as_html(shown), "md": as_markdown(shown), "csv": as_csv(found)}
        files = [folder / f"{game.key}.{ending}" for ending in texts]
        for file, text in zip(files, texts.values(), strict=True):
            file.write_text(text, "utf-8")
        yield [str(file) for file in files]
    (folder / "README.md").write_text(index(folder), "utf-8")


def index(folder: Path) -> str:
    """The list of the reports that are there."""
    there = [game for game in GAMES if (folder / f"{game.key}.csv").exists()]
    return PAGE.format(reports="\n".join(line(game, folder / f"{game.key}.csv") for game in there))


def line(game: Game, figures: Path) -> str:
    """Where the report is, how many matches it has for every line, and who played, as its figures say."""
    with figures.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    levels = "–" if game.is_luck else ", ".join(dict.fromkeys(row["player"] for row in rows if row["player"]))
    matches = max(int(row["matches"]) for row in rows if row["matches"])
    return LINE.format(
        key=game.key, title=Words("en", game.key).say("title"), matches=f"{matches:,}", levels=levels
    )


LINE = "| [{title}]({key}.md) | {matches} | {levels} | [HTML]({key}.html) | [CSV]({key}.csv) |"
PAGE = """\
# How the games play out

One report a game: who comes first from which seat, how long a match takes and how often the lead changes,
how the levels do against each other, what each house rule changes, what happens how often, and exact answers
where there are some. [studies.md](../studies.md) says how all of it is measured; `bench/balance.py` says who
plays how often. One command writes everything anew, the same with the same sources:

```
parlour bench balance
parlour bench balance --games go-fish,one --matches 1000
```

The column *matches* says on how many every line rests, *levels* who played: 0 moves at random, 1 is the
child, 2 the casual player. Where a match takes long, lower levels play, and fewer matches. With 100 of them a
share is known to ten percentage points, with 400 to five; what lies within an interval may be chance. One
with fewer matches than `bench/balance.py` names comes from a shorter run.

The HTML pages have plots and are made to be opened from the disk.

| game | matches | levels | with plots | figures |
|---|---|---|---|---|
{reports}
"""
