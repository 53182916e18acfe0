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
server-no-store-unsure = Die Antwort der Datenbank ging verloren: Vielleicht ist es gespeichert, vielleicht nicht. Versuch es noch einmal: Doppelt geschieht nichts.
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
server-no-banned = Du bist von diesem Server ausgesperrt. Frag, wer ihn betreibt.
server-no-too-many-tables = Du hast hier schon { $most } offene Tische. Beende oder schließ erst einen.
server-no-not-signed-in = Du bist nicht angemeldet.
server-no-signed-in-already = Du bist schon angemeldet.
server-no-wrong-code = Diesen Wiederherstellungscode kennt der Server nicht. Prüfe jede Gruppe.
server-no-no-passkeys = Dieser Server nimmt keine Passkeys an; nimm deinen Wiederherstellungscode.
server-no-passkey-refused = Der Passkey ließ sich nicht prüfen. Versuch es noch einmal.
server-no-passkey-unknown = Diesen Passkey kennt der Server nicht. Vielleicht wurde er entfernt.
server-no-too-many-passkeys = Du hast schon { $most } Passkeys. Entferne zuerst einen.
server-no-name-taken = So heißt schon jemand in der Rangliste. Wähle einen anderen Namen.
server-no-nothing-kept = Über dich ist hier nichts gespeichert.
server-no-not-your-seat = Auf diesem Platz sitzt du nicht.
server-no-nobody-else = Auf diesem Platz sitzt niemand außer dir.
server-no-not-welcome = Jemand an diesem Tisch möchte nicht mit dir zusammengebracht werden.
server-no-too-many-manners = Du hast schon { $most } Leute stummgeschaltet oder blockiert. Nimm erst jemanden von der Liste.
server-no-reports-full = Es warten schon genug Meldungen. Versuch es später noch einmal.
server-no-not-administrator = Das dürfen nur die, die diesen Server betreiben.
server-no-no-such-person = Diese Kennung hat hier niemand.
server-no-no-such-ban = Damit ist niemand ausgesperrt.
server-no-no-such-report = Diese Meldung ist gelöscht.
server-no-no-such-friend = Mit dieser Person hast du hier noch nicht gespielt.
server-no-no-such-group = Du gehörst nicht zu dieser Gruppe.
server-no-no-such-invitation = Diese Einladung ist beantwortet oder abgelaufen.
server-no-too-many-invitations = Es warten schon zu viele Einladungen auf Antwort. Versuch es später noch einmal.
server-no-too-many-groups = Du bist schon in { $most } Gruppen. Verlass erst eine.
server-no-group-full = Diese Gruppe ist voll: Sie hat { $most } Leute.
server-no-not-listed = Dieser Tisch ist privat: Du brauchst einen Link, um dich zu setzen.
server-no-invite-used = Dieser Link ist schon benutzt oder ersetzt. Bitte um einen neuen.
server-no-no-open-seat = Es ist kein Platz mehr frei. Du kannst zuschauen.
server-no-no-bot-there = Auf diesem Platz spielt kein Bot.
server-no-no-spectators = Dieser Tisch ist nur für die, die an ihm spielen.
server-no-nobody-there = Auf diesem Platz sitzt niemand.
server-no-not-overdue = Dieser Platz hat noch Zeit.
server-no-no-vote = Du hast hier keine Stimme: Deine eigene Zeit ist um, oder du spielst nicht mit.
server-no-vote-called = Das hast du schon vorgeschlagen. Jetzt können es die anderen vorschlagen.
server-no-vote-open = Eine andere Abstimmung läuft noch.
server-no-date-there = Dieser Termin steht schon zur Wahl.
server-no-no-such-date = Dieser Termin steht nicht mehr zur Wahl.
server-no-bad-link = Das ist kein Link zu einem Raum: Er muss mit https:// beginnen und darf kein Passwort enthalten.
server-no-others-play-on = Andere wollen weiterspielen: Ein Bot kann deinen Platz übernehmen, aber du kannst die Partie nicht für alle beenden.
server-no-seat-resigned = Dieser Platz wurde endgültig aufgegeben: Ein Bot spielt ihn zu Ende.
server-no-pace-hot-seat = An einem Tisch auf einem Bildschirm gibt es keine Uhr: Es wartet niemand anderswo.
server-no-rated-alone = Gewertet wird eine Partie unter mehreren, die an eigenen Bildschirmen sitzen.
server-no-rated-unwilling = Diese Partie soll gewertet werden. Schalte zuerst auf deiner Seite „Meine Partien werten“ ein, oder spiel eine Partie ohne Wertung.
server-no-rated-advice = In einer gewerteten Partie gibt es für niemanden Rat.
server-no-rated-close = Eine gewertete Partie wird zu Ende gespielt. Wenn du nicht weiterspielen kannst, gib auf.
server-no-rated-practice = In einer gewerteten Partie kannst du nichts allein zurücknehmen, was dir etwas gezeigt hat.
server-no-bot-plays = Auf diesem Platz spielt gerade ein Bot. Übernimm ihn zuerst wieder.
server-no-seat-asked = Dieser Platz gehört nicht dir: Wer zustimmen muss, ist gefragt.
server-no-dealing = Gerade in diesem Augenblick wird gegeben.
server-no-no-part-wanted = Von diesem Platz wird kein Teil des Startwerts erwartet.
server-no-wrong-part = Auf diesen Teil des Startwerts hatte sich der Platz nicht festgelegt.
server-no-already-seated = Du sitzt schon an diesem Tisch.
server-no-wrong-names = Es braucht { $seats } Namen, angegeben sind { $names }.
server-no-target-private = Benachrichtigungen dürfen hier nur an öffentliche Adressen gehen.
server-no-target-unreachable = Diese Adresse ist nicht zu erreichen.

server-no-table-waiting = Das Spiel hat noch nicht begonnen.
server-no-table-running = Das Spiel läuft noch.
server-no-table-over = Das Spiel ist zu Ende.
server-no-table-closed = Dieser Tisch wurde geschlossen.
server-no-table-stale = Die Regeln haben sich seit Beginn dieses Spiels geändert: Es wartet, bis alle einverstanden sind, nach den neuen weiterzuspielen.
server-no-table-full = Dieser Tisch hat { $most } Zeilen und nimmt keine mehr auf. Schließe ihn und mach einen neuen auf.
server-no-ended = Diese Partie wurde beendet und bleibt es.
server-no-review-rules = Diese Partie wurde nach früheren Regeln gespielt: Du kannst sie ansehen, aber nicht bewerten lassen.
server-no-no-such-study = Diese Studie gibt es nicht mehr.
server-no-not-your-study = Nur wer an dieser Studie schreibt, kann sie ändern.
server-no-too-many-studies = Du schreibst schon an { $most } Studien. Lösch zuerst eine.
server-no-study-full = An dieser Studie schreiben schon { $most }.
server-no-study-place = Diese Stelle der Studie gibt es nicht mehr. Jemand anders hat sie inzwischen geändert.
server-no-study-notes = Eine Studie fasst höchstens { $most } Kommentare.
server-no-study-moves = Die Nebenvarianten einer Studie fassen höchstens { $most } Züge.
server-no-study-depth = Eine Nebenvariante hat höchstens { $most } Züge.
server-no-study-chapters = Eine Studie hat höchstens { $most } Kapitel.
server-no-study-shape = Diese Datei ist keine Studie: { $problem }.
server-no-study-format = Diese Studie stammt aus einer neueren Fassung ({ $found }; bekannt ist hier { $known }).
server-no-study-record = Die Partie dieser Studie ist nicht brauchbar: { $problem }.
server-no-study-not-over = Die Partie dieser Studie ist noch nicht zu Ende.
server-no-study-illegal = Eine Nebenvariante bei Zeile { $line } enthält einen Zug, der dort nicht erlaubt ist.
server-no-study-no-lesson = Aus dieser Studie wird noch keine Lektion: Kommentier Entscheidungen des Platzes, der lernen soll. ({ $problem })
server-no-secrets-last = Das ganze Spiel wird sichtbar, wenn die Kampagne zu Ende ist: Es enthält Geheimnisse, die in späteren Episoden weitergelten.
server-no-disclosed = Der Tisch bleibt geschlossen: Seitdem hat jemand das ganze Spiel gespeichert, mit allem, was verdeckt war.
server-no-followed = Es gibt schon einen neuen Tisch: { $table }.
server-no-nothing-carried = Aus diesem Spiel geht nichts in ein nächstes über.
server-no-updating = Der Server wird gerade aktualisiert. Der Tisch ist gleich wieder da.
server-no-before-seam = Das wurde nach früheren Regeln gespielt, die sich nicht mehr nachspielen lassen: Stellungen gibt es ab Zeile { $first }.
server-no-position-lost = Die Stellungen dieses Spiels wurden nicht gespeichert, bevor sich die Regeln änderten. Ergebnis und Aufzeichnung sind vollständig.
server-no-resume-asked = Alle werden schon gefragt.
server-no-rules-unchanged = Die Regeln dieses Spiels haben sich nicht geändert.
server-no-update-title = Dieses Spiel ist hier nicht mehr installiert. Was gespielt wurde, kannst du lesen und speichern.
server-no-update-options = Mit den Optionen dieses Tisches geht es nicht mehr. Was gespielt wurde, kannst du lesen und speichern.
server-no-update-none = Es begann, bevor Stellungen gespeichert wurden, und kann nicht weitergehen. Du kannst es lesen und speichern.
server-no-update-position = Nach den neuen geht es von dieser Stellung aus nicht weiter. Du kannst das Spiel lesen und speichern.

server-no-stale = Jemand war schneller: Sieh nach, was sich geändert hat, und wähle noch einmal.
server-no-no-lesson = An diesem Tisch läuft keine Lektion.
server-no-no-such-lesson = Zu diesem Spiel gibt es keine Lektion { $lesson }.
server-no-lesson-elsewhere = Die Lektion ist inzwischen bei einem anderen Schritt.
server-no-lesson-over = Das war der letzte Schritt der Lektion.
server-no-lesson-start = Hier fängt die Lektion an.
server-no-lesson-reading = Lies erst, was dein Coach sagt, dann geht es weiter.
server-no-lesson-otherwise = Die Lektion hat gerade einen anderen Zug im Sinn.
server-no-lesson-steps = In einer Lektion nimmst du Schritt für Schritt zurück.
server-no-lesson-broken = Die Regeln haben sich seit dieser Lektion geändert. Fang sie bitte neu an.
server-no-no-puzzle = An diesem Tisch liegt kein Rätsel.
server-no-no-daily = Diesen Titel gibt es nicht als Partie des Tages.
server-no-no-such-day = Eine Partie des Tages gibt es am { $day } noch nicht. Nenne einen Tag bis heute, etwa 2030-01-31.
server-no-daily-alone = Dieser Versuch zählt: Du spielst ihn allein, und niemand sonst sieht ihn, bevor der Tag abgeschlossen ist.
server-no-daily-secret = Das ist die Partie des Tages: Alles über ihre Karten wird offen, wenn der Tag abgeschlossen ist, um 3 Uhr UTC.
server-no-daily-advice = Dieser Versuch zählt: In der Partie des Tages gibt es für niemanden Rat.
server-no-daily-practice = Dieser Versuch zählt: Was dir etwas gezeigt hat, kannst du nicht zurücknehmen.
server-no-no-such-puzzle = Ein Rätsel { $puzzle } gibt es nicht.
server-no-puzzle-over = Dieses Rätsel ist gelöst. Spiel von hier weiter oder nimm das nächste.
server-no-puzzle-tried = Du hast hier { $most } Züge versucht. Schau dir die Lösung an.
server-no-puzzle-steps = Ein falscher Zug ändert hier nichts, also gibt es nichts zurückzunehmen.
server-no-puzzle-broken = Die Regeln haben sich seit diesem Rätsel geändert. Nimm bitte ein anderes.
server-no-puzzle-hint = In einem Rätsel gibt es keine Tipps. Wenn du nicht weiterkommst, schau dir die Lösung an.
server-no-not-yet = Du kennst { $after } Züge, es gibt aber erst { $entries }. Lade den Tisch neu.
server-no-not-asked = Du wirst gerade nichts gefragt.
server-no-not-asked-consent = Deine Zustimmung ist dafür nicht nötig.
server-no-log-long = Das Protokoll hat mehr als { $most } Zeilen: Zurücknehmen geht nicht mehr. Spiel weiter.
server-no-nothing-to-redo = Es gibt nichts, was du noch einmal spielen könntest.
server-no-chat-full = An diesem Tisch stehen { $most } Zeilen im Chat; mehr nimmt er nicht auf.
server-no-nothing-said = Schreib zuerst etwas.

server-no-record-broken = Das gespeicherte Spiel ist beschädigt und nicht lesbar: { $problem }.
server-no-record-shape = Im gespeicherten Spiel fehlt etwas, oder es enthält Fremdes: { $problem }.
server-no-record-format = Das gespeicherte Spiel hat Format { $found }; hier ist Format { $known } bekannt.
server-no-record-rules = Das gespeicherte Spiel folgt Fassung { $found } der Regeln; hier gilt Fassung { $known }.
server-no-record-seam = Die Stellung, von der die gesicherte Partie ab Zeile { $number } weitergeht, ist nicht brauchbar: { $problem }.
server-no-record-foreign-seam = Dieses Spiel ging auf einem anderen Server nach geänderten Regeln weiter. Öffnen lässt es sich nur dort; `sternhafen replay` zeigt es überall.
server-no-record-setup = Das gespeicherte Spiel kann nicht beginnen: { $reason } ({ $rule }).
server-no-record-seed = Der Startwert des gespeicherten Spiels ist keine Zahl von 128 Bit.
server-no-record-names = Das gespeicherte Spiel nennt { $names } Namen für { $seats } Plätze.
server-no-record-action = Zeile { $number } des gespeicherten Spiels ist keine Aktion dieses Spiels: { $problem }.
server-no-record-illegal = Zeile { $number } des gespeicherten Spiels ist gegen die Regeln: { $reason } ({ $rule }).
server-no-record-edited = Zeile { $number } des gespeicherten Spiels führt nicht dorthin, wo sie soll: Die Datei wurde verändert oder ist beschädigt.
server-no-record-seen = Diese Datei zeigt ein laufendes Spiel so, wie eine Person es gesehen hat. Geheimes steht nicht darin, darum kann niemand daraus weiterspielen. Spiel am Tisch selbst weiter (/t/{ $table }); wenn das Spiel zu Ende ist, speichere es noch einmal, dann hast du alles.
server-no-record-long = Das gespeicherte Spiel hat mehr als { $most } Zeilen.
server-no-record-dear = Das gespeicherte Spiel nachzuspielen dauert zu lange oder braucht zu viel Speicher.

## Benachrichtigungen

server-notify-test = Sternhafen erreicht dich hier.
server-guest = Gast
server-push-turn = Du bist am Zug: { $title }
server-push-turns = An { $count } Tischen bist du am Zug.
server-no-no-push = Dieser Server kann Browsern keine Nachrichten schicken.
server-no-bad-subscription = Das ist keine Anmeldung eines Browsers.
server-no-no-such-zone = Diese Zeitzone kennt der Server nicht.
server-your-turn = { $name }, du bist am Zug ({ $title }).

## Befehle

server-help-serve = Einen Tischserver betreiben.
server-help-verify = Ein beendetes Spiel nachspielen und seine Verteilung beweisen.
server-help-backup = Alle Tische in eine Datei schreiben.
server-help-restore = Eine Sicherung in eine leere Datenbank einlesen.
server-help-database = Wo Tische aufbewahrt werden: sqlite:///DATEI oder postgresql://NUTZER@RECHNER/NAME.
server-help-config = Einstellungen aus einer TOML-Datei lesen; Angaben auf der Befehlszeile gehen vor.
server-help-wait = So viele Sekunden lang beim Start auf einen Datenbankserver warten.
server-help-redis = Wo sich mehrere Serverprozesse treffen: redis://RECHNER.
server-help-host = Die Adresse, unter der gelauscht wird.
server-help-port = Der Port, an dem gelauscht wird.
server-help-origin = Die Adresse, die Browser sehen, etwa https://spiele.example.org; mehrmals möglich.
server-help-proxy = Die Adresse eines Proxys, dessen X-Forwarded-Angaben geglaubt wird.
server-help-tls = Https sprechen, mit einem Zertifikat für diesen Rechner und sein Netz.
server-help-certificate = Die Datei eines anderen Zertifikats für https (PEM).
server-help-key = Die Datei seines Schlüssels, falls nicht dieselbe Datei beides enthält.
server-help-web = Der Ordner mit dem gebauten Webtisch.
server-help-workers = Wie viele Prozesse für Bots denken.
server-help-think = Wie viele Sekunden ein Bot denken darf.
server-help-memory = Wie viele Megabyte ein Bot belegen darf.
server-help-rates = Ein Faktor auf alle Häufigkeitsgrenzen; 0 schaltet sie ab.
server-help-ahead = Bots auch denken lassen, während Menschen überlegen, mit Prozessen, die sonst niemand braucht.
server-help-private-notify = Benachrichtigungen an private Adressen erlauben.
server-help-imprint = Diese Textdatei als Impressum dieses Servers zeigen.
server-help-privacy = Diese Textdatei an die Datenschutzseite anhängen.
server-help-open = Den Tisch im Browser öffnen.
server-help-hash = Der Hash, der zu Beginn des Spiels veröffentlicht wurde.

server-serving = Sternhafen ist unter { $address } zu finden. Beenden mit Strg+C.
server-serving-authority = Geräte, die { $address }/authority.pem vertrauen, sehen eine sichere Seite. Diesen Fingerabdruck (SHA-256) muss es zeigen: { $fingerprint }
server-trouble-tls-public = { $address } ist eine öffentliche Adresse, für die andere bürgen können: Nenne deren Zertifikat mit --certificate und --key, oder stelle einen Webserver davor (docs/operations.md).
server-trouble-tls-no-library = Um ein Zertifikat zu erstellen, fehlt das Paket { $module }: pip install 'sternhafen[people]'. Oder nenne eines mit --certificate und --key.
server-trouble-tls-unusable = Das Zertifikat { $file } ist nicht benutzbar: { $problem }. Prüfe --certificate und --key.
server-no-database = Die Datenbank ist nicht benutzbar: { $problem }. Prüfe --database.
server-already-served = Ein anderer Serverprozess benutzt diese Datenbank schon. Beende ihn, oder starte alle Prozesse mit --redis, damit sie voneinander hören.
server-no-scale = { $module } ist nicht installiert. PostgreSQL und Redis brauchen: pip install 'sternhafen[scale]'
server-no-file = { $file } ist nicht lesbar: { $problem }.
server-verify-good = Jede Zeile des Spiels wurde nachgespielt und stimmt ({ $entries } Zeilen). Der Startwert hat den Hash { $hash }.
server-verify-how-mixed = Der Startwert wurde gemischt aus dem Teil des Servers, vorher als { $promise } zugesagt, und { $parts ->
        [one] dem Teil eines Geräts
       *[other] den Teilen von { $parts } Geräten
    }, alle festgelegt, bevor einer genannt wurde{ $without ->
        [0] {""}
        [one] ; von einer Person kam keiner
       *[other] ; von { $without } Personen kam keiner
    }. Also konnte ihn niemand wählen.
server-verify-how-drawn = Den Startwert hat ein Rechner allein gezogen: Kein anderes Gerät gab einen Teil dazu.
server-verify-how-fixed = Der Startwert stand vor dem Spiel fest ({ $reason ->
        [import] ein gespeichertes Spiel wurde wieder geöffnet
        [chosen] jemand hat ihn gewählt
        [lesson] eine Lektion
        [practice] eine Übung
        [puzzle] ein Rätsel
        [study] eine Studie
        [daily] das Spiel des Tages
       *[other] { $reason }
    }).
server-verify-how-unknown = Das Spiel sagt nicht, wie sein Startwert entstand.
server-verify-begun = Sie wurde nicht ausgeteilt, sondern begann mit der Stellung vor Zeile { $entry } der Partie am Tisch { $table } ({ $purpose ->
        [practice] Übung
        [puzzle] Rätsel
       *[study] Studie
    }). Alles, was seitdem gezogen wurde, wurde neu ausgelost.
server-verify-begun-dealt = Was der Lernende von dieser Stellung nicht wissen konnte, wurde ebenfalls neu ausgelost.
server-verify-begun-same = Jene Partie hatte diese Stellung wirklich.
server-verify-begun-unknown = Diese Aufzeichnung allein beweist nicht, dass jene Partie diese Stellung je hatte. Vergleiche mit deren Aufzeichnung: --from DATEI
server-verify-begun-other = Die Partie in { $file } hatte die Stellung nie, mit der diese begann.
server-help-from = die Aufzeichnung der Partie, mit deren Stellung diese begann
server-no-record-beginning = Diese gespeicherte Partie beginnt mit einer Stellung, von der aus es nach heutigen Regeln nicht weitergeht: { $problem }
server-no-practice-rules = Die Regeln dieses Spiels haben sich seitdem geändert, darum kann von dort niemand weiterspielen.
server-no-practice-over = In dieser Stellung ist die Partie vorbei: Geh mindestens einen Zug zurück.
server-verify-practice = Das war eine Übung: { $count ->
        [one] Einmal
       *[other] { $count }-mal
    } wurde etwas zurückgenommen, ohne dass jemand zu fragen war.
server-verify-deal-promise = Der Teil des Servers ist nicht der, den er zugesagt hat.
server-verify-deal-part = Der Teil eines Geräts ist nicht der, auf den es sich festgelegt hatte.
server-verify-deal-mix = Die Teile ergeben nicht den Startwert, mit dem gegeben wurde.
server-verify-compare = Vergleiche ihn mit dem Hash, der zu Beginn des Spiels gezeigt wurde, oder gib diesen mit --hash an.
server-verify-other-seed = Das Spiel wurde nicht aus dem versprochenen Startwert gegeben: Sein Hash ist { $found }, versprochen war { $published }.
server-verify-sealed = Das Spiel folgt Version { $found } der Regeln, gespielt wird jetzt Version { $known }; es wurde daher nicht nachgespielt. Gegeben wurde wie zugesagt, und an seinen { $entries } Zeilen wurde nichts geändert, seit es versiegelt wurde. Sein Startwert hat den Hash { $hash }.
server-verify-seam = { $entries } frühere Zeilen folgen anderen Regeln und wurden nicht nachgespielt; das Siegel schützt sie.
server-verify-seal-broken = Das Spiel wurde geändert, nachdem es versiegelt war.
server-verify-no-seal = Das Spiel folgt Version { $rules } der Regeln, die nicht mehr gespielt wird, und hat kein Siegel: Nichts beweist seine Zeilen.
server-verify-other-seal = Das ist nicht das Spiel, das am Tisch versiegelt wurde: Sein Siegel ist { $found }, veröffentlicht war { $published }.
server-verify-compare-seal = Vergleiche sein Siegel { $seal } mit dem, das der Tisch zeigt, oder gib jenes mit --seal an.
server-help-seal = Das Siegel, das der Tisch nach dem Ende des Spiels zeigt.
server-backup-done = { $tables } Tische sind in { $file }.
server-trouble-settings = Die Einstellungen in { $file } sind nicht benutzbar: { $problem }. docs/operations.md zählt alle auf.
server-trouble-backup-failed = Die Sicherung wurde nicht angelegt: { $problem }.
server-trouble-backup-no-database = Unter { $database } gibt es keine Datenbank.
server-restore-done = { $tables } Tische wurden wiederhergestellt.
server-trouble-restore-failed = Nichts wurde wiederhergestellt: { $problem }.
server-trouble-restore-no-backup = { $file } ist keine Sicherung oder beschädigt. Nichts wurde wiederhergestellt.
server-trouble-restore-not-empty = { $database } enthält schon Tische. Stelle in einer leeren Datenbank wieder her; nichts wurde geändert.

## Administration

server-help-admin = Kümmere dich um Tische und Gäste, während Server laufen.
server-help-admin-list = Tische auflisten.
server-help-admin-show = Zeigen, wer an einem Tisch sitzt.
server-help-admin-close = Tische schließen; was gespielt wurde, bleibt.
server-help-admin-delete = Tische löschen, mit allem, was dort gespielt und gesagt wurde.
server-help-admin-prune = Tische löschen, die beendet sind und an denen lange nichts geschah.
server-help-admin-transfer = Den Gastgeber wechseln: wer den Platz hat, wird es.
server-help-admin-ban = Eine Adresse, ein Netz oder eine Person aussperren; ohne Angabe: alle Sperren auflisten.
server-help-admin-quota = Festlegen, wie viele offene Tische eine Person haben darf; ohne Person: alle Kontingente auflisten.
server-help-admin-export = Alles, was über eine Person gespeichert ist, in eine Datei schreiben.
server-help-admin-forget = Alles löschen, was über eine Person gespeichert ist.
server-help-admin-rules = Zeigen, welche Version der Regeln gilt; --reset nach der Rückkehr zu einer früheren Version.
server-help-admin-reset = Die laufenden Server die Regeln eines Spiels neu festlegen lassen.
server-help-admin-appoint = Jemandem diesen Server anvertrauen, der dann /admin findet; ohne Angabe: alle auflisten, die ihn betreuen.
server-help-admin-dismiss = Ihn dieser Person wieder entziehen.
server-help-admin-reports = Meldungen auflisten, mit dem, was gesagt wurde.
server-help-admin-done = Festhalten, dass Meldung N erledigt ist.
server-help-admin-idle = Nur Tische, an denen so viele Tage lang nichts geschah.
server-help-admin-dry-run = Nur zeigen, was gelöscht würde.
server-help-admin-lift = Die Sperre aufheben.
server-help-tables-a-client = So viele offene Tische darf eine Person haben.
server-admin-tables = { $tables ->
        [one] 1 Tisch
       *[other] { $tables } Tische
    }
server-admin-played = { $moves } Züge, { $said } Zeilen im Chat
server-admin-clock = Uhr: { $seconds } s, { $increment } s mehr pro Zug
server-admin-patience = Geduld: { $seconds } s pro Entscheidung
server-admin-no-spectators = ohne Zuschauer
server-admin-closed = { $tables ->
        [one] Der Tisch ist geschlossen.
       *[other] { $tables } Tische sind geschlossen.
    }
server-admin-deleted = { $tables ->
        [0] Nichts wurde gelöscht.
        [one] 1 Tisch wurde gelöscht.
       *[other] { $tables } Tische wurden gelöscht.
    }
server-admin-transferred = Wer Platz { $seat } hat, ist jetzt Gastgeber.
server-admin-exported = Alles, was über diese Person gespeichert ist, steht in { $file }.
server-admin-forgotten = Über diese Person ist nichts mehr gespeichert. { $tables ->
        [one] Ein Tisch war betroffen.
       *[other] { $tables } Tische waren betroffen.
    }
server-trouble-admin-no-table = Es gibt keinen Tisch { $table }. `sternhafen admin list` zeigt alle.
server-trouble-admin-closed = Tisch { $table } ist schon geschlossen.
server-trouble-admin-nobody-there = Platz { $seat } hat niemand.
server-trouble-admin-no-ban = { $subject } ist nicht ausgesperrt.
server-trouble-admin-no-rules = Kein Server hat je { $title } angeboten. `sternhafen admin rules` listet die Spiele auf.
server-trouble-admin-no-person = { $person } ist keine bekannte Person. `sternhafen admin show` nennt die Personen an einem Tisch; gib mindestens acht Stellen an.
server-trouble-admin-no-account = { $person } ist ein Gast. Nur wer ein Konto hat, kann den Server betreuen.
server-trouble-admin-no-report = Eine Meldung { $report } gibt es nicht. `sternhafen admin reports` listet sie auf.
server-trouble-admin-many-people = Mit { $person } beginnen { $people } Personen. Gib mehr Stellen an.
server-trouble-admin-busy = Ein Server hat den Tisch im selben Augenblick geändert. Nichts wurde geändert; versuch es noch einmal.
server-trouble-admin-failed = Nichts wurde geändert: { $problem }.
