"""No leak: everything that leaves the house for somebody stays the same, to the byte, when all that
they cannot see is dealt anew. Every listed game is held against it."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeAlias

import msgspec
import pytest
import sqlalchemy as sql

import parlour
from parlour import protocol
from parlour.core import SPECTATOR, Game, Move
from parlour.match import Match
from parlour.server import books, deeds, show
from parlour.server.database import backup, connect, log
from parlour.server.house import House
from parlour.server.live import LiveTable
from parlour.server.table import Table
from parlour.words import card_sign
from tests.laws.secrets import SECRETS
from tests.laws.sight import NONSENSE, _forbidden, _hides, _learned, _witnessed, _words
from tests.laws.tables import after, at, in_world, onlookers, some_of, verbs_in
from tests.matrix import slow_unless
from tests.server.inside import Guest, Inside, Sent, lived, playing, seated, until

ROWS = 28  # that are played at a table
WORLDS = 2  # places in a match at which the unseen is dealt anew
PLAN = 4  # moves that are then made in both worlds
LANGUAGES = ("en", "de", "fr", "it", "ru")
UNREADABLE = (
    "{",
    "[]",
    '{"type":"move"}',
    '{"type":"face","id":"12345678","seat":31}',
    '{"type":"nothing","id":"12345678"}',
)
Viewer: TypeAlias = int | None
Plan: TypeAlias = list[tuple[int, tuple[str, str]]]  # a seat, and its move in either world


class Party(NamedTuple):
    """Everybody who is connected to a table."""

    live: LiveTable
    seats: list[Guest]
    shared: Guest  # one device with two seats, besides their own
    watchers: list[Guest]
    stranger: Guest
    tokens: list[str]

    @property
    def all(self) -> list[Guest]:
        return [*self.seats, self.shared, *self.watchers, self.stranger]


class World(NamedTuple):
    """What somebody got, by the name of their line."""

    got: dict[str, list[str]]

    def seen_by(self, viewer: Viewer) -> dict[str, list[str]]:
        """What is for the eyes of this viewer; what is for everybody's is for theirs too."""
        return {
            line: sent for line, sent in self.got.items() if line.split(":")[1] in (str(viewer), str(None))
        }


async def settle(seconds: float = 0.02) -> None:
    """Until everything has arrived; with more seconds, until claims are judged."""
    await asyncio.sleep(seconds)


async def gather(house: House, invite: str, tokens: Sequence[str], called: str) -> Party:
    """Everybody comes."""
    live = await house.find(invite)
    seats = []
    for seat, token in enumerate(tokens):
        guest = Guest(house, invite, [token], LANGUAGES[seat % 5])
        guest.eyes, guest.called = seat, called
        seats.append(await guest.come())
    shared = await Guest(house, invite, list(tokens[:2])).come()
    watchers = [await Guest(house, invite, language=language).come() for language in ("en", "ru")]
    stranger = await Guest(house, invite, ["a token of nobody"]).come()
    await settle()
    return Party(live, seats, shared, watchers, stranger, list(tokens))


# A whole evening, and what nobody may be told


async def evening(database: Path, game: Game, preset: str, people: int, seed: int) -> Evening:
    """A random match with everything that people do; copies of the database are kept on the way."""
    rng = Random(f"{game.key} {preset} {people} {seed}")
    async with Inside(database, keep=False) as house:
        invite, *tokens = await seated(house, game.key, people, preset=preset)
        live = await house.find(invite)
        host = await Guest(house, invite, [tokens[0]]).come()
        host.do("set-table", idle=600, chat="free")
        host.do("start-match")
        await until(lambda: host.view)
        await host.leave()
        party = await gather(house, invite, tokens, "evening")
        kept: dict[int, Path] = {}
        places = {place * ROWS // WORLDS + rng.randrange(3, ROWS // WORLDS) for place in range(WORLDS)}
        while not playing(live).result and playing(live).n < ROWS:
            await random_move(party, rng)
            if len(kept) < WORLDS and playing(live).n >= min(places) and not live.table.state.claims:
                places.remove(min(places))
                kept[playing(live).n] = database.with_name(f"{database.stem}-{playing(live).n}.db")
                backup(f"sqlite:///{database}", kept[playing(live).n])
            await chatter(party, rng)
        sent = {guest: list(guest.sent) for guest in party.all}
        viewers = [] if playing(live).result else onlookers(playing(live))  # else the seal is open
        records = {viewer: await records_of(party, viewer) for viewer in viewers}
        hidden = [live.table.state.secret, playing(live).secret]
        match = at(playing(live), playing(live).n)
        party.seats[0].do("end-match")
        await settle()
        done = Evening(invite, tokens, match, kept, sent, records, hidden)
        check_keys(done, party)
        for guest in party.all:
            await guest.leave()
        return done


class Evening(NamedTuple):
    """What is left of it."""

    invite: str
    tokens: list[str]
    match: Match
    kept: dict[int, Path]
    sent: dict[Guest, list[Sent]]
    records: dict[Viewer, str]
    secrets: list[str]


async def random_move(party: Party, rng: Random) -> None:
    """Somebody makes a move, any verb as gladly as another."""
    match = playing(party.live)
    able = [seat for seat in range(match.seats) if match.moves(seat)]
    if not able:
        await settle(2.5)  # a clock runs
        return
    seat = rng.choice(able)
    by_verb = verbs_in([move for move in match.moves(seat) if move.verb() != "give-up"])
    move = rng.choice(by_verb[rng.choice(list(by_verb))])
    party.seats[seat].do("move", seat=seat, n=match.n, move=move.text())
    await settle(0.5 if match.game.reflex else 0.02)


async def chatter(party: Party, rng: Random) -> None:
    """What people do besides; nothing of it names a card."""
    guest = rng.choice(party.seats)
    seat = guest.eyes
    match rng.randrange(8):
        case 0:
            guest.do("say", seat=seat, phrase="oops")
        case 1:
            guest.do("why", seat=seat, touches=list(rng.choice(NONSENSE[:3])))
        case 2:
            guest.do("read-log", before=rng.randrange(40), count=20)
            guest.do("read-moves", seat=seat)
            guest.do("read-table")
        case 3:
            await face(party.shared, rng.choice([None, *range(len(party.seats))][:3]))
        case 4:
            guest.do("undo", seat=seat)
            await settle()
            for other in party.seats:
                other.do("agree", seat=other.eyes, yes=rng.random() < 0.8)
        case 5:
            guest.do("move", seat=seat, n=0, move=rng.choice(["nonsense", "/undo 0", "lay"]))
        case 6:
            guest.say(rng.choice(UNREADABLE[:3]))
        case _:
            guest.do("offer-draw", seat=seat)
            await settle()
            for other in party.seats:
                other.do("agree", seat=other.eyes, yes=False)
    await settle(0.5 if playing(party.live).game.reflex else 0.02)


async def face(shared: Guest, seat: Viewer) -> None:
    shared.do("face", seat=seat)
    shared.eyes = seat
    await settle()


async def records_of(party: Party, seat: Viewer) -> str:
    """The record of the running match as the HTTP side gives it to the holder of a token."""
    begun = party.live.table.state.match
    assert begun
    viewer = await party.live.identify("" if seat is None else party.tokens[seat])
    return (await books.record(party.live, begun.row, viewer)).decode()


def check_keys(done: Evening, party: Party) -> None:
    """No token, no hash of one and no secret ever leaves; a stranger only hears good-bye."""
    keys = [*done.tokens, *map(deeds.digest, done.tokens), *done.secrets]
    for guest in party.all:
        for sent in guest.sent:
            assert not [key for key in keys if key in sent.data], f"a key was sent: {sent.data[:200]}"
    for record in done.records.values():
        assert not [key for key in keys if key in record], "a key stands in the record of a running match"
    assert [msgspec.json.decode(sent.data)["type"] for sent in party.stranger.sent] == ["bye"]


def check_names(game: Game, done: Evening) -> None:
    """No card that the rules file hides from somebody is named to them before they rightly saw it."""
    match, stated = done.match, SECRETS[game.key]
    witnessed = {seat: _witnessed(match, stated, seat) for seat in onlookers(match)}
    for guest, messages in done.sent.items():
        for sent in messages:
            eyes = None if not guest.tokens or sent.eyes is None else sent.eyes
            told, shown = split(sent.data)
            n = min(sent.n, match.n)
            hidden = _forbidden(at(match, n).state, stated, eyes)
            check_named(game, hidden & ~witnessed[eyes][n], shown, f"row {n}: what {eyes} is shown")
            ever = ever_seen(witnessed[eyes], n)
            check_named(game, hidden & ~ever, told, f"row {n}: what {eyes} is told")
    for eyes, record in done.records.items():
        hidden = _forbidden(match.state, stated, eyes) & ~ever_seen(witnessed[eyes], match.n)
        check_named(game, hidden, record, f"the record of {eyes}")


def ever_seen(witnessed: list[int], n: int) -> int:
    seen = 0
    for cards in witnessed[: n + 1]:
        seen |= cards
    return seen


def split(data: str) -> tuple[str, str]:
    """The rows of a message, which may tell of long ago, and the rest of it but for fixed words."""
    message = msgspec.json.decode(data)
    rows = message.pop("rows", []) + message.get("own", {}).pop("rows", [])
    if message.get("table"):
        message["table"]["words"] = {}
    return json.dumps(rows, ensure_ascii=False), json.dumps(message, ensure_ascii=False)


def check_named(game: Game, hidden: int, text: str, where: str) -> None:
    """Of cards that look alike any may be meant; that these do not leak is seen by comparing worlds."""
    if len(set(game.cards)) < len(game.cards):
        return
    names = {name for card, name in enumerate(game.cards) if hidden >> card & 1}
    named = names & _words(text.encode()) | {name for name in names if card_sign(name) in text}
    assert not named, f"{where} names {sorted(named)}: {text[:300]}"


# The same evening from some row on in two worlds


async def read(database: Path, invite: str) -> Match:
    async with Inside(database, keep=False) as house:
        live = await house.find(invite)
        await live.ready()
        return playing(live)


def deal_anew(database: Path, dealt: Match) -> None:
    """Put another world into the last row of the match."""
    engine = connect(f"sqlite:///{database}")
    with engine.begin() as connection:
        last = sql.select(sql.func.max(log.c.n)).where(log.c.line.is_not(None)).scalar_subquery()
        connection.execute(log.update().where(log.c.n == last).values(packed=dealt.packed()))
    engine.dispose()


def planned(true: Match, dealt: Match, viewer: Viewer, rng: Random) -> Plan:
    """Moves for both worlds, after which the viewer has learned the same in both. A move that the viewer
    does not see may be another one in the other world."""
    plan: Plan = []
    for _ in range(PLAN * 4):
        both = [
            (seat, move, twin)
            for seat in range(true.seats)
            for move in some_of(true.moves(seat), rng, 2)
            for twin in some_of(twins_of(true, dealt, seat, move, viewer), rng, 2)
        ]
        if not both or len(plan) == PLAN:
            break
        seat, move, twin = rng.choice(both)
        ones = after(true, seat, move), after(dealt, seat, twin)
        if all(_learned(ones[0], eyes) == _learned(ones[1], eyes) for eyes in {viewer, None}):
            true, dealt = ones
            plan.append((seat, (move.text(), twin.text())))
    return plan


def twins_of(true: Match, dealt: Match, seat: int, move: Move, viewer: Viewer) -> list[Move]:
    """The moves of the other world that this viewer cannot tell from this one."""
    eyes = SPECTATOR if viewer is None else viewer
    if move.seen_by.at_seat(true.state, seat) >> eyes & 1:
        return [twin for twin in dealt.moves(seat) if twin == move]
    return [twin for twin in dealt.moves(seat) if type(twin) is type(move)]


class Probes(NamedTuple):
    """What is tried in both worlds alike."""

    plan: Plan
    touches: list[list[str]]
    illegal: list[tuple[int, str]]  # in both worlds
    stale: list[tuple[int, str, int]]


def probes(true: Match, dealt: Match, viewer: Viewer, rng: Random) -> Probes:
    moves = [move for seat in range(true.seats) for move in some_of(true.moves(seat), rng, 3)]
    touches = [list(touches) for touches in (*NONSENSE, *(path for move in moves for path in move.paths()))]
    texts = [move.text() for move in moves]
    illegal = [
        (seat, text)
        for seat in range(true.seats)
        for text in rng.sample(texts, min(4, len(texts)))
        if not any(move.text() == text for world in (true, dealt) for move in world.moves(seat))
    ]
    old = [] if viewer is None else some_of(true.moves(viewer), rng, 1)
    stale = [(viewer or 0, move.text(), -1) for move in old if not move.anytime]
    return Probes(planned(true, dealt, viewer, rng), touches, illegal, stale)


async def relived(database: Path, invite: str, tokens: Sequence[str], probes: Probes, at: int) -> World:
    """Come to the table as it was kept, ask everything, play on, take back."""
    async with Inside(database, keep=False) as house:
        party = await gather(house, invite, tokens, "again")
        live = party.live
        slow = 0.5 if playing(live).game.reflex else 0.02
        for guest in party.seats:
            for touches in probes.touches:
                guest.do("why", seat=guest.eyes, touches=touches)
            guest.do("why", seat=(guest.eyes or 0) + 1, touches=[])
            for text in UNREADABLE:
                guest.say(text)
            guest.do("read-log", before=1000, count=200)
            guest.do("read-moves", seat=guest.eyes)
            guest.do("read-moves", seat=(guest.eyes or 0) + 1)
            guest.do("read-table")
            guest.do("move", seat=guest.eyes, n=playing(live).n, move="nonsense")
        for seat, text in probes.illegal:
            party.seats[seat].do("move", seat=seat, n=playing(live).n, move=text)
        for seat, text, n in probes.stale:
            party.seats[seat].do("move", seat=seat, n=n, move=text)
        party.seats[0].do("move", seat=1, n=0, move="nonsense")
        await settle()
        for eyes in (0, 1, None, 1, 0, None):
            await face(party.shared, eyes)
            party.shared.do("read-log", before=1000, count=50)
            party.shared.do("read-moves", seat=0)
            party.seats[0].do("say", seat=0, phrase="hello")
            await settle()
        plan = [(seat, texts[at]) for seat, texts in probes.plan]
        start = playing(live).n + 1
        for number, (seat, text) in enumerate(plan):
            if [(row.seat, row.move) for row in playing(live).rows[start:]] != plan[:number]:
                break  # a clock was quicker, and what was planned would now show something else
            await face(party.shared, (0, 1, None)[number % 3])
            party.seats[seat].do("move", seat=seat, n=playing(live).n, move=text)
            await settle(slow)
            await face(party.shared, (1, None, 0)[number % 3])
            party.shared.do("read-log", before=1000, count=50)
            await settle()
        got: dict[str, list[str]] = {}
        for seat in (None, *range(len(tokens))):
            got[f"record:{seat}"] = [await records_of(party, seat)]
        back = [Guest(house, invite, guest.tokens, guest.language) for guest in party.seats]
        for guest, again in zip(party.seats, back, strict=True):
            await guest.leave()
            again.eyes, again.called = guest.eyes, "back"
            await again.come(since=live.table.row - 3)
        for guest in back:
            guest.do("undo", seat=guest.eyes)
            await settle()
            for other in back:
                other.do("agree", seat=other.eyes, yes=True)
            await settle(slow)
        for name, guest in names_of(party, back):
            for sent in guest.sent:
                eyes = sent.eyes if guest.tokens else None
                got.setdefault(f"{name}:{eyes}", []).append(sent.data)
            await guest.leave()
        return World(got)


def names_of(party: Party, back: Sequence[Guest]) -> Iterator[tuple[str, Guest]]:
    yield from ((f"seat-{guest.eyes}", guest) for guest in party.seats)
    yield from ((f"seat-{guest.eyes}-back", guest) for guest in back)
    yield "shared", party.shared
    yield from ((f"watcher-{guest.language}", guest) for guest in party.watchers)


def compare(true: World, dealt: World, viewer: Viewer) -> Counter[str]:
    """The same bytes for this viewer in both worlds; what those were."""
    one, other = true.seen_by(viewer), dealt.seen_by(viewer)
    assert one.keys() == other.keys()
    for name in one:
        for number, (a, b) in enumerate(zip(one[name], other[name], strict=False)):
            if a != b:
                place = next(at for at, (x, y) in enumerate(zip(a + " ", b + " ", strict=False)) if x != y)
                start = max(place - 80, 0)
                raise AssertionError(
                    f"{name} leaks to {viewer}, message {number}: {a[start : place + 80]!r} or "
                    f"{b[start : place + 80]!r}"
                )
        assert len(one[name]) == len(other[name]), f"{name}: {viewer} is sent more messages in one world"
    return Counter(kind for name, sent in one.items() for data in sent for kind in kinds(name, data))


def kinds(name: str, data: str) -> Iterator[str]:
    """What is in a message, for counting."""
    if name.startswith("record"):
        yield "record"
        return
    message = msgspec.json.decode(data)
    yield message["type"]
    yield from (
        part for part in ("view", "own", "table", "paths", "labels", "countdowns") if message.get(part)
    )
    yield from ("move" for row in message.get("rows", ()) if row.get("move"))
    yield message.get("key", "rows")


def law_nothing_leaks(game: Game, preset: str, people: int, folder: Path, seed: int = 0) -> Counter[str]:
    """Hold an evening of this game against the law; what was compared."""

    def live(coroutine: Any) -> Any:
        with pytest.MonkeyPatch.context() as patch:
            return lived(patch, coroutine, seed)

    done: Evening = live(evening(folder / "evening.db", game, preset, people, seed))
    check_names(game, done)
    compared = Counter[str]()
    if not _hides(game):
        return compared
    for n, database in done.kept.items():
        rng = Random(f"{game.key} {n}")
        true = live(read(database, done.invite))
        for viewer in [*rng.sample(range(people), min(2, people)), None]:
            dealt = in_world(true, true.redeal(viewer, rng))
            tried = probes(true, dealt, viewer, rng)
            compared["planned"] += len(tried.plan)
            compared["hidden"] += sum(one != other for _, (one, other) in tried.plan)
            worlds = []
            for number, match in enumerate((true, dealt)):
                copy = database.with_name(f"{database.stem}-{viewer}-{number}.db")
                backup(f"sqlite:///{database}", copy)
                deal_anew(copy, match)
                worlds.append(live(relived(copy, done.invite, done.tokens, tried, number)))
            compared += compare(worlds[0], worlds[1], viewer)
    return compared


def tables() -> Iterator[object]:
    for game in parlour.games():
        for preset in game.presets:
            people = min(max(game.seats[0], 3), game.seats[-1])
            shortest = "short" if "short" in game.presets else "book"
            marks = slow_unless(preset == shortest and game.key != "hollywood-eights")
            yield pytest.param(game, preset, people, id=f"{game.key}-{preset}-{people}", marks=marks)


@pytest.mark.parametrize(("game", "preset", "people"), list(tables()))
def test_nothing_leaks(game: Game, preset: str, people: int, tmp_path: Path) -> None:
    compared = law_nothing_leaks(game, preset, people, tmp_path)
    print(game.key, preset, dict(compared))
    if _hides(game):
        wanted = {"view", "own", "table", "move", "log-rows", "record", "refused", "unreadable"}
        missing = wanted - set(compared)
        assert not missing, f"nothing was compared of {missing}"
        # Where all is luck, every move shows something new, and the worlds part.
        assert compared["planned"] > 3 or game.is_luck, "hardly anything was played in both worlds"


@pytest.mark.slow
@pytest.mark.parametrize("game", parlour.games(), ids=lambda game: game.key)
def test_nothing_leaks_at_tables_of_any_size(game: Game, tmp_path: Path) -> None:
    for people in {game.seats[0], game.seats[-1]} & set(game.seats):
        for seed in range(1, 4):
            folder = tmp_path / f"{people}-{seed}"
            folder.mkdir()
            law_nothing_leaks(game, game.presets[-1], people, folder, seed)


# The law itself: whoever plants a leak is caught


def through_the_eyes_of_a_neighbour(patch: pytest.MonkeyPatch) -> None:
    viewer = show.viewer
    patch.setattr(show, "viewer", lambda client, match: 1 if client.held == (0,) else viewer(client, match))


def watchers_see_a_hand(patch: pytest.MonkeyPatch) -> None:
    viewer = show.viewer
    patch.setattr(show, "viewer", lambda client, match: viewer(client, match) if client.held else 0)


def rows_for_the_wrong_ears(patch: pytest.MonkeyPatch) -> None:
    rows = show.rows
    patch.setattr(show, "rows", lambda log, seat, *more, **named: rows(log, 0, *more, **named))


def a_curtain_that_does_not_close(patch: pytest.MonkeyPatch) -> None:
    face = LiveTable.face

    async def stuck(self: LiveTable, client: Any, message: protocol.Face) -> None:
        if message.seat is not None:
            await face(self, client, message)

    patch.setattr(LiveTable, "face", stuck)


def a_curtain_that_opens_on_the_wrong_side(patch: pytest.MonkeyPatch) -> None:
    viewer = show.viewer
    patch.setattr(
        show,
        "viewer",
        lambda client, match: 0 if client.facing == 1 and client.held == (0, 1) else viewer(client, match),
    )


def a_record_for_anybody(patch: pytest.MonkeyPatch) -> None:
    async def first(self: LiveTable, token: str) -> int:
        return 0

    patch.setattr(LiveTable, "identify", first)


def reasons_that_know_too_much(patch: pytest.MonkeyPatch) -> None:
    why = Match.why

    def knowing(self: Match, *asked: Any) -> Any:
        return msgspec.structs.replace(why(self, *asked), flash=(str(self.state.hands),))

    patch.setattr(Match, "why", knowing)


def a_secret_for_a_commitment(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Table, "commitment", property(lambda self: self.state.secret))


def seats_with_their_keys(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(show, "_name", lambda seat, at, language: seat.token)


LEAKS = [
    through_the_eyes_of_a_neighbour,
    watchers_see_a_hand,
    rows_for_the_wrong_ears,
    a_curtain_that_does_not_close,
    a_curtain_that_opens_on_the_wrong_side,
    a_record_for_anybody,
    reasons_that_know_too_much,
    a_secret_for_a_commitment,
    seats_with_their_keys,
]


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(
    leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match=r"leaks to|names|a key|more messages"):
        law_nothing_leaks(parlour.game("go-fish"), "book", 3, tmp_path)


@pytest.mark.parametrize(
    ("key", "leak"),
    [
        ("go-fish", LEAKS[0]),
        *(pytest.param("go-fish", leak, marks=pytest.mark.slow) for leak in (LEAKS[1], *LEAKS[3:5])),
        ("kemps", rows_for_the_wrong_ears),
        pytest.param("kemps", a_record_for_anybody, marks=pytest.mark.slow),
    ],
)
def test_a_leak_is_found_without_looking_for_names(
    key: str, leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    leak(monkeypatch)
    monkeypatch.setitem(globals(), "check_names", lambda game, done: None)
    with pytest.raises(AssertionError, match="leaks to"):
        law_nothing_leaks(parlour.game(key), "book", 3 if key == "go-fish" else 4, tmp_path)
