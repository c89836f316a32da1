## The full screen in a terminal

key-touch = Choose
key-space = Space
key-quick = Quick move
key-undo = Take back
key-type = Type
type-here = Type a move; Tab completes it
key-draw = Draw
key-quit = Quit
tip = A good move might be: { $move }.
undo-asks = Taking this back needs everybody’s consent. Do all agree?
draw-asks = Do all agree to a draw?
yes-or-no = Press Y for yes, N for no.
may-start = All seats are taken: press S to begin.
less-motion = Less motion
key-list = Keys
key-uses =
    Arrows: from one thing to the next that can be used now; Tab: through all of them
    Enter or a click: choose it; Escape: let go
    Space: the quick move, where quickness counts; several people at one keyboard use 1, 2, 3…
    T: type a move; Tab completes it
    H: a hint; U: take back; P: play automatically while there is no choice
    D: offer a draw; G: give up (where two play against each other)
    R: rules; M: everything else; C: chat; S: begin; A: play again; V: review
    Page Up and Page Down: what happened; Q: quit
