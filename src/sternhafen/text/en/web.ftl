### What the table in the browser says; a title's own words stand in its own file.

## Everywhere

web-home = To the lobby
web-home-link = Sternhafen: to the lobby
web-language = Language
web-theme-light = Light theme
web-theme-dark = Dark theme
web-close = Close
web-try-again = Try again
web-no-connection = The server does not answer. Check your connection.
web-foot = About this server
web-privacy = Privacy
web-imprint = Legal notice
web-to-admin = Look after this server
web-licences = Licences
web-manners-of = { $name }: mute, block, report
web-mute = Mute
web-mute-not = Hear again
web-block = Block
web-block-not = Unblock
web-block-help = Blocked people cannot invite you, sit down at your tables or bring you along.
web-report = Report
web-report-what = What should those who run this server know?
web-report-help = What was last said at this seat goes along.
web-report-send = Send report
web-report-sent = Reported. Thank you.
web-invited-table = { $name } invites you: { $title }
web-invited-group = { $name } invites you to the group “{ $group }”
web-invited-come = Come along
web-invited-no = Not now
web-invite-friend = Invite { $name }
web-invite-friends = Invite with one click
web-invite-sent = Invited
web-push = On this device, even with the page closed
web-push-on = Send messages to this device
web-push-off = No longer to this device
web-push-test = Send a test
web-push-tested = Reached { $delivered } of { $devices } devices.
web-push-devices = Devices that are told: { $names }
web-push-digest = Several turns soon after one another come as one message.
web-push-hindered-insecure = Messages with the page closed need a secure page: https, or this very computer.
web-offline-hindered-insecure = Playing offline and the app need a secure page: https, or this very computer.
web-secure-how = Whoever runs the server starts it with “sternhafen serve --tls”, or puts a web server with https in front of it; docs/operations.md has the command.
web-push-hindered-old = This browser takes no messages with the page closed.
web-push-hindered-server = This server sends no messages to browsers; ntfy and webhooks work.
web-push-failed = The browser’s service for messages could not be reached.
web-quiet = Quiet hours
web-quiet-from = From
web-quiet-to = To
web-confirmations = Ask before a turn ends with actions left
web-you = you
web-guest = Guest

## Lobby

web-lobby = Lobby
web-your-name = What shall we call you?
web-name-keep = That’s me
web-my-page = { $name }: your page
web-no-titles = No title is installed on this server.
web-players = { $from ->
        [one] { $to ->
            [one] 1 player
           *[other] 1–{ $to } players
        }
       *[other] { $from }–{ $to } players
    }
web-minutes = { $from }–{ $to } min
web-weight = { $weight ->
        [1] very easy
        [2] easy
        [3] medium
        [4] complex
       *[other] heavy
    }
web-welcome = Welcome to Sternhafen
web-welcome-name = Welcome, { $name }
web-where-to = Where to, { $name }?
web-welcome-help = Press Play: you sit down at once, and easy bots play along. The table knows every rule.
web-continue = Continue
web-waits-to-begin = Not begun yet
web-waits-for-short = { $names } to move
web-with = With { $names },
web-alone = On your own,
web-table-says = { $title }: { $what }
web-friends = Play with friends
web-friends-help = Choose a game and send them a link.
web-friends-open = Send a link, or join an open table below ({ $count }).
web-friends-invite = { $title } with friends
web-range = { $from ->
        [one] { $to ->
            [one] 1
           *[other] 1–{ $to }
        }
       *[other] { $from }–{ $to }
    }
web-play = Play
web-play-title = Play { $title } against easy bots
web-verb-learn = Learn
web-verb-challenge = Challenge
web-set-up = Set up
web-set-up-title = Set up { $title }: players and options
web-set-up-help = Choose who plays and how
web-show-all = Show all { $count }
web-show-fewer = Show fewer
web-voyage = Your voyage: { $title }
web-episode-of = Episode { $episode } of { $all }
web-my-tables = My tables
web-my-tables-none = Your tables will be here, so that you can go on at any time.
web-open-tables = Open tables
web-join = Join ({ $free ->
        [one] 1 seat
       *[other] { $free } seats
    })
web-watch = Watch
web-your-turn = Your turn
web-status-waiting = waiting
web-status-running = running
web-status-over = over
web-status-closed = closed
web-status-stale = rules changed
web-status-closed-long = This table was closed.
web-update-stale = The rules of this game have changed (version { $from }, now { $to }).
web-update-resumable = It can go on from this position under the new ones, if everybody agrees.
web-resume = Go on under the new rules
web-table-updating = One moment, please
web-episode = Episode { $episode }
web-campaign-episodes = Earlier episodes
web-campaign-go-on = Go on
web-campaign-next = Open episode { $episode }
web-campaign-over = campaign over
web-import-file = Open a saved game
web-import-help = Goes on with a saved game at this screen; its bots play on.
web-offline = Without a server
web-offline-start = Play offline
web-offline-help = Runs in this browser alone: on one screen, solo and against bots. After the first visit you need no network.
web-engine-starting = The games are being loaded …
web-engine-ready = The games run in this browser.
web-engine-failed = The games do not start in this browser. Reload the page, or try a newer browser.
web-engine-kept = The games run in this browser, also without a network.
web-games-here = Your games are stored in this browser only. Export a game to have a copy, or to go on with it elsewhere.
web-games-unsafe = Your games are stored in this browser only, and it may delete them when space runs out. Export the ones you want to keep.
web-bot-weaker = { $bot }: on this device it can think only { $percent } % as much as it should, and plays weaker.
web-no-record = This file is no saved game.
web-saved = This is a running game as one player saw it. It holds no secrets of the others, so nobody can play on from it: go on at its table, on the server where it is played.
web-saved-table = This is a running game as one player saw it. It holds no secrets of the others, so nobody can play on from it.
web-saved-go = To its table

## Lessons

web-learn-title = Learn { $title }
web-learn-page = Learn { $title } – Sternhafen
web-learn-help = A coach plays your first turns with you, on the real board. A wrong pick costs nothing.
web-lesson-minutes = about { $minutes } minutes
web-lesson-begin = Begin
web-lesson-again = Once more
web-lesson-taken = done
web-lessons-taken = { $taken } of { $all } lessons done
web-lesson-left-at = left at step { $step } of { $steps }
web-lesson-go-on = Go on
web-lesson-skip = Show me
web-lesson-back = One step back
web-lesson-pause = Pause the lesson and look around
web-lesson-resume = Back to the lesson ({ $step } / { $steps })
web-lesson-asks = The coach asks you something.
web-lesson-speaks = The coach explains. Go on when you like.
web-lesson-heard = Coach, step { $step } of { $steps }:
web-lesson-wants = The move: { $move }.
web-lesson-done = That was the lesson. Well done!
web-lesson-next = Next lesson
web-lesson-play-on = Play on from here
web-lesson-result = See the result
web-tip-got-it = Got it
web-tip-no-more = No more tips
web-just-play = Or just play
web-just-play-help = A first game against easy bots. Whatever happens to you for the first time is explained once.

## Notifications

web-notices = Notifications
web-notices-here = When it is your turn and you look elsewhere
web-notices-by-flash = Flash in the title of the page
web-notices-by-browser = Notification of the browser
web-notices-by-sound = Play a soft sound
web-notices-forbidden = Your browser does not allow notifications from this page.
web-notices-away = When no table is open
web-notices-away-help = The server sends “your turn” from all your tables to an address of yours.
web-notices-kind = Send to
web-notices-to-nobody = nobody
web-notices-to-ntfy = ntfy, as a text
web-notices-to-webhook = a webhook, as JSON
web-notices-address = Address
web-notices-keep = Keep
web-notices-try = Keep and try
web-notices-none = Nothing will be sent.
web-notices-arrived = A test has arrived.
web-notices-lost = Kept, but the test did not arrive.

## A new table

web-how-many = How many play?
web-name-of-seat = Name at seat { $n }
web-sitter-friend = A friend
web-sitter-friend-short = by link
web-sitter-friend-long = A friend, by a link
web-sitter-here-short = at this screen
web-sitter-here-long = Somebody at this screen
web-add-seat = One more
web-chairs-help = Click a chair to change who sits there.
web-with-friends = With friends
web-more-options = More options
web-first-game = good for a first game
web-option-of-seat = { $option }, seat { $n }
web-who-sits = Who sits at seat { $n }?
web-bot-beginner = beginner bot
web-bot-easy = easy bot
web-bot-medium = medium bot
web-bot-hard = hard bot
web-bot-expert = expert bot
web-my-level = { $bot }: my level
web-bot-greedy = bot that looks one move ahead
web-bot-random = bot that plays at random
web-where-links = { $count ->
        [one] You get a link for this seat as soon as the table is made.
       *[other] You get a link for each of these seats as soon as the table is made.
    }
web-option-none = none
web-listed = Show the table in the lobby
web-spectators = Others may watch
web-pace = How much time does everybody have?
web-pace-none = As much as they like
web-pace-clock = A clock for the whole game
web-pace-patience = Hours or days for each decision
web-pace-minutes = Minutes for each
web-pace-increment = Seconds more for a move
web-pace-each = For each decision
web-pace-unit = Unit
web-pace-hours = hours
web-pace-days = days
web-pace-bot = Who plays for somebody whose time is up?
web-pace-by-itself = By itself, without a vote
web-make-table = Make the table
web-start-now = Start

## Before the game

web-table-missing = This table cannot be shown
web-invited = You are invited to { $title }
web-sit-down = Take a seat
web-waiting-seats = { $count ->
        [one] One seat is still free. Send its link to somebody.
       *[other] { $count } seats are still free. Send the links to those who are to play.
    }
web-waiting-ready = The game begins when everybody is ready.
web-seat-open = free seat
web-invite-link = Link to seat { $n }
web-copy-link = Copy link
web-copied = Copied
web-seat-free = nobody yet
web-fill-with-bot = Let a bot play
web-send-link = Send
web-qr = QR code
web-qr-of = QR code of the link to seat { $n }
web-you-watch = You are watching. The game begins as soon as everybody is ready.
web-ready = ready
web-not-ready = not ready yet
web-invited-private = You are invited to a table
web-rate = Rated game
web-rated = This game is rated: there is no advice, and whoever gives up, leaves or lets a bot decide takes the last place.
web-rate-help = Nobody gets advice. Whoever gives up, or runs out of time, takes the last place. Unless you choose otherwise, each decision may take three days.
web-no-spectators = Nobody else may watch.
web-pace-is-clock = Everybody has { $time } for the whole game{ $increment ->
        [0] .
        [one] , and a second more for every move.
       *[other] , and { $increment } seconds more for every move.
    }
web-pace-is-patience = Everybody has { $time } for each decision.
web-pace-votes = When somebody’s time is up, the others vote. ({ $bot })
web-pace-takes-over = When somebody’s time is up, a bot takes over. ({ $bot })
web-say-ready = I am ready
web-say-not-ready = Wait, not yet

## At the table

web-link-connecting = Connecting …
web-link-lost = Connection lost. Trying again …
web-link-gone = Not connected
web-link-open = Connected
web-seats = Seats
web-seat-bot = a bot
web-seat-here = at the table
web-seat-away = away
web-seat-turn = to move
web-prompt = What is asked
web-over = The game is over.
web-waits-for = Waiting for { $names }.
web-wait = One moment …
web-show-rule = Show rule { $rule }
web-other-first = Not together with what you have chosen.
web-then-reveal = Then something is revealed; it cannot be taken back.
web-left = { $count } possibilities are left.
web-unpick = Choose again
web-undo = Take back
web-undo-reach = You can take back { $count ->
        [one] one action
       *[other] { $count } actions
    }: { $bar }
web-undo-bar-start = before that there is nothing of yours.
web-undo-bar-revealed = before that something was revealed.
web-undo-bar-other-seat = before that somebody else moved.
web-undo-bar-others-played-on = before that others have answered already.
web-undo-bar-resumed = before that other rules held.
web-restart = Restart my turn
web-redo = Play it again
web-hint = Ask a bot for advice
web-hint-says = A bot would choose: { $action }
web-advice = A bot's advice
web-advice-sure = { $sure } % sure of the first
web-advice-points = about { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
web-advice-why = Why: { $reasons }
web-advice-brings = Nothing is clearly better. Afterwards: { $reasons }
web-advice-less = Not as good: { $reasons }
web-advice-same = As far as the bot can see, it makes no difference.
web-advice-equal = just as good
web-all-actions = All actions
web-filter = Filter
web-no-action = No action says this.
web-pages = Pages
web-page = { $from }–{ $to } of { $count }
web-page-back = Page before
web-page-forward = Next page
web-playback = { $count ->
        [one] Since your move: 1
       *[other] Since your move: { $count }
    }
web-proposal = { SEAT($seat) } would like to take back { $count ->
        [one] the last move
       *[other] the last { $count } moves
    }.
web-proposal-from = { SEAT($seat) } would like to take back { $count ->
        [one] the last move: “{ $first }”
       *[other] the last { $count } moves, from “{ $first }” on.
    }
web-proposal-resume = { SEAT($seat) } would like to go on from this position under the new rules. Nothing from before can then be taken back.
web-vote-bot = { SEAT($by) } would like a bot to play for { SEAT($seat) }.
web-vote-end = { SEAT($by) } would like to end the game, because { SEAT($seat) } is missing.
web-vote-count = ({ $yes } of { $all } agree)
web-time-is-up = { SEAT($seat) }’s time is up. What would you like?
web-end-game = End the game
web-bot-plays-for-you = A bot plays for you.
web-clock = Time left for { SEAT($seat) }
web-overdue = time is up
web-span-minutes = { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
web-span-hours = { $count ->
        [one] one hour
       *[other] { $count } hours
    }
web-span-days = { $count ->
        [one] one day
       *[other] { $count } days
    }
web-clock-minutes = { $minutes }:{ $seconds }
web-clock-hours = { $hours } h { $minutes } min
web-clock-days = { $days } d { $hours } h
web-ended-vote = The game was ended by vote, without a result: { SEAT($seat) }’s time was up.
web-ended-resigned = { SEAT($seat) } resigned: the game has ended.
web-resigned = { $names } resigned; { $count ->
        [one] a bot
       *[other] bots
    } played to the end.
web-agree = Agree
web-ask-bot = The host would like a bot to play for { SEAT($seat) }.
web-ask-free = The host would like to free { SEAT($seat) }’s seat for somebody else.
web-ask-others = Everybody else must agree.
web-ask-until = Without an answer it is possible from { $time } on, while they are away.
web-refuse = Refuse

## Log, rules, chat

web-open-drawer = Log, rules and chat
web-drawer = Log, rules and chat
web-tab-log = Log
web-tab-rules = Rules
web-tab-chat = Chat
web-unread = { $count } new
web-log-empty = Nothing has happened yet.
web-log-undo = { $count ->
        [one] One action taken back.
       *[other] { $count } actions taken back.
    }
web-log-practice = practice
web-log-struck = taken back
web-log-fallback = drawn by lot, the bot failed
web-look-back = Look at the table after this
web-primer = The game in a minute
web-primer-goal = The goal
web-primer-turn = A turn
web-primer-points = What brings points
web-primer-end = The end
web-primer-example = For example:
web-chapters = Chapter by chapter
web-show-chapter = To the chapter “{ $name }”
web-rules-all = All rules, by number
web-rules-search = Search the rules
web-rules-none = No rule says this.
web-chat-write = Write to the others
web-chat-send = Send

## Looking back

web-history = Look back
web-history-start = The game begins.
web-history-first = To the beginning
web-history-back = One back
web-history-forward = One forward
web-history-play = Play
web-history-pause = Pause
web-history-position = Position { $at } of { $last }
web-plan-open = Plan ahead
web-play-on-from-here = Play on from here
web-practice-about = A practice table from this position. What is still to be drawn is dealt again, and the game does not count.
web-practice-seat = Your seat
web-practice-start = Start practice
web-begun-practice = Practice
web-begun-puzzle = Puzzle
web-begun-study = Study
web-begun-from = Begun before line { $entry } of this game
web-begun-about = It begins from a position of another game. What is still to be drawn is dealt again.
web-begun-counts-not = It counts for no rating, record or history.
web-history-now = Back to now

## One screen for several

web-hand-over = { $name }, it is your turn
web-hand-over-help = Hand over the screen. Nobody else should look now.
web-hand-over-take = I am { $name }

## The end

web-result = Result
web-tally = The points are counted
web-tally-skip = Skip
web-practice = Practice: { $count ->
        [one] once something
       *[other] { $count } times something
    } was taken back that could not have been taken back against others.
web-you-win = You win!
web-wins = { $count ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
web-place = Place
web-player = Player
web-total = Total
web-chart = The course of the game, estimated until the end
web-decided = What decided it
web-decided-kind = { $winner } won { $margin ->
        [0] the tie-break against { $second }
        [one] by 1 point
       *[other] by { $margin } points
    }. The difference: { $kind }, { $ahead } to { $behind }.
web-decided-margin = { $winner } won { $margin ->
        [0] the tie-break against { $second }
        [one] by 1 point ahead of { $second }
       *[other] by { $margin } points ahead of { $second }
    }.
web-decided-alone = Most of it came from: { $kind }, { $ahead } of { $margin } points.
web-decided-turn = { $own ->
        [0] After { SEAT($seat) }’s turn at move { $number } the lead of { $winner } grew most
       *[other] The strongest turn: { SEAT($seat) } at move { $number }, who pulled ahead most there
    }, by about { $swing ->
        [one] 1 point
       *[other] { $swing } points
    }.
web-decided-lead = The turning point: { $own ->
        [0] { SEAT($seat) }’s turn at move { $number }. It gave { $winner } the lead
       *[other] at move { $number } { SEAT($seat) } took the lead
    }, a swing of about { $swing ->
        [one] 1 point
       *[other] { $swing } points
    }.
web-decided-at-the-end = It was decided at the very end: the last turn and the scoring moved the lead of { $winner } by about { $swing ->
        [one] 1 point
       *[other] { $swing } points
    }.
web-decided-best-turn = Your best turn began at move { $number }: about { $swing ->
        [one] 1 point
       *[other] { $swing } points
    } more.
web-decided-look = Look at it
web-picture = Share a picture
web-picture-failed = No picture in this browser
web-picture-line = { $title }: { $headline }
web-rematch = Play again
web-to-rematch = To the new table
web-next-episode = Next episode
web-look-through = Look through the game
web-review = Review
web-export = Save the game

## The menu of a table

web-menu = Table
web-take-seat = Play myself again
web-give-bot = Let a bot play
web-other-device = Link for another device
web-reassign = Give the seat to somebody else
web-link-once = This link is good for one visit:
web-seed-hash = Fingerprint of the shuffle:
web-watching = { $count ->
        [0] Nobody is watching.
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
web-practise = Go back to before my last move (practice)
web-new-link = New link
web-deal-mixed = Mixed by the server and the players’ devices.
web-deal-drawn = Drawn by the server alone.
web-deal-fixed = Known before the game.
web-deal-proven = Proven: your part is in it.
web-deal-broken = It does not fit what was promised!
web-seal = Seal of the record:
web-verify = Check this game
web-verified-replayed = Every line was replayed and is as it says.
web-verified-seam = The first { $count } follow earlier rules and were not replayed; the seal holds them.
web-verified-sealed = Its rules have changed, so it was not replayed; its deal is as promised and nothing was changed since it was sealed.
web-verified-begun-same = It began from a position, and the game it names really had it.
web-verified-begun-other = It began from a position that the game it names never had!
web-verified-begun-unknown = It began from a position; whether the game it names had it cannot be told.
web-verified-not = It is not as it says!
web-propose-take-back = Propose to take back the last move
web-host = host
web-make-host = Make host
web-resign = Resign
web-resign-sure = Give up your seat? You cannot come back to this game.
web-resign-not = Play on
web-resign-bot = A bot plays on for me
web-resign-end = End the game
web-close-table = Close the table
web-close-sure = Close the table for everybody? Nobody can play on then. As its host you can open it again, as long as nobody has saved the whole game.
web-close-not = Keep it open
web-reopen = Open it again
web-keys = Keys: Tab goes through what you can choose, arrows go to any neighbour, Enter chooses, Esc closes what lies over the board and drops the choice, U takes back, R plays again, P plans ahead.

web-bot-called = { $seat ->
        [0] Sirius
        [1] Vega
        [2] Rigel
        [3] Mira
        [4] Altair
       *[other] Deneb
    }

## Motion and sound

web-speed = Motion
web-speed-slow = Slow
web-speed-usual = As usual
web-speed-fast = Fast
web-speed-off = None
web-sounds = Sounds (key M)
web-volume = Volume
web-show-moves = Show again what { SEAT($seat) } did
web-not-yet = Not yet

## The evening

web-evening = The next evening
web-evening-of = Sternhafen: { $title }
web-evening-propose = Propose a date
web-evening-send = Propose
web-evening-can = Can come: { $names }.
web-evening-cannot = Cannot: { $names }.
web-evening-agreed = Everybody can come.
web-evening-yes = I can come
web-evening-no = I cannot
web-evening-calendar = Into the calendar (.ics)
web-evening-help = Whoever cannot come gives the seat to a bot for that evening (above). The seat can be taken back at any time, and in the next game it is theirs again.
web-room = Voice room: a link of your own, only for this group
web-room-set = Set
web-room-remove = Remove
web-room-open = Open the voice room
web-reactions = Reactions
web-reaction-smile = Well done!
web-reaction-laugh = Ha!
web-reaction-wow = Oh!
web-reaction-sad = What a pity!
web-reaction-heart = Thank you!
web-reaction-cool = Off we go!

## Fewer clicks

web-shortcuts = Without a click
web-shortcut-end = End my turn when nothing is left
web-shortcut-only = Answer when there is only one way
web-shortcut-take = Take what only helps
web-shortcuts-help = You can still undo. The others may notice how fast you answer.

## Puzzles

web-daily = Daily challenge
web-daily-help = One deal a day, the same for everybody. One attempt counts.
web-daily-left = { $hours ->
    [0] { $minutes } min left to begin
   *[other] { $hours } h { $minutes } min left to begin
}
web-daily-open = One attempt counts
web-daily-go-on = Your attempt goes on
web-daily-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-daily-placed = { $points } points · place { $place } of { $of }
web-daily-finished = { $count ->
    [one] { $count } has finished. And you?
   *[other] { $count } have finished. And you?
}
web-daily-nobody = Nobody has finished yet.
web-daily-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
web-daily-counts = Daily challenge: this attempt counts if it is finished by { $time }.
web-daily-to-results = Results of the day
web-challenge-page = { $title }: puzzles
web-challenge-title = Puzzles for { $title }
web-challenge-help = One move is clearly best. Find it: a wrong one changes nothing, and you may try again.
web-puzzle-daily = Today's puzzle
web-puzzle-daily-help = The same for everybody on this server until midnight UTC.
web-puzzle-daily-done = Done for today
web-puzzle-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
web-puzzle-level = { $level ->
    [1] gentle
    [2] medium
   *[3] hard
}
web-puzzle-progress = { $done } of { $all } solved
web-puzzle-next = Next puzzle
web-puzzle-begin = Solve
web-puzzle-all-done = All solved
web-puzzle-none = There are no puzzles for this title yet.
web-puzzle-heading = Puzzle, { $level ->
    [1] gentle
    [2] medium
   *[3] hard
}
web-puzzle-ask = One move is clearly best here. Which?
web-puzzle-wrong = { $move }: not the best. Try again!
web-puzzle-cost = { $move }: not the best, it costs about { $points } { $points ->
    [1] point
   *[other] points
}. Try again!
web-puzzle-brings = The best brings: { $reasons }
web-puzzle-solved = { $tries ->
    [0] Found at once!
   *[other] Found!
} { $move }
web-puzzle-shown = The best move: { $move }
web-puzzle-why = Why: { $reasons }
web-puzzle-gap = The next best move costs about { $points } { $points ->
    [1] point
   *[other] points
}.
web-puzzle-show = Show the solution
web-puzzle-play-on = Play on from here
web-puzzle-others = Other puzzles
web-puzzle-aside = Step aside and let me look around
web-puzzle-says = Puzzle.
