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
server-no-not-your-seat = You do not hold this seat.
server-no-not-listed = This table is private: you need a link to sit down.
server-no-invite-used = This link has been used or replaced. Ask the host for a new one.
server-no-no-open-seat = No seat is open any more. You can watch.
server-no-no-bot-there = No bot plays this seat.
server-no-bot-plays = A bot plays this seat at present. Take it back first.
server-no-wrong-names = { $seats } names are needed, { $names } were given.
server-no-target-private = Notifications may only go to public addresses here.
server-no-target-unreachable = This address cannot be reached.

server-no-table-waiting = The game has not begun yet.
server-no-table-running = The game is still being played.
server-no-table-over = The game is over.
server-no-table-closed = The host has closed this table.
server-no-table-stale = The rules have changed since this game began: it can be looked at and exported, not played on.
server-no-followed = A new table has already been made: { $table }.
server-no-nothing-carried = Nothing is carried from this game to a next one.

server-no-stale = Somebody was quicker: look at what has changed and choose again.
server-no-not-yet = You have seen { $after } moves, but there are only { $entries }. Load the table again.
server-no-not-asked = You are not asked anything now.
server-no-not-asked-consent = Your consent is not needed for this.
server-no-log-long = The log has more than { $most } lines: nothing can be taken back any more. Play on.
server-no-nothing-to-redo = There is nothing to play again.
server-no-nothing-said = Write something first.

server-no-record-broken = The saved game is broken and cannot be read: { $problem }.
server-no-record-shape = The saved game lacks something or holds something strange: { $problem }.
server-no-record-format = The saved game is of format { $found }; format { $known } is known here.
server-no-record-rules = The saved game follows version { $found } of the rules; version { $known } is played here.
server-no-record-setup = The saved game cannot begin: { $reason } ({ $rule }).
server-no-record-seed = The saved game's seed is not a number of 128 bits.
server-no-record-names = The saved game names { $names } players for { $seats } seats.
server-no-record-action = Line { $number } of the saved game is no action of this title: { $problem }.
server-no-record-illegal = Line { $number } of the saved game is against the rules: { $reason } ({ $rule }).
server-no-record-edited = Line { $number } of the saved game does not lead where it says: the file was edited or is damaged.
server-no-record-long = The saved game has more than { $most } lines.
server-no-record-dear = Replaying the saved game takes too long or too much memory.

## Notifications

server-notify-test = Sternhafen reaches you here.
server-your-turn = { $name }, it is your turn ({ $title }).

## Commands

server-help-serve = Run a table server.
server-help-verify = Replay a finished game and prove its deal.
server-help-backup = Write all tables into one file.
server-help-restore = Read a backup into an empty database.
server-help-database = Where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME.
server-help-redis = Where several server processes meet: redis://HOST.
server-help-host = The address to listen at.
server-help-port = The port to listen at.
server-help-origin = The address that browsers see, such as https://games.example.org; may be given several times.
server-help-proxy = The address of a proxy whose X-Forwarded headers are believed.
server-help-web = The folder of the built web table.
server-help-workers = How many processes think for bots.
server-help-think = How many seconds a bot may think.
server-help-memory = How many megabytes a bot may use.
server-help-rates = A factor on all rate limits; 0 turns them off.
server-help-private-notify = Allow notifications to private addresses.
server-help-open = Open the table in the browser.
server-help-hash = The hash that was published when the game began.

server-serving = Sternhafen is at { $address }. Stop it with Ctrl+C.
server-no-database = The database cannot be used: { $problem }. Check --database.
server-no-scale = { $module } is not installed. PostgreSQL and Redis need: pip install 'sternhafen[scale]'
server-no-file = { $file } cannot be read: { $problem }.
server-verify-good = Every line of the game was replayed and is as it says ({ $entries } lines). Its seed has the hash { $hash }.
server-verify-compare = Compare it with the hash that was shown when the game began, or give that with --hash.
server-verify-other-seed = The game was not dealt from the promised seed: its hash is { $found }, promised was { $published }.
server-backup-done = { $tables } tables are in { $file }.
server-trouble-backup-failed = The backup was not made: { $problem }.
server-trouble-backup-no-database = There is no database at { $database }.
server-restore-done = { $tables } tables were restored.
server-trouble-restore-failed = Nothing was restored: { $problem }.
server-trouble-restore-no-backup = { $file } is no backup, or is damaged. Nothing was restored.
server-trouble-restore-not-empty = { $database } already holds tables. Restore into an empty database; nothing was changed.
