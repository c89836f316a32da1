"""Every key has words in five languages, none is unused, none lacks an argument, none stands in code."""

from __future__ import annotations

import ast
import functools
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TypeGuard

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import parlour
from parlour import sentences, text, view
from parlour.core import CLOCK, Refused, format_value
from parlour.sentences import COMMON, FAMILIES
from parlour.words import LANGUAGES, Words

SOURCE = Path(parlour.__file__).parent
FILES = sorted(path.stem for path in (SOURCE / "locale" / "en").glob("*.ftl"))
GAMES = {game.key: game for game in parlour.games()}
LABELS = (
    "zone", "column", "do", "result", "option", "choice", "preset", "touch", "help", "slapped",
    "phrase", "set", "asks", "section", "about", "command", "does",
)  # fmt: skip
# What `Words` adds to the data by itself.
DERIVED = {"cards": {"count"}}


@functools.cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


class Variables(Visitor):
    """The arguments and the messages that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)


@functools.cache
def messages(language: str, file: str) -> dict[str, Variables]:
    found = {}
    for entry in parse((SOURCE / "locale" / language / f"{file}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{language}/{file}.ftl: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{language}/{file}.ftl says {entry.id.name} twice"
            found[entry.id.name] = Variables()
            found[entry.id.name].visit(entry)
    return found


@functools.cache
def inside(file: str) -> set[str]:
    """The messages that stand inside others of a file."""
    return {name for message in messages("en", file).values() for name in message.messages}


@functools.cache
def known_to(game: str, language: str = "en") -> dict[str, Variables]:
    """All that a game can say: what is common, what its family says, its own."""
    files = (COMMON, *FAMILIES.get(game, ()), game)
    return {key: message for file in files for key, message in messages(language, file).items()}


def arguments(game: str, key: str) -> set[str]:
    """All that a message needs, with what the messages inside it need."""
    message = known_to(game)[key]
    return message.names.union(*(arguments(game, inner) for inner in message.messages))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files_and_keys(language: str) -> None:
    assert sorted(path.stem for path in (SOURCE / "locale" / language).glob("*.ftl")) == FILES
    for file in FILES:
        assert messages(language, file).keys() == messages("en", file).keys(), f"{language}/{file}.ftl"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_uses_no_other_arguments(language: str) -> None:
    for file in FILES:
        for key in messages("en", file):
            names, english = all_names(language, file, key), all_names("en", file, key)
            assert names <= english, f"{language}/{file}.ftl: {key}"
            assert names >= english, f"{language}/{file}.ftl: {key} leaves out {english - names}"


def sources(game: str) -> Iterator[ast.Module]:
    """The files whose sentences stand in a game's own file."""
    here = GAMES[game]
    used = [here.setup, here.moves, here.play, here.result, here.show, here.explain]
    for name in {function.__module__ for function in used if function}:
        module = name.removeprefix("parlour.").replace(".", "/")
        yield parsed(SOURCE / f"{module}.py")


def told(tree: ast.Module) -> Iterator[tuple[str, set[str]]]:
    """The keys that a game says, explains or notes, with the data that go along."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        called = ast.unparse(node.func)
        keys = [node.args[0]] if node.args else []
        given = {keyword.arg for keyword in node.keywords if keyword.arg}
        if called.endswith("Note"):
            keys = [keyword.value for keyword in node.keywords if keyword.arg == "zone"]
            given |= data_keys(tree, node)
        elif called.endswith("Reason"):
            given = data_keys(tree, node)
        elif not called.endswith(".say"):
            continue
        for key in keys:
            for constant in strings(key):
                yield constant, given.union(*(DERIVED.get(name, set()) for name in given))


def strings(key: ast.expr) -> Iterator[str]:
    """The texts that a key may be; of `a if test else b` the test is none of them."""
    if isinstance(key, ast.IfExp):
        yield from strings(key.body)
        yield from strings(key.orelse)
        return
    for node in ast.walk(key):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def data_keys(tree: ast.Module, call: ast.Call) -> set[str]:
    """The names in the data of a Reason or Note, also when it stands in a variable before."""
    literal = {
        key.value
        for node in ast.walk(call)
        if isinstance(node, ast.Dict)
        for key in node.keys
        if isinstance(key, ast.Constant)
    }
    named = {node.id for node in ast.walk(call) if isinstance(node, ast.Name)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Dict) and named & targets(node):
            literal |= {key.value for key in node.value.keys if isinstance(key, ast.Constant)}
    return literal


def targets(node: ast.Assign) -> set[str]:
    return {target.id for target in node.targets if isinstance(target, ast.Name)}


@pytest.mark.parametrize("game", GAMES)
def test_every_key_that_a_game_tells_has_words_and_all_their_arguments(game: str) -> None:
    known = known_to(game)
    for tree in sources(game):
        for key, given in told(tree):
            if key.endswith("-"):
                assert any(name.startswith(key) for name in known)
                continue
            assert key in known, f"{game}.ftl lacks {key}"
            needed = arguments(game, key)
            assert needed <= given, f"{game}: {key} needs {needed - given}"


@pytest.mark.parametrize("game", GAMES)
def test_every_move_option_choice_preset_and_result_has_words(game: str) -> None:
    rules = GAMES[game].Rules
    wanted = {"title", "about", "also", *(f"do-{verb.verb()}" for verb in GAMES[game].verbs)}
    wanted |= {verb.comes_first for verb in GAMES[game].verbs if verb.comes_first}
    wanted |= {f"preset-{preset}" for preset in GAMES[game].presets}
    for name, choices in rules.choices().items():
        wanted.add(f"option-{name}")
        wanted |= {
            f"choice-{format_value(choice)}".replace("/", "-")
            for choice in choices
            if not format_value(choice).isdecimal()
        }
    for tree in sources(game):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "ranked":
                reasons = [leaf.value for leaf in ast.walk(node.args[1]) if isinstance(leaf, ast.Constant)]
                wanted |= {f"result-{reason}" for reason in reasons if isinstance(reason, str)}
    missing = wanted - known_to(game).keys()
    assert not missing, f"{game}.ftl lacks {sorted(missing)}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_seen_in_a_match_can_be_said(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Play at random and say all that is seen; Fluent must find nothing missing, and nothing is said as
    programs write it."""
    faults: list[str] = []
    said: set[str] = set()
    say = Words.say

    def heard(voice: Words, key: str, /, **data: object) -> str:
        sentence = say(voice, key, **data)
        if key != "written-so":  # tells how a move is typed
            said.add(sentence)
        return sentence

    format_pattern = FluentBundle.format_pattern

    def strict(bundle: FluentBundle, pattern: object, data: dict[str, object]) -> tuple[str, list[Exception]]:
        text, errors = format_pattern(bundle, pattern, data)
        faults.extend(f"{data}: {error}" for error in errors)
        return text, errors

    monkeypatch.setattr(FluentBundle, "format_pattern", strict)
    monkeypatch.setattr(Words, "say", heard)
    sentences.slowly.cache_clear()
    rng = random.Random(language)
    seats = rng.choice(GAMES[game].seats)
    match = parlour.Match.start(game, seats=seats, seed=language, rules={"preset": GAMES[game].presets[-1]})
    voice = Words(language, game, tuple("ABCDEFGH"[:seats]))
    for _ in range(150):
        if not match.to_act():
            say_all(voice, match, None)
            match.play(CLOCK, match.moves(CLOCK)[0])
        seat = rng.choice(match.to_act())
        paths = match.paths(seat)
        say_all(voice, match, seat)
        say_steps(voice, match, seat)
        for move in match.moves(seat):
            voice.move(move)
        for touches in [("nonsense",), *rng.sample(paths, min(3, len(paths)))]:
            other = rng.randrange(seats)
            tokens = touches if isinstance(touches, tuple) else touches.touches
            voice.reason(match.why(other, tokens))
        match.play(seat, rng.choice(match.moves(seat)))
        if match.result:
            voice.result(match.result)
            break
    assert not faults
    assert len(said) > 5
    assert not [sentence for sentence in said if RAW.search(sentence)]


# What only programs write: cards without signs, tokens, keys, a piece from the hand.
RAW = re.compile(r"@|(?<!\w)(?:[2-9TJQKA][CDHS]|X[12])(?!\w)|\b[a-z]+:\w|\w_\w")


@pytest.mark.parametrize(
    "written", ["Ben: @22", "Ben plays QH.", "Ask for rank:Q", "draw_rules", "A joker: X1"]
)
def test_what_only_programs_write_is_found(written: str) -> None:
    assert RAW.search(written)


def say_steps(voice: Words, match: parlour.Match, seat: int) -> None:
    """Whoever is to act is spoken to, and hears before every touch what it is for."""
    known = sentences.bundle(voice.language, voice.game)
    status = next(widget for widget in match.view(seat).widgets if isinstance(widget, view.Note))
    if status.seat == seat:
        assert known.has_message(f"{status.zone}-you"), f"{voice.game}.ftl lacks {status.zone}-you"
    paths = match.paths(seat)
    for begun in {path.touches[:at] for path in paths for at in range(1, len(path.touches))}:
        key = "-".join(["next", *view.next_steps(paths, begun)])
        assert known.has_message(key), f"{voice.game}.ftl lacks {key}"
        voice.step(paths, begun)


def say_all(voice: Words, match: parlour.Match, seat: int | None) -> None:

    seen = match.view(seat)
    known = sentences.bundle(voice.language, voice.game)
    for widget in seen.widgets:
        if not isinstance(widget, view.Note | view.Button):
            assert known.has_message(f"zone-{widget.zone}"), f"{voice.game}.ftl lacks zone-{widget.zone}"
        if isinstance(widget, view.Score):
            named = [column for column in widget.columns if not column.isdecimal()]
            missing = [column for column in named if not known.has_message(f"column-{column}")]
            assert not missing, f"{voice.game}.ftl lacks the columns {missing}"
    text.render(seen, voice, match.due())
    for line in match.heard_live(seat)[-1].told:
        voice.line(line)
    for token in view.tokens(seen):
        voice.touch(token)


@functools.cache
def constants() -> set[str]:
    """Every string and every name in the code that could be a key or the end of one."""
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value.replace("/", "-"))
            elif isinstance(node, ast.ClassDef):
                found.add(node.name.lower())
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                found.add(node.target.id)
    return found | {"on", "off"}


def said_in_the_browser(key: str) -> bool:
    """Whether the client says this key, whole or as `piece-${look}`."""
    whole = re.compile(rf"[\"'`]{key}[\"'`]")
    begun = re.compile(rf"`{key.partition('-')[0]}-\$")
    return any(whole.search(text) or begun.search(text) for text in client())


@functools.cache
def client() -> list[str]:
    """The sources of the browser client."""
    files = (SOURCE.parent.parent / "web" / "src").rglob("*")
    return [file.read_text() for file in files if file.suffix in (".ts", ".svelte")]


@pytest.mark.parametrize("file", FILES)
def test_no_words_are_unused(file: str) -> None:
    used = constants()
    for key in messages("en", file):
        label, _, rest = key.partition("-")
        told = said_in_the_browser(key) if file == "web" else label in LABELS and rest in used
        told |= (
            key.removesuffix("-you") in used or label == "next"
        )  # the matches that are played ask for them
        assert told or key in used | inside(file), f"nothing says {key} of {file}.ftl"


def families_that_use(key: str, file: str) -> set[str]:
    """The families (or games without one) that say this key and have no better file for it than this."""
    users = set()
    for game, families in FAMILIES.items():
        own = [each for each in (*families, game) if each != file]
        referred = any(key in inside(each) for each in own)
        if (key in rules_of(game) or referred) and not any(key in messages("en", each) for each in own):
            users.add(families[-1] if families else game)
    return users


@functools.cache
def rules_of(game: str) -> set[str]:
    """The keys that stand in the rules of a game, and the labels of all that it has."""
    here = GAMES[game]
    texts = {node.value for tree in sources(game) for node in ast.walk(tree) if is_text(node)}
    texts |= {format_value(choice) for choices in here.Rules.choices().values() for choice in choices}
    texts |= {*here.presets, *here.Rules.choices(), *(verb.verb() for verb in here.verbs)}
    texts |= {field for verb in here.verbs for field in verb.__struct_fields__}
    return texts | {f"{label}-{text}" for label in LABELS for text in texts}


def is_text(node: ast.AST) -> TypeGuard[ast.Constant]:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def refusals() -> set[str]:
    """The names of everything that refuses input by a key."""
    waiting, found = [Refused], set[str]()
    while waiting:
        kind = waiting.pop()
        found.add(kind.__name__)
        waiting += kind.__subclasses__()
    return found


def told_by_the_host() -> Iterator[tuple[str, str]]:
    """Each key that code beside the games says or refuses with, and the file that does."""
    kinds = refusals()
    for path in sorted(set(SOURCE.rglob("*.py")) - set((SOURCE / "games").rglob("*.py"))):
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.Call) and node.args:
                called = ast.unparse(node.func).rpartition(".")[2]
                if called in ("say", "_say") or called in kinds:
                    for key in whole_strings(node.args[0]):
                        yield key, path.name


def whole_strings(key: ast.expr) -> Iterator[str]:
    """The texts that a key may be, and none of which it is put together."""
    if isinstance(key, ast.IfExp):
        yield from whole_strings(key.body)
        yield from whole_strings(key.orelse)
    elif is_text(key):
        yield key.value


def test_every_key_that_is_said_beside_the_games_has_words() -> None:
    known = {key for file in FILES for key in messages("en", file)}
    told = list(told_by_the_host())
    assert {"would-wait", "no-review"} <= {key for key, _ in told}
    assert not [f"{where}: {key}" for key, where in told if key not in known]


@functools.cache
def said_by_the_host() -> set[str]:
    """Every text in the code above the games and below them, and the labels made of it."""
    beside = set(SOURCE.rglob("*.py")) - set((SOURCE / "games").rglob("*.py"))
    texts = {node.value for path in beside for node in ast.walk(parsed(path)) if is_text(node)}
    return texts | {f"{label}-{text}" for label in ("zone", "do") for text in texts}


def strangers(file: str) -> list[str]:
    """The keys of a file that only one family uses."""
    return [
        key
        for key in messages("en", file)
        if key not in said_by_the_host() and len(families_that_use(key, file)) == 1
    ]


def test_the_common_file_has_no_key_that_only_one_family_uses() -> None:
    assert not strangers(COMMON)
    assert not strangers("boards")


@pytest.mark.parametrize("family", ["draughts-family", "morris-family", "eights"])
def test_most_keys_of_a_family_would_be_found_in_the_common_file(family: str) -> None:
    own = messages("en", family).keys() - said_by_the_host()
    assert len(strangers(family)) > 0.6 * len(own)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_game_inherits_no_sentence_of_a_stranger(language: str) -> None:
    new = Words(language, "hush", ("A", "B"))
    assert new.say("closed", seat=0, go="a1-a4") == "closed"
    for family in {file for files in FAMILIES.values() for file in files}:
        assert all(new.say(key) == key for key in messages(language, family))


SENTENCE = re.compile(r"[A-Z]?[a-z]+,?( [a-z']+,?){2,}")


def test_no_sentence_stands_in_code() -> None:
    for path in SOURCE.rglob("*.py"):
        tree = parsed(path)
        prose = {ast.get_docstring(node, clean=False) for node in ast.walk(tree) if is_documented(node)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value not in prose:
                if "arguments.py" in path.name:
                    continue  # quotes what argparse says, to put it into words of our own
                assert not SENTENCE.search(node.value), f"{path.name}:{node.lineno}: {node.value}"


LABELLED = re.compile(r"""f["'].*}: {""")


def test_what_people_read_has_the_colons_of_their_language() -> None:
    """A label and its value are put together by the words: French has a space before a colon."""
    assert LABELLED.search("""print(f"{words.name(seat)}: {text}")""")
    for name in ("rulebook", "screen", "server", "terminal", "text.py", "words.py"):
        place = SOURCE / name
        for path in [place] if place.is_file() else place.rglob("*.py"):
            assert not LABELLED.search(path.read_text()), path


def is_documented(node: ast.AST) -> bool:
    return isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_quickly_is_what_fluent_says(language: str) -> None:
    quick, slow = 0, 0
    for file in FILES:
        bundle = sentences.bundle(language, file)
        for key in messages(language, file):
            if (template := sentences.templates(language, file)[key]) is None:
                slow += 1
                continue
            for data in possible_data(language, file, key):
                quick += 1
                said = bundle.format_pattern(bundle.get_message(key).value, data)[0]
                assert sentences.filled_in(template, data) == said
    assert quick > 1000
    assert slow < 20


def possible_data(language: str, file: str, key: str) -> Iterator[dict[str, str | int]]:
    """Texts and numbers, plain ones and those that are chosen by."""
    chosen = "A", "K", "on", "{seat}", "Ünal", 0, 1, 2, 3, 5, 11, 21, 22, 100, 101, 999, -1, -3
    names = sorted(all_names(language, file, key))
    for first in range(len(chosen) if names else 1):
        yield {name: chosen[(first + at) % len(chosen)] for at, name in enumerate(names)}


def all_names(language: str, file: str, key: str) -> set[str]:
    """The arguments of a message and of those inside it."""
    message = known_to(file, language)[key]
    return message.names.union(*(all_names(language, file, inner) for inner in message.messages))
