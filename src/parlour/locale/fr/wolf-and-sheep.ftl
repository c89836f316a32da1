title = Loup et brebis
about = Quatre brebis enferment un loup, ou il s’échappe.
also = Loup et moutons, Le renard et les chiens
wolf-chooses = Au loup de choisir sa case : { $seat }.
wolf-chooses-you = Tu es le loup : choisis ta case.
do-go =
    { $enters ->
        [on] Commencer en { $go }
       *[off] { $go }
    }
entered = { $seat } : le loup commence en { $go }.

choose-square = Le loup commence sur une de ces cases.
wolf-steps = Le loup bouge d’une case en diagonale, dans tous les sens.
sheep-forwards = Les brebis n’avancent que d’une case, en diagonale et vers l’avant.

result-wolf-caught = Le loup ne peut plus bouger : les brebis ont gagné.
result-broken-through = Le loup a franchi la ligne des brebis et a gagné.
result-sheep-stuck = Plus aucune brebis ne peut bouger : le loup a gagné.

option-wolf_start = Où le loup peut commencer
choice-near = sur la rangée 2 ou 3
choice-any = sur une des rangées 2 à 8
choice-far = sur la rangée 8

hint-way-through = Il y a une brèche dans la ligne des brebis.
hint-nearer = Le loup s’approche des brebis.
hint-closes-gap = Ce coup ferme une brèche dans la ligne.
hint-line-closed = La ligne reste sans brèche.
hint-one-way = Il ne reste qu’une case au loup.
