"""The symbol die: six plain pictures in a fixed order."""

from parlour.core import Dealer

FACES = ("hat", "glasses", "ball", "crystal", "potion", "candle")
HAT, GLASSES, BALL, CRYSTAL, POTION, CANDLE = range(6)


def roll(dealer: Dealer) -> int:
    """One throw of the symbol die."""
    return dealer.roll(len(FACES))
