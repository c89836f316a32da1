"""What axe-core, which npm brings with the other tools of the client, finds on a page."""

from __future__ import annotations

import functools
from pathlib import Path

import pytest
from playwright.sync_api import Page

from bench.services import must_be_had

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# The signs in the corners of a card are a picture, and the card is called by its name.
FOUND = """async () => {
  const ends = animation => Number.isFinite(animation.effect.getComputedTiming().endTime)
  await Promise.allSettled(document.getAnimations().filter(ends).map(({finished}) => finished))
  const rules = {'label-content-name-mismatch': {enabled: true}}
  const {violations} = await axe.run(document, {resultTypes: ['violations'], rules})
  const hasCard = ({html, target}) =>
    html.includes('data-card') || document.querySelector(target[0])?.querySelector('.card')
  const counts = (id, node) => id !== 'label-content-name-mismatch' || !hasCard(node)
  return violations.flatMap(({id, nodes}) => nodes.filter(node => counts(id, node))
    .map(({html, failureSummary}) => `${id}: ${html.slice(0, 200)} ${failureSummary}`))
}"""


@functools.cache
def _axe() -> str:
    if not AXE.exists() and not must_be_had():
        pytest.skip("NOT TESTED, axe-core is not installed: scripts/types brings it")
    return AXE.read_text("utf-8")


def findings(page: Page) -> list[str]:
    """What keeps somebody out of this page as it is now."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_axe())
    found: list[str] = page.evaluate(FOUND)
    return found
