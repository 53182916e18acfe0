### Gen7.

gen7-title = Gen7
gen7-line = Ein Schiff, sieben Episoden.
gen7-blurb = Ein Generationenschiff, sieben Episoden, eine Geschichte: die Arbeit teilen, um Sterne wetteifern, gemeinsam entscheiden.
gen7-option-carry = Logbuch
gen7-option-carry-help = Was die vorige Episode hinterlassen hat; leer beginnt eine neue Kampagne.
gen7-option-ship = Name des Schiffs
gen7-option-ship-help = Steht im neuen Logbuch.
gen7-option-officers = Namen der Offiziere
gen7-option-officers-help = Einer je Platz, im neuen Logbuch eingetragen.
gen7-option-campaign = Kampagne
gen7-option-campaign-help = Die Kennung der Kampagne, die hier gespielt wird; das Logbuch einer anderen lässt sich hier nicht fortsetzen.

gen7-ask-pick-player = Wen soll der Effekt treffen?
gen7-ask-react = Du kannst mit deinen Karten reagieren: Welche nutzt du jetzt?
gen7-ask-buy-cards = Gibst du Daten für zusätzliche Karten zur Auswahl aus?
gen7-ask-keep-card = Welche Karte behältst du?
gen7-ask-arrange = Ordne deine Schemata: { $part ->
        [0] das erste Schema
        [1] einen Fokus fürs erste
        [2] das zweite Schema
       *[3] einen Fokus fürs zweite
    }.
gen7-ask-finish-order = Welchen Arbeitsauftrag erledigst du?
gen7-ask-spare-order = { NAME("order", $order) } kostet weniger: Welche Ressource sparst du?
gen7-ask-gain-choice = Wähle eine Ressource { $store ->
        [0] für dich
       *[other] fürs Lager
    } (noch { $n }).
gen7-ask-lose-choice = Wähle, was { $store ->
        [0] du verlierst
       *[other] das Lager verliert
    } (noch { $n }).
gen7-ask-choose-option = Wähle eines davon.
gen7-ask-pick-target = Wer bekommt es noch?
gen7-ask-choose-system = Welches System { $repairs ->
        [0] verschlechtert
       *[other] verbessert
    } sich um { $n ->
        [one] 1 Schritt
       *[other] { $n } Schritte
    }?
gen7-ask-choose-station = Welche Station wird verdeckt ({ NAME("room", $room) })?
gen7-ask-choose-marker = Welcher Anzeiger wird entfernt? (noch { $n })
gen7-ask-choose-task = Welcher Prioritätsauftrag { $drop ->
        [0] gilt als erledigt
       *[other] kommt unter den Stapel
    }?
gen7-ask-move-die = Welcher Würfel wird bewegt? (noch { $n })
gen7-ask-may-reroll = { NAME("die", $die) } neu werfen?
gen7-ask-set-one = Welchen Würfel änderst du, und worauf?
gen7-ask-may-thaw = Willst du jetzt Kryostase abhandeln?
gen7-ask-turn-robot = Dein Roboter zeigt eine 1: Auf welchen Wert drehst du ihn?
gen7-ask-how-many = Ziehst du eine Karte ({ NAME("deck", $deck) })? (bis zu { $n })
gen7-ask-discard-card = Welche Karte legst du ab ({ NAME("deck", $deck) })? Noch { $n }.
gen7-ask-search-deck = Welche Karte nimmst du aus dem Stapel?
gen7-ask-deal-card = Welche Karte gibst du als Nächstes weiter? (noch { $n })
gen7-ask-deal-seat = Wer bekommt die Karte?
gen7-ask-staff = { NAME("target", $target) }: Welcher Würfel kommt auf Teilstation { $sub }?
gen7-ask-split-robot = Dein Roboter auf zwei Teilstationen zeigt jetzt { $value }: Was steht auf der linken?
gen7-ask-spare-cost = Welche Ressource { $more ->
        [0] wird gespart
       *[other] kommt dazu
    }?
gen7-ask-fund = Wie viel zahlt { $payer ->
        [4] das Lager
       *[other] { SEAT($payer) }
    } ({ NAME("res", $res) })?
gen7-ask-consent = Trägst du wie vorgeschlagen zu { NAME("target", $target) } bei? Du zahlst: Daten { $data }, Ersatzteile { $parts }, Chemikalien { $chem }.
gen7-ask-prepare = Du trägst bei: Nutze, was jetzt noch hilft, dann geht es weiter.
gen7-ask-spare-share = Welche Ressource spart der Nachlass?
gen7-ask-cast-vote = Wie stimmst du ab?
gen7-ask-join-team = In welche Mannschaft gehst du? Jede braucht mindestens einen von euch.
gen7-ask-cast-ballot = Was legst du in den Kasten? Niemand wird es sehen.
gen7-ask-peek-at-task = Hinter welchen Alarm siehst du? Nur du erfährst es.
gen7-ask-call-back = { NAME("target", $target) }: Rufst du { NAME("die", $die) } vom Posten zurück?
gen7-ask-break-tie = Stimmgleichheit; du bist Einsatzleiter: Wie wird entschieden?
gen7-ask-buy-skill = Welche Offiziersfähigkeit erwirbst du? (höchstens { $n })
gen7-ask-fate-choice = { NAME("fate", $card) }: { NAME("fate-situation", $card) } Was tust du?
gen7-ask-second-fate = Nichts ist geschehen. Du stehst im Rampenlicht: eine zweite Schicksalskarte ziehen?
gen7-ask-freely = Du kannst nutzen, was dir gerade offensteht.
gen7-ask-join-briefing = Eine Einsatzbesprechung beginnt: Nimmst du teil, und mit welchem Würfel?
gen7-ask-take-order = { $must ->
        [0] Du darfst einen Arbeitsauftrag nehmen.
       *[other] Nimm einen Arbeitsauftrag.
    }
gen7-ask-take-turn = Du bist am Zug: { $can_deploy ->
        [0] { $can_propose ->
            [0] Keiner deiner Würfel passt irgendwohin; lege einen in den Aufwachraum.
           *[other] Besetze eine Gruppenstation oder lege einen Würfel in den Aufwachraum.
        }
       *[other] { $can_propose ->
            [0] Stationiere einen Würfel.
           *[other] Stationiere einen Würfel oder besetze eine Gruppenstation.
        }
    }
gen7-ask-give-store = Wie viel stellst du dem Lager bereit ({ NAME("res", $res) })?
gen7-ask-use-action = { NAME("text", $text) } Machst du das?
gen7-ask-use-instead = { NAME("room", $room) }: Willst du eine Aktion durch die Plotregel ersetzen?
gen7-ask-wrap-up = Dein Zug ist fast vorbei: Spiele Dateien, nutze Ressourcen oder Fähigkeiten, dann geht es weiter.

gen7-do-deploy = { NAME("die", $die) }{ $by ->
        [0] {""}
       *[other] {" "}({ $by })
    }: { NAME("place", $station) }
gen7-do-idle = { NAME("die", $die) } in den Aufwachraum legen
gen7-do-propose = { NAME("target", $target) } besetzen
gen7-do-assign = { SEAT($seat) }: { NAME("die", $die) }{ $by ->
        [0] {""}
       *[other] {" "}({ $by })
    }{ $left ->
        [-1] {""}
       *[other] {" "}auf zweien, links { $left }
    }
gen7-do-share = { $payer ->
        [4] Das Lager
       *[other] { SEAT($payer) }
    } zahlt { $amount } { NAME("res", $res) }
gen7-do-agree = Ja
gen7-do-decline = Nein
gen7-do-ready = Weiter
gen7-do-pass = Nein, das war es
gen7-do-pick-option = { NAME("option", $option) }
gen7-do-pick-seat = { SEAT($seat) }
gen7-do-pick-resource = { NAME("res", $res) }
gen7-do-pick-system = { NAME("system", $system) }
gen7-do-pick-room = { NAME("room", $room) }
gen7-do-pick-station = { NAME("place", $station) }
gen7-do-pick-task = { NAME("task", $task) }
gen7-do-pick-die = { SEAT($seat) }: { NAME("die", $die) }
gen7-do-set-die = { SEAT($seat) }: { NAME("die", $die) } auf { $value }
gen7-do-take-card = { $deck ->
        [0] { NAME("file", $card) }: { NAME("file-text", $card) }
        [1] { NAME("schema", $card) }: { NAME("schema-text", $card) }
       *[2] { NAME("orderline", $card) }
    }
gen7-do-spend-data = { $amount ->
        [0] Keine Daten
        [one] 1 Datum, 1 Karte mehr
       *[other] { $amount } Daten, { $amount } Karten mehr
    }
gen7-do-provide = { $amount ->
        [0] Nichts
       *[other] { $amount } ins Lager
    }
gen7-do-join = Mit { NAME("die", $die) }{ $by ->
        [0] {""}
       *[other] {" "}({ $by })
    } teilnehmen
gen7-do-draw-alone = Allein einen Arbeitsauftrag ziehen
gen7-do-use-rule = { NAME("rule", $rule) } nutzen
gen7-do-instead = { NAME("rule", $rule) } (anstelle von Aktion { $action ->
        [0] 1
        [1] 2
       *[other] 3
    })
gen7-do-buy = { NAME("skill", $skill) }: { NAME("skill-text", $skill) }{ $drops ->
        [0] {""}
       *[other] {" "}(dafür abgelegt: { $drops })
    }
gen7-do-play-file = { NAME("file", $file) } spielen: { NAME("file-text", $file) }
gen7-do-change-die = Bezahlen, um { NAME("die", $die) } auf { $value } zu drehen
gen7-do-use-freely = { NAME("rule", $rule) } nutzen

gen7-event-round-began = Runde { $round } beginnt.
gen7-event-dice-rolled = { SEAT($seat) } würfelt: { NAMES("die", $dice) }.
gen7-event-deployed = { SEAT($seat) } stationiert { NAME("die", $die) }: { NAME("place", $place) }.
gen7-event-went-idle = { SEAT($seat) } legt { NAME("die", $die) } in den Aufwachraum.
gen7-event-die-moved = { SEAT($seat) }: { NAME("die", $die) } kommt { NAME("where", $where) }.
gen7-event-die-changed = { SEAT($seat) }: { NAME("die", $die) } zeigt jetzt { $value }.
gen7-event-recalled = Alle Würfel kehren zurück.
gen7-event-robot-taken = { SEAT($seat) } nimmt den Roboter; er zeigt { $value }.
gen7-event-pod-placed = { SEAT($seat) } legt die Kryokapsel in den Aufwachraum.
gen7-event-colonist-thawed = { SEAT($seat) } weckt einen Kolonisten.
gen7-event-gained = { SEAT($seat) }: { NAME("res", $res) } +{ $amount }.
gen7-event-lost = { SEAT($seat) }: { NAME("res", $res) } −{ $amount }.
gen7-event-store-gained = Lager: { NAME("res", $res) } +{ $amount }.
gen7-event-store-lost = Lager: { NAME("res", $res) } −{ $amount }.
gen7-event-merits-gained = { SEAT($seat) } erhält { $amount ->
        [one] 1 Verdienstpunkt
       *[other] { $amount } Verdienstpunkte
    }.
gen7-event-merits-lost = { SEAT($seat) } verliert { $amount ->
        [one] 1 Verdienstpunkt
       *[other] { $amount } Verdienstpunkte
    }.
gen7-event-stars-gained = { SEAT($seat) } bekommt { $amount ->
        [one] 1 Offiziersstern
       *[other] { $amount } Offizierssterne
    }.
gen7-event-stars-lost = { SEAT($seat) } verliert { $amount ->
        [one] 1 Offiziersstern
       *[other] { $amount } Offizierssterne
    }.
gen7-event-track-moved = Logik/Instinkt: Der Anzeiger steht auf { $track }.
gen7-event-counter-moved = { NAME("counter", $counter) }: { $value }.
gen7-event-status-moved = { NAME("system", $system) } steht jetzt auf { NAME("section", $section) }.
gen7-event-red-struck = Rot bei { NAME("system", $system) }: { NAME("red", $system) }
gen7-event-stations-failed = Diese Stationen fallen aus: { NAMES("place", $stations) }.
gen7-event-stations-reopened = Diese Stationen sind wieder frei: { NAMES("place", $stations) }.
gen7-event-station-broken = { NAME("place", $station) } fällt aus.
gen7-event-station-faulted = { NAME("place", $station) } ist vorerst gestört.
gen7-event-tasks-drawn = Prioritätsaufträge: { NAMES("task", $tasks) }.
gen7-event-task-left = { NAME("task", $task) } verlässt die Reihe.
gen7-event-task-failed = { NAME("task", $task) } blieb unerledigt.
gen7-event-target-completed = { SEAT($seat) } erledigt { NAME("target", $target) }.
gen7-event-offer-made = { SEAT($seat) } will { NAME("target", $target) } besetzen.
gen7-event-offer-declined = { SEAT($seat) } stimmt nicht zu.
gen7-event-offer-failed = { NAME("target", $target) } wird nicht besetzt.
gen7-event-cards-drawn = { SEAT($seat) } sieht { $count } Karten an ({ NAME("deck", $deck) }): { $deck ->
        [0] { NAMES("file", $cards) }
        [1] { NAMES("schema", $cards) }
       *[2] { NAMES("order", $cards) }
    }.
gen7-event-cards-drawn-hidden = { SEAT($seat) } sieht { $count } Karten an ({ NAME("deck", $deck) }).
gen7-event-card-taken = { SEAT($seat) } nimmt { $deck ->
        [0] { NAME("file", $card) }
       *[other] { NAME("order", $card) }
    }.
gen7-event-card-taken-hidden = { SEAT($seat) } nimmt eine Karte ({ NAME("deck", $deck) }).
gen7-event-cards-under = Offen unter den Stapel: { $deck ->
        [0] { NAMES("file", $cards) }
        [1] { NAMES("schema", $cards) }
        [2] { NAMES("order", $cards) }
       *[4] { NAMES("task", $cards) }
    }.
gen7-event-schemas-placed = Schemata von { SEAT($seat) }: { NAMES("schemaslot", $schemas) }.
gen7-event-file-played = { SEAT($seat) } spielt { NAME("file", $file) }.
gen7-event-order-done = { SEAT($seat) } erledigt den Arbeitsauftrag { NAME("order", $order) }.
gen7-event-rule-used = { NAME("rule", $rule) } wirkt für { SEAT($seat) }.
gen7-event-leader-named = { SEAT($seat) } übernimmt die Einsatzleitung.
gen7-event-briefing-called = { SEAT($seat) } beruft eine Einsatzbesprechung ein.
gen7-event-briefing-joined = { SEAT($seat) } nimmt mit { NAME("die", $die) } teil.
gen7-event-fate-quiet = Das Schicksal schweigt.
gen7-event-fate-struck = Schicksal für { SEAT($seat) }: { NAME("fate", $card) }. { NAME("fate-situation", $card) }
gen7-event-fate-chosen = { SEAT($seat) }: „{ NAME("option", $option) }“. { NAME("text", $result) }
gen7-event-card-kept = { SEAT($seat) } behält { NAME("fate", $card) }.
gen7-event-votes-counted = Die Stimmen sind gezählt: { NAMES("votes", $sums) }.
gen7-event-option-voted = Die Abstimmung gewinnt „{ NAME("option", $option) }“. Stimmen: { NAMES("ballot", $votes) }.
gen7-event-system-voted = Die Abstimmung trifft { NAME("system", $system) }.
gen7-event-room-voted = Die Abstimmung trifft { NAME("room", $room) }.
gen7-event-plot-reached = { NAME("point", $point) }. { NAME("point-narrative", $point) }
gen7-event-plot-succeeded = Das Plotziel ist erreicht. { NAME("text", $text) }
gen7-event-plot-setback = Ein Rückschlag. { NAME("text", $text) }
gen7-event-goal-met = { SEAT($seat) } erfüllt das persönliche Ziel { NAME("plan", $plan) }.
gen7-event-goal-ruled-out = { SEAT($seat) } deckt kein geheimes Ziel auf.
gen7-event-goal-turned = Das Episodenziel { NAME("goal", $goal) } wird umgedreht.
gen7-event-room-unlocked = Ein neuer Raum: { NAME("room", $room) }.
gen7-event-order-unlocked = Ein neuer Arbeitsauftrag kommt in den Stapel: { NAME("order", $order) }.
gen7-event-rule-card-shown = Neue Regeln: { NAME("rulecard", $card) }. { NAME("rulecard-text", $card) }
gen7-event-quarters-dealt = { SEAT($seat) } erhält den Wohnbereich { NAME("quarters", $quarters) }.
gen7-event-relationship-dealt = { SEAT($seat) } kennt { NAME("relationship", $relationship) }. { NAME("relationship-text", $relationship) }
gen7-event-plans-dealt = Geheime Ziele von { SEAT($seat) }: { NAMES("plan", $plans) }.
gen7-event-plans-dealt-hidden = { SEAT($seat) } erhält zwei geheime Ziele.
gen7-event-promoted = { SEAT($seat) } wird befördert: { NAME("rank", $rank) }.
gen7-event-rank-underlined = Der Rang von { SEAT($seat) } wird unterstrichen ({ $times }).
gen7-event-skill-bought = { SEAT($seat) } erwirbt { NAME("skill", $skill) }.
gen7-event-room-scarred = { NAME("room", $room) } beginnt ab jetzt beschädigt.
gen7-event-spotlight-given = Das Rampenlicht geht an { SEAT($seat) }.
gen7-event-episode-ended = Die Episode ist zu Ende. Weiter mit: { NAME("point", $point) }.
gen7-event-ending-reached = Das Ende: { NAME("point", $point) }. { NAMES("text", $codas) }
gen7-event-page-read = { NAME("text", $text) }
gen7-event-page-read-hidden = Jemand liest eine Seite, die nicht für alle ist.
gen7-event-plot-half-done = Das Plotziel ist halb erreicht.
gen7-event-find-turned-up = { $lost ->
        [0] Aufgedeckt: { NAME("find", $find) }.
       *[other] Verloren: { NAME("find", $find) }.
    }
gen7-event-token-moved = { NAME("token", $token) } ist jetzt in diesem Raum: { NAME("room", $room) }.
gen7-event-teams-chosen = Die Mannschaften: { NAMES("team", $teams) }.
gen7-event-ballot-cast = { $seat ->
        [-1] Ein Stimmzettel fällt von selbst in den Kasten.
       *[other] { SEAT($seat) } legt einen Stimmzettel in den Kasten.
    }
gen7-event-ballots-counted = Der Kasten wird geöffnet: { NAMES("votes", $sums) }.
gen7-event-choices-shown = Alle zeigen, was sie gewählt haben: { NAMES("ballot", $options) }.
gen7-event-alarm-seen = { NAME("task", $task) } ist { $arranged ->
        [0] ein echter Alarm.
       *[other] gestellt.
    }
gen7-event-alarm-seen-hidden = { SEAT($seat) } sieht hinter { NAME("task", $task) }.
gen7-event-strain-felt = { NAME("plotstation", $station) } trägt eine Last von { $strain }.
gen7-event-strain-felt-hidden = { SEAT($seat) } befühlt: { NAME("plotstation", $station) }.
gen7-event-called-back = { SEAT($seat) } ruft { NAME("die", $die) } vom Posten zurück.
gen7-event-die-away = { SEAT($seat) } verzichtet für den Rest der Episode auf { NAME("die", $die) }.
gen7-event-chain-broke = Die Kette reißt und beginnt von vorn.
gen7-event-skill-given = { SEAT($seat) } gibt { NAME("skill", $skill) } für immer weg.
gen7-event-reasons-dealt = Dein Beweggrund, { SEAT($seat) }: { NAME("reason", $reason) }. { NAME("reason-text", $reason) }
gen7-event-reasons-dealt-hidden = { SEAT($seat) } erhält einen geheimen Beweggrund.

gen7-no-banned = Eine Plotregel verbietet solche Würfel dort.
gen7-no-broken-logbook = Dieses Logbuch ist beschädigt oder gehört zu einer anderen Kampagne.
gen7-no-campaign-over = Diese Kampagne ist zu Ende; beginne eine neue.
gen7-no-cannot-be-completed = Mit diesem Würfel lässt sich der Rest nicht mehr besetzen.
gen7-no-cannot-change = Du kannst nicht bezahlen, um diesen Würfel zu ändern.
gen7-no-cannot-fill = Keine verfügbaren Würfel besetzen diese Gruppenstation, oder die Kosten sind nicht bezahlbar.
gen7-no-cannot-pay = Das lässt sich nicht vollständig bezahlen.
gen7-no-covered = Die Station ist verdeckt.
gen7-no-empty-team = Die andere Mannschaft braucht noch jemanden.
gen7-no-group-station = Das ist eine Gruppenstation; schlage vor, wie sie besetzt wird.
gen7-no-leader-station = Nur die Leiterstation ist frei wählbar; die anderen sind für Teilnehmer.
gen7-no-must-change = Ein Würfel muss geändert werden.
gen7-no-must-deploy = Du kannst einen Würfel stationieren, also musst du.
gen7-no-must-move = Ein Würfel muss bewegt werden.
gen7-no-must-take = In der ersten Runde musst du eine Karte nehmen.
gen7-no-must-use = Eine dieser Regeln ist nicht freiwillig.
gen7-no-no-link = Der Würfel darf höchstens um eins neben dem letzten in der Kette liegen.
gen7-no-no-open-task = Dieser Auftrag ist nicht offen.
gen7-no-no-robot-there = Dein Roboter ist nicht im Vorrat.
gen7-no-no-robots = Roboter dürfen dort nicht hin.
gen7-no-no-such-die = Einen solchen Würfel gibt es hier nicht.
gen7-no-no-such-halves = So lässt sich ein Roboter hier nicht teilen.
gen7-no-no-such-marker = Einen solchen Anzeiger gibt es nicht.
gen7-no-no-such-option = Das steht nicht zur Wahl.
gen7-no-no-such-room = Dieser Raum ist nicht im Spiel.
gen7-no-no-such-rule = Diese Regel ist jetzt nicht nutzbar.
gen7-no-no-such-skill = Eine solche Fähigkeit hast du nicht zum Ablegen.
gen7-no-no-such-station = Diese Plotstation gibt es jetzt nicht.
gen7-no-none-left = Davon ist nichts mehr da.
gen7-no-not-alone = Du darfst nicht allein ziehen.
gen7-no-not-asked-to-pay = Gefragt ist nach einem anderen Anteil.
gen7-no-not-available = Diese Station ist nicht verfügbar.
gen7-no-not-drawn = Diese Karte ist nicht unter denen, die du ansiehst.
gen7-no-not-on-ballot = Das steht nicht zur Abstimmung.
gen7-no-not-open = Diese Gruppenstation ist nicht offen.
gen7-no-not-that-far = So weit darf der Würfel nicht geändert werden.
gen7-no-not-that-player = Diese Person ist nicht wählbar.
gen7-no-not-that-system = Dieses System ist nicht wählbar.
gen7-no-not-that-value = Auf diesen Wert lässt sich der Würfel nicht drehen.
gen7-no-not-this-occasion = Nicht bei dieser Gelegenheit.
gen7-no-not-tied = Nur die gleichauf liegenden stehen zur Wahl.
gen7-no-not-your-card = Eine solche Karte hast du nicht.
gen7-no-not-your-file = Diese Datei hast du nicht auf der Hand.
gen7-no-not-your-order = Diesen Arbeitsauftrag hast du nicht auf der Hand.
gen7-no-not-your-schema = Ein solches Schema hast du nicht mehr zu legen.
gen7-no-not-your-skill = Eine solche Fähigkeit hast du nicht.
gen7-no-not-your-station = Diese private Station gehört jemand anderem.
gen7-no-nothing-completed = Ein Nachlass hilft nur, während ein Auftrag erledigt wird.
gen7-no-nothing-spared = Diese Ressource ist nicht wählbar.
gen7-no-occupied = Die Station ist besetzt.
gen7-no-one-briefing = In dieser Runde gab es schon eine Besprechung.
gen7-no-other-centre = Dieser Arbeitsauftrag gehört in ein anderes Zentrum.
gen7-no-other-campaign = Hier wird nicht die Kampagne { $campaign } gespielt, sondern { $here }.
gen7-no-other-crew = Dieses Logbuch gehört zu { $seats } Personen.
gen7-no-post-taken = An diesem Posten sind alle Plätze besetzt.
gen7-no-rank-too-low = Dein Rang ist zu niedrig.
gen7-no-refused-already = Genau dieser Vorschlag ist in deinem Zug schon gescheitert.
gen7-no-relation = Der Wert verletzt die Regel der Teilstation.
gen7-no-same-hand = Der letzte Würfel in der Kette ist deiner; jetzt muss eine andere Hand folgen.
gen7-no-same-schema = Zwei gleichnamige Schemata dürfen nicht ausliegen.
gen7-no-skill-owned = Diese Fähigkeit hast du schon.
gen7-no-station-closed = Diese Plotstation ist noch nicht offen.
gen7-no-station-used = Die Plotstation ist nicht noch einmal nutzbar.
gen7-no-still-possible = Die Station lässt sich noch besetzen.
gen7-no-store-full = So viel fasst das Lager nicht.
gen7-no-three-or-six = Stelle 3 oder 6 bereit.
gen7-no-too-few-data = Du hast zu wenige Daten.
gen7-no-too-few-stars = Du hast zu wenige Offizierssterne.
gen7-no-too-low = Der Wert ist niedriger als der des Würfels davor.
gen7-no-too-many-skills = Dein Rang erlaubt keine weiteren Fähigkeiten; lege eine ab.
gen7-no-used-up = Das ist aufgebraucht.
gen7-no-wrong-kind = Diese Art Würfel darf dort nicht hin.
gen7-no-wrong-value = Der Wert passt nicht zur Plotstation.

gen7-points-merit = Verdienstpunkte
gen7-verdict-episode = Die Episode ist zu Ende; die Geschichte geht weiter.
gen7-verdict-triumph = Die Kampagne endet im Triumph.
gen7-verdict-bitter = Die Kampagne endet bittersüß.
gen7-verdict-survival = Die Kampagne endet: Ihr überlebt.
gen7-verdict-loss = Die Kampagne endet mit einem Verlust.
gen7-name-res-0 = Daten
gen7-name-res-1 = Ersatzteile
gen7-name-res-2 = Chemikalien
gen7-name-deck-0 = Dateien
gen7-name-deck-1 = Schemata
gen7-name-deck-2 = Arbeitsaufträge
gen7-name-deck-3 = Schicksalskarten
gen7-name-deck-4 = Prioritätsaufträge
gen7-name-where-0 = ins Besatzungsquartier
gen7-name-where-1 = in den Aufwachraum
gen7-name-where-2 = zu den Schläfern
gen7-name-where-3 = in den Robotervorrat
gen7-name-where-4 = in einen Raum
gen7-name-where-5 = an eine Plotstation
gen7-name-where-6 = an einen Auftrag
gen7-name-where-7 = an eine Station
gen7-board-round = Runde { $round }{ $final ->
        [0] {""}
       *[other] {" "}von { $final }
    }, Phase { $stage }, Plot bis Runde { $deadline }
gen7-board-plot = Plot: { NAME("point", $point) }
gen7-board-goal = Ziel: { NAME("goaltext", $point) }
gen7-board-rules = Regeln: { NAME("point-rules_text", $point) }
gen7-board-track = Logik/Instinkt { $track } (Logik positiv)
gen7-board-store = Lager: { $data } Daten, { $parts } Ersatzteile, { $chem } Chemikalien
gen7-board-counters = Geschichte
gen7-board-systems = Systeme
gen7-board-tasks = Prioritätsaufträge
gen7-board-legend = (prev: der Wert links davon; sum: alle Werte links davon)
gen7-board-task = { NAME("task", $task) } ({ NAME("dept", $dept) }): Würfel { $relation }; kostet { $data } Daten, { $parts } Ersatzteile, { $chem } Chemikalien; je { $merit } Verdienst; sonst { $steps } Schritte
gen7-board-station = { NAME("target", $target) } ({ NAME("dept", $dept) }): Würfel { $relation }; kostet { $data } Daten, { $parts } Ersatzteile, { $chem } Chemikalien; { $merit } Verdienst; erledigt { $done }
gen7-board-done = erledigt
gen7-board-sticky = bleibt
gen7-board-plot-stations = Plotstationen
gen7-board-rooms = Räume
gen7-board-free = frei
gen7-board-closed = geschlossen
gen7-board-fault = Störung
gen7-board-players = Spieler
gen7-board-player = { NAME("quarters", $quarters) }, { NAME("rank", $rank) }: { $merit } Verdienst (Platz { $place }), { $stars } Sterne
gen7-board-leader = leitet
gen7-board-active = am Zug
gen7-board-spotlight = Rampenlicht
gen7-board-dice = Würfel: { $dice }
gen7-board-has = { $data } Daten, { $parts } Ersatzteile, { $chem } Chemikalien; { $files } Dateien, { $orders } Arbeitsaufträge; { $sleepers } Schläfer
gen7-board-pod = Kapsel bereit
gen7-board-robot = Roboter im Vorrat
gen7-board-schemas = Schemata: { $schemas }
gen7-board-focus = mit Fokus
gen7-board-skills = Fähigkeiten: { $skills }
gen7-board-hand = Deine Hand
gen7-board-goals = Deine Ziele
gen7-board-episode-goals = Episodenziele
gen7-board-failed = verfehlt
gen7-board-met = erfüllt
gen7-board-wake = Aufwachraum: { $dice }
gen7-board-looking = Du siehst an: { $cards }
gen7-board-packet = Umlaufende Arbeitsaufträge: { $cards }
gen7-board-offer = Vorschlag für { NAME("target", $target) }: { $dice }
gen7-board-fate = Schicksal: { NAME("fate", $card) }
gen7-board-consequences = Du liest voraus: { $texts }
gen7-board-ended = Die Kampagne ist zu Ende.
gen7-board-scars = Beschädigte Räume: { $rooms }; angekreuzte Zustandskästchen: { $damage }
gen7-board-scene = Die Szene
gen7-board-post = Posten, { $rounds ->
        [0] noch keine Runde gehalten
        [one] seit einer Runde gehalten
       *[other] seit { $rounds } Runden gehalten
    }
gen7-board-relay = Staffel, { $links ->
        [0] noch kein Glied
        [one] ein Glied, zuletzt eine { $value } von { SEAT($seat) }
       *[other] { $links } Glieder, zuletzt eine { $value } von { SEAT($seat) }
    }
gen7-board-strain = Last { $strain }
gen7-board-arranged = gestellt
gen7-board-real = echt
gen7-board-figure = { NAME("token", $token) }: { NAME("room", $room) }
gen7-board-finds = Funde: { $names }; noch verborgen: { $hidden }
gen7-board-team = { NAME("team", $team) }: { $names }
gen7-board-box = Wahlkasten: { $count ->
        [one] ein Stimmzettel
       *[other] { $count } Stimmzettel
    }{ $own ->
        [0] {""}
       *[other] , deine: { $names }
    }
gen7-board-unseen = { $count ->
        [one] Ein Auftrag liegt
       *[other] { $count } Aufträge liegen
    } verdeckt
gen7-board-away = Für den Rest der Episode fort: { $dice }
gen7-board-reason = Dein geheimer Beweggrund: { NAME("reason", $reason) }. { NAME("reason-text", $reason) }
gen7-name-dept-0 = Kommando
gen7-name-dept-1 = Computer
gen7-name-dept-2 = Energie
gen7-name-dept-3 = Biosphäre
gen7-name-dept-4 = keine Abteilung
gen7-name-die-0 = Kolonist 1
gen7-name-die-1 = Kolonist 2
gen7-name-die-2 = Kolonist 3
gen7-name-die-3 = Kolonist 4
gen7-name-die-4 = Kolonist 5
gen7-name-die-5 = Kolonist 6
gen7-name-die-12 = Offizier 1
gen7-name-die-13 = Offizier 2
gen7-name-die-14 = Offizier 3
gen7-name-die-15 = Offizier 4
gen7-name-die-16 = Offizier 5
gen7-name-die-17 = Offizier 6
gen7-name-die-18 = Offizier 7
gen7-name-die-19 = Offizier 8
gen7-name-die-24 = Roboter 1
gen7-name-die-25 = Roboter 2
gen7-name-die-26 = Roboter 3
gen7-name-die-27 = Roboter 4
gen7-name-die-28 = Roboter 5
gen7-name-die-29 = Roboter 6
gen7-name-die-30 = Roboter 7
gen7-name-die-31 = Roboter 8
gen7-name-die-32 = Roboter 9
gen7-name-die-33 = Roboter 10
gen7-name-die-34 = Roboter 11
gen7-name-die-35 = Roboter 12

## Why a bot does not agree to a proposal

gen7-excuse-unsettled = Nein: Es fehlt etwas, oder ein Würfel passt nicht.
gen7-excuse-order = Nein: Das spare ich für einen Arbeitsauftrag.
gen7-excuse-cost = Nein: Das kostet mich zu viel.
gen7-excuse-dice = Nein: Meine Würfel brauche ich selbst.

## Reasons for advice: more ($more is 1) or less of a term

gen7-term-merits = { $more ->
        [0] weniger Verdienstpunkte
       *[other] mehr Verdienstpunkte
    }
gen7-term-stars = { $more ->
        [0] weniger Sterne
       *[other] mehr Sterne
    }
gen7-term-skills = { $more ->
        [0] weniger Fähigkeiten
       *[other] mehr Fähigkeiten
    }
gen7-term-resource = { $more ->
        [0] weniger { NAME("res", $of) }
       *[other] mehr { NAME("res", $of) }
    }
gen7-term-dice = { $more ->
        [0] weniger Würfel zum Einsetzen
       *[other] mehr Würfel zum Einsetzen
    }
gen7-term-crew = { $more ->
        [0] weniger Kolonisten wach
       *[other] mehr Kolonisten wach
    }
gen7-term-files = { $more ->
        [0] weniger Dateien
       *[other] mehr Dateien
    }
gen7-term-schemas = { $more ->
        [0] weniger Schemata
       *[other] mehr Schemata
    }
gen7-term-order = { $more ->
        [0] weiter weg vom Arbeitsauftrag { NAME("order", $of) }
       *[other] näher am Arbeitsauftrag { NAME("order", $of) }
    }
gen7-term-status = { $more ->
        [0] { NAME("system", $of) } endet in schlechterem Zustand
       *[other] { NAME("system", $of) } endet in besserem Zustand
    }
gen7-term-store = { $more ->
        [0] weniger im Lager des Schiffs
       *[other] mehr im Lager des Schiffs
    }
gen7-term-task = { $more ->
        [0] { NAME("task", $of) } bedroht das Schiff mehr
       *[other] { NAME("task", $of) } bedroht das Schiff weniger
    }
gen7-term-vote = { $more ->
        [0] die Abstimmung läuft gegen deinen Beweggrund
       *[other] die Abstimmung passt zu deinem Beweggrund
    }
gen7-term-plot = { $more ->
        [0] weiter weg vom Ziel der Geschichte
       *[other] näher am Ziel der Geschichte
    }
gen7-term-proposal = { $more ->
        [0] der Vorschlag bringt dir weniger
       *[other] der Vorschlag bringt dir mehr
    }
