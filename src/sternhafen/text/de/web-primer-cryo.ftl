# The rules of this title on one page: the goal, a turn, what brings points, the end.

web-primer-cryo-goal = Euer Schiff ist auf einem Eisplaneten abgestürzt. Weck deine Crew im Wrack und bring sie in die Höhlen, bevor die Sonne untergeht; die meisten Punkte gewinnen.
    .example = Eine Crew-Kapsel in einer Höhle zählt 3 Punkte, und die meisten in einer Höhle bringen dazu ihren Bonus.
    .rule = CRYO-11.1

web-primer-cryo-turn = Sende eine deiner drei Drohnen zu einem Dock und führe daneben eine Aktion aus, oder ruf alle zurück. Heimkehrende Drohnen treiben die Maschine auf deiner Plattform an, die du aus Plättchen baust.
    .example = Eine Drohne an einem Dock unter der Stase-Kontrolle weckt bis zu drei deiner Crew-Kapseln für je 1 Organisches Material.
    .rule = CRYO-4.1

web-primer-cryo-points = Crew-Kapseln in Höhlen zählen am meisten: jede für sich, und wer in einer Höhle die meisten oder zweitmeisten hat, noch einmal. Upgrades, Fahrzeuge, Missionen und die Crew auf deiner Plattform bringen den Rest.
    .example = Haben zwei in einer Höhle gleich viele, bekommen beide nur die zweite Zahl.
    .rule = CRYO-11.7

web-primer-cryo-end = Bei jedem Zurückrufen wird ein Vorfall abgehandelt: Beute für dich oder Sabotage für alle. Hinter dem letzten wartet der Sonnenuntergang. Wer ihn abhandelt, beendet mit diesem Zug die Partie; ebenso, wer keine Crew-Kapsel mehr außerhalb der Höhlen hat.
    .example = Du führst, und der Sonnenuntergang liegt offen? Ruf zurück, und es ist vorbei.
    .rule = CRYO-10.1
