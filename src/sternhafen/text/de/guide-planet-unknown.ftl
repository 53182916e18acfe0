# Was jedes Ding auf dem Brett von Planet Unknown von sich sagt: Name, was es ist, was es jetzt tut, Regel.

guide-planet-unknown-station = Raumstation
    .what = Sechs Sektoren, jeder mit einem Stapel kleiner und einem großer Plättchen. Der Sektor, der zu dir zeigt, gehört diese Runde dir.
    .rule = PU-1.2

guide-planet-unknown-seat = { SEAT($seat) }
    .what = Der Sektor an diesem Marker gehört zu diesem Platz. Dreht sich die Station, ändert sich das für alle.
    .now = { $commander ->
                [1] Kommandant: dreht diese Runde die Station, danach wandert die Krone nach links.
               *[other] { $points } { $points ->
                    [one] Medaille
                   *[other] Medaillen
            } in Sicht.
        }
    .rule = PU-2.2

guide-planet-unknown-tile = { NAME("tile", $tile) }
    .what = Zwei Gebiete mit je einer Ressource, beide bewegen einen Marker. Nimm eins deiner zwei Plättchen und leg es.
    .now = { $left ->
                [0] Darunter liegt nichts mehr.
                [one] Eins liegt noch darunter.
               *[other] { $left } liegen noch darunter.
        }
    .rule = PU-3.5

guide-planet-unknown-line = { NAME("line", $line) }
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

guide-planet-unknown-land = Kahles Land
    .what = Ein Plättchen darf hier liegen, wenn es an ein anderes von dir grenzt.
    .rule = PU-4.3

guide-planet-unknown-ice = Eis
    .what = Wasser rückt nur vor, wenn mindestens ein Wasserfeld des Plättchens Eis überdeckt.
    .rule = PU-7.2

guide-planet-unknown-ground = { $name }
    .what = Ein Gelände dieses Planeten mit eigener Regel.
    .rule = PU-32.1

guide-planet-unknown-terrain = { NAME("resource", $resource) }
    .what = Gebiet eines gelegten Plättchens. Zusammenhängende Gebiete zählen für Ziele, und Energie erreicht, was sie berührt.
    .rule = PU-35.1

guide-planet-unknown-lifepod = Rettungskapsel
    .what = Bringt 1 Medaille, wenn ein Rover darauf fährt. Ein Plättchen darüber zerstört sie.
    .rule = PU-11.3

guide-planet-unknown-meteorite = Meteorit
    .what = Solange er liegt, bringen seine Reihe und Spalte nichts. Ein Rover sammelt ihn ein; drei ergeben 1 Medaille.
    .rule = PU-10.1

guide-planet-unknown-rover = Rover
    .what = Fährt pro Bewegung ein Feld weit, über alles hinweg, und sammelt ein, was dort liegt. Leg kein Plättchen darauf!
    .now = { $moves ->
                [0] Keine Bewegung übrig.
                [one] Eine Bewegung übrig.
               *[other] { $moves } Bewegungen übrig.
        }
    .rule = PU-9.6

guide-planet-unknown-track = { NAME("track", $track) }
    .what = Der Marker steigt für jede passende Ressource ein Feld. Bilder sind Boni, die du sofort bekommst, Münzen sind Medaillen am Ende.
    .now = Feld { $field } von { $top }.
    .rule = PU-5.2

guide-planet-unknown-patch = Bonusplättchen
    .what = Ein einzelnes Feld Biomasse: genau richtig für eine Lücke. Es bewegt keinen Marker.
    .rule = PU-8.2

guide-planet-unknown-civ = { NAME("card", $card) }
    .what = Bevölkerungskarte der Stufe { $level }, gewählt, wenn alle gelegt haben.
    .now = { $now ->
                [1] Wirkt sofort.
               *[other] Bleibt geheim und zählt am Ende.
        }
    .rule = PU-6.2

guide-planet-unknown-civ-back = Bevölkerungskarte
    .what = Jemand behält sie bis zum Spielende. Zu sehen ist nur ihre Stufe.
    .rule = PU-6.5

guide-planet-unknown-technology = { NAME("technology", $technology) }
    .what = Was dein Konzern lernen kann. Eine Technologie wirkt, solange ihre Bedingung erfüllt ist.
    .now = { $on ->
                [1] Sie wirkt.
               *[other] Noch nicht freigeschaltet.
        }
    .rule = PU-12.2

guide-planet-unknown-objective = { NAME("objective", $objective) }
    .what = Am Ende vergleichst du dich mit deinem Nachbarn: 5 Medaillen für den Besseren, bei Gleichstand je 2.
    .rule = PU-17.3

guide-planet-unknown-private = { NAME("private-objective", $objective) }
    .what = Nur deins: Am Ende erfüllt bringt es 5 Medaillen.
    .rule = PU-19.3

guide-planet-unknown-event = { NAME("event", $event) }
    .what = Das Ereignis dieser Runde. Es gilt für alle.
    .rule = PU-20.1

guide-planet-unknown-have = { $name }
    .what = Eingesammelte Rettungskapseln bringen je 1 Medaille, drei Meteoriten zusammen 1. Rover warten auf dem Konzern, bis ein Feld sie bringt.
    .rule = PU-11.4
