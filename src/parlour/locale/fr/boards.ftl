to-move = À { $seat } de jouer.
to-move-you = À toi : choisis une pièce à jouer.
next-place = Choisis maintenant où aller.
do-go = { $go }
moved = { $seat } : { $go }
stuck = Cette pièce ne peut pas bouger maintenant ; celles-ci le peuvent.
result-third-time = La même position pour la troisième fois.
hint-hems-in = Ce coup ne laisse presque plus de place à l’adversaire.
