"""The morris family: 24 points, 16 mills."""
