title = 8-28
about = Prends des cartes ou non, au plus près de 8 ou de 28.
also = 8 28, Huit vingt-huit
to-answer = { $seat } : prendre la carte ou non ? C’est { $other } qui donne.
to-answer-you = À toi : prendre la carte ou non ? C’est { $other } qui donne.
to-choose = { $seat } choisit : viser 8 ou 28 ?
to-choose-you = Choisis : viser 8 ou 28 ?
to-deal = À { $seat } de distribuer la manche suivante.
to-deal-you = À toi de distribuer la manche suivante.
last-round = Dernière manche : une pierre rouge a été posée.
makes = Fait { $totals }
out = Hors jeu pour cette manche
declined-for-good = Ne prend plus de cartes
zone-pile = Pioche
zone-hidden = Carte cachée
zone-open = Visibles
zone-middle-blue = Milieu, bleues
zone-middle-red = Milieu, rouges
zone-supply-blue = Réserve, bleues
zone-supply-red = Réserve, rouges
zone-goals = Viser
column-points = Points

do-accept = Prendre la carte
do-decline = Non, merci
do-choose = Viser { $goal }
do-deal = Distribuer la manche suivante
touch-goal = Viser { $goal }
play-for = le { $goal } avec { $total }

dealt = Manche { $round } : une carte face cachée pour tout le monde.
laid-blue =
    { $count ->
        [one] { $seat } pose une pierre bleue ; { $count } point au milieu.
       *[other] { $seat } pose une pierre bleue ; { $count } points au milieu.
    }
laid-red = { $seat } pose une pierre rouge : c’est la dernière manche. { $count } points au milieu.
laid-nothing = { $seat } ne pose rien : il ne reste plus de pierre.
accepted = { $seat } prend une carte : { $cards }.
declined = { $seat } ne prend pas de carte.
is-out = 28 ou plus face visible : { $seat } ne joue plus dans cette manche.
nobody-took = Personne n’a pris de carte : la manche est finie.
pile-empty = La pioche est épuisée : la manche est finie.
all-out = Plus personne n’est en jeu : la manche est finie.
all-declined = Il n’y a plus personne à qui proposer une carte : la manche est finie.
turned = { $seat } retourne sa carte ({ $cards }) et fait { $totals }.
chose = { $seat } vise { $goal }.
direct-hit = Jackpot, 8 et 28 : { $seats } ! Points par personne : { $count }.
nearest = Au plus près de { $goal }, avec { $total } : { $seats }. Points par personne : { $count }.
no-taker = La moitié pour { $goal } ne revient à personne.
left-over =
    { $count ->
        [one] { $count } point reste au milieu.
       *[other] { $count } points restent au milieu.
    }

answer-first = On te propose une carte : tu la prends ?
choose-first = Choisis d’abord : tu vises 8 ou 28 ?
deal-first = La manche est finie : distribue la suivante.

result-last-round = Les pierres de la dernière manche sont partagées ; qui a le plus de points gagne.

hint-wins-half = Pour { $goal }, personne n’est plus près que toi.
hint-nearer-half = D’autres sont plus près, mais pour { $goal } cela peut encore suffire.
hint-another-card = Tu fais { $totals } : une autre carte peut te rapprocher du but.
hint-both = Tu fais 8 et 28 : cela rafle tout.
hint-made = Tu as { $goal } : personne ne peut faire mieux.
hint-alone-low = Avec { $total }, plus personne ne devrait te disputer le 8 : les autres montrent déjà davantage.
hint-stays-high = Avec { $total }, mieux vaut s’arrêter que prendre une autre carte.
hint-is-over = Tu dépasses 28 ; d’autres cartes n’aideraient pas.

option-deck = Cartes du jeu
choice-a = quinze 1, quatre 8
choice-b = seize 1, trois 8
option-pass_is_final = Après un refus, plus de carte proposée dans cette manche
option-low_may_chase_28 = Avec un total de 8 au plus, on peut aussi viser 28
option-gems = Pierres
choice-full = 55 bleues et 15 rouges
choice-short = 12 bleues et 4 rouges
