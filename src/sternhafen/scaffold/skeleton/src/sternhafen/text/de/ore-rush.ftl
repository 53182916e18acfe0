### Ore Rush: alle Texte außer den nummerierten Regeln.

ore-rush-title = Ore Rush
ore-rush-line = Grab tiefer als die anderen.
ore-rush-blurb = Grab nach Erz, jedes Mal eine Sohle tiefer, und kehr um, bevor der Schacht einstürzt.

## Fragen und Aktionen

ore-rush-ask-take-turn = Du bist am Zug: { $can_return ->
        [0] Grab nach Erz.
       *[other] { $can_dig ->
            [0] Kehr mit deiner Ladung um.
           *[other] Grab tiefer oder kehr mit deiner Ladung um.
        }
    }
ore-rush-do-dig = Mit { $dice ->
        [1] einem Würfel
       *[other] zwei Würfeln
    } graben
ore-rush-do-return = Umkehren

## Was geschehen ist

ore-rush-event-turn-began = Runde { $round }: { SEAT($seat) } ist am Zug.
ore-rush-event-dug = { SEAT($seat) } gräbt { $ore } Erz aus.
ore-rush-event-caved-in = Der Schacht stürzt ein. { $lost ->
        [0] { SEAT($seat) } hatte nichts zu verlieren.
       *[other] { SEAT($seat) } verliert { $lost } Erz.
    }
ore-rush-event-returned = { SEAT($seat) } kehrt mit { $ore } Erz um.

## Was nicht geht

ore-rush-no-shaft-bottom = Der Schacht hat nur { $levels } Sohlen.
ore-rush-no-nothing-loaded = Du hast noch nichts geladen: Grab zuerst.

## Optionen und Punkte

ore-rush-option-rounds = Runden
ore-rush-option-rounds-help = Nach wie vielen Runden das Spiel endet
ore-rush-points-ore = Erz

## Der Textplan

ore-rush-board-round = Runde { $round } von { $rounds }
ore-rush-board-level = { $level ->
        [0] Oben
       *[other] Sohle { $level }
    }{ $seat ->
        [-1] {""}
       *[other] : { SEAT($seat) } mit einer Ladung von { $load }
    }
ore-rush-board-store = { SEAT($seat) }: { $ore } Erz
