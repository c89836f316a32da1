## The full screen in a terminal

key-touch = Choisir
key-space = Espace
key-quick = Main rapide
key-undo = Annuler
key-type = Écrire
key-draw = Nulle
key-quit = Quitter
tip = Un bon coup serait peut-être : { $move }.
undo-asks = Revenir en arrière demande l’accord de tout le monde. Tout le monde est d’accord ?
draw-asks = Tout le monde accepte la nulle ?
yes-or-no = Appuyez sur Y pour oui, N pour non.
may-start = Toutes les places sont prises : appuyez sur S pour commencer.
less-motion = Moins d’animations
key-list = Touches
key-uses =
    Flèches : d’une chose possible à la suivante ; Tab : l’une après l’autre
    Entrée ou un clic : choisir ; Échap : lâcher
    Espace : la main rapide, quand la vitesse compte ; à plusieurs sur un clavier : 1, 2, 3 …
    T : écrire un coup ; Tab le complète
    H : un conseil ; U : annuler ; P : continuer tant qu’il n’y a pas de choix
    D : proposer la nulle ; G : abandonner (quand on joue à deux l’un contre l’autre)
    R : règles ; M : tout le reste ; C : discussion ; S : commencer ; A : rejouer ; V : bilan
    Page haut et page bas : ce qui s’est passé ; Q : quitter
