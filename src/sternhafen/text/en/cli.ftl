### What the command line says.

cli-about = Sternhafen: a table for space board games in your terminal, and the engine behind it.
cli-examples =
    Try first:
      sternhafen play                                  a menu leads to your first game
      sternhafen play escape-pods --bots greedy        you against one bot
      sternhafen rules escape-pods buoy                every rule that speaks of buoys
      sternhafen COMMAND --help                        more about one command
cli-language = the language of everything said (default: that of your system)

cli-command-play = Play at this keyboard: alone, with bots, or handing the keyboard around.
cli-command-play-examples =
    Without arguments a menu asks what you want. Every move is saved; nothing is lost.
      sternhafen play escape-pods --seats 2            two people at one keyboard
      sternhafen play escape-pods --seats 3 --bots greedy,random
      sternhafen play --resume game.sternhafen.json    go on with a saved game
      sternhafen play escape-pods --plain              no colours, for a screen reader
cli-command-simulate = Let bots play many games and see how they went.
cli-command-simulate-examples =
    The same seed gives the same games.
      sternhafen simulate escape-pods --seats 3 --games 1000 --jobs 2
      sternhafen simulate escape-pods --bots greedy,random --seed 1
cli-command-arena = Let bots compete on the same seeds in every seat, and see who is better and how sure that is.
cli-command-arena-examples =
    The same seed gives the same table, with one process, several, or a cluster.
      sternhafen arena escape-pods search-500 greedy
      sternhafen arena cryo hard greedy --seats 4 --games 400 --jobs 2 --file cryo.jsonl
      sternhafen arena escape-pods search-400 search-200 --sprt 0.5:0.55
cli-command-bench = Measure how fast titles play, as a ratio to a plain Python loop of the same run.
cli-command-bench-examples =
    Times are CPU microseconds; a copy is also given in yardstick decisions, a resample in copies.
      sternhafen bench
      sternhafen bench escape-pods --seats 4 --json
cli-command-replay = Show a saved game: its log, and the position at any entry.
cli-command-replay-examples =
    You see what a spectator sees; --seat shows what that seat saw.
      sternhafen replay game.sternhafen.json
      sternhafen replay game.sternhafen.json --at 12 --seat 1
cli-command-rules = Print a title's numbered rules, or search them.
cli-command-rules-examples =
    sternhafen rules escape-pods                     all of them
      sternhafen rules escape-pods PODS-4.3            one rule
      sternhafen rules escape-pods PODS-4              one chapter
      sternhafen rules escape-pods buoy                every rule with a word
cli-command-titles = List the titles there are.
cli-command-titles-examples = sternhafen titles
cli-command-new-title = Write the skeleton of a new title into a clone: a small game that can be played, with its words, tests and boards.
cli-command-new-title-examples =
    The name becomes the title's id: small letters, digits and hyphens.
      sternhafen new-title moon-mine
      sternhafen new-title moon-mine --folder ~/sternhafen

cli-arg-title = a title's id, as `sternhafen titles` lists them
cli-arg-seats = how many seats
cli-arg-bots = bots for the last seats, parted by commas: { $bots }
cli-arg-names = names of those who play, parted by commas
cli-arg-save = where to save the game (default: your data folder)
cli-arg-resume = a saved game to go on with
cli-arg-plain = no colours and no drawn signs
cli-arg-option = an option of the title; may be given several times
cli-arg-seed = the number that decides all chance
cli-arg-games = how many games
cli-arg-jobs = how many processes
cli-arg-new-title = the id of the new title, such as moon-mine
cli-arg-folder = the clone to write into (otherwise the folder you are in)
cli-arg-json = print JSON for programs
cli-arg-entrants = bots that compete: { $bots }, search-N (N iterations; search-N:tries=4+flat=1 with other settings), seeing-N (looks into hands and decks); the last fills the seats left
cli-arg-ray = play on the Ray cluster at this address (“local” starts one here)
cli-arg-sprt = stop as soon as it is clear to which of two shares of first places the first bot comes nearer, as 0.5:0.55
cli-arg-ledger = keep every game in this file, and go on from it
cli-arg-svg = draw the ratings into this file
cli-arg-rounds = how often to measure; the median counts
cli-arg-file = a saved game
cli-arg-at = show the position before this entry
cli-arg-seat = whose eyes to look through, counted from 1
cli-arg-wanted = a rule's number, a chapter, or a word to search

cli-bot-random = the random bot
cli-bot-greedy = the greedy bot
cli-bot-easy = an easy bot
cli-bot-medium = a medium bot
cli-bot-hard = a hard bot

cli-games = { $games } games, { $decisions } decisions each on average.
cli-seat = Seat { $n } ({ $bot }): won { $wins }; { $mean } points on average, { $least } to { $most } ({ $kinds })
cli-bench-yardstick = Yardstick: { $rate } decisions per second of CPU time.
cli-bench-head = title          seats  ratio  decisions/s  playouts/s  length    copy   legal    play  resample  copy: resample:
cli-bench-envs-head = title          seats    ratio   steps/s  numbers  actions
cli-arg-envs = measure the PettingZoo environments instead of the engine
cli-new-title-done = { $title } can be played: sternhafen play { $title }. Begin with src/sternhafen/games/{ $package }/rules; docs/adding-a-game.md says what comes next. `make test` tests it too.
cli-new-title-name = “{ $name }” cannot be the id of a title: use small letters, digits and hyphens, such as moon-mine.
cli-new-title-folder = { $folder } is no clone of Sternhafen. Go into one, or name it with --folder.
cli-new-title-exists = There is such a title already: { $file }.
cli-no-envs = { $module } is missing: install the environments with pip install 'sternhafen[envs]'.
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
cli-unknown-bot = There is no bot “{ $wanted }”. There are: { $known }.
cli-wrong-ledger = { $file } holds no contest, or another one. Give a new file, or the same bots, seats, seed and options.
cli-no-ray = Ray is not installed. Install it with: pip install 'sternhafen[ray]'
cli-bad-option = An option is wrong: { $problem }.
cli-no-file = { $file } cannot be opened: { $problem }.
cli-no-rule = No rule says “{ $wanted }”.
cli-no-such-entry = There is no entry { $at }: give a number from 0 to { $last }.
cli-no-such-seat = There is no seat { $seat }: give a number from 1 to { $seats }.
cli-record-broken = The saved game is broken and cannot be read: { $problem }. The file was not changed.
cli-record-shape = The saved game lacks something or holds something strange: { $problem }. The file was not changed.
cli-record-format = The saved game is of format { $found }; this version reads format { $known }. The file was not changed.
cli-record-rules = The saved game follows version { $found } of the rules; this version plays { $known }. The file was not changed.
cli-record-seam = The position that the saved game goes on from at entry { $number } cannot be used: { $problem }. The file was not changed.
cli-record-setup = The saved game cannot begin: { $reason } The file was not changed.
cli-record-seed = The saved game's seed is not a number of 128 bits. The file was not changed.
cli-record-names = The saved game names { $names } players for { $seats } seats. The file was not changed.
cli-record-action = Entry { $number } of the saved game is no action of this title: { $problem }. The file was not changed.
cli-record-illegal = Entry { $number } of the saved game is not allowed: { $reason } The file was not changed.
cli-record-seen = This file shows a running game as one player saw it. It holds no secrets, so nobody can replay it or play on from it. Go on at its table ({ $table }) on the server; once the game is over, save it again. The file was not changed.
cli-record-edited = Entry { $number } of the saved game does not lead where it says: the file was edited or is damaged. It was not changed.

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
cli-arena-sprt-higher = { $player } comes first in rather { $high } than { $low } of its games (log-likelihood ratio { $ratio }).
cli-arena-sprt-lower = { $player } comes first in rather { $low } than { $high } of its games (log-likelihood ratio { $ratio }).
cli-arena-sprt-open = Whether { $player } comes first in { $low } or in { $high } of its games is not clear yet (log-likelihood ratio { $ratio }).
