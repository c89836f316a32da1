title = Italienische Dame

option-priorities = Rangfolge gleich großer Schlagzüge
option-dark_corner = Das dunkle Eckfeld, vom eigenen Platz gesehen
choice-left = liegt links
choice-right = liegt rechts
