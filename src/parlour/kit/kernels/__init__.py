"""Integer rules of the board families: plain functions on ints, which search can compile."""
