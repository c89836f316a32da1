"""Pictures of a page: tables of real matches, or cards and dice that nobody dealt."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from parlour import text, view
from parlour.box import Match
from parlour.core import CLOCK, BadMove, Game, IllegalMove, Refused, number_of
from parlour.rulebook.source import BadPage, Written
from parlour.view import AnyWidget, Card
from parlour.words import Words, card_sign, spoken_widget

LINES = ("position", "seats", "seed", "rules", "moves", "seat", "show", "mark")
UNSHOWN = (view.Note, view.Button, view.Choice)  # unless they are asked for by name
FACE_DOWN = "?"


class Picture(msgspec.Struct, frozen=True, omit_defaults=True):
    """A picture: widgets to draw, and the same as text."""

    widgets: tuple[AnyWidget, ...]
    names: tuple[str, ...]  # of the seats
    text: str
    spoken: str  # in words, for those who hear it
    seat: int | None = None  # whose eyes these are
    marks: tuple[str, ...] = ()  # tokens of what has a ring around it


class Scene(NamedTuple):
    """What a picture shows, before anybody has words for it."""

    widgets: tuple[AnyWidget, ...]
    seats: int
    seat: int | None = None
    marks: tuple[str, ...] = ()


def picture(written: Written, game: Game, rules: Mapping[str, Any], language: str) -> Picture:
    """A picture of a page, at a table with these house rules."""
    scene = scene_of(written, game, rules)
    words = Words(language, game.key, names(game, scene.seats, language))
    widgets = tuple(spoken_widget(each, words) for each in scene.widgets)
    passages = list(_laid(scene.widgets, words))
    if scene.marks:
        marked = [card_sign(mark.partition(":")[2]) for mark in scene.marks]
        passages.append(text.Passage(words.say("marked", things=marked)))
    drawn = "\n".join(passage.text for passage in passages).strip("\n")
    spoken = "\n".join(passage.spoken or passage.text for passage in passages).strip("\n")
    return Picture(widgets, words.names, drawn, spoken, scene.seat, scene.marks)


def names(game: Game, seats: int, language: str) -> tuple[str, ...]:
    """Who sits there, as a page calls them: by the colour of their pieces, or by number."""
    words = Words(language, game.key)
    if game.kind == "board" and seats == 2:
        return words.say("a-side", side="white"), words.say("a-side", side="black")
    return tuple(words.say("a-person", number=number_of(seat)) for seat in range(seats))


def _laid(widgets: Sequence[AnyWidget], words: Words) -> Iterator[text.Passage]:
    """As text; what lies there without a match has no name."""
    if widgets and not widgets[0].zone:
        for widget in widgets:
            if isinstance(widget, view.Dice):
                yield text.Passage(", ".join(words.say("face", face=face) for face in widget.faces))
            elif isinstance(widget, view.Spread):
                yield text.Passage(text.cards_line(widget.cards))
    else:
        yield from text.laid(widgets, words, number=None)


def scene_of(written: Written, game: Game, rules: Mapping[str, Any]) -> Scene:
    if written.look == "cards":
        cards = tuple(_card(word, game) for word in written.text.split())
        return Scene((view.Spread(zone="", cards=cards),), game.seats[0])
    if written.look == "dice":
        return Scene((_dice(written.text.split(), game),), game.seats[0])
    if written.look == "view":
        return _table(_lines(written.text), game, rules)
    raise BadPage("picture", written.look)


def _card(word: str, game: Game) -> Card:
    if word not in game.cards and word not in ("|", FACE_DOWN):
        raise BadPage("card", word)
    return Card(None if word == FACE_DOWN else "" if word == "|" else word)


def _dice(faces: list[str], game: Game) -> view.Dice:
    widgets = Match.start(game, seed=0).view().widgets
    sides = next(each.sides for each in widgets if isinstance(each, view.Dice))
    if unknown := set(faces) - set(sides):
        raise BadPage("side", *unknown)
    return view.Dice(zone="", faces=tuple(faces), sides=sides)


def _lines(text: str) -> dict[str, str]:
    """The lines of a view by their names; one that is indented goes on."""
    found = {}
    for line in re.sub(r"\n +", " ", text).splitlines():
        name, colon, value = line.partition(":")
        if not colon or name not in LINES or name in found:
            raise BadPage("line", line)
        found[name] = value.strip()
    return found


def _table(lines: Mapping[str, str], game: Game, rules: Mapping[str, Any]) -> Scene:
    """A table as it is laid out under these house rules; but what was played, was played by the printed
    ones, so that the words beside the picture stay true."""
    own = dict(rule.strip().split("=") for rule in lines.get("rules", "").split(",") if rule.strip())
    begins = not lines.keys() & {"moves", "position"}
    try:
        match = _played(lines, game, {**(rules if begins else {}), **own})
    except Refused:
        if not begins or not rules:
            raise
        match = _played(lines, game, own)
    seat = int(lines["seat"]) if "seat" in lines else None
    laid = _shown(match.view(seat).widgets, lines.get("show", ""), "position" in lines)
    widgets, marks = _marked(laid, lines.get("mark", ""))
    return Scene(widgets, match.seats, seat, marks)


def _played(lines: Mapping[str, str], game: Game, rules: Mapping[str, Any]) -> Match:
    seats = int(lines["seats"]) if "seats" in lines else None
    match = Match.start(
        game, seats=seats, rules=rules, seed=lines.get("seed", "0"), position=lines.get("position", "")
    )
    for seat, move in _moves(lines.get("moves", ""), game):
        match.play(_actor(match, move) if seat is None else seat, move)
    return match


def _moves(text: str, game: Game) -> Iterator[tuple[int | None, str]]:
    """Moves, each of as many words as it is written with; perhaps with the seat that makes it."""
    words = re.split(r"[\s,;]+", text.strip()) if text.strip() else []
    while words:
        named = re.fullmatch(r"(\d+|clock):(.+)", words[0])
        seat = None if not named else CLOCK if named[1] == "clock" else int(named[1])
        first = named[2] if named else words[0]
        for count in range(len(words), 0, -1):
            move = " ".join([first, *words[1:count]])
            try:
                game.read(move)
                break
            except BadMove:
                if count == 1:
                    raise
        yield seat, move
        words = words[count:]


def _actor(match: Match, move: str) -> int:
    """Whoever may make this move now."""
    read = match.game.read(move)
    for seat, _ in match.turns():
        try:
            match.resolve(seat, read)
            return seat
        except IllegalMove:
            pass
    raise BadPage("move", move)


def _shown(widgets: Sequence[AnyWidget], show: str, set_up: bool) -> tuple[AnyWidget, ...]:
    """The widgets of these zones, or all that show anything; what was taken before a position was `set_up`
    is of no interest."""
    if not show:
        return tuple(each for each in widgets if not isinstance(each, UNSHOWN) and not _is_idle(each, set_up))
    found: list[AnyWidget] = []
    for name in re.split(r"[\s,]+", show):
        zone, _, seat = name.partition(":")
        of_zone = [each for each in widgets if each.zone == zone and seat in ("", str(each.seat))]
        if not of_zone:
            raise BadPage("zone", name)
        found += of_zone
    return tuple(found)


def _is_idle(widget: AnyWidget, set_up: bool) -> bool:
    return isinstance(widget, view.Tokens) and (set_up or not widget.count)


def _marked(widgets: Sequence[AnyWidget], mark: str) -> tuple[tuple[AnyWidget, ...], tuple[str, ...]]:
    """The widgets with something to touch where there is a mark, and the tokens of the marks."""
    wanted, found = mark.replace(",", " ").split(), set()
    places = {place.id for each in widgets if isinstance(each, view.Board) for place in each.places}
    tokens = {name: f"place:{name}" if name in places else f"card:{name}" for name in wanted}
    found = places & tokens.keys()
    ready: list[AnyWidget] = []
    for widget in widgets:
        if isinstance(widget, view.Fan | view.Spread):
            found |= {card.face for card in widget.cards if card.face} & tokens.keys()
            cards = [replace(each, touch=tokens.get(each.face or "", each.touch)) for each in widget.cards]
            widget = replace(widget, cards=tuple(cards))
        elif isinstance(widget, view.Stack) and widget.top in tokens:
            found.add(widget.top)
            widget = replace(widget, touch=tokens[widget.top])
        ready.append(widget)
    if missing := tokens.keys() - found:
        raise BadPage("mark", *missing)
    return tuple(ready), tuple(tokens.values())
