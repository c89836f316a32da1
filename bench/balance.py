"""The reports of all games in docs/balance, by one command: `parlour bench balance`.

What is played is chosen so that all of it takes some twenty minutes of processor time: levels that decide
quickly, and as many matches as each game allows. `--matches` plays more, for intervals that are less wide."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import parlour
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
    "draughts": Study(80),
    "reverse-draughts": Study(80),
    "french-draughts": Study(80),
    "italian-draughts": Study(80),
    "chicago-draughts": Study(60),
    "nine-mens-morris": Study(60),
    "hopping-morris": Study(150),
    "cross-morris": Study(150),
    "battle-morris": Study(100),
    "wolf-and-sheep": Study(150),
    "walls": Study(30, "0,1"),
    "corner-draughts": Study(30),
    "crazy-eights": Study(60, "0,1"),
    "hollywood-eights": Study(20, "0,1", {"preset": "short"}),
    "go-fish": Study(80, seats=3),
    "concentration": Study(40, "0,1,2", {"preset": "short"}),
    "who-has-the-six": Study(100),
    "battle": Study(200),
    "egyptian-rat-screw": Study(20, "0,2"),
    "six-card-golf": Study(40),
    "kemps": Study(20, "1,2", {"preset": "short", "partners": "as-seated"}),
    "8-28": Study(60),
    "clock-solitaire": Study(2000),
    "accordion": Study(60),
    "one": Study(1000),
    "jule": Study(300),
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
    there = [game for game in GAMES if (folder / f"{game.key}.md").exists()]
    lines = [LINE.format(key=game.key, title=Words("en", game.key).say("title")) for game in there]
    return PAGE.format(reports="\n".join(lines))


LINE = "| [{title}]({key}.md) | [HTML]({key}.html) | [CSV]({key}.csv) |"
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

Each report says how many matches it has for every line. Here they are few, and the intervals wide: what lies
inside them may be chance. One with fewer matches than `bench/balance.py` names comes from a shorter run, and
is to be made anew before it is cited.

The HTML pages have plots and are made to be opened from the disk.

| game | with plots | figures |
|---|---|---|
{reports}
"""
