### Was Gen7 über sich sagt: Infokarten und was nach jeder Wahl gefragt wird.

## Kurze Fragen

gen7-ask-take-turn-brief = Du bist am Zug: { $can_deploy ->
        [0] Lege einen Würfel in den Aufwachraum oder besetze eine Gruppenstation.
       *[other] Nimm einen Würfel, dann eine leuchtende Station, oder eine Gruppenstation.
    }
gen7-ask-consent-brief = Hilfst du bei { NAME("target", $target) }?
gen7-ask-staff-brief = { NAME("target", $target) }: Welcher Würfel kommt auf Platz { $sub }?
gen7-ask-fate-choice-brief = { NAME("fate", $card) }: Was tust du?
gen7-ask-wrap-up-brief = Dein Zug ist fast vorbei: Nutze, was du magst, dann weiter.
gen7-ask-prepare-brief = Du bist dabei: Nutze, was noch hilft, dann weiter.
gen7-ask-freely-brief = Du darfst nutzen, was bereitliegt, dann weiter.
gen7-ask-react-brief = Welche deiner Karten reagiert jetzt?
gen7-ask-join-briefing-brief = Einsatzbesprechung: Kommst du dazu, und mit welchem Würfel?

## Nach jeder Wahl

gen7-ask-take-turn-then-station = { NAME("die", $die) }: Auf welche leuchtende Station?
gen7-ask-take-turn-then-station-or-value = { NAME("die", $die) }: Auf welche leuchtende Station, oder auf welchen Wert drehen?
gen7-ask-take-turn-then-station-or-wake = { NAME("die", $die) }: Auf welche leuchtende Station?
gen7-ask-take-turn-then-station-or-value-or-wake = { NAME("die", $die) }: Auf welche leuchtende Station, oder auf welchen Wert drehen?
gen7-ask-take-turn-then-value-or-wake = { NAME("die", $die) }: In den Aufwachraum, oder auf welchen Wert drehen?
gen7-ask-take-turn-then-wake = { NAME("die", $die) } kommt in den Aufwachraum.
gen7-ask-take-turn-then-die = { NAME("place", $station) }: Mit welchem Würfel?
gen7-ask-take-turn-then-value = { NAME("die", $die) } auf welchen Wert drehen?

## Dinge

gen7-card-colonist = Kolonist { $value }
    .what = Deine Leute, Würfel mit sechs Seiten. Weitere schlafen im Medizinzentrum und lassen sich wecken.
    .now = Gehört { SEAT($seat) }.
    .rule = GEN7-5.9
gen7-card-officer = Offizier { $value }
    .what = Der eigene Offizier: ein Würfel mit acht Seiten. Immer wenn ein Offizier im Einsatz ist, kann das Schicksal anklopfen.
    .now = Gehört { SEAT($seat) }.
    .rule = GEN7-10.1
gen7-card-robot = Roboter { $value }
    .what = Zwölf Seiten. Hol ihn jede Runde aus der Robotik. An einer Gruppenstation kann er zwei benachbarte Plätze auf einmal füllen.
    .now = Gehört { SEAT($seat) }.
    .rule = GEN7-8.10
gen7-card-station = { NAME("place", $station) }
    .what = { NAME("station-does", $station) } Die Punkte sagen, bei welcher Lampe ihres Decks sie ausfällt.
    .now = { $gives ->
        [0] {""}
       *[other] Gibt { $formula }{ $counts ->
            [0] {""}
           *[other] , wobei # der Wert des Würfels ist
        }, mindestens 1.
    }
    .rule = GEN7-7.2
gen7-card-briefing = { NAME("place", $station) }
    .what = Ein Offizier oder Kolonist beruft hier eine Einsatzbesprechung ein: neue Arbeitsaufträge, der höchste Würfel wählt zuerst. Wer einberuft, leitet den Einsatz und beginnt die nächste Runde.
    .rule = GEN7-13.2
gen7-card-private = { NAME("place", $station) }
    .what = Nur du darfst sie benutzen, und sie fällt nie aus. { NAME("station-does", $station) }
    .rule = GEN7-22.3
gen7-card-fault = { NAME("place", $station) }
    .what = Eine Störung sperrt diese Station. Störungen verschwinden am Ende der Runde, Ausfälle bleiben.
    .rule = GEN7-7.8
gen7-card-room = { NAME("room", $room) }
    .what = { NAME("room-does", $room) }
    .now = { $private ->
        [0] Die Aktionen laufen in dieser Reihenfolge, sobald ein Würfel stationiert ist.
       *[other] Nur du darfst sie benutzen.
    }
    .rule = GEN7-7.9
gen7-card-task = { NAME("task", $target) }
    .what = Der Ärger des Tages. Alle Würfel kommen auf einmal: Bitte die anderen um ihre; wer hilft, bekommt die vollen Verdienstpunkte.
    .now = Würfel: { $rule }. Kostet { $cost }, bringt jedem { $merit } Verdienstpunkte. Bleibt er liegen, verschlechtert sich { NAME("dept", $dept) } um { $steps }.
    .rule = GEN7-24.1
gen7-card-plot-station = { NAME("target", $target) }
    .what = Arbeit für die Geschichte. Sie scheitert nie, aber das Ziel oben hat eine Frist.
    .now = Würfel: { $rule }. Kostet { $cost }, bringt { $merit } Verdienstpunkte.
    .rule = GEN7-30.9
gen7-card-system = { NAME("system", $system) }
    .what = Grün ist gut. Gelb schließt auf diesem Deck die Stationen mit einem Punkt, Orange die mit zweien, Rot die mit dreien und trifft alle.
    .now = Jetzt { NAME("section", $section) }. Bei Rot: { NAME("red", $system) }
    .rule = GEN7-26.2
gen7-card-store = { NAME("room", 1) }
    .what = Gehört euch allen und zahlt nur Prioritätsaufträge. Es zu füllen bringt Verdienstpunkte.
    .now = Darin: { $cost }.
    .rule = GEN7-21.1
gen7-card-wake = Aufwachraum
    .what = Hier tauen Schläfer auf. Wer hier aufwacht, kommt zu seiner Besatzung, wenn alle Würfel heimkehren. Auch ein Würfel ohne Arbeit kann hier liegen.
    .rule = GEN7-20.6
gen7-card-track = Logik und Instinkt
    .what = Eure Entscheidungen verschieben sie. Bei Abstimmungen der Geschichte zählt ihr Wert für ihre Seite, danach steht sie wieder in der Mitte.
    .now = Sie steht auf { $track }; über 0 ist Logik.
    .rule = GEN7-29.3
gen7-card-plot = { NAME("point", $point) }
    .what = { NAME("goaltext", $point) }
    .now = Bis Ende Runde { $deadline }. Ein Tippen öffnet das Logbuch.
    .rule = GEN7-30.5
gen7-card-story = { NAME("point", $point) }
    .what = Ein Teil der Geschichte ohne Ziel: Er verlangt von euch allen eine Entscheidung oder erzählt, wie es ausgeht.
    .now = Ein Tippen öffnet das Logbuch.
    .rule = GEN7-29.3
gen7-card-rounds = Runde { $round }
    .what = Die bernsteinfarbene Zahl ist die Frist des Plots. Die Episode endet nach Runde { $final }.
    .rule = GEN7-30.5
gen7-card-resources = Dein Quartier
    .what = Mit Daten, Ersatzteilen und Chemikalien bezahlst du alles. Außerdem bringen Daten mehr Karten, 2 Ersatzteile drehen den Roboter, 2 Chemikalien einen Menschen auf jeden Wert.
    .now = Du hast { $cost }; höchstens { $most } von jeder Sorte.
    .rule = GEN7-23.1
gen7-card-goals = Persönliche Ziele
    .what = Eines von deinem Wohnbereich, zwei geheime. Jedes erfüllte bringt Sterne; in jeder Episode sind es neue.
    .rule = GEN7-31.5
gen7-card-order = { NAME("order", $card) }
    .what = { NAME("orderline", $card) } Nur für dich: Stationiere einen Würfel im genannten Zentrum, bezahle und kassiere. Am Ende kostet jeder auf der Hand Verdienstpunkte.
    .rule = GEN7-25.2
gen7-card-file = { NAME("file", $card) }
    .what = { NAME("file-text", $card) }
    .now = Spiel sie jederzeit in deinem Zug oder während du an einer Gruppenstation hilfst.
    .rule = GEN7-9.2
gen7-card-schema = { NAME("schema", $card) }
    .what = { NAME("schema-text", $card) }
    .now = Ein dauerhafter Vorteil; du hast zwei Plätze. Eine zweite Karte darunter, der Fokus, ersetzt den Teil in Klammern durch etwas Besseres.
    .rule = GEN7-27.3
gen7-card-skill = { NAME("skill", $skill) }
    .what = { NAME("skill-text", $skill) }
    .now = Kostet { $cost } Sterne, ab dem Rang { NAME("rank", $rank) }.
    .rule = GEN7-31.6
gen7-card-deck-0 = Stapel: { NAME("deck", 0) }
    .what = Dateien helfen einmal, jederzeit in deinem Zug.
    .now = { $count ->
        [0] Verdeckt liegt keine mehr.
        [one] Noch 1 Karte.
       *[other] Noch { $count } Karten.
    }
    .rule = GEN7-9.4
gen7-card-deck-1 = Stapel: { NAME("deck", 1) }
    .what = Schemata sind Vorteile, die bleiben.
    .now = { $count ->
        [0] Verdeckt liegt keine mehr.
        [one] Noch 1 Karte.
       *[other] Noch { $count } Karten.
    }
    .rule = GEN7-27.7
gen7-card-deck-2 = Stapel: { NAME("deck", 2) }
    .what = Arbeitsaufträge bringen dem Verdienstpunkte, der sie erledigt.
    .now = { $count ->
        [0] Verdeckt liegt keine mehr.
        [one] Noch 1 Karte.
       *[other] Noch { $count } Karten.
    }
    .rule = GEN7-25.2
gen7-card-deck-3 = Stapel: { NAME("deck", 3) }
    .what = Schicksalskarten kommen, wenn Offiziere im Einsatz sind.
    .now = { $count ->
        [0] Verdeckt liegt keine mehr.
        [one] Noch 1 Karte.
       *[other] Noch { $count } Karten.
    }
    .rule = GEN7-10.1
gen7-card-deck-4 = Stapel: { NAME("deck", 4) }
    .what = Prioritätsaufträge sind der Ärger des Tages; jede Runde bringt neue.
    .now = { $count ->
        [0] Verdeckt liegt keine mehr.
        [one] Noch 1 Karte.
       *[other] Noch { $count } Karten.
    }
    .rule = GEN7-24.1
gen7-card-fate = { NAME("fate", $card) }
    .what = { NAME("fate-situation", $card) }
    .now = Wohin eine Wahl führt, erfährst du erst, wenn du sie getroffen hast.
    .rule = GEN7-10.5
gen7-card-fate-back = Schicksalskarte
    .what = Kommt am Ende eines Zuges, in dem ein Offizier stationiert wurde. Passt ihr Auslöser nicht, geht sie ungesehen zurück.
    .rule = GEN7-10.7
gen7-card-kept = { NAME("fate", $card) }
    .what = { NAME("fate-situation", $card) }
    .now = Wem sie gehört, der behält sie, auch zwischen den Episoden.
    .rule = GEN7-10.10
gen7-card-option = { NAME("option", $option) }
    .what = Eine der Antworten, die eine Karte oder die Geschichte anbietet. Eine müsst ihr nehmen; was folgt, zeigt sich danach.
    .rule = GEN7-10.12
gen7-card-payer = { $payer ->
        [4] { NAME("room", 1) }
       *[other] { SEAT($payer) }
    }
    .what = Wer für eine Gruppenstation zahlt, muss zustimmen. Das Lager zahlt nur für Prioritätsaufträge.
    .rule = GEN7-23.1
gen7-card-resource = { NAME("res", $res) }
    .what = { $res ->
        [0] Daten aus den Laboren: Bezahl damit, oder zieh für jedes 1 Karte mehr zur Auswahl.
        [1] Ersatzteile aus den Werkstätten: Bezahl damit, oder dreh für 2 deinen Roboter.
       *[other] Chemikalien aus der Biosphäre: Bezahl damit, oder stell für 2 einen Menschen auf jeden Wert.
    }
    .now = Du hast { $amount }, höchstens { $most }.
    .rule = GEN7-23.1
gen7-card-rule = { NAME("rule", $rule) }
    .what = Etwas von dir, das du jetzt nutzen darfst: ein Schema, eine Fähigkeit, eine behaltene Karte oder eine Regel des Plots.
    .rule = GEN7-27.6
gen7-card-goal = { NAME("goal", $goal) }
    .what = { NAME("goal-text", $goal) }
    .now = { $lost ->
        [0] Ein Ziel der Episode: Es gilt für euch alle.
       *[other] Es ist verloren.
    }
    .rule = GEN7-31.5
gen7-card-plan = { NAME("plan", $plan) }
    .what = { NAME("plan-text", $plan) }
    .now = { $stars ->
        [one] Bringt 1 Stern, wenn es erfüllt ist.
       *[other] Bringt { $stars } Sterne, wenn es erfüllt ist.
    }
    .rule = GEN7-31.5
gen7-card-plan-back = Ein geheimes Ziel
    .what = Nur wem es gehört, der kennt es, bis es erfüllt ist.
    .rule = GEN7-31.5
gen7-card-quarters = { NAME("quarters", $quarters) }
    .what = Jeder Wohnbereich hat seine Farbe, eine private Station und ein erstes persönliches Ziel. Hier liegen deine Würfel, Karten und Ressourcen.
    .rule = GEN7-22.3
gen7-card-rank = { NAME("rank", $rank) }
    .what = Dein Rang sagt, wie viele Stimmen du hast und wie viele Fähigkeiten du haben darfst. Am Ende einer Episode befördern dich Verdienstpunkte.
    .rule = GEN7-31.3
gen7-card-relationship = { NAME("relationship", $card) }
    .what = { NAME("relationship-function", $card) }. { NAME("relationship-text", $card) }
    .now = Ein Mensch, der diesem Offizier nahesteht: Manche Schicksalskarten erzählen nur von ihm.
    .rule = GEN7-10.13
gen7-card-rule-card = { NAME("rulecard", $card) }
    .what = { NAME("rulecard-text", $card) }
    .rule = GEN7-3.7
gen7-card-logbook = Logbuch
    .what = Was in dieser Kampagne geschehen ist: die Geschichte bisher, Entscheidungen, Schäden, und was für die nächste Episode bleibt.
    .rule = GEN7-31.14
gen7-card-find = { NAME("find", $find) }
    .what = In dieser Kampagne aufgedeckt. Vielleicht kommt die Geschichte darauf zurück.
    .rule = GEN7-36.1
gen7-card-turn = Auf { $value } drehen
    .what = 2 Chemikalien stellen einen Menschen auf jeden Wert, 2 Ersatzteile einen Roboter.
    .rule = GEN7-23.4
gen7-card-offer = Eine Gruppenstation wird besetzt
    .what = Wer am Zug ist, schlägt Würfel vor und wer zahlt. Alle Beteiligten müssen zustimmen; wer hilft, bekommt die vollen Verdienstpunkte.
    .rule = GEN7-8.13
gen7-card-seat = { SEAT($seat) }
    .what = Verdienstpunkte zählen für diese Episode: Je { $star } werden ein Offiziersstern, { $promotion } eine Beförderung. Der Rang ist die Zahl der Stimmen und der Fähigkeiten.
    .now = { NAME("quarters", $quarters) }, { NAME("rank", $rank) }: { $merit } Verdienstpunkte, { $stars } Sterne.
    .rule = GEN7-31.3

## Szenen einer Kampagne mit Seiten

gen7-card-post = { NAME("target", $target) }
    .what = Ein Posten. Ein Würfel hier bleibt, wenn die anderen heimkehren, bis sein Besitzer ihn zu Beginn einer Runde zurückruft.
    .now = Würfel: { $rule }. { $rounds ->
        [0] Noch keine Runde gehalten.
        [one] Seit einer Runde gehalten.
       *[other] Seit { $rounds } Runden ununterbrochen gehalten.
    }
    .rule = GEN7-36.3
gen7-card-relay = { NAME("target", $target) }
    .what = Eine Staffel. Jeder Würfel liegt höchstens um eins neben dem letzten und kommt aus einer anderen Hand. Eine Runde ohne Glied bricht die Kette.
    .now = { $links ->
        [0] Noch kein Glied: Jeder Würfel kann beginnen.
        [one] Ein Glied: eine { $value } von { SEAT($seat) }.
       *[other] { $links } Glieder, zuletzt eine { $value } von { SEAT($seat) }.
    }
    .rule = GEN7-36.9
gen7-card-strain = { NAME("target", $target) }
    .what = Jede dieser Stationen trägt eine andere Last. Diese hast du befühlt; die anderen wissen es nur, wenn man es ihnen sagt.
    .now = Sie trägt eine Last von { $strain }.
    .rule = GEN7-36.11
gen7-card-arranged = { NAME("target", $target) }
    .what = Gestellt. Bleibt er liegen, kostet er nichts, und dann sehen es alle. Bis dahin weiß es nur, wer dahinter gesehen hat.
    .now = Würfel: { $rule }. Kostet { $cost }, bringt jedem { $merit } Verdienst.
    .rule = GEN7-36.2
gen7-card-real = { NAME("target", $target) }
    .what = Du hast dahinter gesehen: Dieser Alarm ist echt.
    .now = Würfel: { $rule }. Kostet { $cost }, bringt jedem { $merit } Verdienst. Bleibt er liegen, verschlechtert sich { NAME("dept", $dept) } um { $steps }.
    .rule = GEN7-36.2
gen7-card-token = { NAME("token", $token) }
    .what = Eine Figur der Geschichte. Sie geht ihren Weg von Raum zu Raum, wie der Plotpunkt es sagt, und belegt keine Station.
    .rule = GEN7-36.4
gen7-card-finds = Funde
    .what = Verborgen, bis jemand sie aufdeckt, einen nach dem anderen und zufällig. Was auftaucht, wirkt sofort.
    .now = Noch verborgen: { $hidden }.
    .rule = GEN7-36.1
gen7-card-team = { NAME("team", $team) }
    .what = Eine Mannschaft. Du bleibst in deiner, solange der Plotpunkt gilt; manche Stationen nehmen nur Würfel einer Mannschaft.
    .rule = GEN7-36.5
gen7-card-box = Wahlkasten
    .what = Stimmzettel kommen verdeckt hinein. Wenn die Geschichte es sagt, wird der Kasten geöffnet, und es gilt, was mehr Zettel hat.
    .now = Im Kasten: { $count }.
    .rule = GEN7-36.8
gen7-card-unseen = Verdeckte Aufträge
    .what = Noch kennt sie niemand. Deckt sie rechtzeitig auf, sonst scheitern sie am Ende der Züge.
    .now = Verdeckt: { $count }.
    .rule = GEN7-36.10
gen7-card-away = Für die Episode fort
    .what = Diese Würfel wurden weggegeben: Vor der nächsten Episode kommen sie nicht zurück.
    .rule = GEN7-36.13
gen7-card-reason = { NAME("reason", $reason) }
    .what = Dein Beweggrund, geheim für die ganze Kampagne. Stimme für das, was er will; kommt es so, verdient er ungesehen einen Stern.
    .rule = GEN7-37.2
