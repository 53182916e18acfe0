### Was die Befehlszeile sagt.

cli-about = Sternhafen: ein Tisch für Weltraum-Brettspiele in deinem Terminal, und die Engine dahinter.
cli-examples =
    Probier zuerst:
      sternhafen play                                  ein Menü führt dich zur ersten Partie
      sternhafen play escape-pods --bots greedy        du gegen einen Bot
      sternhafen rules escape-pods Boje                jede Regel, in der es um Bojen geht
      sternhafen BEFEHL --help                         mehr über einen Befehl
cli-language = die Sprache von allem, was gesagt wird (sonst die deines Systems)

cli-command-play = Spiel an dieser Tastatur: allein, mit Bots oder reihum.
cli-command-play-examples =
    Ohne Angaben fragt ein Menü, was du möchtest. Jeder Zug wird gesichert, nichts geht verloren.
      sternhafen play escape-pods --seats 2            zwei Personen an einer Tastatur
      sternhafen play escape-pods --seats 3 --bots greedy,random
      sternhafen play --resume partie.sternhafen.json  eine gesicherte Partie fortsetzen
      sternhafen play escape-pods --plain              ohne Farben, für einen Screenreader
cli-command-puzzle = Lös ein Rätsel an dieser Tastatur: eine Stellung, in der ein Zug klar der beste ist.
cli-command-puzzle-examples =
    Ohne Kennung ist es das Rätsel des Tages.
      sternhafen puzzle gen7
      sternhafen puzzle escape-pods 900001-91
cli-command-learn = Lern einen Titel an dieser Tastatur: geführte erste Partien von fünf bis acht Minuten.
cli-command-learn-examples =
    Ohne Nummer zeigt ein Menü die Lektionen.
      sternhafen learn
      sternhafen learn cryo
      sternhafen learn escape-pods 1 --plain           ohne Farben, für einen Screenreader
cli-command-simulate = Lass Bots viele Partien spielen und sieh, wie sie ausgehen.
cli-command-simulate-examples =
    Derselbe Startwert gibt dieselben Partien.
      sternhafen simulate escape-pods --seats 3 --games 1000 --jobs 2
      sternhafen simulate escape-pods --bots greedy,random --seed 1
cli-command-arena = Lass Bots auf denselben Startwerten und allen Plätzen gegeneinander antreten und sieh, wer besser ist und wie sicher das ist.
cli-command-arena-examples =
    Derselbe Startwert gibt dieselbe Tabelle, mit einem Prozess, mehreren oder einem Cluster.
      sternhafen arena escape-pods search-500 greedy
      sternhafen arena cryo hard greedy --seats 4 --games 400 --jobs 2 --file cryo.jsonl
      sternhafen arena escape-pods search-400 search-200 --sprt 0.5:0.55
cli-command-bench = Miss, wie schnell die Titel spielen, im Verhältnis zu einer einfachen Python-Schleife im selben Lauf.
cli-command-bench-examples =
    Zeiten sind Mikrosekunden CPU-Zeit; eine Kopie steht auch in Entscheidungen der Vergleichsschleife, ein Resample in Kopien.
      sternhafen bench
      sternhafen bench escape-pods --seats 4 --json
cli-command-replay = Zeig eine gesicherte Partie: ihr Protokoll und die Stellung an jedem Eintrag.
cli-command-replay-examples =
    Du siehst, was ein Zuschauer sieht; --seat zeigt, was dieser Platz gesehen hat.
      sternhafen replay partie.sternhafen.json
      sternhafen replay partie.sternhafen.json --at 12 --seat 1
cli-command-review = Bewerte eine beendete Partie: Schlüsselmomente, Genauigkeit, und was Spiel und was Glück war.
cli-command-review-examples =
    Jede Entscheidung wird danach beurteilt, was ihr Platz damals wissen konnte. Dieselbe Datei und Saat ergeben dieselbe Bewertung.
      sternhafen review partie.sternhafen.json
      sternhafen review partie.sternhafen.json --iterations 2000
      sternhafen review partie.sternhafen.json --json > bewertung.json
cli-command-study = Prüf und zeig eine Studie: eine beendete Partie mit Kommentaren und Nebenvarianten.
cli-command-study-examples =
    Jeder Zug wird nachgespielt, auch die der Nebenvarianten.
      sternhafen study unsere.study.json
      sternhafen study unsere.study.json --lesson 1 > 4-unsere.json
cli-command-rules = Druck die nummerierten Regeln eines Titels oder durchsuch sie.
cli-command-rules-examples =
    sternhafen rules escape-pods                     alle
      sternhafen rules escape-pods PODS-4.3            eine Regel
      sternhafen rules escape-pods PODS-4              ein Kapitel
      sternhafen rules escape-pods Boje                jede Regel mit einem Wort
      sternhafen rules escape-pods --chapters          in Kapiteln erzählt, mit Beispielen
cli-command-titles = Zähl die Titel auf, die es gibt.
cli-command-titles-examples = sternhafen titles
cli-command-campaign = Für alle, die Kampagnen für Gen7 schreiben: eine prüfen oder einen gespielten Weg als Buch ausgeben.
cli-command-campaign-examples =
    Beispiele:
      sternhafen campaign check my-campaign
      sternhafen campaign book p1_3/log,p2_3/wake --seats 4 > buch.html

cli-command-new-title = Schreib das Gerüst eines neuen Titels in einen Klon: ein kleines Spiel, das man spielen kann, mit Texten, Tests und Plänen.
cli-command-new-title-examples =
    Der Name wird zur Kennung des Titels: Kleinbuchstaben, Ziffern und Bindestriche.
      sternhafen new-title moon-mine
      sternhafen new-title moon-mine --folder ~/sternhafen

cli-arg-title = die Kennung eines Titels, wie `sternhafen titles` sie aufzählt
cli-arg-lesson = die Nummer der Lektion
cli-arg-puzzle = die Kennung des Rätsels; ohne sie das von heute
cli-arg-seats = wie viele Plätze
cli-arg-bots = Bots für die letzten Plätze, durch Kommas getrennt: { $bots }
cli-arg-names = Namen derer, die spielen, durch Kommas getrennt
cli-arg-save = wohin die Partie gesichert wird (sonst in deinen Datenordner)
cli-arg-resume = eine gesicherte Partie, die weitergehen soll
cli-arg-plain = ohne Farben und gezeichnete Zeichen
cli-arg-option = eine Option des Titels; mehrfach möglich
cli-arg-seed = die Zahl, die über allen Zufall entscheidet
cli-arg-games = wie viele Partien
cli-arg-jobs = wie viele Prozesse
cli-arg-campaign-job = check: sagt, worüber niemand beim Lesen stolpern soll; book: gibt einen gespielten Weg als HTML aus
cli-arg-campaign-games = check: wie viele Kampagnen dazu gespielt und so gelesen werden, wie sie erzählt wurden
cli-arg-campaign-wanted = die Kampagne, die geprüft wird, oder die Entscheidungen unterwegs, durch Kommas getrennt
cli-arg-campaign = die Kampagne, die das Buch erzählt
cli-arg-new-title = die Kennung des neuen Titels, etwa moon-mine
cli-arg-folder = der Klon, in den geschrieben wird (sonst der Ordner, in dem du bist)
cli-arg-json = JSON für Programme
cli-arg-entrants = Bots, die antreten: { $bots }, search-N (N Iterationen; search-N:tries=4+flat=1 auf andere Art), seeing-N (sieht in Hände und Stapel); der letzte füllt die übrigen Plätze
cli-arg-ray = auf dem Ray-Cluster unter dieser Adresse spielen („local“ startet hier einen)
cli-arg-sprt = aufhören, sobald klar ist, welchem von zwei Anteilen erster Plätze der erste Bot näher kommt, etwa 0.5:0.55
cli-arg-ledger = jede Partie in dieser Datei behalten und von ihr aus weitermachen
cli-arg-svg = die Wertungen in diese Datei zeichnen
cli-arg-rounds = wie oft gemessen wird; der Median zählt
cli-arg-file = eine gesicherte Partie
cli-arg-at = die Stellung vor diesem Eintrag zeigen
cli-arg-seat = durch wessen Augen du schaust, von 1 gezählt
cli-arg-wanted = die Nummer einer Regel, ein Kapitel oder ein Suchwort

cli-bot-random = der Zufallsbot
cli-bot-greedy = der gierige Bot
cli-bot-beginner = ein Anfängerbot
cli-bot-easy = ein leichter Bot
cli-bot-medium = ein mittlerer Bot
cli-bot-hard = ein schwerer Bot
cli-bot-expert = ein Expertenbot

cli-games = { $games } Partien mit durchschnittlich { $decisions } Entscheidungen.
cli-seat = Platz { $n } ({ $bot }): { $wins } gewonnen; im Schnitt { $mean } Punkte, { $least } bis { $most } ({ $kinds })
cli-bench-yardstick = Vergleichsschleife: { $rate } Entscheidungen je Sekunde CPU-Zeit.
cli-bench-head = Titel        Plätze Verh. Entscheid./s   Partien/s   Länge   Kopie   legal     Zug  Resample Kopie: Resample:
cli-bench-envs-head = Titel          Plätze   Quote  Züge/s   Zahlen   Aktionen
cli-bench-against-head = Bibliothek   Version  Spiel               Art             Quote niedrigste höchste Entscheid./s
cli-bench-missing = { $peer } fehlt ({ $why }): { $install }
cli-arg-against = neben anderen Bibliotheken messen, die hier installiert sind (OpenSpiel, PettingZoo, RLCard, python-chess)
cli-arg-envs = die PettingZoo-Umgebungen messen statt der Engine
cli-campaign-sound = { $campaign } ist in Ordnung.
cli-campaign-faults = { $campaign }: { $count ->
        [one] ein Fehler
       *[other] { $count } Fehler
    }.
cli-new-title-done = { $title } lässt sich spielen: sternhafen play { $title }. Fang bei src/sternhafen/games/{ $package }/rules an; docs/adding-a-game.md sagt, wie es weitergeht. `make test` prüft es mit.
cli-new-title-name = „{ $name }“ kann keine Kennung sein: Nimm Kleinbuchstaben, Ziffern und Bindestriche, etwa moon-mine.
cli-new-title-folder = { $folder } ist kein Klon von Sternhafen. Geh in einen hinein oder nenn ihn mit --folder.
cli-new-title-exists = So einen Titel gibt es schon: { $file }.
cli-no-envs = { $module } fehlt: Installiere die Umgebungen mit pip install 'sternhafen[envs]'.
cli-arg-chapters = erzählt die Regeln stattdessen in Kapiteln, mit Beispielen
cli-arg-iterations = wie viele Suchläufe jede Entscheidung bekommt
cli-arg-review-seed = die Saat für die Zufallszahlen der Bewertung
cli-arg-study-lesson = gib die Studie als Lektion aus, in der man auf diesem Platz lernt
cli-study-shape = Diese Datei ist keine Studie: { $problem }.
cli-study-format = Diese Studie hat Fassung { $found } der Form; bekannt ist { $known }.
cli-study-record = Die Partie dieser Studie ist nicht brauchbar: { $problem }.
cli-study-not-over = Die Partie dieser Studie ist noch nicht zu Ende.
cli-study-illegal = Zug { $move } einer Nebenvariante bei Zeile { $line } ist dort nicht erlaubt.
cli-study-no-lesson = Aus dieser Studie wird keine Lektion: { $problem }.
cli-review-not-over = Diese Partie läuft noch. Nur eine beendete Partie lässt sich bewerten: Die Bewertung verrät, was vorher nicht alle wissen dürfen.
cli-replay-undo = { $name } nimmt { $count ->
        [one] eine Aktion
       *[other] { $count } Aktionen
    } zurück.
cli-replay-practice = { $name } nimmt zur Übung { $count ->
        [one] eine Aktion
       *[other] { $count } Aktionen
    } zurück.
cli-replay-quiet = { $name } wählt.
cli-replay-struck = (zurückgenommen) { $text }

cli-unknown-title = Einen Titel „{ $wanted }“ gibt es nicht. Es gibt: { $known }.
cli-unknown-lesson = { $title } hat keine Lektion { $wanted }. „sternhafen learn“ zählt alle Lektionen auf.
cli-no-puzzles = Für { $title } gibt es noch keine Rätsel.
cli-unknown-puzzle = { $title } hat kein Rätsel { $wanted }. „sternhafen puzzle { $title }“ stellt das von heute.
cli-unknown-bot = Einen Bot „{ $wanted }“ gibt es nicht. Es gibt: { $known }.
cli-wrong-ledger = { $file } enthält keinen Wettkampf oder einen anderen. Nimm eine neue Datei oder dieselben Bots, Plätze, Startwerte und Optionen.
cli-no-ray = Ray ist nicht installiert. Installier es mit: pip install 'sternhafen[ray]'
cli-bad-option = Eine Option stimmt nicht: { $problem }.
cli-no-file = { $file } lässt sich nicht öffnen: { $problem }.
cli-no-rule = Keine Regel sagt „{ $wanted }“.
cli-no-such-entry = Einen Eintrag { $at } gibt es nicht: Gib eine Zahl von 0 bis { $last } an.
cli-no-such-seat = Einen Platz { $seat } gibt es nicht: Gib eine Zahl von 1 bis { $seats } an.
cli-record-broken = Die gesicherte Partie ist beschädigt und nicht lesbar: { $problem }. Die Datei wurde nicht verändert.
cli-record-shape = In der gesicherten Partie fehlt etwas oder steht etwas Fremdes: { $problem }. Die Datei wurde nicht verändert.
cli-record-format = Die gesicherte Partie hat das Format { $found }; diese Version liest Format { $known }. Die Datei wurde nicht verändert.
cli-record-rules = Die gesicherte Partie folgt Version { $found } der Regeln; diese Version spielt { $known }. Die Datei wurde nicht verändert.
cli-record-seam = Die Stellung, von der die gesicherte Partie ab Zeile { $number } weitergeht, ist nicht brauchbar: { $problem }. Die Datei wurde nicht verändert.
cli-record-setup = Die gesicherte Partie kann nicht beginnen: { $reason } Die Datei wurde nicht verändert.
cli-record-seed = Der Startwert der gesicherten Partie ist keine Zahl mit 128 Bit. Die Datei wurde nicht verändert.
cli-record-names = Die gesicherte Partie nennt { $names } Spieler für { $seats } Plätze. Die Datei wurde nicht verändert.
cli-record-action = Eintrag { $number } der gesicherten Partie ist keine Aktion dieses Titels: { $problem }. Die Datei wurde nicht verändert.
cli-record-illegal = Eintrag { $number } der gesicherten Partie ist nicht erlaubt: { $reason } Die Datei wurde nicht verändert.
cli-record-seen = Diese Datei zeigt eine laufende Partie so, wie eine Person sie gesehen hat. Geheimes steht nicht darin, darum kann niemand sie nachspielen oder daraus weiterspielen. Spiel an ihrem Tisch ({ $table }) auf dem Server weiter; wenn die Partie zu Ende ist, sichere sie noch einmal. Die Datei wurde nicht verändert.
cli-record-edited = Eintrag { $number } der gesicherten Partie führt nicht dorthin, wo er soll: Die Datei wurde bearbeitet oder ist beschädigt. Sie wurde nicht verändert.

### Was die Arena sagt.

cli-arena-heading = { $title }, { $seats } { $seats ->
        [one] Platz
       *[other] Plätze
    }: { $games } Partien, jeder Startwert reihum auf allen Plätzen gespielt; 95-%-Bereiche über die Startwerte
cli-arena-player = Bot
cli-arena-seats = Plätze
cli-arena-first = Erster
cli-arena-places = Ränge
cli-arena-points = Punkte
cli-arena-margin = Vorsprung
cli-arena-rating = Wertung
cli-arena-sprt-higher = { $player } wird eher in { $high } als in { $low } seiner Partien Erster (logarithmisches Likelihood-Verhältnis { $ratio }).
cli-arena-sprt-lower = { $player } wird eher in { $low } als in { $high } seiner Partien Erster (logarithmisches Likelihood-Verhältnis { $ratio }).
cli-arena-sprt-open = Ob { $player } in { $low } oder in { $high } seiner Partien Erster wird, ist noch nicht klar (logarithmisches Likelihood-Verhältnis { $ratio }).
