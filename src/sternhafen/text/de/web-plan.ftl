### Planen im Browser: eigene Zugfolgen, die nur ausprobiert werden.

web-plan-name = Plan { $n }
web-plan-mode = Du planst
web-plan-all = Deine Pläne
web-plan-steps = Die Schritte dieses Plans
web-plan-new = Noch ein Plan
web-plan-rename = Diesen Plan umbenennen
web-plan-drop = Diesen Plan verwerfen
web-plan-leave = Zurück zum Spiel
web-plan-play = Plan ausführen
web-plan-help = Probier deine Züge aus: Nichts wird gespielt, und niemand sieht es.
web-plan-assumed = Angenommen: Du bist jetzt am Zug, und nichts hat sich geändert.
web-plan-expected = { $points } Punkte erwartet
web-plan-ends-turn = Hier endet dein Zug.
web-plan-ends-reveal = Hier kommt etwas Unbekanntes ans Licht, darum endet der Plan.
web-plan-ends-over = Hier ist das Spiel vorbei.
web-plan-ends-illegal = Schritt { $n } geht nicht:
web-plan-ends-waits = Wie dein nächster Zug beginnt, ist noch unbekannt. Dein Plan wartet hier.
web-plan-stopped = Schritt { $n }, „{ $action }“, wurde nicht gespielt:
