### Was jedes Spiel sagt.

engine-seat = Platz { $n }
engine-by-rule = { $reason } ({ $rule })
engine-because = { $said } – { $reason } ({ $rule })
engine-ask-pay = Wähle, womit du bezahlst.

engine-no-game-over = Das Spiel ist zu Ende.
engine-no-not-your-turn = Du bist nicht am Zug.
engine-no-no-such-seat = Diesen Platz gibt es am Tisch nicht.
engine-no-not-now = Bring zuerst zu Ende, was du begonnen hast.
engine-no-not-asked = Danach wird gerade nicht gefragt.
engine-no-no-way-to-pay = So kannst du nicht bezahlen.
engine-no-wrong-seats = Dieses Spiel ist für { $from } bis { $to } Plätze, nicht für { $seats }.
engine-no-undo-start = Von dir gibt es nichts mehr zurückzunehmen.
engine-no-undo-revealed = Das kannst du nicht zurücknehmen: Dabei wurde etwas aufgedeckt.
engine-no-undo-other-seat = Das kannst du nicht zurücknehmen: Inzwischen hat jemand anders gezogen.
engine-no-undo-others-played-on = Das kannst du nicht zurücknehmen: Andere haben schon darauf geantwortet.
engine-no-undo-consent = Um das zurückzunehmen, { $missing ->
        [one] muss noch eine Person zustimmen
       *[other] müssen noch { $missing } Personen zustimmen
    }.
engine-no-undo-unknown = Hier werden Züge gestrichen, die es nicht gibt.
