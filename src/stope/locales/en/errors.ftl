# What is refused, and why. Each says what was given and what is expected.

error-unknown-game = There is no game { $given }. The games are: { $allowed }.
error-deck-without-game = The deck file { $file } does not say which game it is for. Write game = "..." at its top, or name the game with --game: { $allowed }.
error-unknown-option = { $game } has no option { $given }. Its options are: { $allowed }.
error-bad-option = The option { $option } cannot be { $given }. It can be: { $allowed }.
error-unknown-language = There is no language { $given }. The languages are: { $allowed }.
error-unknown-bot = There is no bot { $given }. Expected: { $allowed }.
error-unknown-weight = There is no weight { $given }. Expected: { $allowed }.
error-unknown-device = There is no device { $given }. The devices are: { $allowed }.
error-bad-seats = { $game } is for { $least } to { $most } players, not { $given } ({ $rule }).
error-bad-seed = A seed is a whole number from 0 to { $most }, not { $given }.
error-bad-number = { $name } must be a whole number of at least { $least }, not { $given }.
error-bad-move = { $given } is no move of this game. Expected: { $allowed }.
error-no-such-seat = There is no seat { $given } at this table. Seats run from { $least } to { $most }. ({ $rule })
error-illegal-move = { $reason } ({ $rule }) Given: { $move } by seat { $seat }. Allowed now: { $allowed }.
error-bad-record = This record cannot be replayed: { $field } is { $given }, expected { $expected }.
error-record-of-other-version = This version of Stope cannot check that record: its { $field } is { $given }, here it is { $expected }. The record may still be right.
error-bad-position = This position breaks { $rule }: { $field } is { $given }, expected { $expected }.
error-match-not-over = The match is not over yet. These seats still have to decide: { $actors }.
error-no-gpu = No graphics card can be used here ({ $reason }); leave out the device or choose "cpu".
error-no-ray = Ray is needed for this and cannot be loaded ({ $reason }); install it with: pip install "stope[ray]".
error-match-failed = Deal { $deal } with { $bots } could not be played to its end: { $reason }.
error-other-results = The file { $given } holds results of other bots, options or seeds, or from before a change of the bots. Choose another file.
error-worker-lost = A process that played matches ended unexpectedly ({ $reason }).
error-no-file = The file { $given } cannot be read: { $reason }.
error-bad-key = A key must have { $bytes } bytes. Give either a key or a seed, not both.
error-bad-options = Options must be a table of names and values, not { $given }.
error-bot-count = Name one bot for all seats or one for each of the { $seats } seats, not { $given }.
error-too-many-matches = There is not enough memory for { $given } matches.
error-cannot-write = The file { $given } cannot be written: { $reason }.
error-bad-database = { $given } is no database that Stope can use. Expected: { $allowed }.
error-already-served = Another server is using this file already: { $given }. One file is for one server; for several, use PostgreSQL.
error-no-database = The database { $given } cannot be used: { $reason }.
error-foreign-database = { $given } is a database of another program.
error-not-replaced = { $given } is no database of Stope and is not replaced. To restore there, move it away first.
error-no-asyncpg = PostgreSQL needs asyncpg, which cannot be loaded ({ $reason }); install it with: pip install "stope[postgres]".
error-database-too-old = The database { $given } is at version { $version }, and version { $expected } is needed. Bring it up to date with: stope db migrate.
error-database-too-new = The database { $given } is at version { $version }, which is newer than this program ({ $expected }). Update Stope.
error-no-backup = { $given } is a PostgreSQL database. Back it up with its own pg_dump, and restore it with pg_restore.
error-no-such-rule = There is no rule { $given }. The rules run from { $first } to { $last }.
error-system = The system says: { $reason }

# At tables.

error-already-started = The match at this table has started; this is possible only before the start.
error-not-started = The match at this table has not started yet; this is possible only after the start.
error-table-over = The match at this table is over; this is possible only while it is being played.
error-already-rematched = The players of this table have already moved on to table { $table }.
error-seat-taken = Seat { $seat } is taken. Choose an empty one.
error-seat-not-yours = Seat { $seat } is not yours. You decide only for seats that you have taken.
error-no-seat-here = Only players with a seat at this table can do that.
error-cannot-undo = Nothing can be taken back for seat { $seat }: only a path card that was just laid or a step on open cards, against bots alone, and only until something hidden was shown.
error-seats-empty = The match starts when every seat is taken. Still empty: { $seats }.
error-host-only = Only the host of this table can do that.
error-still-there = Seat { $seat } cannot go to a bot: its player is there and has time left.
error-wrong-stand-in = For the absent player on seat { $seat } only the bot named for this table may play: { $allowed }, not { $given }.
error-played-by-bot = A bot plays on seat { $seat }. The player it belongs to can take it back at any time.
error-played-by-person = No bot plays on seat { $seat }: its player decides there.
error-moved-on = The match has moved on: this was decided for turn { $given } of seat { $seat }, and it is at turn { $expected } now.
error-bad-nonce = The number that a player adds to the shuffle must have { $least } to { $most } bytes, as lower-case hexadecimal digits. Given: { $given }.
error-unknown-phrase = There is no phrase { $given }. The phrases are: { $allowed }.
error-nothing-said = There is nothing to read. A name needs a letter or a digit, a message something that can be seen.
error-game-not-ready = The rules of { $game } are still being prepared ({ $percent } %). Please wait a moment.
error-table-broken = This table cannot be read here: { $given }. Its log is damaged.
error-match-outdated = The rules or the cards of this game have changed since the match at table { $table } began. It can be neither played on nor shown here; its record can be downloaded.
error-move-outside = The match has the moves 0 to { $most }, not { $given }.
error-try-later = The server cannot reach its tables right now. Nothing is lost; please try again in a moment.
error-owned-elsewhere = Another process of this server has the table now. Nothing is lost; please try again in a moment.
error-no-such-table = There is no table { $given } that you can join. If you were invited, use the whole link.
error-no-spectators = Only those who play can see this table.
error-one-seat-each = You have a seat here already. Only the host, and guests who came by the invitation link, may take several.
error-removed-from-table = The host has removed you from this table. Only the host can let you in again.
error-not-removed = { $given } was not removed from this table. Only a removed guest can be let in again.
error-bad-request = This request is not valid: { $given }. { $problem ->
        [missing] Missing: { $expected }.
        [unknown] Not known here: { $expected }.
       *[other] Expected: { $expected }.
    }
error-too-long = That is too much to read at once. At most: { $most } bytes.
error-nothing-here = There is nothing at this address: { $given }.
error-wrong-method = { $given } cannot be done here. Possible: { $allowed }.
error-id-used = This id was given to another request before: { $given }.
error-too-often = Those were too many requests at once. Please wait a moment.
error-rate-limited = { $what ->
    [talk] You have said a lot in a short time.
    [hints] That was many hints in a short time.
    [hellos] You have come to the table very often in a short time.
   *[other] That was a lot of changes in a short time.
} Please try again in { $seconds ->
    [one] one second.
   *[other] { $seconds } seconds.
}
error-table-full = This table has recorded { $most } entries of this kind, and takes no more of them. The match can still be played to its end.
error-not-known = We do not know you yet, or no longer. Choose a name first.
error-hints-off = There are no hints at this table.
error-hint-pending = Your last hint is still being worked out. You can ask again when it is there.
error-hints-busy = Many players are asking for hints right now. Please try again in { $seconds ->
    [one] one second.
   *[other] { $seconds } seconds.
}
