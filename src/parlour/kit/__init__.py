"""What game files are built from: cards, dice, boards, score sheets."""
