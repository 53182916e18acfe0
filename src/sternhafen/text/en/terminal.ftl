### What the text table says.

terminal-input = >{" "}
terminal-hand-over = { $name }, it is your turn. Sit down and press Enter.
terminal-undone = { $count ->
        [one] One action taken back.
       *[other] { $count } actions taken back.
    }
terminal-practised = Practice: { $count ->
        [one] one action
       *[other] { $count } actions
    } taken back, with what they revealed. The saved game says so.
terminal-no-practice = Several of you play here: take back only what nobody else has seen or answered.
terminal-practice = This was practice: { $count ->
        [one] once something
       *[other] { $count } times something
    } was taken back that could not have been taken back against others.
terminal-over = The game is over.
terminal-place = { $place }. { $name }: { $total } ({ $kinds })
terminal-more = … { $left } more: “m” shows them, “f word” lists only those with a word.
terminal-help = A number takes a choice. u: undo (u 3: three, u ?: how far) · p: practice, back to before your last move whatever it revealed · ?: the rule (? word: search) · why: what you may not do (why 2: why not) · t: a tip · m: more choices · f word: filter · b: board · q: save and quit.
terminal-no-such-choice = Give a number from 1 to { $count }, or “h” for help.
terminal-menu-help = Give a number from 1 to { $count }. Enter takes the first, “q” leaves.
terminal-reach = You can take back { $count ->
        [one] one action
       *[other] { $count } actions
    }: { $bar }
terminal-reach-start = beyond that there is nothing of yours.
terminal-reach-revealed = beyond that something was revealed.
terminal-reach-other-seat = beyond that somebody else has moved.
terminal-reach-others-played-on = beyond that others have answered what you began.
terminal-no-rule = No rule says “{ $wanted }”.
terminal-why = { $count ->
        [0] Nothing here is forbidden.
        [one] One thing is not allowed now: “why 1” tells the reason.
       *[other] { $count } things are not allowed now: “why” and a number tells the reason, “why word” narrows the list.
    }
terminal-which-title = What would you like to play?
terminal-values = Possible: { $values }
terminal-several = Several with commas between, an empty line for none >{" "}
terminal-no-such-value = That does not fit: { $problem }
terminal-how-many-seats = How many seats?
terminal-seats = { $count ->
        [one] alone
       *[other] { $count } seats
    }
terminal-who-sits = Who sits at seat { $n }?
terminal-person = a person here at the keyboard
terminal-yes = yes
terminal-no = no
terminal-goodbye = Saved in { $file }. Go on with: sternhafen play --resume { $file }
terminal-saved = This game is saved in { $file } after every move. “h” shows what you can type.
terminal-player = Player { $n }
terminal-bot = Bot { $n } ({ $bot })
terminal-tip = A bot would choose { $number }: { $action }. It expects about { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.
terminal-tip-sure = A bot would choose { $number }: { $action }. It expects about { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points and is { $sure } % sure.
terminal-tip-else = Or { $number }: { $action } (about { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points).
