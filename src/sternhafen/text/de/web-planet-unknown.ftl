### Das Brett von Planet Unknown im Browser

## Teile

web-planet-unknown-planet = Planet von { SEAT($seat) }
web-planet-unknown-station = Die Raumstation
web-planet-unknown-sector = Sektor { $sector }
web-planet-unknown-hand = Die beiden Plättchen deines Sektors
web-planet-unknown-tracks = Leisten
web-planet-unknown-corporation = { NAME("corporation", $corporation) }
web-planet-unknown-technologies = Technologien
web-planet-unknown-on = , freigeschaltet
web-planet-unknown-goals = Ziele und Ereignisse
web-planet-unknown-others = Die anderen Planeten
web-planet-unknown-parts = Teile des Bretts
web-planet-unknown-tab-planet = Planet
web-planet-unknown-tab-station = Station
web-planet-unknown-tab-tracks = Leisten
web-planet-unknown-tab-goals = Ziele
web-planet-unknown-special = Was an diesem Planeten und dieser Gesellschaft besonders ist
web-planet-unknown-close = Schließen

## Dinge

web-planet-unknown-rover = Rover auf { NAME("cell", $cell) }
web-planet-unknown-medals = { $count ->
        [one] 1 Medaille
       *[other] { $count } Medaillen
    }
web-planet-unknown-line-open = { $count ->
        [one] 1 Zelle leer
       *[other] { $count } Zellen leer
    }
web-planet-unknown-line-stone = voll, aber ein Meteorit liegt dort
web-planet-unknown-line-full = voll
web-planet-unknown-track = { NAME("track", $track) }: Feld { $field } von { $top }
web-planet-unknown-track-next = { $steps ->
        [one] nächstes Feld: { $bonus }
       *[other] in { $steps } Feldern: { $bonus }
    }
web-planet-unknown-bonus-boost = Schub
web-planet-unknown-bonus-patch = Bonusplättchen
web-planet-unknown-bonus-rover = ein Rover
web-planet-unknown-bonus-moves = { $count ->
        [one] 1 Roverbewegung
       *[other] { $count } Roverbewegungen
    }
web-planet-unknown-bonus-card = Bevölkerungskarte der Stufe { $count }
web-planet-unknown-bonus-tech = Technologie { $level }: { $name }
web-planet-unknown-bonus-advance = { NAME("track", $track) } +1
web-planet-unknown-scoring = Wertungsbereich: Rettungskapseln: { $lifepods }, Meteoriten: { $meteorites }
web-planet-unknown-stack = Darunter, in unbekannter Reihenfolge ({ $count }): { NAMES("tile", $tiles) }
web-planet-unknown-stack-next = Als Nächstes im Stapel: { NAME("tile", $tile) }.
web-planet-unknown-stack-last = Das letzte Plättchen des Stapels
web-planet-unknown-opens-later = Das nächste wird nach dieser Runde aufgedeckt
web-planet-unknown-commander = Kommandant: { SEAT($seat) }
web-planet-unknown-civ-stacks = Bevölkerungskarten übrig, Stufe 1 bis 4: { $stacks }
web-planet-unknown-last-round = Letzte Runde
web-planet-unknown-seat = { $points } sichtbare Medaillen; Rettungskapseln: { $lifepods }, Meteoriten: { $meteorites }, verdeckte Karten: { $cards }
web-planet-unknown-look = Planet von { SEAT($seat) } ansehen ({ $points } sichtbare Medaillen)
web-planet-unknown-looking = Du siehst den Planeten von { SEAT($seat) }.
web-planet-unknown-back = Zurück zu meinem

## Ziele

web-planet-unknown-target = { $points } von { $target } Medaillen sichtbar
web-planet-unknown-next-event = Du kennst das nächste Ereignis: { NAME("event", $event) }
web-planet-unknown-goal-best = { SEAT($seat) } führt mit { $value }: 5 Medaillen
web-planet-unknown-goal-tied = { SEAT($seat) }, Gleichstand mit { $value }: 2 Medaillen
web-planet-unknown-goal-behind = { SEAT($seat) }: { $value }
web-planet-unknown-offer-hide = Planet ansehen
web-planet-unknown-offer-show = Karten zeigen
web-planet-unknown-card-now = sofort
web-planet-unknown-card-end = am Ende

## Das Plättchen in der Hand

web-planet-unknown-rotate = Drehen
web-planet-unknown-rotate-help = Im Uhrzeigersinn drehen (R oder Mausrad; Umschalt+R andersherum)
web-planet-unknown-flip = Wenden
web-planet-unknown-flip-help = Wenden (F oder Rechtsklick)
web-planet-unknown-place = Hier legen
web-planet-unknown-help-place-touch = Tipp an, wohin es soll. Tipp noch einmal darauf, um es zu legen.
web-planet-unknown-help-place = Zeig, wohin es soll. R dreht, F wendet, ein Klick legt.
web-planet-unknown-gain-advance = { NAME("track", $track) } auf { $field }
web-planet-unknown-gain-steer = { NAME("track", $track) }: ein Feld weiter, wohin du willst
web-planet-unknown-gain-plain = Nur das Plättchen zählt, keine Ressource
web-planet-unknown-gain-dry = Kein Eis: Wasser bleibt
web-planet-unknown-gain-lonely = Kein Gebiet wächst: Biomasse bleibt
web-planet-unknown-gain-energy = Energie: { NAMES("track", $tracks) }
web-planet-unknown-gain-meteorite = Ein Meteorit
web-planet-unknown-gain-lost-lifepods = { $count ->
        [one] Zerstört eine Rettungskapsel
       *[other] Zerstört { $count } Rettungskapseln
    }
web-planet-unknown-gain-lost-rovers = { $count ->
        [one] Zerstört einen Rover
       *[other] Zerstört { $count } Rover
    }
web-planet-unknown-gain-line = Füllt { NAME("line", $line) }: +{ $medals }
web-planet-unknown-gain-line-blocked = Füllt { NAME("line", $line) }, aber ein Meteorit liegt dort
web-planet-unknown-gain-either = Nur eine Ressource zählt
web-planet-unknown-way = Fahrt nach { NAME("cell", $cell) }: { $moves ->
        [0] ohne Bewegung
        [one] 1 Bewegung
       *[other] { $moves } Bewegungen
    }, { $left } übrig
web-planet-unknown-way-finds = { $count ->
        [one] Sammelt unterwegs 1 Fund ein
       *[other] Sammelt unterwegs { $count } Funde ein
    }

## Was wartet

web-planet-unknown-waiting = Was wartet
web-planet-unknown-which = Was davon?
web-planet-unknown-kind-advance = Vorrücken fürs Plättchen
web-planet-unknown-kind-energise = Energie
web-planet-unknown-kind-boost = Schub
web-planet-unknown-kind-promote = Einen Marker vorrücken
web-planet-unknown-kind-step-back = Einen Marker zurücksetzen
web-planet-unknown-kind-retreat = Marker durch Technologie zurück
web-planet-unknown-kind-lay-patch = Bonusplättchen legen
web-planet-unknown-kind-put-rover = Rover einsetzen
web-planet-unknown-kind-move-rover = Roverbewegungen
web-planet-unknown-kind-teleport-rover = Rover teleportieren
web-planet-unknown-kind-lose-rover = Einen Rover verlieren
web-planet-unknown-kind-advance-rover = Rovermarker vorrücken
web-planet-unknown-kind-load-meteorite = Meteorit laden
web-planet-unknown-kind-collect-meteorite = Meteorit einsammeln
web-planet-unknown-kind-destroy-meteorite = Meteorit zerstören
web-planet-unknown-kind-clear-line = Reihe oder Spalte räumen
web-planet-unknown-kind-add-meteorite = Ein Meteorit fällt
web-planet-unknown-kind-set-lifepod = Rettungskapsel legen
web-planet-unknown-kind-move-lifepod = Rettungskapsel versetzen
web-planet-unknown-kind-collect-lifepod = Rettungskapsel einsammeln
web-planet-unknown-kind-lose-lifepod = Rettungskapsel verlieren
web-planet-unknown-kind-lose-collected-lifepod = Gesammelte Rettungskapsel verlieren
web-planet-unknown-kind-claim-row = Eine ganze Reihe Boni nehmen
web-planet-unknown-kind-reset-biomass = Biomasse zurück auf 0
web-planet-unknown-kind-choose-civ-tile = Plättchen vorab wählen
web-planet-unknown-kind-remove-shape = Einen Stapel entfernen
web-planet-unknown-kind-turn-station = Station drehen
web-planet-unknown-kind-take-unplaced = Plättchen nehmen, ohne es zu legen
web-planet-unknown-kind-set-flux = Flux-Marke setzen
web-planet-unknown-kind-steer = Marker lenken
web-planet-unknown-kind-advance-flux = Flux-Marker vorrücken
web-planet-unknown-kind-pick-milestone = Welcher Meilenstein zuerst
web-planet-unknown-kind-count-resource = Welche Ressource zählt
web-planet-unknown-kind-take-double-field = Welcher Bonus des Felds
web-planet-unknown-kind-take-planet = Planet wählen
web-planet-unknown-kind-take-corporation = Konzern wählen

web-planet-unknown-tech-used = { $name } (benutzt)
web-planet-unknown-tech-at = Technologie { $field }: { $name }
web-planet-unknown-others-get = Was die anderen bekämen
web-planet-unknown-have = Du hast
web-planet-unknown-have-lifepods = eingesammelte Rettungskapseln
web-planet-unknown-have-meteorites = eingesammelte Meteoriten
web-planet-unknown-have-rovers = Rover in Reserve
web-planet-unknown-have-patches = aufgehobene Bonusplättchen
web-planet-unknown-cards = Bevölkerungskarten
web-planet-unknown-ending-over = Die Medaillen sind gezählt.
web-planet-unknown-civ-advance-different = { $count ->
            [one] 1 Marker vor
           *[other] { $count } Marker vor
        }
web-planet-unknown-civ-advance-all-to = alle auf Feld { $count }
web-planet-unknown-civ-gain-patch = { $count ->
            [one] 1 Bonus­plättchen
           *[other] { $count } Bonus­plättchen
        }
web-planet-unknown-civ-rover-moves = { $count } Rover­bewe­gungen
web-planet-unknown-civ-take-and-place-tile = noch ein Plättchen
web-planet-unknown-civ-medals = am Ende: { $count ->
            [one] 1 Medaille
           *[other] { $count } Medaillen
        }{ $more ->
            [0] {""}
           *[other] , 1 Marker vor
        }
web-planet-unknown-civ-collect-lifepods = { $count ->
            [one] 1 Kapsel
           *[other] { $count } Kapseln
        } bergen
web-planet-unknown-civ-teleport-rover = ein Rover springt
web-planet-unknown-civ-clear-line = eine Linie räumen
web-planet-unknown-civ-destroy-meteorites = { $count } Meteoriten weg
web-planet-unknown-civ-medals-per-patch = 1 Medaille je Bonus­plättchen
web-planet-unknown-civ-medals-per-lifepod = 1 Medaille je Kapsel
web-planet-unknown-civ-meteorite-repo = je 3 Meteoriten 1 Medaille mehr
web-planet-unknown-civ-commerce-agreement = je mehr davon, desto besser
