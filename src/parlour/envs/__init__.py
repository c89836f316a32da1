"""Games as environments for programs that learn."""
