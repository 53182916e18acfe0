### What the command line says.

cli-about = Sternhafen: space board games in your browser and terminal, and the engine behind them.
cli-examples =
    Try first:
      sternhafen serve --open                          play in your browser
      sternhafen play                                  play in the terminal; a menu helps you start
      sternhafen play escape-pods --bots greedy        you against one bot
      sternhafen rules escape-pods buoy                every rule that mentions buoys
      sternhafen COMMAND --help                        more about one command
cli-language = the language of all messages (default: your system's)

cli-command-play = Play in the terminal: alone, against bots, or with others at one keyboard.
cli-command-play-examples =
    Without arguments a menu asks what you want to play. Every move is saved.
      sternhafen play escape-pods --seats 2            two people at one keyboard
      sternhafen play escape-pods --seats 3 --bots greedy,random
      sternhafen play --resume game.sternhafen.json    continue a saved game
      sternhafen play escape-pods --plain              no colours, for a screen reader
cli-command-puzzle = Solve a puzzle in the terminal: a position in which one move is clearly best.
cli-command-puzzle-examples =
    Without an id it is the puzzle of the day.
      sternhafen puzzle gen7
      sternhafen puzzle escape-pods 900001-91
cli-command-learn = Learn a title in the terminal: guided first games of five to eight minutes.
cli-command-learn-examples =
    Without a number a menu lists the lessons.
      sternhafen learn
      sternhafen learn cryo
      sternhafen learn escape-pods 1 --plain           without colours, for a screen reader
cli-command-simulate = Let bots play many games and print statistics.
cli-command-simulate-examples =
    The same seed gives the same games.
      sternhafen simulate escape-pods --seats 3 --games 1000 --jobs 2
      sternhafen simulate escape-pods --bots greedy,random --seed 1
cli-command-arena = Let bots compete on the same seeds in every seat, and show who is better and how sure that is.
cli-command-arena-examples =
    The same seed gives the same table, with one process, several, or a cluster.
      sternhafen arena escape-pods search-500 greedy
      sternhafen arena cryo hard greedy --seats 4 --games 400 --jobs 2 --file cryo.jsonl
      sternhafen arena escape-pods search-400 search-200 --sprt 0.5:0.55
cli-command-bench = Measure how fast titles play, as a ratio to a plain Python loop in the same run.
cli-command-bench-examples =
    Times are CPU microseconds. "copy:" is a copy in yardstick decisions, "resample:" a resample in copies.
      sternhafen bench
      sternhafen bench escape-pods --seats 4 --json
cli-command-replay = Show a saved game: its log, and the position at any entry.
cli-command-replay-examples =
    It shows what a spectator saw; --seat shows what that seat saw.
      sternhafen replay game.sternhafen.json
      sternhafen replay game.sternhafen.json --at 12 --seat 1
cli-command-review = Review a finished game: key moments, accuracy, and how much was play and how much luck.
cli-command-review-examples =
    Every decision is judged by what its seat could know then. The same file and seed give the same review.
      sternhafen review game.sternhafen.json
      sternhafen review game.sternhafen.json --iterations 2000
      sternhafen review game.sternhafen.json --json > review.json
cli-command-study = Check and print a study: a finished game with comments and side lines.
cli-command-study-examples =
    Every move is played again, those of the side lines too.
      sternhafen study ours.study.json
      sternhafen study ours.study.json --lesson 1 > 4-ours.json
cli-command-rules = Print a title's numbered rules, or search them.
cli-command-rules-examples =
    sternhafen rules escape-pods                     all of them
      sternhafen rules escape-pods PODS-4.3            one rule
      sternhafen rules escape-pods PODS-4              one chapter
      sternhafen rules escape-pods buoy                every rule with a word
      sternhafen rules escape-pods --chapters          told in chapters, with examples
cli-command-titles = List the titles.
cli-command-titles-examples = sternhafen titles
cli-command-campaign = For people who write campaigns of Gen7: check one, or print a played path as a book.
cli-command-campaign-examples =
    examples:
      sternhafen campaign check my-campaign
      sternhafen campaign book p1_3/log,p2_3/wake --seats 4 > book.html

cli-command-new-title = Write the skeleton of a new title into a clone: a small playable game with texts, tests and boards.
cli-command-new-title-examples =
    The name becomes the title's id: lower-case letters, digits and hyphens.
      sternhafen new-title moon-mine
      sternhafen new-title moon-mine --folder ~/sternhafen

cli-arg-title = a title's id, as `sternhafen titles` lists them
cli-arg-lesson = the number of the lesson
cli-arg-puzzle = the puzzle's id; without one it is today's
cli-arg-seats = the number of seats
cli-arg-bots = bots for the last seats, separated by commas: { $bots }
cli-arg-names = the players' names, separated by commas
cli-arg-save = where to save the game (default: your data folder)
cli-arg-resume = a saved game to continue
cli-arg-plain = no colours or symbols, for screen readers
cli-arg-option = an option of the title; can be repeated
cli-arg-seed = the number that determines all randomness
cli-arg-games = the number of games
cli-arg-jobs = the number of processes
cli-arg-campaign-job = check: report what no reader should come across; book: print a played path as HTML
cli-arg-campaign-games = check: how many campaigns to play as well, reading their stories as told
cli-arg-campaign-wanted = the campaign to check, or the decisions to be taken on the way, separated by commas
cli-arg-campaign = the campaign that the book tells
cli-arg-new-title = the id of the new title, such as moon-mine
cli-arg-folder = the clone to write into (default: the current folder)
cli-arg-json = print JSON
cli-arg-entrants = the bots that compete: { $bots }, search-N (N iterations; search-N:tries=4+flat=1 with other settings), seeing-N (sees hands and decks); the last one fills the remaining seats
cli-arg-ray = play on the Ray cluster at this address (“local” starts one here)
cli-arg-sprt = stop as soon as it is clear which of two shares of first places the first bot is nearer to, such as 0.5:0.55
cli-arg-ledger = store every game in this file, and continue from it
cli-arg-svg = write the ratings as a picture to this file
cli-arg-rounds = how often to measure; the result is the median
cli-arg-file = a saved game
cli-arg-at = show the position before this entry
cli-arg-seat = the seat whose view to show, counted from 1
cli-arg-wanted = a rule's number, a chapter, or a word to search for

cli-bot-random = the random bot
cli-bot-greedy = the greedy bot
cli-bot-beginner = a beginner’s bot
cli-bot-easy = an easy bot
cli-bot-medium = a medium bot
cli-bot-hard = a hard bot
cli-bot-expert = an expert bot

cli-games = { $games } games, { $decisions } decisions each on average.
cli-seat = Seat { $n } ({ $bot }): won { $wins }; { $mean } points on average, { $least } to { $most } ({ $kinds })
cli-bench-yardstick = Yardstick: { $rate } decisions per second of CPU time.
cli-bench-head = title          seats  ratio  decisions/s  playouts/s  length    copy   legal    play  resample  copy: resample:
cli-bench-envs-head = title          seats    ratio   steps/s  numbers  actions
cli-bench-against-head = library      version  game                kind            ratio   lowest  highest  decisions/s
cli-bench-missing = { $peer } is missing ({ $why }): { $install }
cli-arg-against = measure beside other libraries that are installed here (OpenSpiel, PettingZoo, RLCard, python-chess)
cli-arg-envs = measure the PettingZoo environments instead of the engine
cli-campaign-sound = { $campaign } is sound.
cli-campaign-faults = { $campaign }: { $count ->
        [one] one fault
       *[other] { $count } faults
    }.
cli-new-title-done = { $title } is ready: sternhafen play { $title }. Start in src/sternhafen/games/{ $package }/rules; docs/adding-a-game.md says what comes next. `make test` tests it too.
cli-new-title-name = “{ $name }” cannot be the id of a title: use lower-case letters, digits and hyphens, such as moon-mine.
cli-new-title-folder = { $folder } is not a clone of Sternhafen. Change into one, or name it with --folder.
cli-new-title-exists = This title already exists: { $file }.
cli-no-envs = { $module } is missing: install the environments with pip install 'sternhafen[envs]'.
cli-arg-chapters = tell the rules in chapters instead: in prose, with examples
cli-arg-iterations = how many search iterations each decision gets
cli-arg-review-seed = the seed of the review's own random numbers
cli-arg-study-lesson = print the study as a lesson in which the learner sits at this seat
cli-study-shape = This file is no study: { $problem }.
cli-study-format = This study has version { $found } of the form; known is { $known }.
cli-study-record = The game of this study cannot be used: { $problem }.
cli-study-not-over = The game of this study is not over yet.
cli-study-illegal = Move { $move } of a side line at line { $line } is not legal there.
cli-study-no-lesson = This study makes no lesson: { $problem }.
cli-review-not-over = This game is not over yet. Only a finished game can be reviewed: a review tells what players may not know before.
cli-replay-undo = { $name } takes back { $count ->
        [one] one action
       *[other] { $count } actions
    }.
cli-replay-practice = { $name } takes back { $count ->
        [one] one action
       *[other] { $count } actions
    } as practice.
cli-replay-quiet = { $name } chooses.
cli-replay-struck = (taken back) { $text }

cli-unknown-title = There is no title “{ $wanted }”. There are: { $known }.
cli-unknown-lesson = { $title } has no lesson { $wanted }. “sternhafen learn” lists all lessons.
cli-no-puzzles = { $title } has no puzzles yet.
cli-unknown-puzzle = { $title } has no puzzle { $wanted }. “sternhafen puzzle { $title }” sets today's.
cli-unknown-bot = There is no bot “{ $wanted }”. There are: { $known }.
cli-wrong-ledger = { $file } holds another contest, or none. Use a new file, or the same bots, seats, seed and options.
cli-no-ray = Ray is not installed. Install it with: pip install 'sternhafen[ray]'
cli-bad-option = An option is wrong: { $problem }.
cli-no-file = { $file } cannot be opened: { $problem }.
cli-no-rule = No rule mentions “{ $wanted }”.
cli-no-such-entry = There is no entry { $at }: use a number from 0 to { $last }.
cli-no-such-seat = There is no seat { $seat }: use a number from 1 to { $seats }.
cli-record-broken = The saved game is broken and cannot be read: { $problem }. The file was not changed.
cli-record-shape = The saved game is incomplete or has unexpected content: { $problem }. The file was not changed.
cli-record-format = The saved game has format { $found }; this version reads format { $known }. The file was not changed.
cli-record-rules = The saved game follows version { $found } of the rules; this version plays { $known }. The file was not changed.
cli-record-seam = The position that the saved game continues from at entry { $number } cannot be used: { $problem }. The file was not changed.
cli-record-setup = The saved game cannot start: { $reason } The file was not changed.
cli-record-seed = The saved game's seed is not a number of 128 bits. The file was not changed.
cli-record-names = The saved game names { $names } players for { $seats } seats. The file was not changed.
cli-record-action = Entry { $number } of the saved game is not an action of this title: { $problem }. The file was not changed.
cli-record-illegal = Entry { $number } of the saved game is not allowed: { $reason } The file was not changed.
cli-record-seen = This file shows a running game as one player saw it. It leaves out all secrets, so nobody can replay or continue it. Continue at its table ({ $table }) on the server; once the game is over, save it again. The file was not changed.
cli-record-edited = Entry { $number } of the saved game does not lead to the position it claims: the file was edited or is damaged. It was not changed.

### What the arena says.

cli-arena-heading = { $title }, { $seats } { $seats ->
        [one] seat
       *[other] seats
    }: { $games } games, every seed played in all seats in turn; 95 % intervals over seeds
cli-arena-player = bot
cli-arena-seats = seats
cli-arena-first = first
cli-arena-places = places
cli-arena-points = points
cli-arena-margin = lead
cli-arena-rating = rating
cli-arena-sprt-higher = { $player } comes first in { $high } of its games rather than { $low } (log-likelihood ratio { $ratio }).
cli-arena-sprt-lower = { $player } comes first in { $low } of its games rather than { $high } (log-likelihood ratio { $ratio }).
cli-arena-sprt-open = Whether { $player } comes first in { $low } or in { $high } of its games is not clear yet (log-likelihood ratio { $ratio }).
