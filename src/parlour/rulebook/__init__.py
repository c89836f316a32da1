"""The pages that players read: for the rules of a table, in the reader's language.

`source` reads a page as it is written, `pages` makes of it what holds at a table, `pictures` shows what a
page draws, `printing` writes it as text or for paper. The format stands in docs/rulebook.md."""

from parlour.rulebook.pages import Block, Page, Section, Span, Step, page
from parlour.rulebook.pictures import Picture

__all__ = ["Block", "Page", "Picture", "Section", "Span", "Step", "page"]
