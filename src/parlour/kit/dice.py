"""The symbol die: six plain pictures in a fixed order."""

from collections.abc import Iterator

from parlour import view
from parlour.core import Dealer

FACES = ("hat", "glasses", "ball", "crystal", "potion", "candle")
HAT, GLASSES, BALL, CRYSTAL, POTION, CANDLE = range(6)


def roll(dealer: Dealer) -> int:
    """One throw of the symbol die."""
    return dealer.roll(len(FACES))


def thrown(seat: int, face: str) -> Iterator[view.Widget]:
    """The die as it lies, and who threw it; no face, no throw yet."""
    yield view.Dice(zone="die", faces=(face,) if face else ())
    if face:
        yield view.Note(zone="thrown", data={"seat": seat, "face": face})
