"""Matches as PDN, the way players of draughts write them down; the morris games use the same frame.

[White "Anna"]
[Black "Bert"]
[Result "1-0"]
[GameType "draughts"]

1. 22-18 9-13 2. 18-15 11x18 1-0

`GameType` is the name of a game here, or one of the numbers that other programs write: 21 for the English
game, in which Black begins (and so without a `GameType` if Black does), 22 for the Italian one, whose rows
are numbered the other way round on our board, 26 for the Brazilian one. `Rules` holds house rules that
differ from the book. Squares may be named (`c3-d4`); comments and variations are passed over. A match that
a result ends before the rules do was resigned, or agreed to be a draw."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Mapping
from typing import Any, NamedTuple, NoReturn

from parlour.chance import Recorded
from parlour.core import BadMove, BadSetup, Game, IllegalMove, Reason, spell
from parlour.games import GAMES
from parlour.games import game as find
from parlour.games.draughts.family import Go
from parlour.kit import notation
from parlour.kit.kernels import draughts
from parlour.kit.notation import MOST_LETTERS, SHOWN, BadNotation, printable
from parlour.kit.squares import BITS
from parlour.match import Match
from parlour.match.positions import can_be_laid_out, position_of

RESULTS = {"1-0": (1, 2), "0-1": (2, 1), "1/2-1/2": (1, 1)}
ENDS = {"1-0": (1, "/resign"), "0-1": (0, "/resign"), "1/2-1/2": (0, "/agree-draw 1")}
OPEN = "*"
COLOURS = ("White", "Black")
LONGEST_NAME = 200
TIE = "\0"  # keeps a number and its move on one line
ALIKE = {"2-0": "1-0", "0-2": "0-1", "1-1": "1/2-1/2"}  # as the international game counts
ENGLISH, ITALIAN = "21", "22"
ENGLISH_START = "B:W21-32:B1-12"
# The numbers that PDN has for kinds of draughts, as far as they are played here.
KINDS: Mapping[str, tuple[str, dict[str, Any]]] = {
    ENGLISH: ("draughts", {"king": "short"}),
    ITALIAN: ("italian-draughts", {"preset": "federation"}),
    "26": ("french-draughts", {"preset": "federation"}),
}
# An Italian board has its dark corner at the right, and is still numbered from the left.
MIRROR = {bit: BITS[str(number // 4 * 4 + 4 - number % 4)] for number, bit in enumerate(BITS.values())}

TAG = re.compile(r'\[\s*([A-Za-z]\w{0,40})\s+"((?:[^"\\\n]|\\.){0,2000})"\s*\]', re.A)
# Space, comments and variations without further brackets; between moves there are numbers and praise, too.
BETWEEN = r"\s+|;[^\n]*|\{[^}]*\}|(?<=\n)%[^\n]*|\([^(){};]*\)"
SPACE = re.compile(f"(?:{BETWEEN})+")
FILLER = re.compile(rf"(?:{BETWEEN}|\d{{1,6}}\s*\.+|[!?]+|\$\d+|(?<=\d)\*)+", re.A)
BRACKETS = re.compile(r"[()]|\{[^}]*\}|;[^\n]*|\{")
RESULT = re.compile(r"(1-0|0-1|1/2-1/2|2-0|0-2|1-1|\*)(?=[\s;{(\[]|$)")
WORD = re.compile(r"[^\s(){}\[\];$!?*]+")
SIGNS = str.maketrans(":X×–", "xxx-")  # as some write them
SHORT = re.compile(r"(\w+)x(\w+)", re.A)
FEN = re.compile(r"\s*[A-Za-z]*\s*:")  # how a position begins, and no move does
BEGINS = re.compile(rb"(?:\xef\xbb\xbf)?\s*(?:\[\s*[A-Za-z]|\d{1,6}\s*\.|\{(?!\")|;)")


class Tag(NamedTuple):
    """What a tag says, where the tag stands and where its value does."""

    value: str
    at: int
    span: tuple[int, int]


# The games whose state is a board of the draughts or morris family.
WRITTEN = [each.key for each in GAMES if can_be_laid_out(each)]


def looks_like(data: bytes) -> bool:
    """Whether these bytes begin as PDN does, and as no record does."""
    return BEGINS.match(data) is not None


def decode(data: bytes) -> str:
    """Old files are not in UTF-8."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def read(
    text: str, game: str = "draughts", rules: Mapping[str, Any] | None = None, upto: int | None = None
) -> Match:
    """Play the match of a PDN. Where it does not say which, it is of this game with these house rules.
    With `upto`, the match as it stood after that row."""
    if len(text) > MOST_LETTERS:
        raise BadNotation("pdn-too-long", text, MOST_LETTERS)
    tags, at = _tags(text)
    match, mirrored = _start(text, tags, at, game, rules or {})
    at, result, result_at = _movetext(text, at, match, mirrored)
    if result is None and not tags and not match.n:
        raise BadNotation("pdn-empty", text, at)
    if at < len(text):
        raise BadNotation("pdn-more", text, at)
    if tag := tags.get("Result"):
        said = ALIKE.get(tag.value, tag.value)
        if said not in (*RESULTS, OPEN, ""):
            raise BadNotation("pdn-result", text, tag.span[0], text=tag.value)
        if said in RESULTS and result in (None, OPEN):
            result, result_at = said, tag.span[0]
        if said in RESULTS and result != said:
            raise BadNotation("pdn-result", text, result_at, text=str(result))
    if result in RESULTS:
        _end(text, match, str(result), result_at)
    return match if upto is None else _cut(match, max(upto, 0))


def at_position(written: str, game: Game, rules: Mapping[str, Any]) -> Match:
    """A match that stands where a FEN says, or where these moves have led it."""
    if len(written) > MOST_LETTERS:
        raise BadNotation("pdn-too-long", written, MOST_LETTERS)
    position = written if FEN.match(written) else ""
    match = Match.start(game, rules=rules, door=Recorded(game.cards), position=position)
    if not position:
        at, result, result_at = _movetext(written, 0, match)
        if result or at < len(written):
            raise BadNotation("pdn-more", written, result_at if result else at)
    return match


def _cut(match: Match, n: int) -> Match:
    """The match as it stood after row n."""
    del match.rows[n + 1 :], match.moments[n + 1 :], match.lines[n + 2 :]
    match.result = match._judge()
    return match


def _tags(text: str) -> tuple[dict[str, Tag], int]:
    """The tags, and where the moves begin."""
    tags: dict[str, Tag] = {}
    at = _skip(text, 0)
    while text.startswith("[", at):
        found = TAG.match(text, at)
        if not found:
            raise BadNotation("pdn-tag", text, at, text=_line_from(text, at))
        if found[1] in tags:
            raise BadNotation("pdn-tag-twice", text, at, text=found[1])
        tags[found[1]] = Tag(re.sub(r"\\(.)", r"\1", found[2]), at, found.span(2))
        at = _skip(text, found.end())
    return tags, at


def _line_from(text: str, at: int) -> str:
    return text[at : at + SHOWN].partition("\n")[0].strip()


def _skip(text: str, at: int, filler: re.Pattern[str] = SPACE) -> int:
    """Where the next thing stands behind space, comments and variations."""
    while True:
        if found := filler.match(text, at):
            at = found.end()
        if text.startswith("{", at):
            raise BadNotation("pdn-open", text, at, text="{")
        if not text.startswith("(", at):
            return at
        at = _skip_variation(text, at)


def _skip_variation(text: str, begin: int) -> int:
    depth = 0
    for found in BRACKETS.finditer(text, begin):
        bracket = found[0]
        if bracket == "(":
            depth += 1
        elif bracket == ")":
            depth -= 1
            if not depth:
                return found.end()
        elif bracket == "{":
            raise BadNotation("pdn-open", text, found.start(), text="{")
    raise BadNotation("pdn-open", text, begin, text="(")


def _start(
    text: str, tags: Mapping[str, Tag], at: int, game: str, given: Mapping[str, Any]
) -> tuple[Match, bool]:
    """The match before its first move, which stands there, and whether rows are numbered in reverse."""
    fen, kind = tags.get("FEN"), tags.get("GameType")
    number = kind.value.partition(",")[0].strip() if kind else ""
    if not kind and not fen and game == "draughts" and _black_begins(text, at):
        number = ENGLISH
    key, usual = KINDS.get(number, (kind.value if kind else game, {}))
    if kind and key not in WRITTEN:
        raise BadNotation("pdn-game", text, kind.span[0], text=key, games=[*WRITTEN, *KINDS])
    rules = usual | dict(given)
    if said := tags.get("Rules"):
        rules |= _house_rules(text, said, key)
    names = [printable(tags[colour].value[:LONGEST_NAME]) if colour in tags else colour for colour in COLOURS]
    each, position = find(key), ENGLISH_START if number == ENGLISH else ""
    if fen:
        position = _position(text, fen.span, _usual(key, rules), number == ITALIAN)
    door = Recorded(each.cards)
    return Match.start(each, names=names, rules=rules, door=door, position=position), number == ITALIAN


def _black_begins(text: str, at: int) -> bool:
    """Whether the first move is one of Black's at the start of draughts."""
    found = WORD.match(text, _skip(text, at, FILLER))
    try:
        return found is not None and draughts.START.opp >> Go.read(found[0]).stops[0] & 1 == 1
    except ValueError:
        return False


def _house_rules(text: str, said: Tag, key: str) -> dict[str, str]:
    rules = {}
    for part in said.value.split():
        name, _, value = part.partition("=")
        rules[name] = value
    try:
        find(key).rules(rules, 2)
    except BadSetup as error:
        raise BadNotation("pdn-rules", text, said.span[0], error.reason, text=said.value, game=key) from error
    return rules


def _position(text: str, span: tuple[int, int], usual: Any, mirrored: bool) -> str:
    """The position that stands there, as we write it."""
    board, turn = notation.position(text, usual.board, span)
    if mirrored and isinstance(board, draughts.State):
        own, opp, kings = (_mirror(squares) for squares in board[:3])
        board = board._replace(own=own, opp=opp, kings=kings)
    return notation.fen(board, turn)


def _mirror(squares: int) -> int:
    return sum(1 << other for bit, other in MIRROR.items() if squares >> bit & 1)


def _movetext(text: str, at: int, match: Match, mirrored: bool = False) -> tuple[int, str | None, int]:
    """Play the moves; returns where they end, and the result with its place."""
    while (at := _skip(text, at, FILLER)) < len(text):
        if found := RESULT.match(text, at):
            return _skip(text, found.end()), ALIKE.get(found[1], found[1]), at
        if text[at] == "[":
            break
        found = WORD.match(text, at)
        if not found:
            raise BadNotation("pdn-move", text, at, text=_line_from(text, at)[:1])
        _play(text, at, match, found[0], mirrored)
        at = found.end()
    return at, None, at


def _play(text: str, at: int, match: Match, word: str, mirrored: bool) -> None:
    def refuse(key: str, why: Reason | None = None, **data: Any) -> NoReturn:
        raise BadNotation(key, text, at, why, text=word, game=match.game.key, **data)

    written = word.translate(SIGNS)
    if match.result or written.startswith("/"):
        refuse("pdn-over" if match.result else "pdn-move")
    (seat,) = match.to_act()
    try:
        move = match.game.read(written)
        if mirrored:
            move = Go(tuple(MIRROR[stop] for stop in move.stops), move.jumps)
        if SHORT.fullmatch(written) and isinstance(move, Go) and move not in match.moves(seat):
            ways = [each for each in match.moves(seat) if _has_ends(each, move)]
            if len(ways) > 1:
                refuse("pdn-ambiguous", moves=[each.text() for each in ways])
            move = ways[0] if ways else move
        match.play(seat, move)
    except BadMove:
        refuse("pdn-move")
    except IllegalMove as error:
        refuse("pdn-illegal", error.reason)


def _has_ends(move: Any, short: Go) -> bool:
    """Whether a capture begins and ends where the short form says."""
    ends = short.stops[0], short.stops[-1]
    return isinstance(move, Go) and move.jumps and (move.stops[0], move.stops[-1]) == ends


def _end(text: str, match: Match, result: str, at: int) -> None:
    if not match.result:
        match.play(*ENDS[result])
    elif match.result.ranks != RESULTS[result]:
        raise BadNotation("pdn-result", text, at, text=result)


def write(match: Match) -> str:
    """The match as PDN: what no undo has taken back."""
    game, header = match.game, match.header
    if game.key not in WRITTEN:
        raise BadSetup("pdn-no-game", game=game.key, games=WRITTEN)
    result = _result(match)
    tags = {
        "Event": "?",
        **dict(zip(COLOURS, header.names, strict=True)),
        "Result": result,
        "GameType": game.key,
    }
    book = game.Rules()
    rules = [f"{name}={spell(value)}" for name, value in header.rules.items() if value != getattr(book, name)]
    if rules:
        tags["Rules"] = " ".join(rules)
    start = match.moments[0].state
    fen, usual = position_of(start), position_of(_usual(game.key, header.rules))
    if fen != usual:
        tags |= {"SetUp": "1", "FEN": fen}
    lines = [f'[{name} "{_quoted(value)}"]' for name, value in tags.items()]
    moves = " ".join([*_numbered(match), result])
    wrapped = textwrap.wrap(moves, 79, break_on_hyphens=False, break_long_words=False)
    wrapped = [line.replace(TIE, " ") for line in wrapped]
    return "\n".join([*lines, "", *wrapped, ""])


def _usual(key: str, rules: Mapping[str, Any]) -> Any:
    game = find(key)
    return game.setup(game.rules(rules, 2), 2, Recorded(game.cards))


def _quoted(value: str) -> str:
    return printable(value).replace("\\", "\\\\").replace('"', '\\"')


def _result(match: Match) -> str:
    if not match.result:
        return OPEN
    return next(text for text, ranks in RESULTS.items() if ranks == match.result.ranks)


def _numbered(match: Match) -> list[str]:
    """The moves, with a number before each of White's and before the first."""
    words: list[str] = []
    number = 1
    for row in reversed(list(match.standing_rows())):
        if row.move.startswith("/"):
            continue
        dots = "." if row.seat == 0 else "..."
        words.append(row.move if row.seat and words else f"{number}{dots}{TIE}{row.move}")
        number += row.seat == 1
    return words
