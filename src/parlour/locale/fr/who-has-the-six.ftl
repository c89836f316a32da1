title = Les petits chevaux
about = Quatre pions chacun, un tour de piste et à la maison.
also = Ludo, Qui a le 6, Dada
to-open = À { $seat } de lancer le dé. Qui obtient le premier chapeau commence.
to-open-you = À toi : lance le dé. Qui obtient le premier chapeau commence.
to-roll = À { $seat } de lancer le dé.
to-roll-you = À toi : lance le dé.
to-go = À { $seat } d’avancer un pion : { face }.
to-go-you = À toi : avance un pion. Le dé montre : { face }.
to-pass = { $seat } doit passer : { face }, et aucun pion ne peut avancer.
to-pass-you = Tu dois passer : { face }, et aucun pion ne peut avancer.
zone-circle = Cercle
zone-house = Maison
touch-place =
    { $place ->
        [c0] { zone-circle }
        [c1] { zone-circle }
        [c2] { zone-circle }
        [c3] { zone-circle }
        [h0] { zone-house }
        [h1] { zone-house }
        [h2] { zone-house }
        [h3] { zone-house }
       *[other] { $place }
    }
do-roll = Lancer le dé
do-place = Poser un pion au départ
do-go =
    { $target ->
        [house] Pion de { $place } à la maison
       *[other] Pion de { $place } à { $target }
    }
do-pass = Passer
rolled = { $seat } lance le dé : { face }.
placed = { $seat } pose un pion sur sa case de départ.
went =
    { $target ->
        [house] { $seat } rentre un pion de { $place } à la maison.
       *[other] { $seat } avance un pion de { $place } à { $target }.
    }
passed = { $seat } passe : aucun pion ne peut avancer.
sent-back = { $seat } renvoie un pion au cercle ({ $other }).
home = { $seat } a rentré tous ses pions !
result-all-home = Quelqu’un a rentré ses quatre pions.
result-roll-limit = Le dernier lancer est fait ; les pions comptent là où ils sont.

is-home = Ce pion est déjà à la maison.
own-pawn-there = Ton propre pion est déjà sur la case { $place }. Prends-en un autre.
needs-hat-or-glasses = Seuls le chapeau et les lunettes font sortir un pion du cercle.
none-ahead = Avant la maison, ce pion n’a plus de case avec ce symbole ({ face }). Seules les lunettes font entrer.

hint-into-house = Un pion rentre à la maison, où personne ne peut le renvoyer.
hint-sends-back = Cela renvoie un pion au cercle ({ $other }).
hint-new-pawn = Avec un pion de plus sur le parcours, davantage de lancers sont utiles.
hint-out-of-reach = Là, personne ne peut le renvoyer au prochain lancer.
hint-less-danger = Là, il court moins de danger que sur sa case.
hint-last-glasses = De là, les lunettes mènent droit à la maison.

option-track = Cases du parcours
option-roll_again = Relancer après une balle
option-play_out = Continuer jusqu’à ce qu’une seule personne soit encore en route
option-max_rolls = Nombre maximal de lancers
