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
engine-no-no-way-to-pay = You cannot pay like that.
engine-no-wrong-seats = This game is for { $from } to { $to } seats, not for { $seats }.
engine-no-undo-start = There is nothing more of yours to take back.
engine-no-undo-revealed = You cannot take this back: something was revealed by it.
engine-no-undo-other-seat = You cannot take this back: somebody else has moved since.
engine-no-undo-others-played-on = You cannot take this back: others have already answered what it began.
engine-no-undo-consent = Taking this back needs the consent of { $missing ->
        [one] one more player
       *[other] { $missing } more players
    }.
engine-no-undo-unknown = This undo strikes moves that are not there.
