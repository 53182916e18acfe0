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
engine-no-not-together = Das passt nicht zu dem, was du schon gewählt hast.
engine-no-no-way-to-pay = So kannst du nicht bezahlen.
engine-no-wrong-seats = Dieses Spiel ist für { $from } bis { $to } Plätze, nicht für { $seats }.
engine-no-undo-start = Von dir gibt es nichts mehr zurückzunehmen.
engine-no-undo-resumed = Hier ging das Spiel nach geänderten Regeln weiter: Was davor war, lässt sich nicht zurücknehmen.
engine-no-before-resumed = Das wurde nach früheren Regeln gespielt, die sich nicht mehr nachspielen lassen: Stellungen gibt es ab Zeile { $first }.
engine-no-undo-revealed = Das kannst du nicht zurücknehmen: Dabei wurde etwas aufgedeckt.
engine-no-undo-other-seat = Das kannst du nicht zurücknehmen: Inzwischen hat jemand anders gezogen.
engine-no-undo-others-played-on = Das kannst du nicht zurücknehmen: Andere haben schon darauf geantwortet.
engine-no-undo-consent = Um das zurückzunehmen, { $missing ->
        [one] muss noch eine Person zustimmen
       *[other] müssen noch { $missing } Personen zustimmen
    }.
engine-no-undo-unknown = Hier werden Züge gestrichen, die es nicht gibt.

engine-note-bot = Ab hier spielt ein Bot für { $name } (Platz { $n }).
engine-note-back = { $name } spielt Platz { $n } wieder selbst, kein Bot mehr.
engine-note-freed = Platz { $n } ist jetzt frei; dort saß { $name }.
engine-note-sat = { $name } nimmt Platz { $n } ein.
engine-note-renamed = { $name } heißt ab hier { $new }.
engine-note-device = { $name } spielt Platz { $n } auf einem weiteren Gerät.
engine-note-asked-bot = Wer den Tisch eröffnet hat, möchte für { $name } (Platz { $n }) einen Bot spielen lassen.
engine-note-asked-free = Wer den Tisch eröffnet hat, möchte Platz { $n } ({ $name }) für jemand anderen freigeben.
engine-note-agreed = { $name } ist einverstanden.
engine-note-refused = { $name } ist nicht einverstanden.
engine-note-overdue = Die Zeit von { $name } ist um (Platz { $n }).
engine-note-vote-bot = { $by } schlägt vor, für { $name } (Platz { $n }) einen Bot spielen zu lassen.
engine-note-vote-end = { $by } schlägt vor, die Partie zu beenden, weil die Zeit von { $name } um ist (Platz { $n }).
engine-note-resigned = { $name } gibt auf (Platz { $n }).
engine-note-ended-vote = Die Partie wurde durch Abstimmung ohne Ergebnis beendet: Die Zeit von { $name } war um.
engine-note-ended-resigned = Hier endete die Partie: { $name } hat aufgegeben.
engine-note-hosted = Ab hier leitet { $name } (Platz { $n }) den Tisch.
engine-note-host-absent = Wer den Tisch leitete, war lange weg: Ab hier leitet ihn { $name } (Platz { $n }).
engine-note-spectators-in = Zuschauen ist ab hier erlaubt.
engine-note-spectators-out = Zuschauen ist ab hier nicht mehr erlaubt.
engine-note-without = Gegeben ohne einen Teil vom Gerät von { $name } (Platz { $n }).
engine-note-withheld = Das Gerät von { $name } (Platz { $n }) behielt seinen Teil für sich: Es wurde ohne ihn neu gegeben.
engine-note-resumed = Ab hier geht das Spiel nach Version { $to } der Regeln weiter; davor galt Version { $from }.

## Reasons for advice: more ($more is 1) or less of a term

engine-reason-weight = { $more ->
        [0] { $reason } (−{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) })
       *[other] { $reason } (+{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) })
    }
engine-term-rivals = { $more ->
        [0] deine Gegner kommen auf mehr Punkte
       *[other] deine Gegner kommen auf weniger Punkte
    }

## What a lesson made of a study says about another move

engine-study-otherwise = Das geht auch, aber diese Studie zeigt hier etwas anderes. Versuch es noch einmal.
