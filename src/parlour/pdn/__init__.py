"""Matches as PDN, the way players of draughts write them down; the morris games use the same frame.

[White "Anna"]
[Black "Bert"]
[Result "1-0"]
[GameType "draughts"]

1. 22-18 9-13 2. 18-15 11x18 1-0

`GameType` is the name of a game here, or one of the numbers that other programs know: 21 for the English
game, in which Black begins and `1-0` means that Black has won, 22 for the Italian, 25 for the Russian, 26 for
the Brazilian one; each game says which of them it can be. A game of draughts without a `GameType` that Black
begins is English. `Rules` holds house rules that differ from these. Squares may be named (`c3-d4`); comments
and variations are passed over. A match that a result ends before the rules do was resigned, or agreed to be
a draw. One that went on after a draw that comes by itself here is played without that rule."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, NoReturn

from parlour.box import Match
from parlour.chance import RecordedDealer
from parlour.core import (
    BadMove,
    BadSetup,
    Game,
    IllegalMove,
    Notation,
    Reason,
    Refused,
    Standard,
    format_value,
)
from parlour.games import GAMES
from parlour.games import game as find
from parlour.kit.notation import MOST_LETTERS, BadNotation, printable
from parlour.pdn.scan import ALIKE, OPEN, Written, decode, games, looks_like, scan

__all__ = ["COLOURS", "WRITTEN", "at_position", "choose", "decode", "games", "looks_like", "read", "write"]

DRAW = "1/2-1/2"
RESULTS = {"1-0": (1, 2), "0-1": (2, 1), DRAW: (1, 1)}
ENDS = {"1-0": (1, "/resign"), "0-1": (0, "/resign"), DRAW: (0, "/agree-draw 1")}
BLACK_FIRST = {"1-0": "0-1", "0-1": "1-0"}
COLOURS = ("White", "Black")
USUAL = "draughts"  # what a PDN is that does not say it
LONGEST_NAME = 200
TIE = "\0"  # keeps a number and its move on one line
SIGNS = str.maketrans(":X×–", "xxx-")  # as some write them
SHORT = re.compile(r"(\w+)x(\w+)", re.A)
FEN = re.compile(r"\s*[A-Za-z]*\s*:")  # how a position begins, and no move does

WRITTEN = [each.key for each in GAMES if each.notation]
STANDARDS = {
    standard.number: (each, standard)
    for each in GAMES
    if each.notation
    for standard in each.notation.standards
}


class Begun(NamedTuple):
    """What is settled before the first move of a written game."""

    game: Game
    rules: dict[str, Any]
    position: str
    names: list[str]
    black_first: bool

    def start(self, more: Mapping[str, Any] | None = None) -> Match:
        dealer = RecordedDealer(self.game.cards)
        rules = self.rules | dict(more or {})
        return Match.start(self.game, names=self.names, rules=rules, dealer=dealer, position=self.position)


def read(
    text: str,
    span: tuple[int, int] | None = None,
    game: str | None = None,
    rules: Mapping[str, Any] | None = None,
    tell: Callable[[Reason], None] = lambda note: None,
) -> Match:
    """Play the match of a PDN that stands there, or the only one. A `game` and `rules` that are given go
    before what the text says. `tell` gets what should be known of the reading."""
    written = scan(text, *span or choose(text))
    return _play(written, _begun(written, game, rules or {}), tell)


def choose(text: str, number: int | None = None) -> tuple[int, int]:
    """Where the game with that `number` stands, counted from 1; without one, the only game."""
    found = games(text)
    if not found:
        raise BadNotation("pdn-empty", text, len(text))
    if number is None and len(found) > 1:
        raise BadNotation("pdn-many", text, found[1][0], count=len(found))
    if number is not None and number not in range(1, len(found) + 1):
        raise BadSetup("pdn-no-number", number=number, count=len(found))
    return found[(number or 1) - 1]


def at_position(text: str, game: Game, rules: Mapping[str, Any], **more: Any) -> Match:
    """A match that stands where a FEN says, or where these moves have led it; `more` as for any match."""
    if len(text) > MOST_LETTERS:
        raise BadNotation("pdn-too-long", text, MOST_LETTERS)
    if game.notation is None:
        raise BadSetup("no-position", game=game.key)
    position = text if FEN.match(text) else ""
    more = more or {"dealer": RecordedDealer(game.cards)}
    match = Match.start(game, rules=rules, position=position, **more)
    if not position:
        written = scan(text, 0, len(text))
        if written.tags or written.result or written.end < len(text):
            raise BadNotation("pdn-more", text, written.result_at)
        _refuse_rest(written, _move_all(match, written))
    return match


def _begun(written: Written, key: str | None, given: Mapping[str, Any]) -> Begun:
    tags = written.tags
    kind = tags.get("GameType")
    name = kind.value.partition(",")[0].strip() if kind else ""
    game, standard = STANDARDS.get(name, (None, None))
    if key:
        standard = standard if game is find(key) else None
        game = find(key)
    elif kind and not game:
        if name not in WRITTEN:
            known = [*WRITTEN, *STANDARDS]
            raise BadNotation("pdn-game", written.text, kind.span[0], text=kind.value, games=known)
        game = find(name)
    game = game or find(USUAL)
    rules = {"preset": standard.preset} if standard else {}
    rules |= _house_rules(written, game) | dict(given)
    names = [printable(tags[colour].value[:LONGEST_NAME]) if colour in tags else colour for colour in COLOURS]
    begun = Begun(game, rules, "", names, False)
    if "FEN" in tags:
        s = _usual(game, rules)
        _notation(game).lay_out(s, written.text, tags["FEN"].span)
        begun = begun._replace(position=_notation(game).position(s))
    elif not kind and not rules:
        begun = _fitting(written, begun)
    if kind and not key and not standard:
        return begun  # our own name for it, and White is named first
    standard = _standard(game, game.rules(begun.rules, 2))
    return begun._replace(black_first=standard is not None and standard.black_first)


def _fitting(written: Written, begun: Begun) -> Begun:
    """With the rules of others if the first move cannot be played by ours, but can by theirs."""
    for preset in ("book", *(standard.preset for standard in _notation(begun.game).standards)):
        other = begun._replace(rules={"preset": preset})
        try:
            _move_all(other.start(), written._replace(words=written.words[:1]))
        except Refused:
            continue
        return other
    return begun


def _house_rules(written: Written, game: Game) -> dict[str, Any]:
    said = written.tags.get("Rules")
    if not said:
        return {}
    rules = {name: value for name, _, value in (part.partition("=") for part in said.value.split())}
    try:
        game.rules(rules, 2)
    except BadSetup as error:
        data = {"text": said.value, "game": game.key}
        raise BadNotation("pdn-rules", written.text, said.span[0], error.reason, **data) from error
    return rules


def _notation(game: Game) -> Notation:
    if game.notation is None:
        raise BadSetup("pdn-no-game", game=game.key, games=WRITTEN)
    return game.notation


def _usual(game: Game, rules: Mapping[str, Any]) -> Any:
    """How a match begins where nothing else is said."""
    _notation(game)
    return game.setup(game.rules(rules, 2), 2, RecordedDealer(game.cards))


def _standard(game: Game, rules: Any) -> Standard | None:
    """The standard that these rules are; whether draws come by themselves is no part of any."""
    notation = _notation(game)
    for standard in notation.standards:
        theirs = game.rules({"preset": standard.preset}, 2)
        if all(getattr(rules, name) == getattr(theirs, name) for name in _kept(game)):
            return standard
    return None


def _kept(game: Game) -> list[str]:
    return [name for name in game.Rules.choices() if name not in _notation(game).endless]


def _play(written: Written, begun: Begun, tell: Callable[[Reason], None]) -> Match:
    result, at = _result(written)
    ours = BLACK_FIRST.get(result, result) if begun.black_first else result
    endless = _notation(begun.game).endless
    match = begun.start()
    played = _move_all(match, written)
    drawn = match.result is not None and match.result.ranks == RESULTS[DRAW]
    if drawn and endless and (played < len(written.words) or ours not in (DRAW, OPEN)):
        tell(Reason("pdn-went-on", {"number": match.n, "rules": _spelled(endless)}))
        match = begun.start(endless)
        played = _move_all(match, written)
    _refuse_rest(written, played)
    if ours in RESULTS and not match.result:
        match.play(*ENDS[ours])
    elif ours in RESULTS and match.result and match.result.ranks != RESULTS[ours]:
        raise BadNotation("pdn-result", written.text, at, text=result)
    return match


def _result(written: Written) -> tuple[str, int]:
    """What the tag or the end of the moves says, and where."""
    result, at = written.result or OPEN, written.result_at
    tag = written.tags.get("Result")
    said = ALIKE.get(tag.value, tag.value) if tag else ""
    if not tag or said in ("", "?", OPEN):
        return result, at
    if said not in RESULTS:
        raise BadNotation("pdn-result", written.text, tag.span[0], text=said)
    if result not in (said, OPEN):
        raise BadNotation("pdn-result", written.text, at, text=result)
    return (said, tag.span[0]) if result == OPEN else (result, at)


def _move_all(match: Match, written: Written) -> int:
    """Play the moves; returns how many were made before the match was over."""
    for count, (at, word) in enumerate(written.words):
        if match.result:
            return count
        _move(match, written.text, at, word)
    return len(written.words)


def _refuse_rest(written: Written, played: int) -> None:
    for at, word in written.words[played:]:
        raise BadNotation("pdn-over", written.text, at, text=word)


def _move(match: Match, text: str, at: int, word: str) -> None:
    def refuse(key: str, why: Reason | None = None, **data: Any) -> NoReturn:
        raise BadNotation(key, text, at, why, text=word, game=match.game.key, **data)

    plain = word.translate(SIGNS)
    if plain.startswith("/"):
        refuse("pdn-move")
    (seat,) = match.to_act()
    try:
        move = match.game.read(plain)
        if SHORT.fullmatch(plain):
            ends = {(path[0], path[-1]) for path in move.paths()}
            ways = [each for each in match.moves(seat) if {(p[0], p[-1]) for p in each.paths()} == ends]
            if not any(each.meant_by(move) for each in ways):
                if len(ways) > 1:
                    refuse("pdn-ambiguous", moves=[each.text() for each in ways])
                move = ways[0] if ways else move
        match.play(seat, move)
    except BadMove:
        refuse("pdn-move")
    except IllegalMove as error:
        refuse("pdn-illegal", error.reason)


def write(match: Match, **more: str) -> str:
    """The match as PDN: what no undo has taken back. `more` are tags that say more, or something else."""
    game, header, notation = match.game, match.header, _notation(match.game)
    rules = game.rules(header.rules, 2)
    standard = _standard(game, rules)
    result = _result_text(match)
    tags = {
        "Event": "?",
        **dict(zip(COLOURS, header.names, strict=True)),
        **more,
        "Result": BLACK_FIRST.get(result, result) if standard and standard.black_first else result,
        "GameType": standard.number if standard else game.key,
    }
    book = game.rules({"preset": standard.preset if standard else "book"}, 2)
    changed = {name: value for name, value in header.rules.items() if value != getattr(book, name)}
    if changed:
        tags["Rules"] = _spelled(changed)
    fen = notation.position(match.moments[0].state)
    if fen != notation.position(_usual(game, header.rules)):
        tags |= {"SetUp": "1", "FEN": fen}
    lines = [f'[{name} "{_quoted(value)}"]' for name, value in tags.items()]
    moves = " ".join([*_numbered(match, standard.squares if standard else {}), tags["Result"]])
    wrapped = textwrap.wrap(moves, 79, break_on_hyphens=False, break_long_words=False)
    wrapped = [line.replace(TIE, " ") for line in wrapped]
    return "\n".join([*lines, "", *wrapped, ""])


def _spelled(rules: Mapping[str, Any]) -> str:
    return " ".join(f"{name}={format_value(value)}" for name, value in rules.items())


def _quoted(value: str) -> str:
    return printable(value).replace("\\", "\\\\").replace('"', '\\"')


def _result_text(match: Match) -> str:
    if not match.result:
        return OPEN
    return next(text for text, ranks in RESULTS.items() if ranks == match.result.ranks)


def _numbered(match: Match, squares: Mapping[str, str]) -> list[str]:
    """The moves, with a number before the first and before each of the side that begins the game."""
    usual = _usual(match.game, match.header.rules)
    first = next(seat for seat in range(2) if match.game.moves(usual, seat))
    words: list[str] = []
    number = 1
    for row in reversed(list(match.effective_rows())):
        if row.move.startswith("/"):
            continue
        move = re.sub(r"\d+", lambda found: squares.get(found[0], found[0]), row.move)
        dots = "." if row.seat == first else "..."
        words.append(move if row.seat != first and words else f"{number}{dots}{TIE}{move}")
        number += row.seat != first
    return words
