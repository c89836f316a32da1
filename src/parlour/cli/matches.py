"""What is done with matches that were written down: show them, write them anew, check them."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from parlour import pdn, text
from parlour.box import Match
from parlour.box import verify as verify_record
from parlour.cli.arguments import BadArguments
from parlour.cli.streams import check_unused, house_rules, read, write
from parlour.core import CLOCK, SPECTATOR, BadRecord, Game, OtherVersion, Reason, Refused, number_of
from parlour.games import game
from parlour.kit.notation import BadNotation
from parlour.match import record as records
from parlour.match import views
from parlour.view import Line
from parlour.words import Words


def replay(chosen: Namespace) -> int:
    """Show recorded matches, each with the table as it stood."""
    matches = Matches(chosen)
    try:
        for match in matches:
            _show(match if chosen.upto is None else match.at(chosen.upto), chosen)
    except OtherVersion as error:
        _tell_rows(records.read(read(chosen.file)), chosen)
        matches.tell(error.reason)
    return matches.status


def _show(match: Match, chosen: Namespace) -> None:
    if chosen.seat is not None and chosen.seat not in range(match.seats):
        raise BadArguments("no-such-seat", number=number_of(chosen.seat))
    words = Words(chosen.lang, match.game.key, names_in(match.header))
    for row in match.heard_live(chosen.seat):
        _tell_row(row, row.told, words)
    print()
    print(text.visible(text.render(match.view(chosen.seat), words, match.due())))


def _tell_row(row: records.Heard | records.Row, told: Iterable[Line], words: Words) -> None:
    """What was said in this row; where nothing was, who did what."""
    said = [words.line(line) for line in told] or [_deed(row, words)]
    for at, line in enumerate(said):
        print(text.visible(f"{'' if at else row.n:>4}  {line}"))


def _deed(row: records.Heard | records.Row, words: Words) -> str:
    web = Words(words.language, "web").say
    if not row.n or not row.move:
        return web("replay-unseen" if row.n else "replay-start")
    if row.seat in (None, CLOCK):
        return words.say("do-expire")
    return words.labelled(words.name(row.seat), views.typed(game(words.game), row.move))


def names_in(header: records.Header) -> tuple[str, ...]:
    """Who played, each on one line whatever the record says."""
    return tuple(" ".join(text.visible(name).split()) for name in header.names)


def _tell_rows(record: records.Record, chosen: Namespace) -> None:
    """The rows as they were stored; the table as it stood only rules of their version could show."""
    words = Words(chosen.lang, record.header.game, names_in(record.header))
    eye = SPECTATOR if chosen.seat is None else chosen.seat
    for row in record.rows if chosen.upto is None else record.rows[: max(chosen.upto, 0) + 1]:
        _tell_row(row, [line for line in row.told if line.to is None or eye in line.to], words)


def export(chosen: Namespace) -> int:
    """Write matches the way players of their family do."""
    if chosen.output is not None:
        check_unused(chosen)
    matches = Matches(chosen)
    written = "\n".join(pdn.write(match) for match in matches)
    if chosen.output is None:
        sys.stdout.write(written)
    else:
        write(chosen.output, written.encode())
        print(Words(chosen.lang, "cli").say("saved", file=chosen.output))
    return matches.status


class Matches:
    """The matches of a record or a PDN file that were asked for. Of many, those that cannot be read are
    told of, and the others go on."""

    def __init__(self, chosen: Namespace) -> None:
        self.chosen, self.status = chosen, 0

    def __iter__(self) -> Iterator[Match]:
        chosen, data = self.chosen, read(self.chosen.file)
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
        with explaining(self.chosen.lang):
            return pdn.read(written, span, self.chosen.game, house_rules(self.chosen.rule), self.tell)


def start(chosen: Namespace, each: Game, rules: Mapping[str, str], **more: Any) -> Match:
    """A new match, from the position that was given if there is one."""
    if not chosen.position:
        return Match.start(each, rules=rules, seed=chosen.seed, **more)
    with explaining(chosen.lang):
        match = pdn.at_position(chosen.position, each, rules, seed=chosen.seed, **more)
    if match.result:
        raise BadArguments("position-over")
    return match


@contextmanager
def explaining(language: str) -> Iterator[None]:
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
    data = read(chosen.file)
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
        for name, seed, commitment in zip(names_in(header), seeds, header.commitments, strict=False):
            if commitment and not seed:
                yield say("seed-withheld", name=name)
    yield say("its-head", head=records.digest(record.lines[-1]))
    if chosen.head:
        yield say("head-is-kept")
    else:
        yield say("commitment-is-kept" if chosen.commitment else "nothing-was-kept")
