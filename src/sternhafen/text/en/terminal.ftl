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
        [one] once you took back something
       *[other] { $count } times you took back something
    } that you could not have taken back against others.
terminal-over = The game is over.
terminal-place = { $place }. { $name }: { $total } ({ $kinds })
terminal-more = … { $left } more: “m” shows them, “f word” lists only those with a word.
terminal-help = Type a number to choose. u: undo (u 3: three, u ?: how far) · p: practice, back to before your last move, whatever it revealed · ?: the rule (? word: search) · c: the rules in chapters (c 3: one of them) · what word: what a thing or card does · why: what you may not do (why 2: the reason) · t: a tip · m: more choices · f word: filter · b: board · q: save and quit.
terminal-no-such-choice = Type a number from 1 to { $count }, or “h” for help.
terminal-menu-help = Type a number from 1 to { $count }. Enter chooses the first, “q” quits.
terminal-reach = You can take back { $count ->
        [one] one action
       *[other] { $count } actions
    }: { $bar }
terminal-reach-start = before that there is nothing of yours.
terminal-reach-revealed = before that something was revealed.
terminal-reach-other-seat = before that somebody else moved.
terminal-reach-others-played-on = before that others have responded to your move.
terminal-no-card = Nothing here is called “{ $wanted }”.
terminal-what-more = … { $left } more: a longer word finds fewer.
terminal-no-rule = No rule mentions “{ $wanted }”.
terminal-why = { $count ->
        [0] Nothing here is forbidden.
        [one] One thing is not allowed now: “why 1” gives the reason.
       *[other] { $count } things are not allowed now: “why” and a number gives the reason, “why word” narrows the list.
    }
terminal-which-title = What would you like to play?
terminal-values = Possible: { $values }
terminal-option = { $name }: { $help }
terminal-several = Separate several with commas, or press Enter for none >{" "}
terminal-no-such-value = “{ $line }” does not fit here. Press Enter for none, “q” quits.
terminal-how-many-seats = How many seats?
terminal-seats = { $count ->
        [one] alone
       *[other] { $count } seats
    }
terminal-who-sits = Who plays seat { $n }?
terminal-person = a person here at the keyboard
terminal-yes = yes
terminal-no = no
terminal-goodbye = Saved in { $file }. Continue with: sternhafen play --resume { $file }
terminal-saved = This game is saved in { $file } after every move. “h” shows what you can type.
terminal-player = Player { $n }
terminal-says = { $name } says: { $text }
terminal-bot = Bot { $n } ({ $bot })
terminal-tip = A bot would choose { $number }: { $action }. It expects about { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.
terminal-tip-sure = A bot would choose { $number }: { $action }. It expects about { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points and is { $sure } % sure.
terminal-tip-else = Or { $number }: { $action } (about { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points).
terminal-tip-equal = Just as good: { $number }, { $action }.
terminal-tip-why = Why: { $reasons }.
terminal-tip-same = As far as the bot can see, it makes no difference.
terminal-tip-brings = Nothing is clearly better. Afterwards: { $reasons }.
terminal-which-lesson = Which lesson would you like?
terminal-lesson-line = { $title } { $n }: { $name } (about { $minutes } minutes)
terminal-lesson = Lesson { $n }: { $name } (about { $minutes } minutes)
terminal-lesson-help = Type a number to choose, or press Enter to go on. back: the step before · skip: I do this step for you · t: which choice I mean · ?: the rule (? word: search) · what word: what a thing or card does · why: what you may not do · m: more choices · f word: filter · b: board · q: stop. Nothing you try can go wrong.
terminal-lesson-says = Coach: { $text }
terminal-lesson-go-on = Enter: go on >{" "}
terminal-lesson-move = The move: { $action }
terminal-lesson-tip = I mean { $number }: { $action }
terminal-lesson-start = This is where the lesson begins.
terminal-lesson-done = That was the lesson. “sternhafen learn” lists the others.
terminal-lesson-what-now = What now?
terminal-lesson-play-on = play on from here; easy bots take the other seats
terminal-lesson-enough = that is all for now
terminal-puzzle = Puzzle { $id }, { $level ->
    [1] gentle
    [2] medium
   *[3] hard
}: one move is clearly best. Which?
terminal-puzzle-help = Type the number of a move. skip: show the solution · ?: the rule (? word: search) · what word: what a thing or card does · why: what you may not do · m: more choices · f word: filter · b: board · q: stop. A wrong move changes nothing.
terminal-puzzle-steps = A wrong move changes nothing here, so there is nothing to take back.
terminal-puzzle-tip = No tips in a puzzle. “skip” shows the solution.
terminal-puzzle-wrong = Not the best. Try again!
terminal-puzzle-cost = Not the best: it costs about { NUMBER($points, maximumFractionDigits: 1) } { NUMBER($points, maximumFractionDigits: 1) ->
    [1] point
   *[other] points
}. Try again!
terminal-puzzle-because = The best brings: { $reasons }.
terminal-puzzle-solved = { $tries ->
    [0] Found at once!
    [one] Found, at the second try!
   *[other] Found!
} { $action }
terminal-puzzle-shown = The best move: { $action }
terminal-puzzle-why = Why: { $reasons }. The next best costs about { NUMBER($points, maximumFractionDigits: 1) }.

# A review. $points and the parts of a result are figures with their sign.
terminal-review-head = { $title }, reviewed with { $iterations } searches a decision
terminal-review-none = –
terminal-review-seat = { $name }: { $points } points, accuracy { $accuracy } ({ $best } best, { $fine } fine, { $inaccuracy ->
        [one] 1 inaccuracy
       *[other] { $inaccuracy } inaccuracies
    }, { $mistake ->
        [one] 1 mistake
       *[other] { $mistake } mistakes
    })
terminal-review-share = { $alone ->
        [1] usual { $usual } · own play { $play } · luck { $luck } · unexplained { $rest }
       *[other] usual { $usual } · own play { $play } · others { $others } · luck { $luck } · unexplained { $rest }
    }
terminal-review-moments = Key moments
terminal-review-mistake = { $name } – mistake: { $action }.
terminal-review-inaccuracy = { $name } – inaccuracy: { $action }.
terminal-review-best = { $name } – found the best move: { $action }.
terminal-review-better = Better: { $action } ({ $points })
terminal-review-because = . It brings more: { $reasons }.
terminal-review-luck = { $name } – luck { $points }:
terminal-review-chance = what came next.

# A study.
terminal-study-head = { $title }, commented by { $authors }: { $notes ->
        [one] one comment
       *[other] { $notes } comments
    }, { $moves ->
        [one] one move
       *[other] { $moves } moves
    } in side lines
