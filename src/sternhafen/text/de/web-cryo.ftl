### Cryo: Wörter des Spielbretts im Browser.

## Orte

web-cryo-tabs = Was zu sehen ist
web-cryo-tab-ship = Schiff
web-cryo-tab-caves = Höhlen
web-cryo-tab-own = Plattform
web-cryo-tab-points = Punkte
web-cryo-tab-side = Plattform von { $name }
web-cryo-home-0 = Eigenbau I
web-cryo-home-1 = Aufwecken
web-cryo-home-2 = Aufladen
web-cryo-home-3 = Eigenbau II
web-cryo-home-4 = Nano
web-cryo-home-5 = Planen
web-cryo-card-code = K{ $n }

## Was ein Ding ist

web-cryo-crowd = { $name } { $pods }
web-cryo-nobody = niemand
web-cryo-empty = leer
web-cryo-drone-of = Drohne von { $name }
web-cryo-dock = Dock { NAME("dock", $dock) }: { $state }. Daneben: { $beside }.
web-cryo-space = { NAME("space", $space) }{ $kind ->
        [0] : bis zu 3 Crew-Kapseln dieses Schiffsteils aufwecken, je 1 organisches Material
        [1] : { $tiles }
        [2] : bis zu 3 Kristalle in Energie verwandeln
        [3] : bis zu 3 Kristalle, organisches Material oder Technologie in Nanomaschinen verwandeln
        [4] : bis zu 3 Technologie bezahlen, je 1 Kartenaktion
        [5] : 1 Energie und 1 Technologie bezahlen, eine Höhle aufdecken, 1 Crew-Kapsel ansiedeln
        [6] : 1 wache Crew-Kapsel auf ein Bergungsfeld setzen
       *[other] : bis zu 3 Crew-Kapseln vom Bergen zurückholen
    }
web-cryo-chamber = { NAME("chamber", $chamber) }: { $pods }{ $struck ->
        [0] { "" }
       *[other] , sabotiert
    }
web-cryo-incident = Vorfall in { NAME("section", $section) }: { NAME("incident", $incident) }
web-cryo-no-incident = { NAME("section", $section) }: kein Vorfall
web-cryo-cave-dark = Höhle { NAME("cave", $cave) }, verdeckt, { $large ->
        [0] klein
       *[other] groß
    }
web-cryo-cave = Höhle { NAME("cave", $cave) }: { NAME("cavetile", $tile) }. Siedler: { $pods }
web-cryo-cave-known = Höhle { NAME("cave", $cave) }, verdeckt, nur du kennst sie: { NAME("cavetile", $tile) }
web-cryo-tunnel = { NAME("tunnel", $tunnel) }: { $energy } Energie
web-cryo-transport = Transport-Dock, immer frei: ein Fahrzeug starten. Drohnen hier: { $count }
web-cryo-row = Bergung, { NAME("row", $row) }: { $pods }. Freie Felder: { $free }
web-cryo-slot = { NAME("slot", $slot) }: { $tile }
web-cryo-slot-scrap = { $label }. Wähle ihn, um das Plättchen zu verschrotten.
web-cryo-home = Plattform, { NAME("home", $home) }{ $drone ->
        [0] { "" }
       *[other] , mit Drohne
    }
web-cryo-track = { NAME("resource", $resource) }: { $amount } von höchstens { $most }
web-cryo-awake = Wache Crew-Kapseln: { $awake }{ $capacity ->
        [-1] { "" }
       *[other] , Platz für { $capacity } auf Plattform und Fahrzeugen
    }
web-cryo-rival-card = Karte { NAME("card", $card) } des Rivalen über { NAME("dock", $dock) }{ $next ->
        [0] { "" }
       *[other] , eine seiner Entscheidungskarten
    }
web-cryo-seat = { $crystal } Kristall, { $organics } organisches Material, { $tech } Technologie, { $nanites } Nanomaschinen, { $energy } Energie. { $awake } Crew-Kapseln wach, { $caves } in Höhlen. { $hand } Karten, { $missions } Missionen. Öffentliche Punkte: { $points }
web-cryo-side = Karten auf der Hand: { $hand }. Crew-Kapseln in Stase: { $stasis }, beim Bergen: { $salvage }, in Höhlen: { $caves }, zerstört: { $destroyed }.
web-cryo-kept = Behaltene Vorfälle:
web-cryo-sunset-in = Vorfallleiste: noch { $left } Plättchen bis zum Sonnenuntergang
web-cryo-last-turn = Letzter Zug

## Karten

web-cryo-hand = Deine Hand
web-cryo-no-cards = Keine Karten auf der Hand
web-cryo-deck = Stapel: { $count } Karten
web-cryo-discard = Ablagestapel: { $count ->
    [0] leer
    [one] 1 Karte
   *[other] { $count } Karten
}
web-cryo-no-discards = Noch wurde nichts abgelegt.
web-cryo-copies = { $count } solche Karten
web-cryo-card = Karte { NAME("card", $card) }
web-cryo-as-upgrade = Upgrade
web-cryo-as-mission = Mission, verdeckt
web-cryo-as-vehicle = Fahrzeug
web-cryo-as-scrap = Verschrotten
web-cryo-play-when = Upgrade, Mission und Fahrzeug brauchen eine Kartenaktion: den Computer, „Planen“ oder eine Belohnung mit Karte.
web-cryo-scrap-gives = Wirf sie jetzt ab und erhalte: { NAME("scrap", $card) }. Einmal pro Zug.
web-cryo-scrap-tile = Das Plättchen verschrotten ({ NAME("slot", $slot) })? Du erhältst, was es zeigt, und der Platz wird leer.
web-cryo-keep-tile = Behalten
web-cryo-worth-now = Jetzt: { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
web-cryo-vehicle-holds = { $room ->
        [one] Fasst 1 Crew-Kapsel.
       *[other] Fasst { $room } Crew-Kapseln.
    } { $effect }
web-cryo-vehicle = { NAME("vehicle", $card) } { $room }: { $more ->
        [0] fasst { $room } Crew-Kapseln
       *[other] fasst mit dem Aufwach-Protokoll { $room } Crew-Kapseln
    }. { $effect } Wähle es, um einen Transport zu planen.
web-cryo-free-upgrade = Freier Platz für ein Upgrade
web-cryo-free-vehicle = Freier Platz für ein Fahrzeug
web-cryo-free-mission = Freier Platz für eine Mission
web-cryo-hidden-missions = { $count ->
        [one] 1 verdeckte Mission
       *[other] { $count } verdeckte Missionen
    }

## Mengen

web-cryo-amounts = Wie viele
web-cryo-carry-out = Ausführen
web-cryo-settled = { $first ->
    [one] 1 Kapsel
   *[other] { $first } Kapseln
  } nach { NAME("cave", $one) }, { $second } nach { NAME("cave", $other) }
web-cryo-not-together = Das passt nicht zusammen
web-cryo-amount-chamber = Kammer { $n }
web-cryo-amount-cave = Höhle { NAME("cave", $cave) }
web-cryo-amount-amount = Kristalle
web-cryo-amount-crystal = Kristall
web-cryo-amount-organics = Organisches
web-cryo-amount-tech = Technologie
web-cryo-amount-nanites = Nanomaschinen
web-cryo-amount-energy = Energie
web-cryo-amount-draws = Ziehen
web-cryo-amount-plays = Spielen

## Einen Transport planen

web-cryo-plan = Transport planen
web-cryo-plan-tunnel = Wähle auf der Karte einen Tunnel: Dort steht, was jeder dieses Fahrzeug kostet.
web-cryo-plan-no-aim = noch ohne Ziel
web-cryo-plan-riders = { $riders } von { $room } Plätzen besetzt
web-cryo-plan-launch = Starten
web-cryo-plan-crowded = { $count ->
        [one] 1 Crew-Kapsel hätte keinen Platz, sobald die Fahrzeuge weg sind.
       *[other] { $count } Crew-Kapseln hätten keinen Platz, sobald die Fahrzeuge weg sind.
    }
web-cryo-plan-cost = { $launches ->
        [one] 1 Start kostet
       *[other] { $launches } Starts, je mit einer Drohne, kosten
    }
web-cryo-plan-nobody = Noch ist niemand wach, also kann niemand mitfahren.
web-cryo-plan-dark = Dort ist noch keine Höhle aufgedeckt.
web-cryo-plan-missing = Es fehlen:
web-cryo-plan-fine = Das kannst du bezahlen. { $left ->
        [0] Keine Crew-Kapsel bleibt zurück.
        [one] 1 Crew-Kapsel bleibt zurück.
       *[other] { $left } Crew-Kapseln bleiben zurück.
    }
web-cryo-more = Eine Crew-Kapsel mehr nach { NAME("cave", $cave) }
web-cryo-less = Eine Crew-Kapsel weniger nach { NAME("cave", $cave) }

## Punkte

web-cryo-points-now = Wenn das Spiel jetzt endete
web-cryo-points-final = Endstand
web-cryo-points-hidden = Missionen der anderen sind verdeckt: Sie kommen noch dazu.
web-cryo-total = Zusammen
web-cryo-unknown = { $count } × ?

## Der Rivale

web-cryo-rival-turn = Der Zug des Rivalen
web-cryo-rival-steps = { $count ->
        [one] Zug des Rivalen: 1 Schritt
       *[other] Zug des Rivalen: { $count } Schritte
    }
web-cryo-rival-step = { $at } von { $count }
web-cryo-rival-decisions = Entscheidungskarten:

## In wenigen Worten

web-cryo-not-now = jetzt nicht

## Das Brett

web-cryo-board = Das Wrack auf dem Eis, die Höhlen darunter und deine Plattform
web-cryo-desk = Was gefragt ist, und deine Karten
web-cryo-landing = Welche Drohne?
web-cryo-platform = Die Plattform
web-cryo-ending = Die Punkte werden gezählt
web-cryo-skip = Überspringen
