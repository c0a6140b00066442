"""Tables: matches with people. Seats, clocks, fairness, and the log that is the authority."""
