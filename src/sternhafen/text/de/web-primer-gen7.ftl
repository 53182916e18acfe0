# The rules of this title on one page: the goal, a turn, what brings points, the end.

web-primer-gen7-goal = Ihr seid Offiziere auf einem Schiff, das seit Generationen unterwegs ist. Haltet es gemeinsam am Laufen, erlebt eine Geschichte in sieben Episoden und verdien mehr Offizierssterne als die anderen.
    .example = Eine einzelne Episode gewinnt niemand; die Sterne zählen für die ganze Kampagne.
    .rule = GEN7-2.3

web-primer-gen7-turn = Würfle deine Besatzung, dann geht es reihum: Setz einen Würfel auf eine freie Station und nimm, was der Raum bringt. An Gruppenstationen schickt ihr mehrere Würfel zugleich, und wer hilft, wird auch belohnt.
    .example = Ein Kolonist im Chemielabor bringt dir Chemikalien, und 1 allen, die dort schon arbeiten.
    .rule = GEN7-7.2

web-primer-gen7-points = Aufträge und Arbeitsaufträge bringen Verdienstpunkte. Am Ende einer Episode werden je 25 davon zu einem Stern, und 50 können dich befördern; persönliche Ziele bringen weitere Sterne.
    .example = 56 Verdienstpunkte sind 2 Sterne und eine Beförderung.
    .rule = GEN7-31.2

web-primer-gen7-end = Eine Runde endet, wenn niemand mehr einen Würfel setzen kann. Liegengebliebene Aufträge beschädigen ihr System, und Stationen fallen aus. Die Episode endet, wo ihre Geschichte es sagt; Ränge, Fähigkeiten und Folgen nehmt ihr mit.
    .example = Das Plotziel oben hat eine Frist: Verpasst ihr sie, geht die Geschichte mit einem Rückschlag weiter.
    .rule = GEN7-30.5
