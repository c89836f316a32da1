"""How the positions of a kernel are numbered, so that a table can hold something for each.

Written like a kernel. `position(n, m)` and `number(s, m)` go both ways, with the `Maps` that `lay_out` makes;
`before(s, v, m, out)` writes the numbers of all positions from which a ply without consequence leads to s:
one after which everything can still be as it was. What other plies lead to is laid out before."""
