"""A page for the rules of a table: plain data that every client can draw."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from parlour.core import Game, Move, Rules
from parlour.rulebook import source
from parlour.rulebook.pictures import Picture, names, picture
from parlour.rulebook.samples import samples
from parlour.rulebook.source import Chapter, Written
from parlour.words import LANGUAGES, Words, labels

MARKS = re.compile(r"(\*\*.+?\*\*|\*.+?\*)")
OPTION = re.compile(r"\{([a-z0-9_]+)\}")


class Span(msgspec.Struct, frozen=True, omit_defaults=True):
    """Words in one hand."""

    text: str
    style: Literal["", "bold", "italic", "code"] = ""


class Block(msgspec.Struct, frozen=True, omit_defaults=True):
    """A paragraph, a bullet, a numbered step or a picture."""

    kind: source.Kind
    text: tuple[Span, ...] = ()
    ids: tuple[str, ...] = ()
    differs: bool = False  # it is so because of a house rule of this table
    picture: Picture | None = None


class Section(msgspec.Struct, frozen=True):
    id: str
    title: str
    blocks: tuple[Block, ...]


class Step(msgspec.Struct, frozen=True):
    """A step of the tour for newcomers."""

    title: str
    text: tuple[Span, ...]
    section: str  # where the page says it


class Page(msgspec.Struct, frozen=True):
    """How a game is played at a table."""

    game: str
    language: str  # that it is written in
    title: str
    facts: str  # for how many, how long, from which age
    sections: tuple[Section, ...]
    tour: tuple[Step, ...]
    differs: str  # what stands beside a block that is so because of a house rule
    words: dict[str, str]  # labels by key, for the pictures
    note: str = ""  # that it is not in the language that was asked for


def page(game: Game, language: str, rules: Mapping[str, Any] | None = None) -> Page:
    """The page for the rules of a table, by default the printed ones; in English where there is no other."""
    for spoken in (language, LANGUAGES[0]):
        try:
            written = source.read(spoken, game.key)
        except FileNotFoundError:
            continue
        made = Maker(game, spoken, game.Rules.choose(rules or {})).page(written)
        return made if spoken == language else replace(made, note=Words(language).say("page-in-english"))
    raise FileNotFoundError(game.key)


class Maker:
    """Makes the page of one game, in one language, for the rules of one table."""

    def __init__(self, game: Game, language: str, rules: Rules) -> None:
        self.game, self.language, self.rules = game, language, rules
        self.printed = game.Rules.choose({})
        self.words = Words(language, game.key, names(game, game.seats[-1], language))

    def page(self, written: source.Source) -> Page:
        chapters = [self.section(each) for each in written.chapters]
        made = [each for each in (*chapters, self.house_rules(), self.typing()) if each.blocks]
        return Page(
            self.game.key,
            self.language,
            written.title,
            self.facts(),
            tuple(made),
            tuple(self.tour(written)),
            self.words.say("house-rule"),
            labels(self.language, self.game.key),
        )

    def facts(self) -> str:
        say, seats = self.words.say, self.game.seats
        first = f"{seats[0]}–" if len(seats) > 1 else ""
        return say(
            "page-facts",
            players=say("page-players", **{"from": first, "most": seats[-1]}),
            minutes=self.game.minutes,
            age=self.game.age,
        )

    def title(self, chapter: Chapter) -> str:
        return chapter.title or self.words.label("section", chapter.id)

    def section(self, chapter: Chapter) -> Section:
        held = [each for each in chapter.blocks if each.holds(self.rules)]
        return Section(chapter.id, self.title(chapter), tuple(map(self.block, held)))

    def block(self, written: Written) -> Block:
        differs = not written.holds(self.printed)
        if written.kind == "picture":
            drawn = picture(written, self.game, self.changed(), self.language)
            return Block("picture", picture=drawn, differs=differs)
        differs |= any(name in self.changed() for name in OPTION.findall(written.text))
        return Block(written.kind, self.spans(written.text), written.ids, differs)

    @functools.cache  # noqa: B019 (a maker makes one page)
    def changed(self) -> dict[str, Any]:
        """The house rules that are not as printed."""
        options = {name: getattr(self.rules, name) for name in self.rules.choices()}
        return {name: value for name, value in options.items() if value != getattr(self.printed, name)}

    def spans(self, text: str) -> tuple[Span, ...]:
        """Bold and italic words, with the values of options filled in."""
        found = []
        for part in MARKS.split(OPTION.sub(lambda found: self.value(found[1]), text)):
            stars = len(part) - len(part.lstrip("*"))
            style: Any = ("", "italic", "bold")[stars]
            if part:
                found.append(Span(part.strip("*") if stars else part, style))
        return tuple(found)

    def value(self, name: str) -> str:
        return self.words.choice(getattr(self.rules, name), self.rules.names_seat(name))

    def tour(self, written: source.Source) -> Iterator[Step]:
        """The aim, what one does, and how it ends."""
        for chapter in written.chapters:
            held = [each for each in chapter.blocks if each.holds(self.rules)]
            chosen = [each for each in held if each.on_tour]
            if chapter.id == "aim":
                chosen = held[:1]
            elif chapter.id == "end":
                chosen = [each for each in held if each.kind != "picture"][:1]
            for each in chosen:
                yield Step(self.title(chapter), self.spans(each.text), (each.ids or (chapter.id,))[0])

    def house_rules(self) -> Section:
        """What else a table may choose, and what this one has chosen."""
        blocks = [self.house_rule(name, choices) for name, choices in self.rules.choices().items()]
        blocks += [self.preset(name, values) for name, values in self.rules.presets.items()]
        return Section("house-rules", self.words.label("section", "house-rules"), tuple(blocks))

    def house_rule(self, name: str, choices: Iterable[Any]) -> Block:
        label, seats = self.words.label("option", name), self.rules.names_seat(name)
        here, printed = self.value(name), self.words.choice(getattr(self.printed, name), seats)
        if isinstance(choices, range):
            others = ["–".join(self.words.choice(each, seats) for each in (choices[0], choices[-1]))]
        else:
            others = [self.words.choice(each, seats) for each in choices]
            others = [each for each in others if each != here]
        differs = name in self.changed()
        key = "rule-changed" if differs else "rule-printed"
        set_to = self.words.say("labelled", label=label, value=f"**{here}**")
        clear = not any("," in each for each in others)
        listed = self.words.join(others, "or") if clear else self.words.beside(others)
        said = self.words.say(key, others=listed, printed=printed)
        return Block("bullet", self.spans(f"{set_to} {said}"), (f"option-{name}",), differs)

    def preset(self, name: str, values: Mapping[str, Any]) -> Block:
        """A named set of house rules."""
        told = [
            self.words.say(
                "labelled",
                label=self.words.label("option", option),
                value=self.words.choice(value, self.rules.names_seat(option)),
            )
            for option, value in values.items()
        ]
        label = self.words.label("preset", name)
        return Block(
            "bullet", (Span(self.words.say("rule-preset", preset=label, rules=self.words.beside(told))),)
        )

    def typing(self) -> Section:
        """How moves are typed: a sample of each kind."""
        return Section(
            "typing", self.words.label("section", "typing"), tuple(map(self.typed, samples(self.game)))
        )

    def typed(self, move: Move) -> Block:
        text, said = move.typed(), self.words.move(move)
        if said == text:
            return Block("bullet", (Span(text, "code"),))
        return Block("bullet", (Span(text, "code"), Span(self.words.labelled("", said))))
