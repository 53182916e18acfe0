### Die eigene Seite: Konto, Geräte, Einstellungen.

web-me-page = { $name } – Sternhafen
web-me-name-keep = Speichern
web-me-name-kept = Gespeichert. Plätze, die du schon hast, behalten ihren Namen.

## Konto

web-me-guest = Du spielst als Gast
web-me-guest-help = Deine Partien gehören zu diesem Browser. Mit einem Konto findest du sie auf allen deinen Geräten. Ohne E-Mail, ohne Passwort.
web-me-sign-up = Konto anlegen
web-me-sign-up-help = Alle deine Partien hier kommen mit.
web-me-known = Du hast schon ein Konto?
web-me-sign-in-passkey = Mit Passkey anmelden
web-me-sign-in = Anmelden
web-me-signed-in = Dein Konto
web-me-code = Wiederherstellungscode
web-me-code-help = Dein Wiederherstellungscode, nur dieses eine Mal zu sehen. Schreib ihn auf: Mit ihm meldest du dich auf jedem Gerät an, und ohne Passkey ist er der einzige Weg zurück.
web-me-code-copy = Kopieren
web-me-code-copied = Kopiert
web-me-code-kept = Ich habe ihn
web-me-code-have = Meldet dich auf jedem Gerät an. Ein neuer ersetzt den alten.
web-me-code-new = Neuer Wiederherstellungscode
web-me-passkeys = Passkeys
web-me-passkeys-help = Melde dich mit Fingerabdruck, Gesicht oder Displaysperre an.
web-me-passkey = Passkey
web-me-add-passkey = Passkey hinzufügen
web-me-passkey-failed = Das hat nicht geklappt. Vielleicht hat dieses Gerät schon einen Passkey für dich.
web-me-hindered-insecure = Passkeys brauchen eine sichere Seite: https, und einen Namen statt einer Zahlenadresse. Der Wiederherstellungscode geht überall.
web-me-hindered-unnamed = Passkeys gehören zu einem Namen: Öffne diese Seite über einen (auf genau diesem Rechner: localhost) statt über eine Zahlenadresse. Der Wiederherstellungscode geht überall.
web-me-hindered-old = Dieser Browser kann keine Passkeys. Der Wiederherstellungscode geht überall.
web-me-hindered-server = Dieser Server nimmt keine Passkeys an. Der Wiederherstellungscode geht überall.
web-me-used = Zuletzt benutzt { $when }
web-me-made = Hinzugefügt { $when }
web-me-remove = Entfernen
web-me-remove-last = Das ist dein letzter Passkey. Ohne ihn kommst du nur noch mit deinem Wiederherstellungscode hinein. Hast du ihn noch?
web-me-remove-not = Behalten
web-me-remove-yes = Ich habe den Code: entfernen
web-me-remove-of = { $name } entfernen
web-me-devices = Geräte
web-me-device = Gerät
web-me-here = Dieses Gerät
web-me-seen = Zuletzt da { $when }
web-me-sign-out = Abmelden
web-me-sign-out-of = { $name } abmelden

## Daten

web-me-data = Deine Daten
web-me-data-help = Alles, was dieser Server über dich speichert: zum Mitnehmen oder um es endgültig zu löschen. Deine Züge bleiben ohne deinen Namen in den Partien der anderen.
web-me-export = Herunterladen
web-me-delete = Alles löschen
web-me-delete-sure = Deinen Namen, deine Chats, deine Einstellungen und dein Konto endgültig löschen? Das kann niemand rückgängig machen.
web-me-delete-not = Behalten
web-me-delete-yes = Alles endgültig löschen

## Einstellungen

web-me-settings = Einstellungen
web-me-settings-here = Sie gelten in diesem Browser.
web-me-settings-everywhere = Sie gelten auf allen deinen Geräten.
web-me-language-en = English
web-me-language-de = Deutsch
web-me-theme = Farben
web-me-theme-auto = Wie das Gerät
web-me-theme-dark = Dunkel
web-me-theme-light = Hell
web-me-text = Schriftgröße
web-me-text-usual = Normal
web-me-text-large = Groß
web-me-text-largest = Sehr groß

## Partien

web-me-games = Deine Partien
web-me-games-none = Hier stehen beendete Partien.
web-me-badges = Abzeichen
web-me-badge-first-game = Erste Partie beendet
web-me-badge-first-landing = Erste Landung
web-me-badge-all-endings = Alle Enden der Kampagne gesehen
web-me-badge-all-titles = Alle vier Spiele beendet
web-me-badge-beat-hard = Den schweren Bot geschlagen
web-me-badge-old-friends = Zehn Partien mit derselben Person
web-me-title = Spiel
web-me-played = Partien
web-me-points = Schnitt
web-me-best = Beste
web-me-solo = Solo
web-me-you = Du
web-me-seat = { $place }. { $name } { $points }
web-me-game-rated = gewertet
web-me-game-practice = Übung
web-me-ended-resigned = aufgegeben
web-me-ended-vote = abgebrochen
web-me-places = Plätze
web-me-favourites = Am liebsten gespielt
web-me-favourite = { $part }: { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }, { $won } gewonnen
web-me-opponents = Gespielt mit
web-me-against = { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }: { $before }× davor, { $after }× dahinter
web-me-rating = Wertung
web-me-rating-want = Meine Partien werten
web-me-rating-help = Dann kannst du gewertete Partien eröffnen und dich dazusetzen, mit anderen oder mit Bots. Dein Name steht in der Rangliste.
web-me-rating-guest = Mit einem Konto können deine Partien gewertet werden.
web-me-equal = Gegen deinesgleichen spielen: { $bot }
web-me-ladder = Rangliste
web-me-provisional = etwa { $rating }

## Leute

web-me-manners = Stumm und blockiert
web-me-manners-mute = stumm
web-me-manners-block = blockiert
web-me-manners-both = stumm und blockiert
web-me-manners-drop = Von der Liste nehmen
web-me-manners-drop-of = { $name } von der Liste nehmen
web-me-presence = Wer mit mir gespielt hat, darf sehen, dass ich da bin
web-me-friends = Leute und Gruppen
web-me-friends-none = Hier erscheint, mit wem du gespielt hast.
web-me-friends-tables = { $tables ->
        [0] aus einer Gruppe
        [one] ein gemeinsamer Tisch
       *[other] { $tables } gemeinsame Tische
    }
web-me-friends-here = gerade hier
web-me-groups = Gruppen
web-me-play = Spielen
web-me-play-with = Mit { $name } spielen
web-me-group-name = Name der Gruppe
web-me-group-make = Gruppe gründen
web-me-group-members = { $members ->
        [one] nur du
       *[other] { $members } Leute
    }
web-me-studies = Deine Studien
