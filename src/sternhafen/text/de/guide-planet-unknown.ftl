# Was jedes Ding auf dem Brett von Planet Unknown von sich sagt: Name, was es ist, was es jetzt tut, Regel.

planet-unknown-card-station = Raumstation
    .what = Sechs Sektoren, jeder mit einem Stapel kleiner und einem großer Plättchen. Der Sektor, der zu dir zeigt, gehört diese Runde dir.
    .rule = PU-1.2

planet-unknown-card-seat = { SEAT($seat) }
    .what = Der Sektor an diesem Marker gehört zu diesem Platz. Dreht sich die Station, ändert sich das für alle.
    .now = { $commander ->
                [1] Kommandant: dreht diese Runde die Station, danach wandert die Krone nach links.
               *[other] { $points } { $points ->
                    [one] Medaille
                   *[other] Medaillen
            } in Sicht.
        }
    .rule = PU-2.2

planet-unknown-card-tile = { NAME("tile", $tile) }
    .what = Zwei Gebiete mit je einer Ressource, beide bewegen einen Marker. Nimm eins deiner zwei Plättchen und leg es.
    .now = { $left ->
                [0] Darunter liegt nichts mehr.
                [one] Eins liegt noch darunter.
               *[other] { $left } liegen noch darunter.
        }
    .rule = PU-3.5

planet-unknown-card-line = { NAME("line", $line) }
    .what = Ganz gefüllt und ohne Meteorit bringt sie am Ende ihre Medaillen.
    .now = { $medals } { $medals ->
                [one] Medaille
               *[other] Medaillen
        }; { $struck ->
                [1] ein Meteorit versperrt sie.
               *[other] { $empty ->
                    [0] sie ist voll.
                    [one] ein Feld ist leer.
                   *[other] { $empty } Felder sind leer.
            }
        }
    .rule = PU-15.1

planet-unknown-card-land = Kahles Land
    .what = Ein Plättchen darf hier liegen, wenn es an ein anderes von dir grenzt.
    .rule = PU-4.3

planet-unknown-card-ice = Eis
    .what = Wasser rückt nur vor, wenn mindestens ein Wasserfeld des Plättchens Eis überdeckt.
    .rule = PU-7.2

planet-unknown-card-ground = { $name }
    .what = Ein Gelände dieses Planeten mit eigener Regel.
    .rule = PU-32.1

planet-unknown-card-terrain = { NAME("resource", $resource) }
    .what = Gebiet eines gelegten Plättchens. Zusammenhängende Gebiete zählen für Ziele, und Energie erreicht, was sie berührt.
    .rule = PU-35.1

planet-unknown-card-lifepod = Rettungskapsel
    .what = Bringt 1 Medaille, wenn ein Rover darauf fährt. Ein Plättchen darüber zerstört sie.
    .rule = PU-11.3

planet-unknown-card-meteorite = Meteorit
    .what = Solange er liegt, bringen seine Reihe und Spalte nichts. Ein Rover sammelt ihn ein; drei ergeben 1 Medaille.
    .rule = PU-10.1

planet-unknown-card-rover = Rover
    .what = Fährt pro Bewegung ein Feld weit, über alles hinweg, und sammelt ein, was dort liegt. Leg kein Plättchen darauf!
    .now = { $moves ->
                [0] Keine Bewegung übrig.
                [one] Eine Bewegung übrig.
               *[other] { $moves } Bewegungen übrig.
        }
    .rule = PU-9.6

planet-unknown-card-track = { NAME("track", $track) }
    .what = Der Marker steigt für jede passende Ressource ein Feld. Bilder sind Boni, die du sofort bekommst, Münzen sind Medaillen am Ende.
    .now = Feld { $field } von { $top }.
    .rule = PU-5.2

planet-unknown-card-patch = Bonusplättchen
    .what = Ein einzelnes Feld Biomasse: genau richtig für eine Lücke. Es bewegt keinen Marker.
    .rule = PU-8.2

planet-unknown-card-civ = { NAME("card", $card) }
    .what = Bevölkerungskarte, gewählt, wenn alle gelegt haben.
    .now = { $now ->
                [1] Stufe { $level }: wirkt sofort.
               *[other] Stufe { $level }: bleibt geheim und zählt am Ende.
        }
    .rule = PU-6.2

planet-unknown-card-civ-back = Bevölkerungskarte
    .what = Jemand behält sie bis zum Spielende. Zu sehen ist nur ihre Stufe.
    .rule = PU-6.5

planet-unknown-card-technology = { NAME("technology", $technology) }
    .what = Was dein Konzern lernen kann. Eine Technologie wirkt, solange ihre Bedingung erfüllt ist.
    .now = { $on ->
                [1] Sie wirkt.
               *[other] Noch nicht freigeschaltet.
        }
    .rule = PU-12.2

planet-unknown-card-objective = { NAME("objective", $objective) }
    .what = Am Ende vergleichst du dich mit deinem Nachbarn: 5 Medaillen für den Besseren, bei Gleichstand je 2.
    .rule = PU-17.3

planet-unknown-card-private = { NAME("private-objective", $objective) }
    .what = Nur deins: Am Ende erfüllt bringt es 5 Medaillen.
    .rule = PU-19.3

planet-unknown-card-event = { NAME("event", $event) }
    .what = Das Ereignis dieser Runde. Es gilt für alle.
    .rule = PU-20.1

planet-unknown-card-have = { $name }
    .what = Eingesammelte Rettungskapseln bringen je 1 Medaille, drei Meteoriten zusammen 1. Rover warten auf dem Konzern, bis ein Feld sie bringt.
    .rule = PU-11.4

planet-unknown-card-tile-none = Leerer Stapel
    .what = Alle Plättchen dieses Stapels sind genommen. Sind beide Stapel eines Sektors leer, ist diese Runde die letzte.
    .rule = PU-14.2

planet-unknown-card-turn = Wie das Plättchen liegt
    .what = Dreh und wende es, wie du willst, bevor du es legst.
    .rule = PU-4.1

planet-unknown-card-planet = { NAME("planet", $planet) }
    .what = { NAME("planet-text", $planet) }
    .now = Der Planet von { SEAT($seat) }.
    .rule = PU-33.1

planet-unknown-card-corporation = { NAME("corporation", $corporation) }
    .what = { NAME("corporation-text", $corporation) }
    .now = Der Konzern von { SEAT($seat) }.
    .rule = PU-23.1

planet-unknown-card-civ-stack = Bevölkerungskarten der Stufe { $level }
    .what = Wer einen Meilenstein dieser Stufe erreicht, sieht den Stapel durch und nimmt eine Karte.
    .now = { $count ->
        [0] Der Stapel ist leer.
        [one] Noch 1 Karte.
       *[other] Noch { $count } Karten.
    }
    .rule = PU-6.1

planet-unknown-card-discard = Schachtel
    .what = Plättchen und Karten, die aus dem Spiel sind.
    .rule = PU-1.10

planet-unknown-card-scoring = Wertungsbereich
    .what = Hier zählt eine gesammelte Rettungskapsel am Ende 1 Medaille.
    .rule = PU-26.5

planet-unknown-card-place = Feld für eine Rettungskapsel
    .what = Marker überspringen eine Rettungskapsel kostenlos, aber was sie bedeckt, bringt nichts, und sie selbst zählt nicht.
    .rule = PU-26.3

planet-unknown-card-place-technology = Technologie für eine Rettungskapsel
    .what = Eine Rettungskapsel schaltet hier die Technologie frei. Sie zählt dann nicht mehr.
    .rule = PU-28.1

planet-unknown-card-patches = Aufgehobene Bonusplättchen
    .what = Bonusplättchen für einen besseren Augenblick, spätestens für das Spielende.
    .rule = PU-8.7

planet-unknown-name-planet-text-0 = Keine eigene Regel: der Standardplanet.
planet-unknown-name-planet-text-1 = Die zwei längsten Reihen sind ein Ring: Ein Plättchen darauf braucht ein Feld außerhalb, und kein Bonusplättchen darf dort liegen.
planet-unknown-name-planet-text-2 = Jede ganz bedeckte Welt bringt 2 Medaillen.
planet-unknown-name-planet-text-3 = Das erste Plättchen bedeckt eins der vier Felder in der Mitte.
planet-unknown-name-planet-text-4 = Jede der acht Städte, die am Ende noch frei ist, bringt 2 Medaillen.
planet-unknown-name-planet-text-5 = Ein Plättchen darf nicht Eis und Land zugleich bedecken.
planet-unknown-name-planet-text-6 = Rover dürfen nicht auf giftige Felder, die noch frei sind.
planet-unknown-name-planet-text-7 = Die Löcher gehören nicht zum Planeten: Dort kann nichts liegen.
planet-unknown-name-planet-text-8 = Nur der äußere Rand gilt als Rand.
planet-unknown-name-planet-text-9 = Plättchen müssen von außen hineingleiten, Bonusplättchen nicht.
planet-unknown-name-planet-text-10 = Jedes Viertel verbietet eine Ressource: oben links Bevölkerung, oben rechts Energie, unten links Technologie, unten rechts Wasser.
planet-unknown-name-planet-text-11 = Es gibt kein Eis. Freie Stromlinien gelten als Energie, am Ende auch als gefüllte Felder.
planet-unknown-name-planet-text-12 = Kein Plättchen darf über dem Graben liegen, und Rover fahren nicht geradewegs darüber.
planet-unknown-name-corporation-text-0 = Der Standardkonzern, ohne Besonderheit.
planet-unknown-name-corporation-text-1 = Gesammelte Rettungskapseln darfst du auf Leistenfelder legen: Marker überspringen sie kostenlos.
planet-unknown-name-corporation-text-2 = Ein Fluxmarker liegt an einer deiner Leisten, und nur deine höchste Technologie wirkt.
planet-unknown-name-corporation-text-3 = Rover laden je einen Meteoriten und laden ihn auf Rover-Ressourcen ab.
planet-unknown-name-corporation-text-4 = Die Technologien A bis F öffnest du in beliebiger Reihenfolge: jede mit einer gesammelten Rettungskapsel, die dann nichts mehr zählt.
planet-unknown-name-corporation-text-5 = Ein Marker darf auch schräg auf eine Nachbarleiste steigen.
planet-unknown-name-corporation-text-6 = Wasser rückt für jedes bedeckte Eisfeld einen Schritt vor, auf einem Weg über alle fünf Leisten.
planet-unknown-name-corporation-text-7 = Sieben Bevölkerungs-Meilensteine statt vier, aber jeder setzt einen anderen Marker zurück.
planet-unknown-name-corporation-text-8 = Biomasse hat fünf Doppelfelder: Bei jedem nimmst du ein Bonusplättchen oder einen anderen Bonus, aber nur für Plättchen, die Biomasse erweitern.
