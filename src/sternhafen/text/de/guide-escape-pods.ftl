### Was Escape Pods von sich sagt: Infokarten, und was nach jeder Wahl gefragt wird.

## Kurze Fragen

escape-pods-ask-turn-brief = { $can_activate ->
        [0] { $can_buoy_move ->
            [0] Mehr geht nicht: Beende den Zug.
           *[other] Nutze deine Bojen oder beende den Zug.
        }
       *[other] { $last ->
            [1] Dein letzter Zug
           *[other] Du bist am Zug
        }: Wähle eine leuchtende Handlung{ $can_buoy_move ->
            [0] .
           *[other] {" "}oder nutze deine Bojen.
        }
    }
escape-pods-ask-embarking-brief = Einsteigen: Wer geht in welche Kapsel?
escape-pods-ask-disembarking-brief = Aussteigen: Wer geht in welche Zuflucht?
escape-pods-ask-accelerating-brief = Beschleunigen: Wähle eine Kapsel mit deiner Besatzung.
escape-pods-ask-flying-brief = Fliegen: Wähle eine besetzte Kapsel.
escape-pods-ask-launching-mini-brief = Minikapsel: Wer startet darin?
escape-pods-ask-boarding-brief = Entern: Wähle dein Besatzungsmitglied und wessen Platz es nimmt.
escape-pods-do-end-turn-sure = { $can_activate ->
        [0] {""}
       *[other] { $left ->
            [0] {""}
            [one] Du hast noch eine Handlung. Den Zug trotzdem beenden?
           *[other] Du hast noch { $left } Handlungen. Den Zug trotzdem beenden?
        }
    }

## Nach jeder Wahl

escape-pods-ask-turn-then-reserve = { NAME("action", $action) }: Wer bezahlt?
escape-pods-ask-turn-then-action = Es zahlt { NAME("one", $reserve) } – wofür?
escape-pods-ask-embarking-then-pod = In welche Kapsel?
escape-pods-ask-embarking-then-crew-or-reserve = Wer steigt ein? { NAME("pod", $pod) } wartet.
escape-pods-ask-embarking-then-reserve = Wer steigt ein? { NAME("pod", $pod) } wartet.
escape-pods-ask-disembarking-then-haven = In welche Zuflucht?
escape-pods-ask-disembarking-then-crew = { NAME("haven", $haven) }: Wer steigt aus?
escape-pods-ask-accelerating-then-sector = Beschleunigen: Wähle ein leuchtendes Feld für { NAME("pod", $pod) }.
escape-pods-ask-flying-then-sector = Fliegen: Wähle ein leuchtendes Feld für { NAME("pod", $pod) }.
escape-pods-ask-launching-mini-then-sector = In welchen freien Sektor am Schiff?
escape-pods-ask-boarding-then-crew = Wessen Platz wird eingenommen?
escape-pods-ask-programming-then-buoy-space = Auf welche Grenze?
escape-pods-ask-buoys-then-pod = Welche Kapsel fliegt über die Boje?
escape-pods-ask-buoys-then-buoy-space = { NAME("pod", $pod) }: Über welche Boje?

## Dinge

escape-pods-card-ship = { NAME("hangar", $hangar) }
    .what = Eine Kapsel im Hangar fliegt los, sobald jemand einsteigt. Leere Kapseln kehren hierher zurück.
    .now = { $pod ->
        [-1] Leer.
       *[other] Hier wartet { NAME("pod", $pod) }; sie startet in Sektor { $launch }.
    }
    .rule = PODS-4.8
escape-pods-card-bay = Minikapselbucht
    .what = Ein Sitz, nur für dich: Die Handlung Minikapsel setzt eine in einen freien Sektor am Schiff. Alle größeren können sie schieben.
    .rule = PODS-4.18
escape-pods-card-pod = { NAME("pod", $pod) }
    .what = Bringt Besatzung zu den Zufluchten. Eine größere Kapsel schiebt eine kleinere aus dem Sektor.
    .now = { $seats ->
        [one] Eine Minikapsel mit einem Sitz.
       *[other] { $seats } Sitze; alle dürfen hinein.
    } { $aboard ->
        [0] Niemand ist an Bord.
       *[other] An Bord: { $aboard }.
    }
    .rule = PODS-6.4
escape-pods-card-crew = { $kind ->
        [3] Jemand im geschlossenen Anzug
       *[other] { NAME("kind", $kind) }
    }
    .what = Aus der Besatzung von { SEAT($seat) }. Wer es ist, weiß nur der Besitzer, bis gewertet oder spioniert wird.
    .rule = PODS-10.1
escape-pods-card-reserve = { $count ->
        [one] { NAME("kind", $kind) }
       *[other] { $count } × { NAME("kind", $kind) }
    }
    .what = Deine Besatzung auf dem Schiff. Sie bezahlt Handlungen, oder sie reist; ist niemand da, kannst du nicht handeln.
    .rule = PODS-3.8
escape-pods-card-panel-basic = Grundlegendes Steuerpult
    .what = Wer hier bezahlt, kommt am Ende deines Zuges zurück.
    .rule = PODS-3.13
escape-pods-card-panel-advanced = Fortgeschrittenes Steuerpult
    .what = Stärkere Handlungen, aber wer bezahlt, bleibt hier, bis alle drei belegt sind oder du aktualisierst.
    .rule = PODS-3.14
escape-pods-card-action-0 = Einsteigen
    .what = Einer aus deiner Besatzung geht in eine Kapsel mit freiem Sitz: aus der Reserve am Schiff oder aus einer Nachbarkapsel.
    .rule = PODS-4.2
escape-pods-card-action-1 = Aussteigen
    .what = Jemand in beliebiger Farbe geht aus einer Kapsel in eine Zuflucht daneben. Du wählst, wer.
    .rule = PODS-4.11
escape-pods-card-action-2 = Beschleunigen
    .what = Eine Kapsel mit deiner Besatzung fliegt einen Sektor weiter. Kleinere Kapseln im Weg werden geschoben.
    .rule = PODS-4.14
escape-pods-card-action-3 = Spionage
    .what = Nur du siehst, wer in einer Kapsel oder Zuflucht ist.
    .rule = PODS-4.15
escape-pods-card-action-4 = Minikapsel
    .what = Einer aus deiner Besatzung startet in einer Minikapsel in einen freien Sektor am Schiff.
    .rule = PODS-4.18
escape-pods-card-action-5 = Entern
    .what = Einer aus deiner Besatzung tauscht den Platz mit jemandem in anderer Farbe.
    .rule = PODS-5.1
escape-pods-card-action-6 = Fliegen
    .what = Eine beliebige besetzte Kapsel fliegt einen Sektor weiter, auch ohne dich an Bord.
    .rule = PODS-5.6
escape-pods-card-action-7 = Programmieren
    .what = Leg die nächste Explosion unter den Stapel, oder setze, versetze oder tausche Bojen.
    .rule = PODS-5.7
escape-pods-card-action-8 = Aktualisieren
    .what = Alle kommen sofort von deinem fortgeschrittenen Pult zurück.
    .rule = PODS-5.15
escape-pods-card-sector = Sektor { $sector }
    .what = { $state ->
        [ship] Am Schiff: Hierher starten Kapseln.
        [landing] Neben einer Zuflucht: Von hier kann man aussteigen.
       *[other] Freier Raum. Platz ist für eine Kapsel.
    }
    .now = { $next ->
        [0] {""}
       *[other] Er explodiert als Nächstes.
    }
    .rule = PODS-6.1
escape-pods-card-debris = Schrott
    .what = Dieser Sektor ist explodiert; hier fliegt niemand mehr hinein. Führt kein Weg mehr am Schrott vorbei, beginnen die letzten Züge.
    .rule = PODS-8.11
escape-pods-card-haven = { NAME("card", $card) }
    .what = Eine Zuflucht: das Ziel. Am Ende nehmen alle darin ein Feld, in der Reihenfolge der Ankunft. { $card ->
        [18] Sind beide grünen Felder besetzt, zählen hier alle 1 mehr.
        [19] Sind nicht beide roten Felder besetzt, zählen hier alle 0.
        [20] Solange das orange Feld leer ist, zählen hier alle 1 weniger.
        [21] Alle hier zählen 1 mehr für jeden, der vertreten ist.
       *[other] {""}
    }
    .now = Felder: { $rooms }. { $free ->
        [0] Sie ist voll.
       *[other] Nächstes Ankunftsfeld: { $next }.{ $marker ->
            [0] {""}
           *[other] {" "}Wer Ankunftsfeld { $marker } nimmt, löst eine Explosion aus.
        }
    }
    .rule = PODS-12.3
escape-pods-card-room = { NAME("kind", $kind) }: { $points } Punkte
    .what = Die Figur zeigt, wer dieses Feld nehmen darf, die Zahl, was es bringt. Drei Köpfe: alle.
    .rule = PODS-12.4
escape-pods-card-card = Nächste Explosion: Sektor { $card }
    .what = Die nächste Explosion macht diesen Sektor zu Schrott. Programmieren kann die Karte unter den Stapel legen.
    .rule = PODS-8.6
escape-pods-card-deck = Explosionskarten
    .what = { $count } Karten liegen verdeckt; jede nennt einen Sektor.
    .rule = PODS-10.4
escape-pods-card-under = Unter dem Stapel
    .what = Alle haben gesehen, wie diese Karten unter den Stapel kamen. Sie kommen zuletzt, in dieser Reihenfolge.
    .now = { $sectors ->
        [none] Bisher keine.
       *[other] Sektoren { $sectors }.
    }
    .rule = PODS-5.7
escape-pods-card-gone = Benutzte Explosionskarten
    .what = Diese Explosionen sind vorbei, ihre Karten aus dem Spiel.
    .now = { $sectors ->
        [none] Bisher keine.
       *[other] Sektoren { $sectors }.
    }
    .rule = PODS-8.8
escape-pods-card-end-turn = Zug beenden
    .what = Dein Zug ist zu Ende, wenn du es sagst. Wer auf dem Basispanel bezahlt hat, kommt zu dir zurück.
    .rule = PODS-3.16
escape-pods-card-buoys = Bojen
    .what = Diese hat noch niemand gesetzt. Programmieren setzt eine auf eine hellblaue Grenze.
    .rule = PODS-5.9
escape-pods-card-buoy = Boje
    .what = Wer eine ihrer zwei Farben hat, bewegt eigene Kapseln hier kostenlos über die Grenze, im eigenen Zug, so oft er will.
    .now = Sie gilt für { $seats }.
    .rule = PODS-9.3
escape-pods-card-border = Hellblaue Grenze
    .what = Hier kann eine Boje liegen: Programmieren setzt sie.
    .rule = PODS-9.1
escape-pods-card-barrier = Letzte Züge
    .what = Kein Weg führt mehr zu den Zufluchten. Nur wer jenseits der Barriere noch Besatzung hat, bekommt einen letzten Zug.
    .rule = PODS-11.6
escape-pods-card-seat = { SEAT($seat) }
    .what = Der Helm zählt die Besatzung auf dem Schiff, der Asteroid die in Zufluchten.
    .now = Belegt: { $busy }
    .rule = PODS-10.3
