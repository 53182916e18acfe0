web-daily-page = { $title }: Partie des Tages
web-daily-title = Partie des Tages: { $title }
web-daily-days = Andere Tage
web-daily-before = Der Tag davor
web-daily-after = Der Tag danach
web-daily-own = Dein Versuch
web-daily-unit = { $points ->
    [one] Punkt
   *[other] Punkte
}
web-daily-place = Platz { $place } von { $of }.
web-daily-newcomer = Heute ist dein erster Tag hier, darum hat dieses Ergebnis keinen Platz. Ab morgen stehst du in der Rangliste.
web-daily-done-alone = Für heute geschafft.
web-daily-see = Partie ansehen
web-daily-playing = Dein Versuch läuft. Er zählt, wenn du ihn bis { $time } beendest.
web-daily-late = Dein Versuch wurde nicht rechtzeitig fertig. Zu Ende spielen kannst du ihn trotzdem.
web-daily-ask = Dieselben Karten für alle, ein Versuch für jede und jeden. Bereit?
web-daily-begin = Beginnen
web-daily-missed = An diesem Tag hast du nicht gespielt.
web-daily-to-today = Zur Partie von heute
web-daily-longest = Längste Folge: { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
web-daily-results = Ergebnisse
web-daily-still = { $count ->
    [one] { $count } Person spielt noch
   *[other] { $count } Personen spielen noch
}
web-daily-unfinished = { $count ->
    [one] { $count } Person wurde nicht fertig
   *[other] { $count } Personen wurden nicht fertig
}
web-daily-was-nobody = An diesem Tag wurde niemand fertig.
web-daily-place-short = Platz
web-daily-name = Name
web-daily-points-short = Punkte
web-daily-you = du
web-daily-new = zum ersten Mal hier
web-daily-watch = Ansehen
web-daily-watch-of = Partie von { $name } ansehen
web-daily-watch-later = Alle Partien kannst du ansehen, sobald der Tag abgeschlossen ist, um 3 Uhr UTC.
web-daily-rules = So geht es
web-daily-rule-same = Alle auf diesem Server spielen dieselben Karten. Sie werden ausgelost, wenn die erste Person beginnt.
web-daily-rule-once = Du hast einen Versuch. Du kannst ihn verlassen und später weiterspielen, auch auf deinen anderen Geräten; was dir etwas gezeigt hat, lässt sich nicht zurücknehmen.
web-daily-rule-alone = Kein Rat, kein Bot auf deinem Platz, niemand schaut zu. Pläne darfst du probieren, sie werden aber nicht bewertet.
web-daily-rule-closes = Beginne vor Mitternacht UTC und beende die Partie vor 3 Uhr UTC. Dann ist der Tag abgeschlossen: Die Ergebnisse stehen fest, und alle Partien kann man ansehen, analysieren und exportieren.
web-daily-rule-new = Wer an diesem Tag zum ersten Mal hier ist, steht ohne Platz in der Liste. So kann sich niemand als neue Person die Karten ansehen und dann noch einmal spielen.
web-daily-rule-proof = Der Hash des Startwerts steht von Anfang an hier, der Startwert selbst, sobald der Tag abgeschlossen ist: So kannst du prüfen, dass alle dieselben Karten hatten.
web-daily-rule-here = Ohne Server gibt es nur deine eigenen Ergebnisse. Die Karten folgen aus dem Datum und sind auf jedem Gerät dieselben.
web-daily-seed = Startwert:
