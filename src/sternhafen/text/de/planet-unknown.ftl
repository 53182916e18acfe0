### Planet Unknown

planet-unknown-title = Planet Unknown
planet-unknown-line = Dreh die Station, fülle eine Welt.
planet-unknown-blurb = Nimm Plättchen von einer drehbaren Raumstation, erschließe deinen Planeten und rücke auf fünf Leisten vor: alle gleichzeitig.

## Fragen

planet-unknown-ask-turn-inner-ring = Du bist der erste Kommandant: Dreh den inneren Kreis der Station gegen den äußeren.
planet-unknown-ask-choose-planet = Dir wurde der Planet { NAME("planet", $planet) } zugeteilt (Schwierigkeit { $difficulty }). Spielst du ihn oder den Standardplaneten?
planet-unknown-ask-choose-corporation = Dir wurde der Konzern { NAME("corporation", $corporation) } zugeteilt (Schwierigkeit { $difficulty }). Spielst du ihn oder den Standardkonzern?
planet-unknown-ask-aim-station = Du bist Kommandant: Dreh die Raumstation.
planet-unknown-ask-choose-tile = { $can_place_tile ->
        [0] Kein Plättchen deines Sektors passt: Nimm eines, ohne es zu legen.
       *[other] Nimm ein Plättchen deines Sektors und lege es.
    }
planet-unknown-ask-gains = Führe aus, was du erhalten hast, in beliebiger Reihenfolge.{ $advances ->
        [0] {""}
        [one] {" "}Vorrücken: 1.
       *[other] {" "}Vorrücken: { $advances }.
    }{ $energies ->
        [0] {""}
        [one] {" "}Energie: 1.
       *[other] {" "}Energie: { $energies }.
    }{ $boosts ->
        [0] {""}
        [one] {" "}Schübe: 1.
       *[other] {" "}Schübe: { $boosts }.
    }{ $patches ->
        [0] {""}
        [one] {" "}Bonusplättchen: 1.
       *[other] {" "}Bonusplättchen: { $patches }.
    }{ $rovers ->
        [0] {""}
        [one] {" "}Rover einsetzen: 1.
       *[other] {" "}Rover einsetzen: { $rovers }.
    }{ $moves ->
        [0] {""}
        [one] {" "}Roverbewegungen: 1.
       *[other] {" "}Roverbewegungen: { $moves }.
    }{ $effects ->
        [0] {""}
        [one] {" "}Weitere Effekte: 1.
       *[other] {" "}Weitere Effekte: { $effects }.
    }{ $can_done ->
        [0] {""}
       *[other] { $energies ->
            [0] { $patches ->
                [0] { $moves ->
                    [0] {""}
                   *[other] {" "}Was du übrig lässt, verfällt.
                }
               *[other] {" "}Was du übrig lässt, verfällt.
            }
           *[other] {" "}Was du übrig lässt, verfällt.
        }
    }
planet-unknown-ask-choose-card = { $level ->
        [0] Nimm eine von allen übrigen Bevölkerungskarten.
       *[other] Nimm eine Bevölkerungskarte der Stufe { $level }.
    }
planet-unknown-ask-pick-civ = Mehrere Bevölkerungsmeilensteine warten: welcher zuerst?
planet-unknown-ask-keep-objectives = { $left ->
        [one] Behalte ein Einzelziel.
       *[other] Behalte { $left } Einzelziele, eines nach dem anderen.
    }
planet-unknown-ask-choose-flux = Welche Leiste markiert dein Flux-Stein?

## Auswahl

planet-unknown-do-turn-ring = { $sectors ->
        [0] Lass den inneren Kreis, wie er ist
        [one] Dreh den inneren Kreis um 1 Sektor
       *[other] Dreh den inneren Kreis um { $sectors } Sektoren
    }
planet-unknown-do-take-planet = { $planet ->
        [0] Spiel { NAME("planet", $planet) } (Standard)
       *[other] Spiel { NAME("planet", $planet) }
    }
planet-unknown-do-take-corporation = { $corporation ->
        [0] Spiel { NAME("corporation", $corporation) } (Standard)
       *[other] Spiel { NAME("corporation", $corporation) }
    }
planet-unknown-do-turn-station = { $sectors ->
        [0] Dreh die Station einmal ganz herum: Alle behalten ihren Sektor
        [one] Dreh die Station um 1 Sektor
       *[other] Dreh die Station um { $sectors } Sektoren
    }
planet-unknown-do-place-tile = Lege: { NAME("ring", $ring) }, Drehung { $turn }, erstes Feld auf { NAME("cell", $anchor) }
planet-unknown-do-take-unplaced = Nimm, ohne es zu legen: { NAME("ring", $ring) }
planet-unknown-do-choose-civ-tile = Wähle schon jetzt: { NAME("ring", $ring) }, und bewege zuerst Rover
planet-unknown-do-advance = Rücke für das Plättchen vor: { NAME("track", $track) }
planet-unknown-do-energise = Nutze Energie für { NAME("track", $track) }
planet-unknown-do-boost = Schub für { NAME("track", $track) }{ $double ->
        [1] {" "}um 2 Felder
       *[other] {""}
    }
planet-unknown-do-promote = Rücke durch Karte oder Ereignis vor: { NAME("track", $track) }
planet-unknown-do-step-back = Rücke zurück: { NAME("track", $track) }
planet-unknown-do-count-resource = { $section ->
        [0] Lass die erste Ressource des Plättchens zählen
       *[other] Lass die zweite Ressource des Plättchens zählen
    }
planet-unknown-do-tech-as-energy = Behandle den Technologieabschnitt wie Energie
planet-unknown-do-lay-patch = Lege ein Bonusplättchen auf { NAME("cell", $cell) }
planet-unknown-do-store-patch = Hebe das Bonusplättchen bis zum Spielende auf
planet-unknown-do-double-patch = Mach aus einem Bonusplättchen zwei
planet-unknown-do-boost-for-patch = Nimm statt des Bonusplättchens einen Schub
planet-unknown-do-take-double-field = { $patch ->
        [1] Nimm das Bonusplättchen des Biomassefelds
       *[other] Nimm den anderen Bonus des Biomassefelds
    }
planet-unknown-do-reset-biomass = Setze den Biomassemarker auf Feld 0
planet-unknown-do-put-rover = Setze einen Rover auf { NAME("cell", $cell) }
planet-unknown-do-move-rover = Bewege den Rover auf { NAME("cell", $start) } { NAME("way", $way) }
planet-unknown-do-teleport-rover = Teleportiere den Rover von { NAME("cell", $start) } nach { NAME("cell", $target) }{ $tech ->
        [1] {" "}für eine Bewegung
       *[other] {""}
    }
planet-unknown-do-load-meteorite = Lade den Meteoriten auf { NAME("cell", $cell) } auf
planet-unknown-do-set-lifepod = Lege die Rettungskapsel hierhin: { $place ->
        [-1] Wertungsbereich
       *[other] { NAME("field", $place) }
    }
planet-unknown-do-move-lifepod = Versetze eine Rettungskapsel: { $start ->
        [-1] Wertungsbereich
       *[other] { NAME("field", $start) }
    } → { $place ->
        [-1] Wertungsbereich
       *[other] { NAME("field", $place) }
    }
planet-unknown-do-collect-lifepod = Sammle die Rettungskapsel auf { NAME("cell", $cell) } ein
planet-unknown-do-collect-meteorite = Sammle den Meteoriten auf { NAME("cell", $cell) } ein
planet-unknown-do-destroy-meteorite = Zerstöre den Meteoriten auf { NAME("cell", $cell) }
planet-unknown-do-clear-line = Zerstöre alle Meteoriten: { NAME("line", $line) }
planet-unknown-do-add-meteorite = Lege einen Meteoriten auf { NAME("cell", $cell) }
planet-unknown-do-lose-rover = Verliere den Rover auf { NAME("cell", $cell) }
planet-unknown-do-lose-lifepod = Verliere die Rettungskapsel auf { NAME("cell", $cell) }
planet-unknown-do-lose-collected-lifepod = Verliere die Rettungskapsel von hier: { $place ->
        [-1] Wertungsbereich
       *[other] { NAME("field", $place) }
    }
planet-unknown-do-peek-at-event = Sieh dir das nächste Ereignis an
planet-unknown-do-take-boost = Nimm einen Schub
planet-unknown-do-advance-rover = Rücke den Rovermarker durch deine Technologie vor
planet-unknown-do-claim-row = Nimm alle Boni auf der Höhe von { NAME("track", $track) }
planet-unknown-do-keep-objective = Behalte die Karte „{ NAME("private-objective", $objective) }“ (als Nachbarziel: { NAME("objective", $objective) })
planet-unknown-do-drop-objective = Gib „{ NAME("private-objective", $objective) }“ ab
planet-unknown-do-look-through-cards = Sieh alle übrigen Bevölkerungskarten durch und nimm zwei
planet-unknown-do-pick-milestone = Wähle für den Meilenstein der Stufe { $level }{ $extra ->
        [1] {" "}mit Zusatzkarte
       *[other] {""}
    }
planet-unknown-do-take-card = Nimm { NAME("card", $card) }
planet-unknown-do-remove-shape = Entferne diesen Stapel: { NAME("ring", $ring) }
planet-unknown-do-set-flux = Setze den Flux-Stein auf { NAME("track", $track) }
planet-unknown-do-advance-flux = { $milestone ->
        [1] Rücke den Flux-Marker bis zum nächsten Meilenstein vor
       *[other] Rücke den Flux-Marker 1 vor
    }
planet-unknown-do-steer = { $sideways ->
        [1] Rücke den { NAME("track", $track) }-Marker seitwärts, Leiste: { NAME("track", $column) }
       *[other] Rücke den { NAME("track", $track) }-Marker vor, Leiste: { NAME("track", $column) }
    }
planet-unknown-do-retreat = Rücke durch deine Technologie zurück: { NAME("track", $track) }
planet-unknown-do-done = Fertig

## Was geschah

planet-unknown-event-ring-turned = { SEAT($seat) } { $sectors ->
        [0] lässt den inneren Kreis, wie er ist.
        [one] dreht den inneren Kreis um 1 Sektor.
       *[other] dreht den inneren Kreis um { $sectors } Sektoren.
    }
planet-unknown-event-planet-taken = { SEAT($seat) } spielt auf { NAME("planet", $planet) }.
planet-unknown-event-corporation-taken = { SEAT($seat) } spielt { NAME("corporation", $corporation) }.
planet-unknown-event-round-began = Runde { $round } beginnt; Kommandant: { SEAT($commander) }.
planet-unknown-event-station-turned = { $sectors ->
        [0] Die Station dreht sich einmal ganz herum.
        [one] Die Station dreht sich um 1 Sektor.
       *[other] Die Station dreht sich um { $sectors } Sektoren.
    }
planet-unknown-event-tile-opened = Ein neues Plättchen liegt offen: { NAME("tile", $tile) }.
planet-unknown-event-next-tile-seen = Darunter liegt { NAME("tile", $tile) }.
planet-unknown-event-event-drawn = Ereignis: { NAME("event", $event) }.
planet-unknown-event-event-peeked = { SEAT($seat) } sieht das nächste Ereignis: { NAME("event", $event) }.
planet-unknown-event-event-peeked-hidden = { SEAT($seat) } sieht sich das nächste Ereignis an.
planet-unknown-event-tile-placed = { SEAT($seat) } legt { NAME("tile", $tile) } (Drehung { $turn }) auf { NAME("cell", $anchor) }.
planet-unknown-event-tile-unplaced = { SEAT($seat) } nimmt { NAME("tile", $tile) }, kann es aber nicht legen.
planet-unknown-event-civ-tile-chosen = { SEAT($seat) } wählt { NAME("tile", $tile) } und darf zuerst Rover bewegen.
planet-unknown-event-covered = { SEAT($seat) } überdeckt Rettungskapseln: { $lifepods }, Rover: { $rovers }.
planet-unknown-event-marker-moved = { SEAT($seat) }: { NAME("track", $track) } rückt auf Feld { $field } vor.
planet-unknown-event-marker-moved-back = { SEAT($seat) }: { NAME("track", $track) } geht auf Feld { $field } zurück.
planet-unknown-event-marker-steered = { SEAT($seat) }: Der { NAME("track", $track) }-Marker erreicht Feld { $field }, Leiste: { NAME("track", $column) }.
planet-unknown-event-patch-laid = { SEAT($seat) } legt ein Bonusplättchen auf { NAME("cell", $cell) }.
planet-unknown-event-patch-stored = { SEAT($seat) } hebt ein Bonusplättchen auf.
planet-unknown-event-rover-put = { SEAT($seat) } setzt einen Rover auf { NAME("cell", $cell) }.
planet-unknown-event-rover-moved = { SEAT($seat) } bewegt einen Rover von { NAME("cell", $start) } nach { NAME("cell", $cell) }.
planet-unknown-event-rover-lost = { SEAT($seat) } verliert den Rover auf { NAME("cell", $cell) }.
planet-unknown-event-meteorite-loaded = { SEAT($seat) } lädt den Meteoriten auf { NAME("cell", $cell) } auf.
planet-unknown-event-meteorite-collected = { SEAT($seat) } sammelt den Meteoriten auf { NAME("cell", $cell) } ein.
planet-unknown-event-meteorite-destroyed = { SEAT($seat) } zerstört den Meteoriten auf { NAME("cell", $cell) }.
planet-unknown-event-meteorite-fell = Bei { SEAT($seat) } fällt ein Meteorit auf { NAME("cell", $cell) }.
planet-unknown-event-meteorite-lost = { SEAT($seat) } verliert einen eingesammelten Meteoriten.
planet-unknown-event-lifepod-collected = { SEAT($seat) } sammelt die Rettungskapsel auf { NAME("cell", $cell) } ein.
planet-unknown-event-lifepod-lost = { SEAT($seat) } verliert eine Rettungskapsel.
planet-unknown-event-lifepod-set = { SEAT($seat) } legt eine Rettungskapsel hierhin: { $place ->
        [-1] Wertungsbereich
       *[other] { NAME("field", $place) }
    }.
planet-unknown-event-technology-unlocked = { SEAT($seat) } schaltet eine Technologie frei: { NAME("technology", $technology) }.
planet-unknown-event-cards-seen = { SEAT($seat) } sieht { $level ->
        [0] alle übrigen Bevölkerungskarten
       *[other] Bevölkerungskarten der Stufe { $level }
    }: { NAMES("card", $cards) }.
planet-unknown-event-cards-seen-hidden = { SEAT($seat) } sieht sich { $level ->
        [0] alle übrigen Bevölkerungskarten
       *[other] Bevölkerungskarten der Stufe { $level }
    } an.
planet-unknown-event-card-taken = { SEAT($seat) } nimmt eine Karte der Stufe { $level }: { NAME("card", $card) }.
planet-unknown-event-card-taken-hidden = { SEAT($seat) } nimmt eine Karte der Stufe { $level } für das Spielende.
planet-unknown-event-no-card-left = { SEAT($seat) } findet keine Bevölkerungskarte der Stufe { $level } mehr.
planet-unknown-event-civ-cards-changed = { $more ->
        [1] Jeder Bevölkerungsstapel erhält eine Karte.
       *[other] Jeder Bevölkerungsstapel verliert eine Karte.
    }
planet-unknown-event-objectives-offered = { SEAT($seat) } zieht Ziele: { NAMES("private-objective", $objectives) }.
planet-unknown-event-objectives-offered-hidden = { SEAT($seat) } zieht Ziele.
planet-unknown-event-objective-kept = { SEAT($seat) } behält „{ NAME("private-objective", $objective) }“.
planet-unknown-event-objective-kept-hidden = { SEAT($seat) } behält ein Einzelziel.
planet-unknown-event-objective-dropped = { SEAT($seat) } gibt „{ NAME("private-objective", $objective) }“ ab.
planet-unknown-event-objective-dropped-hidden = { SEAT($seat) } gibt ein Einzelziel ab.
planet-unknown-event-common-objective = { SEAT($seat) } bestimmt ein Ziel für alle: { NAME("objective", $objective) }.
planet-unknown-event-neighbour-objectives = Nachbarziele: { NAMES("objective", $objectives) }.
planet-unknown-event-shape-removed = { SEAT($seat) } entfernt die Form { NAME("shape", $shape) } aus der Station ({ NAME("ring", $ring) }).
planet-unknown-event-flux-set = { SEAT($seat) } setzt den Flux-Stein auf { NAME("track", $track) }.
planet-unknown-event-biomass-reset = { SEAT($seat) } setzt den Biomassemarker auf Feld 0.
planet-unknown-event-last-round = Dies ist die letzte Runde.
planet-unknown-event-final-phase = Spielende: aufbewahrte Bonusplättchen und Effekte für das Spielende. Alle Karten: { NAMES("card", $cards) }.

## Ablehnungen

planet-unknown-no-across-trench = Ein Plättchen darf nicht über dem Graben liegen.
planet-unknown-no-all-on-ring = Ein Plättchen auf dem Ring braucht ein Feld außerhalb.
planet-unknown-no-banned-quadrant = Hier ist diese Ressource verboten: { NAME("resource", $resource) }.
planet-unknown-no-beyond-rulebook = Diese Tafel steht nicht im Regelheft; erlaube solche Tafeln zuerst.
planet-unknown-no-board-not-dealt = Diese Tafel wurde dir nicht zugeteilt.
planet-unknown-no-board-twice = Jede Spezialtafel gibt es nur einmal.
planet-unknown-no-can-be-placed = Ein Plättchen deines Sektors passt, also musst du eines legen.
planet-unknown-no-cannot-slide-in = Das Plättchen lässt sich nicht an diese Stelle schieben.
planet-unknown-no-card-not-there = Diese Karte ist nicht unter denen, die du siehst.
planet-unknown-no-committed = Du hast schon gewählt: { NAME("ring", $ring) }.
planet-unknown-no-deck-size = Der Ereignisstapel hat { $cards } Karten, er muss aber { $wanted } haben.
planet-unknown-no-event-no-edge = Diese Runde darfst du nicht am Rand bauen ({ NAME("event", $event) }).
planet-unknown-no-event-no-ice = Diese Runde darfst du nicht auf Eis bauen ({ NAME("event", $event) }).
planet-unknown-no-event-same-terrain = Diese Runde dürfen gleiche Gebiete nicht aneinandergrenzen ({ NAME("event", $event) }).
planet-unknown-no-first-at-edge = Dein erstes Plättchen muss am Rand liegen.
planet-unknown-no-ice-and-land = Ein Plättchen darf nicht Eis und Land zugleich überdecken.
planet-unknown-no-marker-stuck = Dieser Marker kann nicht vorrücken: { NAME("track", $track) }.
planet-unknown-no-milestone-not-waiting = So ein Meilenstein der Stufe { $level } wartet nicht.
planet-unknown-no-no-advance = Das Plättchen rückt jetzt nicht vor: { NAME("track", $track) }.
planet-unknown-no-no-area = Energie erreicht hier nicht, oder der Marker kann nicht vor: { NAME("track", $track) }.
planet-unknown-no-no-boost = Du hast keinen Schub.
planet-unknown-no-no-civ-choice = Dieses Plättchen kannst du nicht vorab wählen.
planet-unknown-no-no-double-boost = Diesen Schub kannst du nicht verdoppeln.
planet-unknown-no-no-energy = Du hast keine Energie zu nutzen.
planet-unknown-no-no-flux = So kannst du den Flux-Marker jetzt nicht vorrücken.
planet-unknown-no-no-lifepod-held = Du hast keine Rettungskapsel zu legen.
planet-unknown-no-no-lifepod-move = Diese Rettungskapsel kannst du jetzt nicht dorthin versetzen.
planet-unknown-no-no-moves = Du hast keine Roverbewegungen.
planet-unknown-no-no-patch = Du hast kein Bonusplättchen zu legen.
planet-unknown-no-no-rover-gained = Du hast keinen Rover erhalten.
planet-unknown-no-no-rover-left = Auf deinem Konzern steht kein Rover mehr.
planet-unknown-no-no-rover-there = Auf { NAME("cell", $cell) } steht kein Rover.
planet-unknown-no-no-such-step = In diese Richtung kann der Rover hier nicht fahren.
planet-unknown-no-no-such-turn = Eine Drehung { $turn } hat dieses Plättchen nicht.
planet-unknown-no-no-tech-energy = Du kannst Technologie jetzt nicht wie Energie behandeln.
planet-unknown-no-no-technology = Keine deiner Technologien erlaubt das jetzt.
planet-unknown-no-no-teleport = So kannst du nicht teleportieren.
planet-unknown-no-no-tile-now = Du nimmst jetzt kein Plättchen.
planet-unknown-no-no-two-cards = Du hast keine Karten durchzusehen.
planet-unknown-no-not-done = Etwas, das du erhalten hast, musst du noch ausführen.
planet-unknown-no-not-in-the-bag = Nichts, was du erhalten hast, erlaubt das.
planet-unknown-no-not-on-last-tile = Ein Rover kommt auf ein Feld deines letzten Plättchens ohne Rover.
planet-unknown-no-nothing-to-load = Auf { NAME("cell", $cell) } gibt es nichts aufzuladen.
planet-unknown-no-objective-not-offered = Dieses Ziel hast du nicht gezogen.
planet-unknown-no-off-the-grid = Das Plättchen ragt über das Raster hinaus.
planet-unknown-no-overlaps = Das Plättchen läge auf einem anderen.
planet-unknown-no-patch-misfit = Dort darf kein Bonusplättchen liegen.
planet-unknown-no-patch-becomes-two = Nimm zuerst das zweite Bonusplättchen: Deine Technologie macht aus einem zwei.
planet-unknown-no-patch-must-lie = Du musst das Bonusplättchen legen.
planet-unknown-no-place-taken = Dort darf die Rettungskapsel nicht liegen.
planet-unknown-no-rotation-for-two = Die feste Drehung ist eine Variante für zwei.
planet-unknown-no-rover-barred = Auf { NAME("cell", $cell) } darf jetzt kein Rover fahren.
planet-unknown-no-rover-in-the-way = Auf { NAME("cell", $cell) } steht schon ein Rover.
planet-unknown-no-rover-off-grid = Rover bleiben im Raster.
planet-unknown-no-stack-empty = Dieser Stapel ist leer: { NAME("ring", $ring) }.
planet-unknown-no-tile-cannot-be-taken = Dieses Plättchen darfst du nicht nehmen, weil das andere passt.
planet-unknown-no-too-few-events = Von dieser Farbe gibt es nur { $there } Ereignisse: { $colour }.
planet-unknown-no-too-many-boards = Es sind mehr Tafeln genannt als Plätze da sind ({ $seats }).
planet-unknown-no-touches-nothing = Das Plättchen muss an ein anderes angrenzen.

## Einstellungen

planet-unknown-option-planets = Planeten
planet-unknown-option-planets-help = Der Planet jedes Platzes, der Reihe nach; nicht genannte Plätze folgen der Einstellung für die Tafeln.
planet-unknown-option-corporations = Konzerne
planet-unknown-option-corporations-help = Der Konzern jedes Platzes, der Reihe nach; nicht genannte Plätze folgen der Einstellung für die Tafeln.
planet-unknown-option-planets-standard = Standard (KSB-4156)
planet-unknown-option-planets-random = Ein zufälliger Spezialplanet
planet-unknown-option-planets-arashi = Arashi
planet-unknown-option-planets-cerberus = Cerberus
planet-unknown-option-planets-charybdis = Charybdis
planet-unknown-option-planets-gaia = Gaia
planet-unknown-option-planets-k-273 = K-273
planet-unknown-option-planets-kaax = K’Aax
planet-unknown-option-planets-lacuna = Lacuna
planet-unknown-option-planets-oblivion = Oblivion
planet-unknown-option-planets-pajitnov = Pajitnov
planet-unknown-option-planets-persephone = Persephone
planet-unknown-option-planets-petra = Petra
planet-unknown-option-planets-tartarus = Tartarus
planet-unknown-option-corporations-standard = Standard (Universal Coalition)
planet-unknown-option-corporations-random = Ein zufälliger Spezialkonzern
planet-unknown-option-corporations-cosmos-inc = Cosmos Inc.
planet-unknown-option-corporations-flux-industries = Flux Industries
planet-unknown-option-corporations-horizon-group = Horizon Group
planet-unknown-option-corporations-jump-drive = Jump Drive
planet-unknown-option-corporations-makeshift = Makeshift
planet-unknown-option-corporations-oasis-ultd = Oasis Ultd.
planet-unknown-option-corporations-republic = Republic
planet-unknown-option-corporations-wormhole-corp = Wormhole Corp.
planet-unknown-option-boards = Tafeln
planet-unknown-option-boards-help = Welche Spezialseiten zufällig verteilt werden; alle dürfen stattdessen die Standardseite nehmen.
planet-unknown-option-boards-standard = Standardseiten für alle
planet-unknown-option-boards-planets = Zufällige Spezialplaneten
planet-unknown-option-boards-corporations = Zufällige Spezialkonzerne
planet-unknown-option-boards-both = Zufällige Spezialplaneten und -konzerne
planet-unknown-option-beyond-rulebook = Tafeln außerhalb des Regelhefts
planet-unknown-option-beyond-rulebook-help = Erlaubt zwei weitere Konzerne und sechs weitere Planeten.
planet-unknown-option-private-objectives = Einzelziele
planet-unknown-option-private-objectives-help = Alle behalten eines von zwei geheimen Einzelzielen; im Solospiel immer.
planet-unknown-option-events = Ereignisse
planet-unknown-option-events-help = Jede Runde ein Ereignis aus einem Stapel von 20; im Solospiel immer.
planet-unknown-option-green = Grüne Ereignisse
planet-unknown-option-green-help = Wie viele der 20 Ereignisse diese Farbe haben.
planet-unknown-option-orange = Orange Ereignisse
planet-unknown-option-orange-help = Wie viele der 20 Ereignisse diese Farbe haben.
planet-unknown-option-red = Rote Ereignisse
planet-unknown-option-red-help = Wie viele der 20 Ereignisse diese Farbe haben.
planet-unknown-option-fixed-rotation = Feste Drehung
planet-unknown-option-fixed-rotation-help = Variante für zwei: Die Station dreht sich immer um einen Sektor.
planet-unknown-option-station = Raumstation
planet-unknown-option-station-help = Welche kleinen und großen Stapel sich einen Sektor teilen.
planet-unknown-option-station-turned = Innerer Kreis zufällig gedreht
planet-unknown-option-station-same = Immer gleich
planet-unknown-option-station-shuffled = Alle Stapel zufällig verteilt
planet-unknown-option-station-chosen = Der erste Kommandant dreht den inneren Kreis
planet-unknown-option-next-tiles = Nächste Plättchen sichtbar
planet-unknown-option-next-tiles-help = Alle sehen auch das Plättchen unter dem obersten jedes Stapels.
planet-unknown-option-build-on-patches = An Bonusplättchen anlegen
planet-unknown-option-build-on-patches-help = Plättchen dürfen statt an ein Plättchen an ein Bonusplättchen angrenzen.

## Ergebnisse

planet-unknown-points-lines = Reihen und Spalten
planet-unknown-points-tracks = Ressourcenleisten
planet-unknown-points-lifepods = Rettungskapseln
planet-unknown-points-meteorites = Meteoriten
planet-unknown-points-cards = Bevölkerungskarten
planet-unknown-points-private = Einzelziele
planet-unknown-points-planet = Planet
planet-unknown-points-neighbours = Nachbarziele
planet-unknown-verdict-failure = Völlig misslungen: Such dir einen Planeten, den schon jemand bewohnt.
planet-unknown-verdict-survivors = Vielleicht hat außer dir noch jemand überlebt.
planet-unknown-verdict-scraping-by = Es ist wenig, aber es reicht zum Überleben.
planet-unknown-verdict-fulfilled = Auftrag erfüllt. Gut gemacht!
planet-unknown-verdict-excellent = Ausgezeichnet: Eine Beförderung ist fällig.
planet-unknown-verdict-best-planet = Einen besseren Planeten hat kaum jemand gesehen.
planet-unknown-verdict-glorious = Eine glorreiche Zukunft für die Menschheit. Bravo!
planet-unknown-tie-empty-cells = Weniger leere Felder entschieden den Gleichstand.
planet-unknown-tie-meteorites = Weniger Meteoriten auf dem Planeten entschieden den Gleichstand.
planet-unknown-tie-shared = Der Sieg wird geteilt.

## Die Texttafel

planet-unknown-board-round = Runde { $round }, Kommandant { SEAT($commander) }
planet-unknown-board-last-round = LETZTE RUNDE
planet-unknown-board-event = Ereignis: { NAME("event", $event) }
planet-unknown-board-events-left = Noch kommende Ereignisse: { $green } grün, { $orange } orange, { $red } rot
planet-unknown-board-next-event = Du kennst das nächste Ereignis: { NAME("event", $event) }
planet-unknown-board-target = Zielwert: { $target } Medaillen
planet-unknown-board-neighbour = Ziel zwischen { SEAT($one) } und { SEAT($other) }: { NAME("objective", $objective) }
planet-unknown-board-common = Ziel für alle: { NAME("objective", $objective) }
planet-unknown-board-station = Station (offenes Plättchen, darunter liegende)
planet-unknown-board-sector = Sektor { $sector }: { $small } | { $large }
planet-unknown-board-faces = { $sector } ← { SEAT($seat) }
planet-unknown-board-open = { NAME("tile", $tile) } (+{ $left })
planet-unknown-board-open-next = { NAME("tile", $tile) } (+{ $left }; dann { NAME("tile", $next) })
planet-unknown-board-taken-next = gerade genommen (+{ $left }; dann { NAME("tile", $next) })
planet-unknown-board-empty = leer
planet-unknown-board-taken = gerade genommen (+{ $left })
planet-unknown-board-ahead = { $marker }, voraus: { $fields }
planet-unknown-board-ahead-field = { $field }: { $what }
planet-unknown-board-bonus-boost = Schub
planet-unknown-board-bonus-patch = Bonusplättchen
planet-unknown-board-bonus-moves = Bewegungen { $count }
planet-unknown-board-bonus-rover = Rover
planet-unknown-board-bonus-card = Karte der Stufe { $level }
planet-unknown-board-bonus-technology = Technologie
planet-unknown-board-bonus-double = Bonusplättchen oder anderer Bonus
planet-unknown-board-bonus-medals = Medaillen { $medals }
planet-unknown-board-civ-stacks = Übrige Bevölkerungskarten, Stufen 1 bis 4: { $stacks }
planet-unknown-board-colony = { SEAT($seat) }: { NAME("planet", $planet) }, { NAME("corporation", $corporation) }, sichtbare Medaillen: { $points }
planet-unknown-board-markers = Leisten: { $markers }
planet-unknown-board-marker = { NAME("track", $track) } { $field }/{ $top }
planet-unknown-board-marker-column = { NAME("track", $track) } { $field }/{ $top } auf { NAME("track", $column) }
planet-unknown-board-flux = Flux-Stein: { NAME("track", $track) }
planet-unknown-board-technology = Technologie: { NAME("technology", $technology) }
planet-unknown-board-collected = Eingesammelte Rettungskapseln: { $lifepods }, Meteoriten: { $meteorites }; Rover übrig: { $rovers }; aufgehobene Bonusplättchen: { $patches }
planet-unknown-board-lodged = Rettungskapseln liegen auf: { NAMES("field", $places) }
planet-unknown-board-open-cards = Offene Karten: { NAMES("card", $cards) }
planet-unknown-board-hidden-cards = Karten für das Spielende: { $count }
planet-unknown-board-own-cards = Deine Karten für das Spielende: { NAMES("card", $cards) }
planet-unknown-board-own-objectives = Deine Einzelziele: { NAMES("private-objective", $objectives) }
planet-unknown-board-offer = Zur Auswahl: { NAMES("private-objective", $objectives) }
planet-unknown-board-bag = Wartend: { $moves } Bewegungen, { $boosts } Schübe, { $patches } Bonusplättchen, { $rovers } Rover
planet-unknown-board-turns = Drehungen, { NAME("ring", $ring) }, { NAME("tile", $tile) } (erstes Feld markiert):
planet-unknown-board-legend = Felder: C Bevölkerung, W Wasser, B Biomasse, R Rover, T Technologie, E Energie; großer Buchstabe: Ressourcensymbol; p Bonusplättchen. Hinter dem Feld: * Meteorit, o Rettungskapsel, & Rover, % beladener Rover, ' freies Meteoritensymbol. Bloßer Grund: . Land, ~ Eis, = Ring, # Stadt, - Stromlinie, x giftig.
planet-unknown-board-line-medals = Medaillen einer Reihe stehen rechts, die einer Spalte unten.
planet-unknown-board-row = Reihe { $row }: { $cells }
planet-unknown-board-thing-meteorite = Meteorit
planet-unknown-board-thing-lifepod = Rettungskapsel
planet-unknown-board-thing-rover = Rover
planet-unknown-board-thing-loaded = beladener Rover
planet-unknown-board-thing-symbol = Ressource
planet-unknown-board-thing-patch = Bonusplättchen
planet-unknown-board-thing-spot = freies Meteoritensymbol
planet-unknown-board-ground-land = Land
planet-unknown-board-ground-ice = Eis
planet-unknown-board-ground-ring = Ring
planet-unknown-board-ground-city = Stadt
planet-unknown-board-ground-current = Stromlinie
planet-unknown-board-ground-toxic = giftig
planet-unknown-board-turn-plain = Drehung { $turn } bedeckt, vom ersten Feld aus: { $cells }

## Reasons for advice: more ($more is 1) or less of a term

planet-unknown-term-row = { $more ->
        [0] Reihe { $of } wird später voll
       *[other] Reihe { $of } wird eher voll
    }
planet-unknown-term-column = { $more ->
        [0] Spalte { NAME("column", $of) } wird später voll
       *[other] Spalte { NAME("column", $of) } wird eher voll
    }
planet-unknown-term-gaps = { $more ->
        [0] mehr Lücken auf dem Planeten
       *[other] weniger Lücken auf dem Planeten
    }
planet-unknown-term-track = { $more ->
        [0] weniger weit oben auf der Leiste { NAME("track", $of) }
       *[other] weiter oben auf der Leiste { NAME("track", $of) }
    }
planet-unknown-term-technology = { $more ->
        [0] weniger Technologien
       *[other] mehr Technologien
    }
planet-unknown-term-lifepods = { $more ->
        [0] weniger Rettungskapseln
       *[other] mehr Rettungskapseln
    }
planet-unknown-term-meteorites = { $more ->
        [0] weniger Meteoriten eingesammelt oder mehr im Weg
       *[other] mehr Meteoriten eingesammelt oder weniger im Weg
    }
planet-unknown-term-cards = { $more ->
        [0] deine Bevölkerungskarten bringen weniger
       *[other] deine Bevölkerungskarten bringen mehr
    }
planet-unknown-term-objective = { $more ->
        [0] du verfehlst dein Einzelziel { NAME("objective", $of) }
       *[other] du erfüllst dein Einzelziel { NAME("objective", $of) }
    }
planet-unknown-term-neighbours = { $more ->
        [0] du fällst bei einem Ziel hinter einen Nachbarn zurück
       *[other] du kommst bei einem Ziel vor einen Nachbarn
    }
planet-unknown-term-rovers = { $more ->
        [0] weniger Rover oder Bewegungen für sie
       *[other] mehr Rover oder Bewegungen für sie
    }
planet-unknown-term-patches = { $more ->
        [0] weniger Bonusplättchen
       *[other] mehr Bonusplättchen
    }
planet-unknown-term-boosts = { $more ->
        [0] weniger Schritte für deine Marker
       *[other] mehr Schritte für deine Marker
    }
planet-unknown-term-planet = { $more ->
        [0] dein Planet bringt weniger
       *[other] dein Planet bringt mehr
    }
planet-unknown-term-corporation = { $more ->
        [0] dein Konzern bringt weniger
       *[other] dein Konzern bringt mehr
    }
