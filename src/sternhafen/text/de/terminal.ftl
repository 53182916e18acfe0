### Was der Texttisch sagt.

terminal-input = >{" "}
terminal-hand-over = { $name }, du bist dran. Setz dich und drück die Eingabetaste.
terminal-undone = { $count ->
        [one] Eine Aktion zurückgenommen.
       *[other] { $count } Aktionen zurückgenommen.
    }
terminal-practised = Übung: { $count ->
        [one] Eine Aktion
       *[other] { $count } Aktionen
    } zurückgenommen, mit allem, was aufgedeckt wurde. Der Spielstand vermerkt es.
terminal-no-practice = Ihr spielt hier zu mehreren: Nimm nur zurück, was niemand sonst gesehen oder beantwortet hat.
terminal-practice = Das war eine Übung: { $count ->
        [one] Einmal
       *[other] { $count }-mal
    } wurde etwas zurückgenommen, das gegen andere nicht zurückzunehmen wäre.
terminal-over = Das Spiel ist zu Ende.
terminal-place = { $place }. { $name }: { $total } ({ $kinds })
terminal-more = … noch { $left }: „m“ zeigt sie, „f Wort“ zeigt nur die mit einem Wort.
terminal-help = Eine Zahl wählt aus. u: zurücknehmen (u 3: drei, u ?: wie weit) · p: Übung, zurück vor deinen letzten Zug, was immer er aufgedeckt hat · ?: die Regel (? Wort: suchen) · c: die Regeln in Kapiteln (c 3: eins davon) · what Wort: was ein Ding oder eine Karte tut · why: was du nicht darfst (why 2: warum nicht) · t: Tipp · m: mehr Auswahl · f Wort: filtern · b: Spielplan · q: sichern und aufhören.
terminal-no-such-choice = Gib eine Zahl von 1 bis { $count } ein, oder „h“ für Hilfe.
terminal-menu-help = Gib eine Zahl von 1 bis { $count } ein. Enter nimmt die erste, „q“ hört auf.
terminal-reach = Du kannst { $count ->
        [one] eine Aktion
       *[other] { $count } Aktionen
    } zurücknehmen: { $bar }
terminal-reach-start = davor gibt es nichts von dir.
terminal-reach-revealed = davor wurde etwas aufgedeckt.
terminal-reach-other-seat = davor hat jemand anders gezogen.
terminal-reach-others-played-on = davor haben andere schon geantwortet.
terminal-no-card = Hier heißt nichts „{ $wanted }“.
terminal-what-more = … noch { $left }: Ein längeres Wort findet weniger.
terminal-no-rule = In keiner Regel kommt „{ $wanted }“ vor.
terminal-why = { $count ->
        [0] Hier ist nichts verboten.
        [one] Eines ist gerade nicht erlaubt: „why 1“ sagt, warum.
       *[other] { $count } Dinge sind gerade nicht erlaubt: „why“ mit einer Zahl sagt, warum, „why Wort“ grenzt ein.
    }
terminal-which-title = Was möchtest du spielen?
terminal-values = Möglich: { $values }
terminal-option = { $name }: { $help }
terminal-several = Mehrere mit Komma trennen, oder Enter für keine >{" "}
terminal-no-such-value = „{ $line }“ passt hier nicht. Enter für keine, „q“ hört auf.
terminal-how-many-seats = Wie viele Plätze?
terminal-seats = { $count ->
        [one] allein
       *[other] { $count } Plätze
    }
terminal-who-sits = Wer sitzt auf Platz { $n }?
terminal-person = eine Person hier an der Tastatur
terminal-yes = ja
terminal-no = nein
terminal-goodbye = Gesichert in { $file }. Weiter geht es mit: sternhafen play --resume { $file }
terminal-saved = Dieses Spiel wird nach jedem Zug in { $file } gesichert. „h“ zeigt, was du eingeben kannst.
terminal-player = Spieler { $n }
terminal-says = { $name } sagt: { $text }
terminal-bot = Bot { $n } ({ $bot })
terminal-tip = Ein Bot würde { $number } wählen: { $action }. Er erwartet etwa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte.
terminal-tip-sure = Ein Bot würde { $number } wählen: { $action }. Er erwartet etwa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte und ist zu { $sure } % sicher.
terminal-tip-else = Oder { $number }: { $action } (etwa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte).
terminal-tip-equal = Genauso gut: { $number }, { $action }.
terminal-tip-why = Warum: { $reasons }.
terminal-tip-same = Soweit der Bot sehen kann, macht es keinen Unterschied.
terminal-tip-brings = Nichts ist klar besser. Danach: { $reasons }.
terminal-which-lesson = Welche Lektion möchtest du?
terminal-lesson-line = { $title } { $n }: { $name } (etwa { $minutes } Minuten)
terminal-lesson = Lektion { $n }: { $name } (etwa { $minutes } Minuten)
terminal-lesson-help = Eine Zahl wählt aus, Enter geht weiter. back: ein Schritt zurück · skip: ich mache diesen Schritt für dich · t: welche Auswahl ich meine · ?: die Regel (? Wort: suchen) · what Wort: was ein Ding oder eine Karte tut · why: was du nicht darfst · m: mehr Auswahl · f Wort: filtern · b: Spielplan · q: aufhören. Du kannst nichts falsch machen.
terminal-lesson-says = Coach: { $text }
terminal-lesson-go-on = Enter: weiter >{" "}
terminal-lesson-move = Der Zug: { $action }
terminal-lesson-tip = Ich meine { $number }: { $action }
terminal-lesson-start = Hier beginnt die Lektion.
terminal-lesson-done = Das war die Lektion. „sternhafen learn“ zeigt die anderen.
terminal-lesson-what-now = Und jetzt?
terminal-lesson-play-on = von hier weiterspielen; leichte Bots nehmen die anderen Plätze
terminal-lesson-enough = genug für heute
terminal-puzzle = Rätsel { $id }, { $level ->
    [1] leicht
    [2] mittel
   *[3] schwer
}: Ein Zug ist klar der beste. Welcher?
terminal-puzzle-help = Tipp die Nummer eines Zugs. skip: zeig mir die Lösung · ?: die Regel (? Wort: suchen) · what Wort: was ein Ding oder eine Karte tut · why: was du nicht darfst · m: mehr Auswahl · f Wort: filtern · b: Spielplan · q: aufhören. Ein falscher Zug ändert nichts.
terminal-puzzle-steps = Ein falscher Zug ändert hier nichts, also gibt es nichts zurückzunehmen.
terminal-puzzle-tip = In einem Rätsel gibt es keine Tipps. „skip“ zeigt die Lösung.
terminal-puzzle-wrong = Nicht der beste. Versuch es noch einmal!
terminal-puzzle-cost = Nicht der beste: Er kostet etwa { NUMBER($points, maximumFractionDigits: 1) } { NUMBER($points, maximumFractionDigits: 1) ->
    [1] Punkt
   *[other] Punkte
}. Versuch es noch einmal!
terminal-puzzle-because = Der beste bringt: { $reasons }.
terminal-puzzle-solved = { $tries ->
    [0] Sofort gefunden!
    [one] Gefunden, im zweiten Versuch!
   *[other] Gefunden!
} { $action }
terminal-puzzle-shown = Der beste Zug: { $action }
terminal-puzzle-why = Warum: { $reasons }. Der nächstbeste kostet etwa { NUMBER($points, maximumFractionDigits: 1) }.

# Eine Bewertung. $points und die Teile eines Ergebnisses sind Zahlen mit Vorzeichen.
terminal-review-head = { $title }, bewertet mit { $iterations } Suchläufen je Entscheidung
terminal-review-none = –
terminal-review-seat = { $name }: { $points } Punkte, Genauigkeit { $accuracy } ({ $best } beste, { $fine } gute, { $inaccuracy ->
        [one] 1 ungenauer Zug
       *[other] { $inaccuracy } ungenaue Züge
    }, { $mistake ->
        [one] 1 Fehler
       *[other] { $mistake } Fehler
    })
terminal-review-share = { $alone ->
        [1] üblich { $usual } · eigenes Spiel { $play } · Glück { $luck } · ungeklärt { $rest }
       *[other] üblich { $usual } · eigenes Spiel { $play } · die anderen { $others } · Glück { $luck } · ungeklärt { $rest }
    }
terminal-review-moments = Schlüsselmomente
terminal-review-mistake = { $name } – Fehler: { $action }.
terminal-review-inaccuracy = { $name } – ungenau: { $action }.
terminal-review-best = { $name } – der beste Zug gefunden: { $action }.
terminal-review-better = Besser: { $action } ({ $points })
terminal-review-because = . Das bringt mehr: { $reasons }.
terminal-review-luck = { $name } – Glück { $points }:
terminal-review-chance = was danach kam.

# Eine Studie.
terminal-study-head = { $title }, kommentiert von { $authors }: { $notes ->
        [one] ein Kommentar
       *[other] { $notes } Kommentare
    }, { $moves ->
        [one] ein Zug
       *[other] { $moves } Züge
    } in Nebenvarianten
