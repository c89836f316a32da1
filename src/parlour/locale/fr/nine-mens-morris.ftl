title = Jeu du moulin
about = Trois pions en ligne prennent un pion.
also = Jeu de marelle, Mérelles, Charret, Marelle assise
to-place = À { $seat } de poser un pion, { $count } en main.
to-place-you = À toi : pose un pion (encore { $count }).
zone-in-hand = En main
zone-lost = Perdus

placed = { $seat } : { $go }
took = { $seat } : { $go }, moulin !

no-mill = Cela ne ferme aucun moulin, donc on ne prend rien.
all-in-mills = Tous les pions adverses sont dans des moulins, donc on ne prend rien.
take-one = Tu fermes un moulin : prends un pion adverse.
take-two = Tu fermes deux moulins : prends deux pions adverses.
in-a-mill = Tu ne peux prendre qu’un pion qui n’est pas dans un moulin.
not-an-enemy = On ne peut prendre qu’un pion adverse.

result-two-stones = Un camp n’a plus que deux pions.
result-no-stone-taken = 100 coups sans prise.

option-take_from_mills = Prendre des pions dans les moulins
choice-never = jamais
choice-if-all = si tous sont dans des moulins
option-double_mill = Pions pris pour deux moulins à la fois
option-flying = Sauter avec les trois derniers pions
option-draw_rules = Partie nulle par répétition et après 100 coups sans prise
preset-tournament = tournoi
