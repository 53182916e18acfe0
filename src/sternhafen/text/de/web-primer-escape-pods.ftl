# The rules of this title on one page: the goal, a turn, what brings points, the end.

web-primer-escape-pods-goal = Dein Schiff bricht auseinander. Bring deine Besatzung in Kapseln zu den vier Zufluchten: Ein gutes Feld dort bringt Punkte, und die meisten Punkte gewinnen.
    .example = Eine Zuflucht hat ein Feld für einen Kommandanten, das 4 wert ist. Dein Kommandant ist zuerst da und nimmt es: 4 Punkte.
    .rule = PODS-14.1

web-primer-escape-pods-turn = Du hast bis zu zwei Handlungen. Jede bezahlt jemand aus deiner Reserve, der dann am Pult arbeitet: am grundlegenden bis zum Ende deines Zuges, am fortgeschrittenen, bis es voll ist oder du aktualisierst. Kapseln gehören niemandem: Steig ein, beschleunige, schieb kleinere beiseite.
    .example = Steig mit einem Kommandanten ein und beschleunige: Die Kapsel verlässt den Hangar von selbst und fliegt einen Sektor weit.
    .rule = PODS-3.2

web-primer-escape-pods-points = Am Ende nehmen alle in einer Zuflucht ein Feld, in der Reihenfolge ihrer Ankunft. Ein Feld ist für einen Beruf da, eins mit drei Köpfen für alle. Wer deine Leute sind, weißt bis dahin nur du.
    .example = Zwei Kommandanten sind in einer Zuflucht mit zwei Feldern für Kommandanten, zu 4 und zu 3: Wer zuerst da war, wählt zuerst.
    .rule = PODS-12.3

web-primer-escape-pods-end = Explosionen machen Sektoren zu Schrott. Versperren drei in einer Linie den Weg, steht die Barriere: Nur wer dahinter noch Besatzung hat, bekommt einen letzten Zug. Dann werden die Zufluchten gewertet.
    .example = Wer führt, freut sich über die letzte Explosion. Wer zurückliegt, programmiert die Karte weg.
    .rule = PODS-11.6
