"""What each command does."""

from __future__ import annotations

import json
import os
import sys
import tempfile
import webbrowser
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from itertools import groupby
from pathlib import Path
from typing import Any

from parlour import bots, pdn, search, text
from parlour.box import Match
from parlour.box import verify as verify_record
from parlour.cli.arguments import BadArguments
from parlour.core import SPECTATOR, BadRecord, Game, OtherVersion, Reason, Refused, format_range, format_value
from parlour.games import GAMES, game
from parlour.kit.notation import BadNotation
from parlour.lab import bench as benchmark
from parlour.lab import simulate as simulation
from parlour.lab import solve as solving
from parlour.match import record as records
from parlour.terminal import plain
from parlour.words import Words, rules_page

CHECKOUT = (
    Path(__file__).resolve().parents[3]
)  # of the sources, where the package is not installed from a wheel


def games(chosen: Namespace) -> int:
    """List the games."""
    if chosen.json:
        print(json.dumps([describe(each) for each in GAMES], indent=2, ensure_ascii=False))
        return 0
    for each in GAMES:
        words = Words(chosen.lang, each.key)
        say = Words(chosen.lang, "cli").say
        seats = each.seats[0] if len(each.seats) == 1 else f"{each.seats[0]}–{each.seats[-1]}"
        print(f"{each.key}: {words.say('title')}, {say('list-seats', seats=seats)}")
        for name, choices in each.Rules.choices().items():
            shown = ", ".join(format_range(map(format_value, choices)))
            print(f"  {name}: {say('list-option', label=words.label('option', name), choices=shown)}")
        print(f"  {say('list-presets', presets=each.presets)}")
    return 0


def describe(each: Game) -> dict[str, Any]:
    """A game for programs."""
    defaults = each.Rules()
    options = {
        name: {"default": getattr(defaults, name), "choices": list(choices)}
        for name, choices in each.Rules.choices().items()
    }
    presets = {"book": {}, **{name: dict(values) for name, values in each.Rules.presets.items()}}
    return {
        "id": each.key,
        "kind": each.kind,
        "minutes": each.minutes,
        "seats": list(each.seats),
        "options": options,
        "presets": presets,
    }


def rules(chosen: Namespace) -> int:
    """Show a rules page, in English where there is no other."""
    page, language = rules_page(chosen.lang, game(chosen.game).key)
    if language != chosen.lang:
        print(Words(chosen.lang, "cli").say("no-page"), file=sys.stderr)
    print(page, end="")
    return 0


def play(chosen: Namespace) -> int:
    """Play in plain text."""
    each, seats, rules = _table(chosen)
    levels = [2] * (seats - 1) if chosen.bots is None else _levels(chosen.bots, seats)
    seated = dict(zip(range(seats - len(levels), seats), levels, strict=True))
    names = plain.names(chosen.lang, seats, seated, chosen.name)
    match = Match.start(each, names=names, rules=rules, seed=chosen.seed)
    save = (lambda: _write(chosen.output, match.record())) if chosen.output else None
    return plain.Table(match, seated, chosen.lang, save).play()


def record(chosen: Namespace) -> int:
    """Let computer players play a whole match."""
    each, seats, rules = _table(chosen)
    levels = _levels(chosen.bots or "1", seats) or [1]
    seated = {seat: levels[seat % len(levels)] for seat in range(seats)}
    names = plain.names(chosen.lang, seats, seated, [])
    match = Match.start(each, names=names, rules=rules, seed=chosen.seed)
    words = Words(chosen.lang, "cli")
    computers = bots.Computers(match, seated)
    while not match.result:
        computers.step()
        _progress(words.say("playing", game=each.key, n=match.n))
    _progress("")
    if chosen.output is None:
        sys.stdout.write(match.record().decode())
    else:
        _write(chosen.output, match.record())
        print(words.say("recorded", rows=len(match.rows), file=chosen.output))
    return 0


def replay(chosen: Namespace) -> int:
    """Show recorded matches, each with the table as it stood."""
    matches = _Matches(chosen)
    try:
        for match in matches:
            _show(match if chosen.upto is None else match.at(chosen.upto), chosen)
    except OtherVersion as error:
        _tell_rows(records.read(_read(chosen.file)), chosen)
        matches.tell(error.reason)
    return matches.status


def _show(match: Match, chosen: Namespace) -> None:
    if chosen.seat is not None and chosen.seat not in range(match.seats):
        raise BadArguments("no-such-seat", number=chosen.seat)
    words = Words(chosen.lang, match.game.key, _names(match.header))
    for row in match.heard_live(chosen.seat):
        print(
            text.visible(f"{row.n:>4}  {'' if row.seat is None else words.name(row.seat)}  {row.move or '…'}")
        )
        for line in row.told:
            print(text.visible(f"      {words.line(line)}"))
    print()
    print(text.visible(text.render(match.view(chosen.seat), words, match.due())))


def _names(header: records.Header) -> tuple[str, ...]:
    """Who played, each on one line whatever the record says."""
    return tuple(" ".join(text.visible(name).split()) for name in header.names)


def _tell_rows(record: records.Record, chosen: Namespace) -> None:
    """The rows as they were stored; the table as it stood only rules of their version could show."""
    words = Words(chosen.lang, record.header.game, _names(record.header))
    eye = SPECTATOR if chosen.seat is None else chosen.seat
    for row in record.rows if chosen.upto is None else record.rows[: max(chosen.upto, 0) + 1]:
        print(text.visible(f"{row.n:>4}  {'' if row.seat is None else words.name(row.seat)}  {row.move}"))
        for line in row.told:
            if line.to is None or eye in line.to:
                print(text.visible(f"      {words.line(line)}"))


def export(chosen: Namespace) -> int:
    """Write matches the way players of their family do."""
    matches = _Matches(chosen)
    written = "\n".join(pdn.write(match) for match in matches)
    if chosen.output is None:
        sys.stdout.write(written)
    else:
        _write(chosen.output, written.encode())
        print(Words(chosen.lang, "cli").say("saved", file=chosen.output))
    return matches.status


class _Matches:
    """The matches of a record or a PDN file that were asked for. Of many, those that cannot be read are
    told of, and the others go on."""

    def __init__(self, chosen: Namespace) -> None:
        self.chosen, self.status = chosen, 0

    def __iter__(self) -> Iterator[Match]:
        chosen, data = self.chosen, _read(self.chosen.file)
        if not (chosen.file.lower().endswith(".pdn") or pdn.looks_like(data)):
            if chosen.number or chosen.game or chosen.rule:
                raise BadArguments("only-in-pdn")
            yield Match.replay(data)
            return
        written = pdn.decode(data)
        if chosen.number != "all":
            yield self.read(written, pdn.choose(written, chosen.number))
            return
        for number, place in enumerate(pdn.games(written), 1):
            try:
                match = self.read(written, place)
            except Refused as error:
                self.tell(Reason("pdn-number", {"number": number, "text": self.words.reason(error.reason)}))
                self.status = 2
            else:
                yield match

    @property
    def words(self) -> Words:
        return Words(self.chosen.lang, "cli")

    def tell(self, note: Reason) -> None:
        print(self.words.reason(note), file=sys.stderr)

    def read(self, written: str, span: tuple[int, int]) -> Match:
        with _explaining(self.chosen.lang):
            return pdn.read(written, span, self.chosen.game, _rules(self.chosen.rule), self.tell)


@contextmanager
def _explaining(language: str) -> Iterator[None]:
    """What the rules say to a move that cannot be played belongs to the complaint."""
    try:
        yield
    except BadNotation as error:
        if error.why is None:
            raise
        words = Words(language, error.reason.data["game"])
        sentence, why = words.reason(error.reason), words.reason(error.why)
        squares = [touch.removeprefix("place:") for touch in error.why.flash]
        key = "pdn-because-of" if squares else "pdn-because"
        raise BadArguments(key, text=sentence, why=why, squares=squares) from error


def verify(chosen: Namespace) -> int:
    """Check a record: chain, seal, draws, rules; and whether a device kept the same."""
    data = _read(chosen.file)
    words, record = Words(chosen.lang, "cli"), records.read(data)
    sealed, rows = bool(record.header.commitment), len(record.rows)
    try:
        verify_record(data, commitment=chosen.commitment or "", head=chosen.head or "")
        told, status = [words.say("in-order-sealed" if sealed else "in-order-unsealed", rows=rows)], 0
    except OtherVersion as error:
        if record.close is None:
            raise BadRecord("record-open", rows=rows) from None
        unchecked = f"{words.reason(error.reason)} {words.say('rules-unchecked')}"
        told = [words.say("in-part-sealed" if sealed else "in-part-unsealed", rows=rows), unchecked]
        status = 1
    for line in (*told, *_promises(record, words.say, chosen)):
        print(line)
    return status


def _promises(record: records.Record, say: Callable[..., str], chosen: Namespace) -> Iterator[str]:
    """What devices may have kept, and what it proves."""
    header, seeds = record.header, record.rows[0].seeds
    if header.commitment:
        yield say("its-commitment", commitment=header.commitment)
        if not any(seeds):
            yield say("no-seeds")
        elif not header.commitments:
            yield say("seeds-uncommitted")
        for name, seed, commitment in zip(_names(header), seeds, header.commitments, strict=False):
            if commitment and not seed:
                yield say("seed-withheld", name=name)
    yield say("its-head", head=records.digest(record.lines[-1]))
    if chosen.head:
        yield say("head-is-kept")
    else:
        yield say("commitment-is-kept" if chosen.commitment else "nothing-was-kept")


def serve(chosen: Namespace) -> int:
    """Serve tables until Ctrl-C."""
    from parlour.server import run  # brings a web server along, which other commands need not wait for

    say = Words(chosen.lang, "cli").say
    options = run.Options(
        chosen.host,
        chosen.port,
        chosen.data,
        chosen.database,
        chosen.bus,
        chosen.base_path,
        chosen.open,
        tuple(chosen.proxy),
        tuple(chosen.allow_host),
        chosen.keep_days,
        run.limits(chosen.limit),
    )

    def announce(local: str, lan: str | None) -> None:
        print(say("serving", address=local))
        if lan:
            print(say("serving-lan", address=lan))
            print(text.qr(lan), end="")
        print(say("serving-stop"), flush=True)

    try:
        run.serve(options, announce)
    except run.AlreadyServed as error:
        if not chosen.open or not error.address:
            raise
        print(say("already-served", address=error.address), flush=True)
        webbrowser.open(error.address)
        return 0
    print(say("stopped"))
    return 0


def join(chosen: Namespace) -> int:
    """Sit down at a table on a server."""
    from parlour.terminal import remote  # brings sockets along, which other commands need not wait for

    return remote.join(chosen.link, chosen.name, chosen.lang, chosen.watch, chosen.new)


def host(chosen: Namespace) -> int:
    """Open a table on a server and sit down at it."""
    from parlour.terminal import remote

    each, seats, rules = _table(chosen)
    computers = _levels(chosen.bots or "0", seats)
    if len(computers) == seats:
        raise BadArguments("bad-level", text=chosen.bots)
    levels = [0] * (seats - len(computers)) + computers
    name = chosen.name or Words(chosen.lang).say("a-person", number=1)
    return remote.host(chosen.server, each.key, name, chosen.lang, levels, rules)


def backup(chosen: Namespace) -> int:
    """Copy the database while a server may be using it."""
    from parlour.server import run

    run.backup(chosen.data, chosen.database, chosen.file, chosen.force)
    print(Words(chosen.lang, "cli").say("backed-up", file=chosen.file))
    return 0


def bench(chosen: Namespace) -> int:
    """Measure moves per second: of the rules, of a server with many tables, or beside other programs; or let
    everything go wrong."""
    words = Words(chosen.lang, "cli")
    if chosen.what == "faults":
        return _bench_faults(chosen, words)

    def progress(key: str) -> None:
        _progress(words.say("measuring", game=key))

    if chosen.what == "server":
        rows = _beside_the_package("server").run(chosen.tables, chosen.seconds, progress)
    elif chosen.what == "peers":
        rows = _beside_the_package("peers").run(chosen.seconds, progress)
    else:
        rows = benchmark.run(chosen.seconds, progress=progress)
    _progress("")
    if chosen.json:
        print(json.dumps(rows, indent=2))
        return 0
    _print_rows(rows)
    for package in dict.fromkeys(row["missing"] for row in rows if "missing" in row):
        print(words.say("no-peer", package=package))
    return 0


def _bench_faults(chosen: Namespace, words: Words) -> int:
    """1 if anything that was acknowledged is not as it was."""
    faults = _beside_the_package("faults")

    def progress(done: int, lost: int) -> None:
        _progress(words.say("going-wrong", done=done, of=chosen.faults, lost=lost))

    try:
        found = faults.run(chosen.seed, chosen.faults, chosen.minutes, progress)
    except faults.Missing:
        raise BadArguments("needs-services") from None
    _progress("")
    if chosen.json:
        print(json.dumps(found, indent=2))
    else:
        _print_rows(found["kinds"])
        print()
        _print_rows([{name: figure for name, figure in found.items() if name not in ("kinds", "wrong")}])
        for each in found["wrong"]:
            print(each)
    return int(any(found[name] for name in ("lost", "doubled", "seats_lost", "wrong")))


def _print_rows(rows: list[dict[str, Any]]) -> None:
    heads = list(dict.fromkeys(name for row in rows for name in row))
    lines = [heads, *([str(row.get(head, "")) for head in heads] for row in rows)]
    widths = [max(len(line[at]) for line in lines) for at in range(len(heads))]
    for line in lines:
        print("  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip())


def _beside_the_package(name: str) -> Any:
    """A bench that stands beside the sources and is not installed with them."""
    if not (CHECKOUT / "bench" / f"{name}.py").is_file():
        raise BadArguments("needs-checkout", name=name)
    if str(CHECKOUT) not in sys.path:
        sys.path.insert(0, str(CHECKOUT))
    return import_module(f"bench.{name}")


def perft(chosen: Namespace) -> int:
    """Count the runs of `depth` plies."""
    chosen.seats = None
    each, _, rules = _table(chosen)
    if each.kernel is None:
        raise BadArguments("no-kernel", game=each.key, games=[other.key for other in GAMES if other.kernel])
    with _explaining(chosen.lang):
        kernel = each.kernel(pdn.at_position(chosen.position or "", each, rules).state)
    words = Words(chosen.lang, "cli")
    total = search.count(
        kernel,
        chosen.depth,
        compiling=lambda: _notice(words.say("compiling", game=each.key)),
        progress=lambda done, of: _progress(words.say("counting", done=done, of=of)),
    )
    _progress("")
    print(total)
    return 0


def simulate(chosen: Namespace) -> int:
    """Play many matches and tell who won how many."""
    each, seats, rules = _table(chosen)
    levels = [] if chosen.bots is None else _levels(chosen.bots, seats)
    words = Words(chosen.lang, "cli")
    found = simulation.run(
        each,
        chosen.matches,
        seats,
        rules,
        levels,
        chosen.seed,
        compiling=lambda: _notice(words.say("compiling", game=each.key)),
        progress=lambda done: _progress(words.say("simulating", done=done, of=chosen.matches)),
    )
    _progress("")
    if chosen.json:
        print(json.dumps(found))
        return 0
    for seat, wins in enumerate(found["wins"]):
        print(words.say("seat-won", number=seat, wins=wins, share=f"{100 * wins / found['matches']:.1f}"))
        if "points" in found:
            print(f"  {words.say('seat-scored', points=found['points'][seat])}")
    counted = {name: found[name] for name in ("draws", "matches", "moves")}
    print(words.say("simulated", **counted, seconds=f"{found['seconds']:.1f}"))
    return 0


def solve(chosen: Namespace) -> int:
    """Tell whether a deal can be won, or could have been."""
    if chosen.deal in [each.key for each in GAMES]:
        found = solving.solve(Match.start(chosen.deal, seed=chosen.seed), chosen.nodes)
    else:
        found = solving.solve_after(Match.replay(_read(chosen.deal)), chosen.nodes)
    if chosen.json:
        print(json.dumps(found._asdict()))
        return 0
    print(plain.verdict(found, chosen.lang))
    if found.won:
        runs = [(move, len(list(same))) for move, same in groupby(found.moves)]
        print(", ".join(move if count == 1 else f"{count} × {move}" for move, count in runs))
    return 0


def _table(chosen: Namespace) -> tuple[Game, int, dict[str, str]]:
    """Game, seats and house rules, checked before anything begins."""
    each = game(chosen.game)
    seats = each.seats[0] if chosen.seats is None else chosen.seats
    given = _rules(chosen.rule)
    each.rules(given, seats)
    if getattr(chosen, "output", None) is not None:
        folder = Path(chosen.output).parent
        if not os.access(folder, os.W_OK) or Path(chosen.output).is_dir():
            raise BadArguments("cannot-write", file=chosen.output)
    return each, seats, given


def _rules(given: Sequence[str]) -> dict[str, str]:
    rules = {}
    for rule in given:
        name, equals, value = rule.partition("=")
        if not (name and equals and value):
            raise BadArguments("bad-rule", text=rule)
        rules[name] = value
    return rules


def _levels(given: str, seats: int) -> list[int]:
    levels = [] if given == "0" else given.split(",")
    if len(levels) > seats or any(level not in ("1", "2", "3", "4") for level in levels):
        raise BadArguments("bad-level", text=given)
    return [int(level) for level in levels]


def _read(name: str) -> bytes:
    try:
        with Path(name).open("rb") as file:
            return file.read(records.MOST_BYTES + 1)
    except FileNotFoundError:
        raise BadArguments("no-such-file", file=name) from None
    except (OSError, ValueError):
        raise BadArguments("cannot-read", file=name) from None


def _write(name: str, data: bytes) -> str:
    """All of it or nothing: a file under another name that is moved into place."""
    path = Path(name)
    try:
        with tempfile.NamedTemporaryFile(dir=path.parent, prefix=".parlour-", delete=False) as file:
            file.write(data)
        try:
            os.replace(file.name, path)
        except OSError:
            os.unlink(file.name)
            raise
    except (OSError, ValueError):
        raise BadArguments("cannot-write", file=name) from None
    return name


def _notice(sentence: str) -> None:
    """What takes a while before anything else can be said; no terminal is needed to be told."""
    if sys.stderr.isatty():
        _progress(sentence)
    else:
        print(sentence, file=sys.stderr, flush=True)


def _progress(sentence: str) -> None:
    """One line on a terminal that is written over; nothing anywhere else."""
    if sys.stderr.isatty():
        print(f"\r\033[K{sentence}", end="", file=sys.stderr, flush=True)
