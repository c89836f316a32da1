## The full screen in a terminal

key-touch = Choisir
key-space = Espace
key-quick = Coup rapide
key-undo = Reprendre
key-type = Écrire
type-here = Taper un coup ; Tab le complète
key-draw = Nulle
key-quit = Quitter
tip = Un bon coup serait peut-être : { $move }.
undo-asks = Pour reprendre ce coup, il faut l’accord de tout le monde. Tout le monde est d’accord ?
draw-asks = Tout le monde accepte la nulle ?
yes-or-no = Appuie sur O pour oui, sur N pour non.
may-start = Toutes les places sont prises : appuie sur S pour commencer.
less-motion = Moins d’animations
key-list = Touches
key-uses =
    Flèches : d’un choix possible au suivant ; Tab : tous, l’un après l’autre
    Entrée ou un clic : choisir ; Échap : lâcher
    Espace : le coup rapide, quand la vitesse compte ; à plusieurs sur un clavier : 1, 2, 3…
    T : écrire un coup ; Tab le complète
    H : un conseil ; U : reprendre un coup ; P : jouer automatiquement tant qu’il n’y a pas de choix
    D : proposer la nulle ; G : abandonner (quand on joue à deux l’un contre l’autre)
    R : règles ; M : tout le reste ; C : discussion ; S : commencer ; A : rejouer ; V : analyse
    Page préc. et Page suiv. : ce qui s’est passé ; Q : quitter
