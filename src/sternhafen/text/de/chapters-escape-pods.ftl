# Escape Pods in Kapiteln: was die nummerierten Regeln sagen, mit Beispielen erzählt.

chapters-escape-pods-1 = Ein Zug, und wer ihn bezahlt
    .text = Du nimmst bis zu zwei Handlungen, und für jede muss jemand aus deiner Reserve arbeiten: Schick die Figur verdeckt ans Pult, zu der Handlung, die du willst. Das grundlegende Pult wird am Ende deines Zuges geräumt. Auf dem fortgeschrittenen bleibt sie stehen, und die Handlung bleibt dir verschlossen, bis Entern, Fliegen und Programmieren alle besetzt sind oder du aktualisierst. Jede Handlung hat also zwei Preise: jetzt eine Arbeitskraft und vielleicht für Runden ein besetztes Feld.
    .example = Du hast neun Leute, acht davon sind noch auf dem Schiff. Eine Ingenieurin bezahlt das Fliegen und ist vorerst weg; ein Wissenschaftler bezahlt das Beschleunigen und ist am Ende des Zuges wieder da. Im nächsten Zug kannst du wieder beschleunigen, aber nicht fliegen.
    .rules = PODS-3.2 PODS-3.6 PODS-3.11 PODS-3.13 PODS-3.14 PODS-5.15

chapters-escape-pods-2 = Hinein in die Kapseln
    .text = Beim Einsteigen setzt du jemanden von dir auf einen freien Sitz: aus der Reserve in eine Kapsel, die im Hangar wartet oder direkt am Schiff fliegt, oder von einer Kapsel in die nächste. Wer in eine Kapsel im Hangar steigt, startet sie. Minikapseln gehen schneller: Eine Handlung stellt Kapsel samt Passagier neben das Schiff. Beides braucht zwei deiner Leute, einen, der bezahlt, und einen, der geht. Kapseln gehören niemandem: Der freie Sitz neben dir gehört vielleicht bald jemand anderem.
    .example = Die große Kapsel wartet in Hangar 2. Eine Kommandantin bezahlt, ein Wissenschaftler steigt ein: Die Kapsel fliegt sofort auf Sektor 1, und zwei Sitze sind frei für alle, die mitwollen.
    .rules = PODS-4.2 PODS-4.3 PODS-4.6 PODS-4.8 PODS-4.18 PODS-4.4

chapters-escape-pods-3 = Fliegen und schieben
    .text = Beschleunigen bewegt eine Kapsel, in der jemand von dir sitzt, um einen Sektor; Fliegen bewegt jede besetzte Kapsel. In einem Sektor ist Platz für eine. Ist eine kleinere im Weg, schiebst du sie in einen Sektor daneben, wohin du willst, aber nicht in Schrott und nicht dorthin, wo du herkommst. Geht sonst nichts, tauschen die beiden die Plätze. In den Sektor einer gleich großen oder größeren Kapsel kommst du nicht.
    .example = Dein Dreisitzer fliegt von Sektor 4 nach 7, wo eine Minikapsel treibt. Du schiebst sie weiter auf Sektor 10, oder, wenn ihr Besitzer frech war, zur Seite auf 8.
    .rules = PODS-4.14 PODS-5.6 PODS-6.1 PODS-6.3 PODS-6.4 PODS-6.5 PODS-6.7

chapters-escape-pods-4 = Bojen: Flüge, die nichts kosten
    .text = Eine Boje liegt auf der Grenze zweier Sektoren und zeigt zwei Farben. Ist eine davon deine, darf eine Kapsel mit jemandem von dir in deinem Zug diese Grenze überqueren, in jede Richtung und so oft du willst. Das ist keine Handlung und kostet niemanden aus der Reserve. Mit Programmieren legst du eine Boje, versetzt eine oder vertauschst zwei; und jede, die du legst, hilft noch jemandem.
    .example = Zwischen den Sektoren 4 und 7 liegt eine Boje mit deiner Farbe. Du beschleunigst von 1 nach 4 und fliegst umsonst weiter auf 7. Liegt eine zweite zwischen 10 und 13, genügt von 7 aus eine weitere Handlung bis zu den Zufluchten.
    .rules = PODS-9.2 PODS-9.3 PODS-9.5 PODS-9.7 PODS-5.9 PODS-5.10

chapters-escape-pods-5 = Wer wo sitzt: spionieren und entern
    .text = Niemand außer dir weiß, wer von deinen Leuten Kommandant, Wissenschaftler oder Ingenieur ist. Spionieren zeigt dir, und nur dir, alle in einer Kapsel oder einer Zuflucht; was du davon erzählst, ist deine Sache. Entern tauscht jemanden von dir gegen jemanden einer anderen Farbe: zwischen Kapseln nebeneinander, oder aus deiner Reserve gegen einen Passagier am Schiff, der dann nach Hause geht.
    .example = Du spionierst bei einer Kapsel in Sektor 2 und findest zwei Ingenieure, aber in der Zuflucht voraus ist kein Feld mehr für sie frei. Lass sie fliegen. In der Kapsel daneben wäre deine Wissenschaftlerin besser aufgehoben: Du enterst aus der Reserve, und wer dort saß, ist wieder in seiner eigenen.
    .rules = PODS-10.1 PODS-4.15 PODS-4.16 PODS-4.17 PODS-5.1 PODS-5.2 PODS-5.3

chapters-escape-pods-6 = Ankommen, Explosionen und die Barriere
    .text = Aus einer Kapsel neben einer Zuflucht kannst du jeden aussteigen lassen, auch Leute der anderen; sie nehmen das erste freie Ankunftsfeld. Auf einem davon wartet ein Explosionsmarker. Wer dort ankommt, löst die Explosion aus, die die offene Karte ankündigt, und alle danach ebenso: Den Sektor bedeckt für immer Schrott, und eine Kapsel darin ist verloren, ihre Leute sind zurück in den Reserven. Schrott von Rand zu Rand ist die Barriere. Dann hat nur, wer Leute dahinter hat, einen letzten Zug.
    .example = Der Marker liegt auf Ankunftsfeld 3, zwei sind schon da, die Karte zeigt Sektor 7. Du lässt jemand Drittes aussteigen: Sektor 7 wird zu Schrott, der Marker rückt auf Feld 4, und die nächste Ankunft hier löst die nächste Karte aus. Explodieren auch 8 und 9, schließen drei in einer Linie den Weg.
    .rules = PODS-4.11 PODS-8.1 PODS-8.4 PODS-8.6 PODS-8.7 PODS-8.10 PODS-11.1 PODS-11.6 PODS-11.9

chapters-escape-pods-7 = Die Zufluchten werden gezählt
    .text = Am Ende werden die Zufluchten nacheinander geöffnet. In der Reihenfolge der Ankunft nimmt jeder ein Feld, das zu seinem Beruf passt; drei Köpfe passen zu allen. Ist keins mehr frei, geht er leer aus, und passt genau eins, muss er es nehmen. Manche Zuflucht hat dazu eine eigene Regel. Leute in Kapseln, in der Reserve und an Pulten bringen nichts.
    .example = Felder: Kommandant 4, Kommandant 3, Wissenschaftler 2, Ingenieur 1, alle 1. Zuerst kam ein Kommandant, dann ein Ingenieur, dann noch zwei Kommandanten: Der Erste nimmt 4, der Ingenieur sein eigenes Feld für 1, der nächste Kommandant 3 und der letzte das Feld für alle, 1.
    .rules = PODS-12.3 PODS-12.4 PODS-12.5 PODS-12.6 PODS-12.9 PODS-11.11 PODS-14.1 PODS-14.2
