# Gen7 in Kapiteln: was die nummerierten Regeln sagen, mit Beispielen erzählt.

chapters-gen7-1 = Eine Runde an Bord
    .text = Zuerst kommen neue Prioritätsaufträge, dann würfeln alle. Ab dem Einsatzleiter geht es reihum: ein Würfel auf eine freie Station oder mehrere auf eine Gruppenstation. Solange du einen Würfel hast, musst du ihn nutzen; passt er nirgends, kommt er in den Aufwachraum und fehlt dir diese Runde. Hat niemand mehr einen, rächen sich die liegengebliebenen Aufträge, die Würfel kehren heim, und die nächste Runde beginnt.
    .example = Zu viert in Runde 2: Drei Aufträge werden gezogen. Du würfelst mit dem Offizier 6 und mit den Kolonisten 2, 3 und 5. Vier Würfel heißen bis zu vier Züge. Ein Würfel, den du für einen Auftrag verleihst, ist ein Zug weniger, bringt dir aber die ganze Belohnung.
    .rules = GEN7-6.1 GEN7-6.2 GEN7-6.3 GEN7-6.4 GEN7-7.2 GEN7-7.3 GEN7-7.4 GEN7-7.10

chapters-gen7-2 = Ein Würfel in einem Raum
    .text = Eine Station nimmt einen Würfel, gleich was er zeigt, außer der Raum hat eine eigene Regel; die Punkte darunter sagen, wann sie ausfällt, nicht, was sie nimmt. Dann führst du die Aktionen des Raums von oben nach unten aus; was in Klammern steht, darfst du lassen. In den Laboren hängt der Ertrag vom Wert des Würfels ab. Eine Station unter einem Anzeiger ist geschlossen.
    .example = Ein Kolonist mit 5 im Wissenschaftslabor: An der Station mit einem Punkt bringt er die Hälfte, aufgerundet, also 3 Daten. An der mit drei Punkten wäre es die Hälfte von 9 − 5, also 2; dort taugen die niedrigen Würfel am meisten.
    .rules = GEN7-7.6 GEN7-7.7 GEN7-7.8 GEN7-7.9 GEN7-7.13 GEN7-15.1 GEN7-15.5

chapters-gen7-3 = Gruppenstationen: gemeinsam erledigt
    .text = Ein Prioritätsauftrag will mehrere Würfel im selben Augenblick, und sie müssen zueinander passen: aufsteigend, alle gleich, mindestens so hoch. Besetz ihn allein, oder mach den anderen einen Vorschlag, mit allen Würfeln und wer was zahlt; er gilt nur, wenn alle zustimmen. Das Schiffslager hilft beim Zahlen. Wer einen Würfel stellt, bekommt die ganze Belohnung.
    .example = Ein Auftrag verlangt drei Würfel, jeder um eins höher als der links davon. Du hast 3 und 5, Ben hat eine 4. Er stimmt zu: 3, 4, 5. Die Kosten trägt das Schiffslager, und ihr beide bekommt alle seine Verdienstpunkte.
    .rules = GEN7-8.1 GEN7-8.2 GEN7-8.7 GEN7-8.13 GEN7-24.1 GEN7-24.2 GEN7-24.4 GEN7-21.1

chapters-gen7-4 = Arbeitsaufträge und die Einsatzbesprechung
    .text = Arbeitsaufträge sind deine eigenen: Kosten, ein Zentrum, in dem du sie erledigst, Verdienstpunkte, und ein Abzug, wenn du sie am Ende noch auf der Hand hast. Neue bringt eine Einsatzbesprechung. Wer einen Offizier oder Kolonisten in der Einsatzzentrale stationiert, beruft sie ein und wird Einsatzleiter; die anderen dürfen sofort dazukommen. Der höchste Würfel wählt zuerst, dann gehen die Karten zweimal herum.
    .example = Zwei kommen zu deiner Besprechung: Drei nehmen teil, also werden sieben Arbeitsaufträge gezogen. Dein Offizier zeigt 7, den höchsten Wert. Du nimmst die erste Karte, und wenn sie wieder bei dir sind, noch eine, falls dir eine gefällt.
    .rules = GEN7-25.1 GEN7-25.2 GEN7-25.5 GEN7-13.2 GEN7-13.4 GEN7-13.5 GEN7-13.6 GEN7-13.7

chapters-gen7-5 = Ressourcen, Dateien und Schemata
    .text = Daten, Ersatzteile und Chemikalien bezahlen Aufträge, und jede kann noch etwas. Daten erweitern die Auswahl, wenn du Dateien oder Schemata ziehst, Ersatzteile verstellen deinen Roboter um bis zu zwei, und zwei Chemikalien drehen deinen Offizier oder einen Kolonisten auf jeden Wert. Eine Datei spielst du einmal; ein Schema liegt auf einem deiner zwei Plätze und wirkt dauernd, noch besser mit einer zweiten Karte darunter als Fokus.
    .example = Einem Auftrag fehlt eine 6, und dein Kolonist zeigt 2. Du zahlst 2 Chemikalien und drehst ihn auf 6. Das darfst du auch, wenn du im Zug von jemand anderem hilfst.
    .rules = GEN7-23.2 GEN7-23.3 GEN7-23.4 GEN7-23.5 GEN7-9.2 GEN7-14.1 GEN7-27.1 GEN7-27.5

chapters-gen7-6 = Wenn etwas liegen bleibt
    .text = Computer, Energie und Biosphäre haben je eine Reihe Lampen: grün, gelb, orange, rot. Ein Auftrag, den niemand erledigt, schiebt sein System nach rechts, und am Ende der Runde fallen in allen Räumen dieser Abteilung die Stationen mit so vielen Punkten wie die Lampe oder weniger aus. Sie bleiben dunkel, auch wenn sich das System erholt. Rot tut allen weh und hinterlässt ein Kreuz im Logbuch.
    .example = Ein Computerauftrag mit zwei Schritten bleibt liegen: von Grün auf Orange. Alle Stationen mit einem oder zwei Punkten im Rechenzentrum, im Wissenschaftslabor und in der Robotik sind von nun an geschlossen.
    .rules = GEN7-24.8 GEN7-6.5 GEN7-6.11 GEN7-26.1 GEN7-26.2 GEN7-26.3 GEN7-26.4 GEN7-26.8

chapters-gen7-7 = Schicksal, Abstimmungen und die Geschichte
    .text = Wurde in einem Zug ein Offizier stationiert, wird eine Schicksalskarte gezogen; etwa jede dritte wird ausgelöst, und dann wählt, wem dieser Offizier gehört, bevor jemand die Folgen kennt. Über Großes wird abgestimmt, und du hast so viele Stimmen wie deine Rangstufe. Ob ihr bisher nach Logik oder Instinkt entschieden habt, wiegt mit. Das Plotziel über dem Plan hat eine Frist; sie zu verpassen ist ein Rückschlag, nicht das Ende.
    .example = Ein Leutnant stimmt für die logische Möglichkeit, zwei Fähnriche für die andere: 2 zu 2. Die Leiste steht auf 1 für Logik, also ist es 3 zu 2, und die Leiste geht auf 0 zurück.
    .rules = GEN7-10.1 GEN7-10.5 GEN7-10.11 GEN7-29.1 GEN7-29.2 GEN7-29.3 GEN7-30.5 GEN7-30.7

chapters-gen7-8 = Das Ende einer Episode
    .text = Arbeitsaufträge, die du noch auf der Hand hast, kosten ihren Abzug. Dann werden je 25 Verdienstpunkte zu einem Stern, und mit 50 wirst du befördert. Episodenziele und persönliche Ziele bringen weitere Sterne. Mit Sternen kaufst du Fähigkeiten, so viele dein Rang erlaubt, und behältst den Rest. Eine Episode gewinnt niemand: Sterne zählen für die ganze Kampagne, und was ihr zerbrochen habt, kommt mit.
    .example = 58 Verdienstpunkte und ein Arbeitsauftrag auf der Hand mit Abzug 4: Es bleiben 54. Das sind zwei Sterne und eine Beförderung. Mit einem persönlichen Ziel für 2 Sterne reicht es für eine Fähigkeit, die 4 kostet.
    .rules = GEN7-31.1 GEN7-31.2 GEN7-31.3 GEN7-31.5 GEN7-31.6 GEN7-31.8 GEN7-31.10 GEN7-2.2
