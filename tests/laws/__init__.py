"""What holds for every game. A package, since `secrets` would else hide the module of that name."""
