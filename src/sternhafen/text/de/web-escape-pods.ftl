### Was der Plan von Escape Pods im Browser sagt: vor allem Beschriftungen für Screenreader.

web-escape-pods-board = Der Raum zwischen dem Schiff und den Zufluchten
web-escape-pods-console = Deine Besatzung und deine Steuerpulte
web-escape-pods-reserve = Deine Reserve
web-escape-pods-reserve-kind = Reserve: { $count } × { NAME("kind", $kind) }
web-escape-pods-basic = Grundlegendes Steuerpult
web-escape-pods-advanced = Fortgeschrittenes Steuerpult
web-escape-pods-action = { NAME("action", $action) }, { $free } von { $all } Feldern frei
web-escape-pods-seat = Reserve: { $reserve }. In Zufluchten: { $saved }. Belegt: { $busy }
web-escape-pods-kind-unknown = Typ unbekannt
web-escape-pods-crew = { NAME("crew", $crew) } von { SEAT($seat) }, { $kind }
web-escape-pods-in-sector = Sektor { $sector }
web-escape-pods-in-bay = Minikapselbucht
web-escape-pods-empty = niemand
web-escape-pods-pod = { NAME("pod", $pod) } ({ $seats ->
        [one] 1 Sitz
       *[other] { $seats } Sitze
    }), { $place }, an Bord: { $aboard }
web-escape-pods-debris = Schrott
web-escape-pods-next-blast = explodiert als Nächstes
web-escape-pods-beyond = jenseits der Barriere
web-escape-pods-space = { $kind } { $points }
web-escape-pods-haven = { NAME("haven", $haven) }, { NAME("card", $card) }: { $count } von { $all } angekommen: { $crew }. Wertungsfelder: { $spaces }.
web-escape-pods-marker = Explosionsmarker auf Ankunftsfeld { $space }.
web-escape-pods-special-bonus-if-filled = Sind beide grünen Felder besetzt, zählen hier alle 1 mehr.
web-escape-pods-special-zero-unless-filled = Sind nicht beide roten Felder besetzt, zählen hier alle 0.
web-escape-pods-special-malus-unless-filled = Solange das orange Feld leer ist, zählen hier alle 1 weniger.
web-escape-pods-special-bonus-per-player = Alle hier zählen 1 mehr für jeden, der vertreten ist.
web-escape-pods-buoy = Boje { NAME("buoy", $buoy) }, für { $seats }
web-escape-pods-buoy-space = Grenze { NAME("border", $space) }: { $buoy }
web-escape-pods-no-buoy = keine Boje
web-escape-pods-card-next = Explosionskarte { $card }: explodiert als Nächstes
web-escape-pods-card-second = Explosionskarte { $card }: explodiert danach
web-escape-pods-deck = { $count } verdeckte Explosionskarten
web-escape-pods-under = Zuunterst im Stapel, in dieser Reihenfolge: { $cards }
web-escape-pods-round = Runde { $round }
web-escape-pods-barrier = Letzte Züge
web-escape-pods-crew-secret = Deine Crew · nur du siehst sie
web-escape-pods-ready-again = Nächsten Zug wieder frei
web-escape-pods-locked = Gesperrt, bis alle drei belegt sind
web-escape-pods-since = Seit deinem letzten Zug
web-escape-pods-tray = Zur Auswahl
web-escape-pods-actions-left = { $count ->
        [one] Noch eine Handlung
       *[other] Noch { $count } Handlungen
    }
web-escape-pods-cards-left = { $count ->
        [0] letzte Karte
        [one] noch 1 Karte
       *[other] noch { $count } Karten
    }
web-escape-pods-blast-next = nächste Explosion
web-escape-pods-blast-second = danach
web-escape-pods-kind-0 = Kom­man­dant
web-escape-pods-kind-1 = Wissen­schaftler
web-escape-pods-kind-2 = Ingenieur
web-escape-pods-key-0 = Ein­steigen
web-escape-pods-key-1 = Aus­steigen
web-escape-pods-key-2 = Beschleu­nigen
web-escape-pods-key-3 = Spionage
web-escape-pods-key-4 = Mini­kapsel
web-escape-pods-key-5 = Entern
web-escape-pods-key-6 = Fliegen
web-escape-pods-key-7 = Program­mieren
web-escape-pods-key-8 = Aktuali­sieren
web-escape-pods-counting = Die Zufluchten werden gezählt.
web-escape-pods-counted = Alle Zufluchten sind gezählt.
