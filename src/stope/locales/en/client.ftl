# The client in the browser: everything around the boards.

# everywhere

client-close = Close
client-menu = Menu
client-menu-calls = Menu: your turn at { $tables ->
        [one] another table
       *[other] { $tables } other tables
    }
client-settings = Settings
client-language = Language
client-theme = Colours
client-theme-system = as on this device
client-theme-dark = dark, by lamp light
client-theme-light = light, by daylight
client-motion = Motion
client-motion-system = as on this device
client-motion-full = show what happens
client-motion-none = keep everything still
client-bot-speed = Speed of bots
client-bot-speed-slow = slow
client-bot-speed-normal = normal
client-bot-speed-fast = fast
client-bot-speed-at-once = at once
client-holds-cards = Against bots: leave me 2 seconds to take a laid card back
client-sound = Sounds
client-single-keys = Letters and digits alone do something at the table (1, R, H, …)
client-name = Your name
client-to-lobby = To the lobby
client-coming = Down into the mine …

# before the start

client-host = host
client-seat-empty = empty
client-seat-yours = your seat
client-seat-expected = { $name } is expected
client-rename = Change the name { $name }
client-rename-save = Save
client-sit = Sit here
client-sit-at = Sit here: seat { $seat }
client-add-bot = Bot
client-add-bot-at = A bot for seat { $seat }
client-free = Free the seat of { $name }
client-bots-level = Strength of the bots
client-level-newcomer = Newcomer
client-level-miner = Miner
client-level-foreman = Foreman
client-level-master = Master
client-start = Start
client-start-filled =
    { $seats ->
        [one] Start with 1 bot
       *[other] Start with { $seats } bots
    }
client-wait-for-host = You are in. The host starts the match.
client-wait-for = Waiting for { $names }.
client-wait-for-guests =
    { $seats ->
        [one] One seat is open. Invite somebody with the link, or let a bot take it.
       *[other] { $seats } seats are open. Invite people with the link, or let bots take them.
    }
client-leave = Leave this table
client-take-a-seat = Choose a name and take a seat.
client-preparing = The rules are being prepared: { $percent } %. This happens only once.
client-invite = Invite
client-invite-how = Whoever has this link can come to the table. No account, just a name.
client-invite-link = Link to this table
client-invite-qr = The link as a QR code
client-invite-only-here = Other devices cannot come: this server answers only on this computer. Connect the computer to your network and start the server with “make play HOST=0.0.0.0”; then this link works for everyone there.
client-invite-could-share = Other devices cannot come yet: this server answers only on this computer. Start it with “make play HOST=0.0.0.0”; then everyone in your network can open { $address }
client-copy = Copy
client-copied = Copied
client-copy-by-hand = The browser does not let us copy it. The link is selected: copy it yourself.
client-share = Share
client-fair = A fair shuffle
client-fair-how = This number was fixed before anybody sat down. Everyone who sits down adds chance of their own, and after the match the record proves that nobody chose the cards.

# what the host chooses

client-clock-none = no clock
client-clock-live = { $minutes } min each, { $seconds } s more with every move
client-clock-days =
    { $days ->
        [one] 1 day for each decision
       *[other] { $days } days for each decision
    }
client-option-diamant-chests = Chests
client-value-diamant-chests-open = open
client-value-diamant-chests-hidden = closed until the end
client-option-duel-goals = Goals still face down after a round
client-value-duel-goals-leave = leave the game
client-value-duel-goals-return = are shuffled in again
client-option-duel-dwarf = Your dwarf when you play alone
client-value-duel-dwarf-green = green
client-value-duel-dwarf-blue = blue
client-option-dark-cave-last-card = When the last card is used up
client-value-dark-cave-last-card-at-once = the game ends at once
client-value-dark-cave-last-card-end-of-turn = the turn is played to its end

# at the table

client-seats = Players
client-seat-you = you
client-seat-away = away
client-seat-turn = to move
client-seat-late = out of time
client-seat-here = Is at the table.
client-seat-gone = Is not connected just now.
client-seat-bot = A bot: { $level }.
client-seat-handed = A bot plays here for now: { $level }.
client-hand = Let a bot play
client-hand-for = Let a bot play for { $name }
client-hand-own = If you like, a bot plays on your seat until you take it back.
client-hand-other = { $name } is away or out of time. A bot ({ $level }) can play until { $name } is back.
client-hand-soon = If that does not change, you may let a bot play in { $seconds } s.
client-absent = { $name } has been away for { $away }; in { $left } a bot may play for { $name }.
client-absent-aloud = { $name } is away. If that does not change, you can soon let a bot play for { $name }.
client-absent-long = { $name } has been away for { $away }. A bot can play until { $name } is back.
client-absent-long-aloud = { $name } is still away. You may let a bot play for { $name } now.
client-bot-plays = A bot plays for you.
client-take-back = Play on myself
client-skip = Skip
client-skipping = Skipping
client-skip-long = Let the bots move without pauses until it is your turn, once all players here want that
client-undo = Take back
client-undo-long = Take the laid card or the last step back
client-give-up = Leave for good …
client-give-up-how = A bot plays on in your place, so that nobody waits for you. The table goes from your list.
client-give-up-now = Leave
client-give-up-stay = Stay
client-mute = Mute { $name }
client-unmute = Hear { $name } again
client-watching = You are watching.
client-your-turn = Your turn
client-elsewhere = It is your turn at another table: { $game }
client-elsewhere-many = It is your turn at { $tables } other tables
client-elsewhere-aside = Not now
client-late = { $name } has no time left. Wait, or let a bot play.
client-late-own = Your time is up. Decide soon: the others may let a bot play for you.
client-late-watched = { $name } has no time left. The others may let a bot play.
client-hide-secrets = Hide my secrets
client-hide-hands = Hide what was secret
client-in-words = The board in words
client-in-words-hidden = Your secrets are hidden now, and the words with them.
client-move-with = { $move }: { $with }
client-curtain = { $name }, it is your turn
client-curtain-how = Everyone else looks away. What { $name } may see lies behind this curtain.
client-curtain-ready = I am { $name }

# story and talk

client-drawer = Story and talk
client-log = Story
client-aloud = What happens
client-log-empty = Nothing has happened yet.
client-log-show = Show on the board
client-log-secret = For your eyes only.
client-log-handed =
    { $you ->
        [yes] A bot plays for you now.
       *[no] A bot plays for { $name } now.
    }
client-log-taken-back =
    { $you ->
        [yes] You are back and play on.
       *[no] { $name } is back and plays on.
    }
client-talk = Talk
client-talk-empty = Nobody has said anything yet.
client-talk-muted = (muted)
client-talk-watching =
    { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
client-talk-unheard =
    { $count ->
        [one] Talk, 1 new
       *[other] Talk, { $count } new
    }
client-phrases = Phrases
client-say = Say something
client-send = Send

# hints, rules, keys

client-hint = Hint
client-hint-thinking = The bot is thinking …
client-hint-expects = Your share of the win, as things stand: { $share }
client-hint-alone = Part of the gold to be won that you may expect: { $share }
client-hint-order = The bot’s favourite comes first. The bars show how strongly it advises each move; where the advice is weak, the share is only rough.
client-hint-share = Your share of the win with it: about { $share }
client-hint-share-alone = Part of the gold to be won with it: about { $share }
client-hint-show = Show on the board
client-hint-none = There is nothing to decide just now.
client-rules = Rules
client-rules-of = Rules of { $game }
client-keys = Keyboard
client-key-map = show these keys
client-key-hide = hold: hide my secrets
client-key-log = the story of the match
client-key-talk = talk
client-key-skip = let the bots move without pauses
client-key-undo = take back a laid card or a step
client-key-close = close, or put back
client-key-tab = to the next control
client-key-step = a move back, a move on
client-key-pan = move the board
client-key-ends = to the beginning, to the end
client-key-run = let it run, or stop

# the line

client-line-broken = The connection is gone. Nothing is lost; we are coming back.
client-line-waiting = The connection is gone. Your move is kept and goes out as soon as we are back.
client-line-hurry = Try now
client-failed-offline = There is no connection to the server. Check your network, then try again.
client-failed-busy = The server has its hands full just now. Try again in a moment.
client-failed-strange = That was no answer of our server. Load the page again; if your network asks you to sign in, do that first.
client-failed-part = A part of the page did not come. Perhaps the network is gone, or there is a newer version.
client-nowhere = There is no page at this address. Perhaps a letter of the link was lost on the way.
client-again = Try again
client-closed = This way is blocked
client-closed-senseless = Our page and the server do not understand each other. Please load the page again.
client-closed-no-spectators = Only those who play can see this table.
client-closed-removed = The host has removed you from this table. Only the host can let you in again.
client-removed = Removed from this table
client-let-in = Let { $name } in again
client-closed-no-table = There is no such table, or the link to it is not complete.
client-closed-unreadable = The server cannot read this table any more. All others go on.
client-outdated = The rules have changed since
client-outdated-broken-off = This match was begun by other rules or cards than this server has now, so it cannot go on and nobody has won. Its record holds every move up to here.
client-outdated-over = This match was played by other rules or cards than this server has now. Everything about it is kept: you can watch it again as it was, and download its record.

# the end

client-rematch = Play again
client-replay = Replay
client-figures = Figures
client-figures-name = Player
client-figures-points =
    { $game ->
        [duel] Gold
       *[other] Points
    }
client-figures-decisions = Decisions
client-figures-pace = Time for each
client-figures-won = winner
client-figures-whole =
    { $moves ->
        [one] 1 move in { $time }
       *[other] { $moves } moves in { $time }
    }
client-minutes = { $minutes } min { $seconds } s
client-seconds = { $seconds } s
client-record = Download the record
client-record-how = The record holds the whole match and the proof of the shuffle. On the command line “stope verify” checks it.
client-check-shuffle = Check this shuffle
client-shuffle-fair = Confirmed. The cards were shuffled with the secret that was fixed before you sat down, and with your own number.
client-shuffle-promise-kept = Confirmed as far as this browser can tell: the secret is the one that was fixed before the first card. No number of yours went in from here.
client-shuffle-nothing-kept = This browser did not see the table before the match, so it cannot compare. The record can be checked with “stope verify”.
client-shuffle-other-secret = Not confirmed: the opened secret is not the one that was promised before you sat down.
client-shuffle-other-number = Not confirmed: your own number did not go into the cards.
client-shuffle-other-key = Not confirmed: the cards were shuffled with another key than the one that follows from the secret and all numbers.
client-next-table = The others play again at a new table.
client-go-on = Go there

# the lobby

client-welcome = Where shall we dig?
client-games = Games
client-about-diamant = One more step into the cave, or home with the gems? Everyone decides at once.
client-about-duel = Two dwarves, one mountain: dig faster, block cleverer, reach the gold first. Or alone against the mountain.
client-about-dark-cave = Find gold and the way out, but who works for whom? Creatures roam, and saboteurs smile.
client-players = Players
client-alone = alone
client-bots = Bots
client-play = Play
client-with-friends = With friends …
client-preparing-wanted = The rules are being prepared: { $percent } %. Your match begins as soon as they are ready.
client-unreachable = The server does not answer. We keep trying.
client-own-tables = Your tables
client-public-tables = Public tables
client-finished-tables = Played to the end
client-put-away = Put away: { $game }
client-bring-back =
    { $tables ->
        [one] Show 1 table that you put away
       *[other] Show { $tables } tables that you put away
    }
client-status-open = waiting for players
client-status-playing = being played
client-status-over = watch again
client-status-broken-off = rules changed
client-about = About Stope
client-unofficial = Unofficial. Names and artwork of the printed games belong to their publishers.
client-about-what = Stope is three cave games to play in the browser and the terminal, with friends and against bots. All drawings here are made by our own code.
client-about-unofficial = This is an unofficial project of fans. It is not connected with the publishers or authors of the printed games; their names and artwork belong to them. If you like these games, buy them and play them at a real table, too.
client-about-cards = About the cards: the booklets print how many cards of each sort there are, but not every card. The cards of the Duel are a reconstruction that meets all printed numbers. In the Dark Cave, the shapes of the cards, their split over the groups and which spaces touch are ours. Diamant’s cards are all printed. In the rules, [deck] marks what rests on this.
client-about-own-cards = If you own a box, you can enter its cards: copy the deck file of the game, change it, let “stope deck check” look it over, and name it to the server in STOPE_DECK_DUEL or STOPE_DECK_DARK_CAVE. The file docs/decks.md says how.
client-about-fair = Nobody chooses the cards: before anybody sits down the server fixes a secret, every player adds chance, and after the match anyone can check the sum with “stope verify”.
client-about-private = No account and no tracking: a name is enough. Your settings stay in this browser.

# making a table

client-make-table = A table for { $game }
client-who = Who plays?
client-who-open = a guest, by invitation
client-who-here = on this device
client-who-bot = Bot: { $level }
client-seat = Seat { $seat }
client-player = Player { $seat }
client-name-at = Name at seat { $seat }
client-clock = Clock
client-clock-by-match = for the whole match
client-clock-by-days = days for each decision
client-clock-minutes = Minutes for each
client-clock-increment = Seconds more with every move
client-clock-for-each = Days
client-fill = Bots take empty seats
client-fill-never = only when the host says so
client-fill-seconds = after { $seconds } seconds
client-fill-minutes = after { $minutes } minutes
client-stand-in = Bot for an absent player
client-stand-in-after = It may step in
client-public = Public: everyone finds this table in the lobby
client-spectators = Others may watch
client-hints-allowed = Hints are allowed
client-open-table = Open the table

# a newer client

client-update = There is a newer version.
client-update-take = Load it
client-update-later = Later

# replays

client-replay-move = Move
client-replay-at = { $move } of { $moves }
client-replay-first = To the beginning
client-replay-previous = One move back
client-replay-play = Let it run
client-replay-pause = Stop
client-replay-next = One move on
client-replay-last = To the end
client-replay-eyes = Whose eyes
client-replay-all = everything
client-replay-watching = as a spectator
client-replay-link = Link to this move

# beside the board

client-notes = Notes
