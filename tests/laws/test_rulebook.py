"""The rules pages keep five languages in step and say what the rules say; planted faults are found."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import parlour
from parlour.rulebook import __main__ as stamping
from parlour.rulebook.source import BadPage, Source, folder, parse, read
from parlour.words import LANGUAGES
from tests.laws import rulebook_laws as laws

GAMES = {game.key: game for game in parlour.games()}
OTHERS = LANGUAGES[1:]
EXAMPLE = re.search(r"(?ms)^````\n(# .*?)^````$", (laws.ROOT / "docs" / "rulebook.md").read_text("utf-8"))[1]  # type: ignore[index]
GAME = GAMES["nine-mens-morris"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_page(game: str, language: str) -> None:
    page = read(language, game)
    faults = {law.__name__: list(law(page, GAMES[game], language)) for law in laws.OF_A_PAGE}
    assert not {name: found for name, found in faults.items() if found}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_every_translation(game: str, language: str) -> None:
    page, english = read(language, game), read("en", game)
    faults = {law.__name__: list(law(page, english, language)) for law in laws.OF_A_TRANSLATION}
    assert not {name: found for name, found in faults.items() if found}


@pytest.mark.parametrize("game", GAMES)
def test_every_bullet_of_turn_and_end_is_named_by_a_test(game: str) -> None:
    assert not list(laws.tested(read("en", game), GAMES[game], laws.named_by_tests()))


def test_tests_name_only_bullets_that_there_are() -> None:
    assert not list(laws.known({game: read("en", game) for game in GAMES}, laws.named_by_tests()))


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_leads_to_a_rule(game: str) -> None:
    assert not list(laws.leads_on(read("en", game), laws.refusals(GAMES[game])))


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_pages_of_games_and_pieces_that_they_use_and_no_others(language: str) -> None:
    pieces = {
        block.piece
        for game in GAMES
        for chapter in read(language, game).chapters
        for block in chapter.blocks
        if block.piece
    }
    files = {Path(str(file)).stem for file in folder(language).iterdir()}
    assert files == pieces | {*GAMES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_can_be_read_in_an_editor(language: str) -> None:
    for file in folder(language).iterdir():
        long = [line for line in file.read_text("utf-8").splitlines() if len(line) > laws.LONGEST_LINE]
        assert not long, file.name


# Faults planted in the page that the documentation shows.


def planted(old: str, new: str) -> Source:
    assert old in EXAMPLE
    return parse(EXAMPLE.replace(old, new, 1), "en")


def test_the_page_of_the_documentation_is_without_fault() -> None:
    for law in laws.OF_A_PAGE:
        assert not list(law(parse(EXAMPLE, "en"), GAME, "en"))


@pytest.mark.parametrize(
    ("law", "old", "new"),
    [
        (laws.sections_in_order, "## need", "## needs"),
        (laws.sections_in_order, "## tip\n", "## advice: Advice\n"),
        (laws.sections_in_order, "## mills: Mills", "## mills"),
        (laws.sections_in_order, "## end\n", "## end: The end\n"),
        (laws.title_of_the_game, "# Nine Men’s Morris", "# Nine Men's Morris"),
        (laws.ids_on_rules, "#must-move ", ""),
        (laws.ids_on_rules, "#must-move", "#placing"),
        (laws.ids_on_rules, "{take_from_mills=never}", "{flying=on}"),
        (laws.names_of_house_rules, "{flying=on}", "{flies=on}"),
        (laws.names_of_house_rules, "{flying=on}", "{flying=yes}"),
        (laws.names_of_house_rules, "two stones left", "{stones} stones left"),
        (laws.whole_at_every_table, "Points with four lines", "{flying=on} Points with four lines"),
        (laws.whole_at_every_table, "moves: a7 d5", "moves: a7 a7"),
        (laws.whole_at_every_table, "moves: a7 d5", "moves: fly a7"),
        (laws.whole_at_every_table, "mark: g7", "mark: g8"),
        (laws.whole_at_every_table, "mark: g7", "show: hands"),
        (laws.whole_at_every_table, "mark: g7", "ring: g7"),
        (laws.whole_at_every_table, "#must-move", "#must-move+"),
        (laws.forms, "## aim\n", "## aim\n- "),
        (laws.forms, "```view\nmoves: a7 d5 d7 b6\nmark: g7\n```\n", ""),
        (laws.short_sentences, "White begins.", "White begins" + " and begins again" * 7 + "."),
        (laws.short_sentences, "Two players: White and Black.", "The word and" * 200),
        (laws.plain_words, "White begins.", "White (seat 0) begins."),
        (laws.plain_words, "White begins.", "By default White begins."),
        (laws.plain_words, "White begins.", "With draw_rules White begins."),
        (laws.plain_words, "White begins.", "The printed rules say that White begins."),
        (laws.plain_words, "White begins.", "Here White begins."),
        (laws.plain_words, "White begins.", "It's White who begins."),
        (laws.plain_words, "White begins.", "White begins"),
    ],
    ids=lambda value: getattr(value, "__name__", value),
)
def test_a_fault_of_a_page_is_found_where_it_is_planted(law: object, old: str, new: str) -> None:
    assert list(law(planted(old, new), GAME, "en"))  # type: ignore[operator]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("# Nine", "Nine"),
        ("## need", "## Need"),
        ("mark: g7\n```", "mark: g7"),
        ("```view\nmoves", "``` view\nmoves"),
        ("- White begins.\n- If", "- #white\n- If"),
    ],
)
def test_what_cannot_be_read_is_told(old: str, new: str) -> None:
    with pytest.raises(BadPage):
        planted(old, new)


def test_a_piece_that_is_not_there_is_told() -> None:
    with pytest.raises(FileNotFoundError):
        planted("The board is empty. White begins.\n", "@nothing-of-that-name\n")


def stamped() -> str:
    """The page as a translation of itself."""
    return stamping.stamped(EXAMPLE, {each.id: each.fingerprint for each in parse(EXAMPLE, "en").chapters})


def test_a_stamped_page_is_in_step_with_its_english() -> None:
    page = parse(stamped(), "en")
    for law in (laws.same_blocks, laws.fresh, laws.as_long, laws.things_by_their_names):
        assert not list(law(page, parse(EXAMPLE, "en"), "en"))


@pytest.mark.parametrize(
    ("law", "old", "new"),
    [
        (laws.same_blocks, "## mills: Mills", "## mill: Mills"),
        (laws.same_blocks, "- White begins.\n", ""),
        (laws.same_blocks, "#placing+", "#placing"),
        (laws.same_blocks, "#must-move", "#must"),
        (laws.same_blocks, "{flying=on}", "{flying=off}"),
        (laws.same_blocks, "After 100 moves", "After 50 moves"),
        (laws.same_blocks, "**Jumping.**", "Jumping."),
        (laws.same_blocks, "a7 d5 d7 b6", "a7 d5 d7 b4"),
        (laws.same_blocks, "- White begins.", "White begins."),
        (laws.same_blocks, "24 points", "{double_mill} points"),
        (laws.as_long, "White begins.", "Weiß beginnt. " * 120),
        (laws.no_english, "White begins.", "Weiß beginnt the Partie."),
        (laws.no_english, "White begins.", "White begins."),
        (laws.things_by_their_names, "a mill", "eine Reihe"),
    ],
    ids=lambda value: getattr(value, "__name__", value),
)
def test_a_fault_of_a_translation_is_found_where_it_is_planted(law: object, old: str, new: str) -> None:
    text = stamped()
    assert old in text
    assert list(law(parse(text.replace(old, new), "en"), parse(EXAMPLE, "en"), "de"))  # type: ignore[operator]


def test_a_section_is_stale_when_a_word_of_its_english_has_changed_and_no_other_is() -> None:
    changed = parse(EXAMPLE.replace("The board is empty.", "The board is still empty."), "en")
    assert list(laws.fresh(parse(stamped(), "en"), changed, "de")) == ["stale: begin"]


def test_ids_and_pictures_need_no_new_translation() -> None:
    changed = parse(EXAMPLE.replace("#placing+", "#put+").replace("mark: g7", "mark: d7"), "en")
    assert not list(laws.fresh(parse(stamped(), "en"), changed, "de"))


def test_a_word_that_the_glossary_warns_of_is_found_on_a_page() -> None:
    assert list(laws.words_of_the_glossary(planted("White begins.", "C’est la guerre."), GAME, "fr"))


def test_a_refusal_that_leads_nowhere_is_found() -> None:
    assert laws.refusals(GAME) > {"point-taken", "not-your-stone"}
    assert list(laws.leads_on(read("en", "one"), {"roll-first", "point-taken"})) == ["point-taken"]


def test_a_bullet_that_no_test_names_is_found_and_a_name_that_no_bullet_has(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(
        'import pytest\n\n@pytest.mark.rule("nine-mens-morris", "placing", "flown")\ndef test_it(): ...\n'
    )
    named, page = laws.named_by_tests(tmp_path), parse(EXAMPLE, "en")
    missing = list(laws.tested(page, GAME, named))
    assert not any("placing" in each for each in missing)
    assert any("moving" in each for each in missing)
    assert any("two-left" in each for each in missing)
    assert list(laws.known({"nine-mens-morris": page}, named)) == ["nine-mens-morris flown"]
