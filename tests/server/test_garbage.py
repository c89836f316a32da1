"""Nothing that goes in circles stays for ever, and Python's own way comes back afterwards."""

from __future__ import annotations

import gc
import weakref

import pytest

import parlour
from parlour import protocol, view
from parlour.server import garbage
from parlour.server.garbage import Collector


class Ring:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


def test_what_is_old_and_goes_in_circles_is_swept_when_the_house_is_quiet(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = gc.get_threshold()
    collector = Collector()
    try:
        ring = Ring()
        gone = weakref.ref(ring)
        gc.collect(0)  # it is left alone from now on
        del ring
        gc.collect(0)
        assert gone()
        collector.tick(rows=7)
        collector.tick(rows=7)
        assert gone(), "everything is looked through only after a while"
        monkeypatch.setattr(garbage, "QUIET", -1.0)
        collector.tick(rows=8)
        assert gone(), "and not while there is much to do"
        collector.tick(rows=8)
        assert not gone()
    finally:
        collector.close()
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0


def test_plain_data_is_never_looked_through() -> None:
    match = parlour.Match.start("go-fish", seats=3, seed=1)
    move = match.moves(match.to_act()[0])[0]
    made = [
        match.state,
        move,
        match.rows[0],
        *match.view(0).widgets,
        view.Line("asked"),
        protocol.Update(1, []),
    ]
    assert not any(gc.is_tracked(each) for each in made)
