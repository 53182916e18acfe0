# The rules of this title on one page: the goal, a turn, what brings points, the end.

web-primer-escape-pods-goal = Dein Schiff bricht auseinander. Bring deine Besatzung in Kapseln zu den vier Zufluchten: Wer dort einen guten Raum bekommt, bringt Punkte, und die meisten Punkte gewinnen.
    .example = Ein Kommandant, der als einer der Ersten in eine Zuflucht mit einem Kommandantenraum zu 4 kommt, bringt 4 Punkte.
    .rule = PODS-14.1

web-primer-escape-pods-turn = Du hast bis zu zwei Handlungen. Jede bezahlt jemand aus deiner Reserve, der dann am Pult arbeitet: am einfachen bis zum Ende deines Zuges, am fortgeschrittenen, bis es voll ist oder du aktualisierst. Kapseln gehören niemandem: Steig ein, beschleunige, schieb kleinere beiseite.
    .example = Steig mit einem Kommandanten ein und beschleunige: Die Kapsel verlässt den Hangar von selbst und fliegt einen Sektor weit.
    .rule = PODS-3.2

web-primer-escape-pods-points = Am Ende vergibt jede Zuflucht ihre Räume in der Reihenfolge der Ankunft. Ein Raum nimmt einen Beruf auf, drei Köpfe nehmen alle. Wer deine Leute sind, weißt bis dahin nur du.
    .example = Zwei Kommandanten in einer Zuflucht mit Kommandantenräumen zu 4 und 3: Wer zuerst da war, wählt zuerst.
    .rule = PODS-12.3

web-primer-escape-pods-end = Explosionen machen Sektoren zu Schrott. Versperren drei in einer Linie den Weg, steht die Barriere: Nur wer dahinter noch Besatzung hat, bekommt einen letzten Zug. Dann werden die Zufluchten gewertet.
    .example = Wer führt, freut sich über die letzte Explosion. Wer zurückliegt, programmiert die Karte weg.
    .rule = PODS-11.6
