# The terminal: prompts, tables, progress.

compiling = Compiling the rules of { $game }, only this once: { $rule }
compiling-once = Compiling the rules of { $game }. This happens only once and takes some seconds.
simulating = Playing { $games } matches
measuring = Measuring: { $what }

prompt-again = Please try again.
prompt-unknown = “{ $given }” is not understood here.
goodbye = Goodbye. The match was not finished.
match-saved = The record of this match is in { $file }.
interrupted = Stopped.

play-welcome =
    { $seats ->
        [one] { $title } alone: { $names }.
       *[other] { $title } with { $seats } players: { $names }.
    }
play-watching = Nobody sits here in person; the bots play among themselves.
play-standings = Final standings ({ $reason })
play-standing = { $place }. { $name }: { $points }

rules-title = The rules of { $title }, numbered { $first } to { $last }

simulate-summary = { $games } matches of { $title } with { $seats } players in { $seconds } s ({ $rate } per second)
simulate-seat = seat
simulate-bot = bot
simulate-wins = wins
simulate-mean = mean points
simulate-most = most points

bench-title = { $title }: whole random matches per second
bench-what = what
bench-seats = players
bench-rate = matches per second
bench-one-core = one core
bench-all-cores = all { $cores } cores
bench-interpreted = interpreted Python
bench-gpu = graphics card, results copied back
bench-no-gpu = graphics card: none here
bench-search = Search on one core, { $decisions } decisions with { $seats } players:
bench-rounds = imagined matches, as the levels play
bench-rounds-to-the-end = imagined matches, played to the end
bench-level = { $bot }: { $mean } ms for a decision, { $most } ms at most
bench-overrun = A limit of { $limit } ms is exceeded by { $most } ms at most.
bench-compile = Compiling everything a match needs, from nothing, on one core: { $seconds } s
bench-compile-simulate = Compiling a simulation, from nothing, on one core: { $seconds } s
bench-start = From the command line to the first prompt with a warm cache: { $seconds } s
bench-written = Written to { $file }.
compiling-all = Compiling the rules of all games: { $games }. This happens only once.
compiling-done = Done.
bench-legal = Listing all legal moves in the middle of a match [{ $phase }]: { $mean } µs on average, { $most } µs at most ({ $moves } moves)
bench-compile-all = Compiling all games side by side, from nothing: { $seconds } s
arena-title = { $title }: { $matches } matches on { $deals } deals
arena-bot = bot
arena-wins = wins
arena-score = mean points
arena-rating = rating
arena-note = 95 % intervals. The same deals for all, every bot on every seat.
arena-note-alone = 95 % intervals.
arena-wins-in-parts = A win shared by several counts in parts.
arena-wins-of-teams = Teams win together: wins are the share of matches in which a bot was among the winners.
arena-ending = how matches ended
arena-matches = matches
arena-playing = Playing { $games } matches
hint-expects = Your share of the win, as things stand: { $share } %.
hint-expects-alone = Part of the gold there is to win that you may expect: { $share } %.
hint-move = { $typed } ({ $move }): { $share } %. { $reason }
hint-move-mixed = { $typed } ({ $move }): { $share } %, to be chosen in { $weight } % of cases. { $reason }
verify-confirmed = The shuffle is confirmed: the cards follow from the secret of the server and from what the players added, and every move was allowed.
verify-refused = The shuffle is not confirmed.
verify-commitment = Published before the first card (SHA-256 of the secret): { $commitment }
verify-nonce = Added by seat { $seat }: { $nonce }
verify-no-nonces = Nobody added anything: the secret of the server alone decided the cards.
verify-not-over = The match was not played to its end.
verify-score = Seat { $seat }: { $points }
verify-winners = Winning seats: { $seats }.

database-current = The database is up to date.
database-copied = The database was copied to { $file }.
serving = Tables are served at { $address } (stop with Ctrl-C).
serving-no-client = The client for the browser is not built yet; “make client” builds it.
