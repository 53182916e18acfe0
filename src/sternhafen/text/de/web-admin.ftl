### Die Seite für alle, die den Server betreiben.

web-admin-title = Diesen Server betreuen
web-admin-page = { web-admin-title } – Sternhafen
web-admin-tabs = Listen
web-admin-overview = Überblick
web-admin-reports = Meldungen
web-admin-people = Leute
web-admin-tables = Tische
web-admin-bans = Ausgesperrt
web-admin-people-count = Leute mit Konto
web-admin-tables-count = Tische
web-admin-lines = Gespeicherte Zeilen
web-admin-sockets = Offene Verbindungen
web-admin-size = Datenbank
web-admin-free = Frei auf der Platte
web-admin-version = Version
web-admin-limits = Grenzen
web-admin-limits-help = Das sind Einstellungen des Servers; docs/operations.md erklärt jede.
web-admin-bytes = { $megabytes } MB
web-admin-status = { $count } { $status ->
        [waiting] wartend
        [running] laufend
        [over] beendet
        [closed] geschlossen
       *[other] nach früheren Regeln
    }
web-admin-none = Hier ist nichts.
web-admin-find = Name oder Kennung
web-admin-all = Alle
web-admin-by = gemeldet von { $who }
web-admin-by-nobody = gemeldet von jemandem, der nicht mehr da ist
web-admin-said = Was gesagt wurde
web-admin-said-nothing = Dort wurde nichts gesagt.
web-admin-open = Zum Tisch
web-admin-settle = Erledigt
web-admin-reopen = Wieder öffnen
web-admin-ban = Aussperren
web-admin-unban = Wieder einlassen
web-admin-banned = ausgesperrt
web-admin-days = Tage
web-admin-for-ever = für immer
web-admin-until = bis { $when }
web-admin-close = Schließen
web-admin-delete = Löschen
web-admin-sure = Wirklich?
web-admin-quota = Höchstens offene Tische
web-admin-quota-keep = Speichern
web-admin-quota-usual = wie alle
web-admin-seen = zuletzt hier { $when }
web-admin-held = { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    }
web-admin-in-charge = betreut diesen Server
web-admin-sits = { $people }+{ $bots } Plätze, { $lines } Zeilen
