"""Battle icons: the Conflicts that a seat has won and its Objective; two alike are worth a Victory Point."""
