### Die Seiten über den Server: Datenschutz, Impressum, Lizenzen.

web-about-page = { $title } – Sternhafen
web-about-imprint-none = Wer diesen Server betreibt, hat kein Impressum hinterlegt.
web-about-privacy-host = Ergänzung dieses Servers
web-about-licences-help = In Sternhafen steckt auch die Arbeit anderer. Das ist hier installiert, mit seiner Lizenz.
web-about-no-text = Das Paket kam ohne den Text seiner Lizenz.
web-about-failed = Das ließ sich nicht laden.

## Datenschutz

web-about-here = Was in deinem Browser bleibt
web-about-here-text = Dein Name, Sprache, Farben und andere Einstellungen, wie weit du im Chat gelesen hast, und ein Cookie mit einem zufälligen Geheimnis, an dem der Server deine Plätze erkennt. Ohne dieses Cookie kannst du nicht spielen; andere gibt es nicht. Nichts wird von anderswo geladen, niemand zählt deine Besuche.
web-about-server = Was dieser Server speichert
web-about-server-text = Deine Partien: Züge, Namen der Plätze, Chat und Termine. Wohin „du bist dran“ gehen soll, wenn du das angibst: eine Adresse von dir oder die, die der Nachrichtendienst deines Browsers ihm gegeben hat, samt Schlüsseln; und deine Ruhezeit. Wen du stummgeschaltet oder blockiert und was du gemeldet hast. Deine Gruppen mit Chat und Terminen, Einladungen und was du in Studien schreibst. Mit einem Konto auch deinen Namen, die öffentlichen Schlüssel deiner Passkeys, einen Hash deines Wiederherstellungscodes, wie sich deine Geräte nennen und den Tag ihres letzten Besuchs; dazu deine Wertungen, wenn du welche willst. Geheimnisse liegen nur als Hash da. Keine E-Mail, kein Passwort, kein Profil für andere.
web-about-logs = Was protokolliert wird
web-about-logs-text = Dass etwas geschah, an welchem Tisch, und Fehler. Keine Namen, keine Adressen, keine Züge, kein Chat. Deine Adresse bleibt eine Weile im Arbeitsspeicher, damit niemand den Server überschwemmt.
web-about-others = Wer was sieht
web-about-others-text = Wer mit dir am Tisch sitzt, sieht deinen Namen, deine Züge und ob du da bist; wer zuschaut, sieht keinen Chat. Deine Gruppen sehen, was du dort sagst. Wer mit dir gespielt hat, sieht nur dann, ob du da bist, wenn du das willst. Meldet dich jemand, sehen die, die den Server betreiben, was du an diesem Tisch gesagt hast. Lässt du deine Partien werten, stehen dein Name und deine Wertung in der Rangliste.
web-about-rights = Deine Rechte
web-about-rights-text = Auf deiner Seite lädst du alles herunter, was über dich gespeichert ist, oder löschst es für immer. Deine Züge bleiben dann in den Partien der anderen, ohne deinen Namen. Hast du jemanden gemeldet, bleibt die Meldung, ohne deinen Namen und deine Worte.
web-about-offline = Dieser Tisch braucht keinen Server: Alles bleibt in diesem Browser und geht nirgendwohin.
