### Was der Tisch im Browser sagt; die Wörter eines Spiels stehen in seiner eigenen Datei.

## Überall

web-home = Zur Lobby
web-home-link = Sternhafen: zur Lobby
web-language = Sprache
web-theme-light = Helles Aussehen
web-theme-dark = Dunkles Aussehen
web-close = Schließen
web-try-again = Noch einmal versuchen
web-no-connection = Der Server antwortet nicht. Prüfe deine Verbindung.
web-foot = Über diesen Server
web-privacy = Datenschutz
web-imprint = Impressum
web-to-admin = Diesen Server betreuen
web-licences = Lizenzen
web-manners-of = { $name }: stummschalten, blockieren, melden
web-mute = Stummschalten
web-mute-not = Wieder hören
web-block = Blockieren
web-block-not = Nicht mehr blockieren
web-block-help = Wen du blockierst, der kann dich nicht einladen, sich nicht zu dir setzen und dich nicht mitnehmen.
web-report = Melden
web-report-what = Was sollen die wissen, die diesen Server betreiben?
web-report-help = Was von diesem Platz zuletzt gesagt wurde, geht mit.
web-report-send = Meldung senden
web-report-sent = Gemeldet. Danke.
web-invited-table = { $name } lädt dich ein: { $title }
web-invited-group = { $name } lädt dich in die Gruppe „{ $group }“ ein
web-invited-come = Mitmachen
web-invited-no = Jetzt nicht
web-invite-friend = { $name } einladen
web-invite-friends = Mit einem Klick einladen
web-invite-sent = Eingeladen
web-push = Auf diesem Gerät, auch wenn die Seite zu ist
web-push-on = Nachrichten an dieses Gerät schicken
web-push-off = Nicht mehr an dieses Gerät
web-push-test = Zur Probe schicken
web-push-tested = { $delivered } von { $devices } Geräten erreicht.
web-push-devices = Geräte, die Bescheid bekommen: { $names }
web-push-digest = Bist du kurz nacheinander mehrmals dran, kommt nur eine Nachricht.
web-push-hindered-insecure = Nachrichten bei geschlossener Seite brauchen eine sichere Seite: https oder genau diesen Rechner.
web-offline-hindered-insecure = Offline spielen und die App brauchen eine sichere Seite: https oder genau diesen Rechner.
web-secure-how = Wer den Server betreibt, startet ihn mit „sternhafen serve --tls“ oder stellt einen Webserver mit https davor; der Befehl steht in docs/operations.md.
web-push-hindered-old = Dieser Browser nimmt keine Nachrichten bei geschlossener Seite an.
web-push-hindered-server = Dieser Server schickt Browsern keine Nachrichten; ntfy und Webhooks gehen.
web-push-failed = Der Nachrichtendienst des Browsers war nicht zu erreichen.
web-quiet = Ruhezeit
web-quiet-from = Von
web-quiet-to = Bis
web-confirmations = Nachfragen, bevor ein Zug mit übrigen Aktionen endet
web-you = du
web-guest = Gast

## Lobby

web-lobby = Lobby
web-your-name = Wie heißt du?
web-name-keep = Das bin ich
web-my-page = { $name }: deine Seite
web-no-titles = Auf diesem Server ist kein Spiel eingerichtet.
web-players = { $from ->
        [one] { $to ->
            [one] 1 Person
           *[other] 1–{ $to } Personen
        }
       *[other] { $from }–{ $to } Personen
    }
web-minutes = { $from }–{ $to } Min.
web-weight = { $weight ->
        [1] sehr leicht
        [2] leicht
        [3] mittel
        [4] komplex
       *[other] schwer
    }
web-welcome = Willkommen im Sternhafen
web-welcome-name = Willkommen, { $name }
web-where-to = Wohin heute, { $name }?
web-welcome-help = Drück auf „Spielen“: Du sitzt sofort am Tisch, leichte Bots spielen mit. Der Tisch kennt alle Regeln.
web-continue = Weiterspielen
web-waits-to-begin = Noch nicht begonnen
web-waits-for-short = { $names } am Zug
web-with = Mit { $names },
web-alone = Allein,
web-table-says = { $title }: { $what }
web-friends = Mit Freunden spielen
web-friends-help = Wähl ein Spiel und schick ihnen einen Link.
web-friends-open = Schick einen Link oder setz dich unten an einen offenen Tisch ({ $count }).
web-friends-invite = { $title } mit Freunden
web-range = { $from ->
        [one] { $to ->
            [one] 1
           *[other] 1–{ $to }
        }
       *[other] { $from }–{ $to }
    }
web-play = Spielen
web-play-title = { $title } spielen, gegen leichte Bots
web-verb-learn = Lernen
web-verb-challenge = Aufgaben
web-set-up = Einrichten
web-set-up-title = { $title } einrichten: Mitspieler und Varianten
web-set-up-help = Wähl, wer mitspielt und wie
web-show-all = Alle { $count } zeigen
web-show-fewer = Weniger zeigen
web-voyage = Deine Reise: { $title }
web-episode-of = Episode { $episode } von { $all }
web-my-tables = Meine Tische
web-my-tables-none = Hier stehen deine Tische, damit du jederzeit weiterspielen kannst.
web-open-tables = Offene Tische
web-join = Mitspielen ({ $free ->
        [one] 1 Platz
       *[other] { $free } Plätze
    })
web-watch = Zuschauen
web-your-turn = Du bist dran
web-status-waiting = wartet
web-status-running = läuft
web-status-over = zu Ende
web-status-closed = geschlossen
web-status-stale = Regeln geändert
web-status-closed-long = Dieser Tisch wurde geschlossen.
web-update-stale = Die Regeln dieses Spiels haben sich geändert (Version { $from }, jetzt { $to }).
web-update-resumable = Ab dieser Stellung kann es nach den neuen weitergehen, wenn alle einverstanden sind.
web-resume = Nach neuen Regeln weiterspielen
web-table-updating = Einen Moment, bitte
web-episode = Episode { $episode }
web-campaign-episodes = Frühere Episoden
web-campaign-go-on = Weiterspielen
web-campaign-next = Episode { $episode } eröffnen
web-campaign-over = Kampagne beendet
web-import-file = Gespeichertes Spiel öffnen
web-import-help = Ein gespeichertes Spiel geht an diesem Bildschirm weiter; seine Bots spielen weiter mit.
web-offline = Ohne Server
web-offline-start = Offline spielen
web-offline-help = Läuft ganz in diesem Browser: zu mehreren an einem Bildschirm, solo und gegen Bots. Nach dem ersten Besuch brauchst du kein Netz mehr.
web-engine-starting = Die Spiele werden geladen …
web-engine-ready = Die Spiele laufen in diesem Browser.
web-engine-failed = Die Spiele starten in diesem Browser nicht. Lade die Seite neu oder nimm einen neueren Browser.
web-engine-kept = Die Spiele laufen in diesem Browser, auch ohne Netz.
web-games-here = Deine Partien sind nur in diesem Browser gespeichert. Exportiere eine Partie, wenn du sie sichern oder anderswo fortsetzen willst.
web-games-unsafe = Deine Partien sind nur in diesem Browser gespeichert, und er darf sie löschen, wenn der Platz knapp wird. Exportiere, was du behalten willst.
web-bot-weaker = { $bot }: Auf diesem Gerät kann er nur { $percent } % so viel nachdenken wie vorgesehen und spielt schwächer.
web-no-record = Diese Datei ist kein gespeichertes Spiel.
web-saved = Das ist ein laufendes Spiel, wie eine Person es gesehen hat. Geheimes der anderen steht nicht darin, darum kann niemand daraus weiterspielen: Spiel an seinem Tisch weiter, auf dem Server, auf dem es gespielt wird.
web-saved-table = Das ist ein laufendes Spiel, wie eine Person es gesehen hat. Geheimes der anderen steht nicht darin, darum kann niemand daraus weiterspielen.
web-saved-go = Zu seinem Tisch

## Lektionen

web-learn-title = { $title } lernen
web-learn-page = { $title } lernen – Sternhafen
web-learn-help = Ein Coach spielt die ersten Züge mit dir, auf dem echten Brett. Ein falscher Griff kostet nichts.
web-lesson-minutes = etwa { $minutes } Minuten
web-lesson-begin = Los
web-lesson-again = Noch einmal
web-lesson-taken = geschafft
web-lessons-taken = { $taken } von { $all } Lektionen geschafft
web-lesson-left-at = unterbrochen bei Schritt { $step } von { $steps }
web-lesson-go-on = Weiter
web-lesson-skip = Zeig’s mir
web-lesson-back = Einen Schritt zurück
web-lesson-pause = Lektion anhalten und dich umsehen
web-lesson-resume = Zurück zur Lektion ({ $step } / { $steps })
web-lesson-asks = Der Coach fragt dich etwas.
web-lesson-speaks = Der Coach erklärt. Weiter geht’s, wann du willst.
web-lesson-heard = Coach, Schritt { $step } von { $steps }:
web-lesson-wants = Der Zug: { $move }.
web-lesson-done = Das war die Lektion. Gut gemacht!
web-lesson-next = Nächste Lektion
web-lesson-play-on = Von hier weiterspielen
web-lesson-result = Ergebnis ansehen
web-tip-got-it = Verstanden
web-tip-no-more = Keine Tipps mehr
web-just-play = Oder einfach spielen
web-just-play-help = Eine erste Partie gegen leichte Bots. Was dir zum ersten Mal passiert, wird einmal erklärt.

## Benachrichtigungen

web-notices = Benachrichtigungen
web-notices-here = Wenn du am Zug bist und gerade nicht hinsiehst
web-notices-by-flash = Im Titel der Seite blinken
web-notices-by-browser = Benachrichtigung des Browsers
web-notices-by-sound = Leisen Ton spielen
web-notices-forbidden = Dein Browser erlaubt dieser Seite keine Benachrichtigungen.
web-notices-away = Wenn kein Tisch offen ist
web-notices-away-help = Der Server schickt von allen deinen Tischen ein „Du bist am Zug“ an eine Adresse von dir.
web-notices-kind = Senden an
web-notices-to-nobody = niemanden
web-notices-to-ntfy = ntfy, als Text
web-notices-to-webhook = einen Webhook, als JSON
web-notices-address = Adresse
web-notices-keep = Merken
web-notices-try = Merken und ausprobieren
web-notices-none = Es wird nichts gesendet.
web-notices-arrived = Eine Probe ist angekommen.
web-notices-lost = Gemerkt, aber die Probe kam nicht an.

## Ein neuer Tisch

web-how-many = Wie viele spielen mit?
web-name-of-seat = Name auf Platz { $n }
web-sitter-friend = Freund oder Freundin
web-sitter-friend-short = per Link
web-sitter-friend-long = Freund oder Freundin, per Link
web-sitter-here-short = an diesem Bildschirm
web-sitter-here-long = Jemand an diesem Bildschirm
web-add-seat = Noch jemand
web-chairs-help = Klick auf einen Stuhl, um zu wählen, wer dort sitzt.
web-with-friends = Mit Freunden
web-more-options = Weitere Optionen
web-first-game = gut für die erste Partie
web-option-of-seat = { $option }, Platz { $n }
web-who-sits = Wer sitzt auf Platz { $n }?
web-bot-beginner = Anfängerbot
web-bot-easy = leichter Bot
web-bot-medium = mittlerer Bot
web-bot-hard = schwerer Bot
web-bot-expert = Expertenbot
web-my-level = { $bot }: mein Niveau
web-bot-greedy = Bot mit einem Zug Voraussicht
web-bot-random = Bot, der zufällig spielt
web-where-links = { $count ->
        [one] Du bekommst einen Link für diesen Platz, sobald der Tisch steht.
       *[other] Du bekommst für jeden dieser Plätze einen Link, sobald der Tisch steht.
    }
web-option-none = keine
web-listed = Den Tisch in der Lobby zeigen
web-spectators = Andere dürfen zuschauen
web-pace = Wie viel Zeit hat jeder?
web-pace-none = So viel wie gewünscht
web-pace-clock = Eine Uhr für die ganze Partie
web-pace-patience = Stunden oder Tage für jede Entscheidung
web-pace-minutes = Minuten für jeden
web-pace-increment = Sekunden mehr pro Zug
web-pace-each = Für jede Entscheidung
web-pace-unit = Einheit
web-pace-hours = Stunden
web-pace-days = Tage
web-pace-bot = Wer spielt, wenn die Zeit von jemandem um ist?
web-pace-by-itself = Von selbst, ohne Abstimmung
web-make-table = Tisch eröffnen
web-start-now = Los geht’s

## Vor dem Spiel

web-table-missing = Dieser Tisch lässt sich nicht zeigen
web-invited = Du bist zu { $title } eingeladen
web-sit-down = Platz nehmen
web-waiting-seats = { $count ->
        [one] Ein Platz ist noch frei. Schick jemandem den Link.
       *[other] { $count } Plätze sind noch frei. Schick die Links an alle, die mitspielen sollen.
    }
web-waiting-ready = Das Spiel beginnt, sobald alle bereit sind.
web-seat-open = freier Platz
web-invite-link = Link zu Platz { $n }
web-copy-link = Link kopieren
web-copied = Kopiert
web-seat-free = noch niemand
web-fill-with-bot = Einen Bot spielen lassen
web-send-link = Senden
web-qr = QR-Code
web-qr-of = QR-Code des Links zu Platz { $n }
web-you-watch = Du schaust zu. Das Spiel beginnt, sobald alle bereit sind.
web-ready = bereit
web-not-ready = noch nicht bereit
web-invited-private = Du bist an einen Tisch eingeladen
web-rate = Gewertete Partie
web-rated = Diese Partie wird gewertet: Rat gibt es keinen, und wer aufgibt, geht oder einen Bot entscheiden lässt, wird Letzter.
web-rate-help = Rat gibt es für niemanden. Wer aufgibt oder zu lange braucht, wird Letzter. Wenn du nichts anderes wählst, hat jeder drei Tage für jede Entscheidung.
web-no-spectators = Niemand sonst darf zuschauen.
web-pace-is-clock = Jeder hat { $time } für die ganze Partie{ $increment ->
        [0] .
        [one] {" "}und eine Sekunde mehr pro Zug.
       *[other] {" "}und { $increment } Sekunden mehr pro Zug.
    }
web-pace-is-patience = Jeder hat { $time } für jede Entscheidung.
web-pace-votes = Ist die Zeit von jemandem um, stimmen die anderen ab. ({ $bot })
web-pace-takes-over = Ist die Zeit von jemandem um, übernimmt ein Bot. ({ $bot })
web-say-ready = Ich bin bereit
web-say-not-ready = Moment, noch nicht

## Am Tisch

web-link-connecting = Verbinde …
web-link-lost = Verbindung verloren. Neuer Versuch …
web-link-gone = Nicht verbunden
web-link-open = Verbunden
web-seats = Plätze
web-seat-bot = ein Bot
web-seat-here = am Tisch
web-seat-away = nicht da
web-seat-turn = am Zug
web-prompt = Was gefragt ist
web-over = Das Spiel ist zu Ende.
web-waits-for = Es wird gewartet auf: { $names }.
web-wait = Einen Moment …
web-show-rule = Regel { $rule } zeigen
web-other-first = Nicht zusammen mit dem, was du gewählt hast.
web-then-reveal = Dann wird etwas aufgedeckt; das lässt sich nicht zurücknehmen.
web-left = Noch { $count } Möglichkeiten.
web-unpick = Neu wählen
web-undo = Zurücknehmen
web-undo-reach = Du kannst { $count ->
        [one] eine Aktion
       *[other] { $count } Aktionen
    } zurücknehmen: { $bar }
web-undo-bar-start = Davor gibt es nichts von dir.
web-undo-bar-revealed = Davor wurde etwas aufgedeckt.
web-undo-bar-other-seat = Davor hat jemand anders gezogen.
web-undo-bar-others-played-on = Davor haben andere schon geantwortet.
web-undo-bar-resumed = Davor galten andere Regeln.
web-restart = Meinen Zug neu beginnen
web-redo = Noch einmal spielen
web-hint = Einen Bot um Rat fragen
web-hint-says = Ein Bot würde wählen: { $action }
web-advice = Rat eines Bots
web-advice-sure = beim ersten zu { $sure } % sicher
web-advice-points = etwa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
web-advice-why = Warum: { $reasons }
web-advice-brings = Nichts ist klar besser. Danach: { $reasons }
web-advice-less = Weniger gut: { $reasons }
web-advice-same = Soweit der Bot sehen kann, macht es keinen Unterschied.
web-advice-equal = genauso gut
web-all-actions = Alle Möglichkeiten
web-filter = Filtern
web-no-action = Keine Handlung passt dazu.
web-pages = Seiten
web-page = { $from }–{ $to } von { $count }
web-page-back = Vorige Seite
web-page-forward = Nächste Seite
web-playback = { $count ->
        [one] Seit deinem Zug: 1
       *[other] Seit deinem Zug: { $count }
    }
web-proposal = { SEAT($seat) } möchte { $count ->
        [one] den letzten Zug
       *[other] die letzten { $count } Züge
    } zurücknehmen.
web-proposal-from = { SEAT($seat) } möchte { $count ->
        [one] den letzten Zug zurücknehmen: „{ $first }“
       *[other] die letzten { $count } Züge zurücknehmen, ab „{ $first }“
    }
web-proposal-resume = { SEAT($seat) } möchte von dieser Stellung aus nach den neuen Regeln weiterspielen. Was davor war, lässt sich dann nicht mehr zurücknehmen.
web-vote-bot = { SEAT($by) } möchte für { SEAT($seat) } einen Bot spielen lassen.
web-vote-end = { SEAT($by) } möchte die Partie beenden, weil { SEAT($seat) } fehlt.
web-vote-count = ({ $yes } von { $all } dafür)
web-time-is-up = Die Zeit von { SEAT($seat) } ist um. Was möchtest du?
web-end-game = Partie beenden
web-bot-plays-for-you = Ein Bot spielt für dich.
web-clock = Restzeit von { SEAT($seat) }
web-overdue = Zeit um
web-span-minutes = { $count ->
        [one] eine Minute
       *[other] { $count } Minuten
    }
web-span-hours = { $count ->
        [one] eine Stunde
       *[other] { $count } Stunden
    }
web-span-days = { $count ->
        [one] einen Tag
       *[other] { $count } Tage
    }
web-clock-minutes = { $minutes }:{ $seconds }
web-clock-hours = { $hours } Std. { $minutes } Min.
web-clock-days = { $days } T. { $hours } Std.
web-ended-vote = Die Partie wurde durch Abstimmung ohne Ergebnis beendet: Die Zeit von { SEAT($seat) } war um.
web-ended-resigned = { SEAT($seat) } hat aufgegeben: Die Partie ist beendet.
web-resigned = { $count ->
        [one] { $names } hat aufgegeben; ein Bot spielte
       *[other] { $names } haben aufgegeben; Bots spielten
    } zu Ende.
web-agree = Zustimmen
web-ask-bot = Wer den Tisch eröffnet hat, möchte für { SEAT($seat) } einen Bot spielen lassen.
web-ask-free = Wer den Tisch eröffnet hat, möchte den Platz von { SEAT($seat) } neu vergeben.
web-ask-others = Alle anderen müssen zustimmen.
web-ask-until = Ohne Antwort geht es ab { $time }, solange niemand dort ist.
web-refuse = Ablehnen

## Protokoll, Regeln, Chat

web-open-drawer = Protokoll, Regeln und Chat
web-drawer = Protokoll, Regeln und Chat
web-tab-log = Protokoll
web-tab-rules = Regeln
web-tab-chat = Chat
web-unread = { $count } neu
web-log-empty = Noch ist nichts geschehen.
web-log-undo = { $count ->
        [one] Eine Aktion zurückgenommen.
       *[other] { $count } Aktionen zurückgenommen.
    }
web-log-practice = Übung
web-log-struck = zurückgenommen
web-log-fallback = ausgelost, der Bot hat versagt
web-look-back = Den Tisch danach ansehen
web-primer = Das Spiel in einer Minute
web-primer-goal = Das Ziel
web-primer-turn = Ein Zug
web-primer-points = Was Punkte bringt
web-primer-end = Das Ende
web-primer-example = Zum Beispiel:
web-chapters = Kapitel für Kapitel
web-show-chapter = Zum Kapitel „{ $name }“
web-rules-all = Alle Regeln, nummeriert
web-rules-search = In den Regeln suchen
web-rules-none = Davon spricht keine Regel.
web-chat-write = Schreib den anderen
web-chat-send = Senden

## Zurückblicken

web-history = Zurückblicken
web-history-start = Das Spiel beginnt.
web-history-first = Zum Anfang
web-history-back = Eins zurück
web-history-forward = Eins vor
web-history-play = Abspielen
web-history-pause = Anhalten
web-history-position = Stellung { $at } von { $last }
web-plan-open = Vorausplanen
web-play-on-from-here = Ab hier weiterspielen
web-practice-about = Ein Übungstisch mit dieser Stellung. Alles, was noch gezogen wird, wird neu ausgelost, und die Partie zählt nirgends.
web-practice-seat = Dein Platz
web-practice-start = Übung starten
web-begun-practice = Übung
web-begun-puzzle = Rätsel
web-begun-study = Studie
web-begun-from = Begonnen vor Zeile { $entry } dieser Partie
web-begun-about = Die Partie beginnt mit der Stellung einer anderen. Alles, was noch gezogen wird, wird neu ausgelost.
web-begun-counts-not = Sie zählt weder für Wertung noch für Rekorde oder deinen Verlauf.
web-history-now = Zurück zum Spiel

## Ein Bildschirm für mehrere

web-hand-over = { $name }, du bist dran
web-hand-over-help = Reich den Bildschirm weiter. Sonst sollte jetzt niemand hinsehen.
web-hand-over-take = Ich bin { $name }

## Das Ende

web-result = Ergebnis
web-tally = Die Punkte werden gezählt
web-tally-skip = Überspringen
web-practice = Übung: { $count ->
        [one] Einmal
       *[other] { $count }-mal
    } wurde etwas zurückgenommen, das gegen andere nicht zurückzunehmen wäre.
web-you-win = Du hast gewonnen!
web-wins = { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }
web-place = Rang
web-player = Wer
web-total = Summe
web-chart = Der Verlauf, bis zum Ende geschätzt
web-decided = Was den Ausschlag gab
web-decided-kind = { $winner } gewinnt { $margin ->
        [0] nur durch die Regel für den Gleichstand mit { $second }
        [one] mit 1 Punkt Vorsprung
       *[other] mit { $margin } Punkten Vorsprung
    }. Den Unterschied macht: { $kind }, { $ahead } zu { $behind }.
web-decided-margin = { $winner } gewinnt { $margin ->
        [0] nur durch die Regel für den Gleichstand mit { $second }
        [one] mit 1 Punkt vor { $second }
       *[other] mit { $margin } Punkten vor { $second }
    }.
web-decided-alone = Das meiste brachte: { $kind }, { $ahead } von { $margin } Punkten.
web-decided-turn = { $own ->
        [0] Nach dem Zug von { SEAT($seat) } (Nr. { $number }) wuchs der Vorsprung von { $winner } am meisten
       *[other] Der stärkste Zug: { SEAT($seat) } (Nr. { $number }) zog da am weitesten davon
    }, um etwa { $swing ->
        [one] 1 Punkt
       *[other] { $swing } Punkte
    }.
web-decided-lead = Der Wendepunkt: { $own ->
        [0] der Zug von { SEAT($seat) } (Nr. { $number }). Er brachte { $winner } in Führung
       *[other] Mit Zug { $number } ging { SEAT($seat) } in Führung
    }, ein Umschwung von etwa { $swing ->
        [one] 1 Punkt
       *[other] { $swing } Punkten
    }.
web-decided-at-the-end = Entschieden hat es sich ganz am Ende: Der letzte Zug und die Wertung brachten { $winner } etwa { $swing ->
        [one] 1 Punkt
       *[other] { $swing } Punkte
    } nach vorn.
web-decided-best-turn = Dein bester Zug begann bei Nr. { $number }: etwa { $swing ->
        [one] 1 Punkt
       *[other] { $swing } Punkte
    } mehr.
web-decided-look = Ansehen
web-picture = Bild teilen
web-picture-failed = In diesem Browser kein Bild
web-picture-line = { $title }: { $headline }
web-rematch = Noch einmal spielen
web-to-rematch = Zum neuen Tisch
web-next-episode = Nächste Episode
web-look-through = Spiel ansehen
web-review = Bewertung
web-export = Spiel speichern

## Das Menü eines Tisches

web-menu = Tisch
web-take-seat = Wieder selbst spielen
web-give-bot = Einen Bot spielen lassen
web-other-device = Link für ein anderes Gerät
web-reassign = Platz neu vergeben
web-link-once = Dieser Link gilt für einen Besuch:
web-seed-hash = Fingerabdruck der Mischung:
web-watching = { $count ->
        [0] Niemand schaut zu.
        [one] Eine Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
web-practise = Zurück vor meinen letzten Zug (Übung)
web-new-link = Neuer Link
web-deal-mixed = Gemischt vom Server und den Geräten aller, die spielen.
web-deal-drawn = Vom Server allein gezogen.
web-deal-fixed = Stand vor dem Spiel fest.
web-deal-proven = Bewiesen: Dein Teil ist darin.
web-deal-broken = Das passt nicht zu dem, was zugesagt war!
web-seal = Siegel der Aufzeichnung:
web-verify = Spiel prüfen
web-verified-replayed = Jede Zeile wurde nachgespielt und stimmt.
web-verified-seam = Die ersten { $count } folgen früheren Regeln und wurden nicht nachgespielt; das Siegel schützt sie.
web-verified-sealed = Die Regeln haben sich geändert, deshalb wurde nicht nachgespielt; gegeben wurde wie zugesagt, und seit dem Versiegeln wurde nichts geändert.
web-verified-begun-same = Sie begann mit einer Stellung, und die genannte Partie hatte sie wirklich.
web-verified-begun-other = Sie begann mit einer Stellung, die die genannte Partie nie hatte!
web-verified-begun-unknown = Sie begann mit einer Stellung; ob die genannte Partie sie hatte, lässt sich nicht sagen.
web-verified-not = Das stimmt nicht!
web-propose-take-back = Vorschlagen, den letzten Zug zurückzunehmen
web-host = leitet den Tisch
web-make-host = Leitung übergeben
web-resign = Aufgeben
web-resign-sure = Deinen Platz aufgeben? Du kannst nicht in diese Partie zurückkehren.
web-resign-not = Weiterspielen
web-resign-bot = Ein Bot spielt für mich weiter
web-resign-end = Partie beenden
web-close-table = Tisch schließen
web-close-sure = Den Tisch für alle schließen? Dann kann niemand weiterspielen. Wer den Tisch eingerichtet hat, kann ihn wieder öffnen, solange niemand das ganze Spiel gespeichert hat.
web-close-not = Offen lassen
web-reopen = Wieder öffnen
web-keys = Tasten: Tab geht durch alles Wählbare, die Pfeile zu jedem Nachbarn, die Eingabetaste wählt, Esc schließt, was über dem Brett liegt, und verwirft die Wahl, U nimmt zurück, R spielt noch einmal, P plant voraus.

web-bot-called = { $seat ->
        [0] Sirius
        [1] Vega
        [2] Rigel
        [3] Mira
        [4] Altair
       *[other] Deneb
    }

## Bewegung und Klang

web-speed = Bewegung
web-speed-slow = Langsam
web-speed-usual = Wie üblich
web-speed-fast = Schnell
web-speed-off = Keine
web-sounds = Klänge (Taste M)
web-volume = Lautstärke
web-show-moves = Noch einmal zeigen, was { SEAT($seat) } getan hat
web-not-yet = Noch nicht

## Der Abend

web-evening = Der nächste Abend
web-evening-of = Sternhafen: { $title }
web-evening-propose = Termin vorschlagen
web-evening-send = Vorschlagen
web-evening-can = Dabei: { $names }.
web-evening-cannot = Verhindert: { $names }.
web-evening-agreed = Alle können.
web-evening-yes = Ich kann
web-evening-no = Ich kann nicht
web-evening-calendar = In den Kalender (.ics)
web-evening-help = Wer nicht kann, gibt den Platz für diesen Abend einem Bot (oben). Er lässt sich jederzeit zurückholen und ist in der nächsten Partie wieder der eigene.
web-room = Sprachraum: ein eigener Link, nur für diese Runde
web-room-set = Setzen
web-room-remove = Entfernen
web-room-open = Sprachraum öffnen
web-reactions = Reaktionen
web-reaction-smile = Stark!
web-reaction-laugh = Haha!
web-reaction-wow = Oh!
web-reaction-sad = Wie schade!
web-reaction-heart = Danke!
web-reaction-cool = Los geht’s!

## Weniger Klicks

web-shortcuts = Ohne Klick
web-shortcut-end = Meinen Zug beenden, wenn nichts mehr offen ist
web-shortcut-only = Antworten, wenn es nur einen Weg gibt
web-shortcut-take = Nehmen, was nur hilft
web-shortcuts-help = Rückgängig machen geht weiterhin. Die anderen merken vielleicht, wie schnell du antwortest.

## Rätsel

web-daily = Partie des Tages
web-daily-help = Jeden Tag dieselben Karten für alle. Ein Versuch zählt.
web-daily-left = { $hours ->
    [0] noch { $minutes } min Zeit zu beginnen
   *[other] noch { $hours } h { $minutes } min Zeit zu beginnen
}
web-daily-open = Ein Versuch zählt
web-daily-go-on = Dein Versuch läuft
web-daily-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-daily-placed = { $points } Punkte · Platz { $place } von { $of }
web-daily-finished = { $count ->
    [one] { $count } ist fertig. Und du?
   *[other] { $count } sind fertig. Und du?
}
web-daily-nobody = Noch ist niemand fertig.
web-daily-streak = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
web-daily-counts = Partie des Tages: Dieser Versuch zählt, wenn du ihn bis { $time } beendest.
web-daily-to-results = Ergebnisse des Tages
web-challenge-page = { $title }: Rätsel
web-challenge-title = Rätsel für { $title }
web-challenge-help = Ein Zug ist klar der beste. Finde ihn: Ein falscher ändert nichts, und du darfst es noch einmal versuchen.
web-puzzle-daily = Rätsel des Tages
web-puzzle-daily-help = Bis Mitternacht (UTC) dasselbe für alle auf diesem Server.
web-puzzle-daily-done = Für heute geschafft
web-puzzle-streak = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
web-puzzle-level = { $level ->
    [1] leicht
    [2] mittel
   *[3] schwer
}
web-puzzle-progress = { $done } von { $all } gelöst
web-puzzle-next = Nächstes Rätsel
web-puzzle-begin = Lösen
web-puzzle-all-done = Alle gelöst
web-puzzle-none = Für diesen Titel gibt es noch keine Rätsel.
web-puzzle-heading = Rätsel, { $level ->
    [1] leicht
    [2] mittel
   *[3] schwer
}
web-puzzle-ask = Hier ist ein Zug klar der beste. Welcher?
web-puzzle-wrong = { $move }: nicht der beste. Versuch es noch einmal!
web-puzzle-cost = { $move }: nicht der beste, er kostet etwa { $points } { $points ->
    [1] Punkt
   *[other] Punkte
}. Versuch es noch einmal!
web-puzzle-brings = Der beste bringt: { $reasons }
web-puzzle-solved = { $tries ->
    [0] Sofort gefunden!
   *[other] Gefunden!
} { $move }
web-puzzle-shown = Der beste Zug: { $move }
web-puzzle-why = Warum: { $reasons }
web-puzzle-gap = Der nächstbeste Zug kostet etwa { $points } { $points ->
    [1] Punkt
   *[other] Punkte
}.
web-puzzle-show = Lösung zeigen
web-puzzle-play-on = Von hier weiterspielen
web-puzzle-others = Andere Rätsel
web-puzzle-aside = Geh zur Seite, ich schaue mich um
web-puzzle-says = Rätsel.
