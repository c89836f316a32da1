"""A page as plain text, and as one sheet of HTML for paper."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from html import escape
from importlib.resources import files
from itertools import groupby

from parlour.rulebook.drawing import drawn
from parlour.rulebook.pages import Block, Page, Section, Span

WIDTH = 80
TAGS = {"bold": "b", "italic": "i", "code": "code"}
LISTS = {"bullet": "ul", "step": "ol"}


def as_text(page: Page, width: int = WIDTH) -> str:
    """For terminals: what is so because of a house rule says so."""
    parts = [page.note, f"{page.title}\n{page.facts}"]
    for section in page.sections:
        parts += [
            "\n".join([section.title, "-" * len(section.title), *_lines(section, page, min(width, WIDTH))])
        ]
    return "\n\n".join(filter(None, parts)) + "\n"


def _lines(section: Section, page: Page, width: int) -> Iterator[str]:
    number, before = 0, ""
    for block in section.blocks:
        number = number + 1 if block.kind == "step" else 0
        if before and (block.kind != before or block.kind == "paragraph"):
            yield ""
        before = block.kind
        mark = f"[{page.differs}] " if block.differs else ""
        if block.picture:
            yield textwrap.indent(mark + block.picture.text, "    ")
        else:
            lead = {"bullet": "- ", "step": f"{number}. "}.get(block.kind, "")
            said = mark + "".join(span.text for span in block.text)
            yield textwrap.fill(
                said,
                width,
                initial_indent=lead,
                subsequent_indent=" " * len(lead),
                break_long_words=False,
                break_on_hyphens=False,
            )


def as_html(page: Page) -> str:
    """All in one file, for one or two sheets of A4; how moves are typed is of no use beside real cards."""
    style = (files("parlour") / "rulebook" / "print.css").read_text("utf-8")
    sections = "\n".join(_section(each, page) for each in page.sections if each.id != "typing")
    title, note = escape(page.title), f'<p class="facts">{escape(page.note)}</p>\n' if page.note else ""
    return f"""<!doctype html>
<html lang="{page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
{note}<h1>{title}</h1>
<p class="facts">{escape(page.facts)}</p>
<main>
{sections}
</main>
</body>
</html>
"""


def _section(section: Section, page: Page) -> str:
    parts = []
    for kind, group in groupby(section.blocks, lambda block: block.kind):
        if kind == "picture":
            parts += [_figure(block, page) for block in group]
        elif kind == "paragraph":
            parts += [f"<p>{_marked(block, page)}</p>" for block in group]
        else:
            items = "\n".join(f"<li>{_marked(block, page)}</li>" for block in group)
            parts.append(f"<{LISTS[kind]}>\n{items}\n</{LISTS[kind]}>")
    body = "\n".join(parts)
    return f'<section id="{section.id}">\n<h2>{escape(section.title)}</h2>\n{body}\n</section>'


def _marked(block: Block, page: Page) -> str:
    mark = f"<mark>{escape(page.differs)}</mark> " if block.differs else ""
    return mark + "".join(map(_span, block.text))


def _span(span: Span) -> str:
    text = escape(span.text)
    return f"<{TAGS[span.style]}>{text}</{TAGS[span.style]}>" if span.style else text


def _figure(block: Block, page: Page) -> str:
    assert block.picture
    inside = drawn(block.picture, page.language, page.game)
    return f'<figure role="img" aria-label="{escape(block.picture.spoken)}">\n{inside}\n</figure>'
