title = Italienische Dame

option-priorities = Rangfolge gleich großer Schlagzüge
option-dark_corner = Das dunkle Eckfeld vor jedem Spieler
choice-left = liegt links
choice-right = liegt rechts
