"""For those who study games: measure, simulate, solve."""
