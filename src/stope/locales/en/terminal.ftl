# The terminal: prompts, tables, progress.

compiling = Compiling the rules of { $game }, only this once
compiling-once = Compiling the rules of { $game }. This happens only once and takes some seconds.
simulating = Playing { $games } matches
measuring = Measuring: { $what }

prompt-unknown = “{ $given }” is not understood here. “?” lists what you can type.
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
play-result-alone = { $name }: { $points } ({ $reason })

rules-title = The rules of { $title }, numbered { $first } to { $last }

simulate-summary =
    { $games } matches of { $title } { $seats ->
        [one] for one player
       *[other] with { $seats } players
    } in { $seconds } s ({ $rate } per second)
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
bench-iterations = imagined matches, as the levels play
bench-iterations-to-the-end = imagined matches, played to the end
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

fit-measuring = Measuring the weights of { $game }
fit-weight = weight
fit-value = value
fit-origin = origin
fit-derived = derived again
fit-other = other value
fit-wins = wins, in %
fit-loss = log loss
hint-expects = Your share of the win, as things stand: { $share } %.
hint-expects-alone = Part of the gold there is to win that you may expect: { $share } %.
hint-move = { $typed } ({ $move }): { $share } %. { $reason }
hint-move-mixed = { $typed } ({ $move }): { $share } %, to be chosen in { $weight } % of cases. { $reason }
replay-state-not-compared = The record is of an earlier version that laid out its states differently: every move was legal, but the final state could not be compared.
verify-confirmed = The shuffle is confirmed: the cards follow from the secret of the server and from what the players added, and every move was allowed.
verify-refused = The shuffle is not confirmed.
verify-commitment = Published before the first card (SHA-256 of the secret): { $commitment }
verify-nonce = Added by seat { $seat }: { $nonce }
verify-no-nonces = Nobody added anything: the secret of the server alone decided the cards.
verify-not-over = The match was not played to its end.
verify-score = Seat { $seat }: { $points }
verify-winners = Winning seats: { $seats }.

deck-refused =
    { $problems ->
        [one] { $file } cannot be used. One thing is wrong:
       *[other] { $file } cannot be used. { $problems } things are wrong:
    }
deck-problem =
    { $line ->
        [none] In the file:
       *[other] Line { $line }:
    } { $counted ->
        [yes] the cards add up to { $given }.
       *[no] { $given }.
    } Allowed: { $allowed }{ $rule ->
        [none] { "" }
       *[other] { " " }({ $rule })
    }.
deck-good = { $file } is a good deck for { $title }: it meets every printed total.
deck-unchanged = No card would change.
deck-card-added = + { $card } ({ $table }): { $after }
deck-card-removed = - { $card } ({ $table }): { $before }
deck-card-changed = ~ { $card } ({ $table }): { $before } -> { $after }
deck-card-reordered = ~ { $table }: the cards are in another order, so seeds deal other hands
deck-total-changed = Not printed in any booklet: { $name } becomes { $after } instead of { $before }.
deck-digest = Digest of this deck: { $digest }
deck-shipped-digest = Digest of the deck that comes with Stope: { $digest }
deck-use = To play with it: { $setting }

database-current = The database is up to date.
database-copied = The database was copied to { $file }. The copy was checked and has these rows: { $rows }.
database-restored = The backup was checked and is now { $file }, with these rows: { $rows }.
database-kept = What was there before is kept as { $file }.
database-archived = { $count ->
    [one] One finished match was archived.
   *[other] { $count } finished matches were archived.
}
serving = Tables are served at { $address } (stop with Ctrl-C).
serving-no-client = The client for the browser is not built yet; “make client” builds it.
serving-network-warning = Anybody in your network can open this server, and nothing is encrypted. For people from elsewhere put a proxy with https before it: docs/deploy.md.
serving-for-others = Other devices open { $address }
serving-no-network = This machine is in no network: no other device can open it now.
serving-could-share = Only this computer can open them. With make play HOST=0.0.0.0 (stope serve --host 0.0.0.0) all in your network can, at { $address }

# cards, places and moves in the terminal client
hand-empty = You have no cards.
hand-no-paths = You have no path cards.
card-crossing = crossing
card-fork = fork { $sides }
card-curve = curve { $sides }
card-straight = straight { $sides }
card-places = Card { $number } ({ $card }) can go to: { $places }. Type, for example: { $example }
card-turned = v: turned
card-moves = Card { $number } ({ $card }), what you can type: { $moves }
card-useless = Card { $number } ({ $card }) cannot be played now.
board-part = Part of the board; ↑?5 at its edge: a goal, 5 cards from you. All of it: map
refused-place = You cannot lay this card there. { $reason } ({ $rule })
refused-step = You cannot go there. { $reason } ({ $rule })
refused-move = You cannot do that now. { $reason } ({ $rule })
possible-moves = What you can do: { $moves }.
step-numbers =
    { $most ->
        [one] Possible step: number 1; f to go no further.
       *[other] Possible steps: numbers 1 to { $most }; f to go no further.
    }
typed-no-card = You have no card { $given }. Your cards are numbered 1 to { $most }.
typed-no-place = “{ $given }” is no place. A place is two numbers: x, counted to the right, and y, counted downwards, as in “2 -1”.
typed-no-player = There is no player “{ $given }”. Type a name or a number from 0 to { $most }.
typed-no-choice = “{ $given }” is not possible here. Possible: { $allowed }.
play-intro = Type “?” for help, “hint” for advice, “r” for the rules, “q” to quit.
