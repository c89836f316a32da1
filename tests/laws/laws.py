"""Laws of play: ends, moves, texts, paths, pieces, deadlines. Each takes a game and a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import msgspec

from parlour import Match
from parlour.chance import QuickDealer, Seal, SealedDealer
from parlour.core import BACK, CLOCK, BadMove, Expire, Game, IllegalMove, zones_of
from parlour.view import (
    Board,
    Fan,
    Line,
    Note,
    Path,
    Score,
    Stack,
    Tokens,
    Transfer,
    View,
    Widget,
    tokens,
    transfer_ends,
)

from .tables import Table, actors, after, at, onlookers, pack, played, positions, snapshot, some_of, take

MOST_ROWS = 60_000  # the last stop comes after 20,000 actions, gestures not counted


def law_playouts_end(game: Game, table: Table) -> None:
    """Random play comes to an end that the rules made, and everybody gets a rank."""
    match = played(game, table._replace(rows=MOST_ROWS))
    assert match.result, f"no end after {match.n} rows"
    assert match.result.reason != "last-stop", f"only the last stop ended it after {match.n} rows"
    assert len(match.result.ranks) == len(match.result.scores) == table.seats, "not everybody has a rank"
    assert min(match.result.ranks) == 1 or table.seats == 1, f"nobody is first: {match.result.ranks}"
    law_someone_moves_until_the_end(game, table._replace(rows=MOST_ROWS))


def law_someone_moves_until_the_end(game: Game, table: Table) -> None:
    """Somebody can move while there is no result; nobody, and not the clock, once there is one."""
    for here, _ in positions(game, table, 60):
        able = [seat for seat in actors(here) if here.moves(seat)]
        listed = [seat for seat in actors(here) if game.legal(here.state, seat)]
        if not here.result:
            assert able, f"nobody can move after row {here.n}, and there is no result"
            _check_nobody_moves_when_ended(here)
        else:
            assert not able, f"{able} can move after the end"
            assert not listed, f"{listed} can move after the end, say the rules"
            assert not any(here.paths(seat) for seat in onlookers(here)), "paths after the end"
            assert not here.due(), f"{here.due()[0][0]} runs after the end"


def _check_nobody_moves_when_ended(here: Match) -> None:
    seat, move = next((seat, here.moves(seat)[0]) for seat in actors(here) if here.moves(seat))
    here.play(0, "/end")
    assert here.result, "the table ended the match, and it goes on"
    assert not any(here.moves(seat) for seat in actors(here)), "somebody can move after /end"
    _check_refused(here, seat, move.text())


def law_listed_moves_play(game: Game, table: Table) -> None:
    """Every listed move plays, as a move and as its text, and makes one row of that seat."""
    for here, rng in positions(game, table, 25):
        for seat in actors(here):
            for move in some_of(here.moves(seat), rng, 4):
                by_text = after(here, seat, move.text())
                by_move = after(here, seat, move)
                assert by_text.record() == by_move.record(), f"{move} is not what {move.text()} plays"
                row = by_move.rows[-1]
                assert (row.n, row.seat, row.move) == (here.n + 1, seat, move.text()), row


def law_nothing_else_plays(game: Game, table: Table) -> None:
    """Moves of other positions, other seats and with changed texts are refused, and change nothing."""
    known = _texts_of_the_match(game, table)
    for here, rng in positions(game, table, 10):
        for seat in (*actors(here), here.seats, CLOCK - 1):
            inside = seat in actors(here)
            moves = here.moves(seat) if inside else []
            legal = {move.text() for move in moves}
            texts = rng.sample(known, min(12, len(known)))
            texts += [_mutated(text, rng) for text in rng.sample(known, min(12, len(known)))]
            texts += [_mutated(text, rng) for text in rng.sample(sorted(legal), min(4, len(legal)))]
            for text in texts:
                if not inside or not _reads_as_one_of(game, text, legal, moves):
                    _check_refused(here, seat, text)


def _texts_of_the_match(game: Game, table: Table) -> list[str]:
    found = {"expire nothing"}
    for here, rng in positions(game, table, 25):
        for seat in actors(here):
            found.update(move.text() for move in some_of(here.moves(seat), rng, 5))
    return sorted(found)


def _mutated(text: str, rng: Random) -> str:
    """The text with one small change."""
    place = rng.randrange(len(text))
    left, letter, right = text[:place], text[place], text[place + 1 :]
    other = rng.choice("0123456789abcdefghxAKQJTCDHS- ")
    return rng.choice(
        [
            left + right,
            left + other + right,
            left + letter + other + right,
            left + letter.swapcase() + right,
            f"{text} {other}",
            f" {text}",
            f"{text}\n",
        ]
    )


def _reads_as_one_of(game: Game, text: str, legal: set[str], moves: list[Any]) -> bool:
    """A changed text may be another legal move, or another way to write one, or another route of one."""
    try:
        read = game.read(text)
    except BadMove:
        return False
    routes = [path for move in moves if len(move.paths()) > 1 for path in move.paths()]
    return read.text() in legal or any(path in routes or (*path, "done") in routes for path in read.paths())


def _check_refused(here: Match, seat: int, text: str) -> None:
    before = snapshot(here)
    try:
        here.play(seat, text)
    except (IllegalMove, BadMove) as error:
        reason = error.reason
    except Exception as error:
        raise AssertionError(f"row {here.n}: {text!r} by {seat} raised {error!r}") from error
    else:
        raise AssertionError(f"row {here.n}: seat {seat} played {text!r}, which is not listed")
    assert reason.key, f"row {here.n}: {text!r} by {seat} was refused without a reason"
    assert snapshot(here) == before, f"row {here.n}: {text!r} by {seat} was refused and changed something"


def law_texts_read_back(game: Game, table: Table) -> None:
    """Every move's text reads back to the equal move; no two moves of a seat are written alike."""
    for here, _ in positions(game, table, 40):
        for seat in actors(here):
            moves = here.moves(seat)
            for move in moves:
                again = here.resolve(seat, _read(game, move.text()))
                assert again == move, f"{move} is written {move.text()!r}, which reads as {again}"
                assert type(again) is type(move), f"{move} reads back as another verb: {again}"
            doubles = [text for text, count in Counter(move.text() for move in moves).items() if count > 1]
            assert not doubles, f"row {here.n}: several moves of seat {seat} are written {doubles[:3]}"


def _read(game: Game, text: str) -> Any:
    try:
        return game.read(text)
    except Exception as error:
        raise AssertionError(f"the text {text!r} cannot be read: {error!r}") from error


def law_paths_are_clear(game: Game, table: Table) -> None:
    """Every move has a path, each path one move; none begins another; every token is in the view."""
    for here, _ in positions(game, table, 40):
        assert not here.paths(None), "a spectator has paths"
        for seat in range(here.seats):
            _check_paths(here, seat)


def _check_paths(here: Match, seat: int) -> None:
    where, paths = f"row {here.n}, seat {seat}", here.paths(seat)
    legal = {move.text() for move in here.moves(seat)}
    assert {path.move for path in paths} == legal, f"{where}: paths and moves differ"
    moves: dict[tuple[str, ...], str] = {}
    for path in paths:
        assert path.touches, f"{where}: {path.move} has an empty path"
        assert path.touches not in moves, f"{where}: {path.touches} is {path.move} and {moves[path.touches]}"
        moves[path.touches] = path.move
    for touches, move in moves.items():
        for length in range(1, len(touches)):
            longer = moves.get(touches[:length])
            assert longer is None, f"{where}: the path of {longer} begins that of {move}: {touches}"
    missing = {touch for touches in moves for touch in touches} - tokens(here.view(seat))
    assert not missing, f"{where}: tokens that nothing in the view carries: {sorted(missing)[:5]}"


def law_views_declare_what_is_so(game: Game, table: Table) -> None:
    """Clients need not guess: paths are races where their moves are, what is raced for is touched by races
    alone, a summary is a column, an owner has a seat, and a pile holds no more cards than its fan."""
    for here, _ in positions(game, table, 20):
        for seat in (None, *range(here.seats)):
            paths = here.paths(seat)
            racing = {move.text() for move in here.moves(seat) if move.race} if seat is not None else set()
            assert {path.move for path in paths if path.race} == racing, f"row {here.n}: {seat} races"
            for widget in here.view(seat).widgets:
                _check_declared(widget, paths, here)


def _check_declared(widget: Widget, paths: Iterable[Path], here: Match) -> None:
    where = f"row {here.n}, {widget.zone}"
    match widget:
        case Stack(race=True):
            slow = [path.move for path in paths if widget.touch in path.touches and not path.race]
            assert not slow, f"{where}: raced for, but {slow} is no race"
        case Score():
            assert widget.summary in (None, *widget.columns), f"{where}: no column {widget.summary}"
        case Board():
            owners = {place.owner for place in widget.places} - {None}
            assert owners <= set(range(here.seats)), f"{where}: owners without a seat: {owners}"
        case Fan():
            assert sum(1 + card.under for card in widget.cards) <= widget.count, (
                f"{where}: more than there are"
            )


def law_copies_stand_alone(game: Game, table: Table) -> None:
    """Playing on a copy of a state never changes the original."""
    for here, rng in positions(game, table, 30):
        original = here.state
        before = pack(original)
        for seat in actors(here):
            for move in some_of(here.moves(seat), rng, 3):
                twin = original.copy()
                assert twin == original, "a copy differs from its original"
                game.play(twin, seat, move, QuickDealer(rng))
                assert pack(original) == before, f"row {here.n}: {move} on a copy changed the original"


def law_match_copies_keep_the_seal(game: Game, table: Table) -> None:
    """A copy of a match draws from a stream of its own, and leaves the original alone."""
    for here, rng in positions(game, table, 2):
        if here.result:
            continue
        before = snapshot(here)
        twin = here.copy()
        assert not twin.secret, "a copy holds the secret"
        assert not twin.header.commitment, "a copy says that it is sealed"
        sealed, free = _play_in_step(at(here, here.n), twin, rng)
        assert _chances(sealed) < 10**6 or sealed != free, f"row {here.n}: the copy drew the sealed future"
        assert snapshot(here) == before, "playing on a copy changed the match"
        assert here.secret.encode() not in twin.record(), "the copy's record opens the seal"


def law_match_copies_replay(game: Game, table: Table) -> None:
    """A copy that was played on has a record like any other."""
    for here, rng in positions(game, table, 1):
        twin = here.copy()
        _play_in_step(at(here, here.n), twin, rng)
        try:
            again = Match.replay(twin.record(), game=game)
        except Exception as error:
            raise AssertionError(f"the record of a copy does not replay: {error!r}") from error
        assert pack(again.state) == pack(twin.state), "the record of a copy replays to another state"


def _play_in_step(sealed: Match, free: Match, rng: Random) -> tuple[list[Any], list[Any]]:
    """The same moves in both as long as both allow them; what each drew."""
    start = sealed.n
    for _ in range(40):
        both = [
            (seat, move)
            for seat in actors(sealed)
            for move in some_of(sealed.moves(seat), rng, 2)
            if move in free.moves(seat)
        ]
        if not both:
            break
        seat, move = rng.choice(both)
        take(sealed, seat, move)
        take(free, seat, move)
    drawn = [[draw for row in each.rows[start + 1 :] for draw in row.drawn] for each in (sealed, free)]
    return drawn[0], drawn[1]


def _chances(drawn: list[Any]) -> int:
    """In how many ways these draws could have come out, at least."""
    product = 1
    for draw in drawn:
        product *= draw.size
        if draw.kind == "shuffle":
            product *= max(1, draw.size - 1)
    return product


def law_no_card_is_lost(game: Game, table: Table) -> None:
    """The cards of all zones together stay the same, each in one place."""
    match = played(game, table)
    dealt = Counter(_cards_in(match.moments[0].state))
    for n, moment in enumerate(match.moments):
        cards = Counter(_cards_in(moment.state))
        assert cards == dealt, f"row {n}: lost {dealt - cards}, found {cards - dealt}"
        doubled = [game.cards[card] for card, count in cards.items() if count > 1]
        assert not doubled, f"row {n}: in two places: {doubled}"


def _cards_in(s: Any) -> Iterator[int]:
    for zone in zones_of(type(s)):
        if zone.among:
            continue
        value = getattr(s, zone.name)
        for cards in value if zone.many else [value]:
            if zone.ordered:
                yield from cards
            else:
                yield from (bit for bit in range(BACK) if cards >> bit & 1)
                assert cards >> BACK == 0, f"{zone.name} holds cards that lie face down"


def law_the_tally_adds_up(game: Game, table: Table) -> None:
    """What a game tallies is never negative and adds up to the same in every position."""
    match = played(game, table)
    tallies = [game.tally(moment.state) for moment in match.moments] if game.tally else []
    for n, tally in enumerate(tallies):
        assert min(tally.values()) >= 0, f"row {n}: less than nothing in {tally}"
        assert sum(tally.values()) == sum(tallies[0].values()), f"row {n}: {tally}, at first {tallies[0]}"


def law_no_piece_is_lost(game: Game, table: Table) -> None:
    """Pieces on boards and beside them: every seat keeps its number, whatever they look like."""
    match = played(game, table)
    first = _pieces_in(at(match, 0).view())
    for n in range(match.n + 1):
        pieces = _pieces_in(at(match, n).view())
        assert pieces == first, f"row {n}: the seats have {pieces} pieces, at first {first}"


def _pieces_in(view: View) -> Counter[int | None]:
    pieces: Counter[int | None] = Counter()
    boards = [widget for widget in view.widgets if isinstance(widget, Board)]
    for board in boards:
        places = [piece.place for piece in board.pieces]
        large = {place.id for place in board.places if place.wide * place.high > 1}
        small = [place for place in places if place not in large]
        assert len(set(small)) == len(small), f"row {view.n}: two pieces on one place"
        assert set(places) <= {place.id for place in board.places}, f"row {view.n}: a piece off the board"
        pieces.update(piece.seat for piece in board.pieces)
    for widget in view.widgets:
        if boards and isinstance(widget, Tokens):
            assert widget.count >= 0, f"row {view.n}: less than no {widget.look}"
            pieces[widget.seat] += widget.count
    return pieces


def law_transfers_name_widgets(game: Game, table: Table) -> None:
    """Cards go from widget to widget: both ends of a transfer are in the view that tells it, and whoever
    sees both is told. Pieces on boards need no transfers."""
    match = played(game, table)
    for n in range(match.n + 1):
        here = at(match, n)
        moved = here.moments[-1].transfers
        shown = transfer_ends(list(game.show(here.state)))
        _check_ends(moved, shown, f"row {n}")
        for seat in onlookers(here) if moved else ():
            view = here.view(seat)
            seen = transfer_ends(view.widgets)
            _check_ends(view.transfers, seen, f"row {n}, seat {seat}")
            untold = [
                each for each in moved if each not in view.transfers and {each.source, each.target} <= seen
            ]
            assert not untold, f"row {n}: seat {seat} is not told of {untold[0]}"


def _check_ends(moved: Iterable[Transfer], there: set[str], where: str) -> None:
    for each in moved:
        assert each.count > 0, f"{where}: {each} moves nothing"
        assert each.source != each.target, f"{where}: {each} goes nowhere"
        lacking = {each.source, each.target} - there
        assert not lacking, f"{where}: no widget is {lacking.pop()}, there are {sorted(there)}"


def law_dice_are_seen_to_roll(game: Game, table: Table) -> None:
    """Everybody is told that dice were thrown in the last row, and only then."""
    for here, _ in positions(game, table, 40):
        thrown = any(draw.kind == "roll" for draw in here.rows[-1].drawn)
        for seat in onlookers(here):
            assert here.view(seat).rolled == thrown, f"row {here.n}: seat {seat} sees the dice wrongly"


def law_deadlines_are_the_clocks(game: Game, table: Table) -> None:
    """Every deadline that runs is a move of the clock and of nobody else, under one name."""
    for here, _ in positions(game, table, 60):
        due = game.due(here.state)
        names = [name for name, _ in due]
        assert len(set(names)) == len(names), f"row {here.n}: two deadlines of one name: {names}"
        assert all(ms > 0 for _, ms in due), f"row {here.n}: a deadline without time: {due}"
        assert due == game.due(msgspec.msgpack.decode(pack(here.state), type=game.State)), "unstable"
        expected = [] if here.result else [Expire(name) for name in names]
        assert here.moves(CLOCK) == expected, f"row {here.n}: {names} run, the clock may {here.moves(CLOCK)}"
        for name in names:
            for seat in range(here.seats):
                _check_refused(here, seat, Expire(name).text())
            if not here.result:
                after(here, CLOCK, Expire(name))


def law_deadlines_keep_their_names(game: Game, table: Table) -> None:
    """A name stays while the status line stays, never comes back once gone, and expires once."""
    match = played(game, table)
    gone: set[str] = set()
    for n in range(1, match.n + 1):
        before, now = at(match, n - 1), at(match, n)
        old, new = ({name for name, _ in game.due(here.state)} for here in (before, now))
        if _status(before) == _status(now) and match.rows[n].seat != CLOCK:
            assert old == new, f"row {n}: nothing is new on the table, but {old} became {new}"
        if match.rows[n].seat == CLOCK:
            expired = _read(game, match.rows[n].move).name
            assert expired not in new, f"row {n}: {expired} has passed, and still runs"
        gone |= old - new
        assert not gone & new, f"row {n}: {gone & new} had gone, and came back"


def _status(here: Match) -> Note | None:
    return next((widget for widget in here.view().widgets if isinstance(widget, Note)), None)


class Listening(SealedDealer):
    """A dealer that keeps for itself what was said."""

    def __init__(self, seal: Seal, card_names: Any) -> None:
        super().__init__(seal, card_names)
        self.said: list[tuple[str, bool]] = []

    def say(self, key: str, to: Any = None, fleeting: bool = False, **data: Any) -> None:
        self.said.append((key, fleeting))
        super().say(key, **({} if to is None else {"to": to}), fleeting=fleeting, **data)


def law_every_line_is_recorded(game: Game, table: Table) -> None:
    """What the table heard stands in the record, the fleeting lines too."""
    for here, rng in positions(game, table, 20):
        for seat in actors(here):
            for move in some_of(here.moves(seat), rng, 2):
                twin = at(here, here.n)
                dealer = Listening(twin.dealer.seal, game.cards)  # type: ignore[attr-defined]
                dealer.counters = dict(twin.dealer.counters)
                twin.dealer = dealer
                take(twin, seat, move)
                line = msgspec.json.decode(twin.record().splitlines()[here.n + 2])
                told = [msgspec.convert(each, Line) for each in line.get("told", [])]
                heard = [(each.key, each.fleeting) for each in told]
                assert heard == dealer.said, (
                    f"row {here.n}: {move} said {dealer.said}, the record has {heard}"
                )


PLAY = [
    law_someone_moves_until_the_end,
    law_listed_moves_play,
    law_nothing_else_plays,
    law_texts_read_back,
    law_paths_are_clear,
    law_views_declare_what_is_so,
    law_copies_stand_alone,
    law_match_copies_keep_the_seal,
    law_match_copies_replay,
    law_no_card_is_lost,
    law_no_piece_is_lost,
    law_the_tally_adds_up,
    law_transfers_name_widgets,
    law_dice_are_seen_to_roll,
    law_deadlines_are_the_clocks,
    law_deadlines_keep_their_names,
    law_every_line_is_recorded,
]
