"""The rules page of every game names exactly the house rules, choices, presets and moves that it has."""

import re
from importlib.resources import files

import pytest

import parlour
from parlour.core import BadMove, format_value, spellings_of
from parlour.words import Words

GAMES = {game.key: game for game in parlour.games()}
OPTIONS = [(game, name) for game in GAMES.values() for name in game.Rules.choices()]
WAYS_TO_CHOOSE = {"preset"}


def page(game) -> str:
    return (files("parlour") / "rulebook" / "en" / f"{game.key}.md").read_text("utf-8")


def prose(game) -> str:
    """The page without its pictures."""
    return re.sub(r"(?ms)^```.*?^```$", "", page(game))


def quoted(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


def section(game, title: str) -> str:
    found = re.search(rf"(?ms)^## {title}\n(.*?)(?=^## |\Z)", page(game))
    assert found, title
    return found[1]


def items(game) -> dict[str, str]:
    """The list of house rules: what each item says about its option."""
    found = re.findall(r"(?ms)^- `([^`]+)`: (.*?)(?=^- |^\n|\Z)", section(game, "House rules"))
    assert len(dict(found)) == len(found)
    return dict(found)


def choice_words(choices) -> list[str]:
    """Choices as a page writes them: a run of numbers as its ends."""
    texts = [format_value(choice) for choice in choices]
    numbers = [text for text in texts if text.isdigit()]
    run = [str(number) for number in range(int(numbers[0]), int(numbers[-1]) + 1)] if numbers else []
    if len(numbers) <= 2 or numbers != run:
        return texts
    return [text for text in texts if not text.isdigit()] + [f"{numbers[0]}–{numbers[-1]}"]


def known_words(game) -> set[str]:
    """Everything but whole moves that a page of this game may put in backticks."""
    rules = game.Rules
    words = {*rules.choices(), *game.presets, *WAYS_TO_CHOOSE}
    for name, choices in rules.choices().items():
        words.update(
            choice_words(choices), map(format_value, choices), [format_value(getattr(rules(), name))]
        )
    for values in rules.presets.values():
        words.update(map(format_value, values.values()))
    for verb in game.verbs:
        words.update(name for names in spellings_of(verb) if names for name in names.names)
    return words


def is_a_move(game, text: str) -> bool:
    try:
        move = game.read(text)
    except BadMove:
        return False
    return game.read(move.text()) == move


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_game_has_an_english_page_of_readable_length(game):
    assert 40 <= len(page(game).splitlines()) <= 90


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_one_title_is_the_name_of_the_game(game):
    assert re.findall(r"(?m)^# (.*)$", prose(game)) == [Words("en", game.key).say("title")]
    assert page(game).startswith("# ")


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_page_says_what_it_is_about_what_you_need_how_it_goes_and_how_it_ends(game):
    titles = re.findall(r"(?m)^## (.*)$", prose(game))
    needed = ["What you need", "How it ends", "House rules", "Typing your moves"]
    assert [title for title in titles if title in needed] == needed
    about = prose(game).split("\n## ")[0].split("\n", 1)[1]
    assert len(re.findall(r"[.?!](?=\s)", about)) in (2, 3), "two or three sentences before the first section"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_the_printed_rules_leave_open_is_said_plainly(game):
    said = re.search(r"The printed rules leave [^;.]* open[;.] [Hh]ere ", " ".join(page(game).split()))
    assert said, "no sentence like “The printed rules leave … open; here …”"


@pytest.mark.parametrize(("game", "name"), OPTIONS, ids=lambda value: getattr(value, "key", value))
def test_every_house_rule_is_listed_with_its_choices_and_its_default(game, name):
    text = " ".join(items(game)[name].split())
    choices, default = choice_words(game.Rules.choices()[name]), format_value(getattr(game.Rules(), name))
    assert set(choices) <= set(quoted(text.split(". ")[0]))
    assert text.endswith(f"Default: `{default}`.")


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_house_rule_is_listed_that_the_game_does_not_have(game):
    assert set(items(game)) == set(game.Rules.choices())


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_preset_is_named_with_what_it_changes(game):
    _, begun, rest = section(game, "House rules").partition("\nPreset")
    assert begun, "no paragraph “Presets: `book` …” after the list"
    assert set(game.presets) <= set(quoted(rest))
    for values in game.Rules.presets.values():
        assert {format_value(value) for value in values.values()} <= set(quoted(rest))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_kind_of_move_is_shown_as_text_that_reads_back(game):
    shown = [game.read(text) for text in quoted(section(game, "Typing your moves")) if is_a_move(game, text)]
    assert {type(move) for move in shown} == set(game.verbs) - {parlour.core.Expire}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_nothing_in_backticks_is_unknown(game):
    known = known_words(game)
    unknown = [text for text in quoted(prose(game)) if text not in known and not is_a_move(game, text)]
    assert unknown == []


def test_egyptian_rat_screw_tells_its_name_at_childrens_tables():
    assert "Egyptian Slap" in page(GAMES["egyptian-rat-screw"])
