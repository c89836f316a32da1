"""The commands that play many matches and write files about them."""

from __future__ import annotations

import json
import sys
import tempfile
from argparse import Namespace
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from parlour.cli.arguments import BadArguments
from parlour.cli.matches import explaining
from parlour.cli.streams import check_unused, show_progress, table, write
from parlour.lab import balance, simulate
from parlour.lab import dataset as collection
from parlour.lab.processes import Workers
from parlour.lab.report import as_csv, as_markdown, report
from parlour.lab.report.html import as_html
from parlour.lab.strangers import RANDOM
from parlour.words import Words

ENDINGS = ("html", "md", "csv")


def workers(chosen: Namespace) -> Workers:
    """Who works: processes of this machine, or the cluster that was named."""
    return Workers(chosen.jobs, chosen.cluster or "")


def lab(chosen: Namespace) -> int:
    """Play everything against everything, and write what came out."""
    each, seats, rules = table(chosen)
    words, folder = Words(chosen.lang, "cli"), Path(chosen.folder)
    files = [folder / f"{each.key}.{ending}" for ending in ENDINGS]
    for file in files:
        check_unused(Namespace(output=str(file), force=chosen.force))

    def progress(done: int, of: int) -> None:
        show_progress(words.say("simulating", done=done, of=of))

    players = chosen.bots.split(",")
    with made(folder):
        found = balance.run(
            each,
            seats,
            rules,
            players,
            chosen.matches,
            chosen.seed,
            workers(chosen),
            chosen.opening,
            progress,
        )
        show_progress("")
        if found["levels"]:
            shown = report(found, chosen.lang)
            write_all(files, (as_html(shown), as_markdown(shown), as_csv(found)))
            print(words.say("reported", files=[str(file) for file in files]))
    if found["interrupted"]:
        print(words.say("interrupted"), file=sys.stderr)
        return 130
    return 0


@contextmanager
def made(folder: Path) -> Iterator[None]:
    """A folder that takes files; if it was made for them, and nothing came, it goes again."""
    is_new = not folder.exists()
    try:
        folder.mkdir(exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        raise BadArguments("cannot-write", file=str(folder)) from None
    try:
        yield
    finally:
        if is_new:
            with suppress(OSError):  # raised where there is something in it
                folder.rmdir()


def write_all(files: Sequence[Path], texts: Sequence[str]) -> None:
    """All of them, or those that there is no room for take the others along."""
    written = list[Path]()
    try:
        for file, text in zip(files, texts, strict=True):
            write(str(file), text.encode())
            written.append(file)
    except BadArguments:
        for file in written:
            file.unlink()
        raise


def dataset(chosen: Namespace) -> int:
    """Let computers play many matches into one file."""
    each, seats, rules = table(chosen)
    words = Words(chosen.lang, "cli")
    with explaining(chosen.lang):
        players = (chosen.bots or RANDOM).split(",")
        plan = simulate.plan(each, seats, rules, players, chosen.seed, chosen.position or "", chosen.opening)

    def progress(done: int) -> None:
        show_progress(words.say("simulating", done=done, of=chosen.matches))

    about = {"parlour": json.dumps(simulate.about(plan) | {"matches": chosen.matches})}
    written = collection.write(chosen.output, plan, chosen.matches, about, workers(chosen), progress)
    show_progress("")
    if written.matches:
        counted = {"matches": written.matches, "rows": written.rows, "seed": plan.seed}
        print(words.say("collected", file=chosen.output, **counted))
    if written.interrupted:
        stopped = words.say("simulation-stopped", done=written.matches, of=chosen.matches)
        print(stopped, file=sys.stderr)
        return 130
    return 0
