"""What the words make of numbers, ranks, lists and what is missing."""

from __future__ import annotations

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource

import parlour
from parlour import Match, sentences, text, view
from parlour.core import BadSetup, Result
from parlour.kit import cards
from parlour.rulebook import page
from parlour.rulebook.printing import as_text
from parlour.words import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_large_numbers_and_broken_ones_are_written_as_people_write_them(language: str) -> None:
    table = Words(language, "table")
    bundle = sentences.bundle(language, "table")
    for value in 1000, 1_234_567, -1000, 0.5, 1.0:
        said = bundle.format_pattern(bundle.get_message("labelled").value, {"label": "x", "value": value})[0]
        assert table.say("labelled", label="x", value=value) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ten_reads_as_on_the_cards_though_a_move_is_typed_with_a_letter(language: str) -> None:
    fish, kemps = Words(language, "go-fish", ("A", "B")), Words(language, "kemps")
    swap = parlour.game("kemps").read("swap TC QH")
    said = [
        fish.say("caught", seat=0, cards=["9D", "TH"]),
        kemps.move(swap),
        kemps.touch("give:TC"),
        text.render(Match.start("go-fish", seats=2, seed=1).view(0), fish),
    ]
    for sentence in said:
        assert "10" in sentence
        assert not re.search(r"\bT\b", sentence)
    assert swap.text() == "swap TC QH"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Heard so far: has nines and queens; has no aces or tens"),
        ("de", "Bisher gehört: hat Neunen und Damen; hat keine Asse oder Zehnen"),
        ("fr", "Déjà entendu\u00a0: a des neuf et des dames\u202f; n’a pas d’as ni de dix"),
        ("it", "Finora si sa: ha dei nove e delle regine; non ha assi né dieci"),
        ("ru", "Уже известно: есть девятки и дамы; нет тузов и десяток"),
    ],
)
def test_ranks_stand_as_words_in_the_right_case_beside_words(language: str, said: str) -> None:
    heard = view.Note(zone="heard", seat=0, data={"holds": ["9", "Q"], "lacks": ["A", "T"]})
    assert Words(language, "go-fish", ("A", "B")).note(heard) == said


def test_lists_are_joined_by_and_or_or() -> None:
    assert Words("en", "8-28").say("makes", totals=[7, 17, 27]) == "Makes 7, 17 or 27"
    assert (
        Words("en", "hollywood-eights", ("Anna",))
        .say("entered", seat=0, points=1, games=[1, 2])
        .endswith("Game number: 1 and 2.")
    )


def test_a_missing_word_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    empty, english = FluentBundle(["de"]), sentences.bundle("en", "one")
    empty.add_resource(FluentResource("title = Titel"))
    monkeypatch.setattr(sentences, "bundle", lambda language, _: empty if language == "de" else english)
    monkeypatch.setattr(sentences, "messages", lambda *_: {})
    for made in sentences.slowly, sentences.templates:
        made.cache_clear()
    assert Words("de", "one").say("title") == "Titel"
    assert Words("de", "one").say("do-roll") == "Roll"
    for made in sentences.slowly, sentences.templates:
        made.cache_clear()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_below_zero_has_a_minus_and_no_hyphen(language: str) -> None:
    golf = Words(language, "six-card-golf", ("Anna", "Ben"))
    sheet = view.Score(zone="score", columns=("1", "total"), rows=((-5, -5), (-1, (3, -2))))
    result = Result((1, 2), (-5, 3), "all-holes")
    said = [*text.sheet_lines(sheet, golf), *text.spoken_lines(sheet, golf), *golf.result(result)]
    assert "-" not in "".join(said)
    assert "".join(said).count("−") == 9


def test_sets_are_counted_under_a_label_of_sets() -> None:
    laid = cards.by_rank("books", 0, cards.OF_RANK[0] | cards.OF_RANK[5])
    assert list(text.widget_lines(laid, Words("en", "go-fish"))) == ["Books: A♣+3 6♣+3 (2)"]


def test_rules_pages_set_a_typed_move_apart_from_what_it_means() -> None:
    assert "- ask 1 K: Ask Player 1 for kings\n" in as_text(page(parlour.game("go-fish"), "en"))


@pytest.mark.parametrize("voice", ["cli", "table"])
def test_a_host_refuses_house_rules_in_the_words_of_the_game(voice: str) -> None:
    with pytest.raises(BadSetup) as error:
        Match.start("crazy-eights", seats=3, rules={"cards": 7})
    said = Words("en", voice).reason(error.value.reason)
    assert said == "Seven cards each is only for two players."
