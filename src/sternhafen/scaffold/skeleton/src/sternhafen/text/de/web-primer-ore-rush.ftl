# Die Regeln dieses Titels auf einer Seite: das Ziel, ein Zug, was Punkte bringt, das Ende.

web-primer-ore-rush-goal = Bring Erz aus dem Schacht in dein Lager. Wer dort am Ende das meiste Erz hat, gewinnt.
    .example = Eine Ladung von 14 Erz ist im Schacht nichts wert und im Lager 14 Punkte.
    .rule = ORE-3.2

web-primer-ore-rush-turn = Grab mit einem Würfel oder zweien, so oft du dich traust, dann kehr mit deiner Ladung um. Bei einer 1 stürzt der Schacht ein: Die Ladung ist verloren und dein Zug endet.
    .example = Du trägst 9 Erz und würfelst eine 4: Jetzt trägst du 13. Kehrst du um oder gräbst du weiter?
    .rule = ORE-2.2

web-primer-ore-rush-points = Nur Erz in deinem Lager bringt Punkte, jedes einen. Dorthin kommt deine Ladung, wenn du umkehrst.
    .example = Du kehrst mit 13 Erz um: 13 Punkte, die dir kein Einsturz mehr nimmt.
    .rule = ORE-2.3

web-primer-ore-rush-end = Das Spiel endet nach der vereinbarten Zahl von Runden. Bei Gleichstand teilt ihr euch den Platz.
    .example = Wer in der letzten Runde hinten liegt, gräbt tiefer.
    .rule = ORE-3.1
