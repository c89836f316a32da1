"""What each command does."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from itertools import count, groupby
from pathlib import Path
from typing import Any

from parlour import bots
from parlour.box import Match
from parlour.cli.arguments import KEYS, BadArguments
from parlour.cli.house import admin as admin
from parlour.cli.house import backup as backup
from parlour.cli.house import serve as serve
from parlour.cli.laboratory import dataset as dataset
from parlour.cli.laboratory import lab as lab
from parlour.cli.laboratory import workers
from parlour.cli.matches import export as export
from parlour.cli.matches import replay as replay
from parlour.cli.matches import start
from parlour.cli.matches import verify as verify
from parlour.cli.streams import (
    check_output,
    check_unused,
    has_screen,
    house_rules,
    print_rows,
    read,
    show_progress,
    table,
    unused,
    write,
)
from parlour.cli.study import analyse as analyse
from parlour.cli.study import perft as perft
from parlour.cli.study import simulate as simulate
from parlour.cli.study import solve_game
from parlour.core import Game, format_range
from parlour.games import GAMES, game
from parlour.lab import bench as benchmark
from parlour.lab import solve as solving
from parlour.lab.tables import has_table
from parlour.rulebook import page, printing
from parlour.terminal import left, paper, plain
from parlour.terminal.keyboard import Keyboard
from parlour.words import Words

CHECKOUT = Path(__file__).resolve().parents[3]  # of the sources, unless the package comes from a wheel


def games(chosen: Namespace) -> int:
    """List the games, or tell all about one."""
    listed = [game(chosen.game)] if chosen.game else GAMES
    if chosen.json:
        print(json.dumps([describe(each) for each in listed], indent=2, ensure_ascii=False))
        return 0
    say = Words(chosen.lang, "cli").say
    for each in listed:
        words, usual = Words(chosen.lang, each.key), each.Rules()
        seats = each.seats[0] if len(each.seats) == 1 else f"{each.seats[0]}–{each.seats[-1]}"
        print(words.labelled(each.key, f"{words.say('title')}, {say('list-seats', seats=seats)}"))
        if chosen.game:
            print(f"  {words.say('about')}")
            print(f"  {say('list-also', names=words.say('also'))}")
        for name, choices in each.Rules.choices().items():
            shown = ", ".join(format_range(each.Rules.typed(name, choice) for choice in choices))
            label, default = words.label("option", name), each.Rules.typed(name, getattr(usual, name))
            said = say("list-option", label=label, choices=shown, usual=default)
            print(f"  {words.labelled(name, said)}")
        print(f"  {say('list-presets', presets=each.presets)}")
        if chosen.game:
            for name, values in each.Rules.presets.items():
                changes = ", ".join(
                    f"{option}={each.Rules.typed(option, value)}" for option, value in values.items()
                )
                print(
                    f"    {say('list-preset', name=name, label=words.label('preset', name), changes=changes)}"
                )
            print(f"  {say('list-try', game=each.key)}")
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
        "age": each.age,
        "seats": list(each.seats),
        "options": options,
        "presets": presets,
    }


def rules(chosen: Namespace) -> int:
    """Show a rules page for these house rules, in English where there is no other."""
    if chosen.output is not None:
        check_unused(chosen)
    each = game(chosen.game)
    shown = page(each, chosen.lang, house_rules(chosen.rule, each))
    written = printing.as_html(shown) if chosen.html else printing.as_text(shown, paper.size().columns)
    if chosen.output is not None:
        write(chosen.output, written.encode())
    elif sys.stdout.isatty() and not chosen.html:
        import pydoc  # as large as all the rest of the standard library that a command needs

        pydoc.pager("\n".join(paper.lines(written)))
    else:
        print(written, end="")
    return 0


def play(chosen: Namespace) -> int:
    """Play match after match with changing seats, as long as people like."""
    match = _begun(chosen) if chosen.resume is None else _resumed(chosen)
    with _screen(chosen) as seated:
        for number in count(2):
            save = partial(write, chosen.output) if chosen.output else None
            table = seated(match, chosen.lang, save=save)
            status: int = table.play()
            if not table.again:
                return status
            match = _rematch(match)
            if chosen.output:
                chosen.output = unused(Path(chosen.output), number)
    return 0


@contextmanager
def _screen(chosen: Namespace) -> Iterator[Callable[..., Any]]:
    """What somebody plays on here, by how it seats people at a match."""
    if has_screen(chosen):
        from parlour.screen.play import Table  # brings Textual along, which other commands need not wait for

        yield Table
        return
    with Keyboard(more=Words(chosen.lang, "cli").say("enter-for-more")) as keyboard:
        yield partial(plain.Table, keyboard=keyboard)


def _resumed(chosen: Namespace) -> Match:
    """The match that was left last (of a game, if one is named), or that of a file, which is written on."""
    if chosen.output and chosen.output != chosen.resume:
        check_output(chosen)
    if not chosen.resume:
        return left.last(chosen.game and game(chosen.game).key)
    match = left.resumed(read(chosen.resume))
    chosen.output = chosen.output or chosen.resume
    return match


def _begun(chosen: Namespace) -> Match:
    if chosen.game is None:
        raise BadArguments("missing-arguments", names="game", command="parlour play")
    people, listed = max(len(chosen.name), 1), _listed(chosen.bots)
    each, seats, rules = table(chosen, people + (len(listed) if len(listed) > 1 else 0))
    levels = _levels(chosen.bots or "2", seats)
    if len(levels) == 1:  # all others play alike
        levels *= seats - people
    levels = [0] * (seats - len(levels)) + levels
    names = plain.names(chosen.lang, levels, chosen.name)
    return start(chosen, each, rules, names=names, levels=levels)


def _rematch(match: Match) -> Match:
    """The same people and computers once more; everybody moves up a seat, so that somebody else begins."""
    header = match.header
    names, levels = (
        [*values[1:], *values[:1]] for values in (header.names, header.levels or (0,) * match.seats)
    )
    return Match.start(match.game, rules=header.rules, names=names, levels=levels, position=header.position)


def record(chosen: Namespace) -> int:
    """Let computer players play a whole match."""
    each, seats, rules = table(chosen)
    given = _levels(chosen.bots or "1", seats) or [1]
    levels = [given[seat % len(given)] for seat in range(seats)]
    match = start(chosen, each, rules, names=plain.names(chosen.lang, levels, []), levels=levels)
    words = Words(chosen.lang, "cli")
    computers = bots.Computers(match, dict(enumerate(levels)))
    while not match.result:
        computers.step()
        show_progress(words.say("playing", game=each.key, n=match.n))
    show_progress("")
    if chosen.output is None:
        sys.stdout.write(match.record().decode())
    else:
        write(chosen.output, match.record())
        print(words.say("recorded", rows=len(match.rows), file=chosen.output))
    return 0


def join(chosen: Namespace) -> int:
    """Sit down at a table on a server."""
    visits = _visits(chosen)
    status: int = visits.join(chosen.link, chosen.name, chosen.lang, chosen.watch, chosen.new, chosen.server)
    return status


def _visits(chosen: Namespace) -> Any:
    """The way to a table, by the screen that somebody has; it brings sockets along, which other commands need
    not wait for."""
    return import_module("parlour.screen.play" if has_screen(chosen) else "parlour.terminal.visits")


def host(chosen: Namespace) -> int:
    """Open a table on a server and sit down at it."""
    each, seats, rules = table(chosen, 1 + len(_listed(chosen.bots)))
    computers = _levels(chosen.bots or "0", seats)
    if len(computers) == seats:
        raise BadArguments("bad-level", text=chosen.bots)
    levels = [0] * (seats - len(computers)) + computers
    name = chosen.name or Words(chosen.lang).say("a-person", number=1)
    status: int = _visits(chosen).host(chosen.server, each.key, name, chosen.lang, levels, rules)
    return status


def bench(chosen: Namespace) -> int:
    """Measure moves per second: of the rules, of a server with many tables, or beside other programs; let
    everything go wrong; or see how well computers play."""
    words = Words(chosen.lang, "cli")
    if chosen.what == "faults":
        return _bench_faults(chosen, words)
    if chosen.what == "strength":
        return _bench_strength(chosen, words)
    if chosen.what == "balance":
        return _bench_balance(chosen, words)

    def progress(key: str) -> None:
        show_progress(words.say("measuring", game=key))

    if chosen.what == "server" and chosen.masters:
        rows = _beside_the_package("masters").run(chosen.tables, chosen.masters, chosen.seconds, progress)
    elif chosen.what == "server":
        rows = _beside_the_package("server").run(chosen.tables, chosen.seconds, progress)
    elif chosen.what == "peers":
        rows = _beside_the_package("peers").run(chosen.seconds, progress)
    else:
        rows = benchmark.run(chosen.seconds, progress=progress)
    show_progress("")
    if chosen.json:
        print(json.dumps(rows, indent=2))
        return 0
    print_rows(rows)
    for package in dict.fromkeys(row["missing"] for row in rows if "missing" in row):
        print(words.say("no-peer", package=package))
    return 0


def _bench_faults(chosen: Namespace, words: Words) -> int:
    """1 if anything that was acknowledged is not as it was."""
    faults = _beside_the_package("faults")

    def progress(done: int, lost: int) -> None:
        show_progress(words.say("going-wrong", done=done, of=chosen.faults, lost=lost))

    try:
        found = faults.run(chosen.seed, chosen.faults, chosen.minutes, progress)
    except faults.Missing:
        raise BadArguments("needs-services") from None
    show_progress("")
    if chosen.json:
        print(json.dumps(found, indent=2))
    else:
        print_rows(found["kinds"])
        print()
        print_rows([{name: figure for name, figure in found.items() if name not in ("kinds", "wrong")}])
        for each in found["wrong"]:
            print(each)
    return int(any(found[name] for name in ("lost", "doubled", "seats_lost", "wrong")))


def _bench_strength(chosen: Namespace, words: Words) -> int:
    """Tell each row as soon as it is measured; it is written down then."""

    def progress(bout: Any, tally: Any) -> None:
        done = {"done": tally.matches, "of": min(chosen.matches or bout.matches, bout.matches)}
        show_progress(words.say("measuring-bout", game=bout.game, players=", ".join(bout.players), **done))

    games = [key for key in chosen.games.split(",") if key]
    strength = _beside_the_package("strength")
    who = workers(chosen)
    for row in strength.run(
        games, chosen.matches, who.jobs, chosen.seed, progress=progress, cluster=who.cluster
    ):
        show_progress("")
        if chosen.json:
            print(json.dumps(row), flush=True)
        elif "missing" in row:
            print(words.say("no-peer", package=row["missing"]))
        else:
            print("  ".join(row.values()), flush=True)
    return 0


def _bench_balance(chosen: Namespace, words: Words) -> int:
    """Tell of each report as soon as it is written."""

    def progress(key: str, done: int, of: int) -> None:
        show_progress(words.say("measuring-bout", game=key, players="", done=done, of=of))

    games = [key for key in chosen.games.split(",") if key]
    for files in _beside_the_package("balance").run(games, chosen.matches, workers(chosen), progress):
        show_progress("")
        print(words.say("reported", files=files), flush=True)
    return 0


def _beside_the_package(name: str) -> Any:
    """A bench that stands beside the sources and is not installed with them."""
    if not (CHECKOUT / "bench" / f"{name}.py").is_file():
        raise BadArguments("needs-checkout", name=name)
    if str(CHECKOUT) not in sys.path:
        sys.path.insert(0, str(CHECKOUT))
    return import_module(f"bench.{name}")


def solve(chosen: Namespace) -> int:
    """Tell whether a deal can be won, or could have been; or what an exact table says about a game."""
    if chosen.deal in KEYS:
        if has_table(game(chosen.deal)):
            return solve_game(chosen)
        rules = house_rules(chosen.rule)
        found = solving.solve(Match.start(chosen.deal, rules=rules, seed=chosen.seed), chosen.nodes)
    elif not Path(chosen.deal).exists():
        raise BadArguments("no-game-or-file", text=chosen.deal, games=KEYS)
    else:
        found = solving.solve_after(Match.replay(read(chosen.deal)), chosen.nodes)
    if chosen.json:
        print(json.dumps(found._asdict()))
        return 0
    print(plain.verdict(found, chosen.lang))
    if found.won:
        runs = [(move, len(list(same))) for move, same in groupby(found.moves)]
        print(", ".join(move if count == 1 else f"{count} × {move}" for move, count in runs))
    return 0


def completion(chosen: Namespace) -> int:
    """What a shell has to know, so that its tab key asks us."""
    from argcomplete.shell_integration import shellcode

    print(shellcode(["parlour"], shell=chosen.shell))
    return 0


def _listed(given: str | None) -> list[str]:
    return given.split(",") if given and given != "0" else []


def _levels(given: str, seats: int) -> list[int]:
    levels = _listed(given)
    if len(levels) > seats or any(level not in ("1", "2", "3", "4") for level in levels):
        raise BadArguments("bad-level", text=given)
    return [int(level) for level in levels]
