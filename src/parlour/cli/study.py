"""The commands of those who study games: count, simulate, weigh."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from importlib import metadata
from pathlib import Path
from time import process_time
from typing import Any

from babel.numbers import format_decimal

from parlour import bots, pdn, text
from parlour.box import Match
from parlour.cli.arguments import KEYS, BadArguments
from parlour.cli.matches import Matches, explaining, names_in, start
from parlour.cli.streams import notice, print_aligned, show_progress, table
from parlour.core import Game, number_of
from parlour.games import GAMES
from parlour.lab import simulate as simulation
from parlour.lab.analyse import Advice, advise, last_decision
from parlour.lab.processes import cores
from parlour.lab.shares import read_bounds
from parlour.lab.strangers import RANDOM, level_of
from parlour.lab.tables import Line, Study, study
from parlour.lab.tally import Tally
from parlour.search import Counting
from parlour.search.tables import Step
from parlour.terminal import plain
from parlour.words import Words

OUTCOMES = {1: "win", 0: "draw", -1: "loss"}
VERDICTS = {"high": "sprt-high", "low": "sprt-low", None: "sprt-open"}


def perft(chosen: Namespace) -> int:
    """Count the runs of 1, 2, … plies, and with --divide those after each first move."""
    each, _, rules = table(chosen)
    if each.kernel is None:
        raise BadArguments("no-kernel", game=each.key, games=[other.key for other in GAMES if other.kernel])
    with explaining(chosen.lang):
        match = pdn.at_position(chosen.position or "", each, rules)
    kernel, words = each.kernel(match.state), Words(chosen.lang, "cli")
    counting = Counting(kernel, chosen.depth, compiling=lambda: notice(words.say("compiling", game=each.key)))

    def count(board: Any, depth: int) -> tuple[int, float]:
        start = process_time()
        total = counting.count(
            board, depth, lambda done, of: show_progress(words.say("counting", done=done, of=of))
        )
        return total, process_time() - start

    rows = [(depth, *count(kernel.board, depth)) for depth in range(min(1, chosen.depth), chosen.depth + 1)]
    divided = {}
    if chosen.divide and chosen.depth:
        for move in match.moves(match.to_act()[0]):
            divided[move.text()] = count(kernel.rules.play(kernel.board, move.ply), chosen.depth - 1)[0]
    show_progress("")
    if chosen.json:
        depths = [
            {"depth": depth, "nodes": nodes, "seconds": round(seconds, 6)} for depth, nodes, seconds in rows
        ]
        found = _measured(
            match, compiled=counting.compiled, depths=depths, divide=divided or None, nodes=rows[-1][1]
        )
        print(json.dumps(found))
        return 0
    heads = [words.say("column-depth"), words.say("column-nodes"), words.say("column-speed")]
    print_aligned([heads, *([depth, nodes, _speed(nodes, seconds)] for depth, nodes, seconds in rows)])
    if divided:
        print()
        print_aligned([[move, nodes] for move, nodes in divided.items()])
    print()
    print(rows[-1][1])
    return 0


def _speed(nodes: int, seconds: float) -> int | str:
    """Nodes a second, if that says anything."""
    return round(nodes / seconds) if seconds > 0.01 else "–"


def _measured(match: Match, **more: Any) -> dict[str, Any]:
    """What was looked at, for programs."""
    notation = match.game.notation
    return {
        "parlour": metadata.version("parlour"),
        "game": match.game.key,
        "version": match.game.version,
        "rules": match.header.rules,
        "seats": match.seats,
        "position": notation.position(match.state) if notation else None,
        **more,
    }


def simulate(chosen: Namespace) -> int:
    """Play many matches and tell who came first how often."""
    each, seats, rules = table(chosen)
    words = Words(chosen.lang, "cli")
    bounds = read_bounds(chosen.sprt) if chosen.sprt else None
    with explaining(chosen.lang):
        plan = simulation.plan(
            each,
            seats,
            rules,
            (chosen.bots or RANDOM).split(","),
            chosen.seed,
            chosen.position or "",
            chosen.opening,
        )

    def progress(tally: Tally) -> None:
        first = tally.players[plan.players[0]].found()
        of = {"done": tally.matches, "of": chosen.matches}
        if len(tally.players) == 1:
            show_progress(words.say("simulating", **of))
        else:
            low, high = (percent(end) for end in first["interval"])
            name = player_name(plan.players[0], words)
            show_progress(words.say("simulating-players", **of, player=name, low=low, high=high))

    found = simulation.run(
        plan,
        chosen.matches,
        chosen.jobs or (None if chosen.cluster else cores()),
        bounds,
        compiling=lambda: notice(words.say("compiling", game=each.key)),
        progress=progress,
        cluster=chosen.cluster or "",
    )
    show_progress("")
    if chosen.json:
        print(json.dumps(found))
    else:
        _tell_simulation(found, each, chosen.lang)
    if found["interrupted"]:
        print(words.say("simulation-stopped", done=found["matches"], of=found["asked"]), file=sys.stderr)
        return 130
    return 0


def player_name(name: str, words: Words) -> str:
    """Who plays: a level, or whatever was typed."""
    level = level_of(name)
    if level is None:
        return text.visible(name)
    return words.say("chair-level", level=level) if level else words.say("at-random")


def percent(share: float) -> float:
    return round(100 * share, 1)


def _tell_simulation(found: dict[str, Any], each: Game, language: str) -> None:
    """The result of a simulation for people."""
    words, say = Words(language, each.key), Words(language, "cli").say
    for player in found["by_player"]:
        name = player_name(player["player"], Words(language, "cli"))
        print(say("player-share", player=name, **_share(player)))
        if found["seats"] > 2:
            print(f"  {say('player-fair', share=percent(player['fair']))}")
        seats = [(seat["seat"], percent(seat["share"])) for seat in player["on_seat"]]
        if len(seats) > 1:
            shares = [say("on-seat", number=number_of(number), share=share) for number, share in seats]
            print(f"  {', '.join(shares)}")
        if thinking := player["thinking"]:
            times = {name: round(thinking[name], 1) for name in ("mean", "p95")}
            print(f"  {say('thinking-time', **times)}")
    alone = found["seats"] == 1 and found["by_player"]
    for seat, standing in enumerate([] if alone else found["by_seat"]):
        print(say("seat-share", number=number_of(seat), **_share(standing)))
        if "points" in found and found["matches"]:
            print(f"  {say('seat-scored', points=round(found['points'][seat] / found['matches'], 2))}")
    for reason, count in found["reasons"].items():
        print(f"{count:>8}  {words.say(f'result-{reason}')}")
    if found["lengths"]:
        lengths = {name: found["lengths"][name] for name in ("least", "median", "mean", "most")}
        print(say("match-lengths", **lengths))
    if found["different"] and found["different"] < found["matches"]:
        print(say("same-matches", different=found["different"], matches=found["matches"]))
    if sprt := found.get("sprt"):
        name = player_name(found["players"][0], Words(language, "cli"))
        low, high = percent(sprt["low"]), percent(sprt["high"])
        print(say(VERDICTS[sprt["verdict"]], player=name, low=low, high=high))
    counted = {name: found[name] for name in ("draws", "matches", "moves", "seed")}
    print(say("simulated", **counted, seconds=round(found["seconds"], 1)))


def _share(standing: dict[str, Any]) -> dict[str, Any]:
    low, high = (percent(end) for end in standing["interval"])
    return {"share": percent(standing["share"]), "low": low, "high": high, "wins": standing["wins"]}


def analyse(chosen: Namespace) -> int:
    """The best moves of a position, as the seat that has to move can know them; or what cost most in a
    match."""
    if chosen.review:
        return _review(chosen)
    match, seat = _decision(chosen)
    best = advise(match, seat, chosen.level)[: chosen.moves]
    if chosen.json:
        moves = [
            {"move": each.move.text(), "value": rounded(each.value), "end": each.end}
            | ({"why": each.why.key} if each.why else {})
            for each in best
        ]
        found = _measured(match, row=match.n, seat=seat, level=chosen.level, moves=moves)
        print(json.dumps(found))
        return 0
    names = names_in(match.header)
    words, say = Words(chosen.lang, match.game.key, names), Words(chosen.lang, "cli", names).say
    print(text.visible(text.render(match.view(seat), words, match.due())))
    print()
    print(say("analysed", seat=seat, row=match.n, level=chosen.level))
    if not best:
        print(say("would-wait"))
    rows = [[f"  {each.move.typed()}", worth(each, chosen.lang, say), told(each, words)] for each in best]
    print_aligned(rows, left=(0, 2))
    return 0


def _review(chosen: Namespace) -> int:
    """The moves of a match that cost most, for all seats or one."""
    match = _match(chosen)
    if not bots.can_review(match.game):
        raise BadArguments("no-review")
    seats = range(match.seats) if chosen.seat is None else [chosen.seat]
    review, names = bots.Review(match, seats), names_in(match.header)
    words, say = Words(chosen.lang, match.game.key, names), Words(chosen.lang, "cli", names).say
    while question := review.question:
        show_progress(say("reviewing", done=review.done, of=review.of))
        review.answer(bots.weigh(question))
    show_progress("")
    if chosen.json:
        print(json.dumps(_measured(match.at(0), choices=len(review.choices), slips=_slips(review))))
    else:
        plain.print_slips(review, words, say)
    return 0


def _slips(review: bots.Review) -> list[dict[str, Any]]:
    """What cost most, for programs; `row` is what --upto takes."""
    match, notation = review.match, review.match.game.notation
    return [
        {
            "row": slip.chosen.n,
            "number": slip.chosen.number,
            "seat": slip.chosen.seat,
            "position": notation.position(match.moments[slip.chosen.n].state) if notation else None,
            "played": _judged(slip.played),
            "better": _judged(slip.better),
        }
        for slip in review.slips
    ]


def _judged(judged: bots.Judged) -> dict[str, Any]:
    return {"move": judged.move, "value": rounded(judged.value), "end": judged.end}


def told(advice: Advice, words: Words) -> str:
    """A move in words, unless it is written so anyway; and why, if that is known."""
    said = words.move(advice.move)
    parts = [said] if said != advice.move.typed() else []
    return "  ".join([*parts, words.line(advice.why)] if advice.why else parts)


def rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 4)


def worth(advice: Advice, language: str, say: Any) -> str:
    """A value for people: from -1, lost, to 1, won, or in how many plies it is over."""
    if advice.end is not None and advice.value:
        return str(say("wins-in" if advice.value > 0 else "loses-in", plies=advice.end))
    return "–" if advice.value is None else format_decimal(advice.value, "+0.00;−0.00", locale=language)


def _decision(chosen: Namespace) -> tuple[Match, int]:
    """The match as it stood, and the seat that had a choice then."""
    return last_decision(_match(chosen), chosen.seat)


def _match(chosen: Namespace) -> Match:
    """The match that is asked about, as far as it is wanted."""
    if chosen.what in KEYS:
        chosen.game = chosen.what
        each, seats, rules = table(chosen)
        names = plain.names(chosen.lang, [0] * seats, [])
        match = start(chosen, each, rules, names=names)
    elif chosen.position or not Path(chosen.what).exists():
        raise BadArguments("no-game-or-file", text=chosen.what, games=KEYS)
    else:
        chosen.file = chosen.what
        (match,) = Matches(chosen)
        match = match if chosen.upto is None else match.at(chosen.upto)
    if chosen.seat is not None and chosen.seat not in range(match.seats):
        raise BadArguments("bad-seat", number=number_of(chosen.seat), most=match.seats)
    return match


def solve_game(chosen: Namespace) -> int:
    """Make the exact table of a game, and tell what it says."""
    chosen.game = chosen.deal
    each, _, rules = table(chosen)
    words = Words(chosen.lang, "cli")

    def progress(step: Step) -> None:
        done = {"group": step.group, "groups": step.groups, "share": percent(step.done / step.of)}
        key = "solving" if step.level >= 0 else "solving-checks"
        show_progress(
            words.say(key, game=each.key, **done, **({"level": step.level} if step.level >= 0 else {}))
        )

    with explaining(chosen.lang):
        found = study(
            each,
            rules,
            chosen.jobs or cores(),
            chosen.check_all,
            progress,
            lambda done, of: show_progress(words.say("comparing", done=done, of=of)),
            lambda: notice(words.say("compiling", game=each.key)),
            lambda: show_progress(words.say("solving-waits")),
        )
    show_progress("")
    if chosen.json:
        print(json.dumps(_table_found(found, each, rules)))
    else:
        _tell_table(found, words)
    return 0


def _table_found(found: Study, each: Game, rules: dict[str, str]) -> dict[str, Any]:
    """What a table says, for programs."""

    def line(line: Line) -> dict[str, Any]:
        exact = line.exact
        value = {"value": OUTCOMES[exact.value], "plies": exact.end if exact.value else None} if exact else {}
        return {"position": line.position, "value": None, **value, "moves": line.moves}

    return {
        "parlour": metadata.version("parlour"),
        "game": each.key,
        "version": each.version,
        "rules": rules,
        "table": found.table,
        "positions": found.positions,
        "wins": found.wins,
        "losses": found.losses,
        "draws": found.draws,
        "start": line(found.start),
        "longest": line(found.longest),
        "checked": found.checked,
        "bytes": found.size,
        "seconds": round(found.seconds, 3),
    }


def _tell_table(found: Study, words: Words) -> None:
    """What a table says, for people."""
    say, start, longest = words.say, found.start, found.longest
    if start.exact is None:
        print(say("table-start-unknown"))
    elif start.exact.value == 0:
        print(say("table-start-draw"))
    else:
        key = "table-start-win" if start.exact.value > 0 else "table-start-loss"
        print(say(key, plies=start.exact.end))
    if start.moves:
        print(f"  {' '.join(start.moves)}")
    shares = {name: percent(getattr(found, name) / found.positions) for name in ("wins", "losses", "draws")}
    print(say("table-positions", positions=found.positions, **shares))
    if longest.exact:
        print(say("table-longest", plies=longest.exact.end, position=longest.position))
        print(f"  {' '.join(longest.moves)}")
    print(say("table-made", name=found.table, size=found.size, checked=found.checked))
