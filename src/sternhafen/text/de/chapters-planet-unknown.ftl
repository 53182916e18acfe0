# Planet Unknown in Kapiteln: was die nummerierten Regeln sagen, mit Beispielen erzählt.

chapters-planet-unknown-1 = Eine Runde: Die Station dreht sich
    .text = Der Kommandant dreht die Raumstation, so weit er will. Dann spielen alle zugleich: Du nimmst eins der beiden obersten Plättchen deines Sektors, legst es und rückst die Marker seiner beiden Ressourcen um eins vor, in der Reihenfolge, die dir lieber ist. Wie viele Felder eine Ressource bedeckt, spielt keine Rolle. Sind alle fertig, wandert der Kommandomarker nach links.
    .example = Dein Sektor zeigt ein kleines Plättchen mit Wasser und Rover und ein großes mit Biomasse und Technologie. Das kleine schließt eine Lücke, das große schaltet eine Technologie frei: Du nimmst eins davon, das andere bleibt für den, der als Nächster vor diesem Sektor steht.
    .rules = PU-3.1 PU-2.4 PU-3.2 PU-3.5 PU-3.6 PU-2.5

chapters-planet-unknown-2 = Ein Plättchen legen
    .text = Dreh und wende ein Plättchen, wie du willst. Das erste bedeckt ein Feld am Rand, jedes weitere liegt Seite an Seite mit etwas, das du schon gelegt hast. Nichts darf überlappen oder hinausragen. Ein Plättchen darf eine Rettungskapsel oder einen Rover bedecken, aber dann sind sie verloren. Zeigt es einen Meteoriten, landet sofort einer auf diesem Feld, und Reihe und Spalte bringen nichts, bis ein Rover ihn holt.
    .example = Ein Plättchen aus vier Feldern passt auf zwei Arten neben dein letztes. Einmal begräbt es eine Rettungskapsel, eine Medaille weniger; beim anderen Mal landet der Meteorit neben deinem Rover, der ihn mit einer einzigen Bewegung einsammelt. Du nimmst das zweite.
    .rules = PU-4.1 PU-4.2 PU-4.3 PU-4.5 PU-4.8 PU-4.9 PU-10.1

chapters-planet-unknown-3 = Leisten, Boni und Schübe
    .text = Es gibt fünf Leisten: Bevölkerung, Wasser, Biomasse, Rover und Technologie. Jedes Feld, das ein Marker auf dem Weg nach oben erreicht oder überschreitet, gibt dir sofort seinen Bonus. Ein Synergieschub, kurz Schub, rückt irgendeinen Marker um eins vor, auch denselben noch einmal; so kann ein Plättchen eine ganze Kette auslösen. Medaillen auf einer Leiste sind kein Bonus: Am Ende bekommst du die des höchsten erreichten Medaillenfelds. Energie hat keine Leiste. Sie rückt den Marker eines Gebiets vor, das an ihr Energiegebiet grenzt.
    .example = Beim Standardkonzern rückt dein Wassermarker von 2 auf 3 und trifft auf einen Schub. Du nutzt ihn für die Bevölkerung, von 2 auf 3: Dort wartet die erste Bevölkerungskarte. Ein Plättchen, eine Kette.
    .rules = PU-5.2 PU-5.3 PU-5.4 PU-5.5 PU-3.7 PU-13.1 PU-13.2

chapters-planet-unknown-4 = Wasser und Biomasse
    .text = Wasser ist die einzige Ressource, die nach dem Ort fragt: Ihr Marker rückt für ein Plättchen nur vor, wenn mindestens eins seiner Wasserfelder auf Eis liegt. Schübe, Energie und Karten bewegen ihn überall. Biomasse bringt Bonusplättchen: einzelne Felder, die du sofort neben etwas von dir legst, am liebsten in das letzte Loch einer Reihe. Ein Bonusplättchen ist kein Plättchen und rückt nichts vor.
    .example = Dein Plättchen hat drei Wasserfelder, und eins liegt auf Eis: Das genügt. In derselben Runde erreicht Biomasse Feld 3. Das Bonusplättchen füllt das eine leere Feld einer Reihe in der Mitte, und die ist jetzt ihre 3 Medaillen wert.
    .rules = PU-7.1 PU-7.2 PU-7.3 PU-7.4 PU-8.1 PU-8.2 PU-8.3 PU-8.4

chapters-planet-unknown-5 = Rover, Rettungskapseln und Meteoriten
    .text = Ein Rover-Meilenstein bringt einen Rover auf ein Feld deines zuletzt gelegten Plättchens; Felder mit einer Zahl bringen so viele Bewegungen. Eine Bewegung ist ein Schritt auf ein Nachbarfeld, über Plättchen wie über blanken Boden, und du darfst sie auf deine Rover verteilen. Was auf einem Feld liegt, das ein Rover betritt, gehört dir: Jede Rettungskapsel ist eine Medaille, je drei Meteoriten sind eine. Was du nicht fährst, verfällt am Ende deines Zugs.
    .example = Du bekommst drei Bewegungen. Der Rover fährt zwei Schritte auf einen Meteoriten und noch einen auf eine Rettungskapsel: 1 Medaille für die Kapsel, und die Reihe des Meteoriten zählt wieder.
    .rules = PU-9.1 PU-9.5 PU-9.6 PU-9.7 PU-9.10 PU-9.11 PU-9.14 PU-11.4 PU-15.4

chapters-planet-unknown-6 = Bevölkerungskarten und Technologien
    .text = Ein Bevölkerungsmeilenstein lässt dich die Karten seiner Stufe durchsehen und eine behalten; das geschieht, wenn alle gelegt haben. Manche wirken sofort und liegen offen, andere bleiben bis zum Ende verdeckt. Je höher die Stufe, desto stärker die Karten. Technologien sind die eigenen Regeln deines Konzerns: Eine wirkt, solange dein Technologiemarker auf ihrem Feld oder darüber steht, schon in dem Zug, in dem du es erreichst.
    .example = Zu dritt liegen vier Karten auf Stufe 1. Clara wählt vor dir und lässt drei übrig; du siehst, was sie nicht wollte. Muss dein Technologiemarker später unter ein Feld zurück, schläft diese Technologie, bis du es wieder erreichst; deine Karte bleibt dir.
    .rules = PU-1.10 PU-6.1 PU-6.2 PU-6.4 PU-6.5 PU-6.7 PU-12.1 PU-12.2 PU-12.3

chapters-planet-unknown-7 = Das Ende, und was zählt
    .text = Die Partie endet mit der Runde, in der jemand keins seiner Plättchen legen kann oder ein Sektor leer wird; alle spielen sie zu Ende. Dann zählt ihr Medaillen: volle Reihen und Spalten ohne Meteorit, das höchste Medaillenfeld jeder Leiste, Rettungskapseln und Meteoriten, Karten und die Ziele, die du mit deinen Nachbarn teilst.
    .example = Eine Spalte für 2 ist bis auf ein Feld voll: nichts. Eine Reihe für 3 ist voll: 3. Vier Rettungskapseln: 4. Sieben Meteoriten sind zwei Sätze: 2. Wasser auf Feld 9 bringt noch die 4 von Feld 8. Zusammen 13, und Karten und Ziele kommen dazu.
    .rules = PU-14.1 PU-14.2 PU-14.5 PU-15.1 PU-15.2 PU-15.3 PU-15.4 PU-15.9
