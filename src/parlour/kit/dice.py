"""The symbol die: six plain pictures in a fixed order."""

from parlour import view
from parlour.core import Dealer

FACES = ("hat", "glasses", "ball", "crystal", "potion", "candle")
HAT, GLASSES, BALL, CRYSTAL, POTION, CANDLE = range(6)


def roll(dealer: Dealer) -> int:
    """One throw of the symbol die."""
    return dealer.roll(len(FACES))


def thrown(seat: int, face: str) -> view.Dice:
    """The die as it lies, and who threw it; without a face it has not been thrown yet."""
    thrower = seat if face else None
    return view.Dice(zone="die", faces=(face,) if face else (), thrower=thrower, sides=FACES)
