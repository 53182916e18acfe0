### Cryo: was das Spiel fragt, anbietet, erzählt und verweigert.

cryo-title = Cryo
cryo-line = Weck deine Crew vor der Nacht.
cryo-blurb = Wecke deine Crew auf einem Schiffswrack und bring sie in die Höhlen, bevor die Sonne untergeht. Zu zweit bis viert oder allein gegen den Rivalen.

## Options

cryo-option-rival-harder = Stärkerer Rivale
cryo-option-rival-harder-help = Solo: Der Rivale beginnt mit je 1 Kristall, Organischem Material und Technologie mehr.
cryo-option-rival-unpredictable = Unberechenbarer Rivale
cryo-option-rival-unpredictable-help = Solo: Der Rivale deckt seine Entscheidungskarte erst auf, wenn er eine Drohne aussendet.
cryo-option-rival-choices = Was die Regeln des Rivalen offenlassen
cryo-option-rival-choices-help = Solo: wer entscheidet, wenn der Rivale mehrere Möglichkeiten hat.
cryo-option-rival-choices-ask = Ich entscheide
cryo-option-rival-choices-random = Der Zufall entscheidet

## Questions

cryo-ask-keep-cards = Wähle zwei deiner fünf Karten zum Ablegen; { $kept } behältst du.
cryo-ask-turn = Du bist am Zug: { $can_deploy ->
        [0] Alle Drohnen sind unterwegs; rufe alle deine Drohnen zurück.
       *[other] { $can_recall ->
            [0] Sende eine Drohne aus.
           *[other] Sende eine Drohne aus oder rufe alle deine Drohnen zurück.
        }
    }
cryo-ask-scrapping = Einmal pro Zug darfst du ein Plättchen oder eine Karte verschrotten.
cryo-ask-finish = Deinen Zug beenden?
cryo-ask-hand-limit = Du hast mehr als fünf Karten: Lege eine ab.
cryo-ask-discard-as-cost = Lege eine Karte ab, um die Kosten zu bezahlen.
cryo-ask-card-action = { $can_draw_card ->
        [0] { $can_play_card ->
            [0] Es gibt keine Karte mehr, und von deinen lässt sich keine nutzen.
           *[other] Der Stapel ist leer: Spiele eine deiner Karten aus oder lass es.
        }
       *[other] { $can_play_card ->
            [0] Ziehe eine Karte oder lass es.
           *[other] Ziehe eine Karte, spiele eine aus oder lass es.
        }
    }
cryo-ask-at-dock = Deine Drohne steht auf { NAME("dock", $dock) }: Wähle eine angrenzende Aktion oder keine.
cryo-ask-overclocking = Übertakten: 1 Technologie für eine weitere Aktion an { NAME("dock", $dock) } zahlen (nicht noch einmal { NAME("space", $used) })?
cryo-ask-stasis-control = Stase-Kontrolle in { NAME("section", $section) }: Wie viele Crew-Kapseln weckst du aus den Kammern 1, 2 und 3 auf? Jede kostet 1 Organisches Material.
cryo-ask-take-tile = Du nimmst { NAME("tile", $tile) } von { NAME("space", $space) }: { $can_place_tile ->
        [0] Erhalte die Belohnung jetzt; alle deine Slots sind belegt.
       *[other] Erhalte die Belohnung jetzt oder lege das Plättchen in einen leeren Slot.
    }
cryo-ask-offer-prototype = Prototyp: 1 beliebige Ressource zahlen, um die Belohnung des Plättchens im { NAME("slot", $slot) } sofort zu erhalten?
cryo-ask-choose-gain = { NAME("tile", $face) }: Was erhältst du?
cryo-ask-reactor = Reaktor: Wie viele Kristalle wandelst du in Energie um?
cryo-ask-converter = Umwandler: Was wandelst du in Nanomaschinen um?
cryo-ask-computer = Computer: Sage an, wie viele Karten du ziehst und wie viele du ausspielst; jede kostet 1 Technologie.
cryo-ask-computing = Computer: Angesagt sind noch { $draws } × Ziehen und { $plays } × Ausspielen.
cryo-ask-scout = Kundschafter (1 Energie und 1 Technologie): Welche Höhle deckst du auf?
cryo-ask-sending = In welche Bergungsreihe geht deine Crew-Kapsel?
cryo-ask-bringing-back = Welche Crew-Kapseln kommen vom Bergen zurück?
cryo-ask-at-transport = { $can_launch ->
        [0] Gerade kann kein Fahrzeug starten.
       *[other] Einen Transport einleiten oder nicht?
    }
cryo-ask-settling = { NAME("vehicle", $vehicle) } nach { NAME("tunnel", $tunnel) }: Wie viele Crew-Kapseln siedeln in der ersten Höhle, { NAME("cave", $one) }, und in der zweiten, { NAME("cave", $other) }?
cryo-ask-choose-incident = Zurückrufen: Welchen Vorfall handelst du ab?
cryo-ask-diverting = Alle Kammern von { NAME("section", $section) } sind sabotiert: Welcher Schiffsteil wird stattdessen getroffen?
cryo-ask-returning = Zurückrufen: Auf welches Dock deiner Plattform kommt die nächste Drohne? (noch { $left })
cryo-ask-offer-platform = { NAME("home", $dock) } ausführen?
cryo-ask-automating = Automatisierung: Noch eine Plattformaktion ausführen, deren Dock frei ist?
cryo-ask-wake-one = Aus welcher Kammer weckst du eine Crew-Kapsel auf?
cryo-ask-rival-gain = Der Rivale nimmt { NAME("tile", $face) } und hat von beidem gleich viel: Was erhält er?
cryo-ask-rival-dock = Der Rivale folgt { NAME("card", $card) }: Auf welches Dock geht seine Drohne?
cryo-ask-rival-crew = Der Rivale schickt eine Crew-Kapsel zum Bergen: In welche Reihe?
cryo-ask-rival-incident = Der Rivale hat in mehreren Schiffsteilen gleich wenige Crew-Kapseln: Welchen Vorfall handelt er ab?
cryo-ask-rival-order = Der Rivale handelt zwei Vorfälle ab: Welchen zuerst?
cryo-ask-rival-section = Der Rivale weckt zwei weitere Crew-Kapseln auf: In welchem Schiffsteil?
cryo-ask-rival-chambers = Aus welchen Kammern von { NAME("section", $section) } weckt der Rivale seine Crew-Kapseln auf?
cryo-ask-rival-scout = Der Rivale kundschaftet: Welche Höhle deckt er auf?
cryo-ask-rival-caves = Der Rivale siedelt mit seiner Crew in zwei Höhlen: In welchen?
cryo-ask-rival-odd-pod = Welche Höhle bekommt die überzählige Crew-Kapsel des Rivalen, { NAME("cave", $first) } oder { NAME("cave", $second) }?

## Actions

cryo-do-put-away = { NAME("card", $first) } und { NAME("card", $second) } ablegen
cryo-do-deploy = Drohne: { NAME("home", $home) } → { NAME("dock", $dock) }
cryo-do-recall = Alle Drohnen zurückrufen
cryo-do-use = { NAME("space", $space) } nutzen
cryo-do-decline = Nein, danke
cryo-do-wake = Aufwecken aus Kammer 1: { $first }, Kammer 2: { $second }, Kammer 3: { $third }
cryo-do-take-reward = Die Belohnung erhalten
cryo-do-place-tile = In den { NAME("slot", $slot) } legen
cryo-do-choose-resource = { NAME("resource", $resource) } wählen
cryo-do-burn = { $amount ->
        [one] 1 Kristall für 1 Energie
       *[other] { $amount } Kristalle für { $amount } Energie
    }
cryo-do-convert = Umwandeln{ $crystal ->
        [0] { "" }
        [one] { " · " }1 Kristall
       *[other] { " · " }{ $crystal } Kristalle
    }{ $organics ->
        [0] { "" }
        [one] { " · " }1 Organisches Material
       *[other] { " · " }{ $organics } Organisches Material
    }{ $tech ->
        [0] { "" }
        [one] { " · " }1 Technologie
       *[other] { " · " }{ $tech } Technologie
    }
cryo-do-announce = Ansagen: { $draws } ziehen, { $plays } ausspielen
cryo-do-draw-card = Eine Karte ziehen
cryo-do-play-card = { $use ->
        [0] { NAME("upgrade", $card) } als Upgrade ausspielen
        [1] { NAME("mission", $card) } als Mission ausspielen
       *[other] { NAME("vehicle", $card) } als Fahrzeug ausspielen
    }
cryo-do-scout-cave = Höhle { NAME("cave", $cave) } aufdecken
cryo-do-send-crew = In die { NAME("row", $row) } schicken
cryo-do-bring-back = Zurückbeordern aus Kristall-Reihe: { $crystal }, Organik-Reihe: { $organics }, Technologie-Reihe: { $tech }
cryo-do-launch = { NAME("vehicle", $vehicle) } nach { NAME("tunnel", $tunnel) } schicken
cryo-do-settle = Erste Höhle: { $first ->
        [one] 1 Crew-Kapsel
       *[other] { $first } Crew-Kapseln
    }, zweite Höhle: { $second ->
        [one] 1 Crew-Kapsel
       *[other] { $second } Crew-Kapseln
    }
cryo-do-spend = Zahle{ $crystal ->
        [0] { "" }
        [one] { " · " }1 Kristall
       *[other] { " · " }{ $crystal } Kristalle
    }{ $organics ->
        [0] { "" }
        [one] { " · " }1 Organisches Material
       *[other] { " · " }{ $organics } Organisches Material
    }{ $tech ->
        [0] { "" }
        [one] { " · " }1 Technologie
       *[other] { " · " }{ $tech } Technologie
    }{ $nanites ->
        [0] { "" }
        [one] { " · " }1 Nanomaschine
       *[other] { " · " }{ $nanites } Nanomaschinen
    }{ $energy ->
        [0] { "" }
        [one] { " · " }1 Energie
       *[other] { " · " }{ $energy } Energie
    }
cryo-do-resolve = Den Vorfall von { NAME("section", $section) } abhandeln
cryo-do-divert = { NAME("section", $section) } treffen
cryo-do-return-drone = Drohne auf { NAME("home", $dock) } der Plattform
cryo-do-activate = { NAME("home", $dock) } ausführen
cryo-do-awaken = Eine Crew-Kapsel aus { NAME("chamber", $chamber) } aufwecken
cryo-do-discard-card = { NAME("card", $card) } ablegen
cryo-do-end-turn = Zug beenden
cryo-do-scrap-card = Die Karte { NAME("card", $card) } verschrotten für { NAME("scrap", $card) }
cryo-do-scrap-tile = Das Plättchen im { NAME("slot", $slot) } verschrotten
cryo-do-choose-dock = Drohne des Rivalen → { NAME("dock", $dock) }
cryo-do-choose-section = { NAME("section", $section) } wählen
cryo-do-choose-cave = Höhle { NAME("cave", $cave) }
cryo-do-choose-caves = Höhlen { NAME("cave", $first) } und { NAME("cave", $second) }

## Events

cryo-event-cards-chosen = { $side ->
        [-1] Der Rivale
       *[other] { SEAT($side) }
    } hat gewählt.
cryo-event-discards-shown = Abgelegt: { NAMES("card", $cards) }.
cryo-event-turn-began = { $side ->
        [-1] Der Rivale
       *[other] { SEAT($side) }
    } ist am Zug.
cryo-event-deployed = { $side ->
        [-1] Der Rivale
       *[other] { SEAT($side) }
    } sendet eine Drohne aus: { NAME("dock", $dock) }.
cryo-event-action-used = { $side ->
        [-1] Der Rivale
       *[other] { SEAT($side) }
    } nutzt { NAME("space", $space) }.
cryo-event-gained = { $side ->
        [-1] Der Rivale
       *[other] { SEAT($side) }
    } erhält { $resource ->
        [0] { $amount ->
            [one] 1 Kristall
           *[other] { $amount } Kristalle
        }
        [3] { $amount ->
            [one] 1 Nanomaschine
           *[other] { $amount } Nanomaschinen
        }
       *[other] { $amount } { NAME("resource", $resource) }
    }{ $lost ->
        [0] .
       *[other] { " " }({ $lost } mehr verfällt).
    }
cryo-event-spent = { $side ->
        [-1] Der Rivale
       *[other] { SEAT($side) }
    } zahlt{ $crystal ->
        [0] { "" }
        [one] { " · " }1 Kristall
       *[other] { " · " }{ $crystal } Kristalle
    }{ $organics ->
        [0] { "" }
        [one] { " · " }1 Organisches Material
       *[other] { " · " }{ $organics } Organisches Material
    }{ $tech ->
        [0] { "" }
        [one] { " · " }1 Technologie
       *[other] { " · " }{ $tech } Technologie
    }{ $nanites ->
        [0] { "" }
        [one] { " · " }1 Nanomaschine
       *[other] { " · " }{ $nanites } Nanomaschinen
    }{ $energy ->
        [0] { "" }
        [one] { " · " }1 Energie
       *[other] { " · " }{ $energy } Energie
    }.
cryo-event-woke = { $side ->
        [-1] Der Rivale
       *[other] { SEAT($side) }
    } weckt { $pods ->
        [one] 1 Crew-Kapsel
       *[other] { $pods } Crew-Kapseln
    } aus { NAME("chamber", $chamber) } auf.
cryo-event-tile-taken = { $side ->
        [-1] Der Rivale
       *[other] { SEAT($side) }
    } gibt { NAME("tile", $tile) } für die Belohnung zurück.
cryo-event-tile-placed = { $side ->
        [-1] Der Rivale
       *[other] { SEAT($side) }
    } legt { NAME("tile", $tile) } in den { NAME("slot", $slot) }.
cryo-event-tile-opened = { NAME("space", $space) } zeigt jetzt { NAME("tile", $tile) }.
cryo-event-announced = { $side ->
        [-1] Der Rivale
       *[other] { SEAT($side) }
    } sagt an: { $draws } ziehen, { $plays } ausspielen.
cryo-event-drew = { $side ->
        [-1] Der Rivale
       *[other] { SEAT($side) }
    } zieht { NAME("card", $card) }.
cryo-event-drew-hidden = { $side ->
        [-1] Der Rivale
       *[other] { SEAT($side) }
    } zieht eine Karte.
cryo-event-reshuffled = Der Ablagestapel wird zu einem neuen Stapel mit { $cards ->
        [one] einer Karte
       *[other] { $cards } Karten
    } gemischt.
cryo-event-upgrade-played = { $side ->
        [-1] Der Rivale
       *[other] { SEAT($side) }
    } spielt { NAME("upgrade", $card) } als Upgrade aus.
cryo-event-mission-played = { $side ->
        [-1] Der Rivale
       *[other] { SEAT($side) }
    } spielt { NAME("mission", $card) } verdeckt als Mission aus.
cryo-event-mission-played-hidden = { $side ->
        [-1] Der Rivale
       *[other] { SEAT($side) }
    } spielt eine Karte verdeckt als Mission aus.
cryo-event-vehicle-played = { $side ->
        [-1] Der Rivale
       *[other] { SEAT($side) }
    } spielt { NAME("vehicle", $card) } als Fahrzeug aus.
cryo-event-pod-rescued = { $side ->
        [-1] Der Rivale
       *[other] { SEAT($side) }
    } holt mit der Spinne eine zerstörte Crew-Kapsel zurück.
cryo-event-caves-scanned = { $side ->
        [-1] Der Rivale
       *[other] { SEAT($side) }
    } darf sich jetzt alle verdeckten Höhlen ansehen.
cryo-event-card-discarded = { $side ->
        [-1] Der Rivale
       *[other] { SEAT($side) }
    } legt { NAME("card", $card) } ab.
cryo-event-card-scrapped = { $side ->
        [-1] Der Rivale
       *[other] { SEAT($side) }
    } verschrottet die Karte { NAME("card", $card) }.
cryo-event-tile-scrapped = { $side ->
        [-1] Der Rivale
       *[other] { SEAT($side) }
    } verschrottet { NAME("tile", $tile) } aus dem { NAME("slot", $slot) }.
cryo-event-cave-opened = { $side ->
        [-1] Der Rivale
       *[other] { SEAT($side) }
    } deckt Höhle { NAME("cave", $cave) } auf: { NAME("cavetile", $tile) }.
cryo-event-crew-sent = { $side ->
        [-1] Der Rivale
       *[other] { SEAT($side) }
    } schickt eine Crew-Kapsel in die { NAME("row", $row) }.
cryo-event-crew-back = { $side ->
        [-1] Der Rivale
       *[other] { SEAT($side) }
    } beordert { $pods ->
        [one] 1 Crew-Kapsel
       *[other] { $pods } Crew-Kapseln
    } aus der { NAME("row", $row) } zurück.
cryo-event-launched = { $side ->
        [-1] Der Rivale
       *[other] { SEAT($side) }
    } schickt { NAME("vehicle", $vehicle) } nach { NAME("tunnel", $tunnel) }.
cryo-event-settled = { $side ->
        [-1] Der Rivale
       *[other] { SEAT($side) }
    } siedelt mit { $pods ->
        [one] 1 Crew-Kapsel
       *[other] { $pods } Crew-Kapseln
    } in { NAME("cave", $cave) }.
cryo-event-recalled = { $side ->
        [-1] Der Rivale
       *[other] { SEAT($side) }
    } ruft alle Drohnen zurück.
cryo-event-incident-resolved = { $side ->
        [-1] Der Rivale
       *[other] { SEAT($side) }
    } handelt den Vorfall von { NAME("section", $section) } ab: { NAME("incident", $incident) }.
cryo-event-chamber-struck = { NAME("chamber", $chamber) } wird sabotiert.
cryo-event-pod-warned = { $side ->
        [-1] Der Rivale
       *[other] { SEAT($side) }
    } bringt rechtzeitig eine Crew-Kapsel aus { NAME("chamber", $chamber) } weg, { $to_chamber ->
        [-1] auf die Plattform
       *[other] nach { NAME("chamber", $to_chamber) }
    }.
cryo-event-pods-destroyed = { $side ->
        [-1] Der Rivale
       *[other] { SEAT($side) }
    } verliert { $pods ->
        [one] 1 Crew-Kapsel
       *[other] { $pods } Crew-Kapseln
    }.
cryo-event-incident-opened = Neuer Vorfall in { NAME("section", $section) }: { NAME("incident", $incident) }.
cryo-event-drone-returned = { $side ->
        [-1] Der Rivale
       *[other] { SEAT($side) }
    } holt eine Drohne auf { NAME("home", $dock) } zurück.
cryo-event-platform-used = { $side ->
        [-1] Der Rivale
       *[other] { SEAT($side) }
    } führt { NAME("home", $dock) } aus.
cryo-event-last-turn = { $side ->
        [-2] Die Sonne geht unter: Nach diesem Zug endet die Partie.
        [-1] Der Rivale hat keine Crew-Kapsel mehr außerhalb der Höhlen: Nach diesem Zug endet die Partie.
       *[other] { SEAT($side) } hat keine Crew-Kapsel mehr außerhalb der Höhlen: Nach diesem Zug endet die Partie.
    }
cryo-event-rival-decided = Der Rivale entscheidet nach { NAME("card", $card) }.
cryo-event-rival-drew = Neue Entscheidungskarte des Rivalen: { NAME("card", $card) }.
cryo-event-rival-returned = { $drones ->
        [one] Die Drohne des Rivalen kehrt zurück.
       *[other] Die { $drones } Drohnen des Rivalen kehren zurück.
    }
cryo-event-rival-lost = Der Rivale verliert { $resource ->
        [0] { $amount ->
            [one] 1 Kristall
           *[other] { $amount } Kristalle
        }
        [3] { $amount ->
            [one] 1 Nanomaschine
           *[other] { $amount } Nanomaschinen
        }
       *[other] { $amount } { NAME("resource", $resource) }
    }.
cryo-event-rival-left-to-chance = Der Zufall entscheidet für den Rivalen unter { $options } Möglichkeiten.
cryo-event-missions-shown = { $side ->
        [-1] Der Rivale
       *[other] { SEAT($side) }
    } zeigt Missionen: { NAMES("mission", $cards) }.
cryo-event-mission-replaced = Die doppelte Mission { NAME("mission", $card) } des Rivalen wird durch { NAME("mission", $by) } ersetzt.
cryo-event-scored = { $side ->
        [-1] Der Rivale
       *[other] { SEAT($side) }
    } hat { $total } Punkte: Crew-Kapseln in Höhlen { $pods }, Mehrheiten { $caves }, Missionen { $missions }, Upgrades { $upgrades }, Fahrzeuge { $vehicles }, aufgeweckte Crew-Kapseln { $awake }.

## Refusals

cryo-no-all-sabotaged = In { NAME("section", $section) } sind schon alle Kammern sabotiert.
cryo-no-already-scrapped = Du hast in diesem Zug schon etwas verschrottet.
cryo-no-cannot-pay = Das kannst du nicht bezahlen.
cryo-no-cannot-pay-launch = Diesen Transport nach { NAME("tunnel", $tunnel) } kannst du nicht bezahlen.
cryo-no-card-not-in-hand = { NAME("card", $card) } hast du nicht auf der Hand.
cryo-no-cave-not-open = Höhle { NAME("cave", $cave) } ist nicht aufgedeckt.
cryo-no-cave-open = Höhle { NAME("cave", $cave) } ist schon aufgedeckt.
cryo-no-cave-too-far = Höhle { NAME("cave", $cave) } grenzt an keine aufgedeckte Höhle.
cryo-no-cave-unused = Höhlenfeld { NAME("cave", $cave) } wird bei so wenigen Spielern nicht benutzt.
cryo-no-caves-not-adjacent = Höhlen { NAME("cave", $first) } und { NAME("cave", $second) } sind in dieser Reihenfolge keine Nachbarn.
cryo-no-chamber-empty = In { NAME("chamber", $chamber) } hast du keine Crew-Kapsel.
cryo-no-dock-damaged = { NAME("dock", $dock) } ist beschädigt.
cryo-no-dock-has-drone = Auf { NAME("home", $dock) } steht eine Drohne.
cryo-no-dock-not-free = { NAME("dock", $dock) } ist nicht frei.
cryo-no-dock-taken = Auf { NAME("dock", $dock) } steht schon eine Drohne.
cryo-no-home-taken = Auf { NAME("home", $dock) } steht schon eine Drohne.
cryo-no-large-cave-first = Der Rivale deckt eine große Höhle auf, solange er kann, nicht { NAME("cave", $cave) }.
cryo-no-load-too-big = { $most ->
        [one] Höchstens eine Crew-Kapsel kann
       *[other] Höchstens { $most } Crew-Kapseln können
    } mitfahren.
cryo-no-load-too-small = Mindestens { $least } müssen mitfahren: Für die anderen ist daheim kein Platz.
cryo-no-lower-card-first = Nenne die beiden Karten in der Reihenfolge ihrer Nummern.
cryo-no-mission-twice = Die Mission { NAME("mission", $card) } hast du schon.
cryo-no-must-recall = Alle deine Drohnen sind unterwegs: Du musst sie zurückrufen.
cryo-no-no-card-at-all = Es gibt keine Karte, die du ziehen oder ausspielen könntest.
cryo-no-no-card-to-draw = Es gibt keine Karte mehr zu ziehen.
cryo-no-no-card-to-pay = Du hast keine Karte, die du dafür ablegen könntest.
cryo-no-no-draw-announced = Du hast kein weiteres Ziehen angesagt.
cryo-no-no-drone-there = Auf { NAME("home", $home) } hast du keine Drohne.
cryo-no-no-incident = In { NAME("section", $section) } gibt es keinen Vorfall abzuhandeln.
cryo-no-no-mission-place = Du hast schon drei Missionen.
cryo-no-no-open-cave = An { NAME("tunnel", $tunnel) } ist keine Höhle aufgedeckt.
cryo-no-no-play-announced = Du hast kein weiteres Ausspielen angesagt.
cryo-no-no-rival = Der Rivale spielt nur im Solospiel mit, nicht mit { $seats } Spielern.
cryo-no-no-room = Für so viele Crew-Kapseln ist kein Platz: { $room } passen noch.
cryo-no-no-such-crew = So viel Crew hast du dort nicht beim Bergen.
cryo-no-no-such-pods = So viele Crew-Kapseln sind nicht in diesen Kammern von { NAME("section", $section) }.
cryo-no-no-such-vehicle = Du hast das Fahrzeug { NAME("vehicle", $vehicle) } nicht im Spiel.
cryo-no-no-upgrade-place = Alle drei Upgrade-Plätze sind belegt.
cryo-no-no-vehicle-place = Alle drei Fahrzeugplätze sind belegt.
cryo-no-nobody-awake = Du hast keine aufgeweckte Crew-Kapsel.
cryo-no-nobody-in-stasis = Du hast dort keine Crew-Kapsel in Stase.
cryo-no-not-adjacent = { NAME("space", $space) } grenzt nicht an { NAME("dock", $dock) }.
cryo-no-not-chosen = Der Vorfall von { NAME("section", $section) } ist keiner der beiden.
cryo-no-not-chosen-cave = Höhle { NAME("cave", $cave) } ist keine der beiden.
cryo-no-not-emptiest = Zusammen haben { NAME("cave", $first) } und { NAME("cave", $second) } nicht die wenigsten Crew-Kapseln des Rivalen.
cryo-no-not-fewest-pods = Der Rivale hat anderswo weniger Crew-Kapseln als in { NAME("section", $section) }.
cryo-no-not-most-pods = Der Rivale hat anderswo mehr Crew-Kapseln als in { NAME("section", $section) }.
cryo-no-not-on-tile = { NAME("resource", $resource) } ist nicht auf dem Plättchen.
cryo-no-not-rivals-dock = Die Karte des Rivalen führt nicht nach { NAME("dock", $dock) }.
cryo-no-not-rivals-row = Der Rivale schickt seine Crew-Kapsel jetzt nicht in die { NAME("row", $row) }.
cryo-no-nothing-to-recall = Du hast keine Drohne auf dem Spielplan.
cryo-no-nothing-to-scout = Es gibt keine verdeckte Höhle neben einer aufgedeckten.
cryo-no-one-to-three = Wähle eins, zwei oder drei.
cryo-no-other-dock = Deine Drohne ist nicht auf { NAME("home", $dock) } zurückgekehrt.
cryo-no-rival-has-more = Der Rivale hat von { NAME("resource", $resource) } mehr als vom anderen.
cryo-no-rival-has-upgrade = Der Rivale hat das Upgrade { NAME("upgrade", $card) } schon.
cryo-no-row-full = In der { NAME("row", $row) } ist kein Feld frei.
cryo-no-salvage-full = Alle Bergungsfelder sind besetzt.
cryo-no-same-action = { NAME("space", $space) } hast du gerade genutzt.
cryo-no-slot-empty = Im { NAME("slot", $slot) } liegt kein Plättchen.
cryo-no-slot-full = Im { NAME("slot", $slot) } liegt schon ein Plättchen.
cryo-no-upgrade-twice = Das Upgrade { NAME("upgrade", $card) } hast du schon.
cryo-no-wrong-pods = { $pods ->
        [one] Es muss genau eine Crew-Kapsel sein.
       *[other] Es müssen zusammen { $pods } Crew-Kapseln sein.
    }

## Warum der Rivale etwas tut

cryo-reason-decided = Eine seiner zwei Entscheidungskarten, zufällig.
cryo-reason-decided-blind = Die oberste Karte des Stapels entscheidet.
cryo-reason-dock-target = Das Dock unter dieser Karte ist frei.
cryo-reason-dock-below = Das Dock unter dieser Karte ist nicht frei, also eines der zwei darunter.
cryo-reason-dock-any = Weder dieses Dock noch die darunter sind frei, also irgendein freies des Schiffsteils.
cryo-reason-tile = Das erste Plättchen im Uhrzeigersinn rechts von seiner Drohne.
cryo-reason-tile-box = Seine Plätze sind voll, also kommt das Plättchen in die Schachtel.
cryo-reason-opened = Das nächste Plättchen dieses Stapels wird aufgedeckt.
cryo-reason-reward = Ein genommenes Plättchen bringt ihm immer auch die Belohnung.
cryo-reason-no-tile = Neben seiner Drohne liegt kein Plättchen, also erhält er das Aufgedruckte.
cryo-reason-dispatch = In der Abfertigung erhält er 1 Nanomaschine und weckt seine linke Crew-Kapsel.
cryo-reason-drew = Die benutzte Entscheidungskarte wird ersetzt; zwei gleiche werden getauscht.
cryo-reason-recall-drones = Er hat keine Drohne mehr zu Hause.
cryo-reason-recall-section = Ein Schiffsteil hat kein freies Dock.
cryo-reason-crew = Er hat weniger als 3 Crew-Kapseln beim Bergen und schickt noch eine.
cryo-reason-salvage = Eine Ressource für jede seiner Crew-Kapseln beim Bergen.
cryo-reason-incident = Der Schiffsteil mit den wenigsten seiner Crew-Kapseln in Stase; mit 4 oder 5 Drohnen draußen sind es zwei.
cryo-reason-refill = Das leere Feld wird von der Leiste aufgefüllt.
cryo-reason-sabotage = Sabotage trifft die niedrigste freie Kammer des Schiffsteils.
cryo-reason-plunder = Er erhält und behält die Plünderung.
cryo-reason-sunset = Er behält den Sonnenuntergang, und das Spiel endet nach seinem Zug.
cryo-reason-home = Alle seine Drohnen kehren zurück, ohne Plattformaktionen.
cryo-reason-chance = Seine Regeln lassen das offen, und du lässt den Zufall entscheiden.
cryo-reason-mission = Für jede Kartenaktion spielt er ungesehen eine Karte als Mission.
cryo-reason-check-crystal = Prüfung: Er hat mindestens 4 × { NAME("resource", 0) } und gibt alles davon aus.
cryo-reason-check-organics = Prüfung: Er hat mindestens 4 × { NAME("resource", 1) } und gibt alles davon aus.
cryo-reason-check-tech = Prüfung: Er hat mindestens 4 × { NAME("resource", 2) } und gibt alles davon aus.
cryo-reason-check-nanites = Prüfung: Er hat mindestens 4 × { NAME("resource", 3) } und gibt alles davon aus.
cryo-reason-check-energy = Prüfung: Er hat mindestens 3 Energie und 3 Crew-Kapseln auf seiner Plattform.
cryo-reason-scout = Er deckt eine Höhle neben einer offenen auf, möglichst eine große.
cryo-reason-spread = Seine Crew-Kapseln verteilen sich auf die zwei benachbarten Höhlen mit den wenigsten.

## Points, verdicts, ties

cryo-points-pods = Crew-Kapseln in Höhlen
cryo-points-upgrades = Upgrades
cryo-points-vehicles = Fahrzeuge
cryo-points-awake = Aufgeweckte Crew-Kapseln
cryo-points-missions = Missionen
cryo-points-caves = Höhlenmehrheiten
cryo-side-rival = Der Rivale
cryo-verdict-won = Du hast den Rivalen besiegt.
cryo-verdict-lost = Der Rivale hat gewonnen.
cryo-verdict-tied = Du und der Rivale teilt euch den Sieg.
cryo-tie-pods-in-caves = Den Gleichstand entschieden die Crew-Kapseln in Höhlen.

## Names

cryo-name-resource-0 = Kristall
cryo-name-resource-1 = Organisches Material
cryo-name-resource-2 = Technologie
cryo-name-resource-3 = Nanomaschinen
cryo-name-resource-4 = Energie
cryo-name-section-0 = Konstruktion
cryo-name-section-1 = Labor
cryo-name-section-2 = Forschung & Entwicklung
cryo-name-section-3 = Abfertigung
cryo-name-dock-0 = Konstruktion 1
cryo-name-dock-1 = Konstruktion 2
cryo-name-dock-2 = Konstruktion 3
cryo-name-dock-3 = Konstruktion 4
cryo-name-dock-4 = Konstruktion 5
cryo-name-dock-5 = Labor 1
cryo-name-dock-6 = Labor 2
cryo-name-dock-7 = Labor 3
cryo-name-dock-8 = Labor 4
cryo-name-dock-9 = Labor 5
cryo-name-dock-10 = Forschung & Entwicklung 1
cryo-name-dock-11 = Forschung & Entwicklung 2
cryo-name-dock-12 = Forschung & Entwicklung 3
cryo-name-dock-13 = Forschung & Entwicklung 4
cryo-name-dock-14 = Forschung & Entwicklung 5
cryo-name-dock-15 = Abfertigung 1
cryo-name-dock-16 = Abfertigung 2
cryo-name-dock-17 = Abfertigung 3
cryo-name-dock-18 = Abfertigung 4
cryo-name-dock-19 = Abfertigung 5
cryo-name-dock-20 = Transport-Dock
cryo-name-space-0 = Konstruktion a (Stase-Kontrolle)
cryo-name-space-1 = Konstruktion b (Reaktor)
cryo-name-space-2 = Konstruktion c (Ressourcenfeld)
cryo-name-space-3 = Konstruktion d (Ressourcenfeld)
cryo-name-space-4 = Konstruktion e (Ressourcenfeld)
cryo-name-space-5 = Konstruktion f (Ressourcenfeld)
cryo-name-space-6 = Konstruktion g (Ressourcenfeld)
cryo-name-space-7 = Konstruktion h (Reaktor)
cryo-name-space-8 = Konstruktion j (Stase-Kontrolle)
cryo-name-space-9 = Labor a (Stase-Kontrolle)
cryo-name-space-10 = Labor b (Umwandler)
cryo-name-space-11 = Labor c (Ressourcenfeld)
cryo-name-space-12 = Labor d (Ressourcenfeld)
cryo-name-space-13 = Labor e (Ressourcenfeld)
cryo-name-space-14 = Labor f (Ressourcenfeld)
cryo-name-space-15 = Labor g (Ressourcenfeld)
cryo-name-space-16 = Labor h (Umwandler)
cryo-name-space-17 = Labor j (Stase-Kontrolle)
cryo-name-space-18 = Forschung & Entwicklung a (Stase-Kontrolle)
cryo-name-space-19 = Forschung & Entwicklung b (Computer)
cryo-name-space-20 = Forschung & Entwicklung c (Ressourcenfeld)
cryo-name-space-21 = Forschung & Entwicklung d (Ressourcenfeld)
cryo-name-space-22 = Forschung & Entwicklung e (Ressourcenfeld)
cryo-name-space-23 = Forschung & Entwicklung f (Ressourcenfeld)
cryo-name-space-24 = Forschung & Entwicklung g (Ressourcenfeld)
cryo-name-space-25 = Forschung & Entwicklung h (Computer)
cryo-name-space-26 = Forschung & Entwicklung j (Stase-Kontrolle)
cryo-name-space-27 = Abfertigung a (Stase-Kontrolle)
cryo-name-space-28 = Abfertigung b (Stase-Kontrolle)
cryo-name-space-29 = Abfertigung c (Umwandler)
cryo-name-space-30 = Abfertigung d (Kundschafter)
cryo-name-space-31 = Abfertigung e (Umwandler)
cryo-name-space-32 = Abfertigung f (Crew zum Bergen aussenden)
cryo-name-space-33 = Abfertigung g (Crew zurückbeordern)
cryo-name-chamber-0 = Konstruktion, Kammer 1
cryo-name-chamber-1 = Konstruktion, Kammer 2
cryo-name-chamber-2 = Konstruktion, Kammer 3
cryo-name-chamber-3 = Labor, Kammer 1
cryo-name-chamber-4 = Labor, Kammer 2
cryo-name-chamber-5 = Labor, Kammer 3
cryo-name-chamber-6 = Forschung & Entwicklung, Kammer 1
cryo-name-chamber-7 = Forschung & Entwicklung, Kammer 2
cryo-name-chamber-8 = Forschung & Entwicklung, Kammer 3
cryo-name-chamber-9 = Abfertigung, Kammer 1
cryo-name-chamber-10 = Abfertigung, Kammer 2
cryo-name-chamber-11 = Abfertigung, Kammer 3
cryo-name-tile-0 = Kristall
cryo-name-tile-1 = Kristall + Energie
cryo-name-tile-2 = Kristall + Organisches Material
cryo-name-tile-3 = Kristall + Technologie
cryo-name-tile-4 = Kristall oder Organisches Material
cryo-name-tile-5 = Kristall oder Technologie
cryo-name-tile-6 = Nanomaschine
cryo-name-tile-7 = Kartenaktion
cryo-name-tile-8 = Organisches Material
cryo-name-tile-9 = Organisches Material + Kristall
cryo-name-tile-10 = Organisches Material + Technologie
cryo-name-tile-11 = Organisches Material oder Kristall
cryo-name-tile-12 = Organisches Material oder Technologie
cryo-name-tile-13 = Nanomaschine
cryo-name-tile-14 = Energie
cryo-name-tile-15 = Kartenaktion
cryo-name-tile-16 = Technologie
cryo-name-tile-17 = Technologie + Kristall
cryo-name-tile-18 = Technologie + Organisches Material
cryo-name-tile-19 = Technologie oder Kristall
cryo-name-tile-20 = Technologie oder Organisches Material
cryo-name-tile-21 = Nanomaschine
cryo-name-tile-22 = Kartenaktion
cryo-name-incident-0 = Sabotage
cryo-name-incident-1 = Plünderung: Kristall
cryo-name-incident-2 = Plünderung: Organisches Material
cryo-name-incident-3 = Plünderung: Technologie
cryo-name-incident-4 = Plünderung: Nanomaschine
cryo-name-incident-5 = Plünderung: Energie
cryo-name-incident-6 = Plünderung: Kartenaktion
cryo-name-incident-7 = Sabotage
cryo-name-incident-8 = Plünderung: Kristall + Organisches Material
cryo-name-incident-9 = Plünderung: Organisches Material + Technologie
cryo-name-incident-10 = Plünderung: Kristall + Technologie
cryo-name-incident-11 = Plünderung: Nanomaschine
cryo-name-incident-12 = Plünderung: 2 Energie
cryo-name-incident-13 = Plünderung: Kartenaktion
cryo-name-incident-14 = Sonnenuntergang
cryo-name-cave-0 = A1
cryo-name-cave-1 = A2
cryo-name-cave-2 = A3
cryo-name-cave-3 = A4
cryo-name-cave-4 = A5
cryo-name-cave-5 = B1
cryo-name-cave-6 = B2
cryo-name-cave-7 = B3
cryo-name-cave-8 = B4
cryo-name-cave-9 = C1
cryo-name-cave-10 = C2
cryo-name-cave-11 = C3
cryo-name-cave-12 = C4
cryo-name-cave-13 = C5
cryo-name-tunnel-0 = Tunnel A1–C1
cryo-name-tunnel-1 = Tunnel A1–B1
cryo-name-tunnel-2 = Tunnel A2–B1
cryo-name-tunnel-3 = Tunnel A2–B2
cryo-name-tunnel-4 = Tunnel A3–B2
cryo-name-tunnel-5 = Tunnel A3–B3
cryo-name-tunnel-6 = Tunnel A4–B3
cryo-name-tunnel-7 = Tunnel A4–B4
cryo-name-tunnel-8 = Tunnel A5–B4
cryo-name-tunnel-9 = Tunnel C1–B1
cryo-name-tunnel-10 = Tunnel C2–B1
cryo-name-tunnel-11 = Tunnel C2–B2
cryo-name-tunnel-12 = Tunnel C3–B2
cryo-name-tunnel-13 = Tunnel C3–B3
cryo-name-tunnel-14 = Tunnel C4–B3
cryo-name-tunnel-15 = Tunnel C4–B4
cryo-name-tunnel-16 = Tunnel C5–B4
cryo-name-tunnel-17 = Tunnel A5–C5
cryo-name-cavetile-0 = Kristallader (5/1 Punkte, Siedeln kostet 1 Kristall)
cryo-name-cavetile-1 = Kristallader (4/1 Punkte, Siedeln kostet 1 Kristall)
cryo-name-cavetile-2 = Kristallader (6/1 Punkte, Siedeln kostet 2 Kristalle)
cryo-name-cavetile-3 = Pilzgrotte (5/1 Punkte, Siedeln kostet 1 Organisches Material)
cryo-name-cavetile-4 = Pilzgrotte (4/1 Punkte, Siedeln kostet 1 Organisches Material)
cryo-name-cavetile-5 = Pilzgrotte (6/1 Punkte, Siedeln kostet 2 Organisches Material)
cryo-name-cavetile-6 = Erzkammer (5/1 Punkte, Siedeln kostet 1 Technologie)
cryo-name-cavetile-7 = Erzkammer (4/1 Punkte, Siedeln kostet 1 Technologie)
cryo-name-cavetile-8 = Erzkammer (6/1 Punkte, Siedeln kostet 2 Technologie)
cryo-name-cavetile-9 = Seltsame Höhle (6/1 Punkte, Siedeln kostet 1 Nanomaschine)
cryo-name-cavetile-10 = Warmer See (7/2 Punkte, Siedeln kostet 1 Kristall + 1 Organisches Material)
cryo-name-cavetile-11 = Überwucherte Halle (7/2 Punkte, Siedeln kostet 1 Organisches Material + 1 Technologie)
cryo-name-cavetile-12 = Magmagewölbe (7/2 Punkte, Siedeln kostet 1 Kristall + 1 Technologie)
cryo-name-cavetile-13 = Herz des Planeten (9/2 Punkte, Siedeln kostet 1 Kristall + 1 Organisches Material + 1 Technologie)
cryo-name-row-0 = Kristall-Reihe
cryo-name-row-1 = Organik-Reihe
cryo-name-row-2 = Technologie-Reihe
cryo-name-home-0 = Dock 1 (Eigenbau I)
cryo-name-home-1 = Dock 2 (Aufwecken)
cryo-name-home-2 = Dock 3 (Aufladen)
cryo-name-home-3 = Dock 4 (Eigenbau II)
cryo-name-home-4 = Dock 5 (Nano)
cryo-name-home-5 = Dock 6 (Planen)
cryo-name-slot-0 = Belohnungs-Slot von Eigenbau I
cryo-name-slot-1 = Kosten-Slot von Aufwecken
cryo-name-slot-2 = Kosten-Slot von Aufladen
cryo-name-slot-3 = Kosten-Slot von Eigenbau II
cryo-name-slot-4 = Belohnungs-Slot von Eigenbau II
cryo-name-slot-5 = Kosten-Slot von Nano
cryo-name-slot-6 = Kosten-Slot von Planen
cryo-name-upgrade-0 = Bodenscanner
cryo-name-upgrade-1 = Superladung
cryo-name-upgrade-2 = Interface
cryo-name-upgrade-3 = Aufwach-Protokoll
cryo-name-upgrade-4 = Automatisierung
cryo-name-upgrade-5 = Prototyp
cryo-name-upgrade-6 = Vorwarnung
cryo-name-upgrade-7 = Übertakten
cryo-name-mission-0 = Ausbreitung
cryo-name-mission-1 = Powerbank
cryo-name-mission-2 = Plünderung
cryo-name-mission-3 = Festung
cryo-name-mission-4 = Industrie
cryo-name-mission-5 = Reserve
cryo-name-mission-6 = Denkmal
cryo-name-mission-7 = Gemeinschaft
cryo-name-vehicle-0 = Nashorn
cryo-name-vehicle-1 = Motte
cryo-name-vehicle-2 = Widder
cryo-name-vehicle-3 = Krabbe
cryo-name-vehicle-4 = Maulwurf
cryo-name-vehicle-5 = Hai
cryo-name-vehicle-6 = Spinne
cryo-name-vehicle-7 = Schildkröte
cryo-name-card-0 = Bodenscanner/Ausbreitung/Nashorn
cryo-name-card-1 = Superladung/Powerbank/Motte
cryo-name-card-2 = Interface/Plünderung/Widder
cryo-name-card-3 = Aufwach-Protokoll/Festung/Krabbe
cryo-name-card-4 = Automatisierung/Industrie/Maulwurf
cryo-name-card-5 = Prototyp/Reserve/Hai
cryo-name-card-6 = Vorwarnung/Denkmal/Spinne
cryo-name-card-7 = Übertakten/Gemeinschaft/Schildkröte
cryo-name-upgrade-text-0 = Du darfst verdeckte Höhlen ansehen. Deckt jemand eine Höhle auf, erhältst du ihre Siedlungskosten.
cryo-name-upgrade-text-1 = Beim Start zählt jede Energie doppelt.
cryo-name-upgrade-text-2 = Du darfst beschädigte Docks benutzen.
cryo-name-upgrade-text-3 = Deine Fahrzeuge fassen 1 Crew-Kapsel mehr, deine Stase-Kontrollen kosten 1 organisches Material weniger.
cryo-name-upgrade-text-4 = Beim Rückruf führst du 1 weitere Plattformaktion aus, deren Dock frei ist.
cryo-name-upgrade-text-5 = Baust du ein Plättchen ein, darfst du 1 beliebige Ressource zahlen und erhältst auch seine Belohnung.
cryo-name-upgrade-text-6 = Vor einer Sabotage rückt 1 deiner Crew-Kapseln in die nächste Kammer.
cryo-name-upgrade-text-7 = Nach einer Aktion an einem Schiffsdock: 1 Technologie für eine weitere dort.
cryo-name-mission-text-0 = 1 Punkt je Höhle mit einer deiner Crew-Kapseln.
cryo-name-mission-text-1 = 1 Punkt je übrige Energie.
cryo-name-mission-text-2 = 1 Punkt je behaltenes Vorfallplättchen.
cryo-name-mission-text-3 = 1 Punkt je Crew-Kapsel in deiner größten Höhle.
cryo-name-mission-text-4 = 1 Punkt je Plättchen auf deiner Plattform.
cryo-name-mission-text-5 = 1 Punkt je 2 übrige Ressourcen.
cryo-name-mission-text-6 = 1 Punkt je Crew-Kapsel beim Bergen.
cryo-name-mission-text-7 = 2 Punkte je Höhle mit 2 deiner Crew-Kapseln.
cryo-name-vehicle-text-0 = Nach dem Start ist es weg.
cryo-name-vehicle-text-1 = Jeder Tunnel kostet es 1 Energie.
cryo-name-vehicle-text-2 = Nach dem Start ist es weg.
cryo-name-vehicle-text-3 = Nach dem Start ist es weg.
cryo-name-vehicle-text-4 = Nach dem Start ist es weg.
cryo-name-vehicle-text-5 = Nach dem Start ist es weg.
cryo-name-vehicle-text-6 = Bringt beim Ausspielen 1 zerstörte Crew-Kapsel zurück.
cryo-name-vehicle-text-7 = Nach dem Start ist es weg.
cryo-name-upgrade-short-0 = Sieh Höhlen an; Gewinn beim Erkunden
cryo-name-upgrade-short-1 = Beim Start zählt Energie doppelt
cryo-name-upgrade-short-2 = Du landest auch auf kaputten Docks
cryo-name-upgrade-short-3 = 1 Sitz mehr; Wecken 1 billiger
cryo-name-upgrade-short-4 = Rückruf: 1 Plattformaktion mehr
cryo-name-upgrade-short-5 = Beim Einbau: zahl 1, Gewinn dazu
cryo-name-upgrade-short-6 = Vor Sabotage rückt 1 Kapsel weiter
cryo-name-upgrade-short-7 = Zahl 1 Technik: dort noch 1 Aktion
cryo-name-mission-short-0 = 1 je Höhle
cryo-name-mission-short-1 = 1 je Energie
cryo-name-mission-short-2 = 1 je Vorfall
cryo-name-mission-short-3 = 1 je Kapsel, 1 Höhle
cryo-name-mission-short-4 = 1 je Plättchen
cryo-name-mission-short-5 = 1 je 2 Ressourcen
cryo-name-mission-short-6 = 1 je Bergekapsel
cryo-name-mission-short-7 = 2 je Höhle mit 2
cryo-name-scrap-0 = Nanomaschine
cryo-name-scrap-1 = Energie
cryo-name-scrap-2 = Kristall + Technologie
cryo-name-scrap-3 = Organisches Material + Kristall
cryo-name-scrap-4 = Organisches Material + Kristall
cryo-name-scrap-5 = Technologie + Organisches Material
cryo-name-scrap-6 = Technologie + Organisches Material
cryo-name-scrap-7 = Kristall + Technologie

## Text board

cryo-board-side = { $side ->
        [-1] Der Rivale
       *[other] { SEAT($side) }
    }
cryo-board-on-turn = am Zug
cryo-board-scrapped = in diesem Zug schon verschrottet
cryo-board-last-turn = Nach diesem Zug endet die Partie.
cryo-board-over = Die Partie ist zu Ende.
cryo-board-cards = Stapel: { $deck ->
        [one] eine Karte
       *[other] { $deck } Karten
    }. Ablagestapel: { $discard ->
        [0] leer
       *[other] { $discard } Karten
    }
cryo-board-track = Vorfall-Leiste: früh { $early }, spät { $late } (ganz unten der Sonnenuntergang)
cryo-board-wreck = DAS WRACK
cryo-board-chamber = Kammer { $n }
cryo-board-sabotaged = sabotiert
cryo-board-empty = leer
cryo-board-incident = Vorfall
cryo-board-none = keine
cryo-board-dock = Dock { $n }
cryo-board-free = frei
cryo-board-damaged = beschädigt
cryo-board-drone = Drohne: { $who }
cryo-board-beside = neben { $spaces }
cryo-board-transport = Transport-Dock
cryo-board-kind-0 = Stase
cryo-board-kind-1 = Plättch
cryo-board-kind-2 = Reaktor
cryo-board-kind-3 = Umwand.
cryo-board-kind-4 = Computer
cryo-board-kind-5 = Kundsch
cryo-board-kind-6 = Bergen
cryo-board-kind-7 = Zurück
cryo-board-short-0 = K
cryo-board-short-1 = O
cryo-board-short-2 = T
cryo-board-short-3 = N
cryo-board-short-4 = E
cryo-board-action-0 = Stase-Kontrolle
cryo-board-action-1 = Ressourcenfeld
cryo-board-action-2 = Reaktor
cryo-board-action-3 = Umwandler
cryo-board-action-4 = Computer
cryo-board-action-5 = Kundschafter
cryo-board-action-6 = Crew zum Bergen aussenden
cryo-board-action-7 = Crew zurückbeordern
cryo-board-short-card = Karte
cryo-board-legend = Plättchen: K Kristall, O Organisches Material, T Technologie, N Nanomaschine, E Energie; + beides, / eins von beiden; ×2 noch zwei Plättchen, (K) keins mehr. [1] Dock, x beschädigt. Unter jedem Namen: die Kammern 1 bis 3 und nach ! der Vorfall.
cryo-board-tiles = { $tile }, { $count ->
        [one] noch 1 Plättchen
       *[other] noch { $count } Plättchen
    }
cryo-board-no-tiles = keine Plättchen mehr
cryo-board-caves = DIE HÖHLEN
cryo-board-small = klein
cryo-board-large = groß
cryo-board-face-down = Verdeckt, { $size }: { $names }
cryo-board-known = verdeckt, aber du kennst sie: { $tile }
cryo-board-settlers = Siedler
cryo-board-tunnels = Tunnel zu offenen Höhlen, nach Energie
cryo-board-salvage = BERGUNG (jede Reihe hat { $spaces } Felder)
cryo-board-platforms = DIE PLATTFORMEN
cryo-board-tracks = { $crystal } Kristall, { $organics } Organisches Material, { $tech } Technologie, { $nanites } Nanomaschinen, { $energy } Energie
cryo-board-pods = Crew-Kapseln: { $awake } aufgeweckt{ $room ->
        [-1] { "" }
       *[other] { " " }(Platz für { $room } weitere)
    }, { $stasis } in Stase, { $salvage } beim Bergen, { $caves } in Höhlen, { $destroyed } zerstört
cryo-board-drones = Drohnen daheim: { $home }. Auf dem Spielplan: { $out }
cryo-board-platform = Plattform
cryo-board-upgrades = Upgrades: { $names }
cryo-board-vehicles = Fahrzeuge: { $names }
cryo-board-missions = Missionen: { $names }
cryo-board-hand = Hand: { $names }
cryo-board-put-away = Beiseitegelegt: { $names }
cryo-board-face-down-cards = { $count } verdeckt
cryo-board-kept = Gesammelte Vorfälle: { $names }
cryo-board-places = { $name } (fasst { $room })
cryo-board-rival = DIE KARTEN DES RIVALEN
cryo-board-decisions = Entscheidungskarten: { $names }
cryo-board-leads = { $card } führt nach { $dock }
cryo-board-points = Punkte: { $total }

## Reasons for advice: more ($more is 1) or less of a term

cryo-term-pods = { $more ->
        [0] weniger Crew-Kapseln in Höhlen
       *[other] mehr Crew-Kapseln in Höhlen
    }
cryo-term-cave = { $more ->
        [0] weniger Punkte für die Mehrheit in Höhle { NAME("cave", $of) }
       *[other] mehr Punkte für die Mehrheit in Höhle { NAME("cave", $of) }
    }
cryo-term-upgrades = { $more ->
        [0] deine Upgrades bringen weniger
       *[other] deine Upgrades bringen mehr
    }
cryo-term-vehicles = { $more ->
        [0] weniger Fahrzeuge
       *[other] mehr Fahrzeuge
    }
cryo-term-awake = { $more ->
        [0] weniger Crew ist wach
       *[other] mehr Crew ist wach
    }
cryo-term-mission = { $more ->
        [0] weniger Punkte für die Mission { NAME("mission", $of) }
       *[other] mehr Punkte für die Mission { NAME("mission", $of) }
    }
cryo-term-others = { $more ->
        [0] die anderen bekommen mehr
       *[other] die anderen bekommen weniger
    }
cryo-term-transport = { $more ->
        [0] der nächste Transport bringt weniger
       *[other] der nächste Transport bringt mehr
    }
cryo-term-question = { $more ->
        [0] die angefangene Aktion bringt weniger
       *[other] die angefangene Aktion bringt mehr
    }
cryo-term-stasis = { $more ->
        [0] du kannst noch weniger Crew-Kapseln wecken
       *[other] du kannst noch mehr Crew-Kapseln wecken
    }
cryo-term-salvage = { $more ->
        [0] weniger Crew-Kapseln beim Bergen
       *[other] mehr Crew-Kapseln beim Bergen
    }
cryo-term-resource = { $more ->
        [0] weniger { NAME("resource", $of) }
       *[other] mehr { NAME("resource", $of) }
    }
cryo-term-hand = { $more ->
        [0] weniger Handkarten
       *[other] mehr Handkarten
    }
cryo-term-drones = { $more ->
        [0] weniger Drohnen zu Hause
       *[other] mehr Drohnen zu Hause
    }
cryo-term-platform = { $more ->
        [0] die Docks deiner Plattform bringen weniger
       *[other] die Docks deiner Plattform bringen mehr
    }
cryo-term-time = { $more ->
        [0] weniger Zeit bis zum Sonnenuntergang
       *[other] mehr Zeit bis zum Sonnenuntergang
    }
