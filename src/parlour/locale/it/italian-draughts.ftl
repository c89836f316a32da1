title = Dama italiana
about = Dama in cui il grado dice chi prende chi.
also = Checkers

option-priorities = Priorità tra prese di pari numero
option-dark_corner = La casella scura d’angolo, vista dal proprio posto
choice-left = a sinistra
choice-right = a destra
