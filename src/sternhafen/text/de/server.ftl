### Was der Server sagt: Ablehnungen, Benachrichtigungen und seine Befehle.

## Ablehnungen

server-no-bad-request = Die Anfrage war nicht zu verstehen: { $problem }.
server-no-bad-action = Das ist keine Aktion dieses Spiels: { $problem }.
server-no-bad-options = Diese Einstellungen passen nicht: { $problem }.
server-no-bad-frame = Die Nachricht war nicht zu verstehen: { $problem }.
server-no-hello-first = Sag zuerst hallo.
server-no-wrong-method = Diese Adresse nimmt solche Anfragen nicht an.
server-no-wrong-origin = Anfragen von { $origin } werden hier nicht angenommen. Öffne den Tisch unter seiner eigenen Adresse.
server-no-too-large = Das ist zu groß.
server-no-too-many = Zu oft. Versuch es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } wieder.
server-no-too-many-problems = Zu viele Nachrichten waren falsch. Lade die Seite neu.
server-no-internal = Auf dem Server ist etwas schiefgegangen. Nichts ist verloren; versuch es noch einmal.
server-no-store-down = Der Server erreicht seine Datenbank nicht. Nichts ist verloren; versuch es gleich noch einmal.
server-no-busy = Der Server ist beschäftigt. Versuch es noch einmal.
server-no-stopping = Der Server wird neu gestartet. Gleich geht es am Tisch weiter.

server-no-no-such-page = Unter dieser Adresse gibt es nichts.
server-no-no-such-table = Diesen Tisch gibt es nicht. Prüfe den Link.
server-no-no-such-seat = Dieser Tisch hat keinen Platz { $seat }.
server-no-no-such-line = Das Protokoll hat keine Zeile { $line }.
server-no-no-such-title = Ein Spiel { $title } gibt es hier nicht. Es gibt: { $known }.
server-no-no-such-bot = Einen Bot { $bot } gibt es nicht. Es gibt: { $known }.
server-no-no-such-proposal = Dieser Vorschlag steht nicht mehr zur Wahl.

server-no-not-host = Das darf nur, wer den Tisch eröffnet hat.
server-no-not-your-seat = Auf diesem Platz sitzt du nicht.
server-no-not-listed = Dieser Tisch ist privat: Du brauchst einen Link, um dich zu setzen.
server-no-invite-used = Dieser Link ist schon benutzt oder ersetzt. Bitte um einen neuen.
server-no-no-open-seat = Es ist kein Platz mehr frei. Du kannst zuschauen.
server-no-no-bot-there = Auf diesem Platz spielt kein Bot.
server-no-bot-plays = Auf diesem Platz spielt gerade ein Bot. Übernimm ihn zuerst wieder.
server-no-wrong-names = Es braucht { $seats } Namen, angegeben sind { $names }.
server-no-target-private = Benachrichtigungen dürfen hier nur an öffentliche Adressen gehen.
server-no-target-unreachable = Diese Adresse ist nicht zu erreichen.

server-no-table-waiting = Das Spiel hat noch nicht begonnen.
server-no-table-running = Das Spiel läuft noch.
server-no-table-over = Das Spiel ist zu Ende.
server-no-table-closed = Dieser Tisch wurde geschlossen.
server-no-table-stale = Die Regeln haben sich seit Beginn dieses Spiels geändert: Du kannst es ansehen und speichern, aber nicht weiterspielen.
server-no-followed = Es gibt schon einen neuen Tisch: { $table }.
server-no-nothing-carried = Aus diesem Spiel geht nichts in ein nächstes über.

server-no-stale = Jemand war schneller: Sieh nach, was sich geändert hat, und wähle noch einmal.
server-no-not-yet = Du kennst { $after } Züge, es gibt aber erst { $entries }. Lade den Tisch neu.
server-no-not-asked = Du wirst gerade nichts gefragt.
server-no-not-asked-consent = Deine Zustimmung ist dafür nicht nötig.
server-no-log-long = Das Protokoll hat mehr als { $most } Zeilen: Zurücknehmen geht nicht mehr. Spiel weiter.
server-no-nothing-to-redo = Es gibt nichts, was du noch einmal spielen könntest.
server-no-nothing-said = Schreib zuerst etwas.

server-no-record-broken = Das gespeicherte Spiel ist beschädigt und nicht lesbar: { $problem }.
server-no-record-shape = Im gespeicherten Spiel fehlt etwas, oder es enthält Fremdes: { $problem }.
server-no-record-format = Das gespeicherte Spiel hat Format { $found }; hier ist Format { $known } bekannt.
server-no-record-rules = Das gespeicherte Spiel folgt Fassung { $found } der Regeln; hier gilt Fassung { $known }.
server-no-record-setup = Das gespeicherte Spiel kann nicht beginnen: { $reason } ({ $rule }).
server-no-record-seed = Der Startwert des gespeicherten Spiels ist keine Zahl von 128 Bit.
server-no-record-names = Das gespeicherte Spiel nennt { $names } Namen für { $seats } Plätze.
server-no-record-action = Zeile { $number } des gespeicherten Spiels ist keine Aktion dieses Spiels: { $problem }.
server-no-record-illegal = Zeile { $number } des gespeicherten Spiels ist gegen die Regeln: { $reason } ({ $rule }).
server-no-record-edited = Zeile { $number } des gespeicherten Spiels führt nicht dorthin, wo sie soll: Die Datei wurde verändert oder ist beschädigt.
server-no-record-long = Das gespeicherte Spiel hat mehr als { $most } Zeilen.
server-no-record-dear = Das gespeicherte Spiel nachzuspielen dauert zu lange oder braucht zu viel Speicher.

## Benachrichtigungen

server-notify-test = Sternhafen erreicht dich hier.
server-your-turn = { $name }, du bist am Zug ({ $title }).

## Befehle

server-help-serve = Einen Tischserver betreiben.
server-help-verify = Ein beendetes Spiel nachspielen und seine Verteilung beweisen.
server-help-backup = Alle Tische in eine Datei schreiben.
server-help-restore = Eine Sicherung in eine leere Datenbank einlesen.
server-help-database = Wo Tische aufbewahrt werden: sqlite:///DATEI oder postgresql://NUTZER@RECHNER/NAME.
server-help-redis = Wo sich mehrere Serverprozesse treffen: redis://RECHNER.
server-help-host = Die Adresse, unter der gelauscht wird.
server-help-port = Der Port, an dem gelauscht wird.
server-help-origin = Die Adresse, die Browser sehen, etwa https://spiele.example.org; mehrmals möglich.
server-help-proxy = Die Adresse eines Proxys, dessen X-Forwarded-Angaben geglaubt wird.
server-help-web = Der Ordner mit dem gebauten Webtisch.
server-help-workers = Wie viele Prozesse für Bots denken.
server-help-think = Wie viele Sekunden ein Bot denken darf.
server-help-memory = Wie viele Megabyte ein Bot belegen darf.
server-help-rates = Ein Faktor auf alle Häufigkeitsgrenzen; 0 schaltet sie ab.
server-help-private-notify = Benachrichtigungen an private Adressen erlauben.
server-help-open = Den Tisch im Browser öffnen.
server-help-hash = Der Hash, der zu Beginn des Spiels veröffentlicht wurde.

server-serving = Sternhafen ist unter { $address } zu finden. Beenden mit Strg+C.
server-no-database = Die Datenbank ist nicht benutzbar: { $problem }. Prüfe --database.
server-no-scale = { $module } ist nicht installiert. PostgreSQL und Redis brauchen: pip install 'sternhafen[scale]'
server-no-file = { $file } ist nicht lesbar: { $problem }.
server-verify-good = Jede Zeile des Spiels wurde nachgespielt und stimmt ({ $entries } Zeilen). Der Startwert hat den Hash { $hash }.
server-verify-compare = Vergleiche ihn mit dem Hash, der zu Beginn des Spiels gezeigt wurde, oder gib diesen mit --hash an.
server-verify-other-seed = Das Spiel wurde nicht aus dem versprochenen Startwert gegeben: Sein Hash ist { $found }, versprochen war { $published }.
server-backup-done = { $tables } Tische sind in { $file }.
server-trouble-backup-failed = Die Sicherung wurde nicht angelegt: { $problem }.
server-trouble-backup-no-database = Unter { $database } gibt es keine Datenbank.
server-restore-done = { $tables } Tische wurden wiederhergestellt.
server-trouble-restore-failed = Nichts wurde wiederhergestellt: { $problem }.
server-trouble-restore-no-backup = { $file } ist keine Sicherung oder beschädigt. Nichts wurde wiederhergestellt.
server-trouble-restore-not-empty = { $database } enthält schon Tische. Stelle in einer leeren Datenbank wieder her; nichts wurde geändert.
