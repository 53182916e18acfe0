# The rules of this title on one page: the goal, a turn, what brings points, the end.

web-primer-planet-unknown-goal = Besiedle einen Planeten mit Plättchen von einer Raumstation, die sich zwischen euch dreht. Volle Reihen und Spalten, Leisten, geborgene Rettungskapseln und Ziele bringen Medaillen; die meisten gewinnen.
    .example = Eine volle Reihe in der Mitte bringt 3 Medaillen, eine am Rand 1.
    .rule = PU-15.1

web-primer-planet-unknown-turn = Der Kommandant dreht die Station. Dann nehmen alle gleichzeitig eines der zwei Plättchen des Sektors vor ihnen, legen es an ihre anderen an und rücken mit beiden Ressourcen auf den Leisten vor.
    .example = Ein Plättchen mit Wasser und Rover, das Wasser auf Eis: Wasser und Rover rücken je ein Feld vor, und der Rover darf fahren.
    .rule = PU-3.5

web-primer-planet-unknown-points = Jede Reihe und Spalte ohne Lücke und ohne Meteorit zählt. Ebenso auf jeder Leiste die höchste Münze, die dein Marker erreicht hat. Rover bergen Rettungskapseln und Meteoriten, Karten und gemeinsame Ziele bringen den Rest.
    .example = Drei geborgene Meteoriten sind 1 Medaille; solange einer liegt, bringen seine Reihe und Spalte nichts.
    .rule = PU-15.2

web-primer-planet-unknown-end = Die Partie endet mit der Runde, in der jemand keines seiner Plättchen legen kann oder ein Sektor leer wird. Diese Runde spielen alle zu Ende.
    .example = Du führst, und dein Planet ist fast voll? Dreh die Station so, dass dir nichts mehr passt.
    .rule = PU-14.1
