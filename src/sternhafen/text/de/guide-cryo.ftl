### Was Cryo von sich sagt: Karten zum Nachlesen, und was nach jeder Auswahl gefragt wird.

## Kurze Fragen

cryo-ask-keep-cards-brief = Leg zwei deiner fünf Karten weg; du behältst { $kept }.
cryo-ask-at-dock-brief = { NAME("dock", $dock) }: Wähl eine seiner Aktionen oder keine.
cryo-ask-stasis-control-brief = { NAME("section", $section) }: Wie viele Kapseln weckst du?
cryo-ask-computer-brief = Computer: Wie viele Karten ziehst du, wie viele spielst du aus?
cryo-ask-settling-brief = { NAME("vehicle", $vehicle) }: Wie viele siedeln in { NAME("cave", $one) } und { NAME("cave", $other) }?
cryo-ask-returning-brief = Auf welche Bucht kehrt die nächste Drohne zurück? (noch { $left })
cryo-ask-diverting-brief = Alle Kammern dort sind zerstört: Welchen Schiffsteil trifft es stattdessen?

## Nach jeder Auswahl

cryo-ask-turn-then-home = { NAME("dock", $dock) }: Welche Drohne fliegt hin?
cryo-ask-turn-then-dock = Zu welchem Dock fliegt sie?
cryo-ask-at-transport-then-tunnel = { NAME("vehicle", $vehicle) }: zu welchem Tunnel?
cryo-ask-at-transport-then-vehicle = Welches Fahrzeug fährt dorthin?
cryo-ask-card-action-then-use = Als was spielst du sie aus?
cryo-ask-computing-then-use = Als was spielst du sie aus?

## Das Wrack

cryo-card-section = { NAME("section", $section) }
    .what = Einer der vier Teile des Wracks, mit eigenen Docks, Kammern, Aktionen und einem Vorfall.
    .rule = CRYO-3.1

cryo-card-dock = Dock { NAME("dock", $dock) }
    .what = Eine Drohne darf hier eine Sache tun, zu der ein Rohr führt. Je Dock eine Drohne.
    .now = { $taken ->
        [0] Frei.
       *[other] Belegt von { $name }.
    }
    .rule = CRYO-5.2

cryo-card-dock-damaged = Beschädigtes Dock
    .what = Hier kann die ganze Partie niemand landen, außer mit dem Upgrade, das es erlaubt.
    .rule = CRYO-5.1

cryo-card-transport = Tor zu den Tunneln
    .what = Immer frei, für beliebig viele Drohnen. Eine Drohne hier startet ein Fahrzeug.
    .rule = CRYO-5.33

cryo-card-tile = Ressourcenplättchen
    .what = Lös es sofort ein oder bau es in einen leeren Slot deiner Plattform. Symbole nebeneinander heißen beides, ein Schrägstrich eins davon.
    .now = { $left ->
        [0] Der Stapel ist leer: Es gibt, was hier aufgedruckt ist.
        [one] { $tile }, das letzte im Stapel.
       *[other] { $tile }; { $left } Plättchen im Stapel.
    }
    .rule = CRYO-5.12

cryo-card-tile-face = { NAME("tile", $tile) }
    .what = Ein Ressourcenplättchen: Das bringt es, wenn du es einlöst oder verschrottest. Eingebaut ist es, was sein Slot kostet oder bringt.
    .rule = CRYO-3.20

cryo-card-box = Schachtel
    .what = Eingelöste und verschrottete Ressourcenplättchen. Sie kommen nicht zurück.
    .rule = CRYO-5.12

cryo-card-kept = { NAME("incident", $incident) }
    .what = Wer diesen Vorfall abgehandelt hat, behält sein Plättchen. Die Mission Plünderung wertet jedes mit 1 Punkt.
    .rule = CRYO-6.13

cryo-card-space-stasis-control = Stasekontrolle
    .what = Weckt bis zu drei deiner Crew-Kapseln in diesem Schiffsteil, je 1 Organisches Material.
    .rule = CRYO-5.7

cryo-card-space-reactor = Reaktor
    .what = Bis zu drei Kristalle werden ebenso viel Energie.
    .rule = CRYO-5.17

cryo-card-space-converter = Umwandler
    .what = Bis zu drei Kristalle, Organisches Material oder Technologie werden ebenso viele Nanomaschinen.
    .rule = CRYO-5.18

cryo-card-space-computer = Computer
    .what = Bis zu drei Kartenaktionen für je 1 Technologie. Sag vorher an, wie viele du ziehst und wie viele du ausspielst.
    .rule = CRYO-5.20

cryo-card-space-scout = Kundschafter
    .what = Zahl 1 Energie und 1 Technologie: Deck eine Höhle neben einer offenen auf, und eine wache Crew-Kapsel siedelt dort kostenlos.
    .rule = CRYO-5.24

cryo-card-space-send-crew = Crew aussenden
    .what = Schickt eine wache Crew-Kapsel zur Bergung.
    .rule = CRYO-5.29

cryo-card-space-recall-crew = Crew zurückholen
    .what = Holt bis zu drei deiner Crew-Kapseln von der Bergung zurück.
    .rule = CRYO-5.32

cryo-card-chamber = Stasekammer
    .what = Crew in Stase. Sabotage trifft die erste heile Kammer eines Schiffsteils und zerstört darin jede Crew-Kapsel.
    .now = { $now }
    .rule = CRYO-3.2

cryo-card-incident-plunder = Beute
    .what = Wer den Vorfall bei einem Rückruf abhandelt, bekommt, was er zeigt.
    .now = { $now }
    .rule = CRYO-6.1

cryo-card-incident-sabotage = Sabotage
    .what = Handelt ihn jemand ab, bricht die erste heile Kammer dieses Schiffsteils, und alle Crew-Kapseln darin sind verloren.
    .now = { $now }
    .rule = CRYO-6.1

cryo-card-incident-sunset = Sonnenuntergang
    .what = Die Partie endet nach dem Zug, in dem ihn jemand abhandelt.
    .now = { $now }
    .rule = CRYO-10.1

cryo-card-incident-none = Platz für einen Vorfall
    .what = Bei jedem Rückruf wird ein Vorfall abgehandelt, und der nächste kommt von der Sonnenuntergangsleiste.
    .now = { $now }
    .rule = CRYO-6.1

cryo-card-row = Bergung
    .what = Eine Crew-Kapsel hier bringt bei jedem Rückruf 1 der Ressource, aber keine Punkte, solange sie dort ist.
    .now = { $now }
    .rule = CRYO-5.29

cryo-card-track = Sonnenuntergangsleiste
    .what = Diese Plättchen ersetzen abgehandelte Vorfälle. Zuletzt kommt der Sonnenuntergang: Wer ihn abhandelt, beendet mit diesem Zug die Partie.
    .rule = CRYO-10.1

cryo-card-board-card = Karte { NAME("card", $card) } des Rivalen
    .what = Zwei Karten sind golden gerahmt. Eine davon, zufällig, schickt die nächste Drohne des Rivalen auf das Dock darunter.
    .now = { $next ->
        [0] Gerade keine der beiden.
       *[other] Eine der beiden.
    }
    .rule = CRYO-S2.5

## Unter dem Eis

cryo-card-cave = Höhle { NAME("cave", $cave) }
    .what = Die meisten Crew-Kapseln bringen die obere Zahl, die zweitmeisten die untere; bei Gleichstand vorn gibt es nur die untere. Die Symbole sind der Preis fürs Siedeln.
    .now = Bewohnt von: { $pods }
    .rule = CRYO-11.7

cryo-card-cave-dark = Dunkle Höhle
    .what = Noch kennt sie niemand. Ein Kundschafter deckt sie auf, wenn eine Höhle daneben offen ist.
    .rule = CRYO-5.25

cryo-card-tunnel = { NAME("tunnel", $tunnel) }
    .what = Ein Halt zwischen zwei Höhlen. Die Zahl ist die Energie, die ein Fahrzeug dorthin braucht.
    .rule = CRYO-5.35

## Deine Plattform

cryo-card-home-0 = Eigenbau I
    .what = Eine Drohne, die hier landet, bringt dir, was das Plättchen im Slot zeigt.
    .rule = CRYO-6.18

cryo-card-home-1 = Aufwecken
    .what = Landet hier eine Drohne, darfst du zahlen, was das Plättchen zeigt, und eine Crew-Kapsel wecken, egal wo.
    .rule = CRYO-6.18

cryo-card-home-2 = Aufladen
    .what = Landet hier eine Drohne, darfst du zahlen, was das Plättchen zeigt, und bekommst Energie.
    .rule = CRYO-6.18

cryo-card-home-3 = Eigenbau II
    .what = Landet hier eine Drohne, darfst du zahlen, was links steht, und bekommst, was rechts steht.
    .rule = CRYO-6.18

cryo-card-home-4 = Nano
    .what = Landet hier eine Drohne, darfst du zahlen, was das Plättchen zeigt, und bekommst Nanomaschinen.
    .rule = CRYO-6.18

cryo-card-home-5 = Planen
    .what = Landet hier eine Drohne, darfst du zahlen, was das Plättchen zeigt, und bekommst eine Kartenaktion.
    .rule = CRYO-6.18

cryo-card-slot = Slot für ein Plättchen
    .what = Links vom Pfeil zahlst du es, rechts davon bekommst du es. Ein verbautes Plättchen bleibt, bis du es verschrottest.
    .rule = CRYO-3.20

cryo-card-resource = { NAME("resource", $resource) }
    .what = Damit bezahlst du alles. Was nicht in den Tank passt, verfällt.
    .now = Du hast { $amount } von höchstens { $most }.
    .rule = CRYO-3.10

cryo-card-nanites = Nanomaschinen
    .what = Der Joker: Eine ersetzt 1 Kristall, Organisches Material oder Technologie, nur nicht im Umwandler und nie Energie.
    .now = Du hast { $amount } von höchstens { $most }.
    .rule = CRYO-3.13

cryo-card-energy = Energie
    .what = Treibt Fahrzeuge und Kundschafter an. Nichts ersetzt sie.
    .now = Du hast { $amount } von höchstens { $most }.
    .rule = CRYO-3.10

cryo-card-awake = Wache Crew
    .what = Platz ist auf Plattform und Fahrzeugen: fünf, dazu die Plätze der Fahrzeuge. Jede Crew-Kapsel zählt am Ende 1 Punkt, in einer Höhle 3.
    .rule = CRYO-3.27

cryo-card-vehicle = { NAME("vehicle", $card) }
    .what = Bringt Crew-Kapseln einmal zu einem Tunnel. Steht es am Ende noch da, zählt es 1 Punkt. { NAME("vehicle-text", $card) }
    .now = Fasst { $room } Crew-Kapseln. Wähl es, um einen Transport zu planen.
    .rule = CRYO-5.33

cryo-card-upgrade = { NAME("upgrade", $card) }
    .what = { NAME("upgrade-text", $card) } Zählt am Ende 1 Punkt.
    .rule = CRYO-8.1

cryo-card-mission = { NAME("mission", $card) }
    .what = { NAME("mission-text", $card) } Bis zum Ende sieht sie nur, wem sie gehört.
    .rule = CRYO-8.5

cryo-card-mission-back = Eine verdeckte Mission
    .what = Am Ende wird sie aufgedeckt und gezählt.
    .rule = CRYO-8.5

cryo-card-place-upgrade = Freier Platz für ein Upgrade
    .what = Ein Upgrade wirkt bis zum Schluss und zählt 1 Punkt. Für drei ist Platz.
    .rule = CRYO-3.23

cryo-card-place-vehicle = Freier Platz für ein Fahrzeug
    .what = Ein Fahrzeug nimmt wache Crew auf und bringt sie einmal zu den Höhlen. Für drei ist Platz.
    .rule = CRYO-3.23

cryo-card-place-mission = Freier Platz für eine Mission
    .what = Eine Mission liegt verdeckt und zählt am Ende. Für drei ist Platz.
    .rule = CRYO-3.23

## Karten und Seiten

cryo-card-card = { NAME("card", $card) }
    .what = Upgrade { NAME("upgrade", $card) }: { NAME("upgrade-text", $card) } Mission { NAME("mission", $card) }: { NAME("mission-text", $card) } Fahrzeug { NAME("vehicle", $card) }: { NAME("vehicle-text", $card) } Verschrottet bringt sie { NAME("scrap", $card) }.
    .now = Upgrade, Mission und Fahrzeug brauchen eine Kartenaktion; Verschrotten braucht keine, einmal pro Zug.
    .rule = CRYO-8.1

cryo-card-use = Eine Karte, vier Verwendungen
    .what = Upgrade, Mission und Fahrzeug brauchen eine Kartenaktion: den Computer, Planen oder einen Gewinn mit Kartensymbol. Verschrotten braucht keine, einmal pro Zug.
    .rule = CRYO-8.1

cryo-card-hand = Deine Hand
    .what = Nur du siehst sie. Ein Klick auf eine Karte zeigt, was sie alles sein kann.
    .rule = CRYO-8.1

cryo-card-deck = Stapel
    .what = Kartenaktionen ziehen von hier.
    .now = { $count ->
        [one] Noch 1 Karte.
       *[other] Noch { $count } Karten.
    } Am Ende deines Zuges behältst du höchstens { $most } auf der Hand.
    .rule = CRYO-8.1

cryo-card-discard = Ablagestapel
    .what = Verschrottete und abgeworfene Karten und gestartete Fahrzeuge liegen hier offen für alle. Ist der Stapel leer, wird er daraus neu gemischt.
    .now = { $count ->
        [0] Hier liegt keine Karte.
        [one] Hier liegt 1 Karte.
       *[other] Hier liegen { $count } Karten.
    }
    .rule = CRYO-8.11

cryo-card-seat = { $name }
    .what = Was in den Tanks ist, und die sichtbaren Punkte. Ein Klick zeigt diese Maschine.
    .now = { $hand } auf der Hand, { $awake } wach, { $caves } in Höhlen, { $missions } verdeckt.
    .rule = CRYO-1.2

cryo-card-rival = { $name }
    .what = Ihn spielt niemand: Karten und Regeln entscheiden, was er tut. Ein Klick zeigt seine Maschine.
    .now = { $awake } wach, { $caves } in Höhlen, { $missions } verdeckt.
    .rule = CRYO-S2.4
