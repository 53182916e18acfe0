# Cryo in Kapiteln: was die nummerierten Regeln sagen, mit Beispielen erzählt.

chapters-cryo-1 = Ein Zug: eine Drohne aussenden oder alle zurückrufen
    .text = In deinem Zug tust du eins von zwei Dingen. Entweder fliegt eine Drohne von deiner Plattform zu einem freien Dock des Wracks, und du führst eine Aktion neben diesem Dock aus; oder alle deine Drohnen kommen heim. Sind alle drei unterwegs, musst du zurückrufen. Einmal im Zug darfst du ein Plättchen oder eine Karte verschrotten und bekommst, was darauf steht. Am Ende des Zugs behältst du höchstens fünf Karten.
    .example = Ein Dock im Labor liegt zwischen der Stase-Kontrolle und einem Feld mit einem Plättchen für Organisches Material. Deine Drohne landet dort, und du wählst: Crew wecken oder das Plättchen nehmen. Die andere Aktion bleibt für deine nächste Drohne, falls dir niemand das Dock daneben wegnimmt.
    .rules = CRYO-4.1 CRYO-4.4 CRYO-5.1 CRYO-5.2 CRYO-3.5 CRYO-4.5 CRYO-4.7

chapters-cryo-2 = Crew wecken und Plättchen nehmen
    .text = Die Stase-Kontrolle weckt bis zu drei deiner Crew-Kapseln in diesem Schiffsteil, jede für ein Organisches Material. Ein Ressourcenfeld gibt dir sein offenes Plättchen: Nimm gleich, was es zeigt, und gib es zurück, oder leg es in einen Slot deiner Plattform, wo es immer wieder wirkt. Der Reaktor macht Energie aus Kristall, der Umwandler Nanomaschinen aus jeder der drei Grundressourcen, und eine Nanomaschine ersetzt jede von ihnen. Mehr als fünf von einer Ressource kannst du nicht behalten, sechs bei Energie.
    .example = Du hast 1 Organisches Material und 2 Nanomaschinen: Das reicht für drei Crew-Kapseln. Oder du nimmst das Plättchen mit Kristall und Technologie: Sofort bringt es je 1; als Belohnung auf deiner Plattform bringt es je 1 bei jedem Rückruf.
    .rules = CRYO-5.7 CRYO-5.12 CRYO-5.17 CRYO-5.18 CRYO-3.10 CRYO-3.14 CRYO-3.37

chapters-cryo-3 = Die Plattform: eine Maschine, die du baust
    .text = Jede Drohne, die heimkommt, nimmt ein freies Dock deiner Plattform, eine nach der anderen, und darf dort die Aktion auslösen: wenn in allen ihren Slots ein Plättchen liegt und du das Kostenplättchen bezahlen kannst. Was eine Drohne bringt, darf die nächste bezahlen; auf die Reihenfolge kommt es also an. Ein Plättchen bleibt, wo du es hinlegst, bis du es verschrottest, und ein leerer Slot heißt: Das Dock ruht.
    .example = In Eigenbau I liegt ein Plättchen mit 1 Organischem Material, Aufladen hat eins als Kosten. Die erste Drohne geht auf Eigenbau I: +1 Organisches Material. Die zweite geht auf Aufladen, zahlt damit, und du hast 1 Energie. Andersherum hätte Aufladen nichts zum Zahlen gehabt.
    .rules = CRYO-6.16 CRYO-6.18 CRYO-6.19 CRYO-6.20 CRYO-6.22 CRYO-6.26 CRYO-3.20 CRYO-3.22

chapters-cryo-4 = Was ein Rückruf kostet: Vorfälle
    .text = Ein Rückruf beginnt mit der Bergung: Jede deiner Crew-Kapseln auf einem Bergungsfeld bringt eine Ressource davon. Dann musst du einen der offenen Vorfälle abhandeln. Plünderung ist ein Geschenk, und du behältst das Plättchen. Sabotage zerstört alle Crew-Kapseln in der nächsten Kammer dieses Schiffsteils, auch deine. Von der Leiste rückt ein neues Plättchen nach, und unter dem letzten liegt der Sonnenuntergang.
    .example = In der Konstruktion liegt Sabotage, und in der ersten Kammer schläft noch je eine Crew-Kapsel von allen anderen. Deine hast du schon geweckt: Du handelst ihn ab, die anderen verlieren je eine, du keine.
    .rules = CRYO-6.1 CRYO-6.2 CRYO-6.4 CRYO-6.5 CRYO-6.8 CRYO-6.13 CRYO-6.15

chapters-cryo-5 = Karten: jede taugt zu vierlei
    .text = Eine Karte ist ein Upgrade, das von jetzt an wirkt, eine Mission, die am Ende zählt, ein Fahrzeug oder Schrott. Mit einer Kartenaktion ziehst du eine oder spielst eine aus; das Ausspielen kostet sonst nichts. Für jede Art hast du drei Plätze. Upgrades und Fahrzeuge liegen offen, Missionen verdeckt. Ein Fahrzeug geht mit seinem Start; Upgrades und Missionen bleiben die ganze Partie.
    .example = Du hast die Karte mit dem Maulwurf: als Fahrzeug vier Plätze; als Upgrade Automatisierung, bei jedem Rückruf eine Plattformaktion mehr; als Mission Industrie, 1 Punkt je Plättchen auf deiner Plattform; oder du verschrottest sie für 1 Organisches Material und 1 Kristall.
    .rules = CRYO-8.1 CRYO-8.2 CRYO-8.3 CRYO-8.5 CRYO-8.6 CRYO-7.1 CRYO-7.3 CRYO-5.20

chapters-cryo-6 = Hinunter in die Höhlen
    .text = Der Kundschafter deckt eine Höhle auf und setzt eine deiner Crew-Kapseln ohne Siedlungskosten hinein; das kostet 1 Energie und 1 Technologie. Die großen Transporte starten am Transport-Dock, wo immer Platz ist: Wähl ein Fahrzeug mit Crew und einen Tunnelabschnitt mit offener Höhle und zahl seine Energie. Dann zahlst du die Siedlungskosten einer oder beider Höhlen und verteilst die Crew. Wer in einer Höhle ist, bleibt dort, und das Fahrzeug wird abgelegt.
    .example = Der Maulwurf bringt drei Crew-Kapseln in den Abschnitt zwischen A2 und B2, der 2 Energie kostet. A2 verlangt 1 Technologie, B2 1 Kristall und 1 Organisches Material; du zahlst beides und lässt eine in A2 und zwei in B2.
    .rules = CRYO-5.24 CRYO-5.25 CRYO-5.26 CRYO-5.33 CRYO-5.34 CRYO-5.36 CRYO-5.38 CRYO-5.39 CRYO-3.33

chapters-cryo-7 = Sonnenuntergang, und was zählt
    .text = Die Partie ist nach dem Zug vorbei, in dem jemand den Sonnenuntergang abhandelt, oder in dem die letzte Crew-Kapsel irgendeines Spielers angekommen oder verloren ist. In Höhlen bringt jede 3 Punkte, und jede Höhle ihren ersten Wert für die meisten und ihren zweiten für die zweitmeisten. Upgrades, Fahrzeuge und wache Crew daheim bringen je 1, Missionen, was sie sagen.
    .example = Eine Höhle ist 7 und 2 wert. Du und Ada habt dort je drei Crew-Kapseln, Ben hat eine. Ihr habt gleich viele: Du und Ada bekommt je 2, Ben nichts. Für deine drei bekommst du auf jeden Fall 9. Eine mehr, und es wären 12 und 7 gewesen.
    .rules = CRYO-10.1 CRYO-10.2 CRYO-11.1 CRYO-11.2 CRYO-11.4 CRYO-11.5 CRYO-11.7 CRYO-11.9

chapters-cryo-8 = Allein: der Rivale
    .text = Allein spielst du gegen den Rivalen, der nach jedem deiner Züge am Zug ist. Eine Entscheidungskarte sagt, zu welchem Dock seine Drohne fliegt; dort nimmt er ein Plättchen oder weckt Crew. Er bezahlt nichts: Sobald er vier von einer Ressource hat, gibt er sie für einen Sprung aus, und mit drei Energie und drei Crew-Kapseln daheim kundschaftet er und verteilt sich auf zwei Höhlen. Wo seine Regeln mehreres offenlassen, entscheidest du.
    .example = Der Rivale hat 3 Kristalle und nimmt ein Kristallplättchen: Mit 4 weckt er eine Crew-Kapsel in der Konstruktion, erhält 3 Energie und verliert die Kristalle. Sind drei auf seiner Plattform, bricht er noch im selben Zug zu den Höhlen auf.
    .rules = CRYO-S3.1 CRYO-S3.2 CRYO-S3.4 CRYO-S3.7 CRYO-S4.3 CRYO-S4.9 CRYO-S2.9 CRYO-S5.6
