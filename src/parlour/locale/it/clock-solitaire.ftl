title = Solitario dell’orologio
about = Gira tutte le carte prima del quarto re.
also = Orologio, Clock Solitaire
to-turn = Carte scoperte: { $count }, coperte: { $left }.
zone-piles = Orologio

do-turn = Scopri la carta seguente
turned = Mazzetto { $pile }: { $cards }.

result-all-turned = Vittoria: tutte le carte sono scoperte.
result-fourth-king = Sconfitta: il quarto re è uscito troppo presto.
