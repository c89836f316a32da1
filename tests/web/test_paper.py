"""A rules page lies beside the real game on one or two sheets of A4."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser

import parlour
from parlour.rulebook import page, printing
from parlour.words import LANGUAGES

LONGEST = 3  # pages of a language that are printed here: those with most words
MOST_SHEETS = 2


def sheets(browser: Browser, html: str) -> int:
    """How many sheets a page takes."""
    paper = browser.new_page()
    paper.set_content(html)
    printed = paper.pdf(format="A4", prefer_css_page_size=True)
    paper.close()
    return len(re.findall(rb"/Type\s*/Page\b", printed))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_pages_take_two_sheets_of_a4(browser: Browser, language: str) -> None:
    pages = sorted(
        (printing.as_html(page(each, language)) for each in parlour.games()),
        key=lambda html: len(re.sub(r"<[^>]*>", "", html)),
    )
    for html in pages[-LONGEST:]:
        assert 1 <= sheets(browser, html) <= MOST_SHEETS


def test_a_page_that_is_too_long_would_be_found(browser: Browser) -> None:
    html = printing.as_html(page(parlour.game("one"), "en"))
    assert sheets(browser, html.replace("</main>", "<p>more</p>" * 400 + "</main>")) > MOST_SHEETS
