### What the server says: refusals, notifications, and its commands.

## Refusals

server-no-bad-request = The request was not understood: { $problem }.
server-no-bad-action = This is no action of this title: { $problem }.
server-no-bad-options = These options do not fit: { $problem }.
server-no-bad-frame = The message was not understood: { $problem }.
server-no-hello-first = Say hello first.
server-no-wrong-method = This address does not take such requests.
server-no-wrong-origin = Requests from { $origin } are not accepted here. Open the table at its own address.
server-no-too-large = This is too large.
server-no-too-many = Too often. Try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
server-no-too-many-problems = Too many messages were wrong. Load the page again.
server-no-internal = Something went wrong on the server. Nothing was lost; try again.
server-no-store-down = The server cannot reach its database. Nothing was lost; try again soon.
server-no-store-unsure = The answer of the database was lost: perhaps this was stored, perhaps not. Try again: nothing happens twice.
server-no-busy = The server is busy. Try again.
server-no-stopping = The server is being restarted. The table goes on in a moment.

server-no-no-such-page = There is nothing at this address.
server-no-no-such-table = There is no such table. Check the link.
server-no-no-such-seat = This table has no seat { $seat }.
server-no-no-such-line = The log has no line { $line }.
server-no-no-such-title = There is no title { $title } here. There are: { $known }.
server-no-no-such-bot = There is no bot { $bot }. There are: { $known }.
server-no-no-such-proposal = This proposal is no longer open.

server-no-not-host = Only the host of the table may do this.
server-no-banned = You are shut out of this server. Ask whoever runs it.
server-no-too-many-tables = You already have { $most } open tables here. Finish or close one first.
server-no-not-signed-in = You are not signed in.
server-no-signed-in-already = You are signed in already.
server-no-wrong-code = This recovery code is not known here. Check every group of it.
server-no-no-passkeys = This server takes no passkeys; use your recovery code.
server-no-passkey-refused = The passkey could not be checked. Try again.
server-no-passkey-unknown = This passkey is not known here. It may have been removed.
server-no-too-many-passkeys = You already have { $most } passkeys. Remove one first.
server-no-name-taken = Somebody on the leaderboard is already called that. Choose another name.
server-no-nothing-kept = Nothing is kept about you here.
server-no-not-your-seat = You do not hold this seat.
server-no-nobody-else = Nobody but you sits at this seat.
server-no-not-welcome = Somebody at this table has asked not to be brought together with you.
server-no-too-many-manners = You have muted or blocked { $most } people. Take one off your list first.
server-no-reports-full = Enough reports are waiting to be read. Try again later.
server-no-not-administrator = Only those who run this server may do this.
server-no-no-such-person = Nobody here has this identity.
server-no-no-such-ban = Nobody is shut out by that.
server-no-no-such-report = This report has been deleted.
server-no-no-such-friend = You have not played with this person here.
server-no-no-such-group = You are not in this group.
server-no-no-such-invitation = This invitation has been answered or has run out.
server-no-too-many-invitations = Too many invitations are waiting for an answer. Try again later.
server-no-too-many-groups = You are in { $most } groups already. Leave one first.
server-no-group-full = This group is full: it has { $most } people.
server-no-not-listed = This table is private: you need a link to sit down.
server-no-invite-used = This link has been used or replaced. Ask the host for a new one.
server-no-no-open-seat = No seat is open any more. You can watch.
server-no-no-bot-there = No bot plays this seat.
server-no-no-spectators = This table is only for those who play at it.
server-no-nobody-there = Nobody sits at this seat.
server-no-not-overdue = This seat still has time.
server-no-no-vote = You have no vote here: your own time is up, or you do not play.
server-no-vote-called = You have proposed this already. Now it is for the others to propose it.
server-no-vote-open = Another vote is still open.
server-no-date-there = This date is already up for choice.
server-no-no-such-date = This date is no longer up for choice.
server-no-bad-link = That is no link to a room: it must begin with https:// and hold no password.
server-no-others-play-on = Others want to play on: a bot can take your seat, but you cannot end the game for all of them.
server-no-seat-resigned = This seat was given up for good: a bot plays it to the end.
server-no-pace-hot-seat = A table on one screen has no clock: nobody elsewhere waits.
server-no-rated-alone = A game is rated between several players with screens of their own.
server-no-rated-unwilling = This game is to be rated. Switch on “Rate my games” on your own page first, or play a game that is not rated.
server-no-rated-advice = In a rated game nobody is given advice.
server-no-rated-close = A rated game is played to its end. If you cannot go on, resign.
server-no-rated-practice = In a rated game nothing that showed you something can be taken back alone.
server-no-bot-plays = A bot plays this seat at present. Take it back first.
server-no-seat-asked = This seat is not yours: those who must agree have been asked.
server-no-dealing = The game is being dealt at this very moment.
server-no-no-part-wanted = No part of the seed is waited for from this seat.
server-no-wrong-part = This is not the part of the seed that the seat committed itself to.
server-no-already-seated = You already sit at this table.
server-no-wrong-names = { $seats } names are needed, { $names } were given.
server-no-target-private = Notifications may only go to public addresses here.
server-no-target-unreachable = This address cannot be reached.

server-no-table-waiting = The game has not begun yet.
server-no-table-running = The game is still being played.
server-no-table-over = The game is over.
server-no-table-closed = The host has closed this table.
server-no-table-stale = The rules have changed since this game began: it waits until everybody agrees to go on under the new ones.
server-no-table-full = This table has { $most } lines and takes no more. Close it and make another.
server-no-ended = This game was ended and stays so.
server-no-review-rules = This game was played under earlier rules: it can be looked at, but not reviewed.
server-no-no-such-study = This study does not exist any more.
server-no-not-your-study = Only its authors can change this study.
server-no-too-many-studies = You write at { $most } studies already. Delete one first.
server-no-study-full = This study has { $most } authors already.
server-no-study-place = This place of the study is gone. Somebody else has changed it meanwhile.
server-no-study-notes = A study holds { $most } comments at most.
server-no-study-moves = The side lines of a study hold { $most } moves at most.
server-no-study-depth = A side line has { $most } moves at most.
server-no-study-chapters = A study has { $most } chapters at most.
server-no-study-shape = This file is no study: { $problem }.
server-no-study-format = This study was written by a newer version ({ $found }; known here: { $known }).
server-no-study-record = The game of this study cannot be used: { $problem }.
server-no-study-not-over = The game of this study is not over yet.
server-no-study-illegal = A side line at line { $line } holds a move that is not legal there.
server-no-study-no-lesson = This study makes no lesson yet: comment on decisions of the seat that shall be taught. ({ $problem })
server-no-secrets-last = The whole game opens when its campaign has ended: it holds secrets that go on in later episodes.
server-no-disclosed = The table stays closed: somebody has saved its whole game since, with everything that was hidden.
server-no-followed = A new table has already been made: { $table }.
server-no-nothing-carried = Nothing is carried from this game to a next one.
server-no-updating = The server is being updated. The table is back in a moment.
server-no-before-seam = That was played under earlier rules, which cannot be replayed any more: positions are shown from line { $first } on.
server-no-position-lost = The positions of this game were not stored before its rules changed. Its result and its record are whole.
server-no-resume-asked = Everybody is being asked already.
server-no-rules-unchanged = The rules of this game have not changed.
server-no-update-title = This game is not installed here any more. What was played can be read and saved.
server-no-update-options = It cannot be played with this table’s options any more. What was played can be read and saved.
server-no-update-none = It began before positions were stored and cannot go on. What was played can be read and saved.
server-no-update-position = The new ones cannot go on from this position. What was played can be read and saved.

server-no-stale = Somebody was quicker: look at what has changed and choose again.
server-no-no-lesson = No lesson is given at this table.
server-no-no-such-lesson = There is no lesson { $lesson } of this game.
server-no-lesson-elsewhere = The lesson is at another step by now.
server-no-lesson-over = That was the last step of the lesson.
server-no-lesson-start = This is where the lesson begins.
server-no-lesson-reading = Read what the coach says first, then go on.
server-no-lesson-otherwise = The lesson has another move in mind just now.
server-no-lesson-steps = In a lesson you take back step by step.
server-no-lesson-broken = The rules have changed since this lesson was written. Please start it again.
server-no-no-puzzle = There is no puzzle at this table.
server-no-no-daily = This title has no daily challenge.
server-no-no-such-day = There is no challenge of { $day } yet. Name a day up to today, such as 2030-01-31.
server-no-daily-alone = This attempt counts: you play it alone, and nobody else sees it before the day is closed.
server-no-daily-secret = This is today’s challenge: everything about its deal opens when the day is closed, at 3:00 UTC.
server-no-daily-advice = This attempt counts: nobody is given advice in the daily challenge.
server-no-daily-practice = This attempt counts: nothing that showed you something can be taken back.
server-no-no-such-puzzle = There is no puzzle { $puzzle }.
server-no-puzzle-over = This puzzle is solved. Play on from here, or take the next one.
server-no-puzzle-tried = You have tried { $most } moves here. Have a look at the solution.
server-no-puzzle-steps = A wrong move changes nothing here, so there is nothing to take back.
server-no-puzzle-broken = The rules have changed since this puzzle was found. Please take another one.
server-no-puzzle-hint = No tips in a puzzle. If you are stuck, have a look at the solution.
server-no-not-yet = You have seen { $after } moves, but there are only { $entries }. Load the table again.
server-no-not-asked = You are not asked anything now.
server-no-not-asked-consent = Your consent is not needed for this.
server-no-log-long = The log has more than { $most } lines: nothing can be taken back any more. Play on.
server-no-nothing-to-redo = There is nothing to play again.
server-no-chat-full = There are { $most } lines of chat at this table; it takes no more.
server-no-nothing-said = Write something first.

server-no-record-broken = The saved game is broken and cannot be read: { $problem }.
server-no-record-shape = The saved game lacks something or holds something strange: { $problem }.
server-no-record-format = The saved game is of format { $found }; format { $known } is known here.
server-no-record-rules = The saved game follows version { $found } of the rules; version { $known } is played here.
server-no-record-seam = The position that the saved game goes on from at entry { $number } cannot be used: { $problem }.
server-no-record-foreign-seam = This game went on under changed rules at another server. It can be opened only there; `sternhafen replay` shows it anywhere.
server-no-record-setup = The saved game cannot begin: { $reason } ({ $rule }).
server-no-record-seed = The saved game's seed is not a number of 128 bits.
server-no-record-names = The saved game names { $names } players for { $seats } seats.
server-no-record-action = Line { $number } of the saved game is no action of this title: { $problem }.
server-no-record-illegal = Line { $number } of the saved game is against the rules: { $reason } ({ $rule }).
server-no-record-edited = Line { $number } of the saved game does not lead where it says: the file was edited or is damaged.
server-no-record-seen = This file shows a running game as one player saw it. It holds no secrets, so nobody can play on from it. Go on at the table itself (/t/{ $table }); once the game is over, save it again to get all of it.
server-no-record-long = The saved game has more than { $most } lines.
server-no-record-dear = Replaying the saved game takes too long or too much memory.

## Notifications

server-notify-test = Sternhafen reaches you here.
server-guest = Guest
server-push-turn = It is your turn: { $title }
server-push-turns = You are asked at { $count } tables.
server-no-no-push = This server cannot send messages to browsers.
server-no-bad-subscription = This is no subscription of a browser.
server-no-no-such-zone = This server does not know your time zone.
server-your-turn = { $name }, it is your turn ({ $title }).

## Commands

server-help-serve = Run a table server.
server-help-verify = Replay a finished game and prove its deal.
server-help-backup = Write all tables into one file.
server-help-restore = Read a backup into an empty database.
server-help-database = Where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME.
server-help-config = Read settings from a TOML file; options on the command line come first.
server-help-wait = Seconds to wait at the start for a database server.
server-help-redis = Where several server processes meet: redis://HOST.
server-help-host = The address to listen at.
server-help-port = The port to listen at.
server-help-origin = The address that browsers see, such as https://games.example.org; may be given several times.
server-help-proxy = The address of a proxy whose X-Forwarded headers are believed.
server-help-tls = Speak https, with a certificate made for this machine and its network.
server-help-certificate = The file of another certificate for https (PEM).
server-help-key = The file of its key, unless the same file holds both.
server-help-web = The folder of the built web table.
server-help-workers = How many processes think for bots.
server-help-think = How many seconds a bot may think.
server-help-memory = How many megabytes a bot may use.
server-help-rates = A factor on all rate limits; 0 turns them off.
server-help-ahead = Let bots think while people do, with workers that nobody else needs.
server-help-private-notify = Allow notifications to private addresses.
server-help-imprint = Show this text file as the legal notice of this server.
server-help-privacy = Add this text file to the privacy page.
server-help-open = Open the table in the browser.
server-help-hash = The hash that was published when the game began.

server-serving = Sternhafen is at { $address }. Stop it with Ctrl+C.
server-serving-authority = Devices that trust { $address }/authority.pem see a secure page. It must show this fingerprint (SHA-256): { $fingerprint }
server-trouble-tls-public = { $address } is a public address, so others can vouch for it: name their certificate with --certificate and --key, or put a web server in front (docs/operations.md).
server-trouble-tls-no-library = To make a certificate, the package { $module } is needed: pip install 'sternhafen[people]'. Or name one with --certificate and --key.
server-trouble-tls-unusable = The certificate { $file } cannot be used: { $problem }. Check --certificate and --key.
server-no-database = The database cannot be used: { $problem }. Check --database.
server-already-served = Another server process already uses this database. Stop it, or start all of them with --redis so that they hear of each other.
server-no-scale = { $module } is not installed. PostgreSQL and Redis need: pip install 'sternhafen[scale]'
server-no-file = { $file } cannot be read: { $problem }.
server-verify-good = Every line of the game was replayed and is as it says ({ $entries } lines). Its seed has the hash { $hash }.
server-verify-how-mixed = The seed was mixed of the server’s part, promised as { $promise } beforehand, and { $parts ->
        [one] the part of one client
       *[other] the parts of { $parts } clients
    }, each settled before any was told{ $without ->
        [0] {""}
        [one] ; one person’s client gave none
       *[other] ; { $without } people’s clients gave none
    }. So nobody could choose it.
server-verify-how-drawn = The seed was drawn by one computer alone: no other client gave a part.
server-verify-how-fixed = The seed was known before the game began ({ $reason ->
        [import] a saved game was opened again
        [chosen] somebody chose it
        [lesson] a lesson
        [practice] practice
        [puzzle] a puzzle
        [study] a study
        [daily] the deal of the day
       *[other] { $reason }
    }).
server-verify-how-unknown = The game does not say how its seed was made.
server-verify-begun = It was not dealt: it began from the position before line { $entry } of the game at table { $table } ({ $purpose ->
        [practice] practice
        [puzzle] a puzzle
       *[study] a study
    }). Everything drawn since then was dealt again.
server-verify-begun-dealt = What the learner could not know of that position was dealt again, too.
server-verify-begun-same = That game really had this position.
server-verify-begun-unknown = This record alone does not prove that the game ever had this position. Compare with that game's record: --from FILE
server-verify-begun-other = The game in { $file } never had the position that this one began from.
server-help-from = the record of the game whose position this one began from
server-no-record-beginning = This saved game begins from a position that today's rules cannot continue from: { $problem }
server-no-practice-rules = The rules of this game have changed since, so nobody can play on from there.
server-no-practice-over = The game is over in this position: go back at least one move.
server-verify-practice = This was practice: { $count ->
        [one] once something
       *[other] { $count } times something
    } was taken back with nobody else to ask.
server-verify-deal-promise = The server’s part of the seed is not the one that it promised.
server-verify-deal-part = A client’s part of the seed is not the one that it had settled.
server-verify-deal-mix = The parts do not give the seed that the game was dealt from.
server-verify-compare = Compare it with the hash that was shown when the game began, or give that with --hash.
server-verify-other-seed = The game was not dealt from the promised seed: its hash is { $found }, promised was { $published }.
server-verify-sealed = The game follows version { $found } of the rules, and version { $known } is played now, so it was not replayed. Its deal is as promised and its { $entries } lines have not been changed since it was sealed. Its seed has the hash { $hash }.
server-verify-seam = { $entries } earlier lines follow other rules and were not replayed; the seal holds them.
server-verify-seal-broken = The game was changed after it was sealed.
server-verify-no-seal = The game follows version { $rules } of the rules, which is not played any more, and has no seal: nothing proves its lines.
server-verify-other-seal = The game is not the one that was sealed at the table: its seal is { $found }, published was { $published }.
server-verify-compare-seal = Compare its seal { $seal } with the one that the table shows, or give that with --seal.
server-help-seal = The seal that the table shows once the game is over.
server-backup-done = { $tables } tables are in { $file }.
server-trouble-settings = The settings in { $file } cannot be used: { $problem }. docs/operations.md lists all settings.
server-trouble-backup-failed = The backup was not made: { $problem }.
server-trouble-backup-no-database = There is no database at { $database }.
server-restore-done = { $tables } tables were restored.
server-trouble-restore-failed = Nothing was restored: { $problem }.
server-trouble-restore-no-backup = { $file } is no backup, or is damaged. Nothing was restored.
server-trouble-restore-not-empty = { $database } already holds tables. Restore into an empty database; nothing was changed.

## Administration

server-help-admin = Look after tables and guests, while servers run.
server-help-admin-list = List tables.
server-help-admin-show = Show who sits at a table.
server-help-admin-close = Close tables; what was played stays.
server-help-admin-delete = Delete tables with all that was played and said there.
server-help-admin-prune = Delete tables that are over and have been idle for long.
server-help-admin-transfer = Make whoever holds a seat the host.
server-help-admin-ban = Shut out an address, a network or a person; without one, list the bans.
server-help-admin-quota = Say how many open tables a person may host; without a person, list the quotas.
server-help-admin-export = Write what is kept about a person into a file.
server-help-admin-forget = Delete what is kept about a person.
server-help-admin-rules = List which version of the rules is in force; --reset after going back to an earlier version.
server-help-admin-reset = Let the running servers settle a game’s rules again.
server-help-admin-appoint = Put a person in charge of this server, who then finds /admin; without one, list those in charge.
server-help-admin-dismiss = Take the charge from them.
server-help-admin-reports = List what was reported, with what was said.
server-help-admin-done = Note that report N has been dealt with.
server-help-admin-idle = Only tables where nothing has happened for so many days.
server-help-admin-dry-run = List what would be deleted, delete nothing.
server-help-admin-lift = Let them in again.
server-help-tables-a-client = Open tables that one person may host.
server-admin-tables = { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }
server-admin-played = { $moves } moves, { $said } lines of chat
server-admin-clock = clock: { $seconds } s, { $increment } s more for a move
server-admin-patience = patience: { $seconds } s for a decision
server-admin-no-spectators = without spectators
server-admin-closed = { $tables ->
        [one] The table is closed.
       *[other] { $tables } tables are closed.
    }
server-admin-deleted = { $tables ->
        [0] Nothing was deleted.
        [one] 1 table was deleted.
       *[other] { $tables } tables were deleted.
    }
server-admin-transferred = Whoever holds seat { $seat } is the host now.
server-admin-exported = Everything kept about this person is in { $file }.
server-admin-forgotten = Nothing is kept about this person any more. { $tables ->
        [one] One table was concerned.
       *[other] { $tables } tables were concerned.
    }
server-trouble-admin-no-table = There is no table { $table }. `sternhafen admin list` shows those there are.
server-trouble-admin-closed = Table { $table } is closed already.
server-trouble-admin-nobody-there = Nobody holds seat { $seat }.
server-trouble-admin-no-ban = { $subject } is not shut out.
server-trouble-admin-no-rules = No server has ever offered { $title }. `sternhafen admin rules` lists the games.
server-trouble-admin-no-person = { $person } is nobody's identity. `sternhafen admin show` names those at a table; give at least eight digits.
server-trouble-admin-no-account = { $person } is a guest. Only somebody with an account can be in charge.
server-trouble-admin-no-report = There is no report { $report }. `sternhafen admin reports` lists them.
server-trouble-admin-many-people = { $person } is the beginning of { $people } identities. Give more digits.
server-trouble-admin-busy = A server changed the table at the same moment. Nothing was changed; try again.
server-trouble-admin-failed = Nothing was changed: { $problem }.
