### What every title says.

engine-seat = Seat { $n }
engine-by-rule = { $reason } ({ $rule })
engine-because = { $said } – { $reason } ({ $rule })
engine-ask-pay = Choose how to pay.

engine-no-game-over = The game is over.
engine-no-not-your-turn = It is not your turn.
engine-no-no-such-seat = There is no such seat at this table.
engine-no-not-now = Finish what you have begun first.
engine-no-not-asked = This is no answer to what is asked now.
engine-no-not-together = This does not go with what you have picked.
engine-no-no-way-to-pay = You cannot pay like that.
engine-no-wrong-seats = This game is for { $from } to { $to } seats, not for { $seats }.
engine-no-undo-start = There is nothing more of yours to take back.
engine-no-undo-resumed = This is where the game went on under changed rules: nothing from before can be taken back.
engine-no-before-resumed = That was played under earlier rules, which cannot be replayed any more: positions are shown from line { $first } on.
engine-no-undo-revealed = You cannot take this back: something was revealed by it.
engine-no-undo-other-seat = You cannot take this back: somebody else has moved since.
engine-no-undo-others-played-on = You cannot take this back: others have already answered what it began.
engine-no-undo-consent = Taking this back needs the consent of { $missing ->
        [one] one more player
       *[other] { $missing } more players
    }.
engine-no-undo-unknown = This undo strikes moves that are not there.

engine-note-bot = A bot plays for { $name } (seat { $n }) from here on.
engine-note-back = { $name } plays seat { $n } again, no longer a bot.
engine-note-freed = Seat { $n } is free now; { $name } sat there.
engine-note-sat = { $name } takes seat { $n }.
engine-note-renamed = { $name } is called { $new } from here on.
engine-note-device = { $name } plays seat { $n } on one more device.
engine-note-asked-bot = The host asks to let a bot play for { $name } (seat { $n }).
engine-note-asked-free = The host asks to free seat { $n } ({ $name }) for somebody else.
engine-note-agreed = { $name } agrees.
engine-note-refused = { $name } does not agree.
engine-note-overdue = { $name }’s time is up (seat { $n }).
engine-note-vote-bot = { $by } proposes that a bot plays for { $name } (seat { $n }).
engine-note-vote-end = { $by } proposes to end the game, because { $name }’s time is up (seat { $n }).
engine-note-resigned = { $name } resigns (seat { $n }).
engine-note-ended-vote = The game was ended by vote, without a result: { $name }’s time was up.
engine-note-ended-resigned = The game ended here: { $name } resigned.
engine-note-hosted = { $name } (seat { $n }) is the host from here on.
engine-note-host-absent = The host has been away for long: { $name } (seat { $n }) is the host from here on.
engine-note-spectators-in = The host lets spectators in.
engine-note-spectators-out = The host shuts spectators out.
engine-note-without = Dealt without a part of { $name }’s device (seat { $n }).
engine-note-withheld = { $name }’s device (seat { $n }) kept its part back: the deal began again without it.
engine-note-resumed = The game went on from here under version { $to } of the rules; before, it was version { $from }.

## Reasons for advice: more ($more is 1) or less of a term

engine-reason-weight = { $more ->
        [0] { $reason } (−{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) })
       *[other] { $reason } (+{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) })
    }
engine-term-rivals = { $more ->
        [0] your rivals end with more points
       *[other] your rivals end with fewer points
    }

## What a lesson made of a study says about another move

engine-study-otherwise = That is possible, but this study shows something else here. Try again.
