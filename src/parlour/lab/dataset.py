"""Many matches as one file: a row for every move, or PDN for board games; and a record as a frame of pandas.

The file is written under another name beside its own and moved there when it is whole; if somebody presses
Ctrl-C, with the matches that were finished. Equal seeds give equal rows, whoever works."""

from __future__ import annotations

import csv
import os
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, NamedTuple, Protocol, get_args, get_type_hints

import msgspec

from parlour import pdn
from parlour.box import Match
from parlour.core import BadSetup, Reason, Refused
from parlour.games import game as find
from parlour.lab.playing import Plan, begin, finish
from parlour.lab.processes import HERE, Lost, Workers, in_order
from parlour.lab.shares import points
from parlour.lab.strangers import BadPlayer
from parlour.match import Match as AnyMatch

CHUNK = 8  # matches that are handed out at a time
GROUP = 50_000  # rows of a Parquet file that lie together

encode = msgspec.json.Encoder().encode


class BadFile(Refused):
    """A file that cannot be written so."""


class Row(NamedTuple):
    """One move. docs/studies.md says what each column holds."""

    match: int
    n: int
    seat: int
    player: str
    move: str
    legal: int
    position: str | None
    drawn: str
    rank: int | None
    score: int | None
    share: float | None
    reason: str | None
    moves: int
    deal: str


class Played(NamedTuple):
    """One match as the file wants it."""

    moves: int
    written: list[Row] | str


class Written(NamedTuple):
    """What stands in the file."""

    matches: int
    rows: int
    interrupted: bool


Task = tuple[Plan, int, int, str]


def rows_of(match: AnyMatch, players: Sequence[str], number: int = 0, deal: str = "") -> list[Row]:
    """The moves of a match, each with how it ended for whoever made it."""
    game, result, notation = match.game, match.result, match.game.notation
    shares = points(result.ranks) if result else []
    found = []
    for row in match.rows[1:]:
        before, seat = match.moments[row.n - 1].state, -1 if row.seat is None else row.seat
        seated = result is not None and seat >= 0
        found.append(
            Row(
                number,
                row.n,
                seat,
                players[seat] if seat >= 0 else "",
                row.move,
                len(game.legal(before, seat)),
                notation.position(before) if notation else None,
                encode([draw.outcome for draw in row.drawn]).decode(),
                result.ranks[seat] if result and seated else None,
                result.scores[seat] if result and seated else None,
                round(shares[seat], 4) if seated else None,
                result.reason if result else None,
                match.n,
                deal,
            )
        )
    return found


def frame(record: Match | bytes | str | os.PathLike[str]) -> Any:
    """A match, the bytes of a record, or the file with it, as a frame of pandas: a row for every move."""
    try:
        import pandas
    except ImportError:
        raise BadSetup("needs-extra", name="to_pandas", extra="data") from None
    if isinstance(record, AnyMatch):
        match: AnyMatch = record
    else:
        match = Match.replay(record if isinstance(record, bytes) else Path(record).read_bytes())
    return pandas.DataFrame(rows_of(match, match.header.names), columns=list(Row._fields))


def collect(task: Task) -> list[Played] | Reason | None:
    """Some matches as the file wants them; or why they could not be played."""
    plan, first, count, ending = task
    found = list[Played]()
    for number in range(first, first + count):
        deal, names = number // plan.rotations, plan.seating(number)
        try:
            match = begin(plan, deal)
            result = finish(match, names, {name: [] for name in names}, plan.referee)
        except Refused as error:
            return error.reason
        if result is None:
            return None
        if ending == ".pdn":
            found.append(Played(match.n, pdn.write(match, **pdn_tags(plan, number, names))))
        else:
            found.append(Played(match.n, rows_of(match, names, number, f"{plan.seed} {deal}")))
    return found


def pdn_tags(plan: Plan, number: int, names: Sequence[str]) -> dict[str, str]:
    players = dict(zip(pdn.COLOURS, (f"Parlour {name}" for name in names), strict=True))
    return {"Event": f"{plan.game} {plan.seed}", "Round": str(number + 1), **players}


class Sink(Protocol):
    """A file that takes match after match."""

    def add(self, rows: Any) -> None: ...

    def close(self) -> None: ...


class Lines:
    """A text file: CSV with a head, JSON lines, or PDN with an empty line between two games."""

    def __init__(self, file: Path, ending: str) -> None:
        self._file, self._ending = file.open("w", encoding="utf-8", newline=""), ending
        self._table = csv.writer(self._file, lineterminator="\n")
        if ending == ".csv":
            self._table.writerow(Row._fields)

    def add(self, rows: Any) -> None:
        if self._ending == ".pdn":
            self._file.write(rows + "\n")
        elif self._ending == ".csv":
            self._table.writerows(rows)
        else:
            self._file.writelines(encode(row._asdict()).decode() + "\n" for row in rows)

    def close(self) -> None:
        self._file.close()


class Parquet:
    """Columns that belong together, compressed; what was played stands in the metadata of the file."""

    def __init__(self, file: Path, about: Mapping[str, str]) -> None:
        try:
            import pyarrow
            from pyarrow import parquet
        except ImportError:
            raise BadFile("needs-extra", name=".parquet", extra="data") from None
        kinds = {int: pyarrow.int32(), str: pyarrow.string(), float: pyarrow.float64()}
        hints = get_type_hints(Row)
        fields = [(name, kinds[(get_args(hint) or (hint,))[0]]) for name, hint in hints.items()]
        self._schema = pyarrow.schema(fields, metadata=dict(about))
        self._pyarrow, self._rows = pyarrow, list[Row]()
        self._file = parquet.ParquetWriter(file, self._schema, compression="zstd")

    def add(self, rows: Any) -> None:
        self._rows += rows
        while len(self._rows) >= GROUP:
            self._write(GROUP)

    def _write(self, count: int) -> None:
        group, self._rows = self._rows[:count], self._rows[count:]
        columns = dict(zip(Row._fields, map(list, zip(*group, strict=True)), strict=True))
        self._file.write_table(self._pyarrow.table(columns, schema=self._schema))

    def close(self) -> None:
        if self._rows:
            self._write(len(self._rows))
        self._file.close()


ENDINGS = (".parquet", ".csv", ".jsonl", ".pdn")


def ending_of(name: str, plan: Plan) -> str:
    """How this file is written; refuses what cannot be."""
    ending = Path(name).suffix.lower()
    if ending not in ENDINGS:
        raise BadFile("bad-ending", file=name, endings=list(ENDINGS))
    if ending == ".pdn" and find(plan.game).notation is None:
        raise BadSetup("pdn-no-game", game=plan.game, games=pdn.WRITTEN)
    if plan.alone:
        raise BadSetup("too-many-players", count=len(plan.players), seats=plan.seats)
    return ending


def write(
    name: str,
    plan: Plan,
    count: int,
    about: Mapping[str, str],
    workers: Workers = HERE,
    progress: Callable[[int], None] = lambda done: None,
) -> Written:
    """Play `count` matches and write them into the file, fewer if somebody presses Ctrl-C; without a match
    there is no file."""
    ending, path = ending_of(name, plan), Path(name)
    chunk = CHUNK if plan.random else 1
    rest = [(plan, at, min(chunk, count - at), ending) for at in range(0, count, chunk)]
    results = in_order(collect, rest, workers)
    interrupted, matches, rows = False, 0, 0
    try:
        handle, hidden = tempfile.mkstemp(dir=path.parent, prefix=".parlour-")
        os.close(handle)
    except OSError:
        raise BadFile("cannot-write", file=name) from None
    try:
        sink: Sink = Parquet(Path(hidden), about) if ending == ".parquet" else Lines(Path(hidden), ending)
        with closing(sink):
            try:
                for each in _matches(results):
                    sink.add(each.written)
                    matches, rows = matches + 1, rows + each.moves
                    progress(matches)
            except KeyboardInterrupt:
                interrupted = True
            except Lost:
                raise BadPlayer("worker-lost", count=matches) from None
        if matches:
            os.chmod(hidden, 0o644)
            os.replace(hidden, path)
    finally:
        with suppress(OSError):  # raised where it has got its name
            os.unlink(hidden)
    return Written(matches, rows, interrupted)


def _matches(results: Iterator[Any]) -> Iterator[Played]:
    with closing(results):  # type: ignore[type-var]
        for batch in results:
            if isinstance(batch, Reason):
                raise BadPlayer(batch.key, **batch.data)
            yield from batch
