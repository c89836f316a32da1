title = Taxes
title-for-children = Ägyptischer Schlag
about = Karten aufdecken, Bilder beantworten, bei Paaren draufhauen.
also = Egyptian Rat Screw, Draufhauen, Ägyptischer Schlag
to-lay = { $seat } ist dran und legt eine Karte.
to-lay-you = Du bist dran: Leg eine Karte.
to-answer =
    { $count ->
        [one] { $seat } muss { $other } antworten, noch { $count } Versuch.
       *[other] { $seat } muss { $other } antworten, noch { $count } Versuche.
    }
to-answer-you =
    { $count ->
        [one] Antworte { $other }: noch { $count } Versuch.
       *[other] Antworte { $other }: noch { $count } Versuche.
    }
to-take = { $seat } hat den Stapel gewonnen und darf ihn nehmen.
to-take-you = Du hast den Stapel gewonnen: Nimm ihn.
zone-pile = Stapel
zone-recent = Letzte Karten
zone-bottom = Erste Karte
zone-under = Unter dem Stapel
zone-stacks = Eigener Stapel
zone-take = Stapel nehmen

do-lay = Karte legen
do-slap = Draufhauen!
do-take = Stapel nehmen
touch-pile = Draufhauen!
laid = { $seat } legt { $cards }.
challenge-won = { $seat } gewinnt den Stapel.
took =
    { $count ->
        [one] { $seat } nimmt { $count } Karte.
       *[other] { $seat } nimmt { $count } Karten.
    }
slapped-double = { $seat } haut drauf, Doppel: { $count } Karten!
slapped-sandwich = { $seat } haut drauf, Sandwich: { $count } Karten!
slapped-top_bottom = { $seat } haut drauf, oben wie unten: { $count } Karten!
slapped-tens = { $seat } haut drauf, zusammen zehn: { $count } Karten!
slapped-joker =
    { $count ->
        [one] { $seat } haut drauf, Joker: { $count } Karte!
       *[other] { $seat } haut drauf, Joker: { $count } Karten!
    }
slapped-four = { $seat } haut drauf, vier in Folge: { $count } Karten!
slapped-marriage = { $seat } haut drauf, Hochzeit: { $count } Karten!
slapped-wrongly =
    { $count ->
        [one] { $seat } haut daneben und zahlt { $count } Karte.
       *[other] { $seat } haut daneben und zahlt { $count } Karten.
    }
slapped-out = { $seat } haut ohne Karten daneben und scheidet aus.

too-late = Zu spät: Dieser Stapel ist nicht mehr da. Das kostet dich nichts.
no-pile = Gerade liegt kein Stapel da. Das kostet dich nichts.
barred = Du hast ohne Karten danebengehauen und darfst nicht mehr draufhauen.
pile-is-won = Der Stapel ist gewonnen; erst nimmt ihn { $seat }.

result-all-cards = Alle Karten sind gewonnen.
result-turn-limit = Die letzte erlaubte Karte liegt; nun zählt, wer die meisten Karten hat.

option-slap_double = Draufhauen bei Doppel
option-slap_sandwich = Draufhauen bei Sandwich
option-slap_top_bottom = Draufhauen bei „oben wie unten“
option-slap_tens = Draufhauen bei „zusammen zehn“
option-slap_joker = Draufhauen bei Joker
option-slap_four = Draufhauen bei vier in Folge
option-slap_marriage = Draufhauen bei Hochzeit
option-jokers = Joker
option-penalty = Strafkarten fürs Danebenhauen
option-max_turns = Gelegte Karten, nach denen die Partie endet
