### Escape Pods: alle Wörter außer den nummerierten Regeln. Die Besatzung heißt A1 bis E9, Bojen nach den Buchstaben ihrer zwei Plätze.

escape-pods-title = Escape Pods
escape-pods-line = Teilt die Kapseln, nicht die Zufluchten.
escape-pods-blurb = Das Schiff bricht auseinander. Bring deine Besatzung in Kapseln, die du mit den anderen teilst, zu den Zufluchten und besetze dort die besten Plätze, bevor der Schrott alle Wege versperrt.

## Spielmaterial

escape-pods-name-kind-0 = Kommandant
escape-pods-name-kind-1 = Wissenschaftler
escape-pods-name-kind-2 = Ingenieur
escape-pods-name-kind-3 = alle
escape-pods-name-one-0 = ein Kommandant
escape-pods-name-one-1 = ein Wissenschaftler
escape-pods-name-one-2 = ein Ingenieur
escape-pods-name-letter-0 = K
escape-pods-name-letter-1 = W
escape-pods-name-letter-2 = I
escape-pods-name-letter-3 = ?
escape-pods-name-action-0 = Einsteigen
escape-pods-name-action-1 = Aussteigen
escape-pods-name-action-2 = Beschleunigen
escape-pods-name-action-3 = Spionage
escape-pods-name-action-4 = Minikapsel
escape-pods-name-action-5 = Entern
escape-pods-name-action-6 = Fliegen
escape-pods-name-action-7 = Programmieren
escape-pods-name-action-8 = Aktualisieren
escape-pods-name-pod-0 = Kapsel Spatz
escape-pods-name-pod-1 = Kapsel Fink
escape-pods-name-pod-2 = Kapsel Meise
escape-pods-name-pod-3 = Kapsel Reiher
escape-pods-name-pod-4 = Kapsel Storch
escape-pods-name-pod-5 = Kapsel Albatros
escape-pods-name-haven-0 = Zuflucht 1
escape-pods-name-haven-1 = Zuflucht 2
escape-pods-name-haven-2 = Zuflucht 3
escape-pods-name-haven-3 = Zuflucht 4
escape-pods-name-hangar-0 = Hangar 1
escape-pods-name-hangar-1 = Hangar 2
escape-pods-name-hangar-2 = Hangar 3
escape-pods-name-scoring-0 = Das 1. Feld
escape-pods-name-scoring-1 = Das 2. Feld
escape-pods-name-scoring-2 = Das 3. Feld
escape-pods-name-scoring-3 = Das 4. Feld
escape-pods-name-scoring-4 = Das 5. Feld
escape-pods-name-ending-0 = alle letzten Züge sind gespielt
escape-pods-name-ending-1 = keine Zuflucht hat mehr Platz
escape-pods-name-ending-2 = jenseits der Barriere ist niemand mehr unterwegs
escape-pods-name-ending-3 = niemand kann je wieder handeln
escape-pods-name-ending-4 = die letzte Runde dieses Tisches ist vorbei

## Fragen

escape-pods-ask-turn = { $last ->
        [1] Dein letzter Zug
       *[other] Du bist am Zug
    }: { $can_activate ->
        [0] { $left ->
            [0] Du hast keine Handlung mehr.
           *[other] Gerade ist keine Handlung möglich.
        }{ $can_buoy_move ->
            [0] {" "}Beende den Zug.
           *[other] {" "}Nutze deine Bojen oder beende den Zug.
        }
       *[other] Wähle eine Handlung und wer sie bezahlt{ $can_buoy_move ->
            [0] , oder beende den Zug.
           *[other] , nutze deine Bojen oder beende den Zug.
        }{ $left ->
            [one] {" "}Du hast noch eine Handlung.
           *[other] {" "}Du hast noch { $left } Handlungen.
        }
    }
escape-pods-ask-buoys = Bewege kostenlos eine Kapsel mit deiner Besatzung über eine deiner Bojen.
escape-pods-ask-embarking = Einsteigen: Wähle, wer in welche Kapsel geht.
escape-pods-ask-disembarking = Aussteigen: Wähle, wer in welche Zuflucht geht.
escape-pods-ask-accelerating = Beschleunigen: Wähle eine Kapsel mit deiner Besatzung und ihren Zielsektor.
escape-pods-ask-flying = Fliegen: Wähle eine beliebige besetzte Kapsel und ihren Zielsektor.
escape-pods-ask-spying = Spionage: { $can_spy_on_haven ->
        [0] Wähle die Kapsel, in die du schaust.
       *[other] { $can_spy_on_pod ->
            [0] Wähle die Zuflucht, in die du schaust.
           *[other] Wähle die Kapsel oder Zuflucht, in die du schaust.
        }
    }
escape-pods-ask-launching-mini = Minikapsel: Wähle, wer darin startet, und einen freien Sektor am Schiff.
escape-pods-ask-boarding = Entern: Wähle dein Besatzungsmitglied und eines in anderer Farbe, dessen Platz es einnimmt.
escape-pods-ask-programming = Programmieren{ $can_bury ->
        [0] {""}
       *[other] {" "}· Leg eine Explosionskarte unter den Stapel
    }{ $can_place_buoy ->
        [0] {""}
       *[other] {" "}· Setze eine Boje
    }{ $can_move_buoy ->
        [0] {""}
       *[other] {" "}· Versetze eine Boje
    }{ $can_swap_buoys ->
        [0] {""}
       *[other] {" "}· Tausche zwei Bojen
    }
escape-pods-ask-displacing = { NAME("pod", $pod) } fliegt in Sektor { $sector }: Wähle, wohin { NAME("pod", $pushed) } ausweicht.
escape-pods-ask-stowing = { NAME("pod", $pod) } ist leer: Wähle ihren Hangar.
escape-pods-ask-assigning = { NAME("haven", $haven) }: Wähle ein Wertungsfeld für { NAME("crew", $crew) }, { NAME("one", $kind) }.

## Handlungen

escape-pods-do-activate = { NAME("action", $action) } (es zahlt { NAME("one", $marker) })
escape-pods-do-end-turn = Zug beenden
escape-pods-do-embark = Aus der Reserve in { NAME("pod", $pod) }: { NAME("one", $kind) }
escape-pods-do-change-pod = { NAME("crew", $crew) } steigt um in { NAME("pod", $pod) }
escape-pods-do-disembark = { NAME("crew", $crew) } steigt aus in { NAME("haven", $haven) }
escape-pods-do-move = { NAME("pod", $pod) } nach Sektor { $sector }
escape-pods-do-buoy-move = Kostenlos: { NAME("pod", $pod) } über die Boje an der Grenze { NAME("border", $space) }
escape-pods-do-push = Nach Sektor { $sector } schieben
escape-pods-do-stow = In { NAME("hangar", $hangar) }
escape-pods-do-spy-on-pod = In { NAME("pod", $pod) } schauen
escape-pods-do-spy-on-haven = In { NAME("haven", $haven) } schauen
escape-pods-do-launch-mini = Mit einer Minikapsel nach Sektor { $sector }: { NAME("one", $kind) }
escape-pods-do-board-from-pod = { NAME("crew", $crew) } tauscht den Platz mit { NAME("crew", $other) }
escape-pods-do-board-from-reserve = Aus der Reserve auf den Platz von { NAME("crew", $other) }: { NAME("one", $kind) }
escape-pods-do-bury = Explosionskarte { $card } unter den Stapel legen
escape-pods-do-place-buoy = Boje { NAME("buoy", $buoy) } an die Grenze { NAME("border", $space) } setzen
escape-pods-do-move-buoy = Die Boje an der Grenze { NAME("border", $origin) } an die Grenze { NAME("border", $space) } versetzen
escape-pods-do-swap-buoys = Die Bojen an den Grenzen { NAME("border", $one) } und { NAME("border", $other) } tauschen
escape-pods-do-assign = { NAME("scoring", $space) } nehmen

## Was geschah

escape-pods-event-turn-began = { $last ->
        [0] { SEAT($seat) } ist am Zug und hat { $actions ->
            [one] eine Handlung
           *[other] { $actions } Handlungen
        }.
       *[other] { SEAT($seat) } hat den letzten Zug mit { $actions ->
            [one] einer Handlung
           *[other] { $actions } Handlungen
        }.
    }
escape-pods-event-activated = { SEAT($seat) }: { NAME("action", $action) }, bezahlt durch: { NAME("kind", $marker) }.
escape-pods-event-activated-hidden = { SEAT($seat) }: { NAME("action", $action) }.
escape-pods-event-crew-returned = { $count ->
        [one] Ein Besatzungsmitglied kehrt
       *[other] { $count } Besatzungsmitglieder kehren
    } in die Reserve von { SEAT($seat) } zurück.
escape-pods-event-embarked = { SEAT($seat) }: { NAME("crew", $crew) } ({ NAME("kind", $kind) }) steigt in { NAME("pod", $pod) }.
escape-pods-event-embarked-hidden = { SEAT($seat) }: { NAME("crew", $crew) } steigt in { NAME("pod", $pod) }.
escape-pods-event-pod-changed = { SEAT($seat) }: { NAME("crew", $crew) } steigt von { NAME("pod", $origin) } um in { NAME("pod", $pod) }.
escape-pods-event-pod-launched = { NAME("pod", $pod) } startet in Sektor { $sector }.
escape-pods-event-mini-launched = { SEAT($seat) }: { NAME("crew", $crew) } ({ NAME("kind", $kind) }) startet mit { NAME("pod", $pod) } in Sektor { $sector }.
escape-pods-event-mini-launched-hidden = { SEAT($seat) }: { NAME("crew", $crew) } startet mit { NAME("pod", $pod) } in Sektor { $sector }.
escape-pods-event-pod-moved = { SEAT($seat) } bewegt { NAME("pod", $pod) } von Sektor { $origin } nach { $sector }.
escape-pods-event-buoy-used = { SEAT($seat) } bewegt { NAME("pod", $pod) } über die Boje an der Grenze { NAME("border", $space) } von Sektor { $origin } nach { $sector }.
escape-pods-event-pod-pushed = { NAME("pod", $pod) } wird von Sektor { $origin } nach { $sector } geschoben.
escape-pods-event-pods-swapped = { NAME("pod", $pod) } kann sonst nirgends hin und tauscht den Platz: von Sektor { $origin } nach { $sector }.
escape-pods-event-pod-stowed = { NAME("pod", $pod) } ist leer und kehrt in { NAME("hangar", $hangar) } zurück.
escape-pods-event-mini-stowed = { NAME("pod", $pod) } ist leer und kehrt in die Minikapselbucht zurück.
escape-pods-event-disembarked = { SEAT($seat) } lässt { NAME("crew", $crew) } aussteigen: Ankunftsfeld { $space } von { NAME("haven", $haven) }.
escape-pods-event-marker-moved = Der Explosionsmarker von { NAME("haven", $haven) } rückt auf Ankunftsfeld { $space }.
escape-pods-event-marker-gone = Der Explosionsmarker von { NAME("haven", $haven) } verlässt das Spiel.
escape-pods-event-exploded = Sektor { $sector } explodiert: Schrott, hier kommt niemand mehr hinein.
escape-pods-event-pod-destroyed = { NAME("pod", $pod) } ist getroffen; zurück in ihre Reserven: { NAMES("crew", $crew) }.
escape-pods-event-card-turned = Die nächste Explosionskarte ist { $card }.
escape-pods-event-card-buried = { SEAT($seat) } legt Explosionskarte { $card } unter den Stapel.
escape-pods-event-pod-spied = { SEAT($seat) } schaut in { NAME("pod", $pod) }: { NAMES("crew", $crew) } – { NAMES("kind", $kinds) }.
escape-pods-event-pod-spied-hidden = { SEAT($seat) } schaut in { NAME("pod", $pod) }: { NAMES("crew", $crew) }.
escape-pods-event-haven-spied = { SEAT($seat) } schaut in { NAME("haven", $haven) }: { NAMES("crew", $crew) } – { NAMES("kind", $kinds) }.
escape-pods-event-haven-spied-hidden = { SEAT($seat) } schaut in { NAME("haven", $haven) }: { NAMES("crew", $crew) }.
escape-pods-event-pod-boarded = { SEAT($seat) }: { NAME("crew", $crew) } entert { NAME("pod", $pod) }; { NAME("crew", $other) } muss in { NAME("pod", $origin) }.
escape-pods-event-ship-boarded = { SEAT($seat) }: { NAME("crew", $crew) } ({ NAME("kind", $kind) }) entert { NAME("pod", $pod) }; { NAME("crew", $other) } kehrt in die Reserve zurück.
escape-pods-event-ship-boarded-hidden = { SEAT($seat) }: { NAME("crew", $crew) } entert { NAME("pod", $pod) }; { NAME("crew", $other) } kehrt in die Reserve zurück.
escape-pods-event-buoy-placed = { SEAT($seat) } setzt Boje { NAME("buoy", $buoy) } an die Grenze { NAME("border", $space) }.
escape-pods-event-buoy-moved = { SEAT($seat) } versetzt Boje { NAME("buoy", $buoy) } von der Grenze { NAME("border", $origin) } an die Grenze { NAME("border", $space) }.
escape-pods-event-buoys-swapped = { SEAT($seat) } tauscht die Bojen an den Grenzen { NAME("border", $one) } und { NAME("border", $other) }.
escape-pods-event-barrier-closed = Der Schrott versperrt alle Wege: { SEAT($seat) } hat die Barriere geschlossen. Es folgen die letzten Züge.
escape-pods-event-last-turn-missed = { SEAT($seat) } hat niemanden jenseits der Barriere und bekommt keinen letzten Zug.
escape-pods-event-game-ended = Der Flug ist vorbei: { NAME("ending", $reason) }. Die Zufluchten werden gewertet.
escape-pods-event-haven-opened = { NAME("haven", $haven) } wird aufgedeckt: { NAMES("crew", $crew) } – { NAMES("kind", $kinds) }.
escape-pods-event-crew-assigned = { SEAT($seat) }: { NAME("crew", $crew) } nimmt in { NAME("haven", $haven) } ein Feld mit Wert { $points } (für { NAME("kind", $kind) }).
escape-pods-event-crew-unassigned = { SEAT($seat) }: { NAME("crew", $crew) } findet in { NAME("haven", $haven) } kein Feld.
escape-pods-event-haven-scored = { NAME("haven", $haven) } bringt { SEAT($seat) } { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.

## Einwände

escape-pods-no-havens-not-asked = Nenne vier Zufluchten nur zusammen mit der eigenen Auswahl.
escape-pods-no-havens-only-solo = Nur im Solospiel darfst du die Zufluchten auswählen.
escape-pods-no-havens-four = Wähle { $count } verschiedene Zufluchten.
escape-pods-no-no-action-left = Du hast in diesem Zug keine Handlung mehr.
escape-pods-no-reserve-empty = In deiner Reserve ist niemand, der eine Handlung bezahlen könnte.
escape-pods-no-none-in-reserve = In deiner Reserve fehlt: { NAME("kind", $kind) }.
escape-pods-no-no-activation-space = { NAME("action", $action) } hat auf deinem Steuerpult kein freies Feld.
escape-pods-no-no-effect = { NAME("action", $action) } hätte jetzt keine Wirkung.
escape-pods-no-bay-empty = In der Bucht ist keine Minikapsel mehr.
escape-pods-no-two-in-reserve = Du brauchst zwei in der Reserve: Einer zahlt, einer geht.
escape-pods-no-nobody-to-board = Du bist allein: Es gibt niemanden, mit dem du tauschen könntest.
escape-pods-no-nothing-to-refresh = Auf deinem fortgeschrittenen Steuerpult ist niemand.
escape-pods-no-pod-in-bay = { NAME("pod", $pod) } ist in der Bucht: Nutze die Handlung Minikapsel.
escape-pods-no-pod-not-used = { NAME("pod", $pod) } ist nicht im Spiel.
escape-pods-no-pod-full = { NAME("pod", $pod) } ist voll.
escape-pods-no-launch-blocked = { NAME("pod", $pod) } kann nicht starten: Sektor { $sector } ist versperrt.
escape-pods-no-pod-far-from-ship = { NAME("pod", $pod) } ist nicht am Schiff.
escape-pods-no-not-your-crew = Das gehört nicht zu deiner Besatzung.
escape-pods-no-own-crew = { NAME("crew", $crew) } gehört dir selbst: Wähle jemanden in anderer Farbe.
escape-pods-no-crew-not-in-pod = { NAME("crew", $crew) } ist in keiner Kapsel.
escape-pods-no-pods-not-adjacent = { NAME("pod", $pod) } und { NAME("pod", $other) } sind nicht in benachbarten Sektoren.
escape-pods-no-haven-not-adjacent = { NAME("pod", $pod) } ist nicht neben { NAME("haven", $haven) }.
escape-pods-no-haven-full = { NAME("haven", $haven) } ist voll.
escape-pods-no-not-a-ship-sector = Sektor { $sector } liegt nicht am Schiff.
escape-pods-no-sector-not-empty = Sektor { $sector } ist nicht leer.
escape-pods-no-debris = Sektor { $sector } ist voller Schrott.
escape-pods-no-larger-pod = { NAME("pod", $pod) } in Sektor { $sector } ist nicht kleiner.
escape-pods-no-pod-not-in-space = { NAME("pod", $pod) } ist nicht im Weltall.
escape-pods-no-not-adjacent = Sektor { $sector } liegt nicht neben { NAME("pod", $pod) }.
escape-pods-no-no-own-crew = In { NAME("pod", $pod) } ist niemand von dir.
escape-pods-no-push-not-adjacent = Sektor { $sector } liegt nicht neben { NAME("pod", $pod) }.
escape-pods-no-push-back = { NAME("pod", $pod) } darf nicht nach Sektor { $sector } ausweichen, denn von dort kommt die schiebende Kapsel.
escape-pods-no-push-dead-end = { NAME("pod", $pod) } in Sektor { $sector } könnte nicht ausweichen.
escape-pods-no-hangar-size = { NAME("hangar", $hangar) } passt nicht zu { NAME("pod", $pod) }.
escape-pods-no-hangar-full = { NAME("hangar", $hangar) } ist nicht leer.
escape-pods-no-nobody-in-pod = In { NAME("pod", $pod) } ist niemand.
escape-pods-no-nobody-in-haven = In { NAME("haven", $haven) } ist niemand.
escape-pods-no-no-buoy = An der Grenze { NAME("border", $space) } ist keine Boje.
escape-pods-no-buoy-space-taken = An der Grenze { NAME("border", $space) } ist schon eine Boje.
escape-pods-no-buoys-in-order = Nenne zwei verschiedene Bojen, die mit der kleineren Grenze zuerst.
escape-pods-no-card-not-face-up = Explosionskarte { $card } liegt nicht offen.
escape-pods-no-deck-empty = Es gibt keine Explosionskarte mehr zum Aufdecken.
escape-pods-no-buoy-not-in-reserve = Boje { NAME("buoy", $buoy) } ist nicht in der Bojenreserve.
escape-pods-no-buoy-not-shared = Boje { NAME("buoy", $buoy) } muss warten: Wähle eine mit deiner Farbe und der eines Mitspielers.
escape-pods-no-buoy-not-yours = Boje { NAME("buoy", $buoy) } zeigt deine Farbe nicht.
escape-pods-no-pod-not-at-buoy = { NAME("pod", $pod) } ist nicht an der Grenze { NAME("border", $space) }.
escape-pods-no-no-such-space = { NAME("haven", $haven) } hat kein solches Feld.
escape-pods-no-space-taken = Dieses Feld ist besetzt.
escape-pods-no-space-kind = Auf dieses Feld darf nur { NAME("one", $kind) }.

## Einstellungen und Ergebnis

escape-pods-option-haven-set = Zufluchten
escape-pods-option-haven-set-help = Welche Zufluchtskarten mitspielen. Üblich: zufällige zu mehreren, die vier markierten im Solospiel.
escape-pods-option-haven-set-usual = Wie üblich
escape-pods-option-haven-set-random = Zufällig
escape-pods-option-haven-set-beginner = Die vier für den Einstieg
escape-pods-option-haven-set-chosen = Eigene Auswahl (nur solo)
escape-pods-option-chosen-havens = Ausgewählte Zufluchten
escape-pods-option-chosen-havens-help = Die Nummern (1 bis 22) von vier Zufluchten, von links nach rechts; nur bei eigener Auswahl.
escape-pods-option-round-cap = Rundengrenze
escape-pods-option-round-cap-help = Spätestens nach so vielen Runden werden die Zufluchten gewertet. Leer oder 0: keine Grenze.
escape-pods-points-haven-1 = Zuflucht 1
escape-pods-points-haven-2 = Zuflucht 2
escape-pods-points-haven-3 = Zuflucht 3
escape-pods-points-haven-4 = Zuflucht 4
escape-pods-verdict-survivor = Überlebender: Du bist mit dem Leben davongekommen.
escape-pods-verdict-conqueror = Eroberer: Die Zufluchten gehören dir.
escape-pods-verdict-lord = Herr der Galaxie: Niemand hätte mehr retten können.
escape-pods-tie-most-crew = Den Gleichstand entscheiden die meisten Besatzungsmitglieder in Zufluchten.
escape-pods-tie-most-assigned = Den Gleichstand entscheiden die meisten Besatzungsmitglieder auf Wertungsfeldern.
escape-pods-tie-most-havens = Den Gleichstand entscheiden die meisten Zufluchten mit eigenen Besatzungsmitgliedern auf Wertungsfeldern.
escape-pods-tie-shared = Nichts entscheidet den Gleichstand: Der Sieg wird geteilt.

## Das Textbrett

escape-pods-board-turn =
    { $cap ->
        [0] Runde { $round }.
       *[other] Runde { $round } von höchstens { $cap }.
    } Am Zug: { SEAT($seat) }, übrige Handlungen: { $left }. Startspieler: { SEAT($start) }.
escape-pods-board-barrier = Die Barriere ist geschlossen ({ SEAT($seat) }). Dahinter liegen die Sektoren { $sectors }.
escape-pods-board-haven = { NAME("haven", $haven) } { NAME("card", $card) }
escape-pods-board-beside = (neben { $sectors })
escape-pods-board-spaces = Felder: { $spaces }
escape-pods-board-space-plain = { $n }: { NAME("kind", $kind) } { $points }
escape-pods-board-any = X
escape-pods-name-colour-g = grün
escape-pods-name-colour-r = rot
escape-pods-name-colour-o = orange
escape-pods-name-special-bonus-if-filled = Besonders: Alle hier zählen einen Punkt mehr, wenn alle grünen Felder besetzt sind.
escape-pods-name-special-zero-unless-filled = Besonders: Alle hier zählen nichts, solange nicht alle roten Felder besetzt sind.
escape-pods-name-special-malus-unless-filled = Besonders: Alle hier zählen einen Punkt weniger, solange das orange Feld nicht besetzt ist.
escape-pods-name-special-bonus-per-player = Besonders: Alle hier zählen einen Punkt mehr für jeden Spieler, der hier jemanden hat.
escape-pods-board-arrived = Angekommen: { $crew }. Frei: { $free }.
escape-pods-board-marker = Explosionsmarker auf Ankunftsfeld { $space }.
escape-pods-board-crew = { NAME("crew", $crew) } ({ $kind })
escape-pods-board-tag = { NAME("crew", $crew) }
escape-pods-board-unknown = unbekannt
escape-pods-board-cards = Nächste Explosion: { $cards }. Karten im Stapel: { $deck }.
escape-pods-board-under = Ganz unten im Stapel: { $cards }.
escape-pods-board-debris = Schrott: { $sectors }.
escape-pods-board-buoy = { NAME("buoy", $buoy) } an { NAME("border", $space) }
escape-pods-board-buoy-label = { NAME("buoy", $buoy) }
escape-pods-board-buoys = Bojen: { $buoys }.
escape-pods-board-free-borders = Freie Grenzen: { NAMES("border", $spaces) }.
escape-pods-board-buoy-reserve = Bojenreserve: { NAMES("buoy", $buoys) }.
escape-pods-board-buoy-legend = Auf der Karte ist (oo) eine freie Grenze, (AB) eine Boje der Plätze A und B.
escape-pods-board-hangar = { NAME("hangar", $hangar) }: { NAME("pod", $pod) }, startet in Sektor { $sector }.
escape-pods-board-hangar-empty = { NAME("hangar", $hangar) }: leer (nach Sektor { $sector }).
escape-pods-board-bay = Minikapseln in der Bucht: { $count }.
escape-pods-board-seat = { SEAT($seat) }
escape-pods-board-reserve = Reserve { $count }
escape-pods-board-panels = Auf den Steuerpulten: { $actions }.
escape-pods-board-pod = { NAME("pod", $pod) }
escape-pods-board-wreck = Schrott
escape-pods-board-sector-pod = Sektor { $sector }: { NAME("pod", $pod) } mit { $crew }. Daneben: { $near }.
escape-pods-board-sector-debris = Sektor { $sector }: Schrott. Daneben: { $near }.
escape-pods-board-sector-empty = Sektor { $sector }: leer. Daneben: { $near }.

## Reasons for advice: more ($more is 1) or less of a term

escape-pods-term-haven = { $more ->
        [0] weniger Punkte auf { NAME("card", $of) }
       *[other] mehr Punkte auf { NAME("card", $of) }
    }
escape-pods-term-arrived = { $more ->
        [0] weniger Crew ist in Sicherheit
       *[other] mehr Crew ist in Sicherheit
    }
escape-pods-term-under-way = { $more ->
        [0] deine Crew ist weiter von den Zufluchten entfernt
       *[other] deine Crew ist näher an den Zufluchten
    }
escape-pods-term-prospect = { $more ->
        [0] auf deine Crew warten schlechtere Felder in den Zufluchten
       *[other] auf deine Crew warten bessere Felder in den Zufluchten
    }
escape-pods-term-reserve = { $more ->
        [0] weniger Crew in Reserve
       *[other] mehr Crew in Reserve
    }
escape-pods-term-free-moves = { $more ->
        [0] mehr kostenlose Züge hin und her
       *[other] weniger kostenlose Züge hin und her
    }
