title = Italienische Dame
about = Dame, bei der zählt, wer wen schlagen darf.
also = Damespiel, Checkers

option-priorities = Rangfolge gleich großer Schlagzüge
option-dark_corner = Das dunkle Eckfeld, vom eigenen Platz gesehen
choice-left = liegt links
choice-right = liegt rechts
