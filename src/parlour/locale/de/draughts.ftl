title = Dame
about = Gegnerische Steine überspringen, Damen machen.
also = Damespiel, Checkers
