### Das Spielbrett von Gen7 im Browser.

## Orte

web-gen7-tabs = Teile des Tisches
web-gen7-tab-own = Du
web-gen7-tab-crew = Andere
web-gen7-logbook = Logbuch
web-gen7-crew = Deine Besatzung
web-gen7-no-tasks = Gerade keine Prioritätsaufträge.
web-gen7-no-dice = keine Würfel zu Hause
web-gen7-ship = Das Schiff
web-gen7-wake = Aufwachraum

## Was die Dinge sind, für Vorleseprogramme und beim Zeigen

web-gen7-kind-0 = Kolonist, zeigt { $value }
web-gen7-kind-1 = Offizier, zeigt { $value }
web-gen7-kind-2 = Roboter, zeigt { $value }
web-gen7-piece = { SEAT($seat) }: { NAME("die", $die) }
web-gen7-lent = { NAME("die", $die) }, an der Gruppenstation
web-gen7-station = { NAME("place", $station) }: { $state }
web-gen7-station-yield = { NAME("place", $station) }: { $state }; bringt { $formula } ({ NAME("res", $res) }){ $counts ->
        [0] {""}
       *[other] ; # ist der Würfelwert
    }
web-gen7-room = { NAME("room", $room) } ({ NAME("dept", $dept) })
web-gen7-amount = { $amount } { NAME("res", $res) }
web-gen7-free = nichts
web-gen7-any = egal
web-gen7-parity-odd = ungerade
web-gen7-parity-even = gerade
web-gen7-rule = { $of ->
        [prev] { $compare ->
            [least] mindestens wie links
            [most] höchstens wie links
            [other] anders als links
            [more] höher als links
            [fewer] niedriger als links
           *[is] { $n ->
                [0] gleich wie links
               *[other] { $less ->
                    [0] { $n } höher als links
                   *[other] { $n } niedriger als links
                }
            }
        }
        [sum] { $compare ->
            [more] mehr als die Summe links
            [fewer] weniger als die Summe links
           *[is] die Summe links
        }
       *[number] { $compare ->
            [least] mindestens { $n }
            [most] höchstens { $n }
            [other] nicht { $n }
            [more] über { $n }
            [fewer] unter { $n }
           *[is] { $n }
        }
    }
web-gen7-all-same = alle gleich
web-gen7-all-distinct = alle verschieden
web-gen7-all-sum = Summe { $sum }
web-gen7-group = { NAME("target", $target) } ({ NAME("dept", $dept) }): Würfel { $rule }; kostet { $cost }; { $merit } Verdienstpunkte für alle, die helfen; unerledigt sinkt das System um { $steps }
web-gen7-plot-station = Plot: { $name }: Würfel { $rule }; kostet { $cost }; { $merit } Verdienstpunkte
web-gen7-only-0 = nur Kolonisten
web-gen7-only-1 = nur Offiziere
web-gen7-only-2 = nur Roboter
web-gen7-system = { NAME("system", $system) }: { NAME("section", $section) }; bleibt es dabei, dann { NAME("section", $then) }{ $strikes ->
        [0] {""}
        [one] {" "}und die rote Wirkung tritt ein
       *[other] {" "}und die rote Wirkung tritt { $strikes }-mal ein
    }
web-gen7-store = Schiffslager: { $cost }
web-gen7-track = { $track ->
        [0] Logik und Instinkt halten sich die Waage
       *[other] Logik/Instinkt steht auf { $track } (über 0 ist Logik)
    }
web-gen7-logic = Logik
web-gen7-instinct = Instinkt
web-gen7-pod-of = Kryokapsel von { SEAT($seat) }
web-gen7-have = { NAME("res", $res) }: { $amount } von höchstens { $most }
web-gen7-seat = { $leads ->
        [0] {""}
       *[other] Leitet den Einsatz.{" "}
    }{ $merit } Verdienstpunkte, { $stars } Sterne; { $dice } Würfel zu Hause; { $data } Daten, { $parts } Ersatzteile, { $chem } Chemikalien; { $files } Dateien, { $orders } Arbeitsaufträge

## Würfel und Karten

web-gen7-turn = drehen auf
web-gen7-turn-to = Zahle, um { NAME("die", $die) } zu drehen
web-gen7-ways = Auf welche Weise?
web-gen7-play = Ausspielen
web-gen7-penalty = sonst −{ $penalty }
web-gen7-focus = Mit Fokus: { $text }
web-gen7-merits = { $merit ->
        [one] 1 Verdienstpunkt
       *[other] { $merit } Verdienstpunkte
    }
web-gen7-stars = { $stars ->
        [one] 1 Stern
       *[other] { $stars } Sterne
    }
web-gen7-holds = Hält { $files ->
        [one] 1 Datei
       *[other] { $files } Dateien
    } und { $orders ->
        [one] 1 Arbeitsauftrag
       *[other] { $orders } Arbeitsaufträge
    }.
web-gen7-reason = Dein Beweggrund, geheim
web-gen7-goals = Persönliche Ziele
web-gen7-secret-goal = Ein geheimes Ziel
web-gen7-skills = Offiziersfähigkeiten
web-gen7-kept = Behaltene Schicksalskarten

## Fragen

web-gen7-question = Was gefragt ist
web-gen7-answers = Antworten
web-gen7-look = Das Schiff ansehen
web-gen7-back = Zurück zur Frage
web-gen7-subs = Teilstationen von links nach rechts
web-gen7-keeps = hält die Regel ein
web-gen7-breaks-rule = passt noch nicht
web-gen7-to-bring = noch zu beschaffen
web-gen7-costs = Kostet
web-gen7-each = { $merit } für alle, die helfen
web-gen7-consent = { SEAT($seat) } bittet dich um Hilfe.
web-gen7-owned = Die hast du.
web-gen7-needs-rank = Braucht den Rang { NAME("rank", $rank) }
web-gen7-skill-room = { $have } von { $most } Fähigkeiten
web-gen7-buy-plain = Kaufen
web-gen7-buy-dropping = Kaufen und dafür abgeben: { $skills }

## Abstimmung und Schicksal

web-gen7-ballot-1 = Welches System trifft es?
web-gen7-ballot-2 = Welcher Raum bleibt von nun an beschädigt?
web-gen7-voting = Es wird abgestimmt.
web-gen7-your-vote = Du stimmst für „{ $choice }“.
web-gen7-has-voted = hat abgestimmt
web-gen7-revote = Anders abstimmen
web-gen7-vote-help = { $votes ->
        [one] Dein Rang gibt dir 1 Stimme.
       *[other] Dein Rang gibt dir { $votes } Stimmen.
    } Alle Stimmen werden gemeinsam aufgedeckt.
web-gen7-tie-help = Es herrscht Gleichstand, und du leitest den Einsatz.
web-gen7-side = { $side ->
        [1] Logik
       *[other] Instinkt
    }{ $adds ->
        [0] {""}
        [one] : die Leiste gibt 1 Stimme dazu
       *[other] : die Leiste gibt { $adds } Stimmen dazu
    }
web-gen7-what-do-you-do = Was tust du?
web-gen7-voted = { SEAT($seat) }: { NAME("ballot", $option) }
web-gen7-chose = { SEAT($seat) }: „{ NAME("option", $option) }“

## Geschichte und Logbuch

web-gen7-continue = Weiter
web-gen7-episode = Episode { $episode }
web-gen7-page-fate = Schicksal: { SEAT($seat) }
web-gen7-page-vote = Ihr habt entschieden
web-gen7-page-success = Das Ziel ist erreicht
web-gen7-page-page = Eine Seite der Geschichte
web-gen7-page-partial = Ein halber Erfolg
web-gen7-page-setback = Ein Rückschlag
web-gen7-page-rules = Neue Regeln
web-gen7-chapters = Kapitel
web-gen7-chapter-mission = Einsatz
web-gen7-chapter-story = Geschichte
web-gen7-chapter-campaign = Kampagne
web-gen7-no-goal = Das Plotziel liegt hinter euch: Spielt weiter bis zur letzten Runde.
web-gen7-deadline = Bis zum Ende von Runde { $deadline }.
web-gen7-rule-cards = Regelkarten
web-gen7-officers = Offiziere
web-gen7-top = Spitzenoffizier: { SEAT($seat) }. Verdienstpunkte im Schnitt: { $merit }.
web-gen7-stop-success = erreicht
web-gen7-stop-partial = halb erreicht
web-gen7-stop-setback = ein Rückschlag
web-gen7-stop-decided = entschieden
web-gen7-stop-now = hier seid ihr
web-gen7-ahead = { $count ->
        [0] Das ist die letzte Episode.
        [one] 1 Episode liegt vor euch.
       *[other] { $count } Episoden liegen vor euch.
    }
web-gen7-damage = Angekreuzte Zustandsfelder: { $damage }
web-gen7-scars = Dauerhaft beschädigt: { $rooms }

## Das Schiff

web-gen7-deck = Deck: { NAME("system", $system) }
web-gen7-alarms = Was Schiff und Plot verlangen
web-gen7-gets = sonst wird es { NAME("section", $section) }
web-gen7-answered = alle Alarme beantwortet
web-gen7-quarters = Dein Quartier: { NAME("quarters", $quarters) }

## Gespräch über eine Gruppenstation

web-gen7-talk = Eine Gruppenstation wird besetzt
web-gen7-in = { $have } von { $of }
web-gen7-i-propose = Ich fange an.
web-gen7-they-propose = Vorschlag von { SEAT($seat) }.
web-gen7-you-help = Du würdest geben:
web-gen7-they-help = { SEAT($seat) } würde geben:
web-gen7-agreed = einverstanden
web-gen7-asked = wird gefragt
web-gen7-declined = { SEAT($seat) } hat abgelehnt.
web-gen7-came-to-nothing = Aus dem Vorschlag wurde nichts.
web-gen7-burnt = Umsonst verbraucht:
web-gen7-take-it = Nehmen
web-gen7-reasons = Ablehnen und sagen, warum
web-gen7-reason-1 = Nein: Den Würfel brauche ich selbst.
web-gen7-reason-2 = Nein: Das kostet mich zu viel.
web-gen7-reason-3 = Nein: Ein anderer Auftrag ist dringender.
web-gen7-reason-4 = Nein: Frag mich später in dieser Runde.
web-gen7-offer-mine = Biete einen anderen Würfel an:
web-gen7-take-my = Sag: Nimm meinen { NAME("die", $die) }
web-gen7-take-my-text = Nimm meine { $value }.

## Die Geschichte als Ereignis

web-gen7-previously = Was bisher geschah
web-gen7-then-success = „{ NAME("point", $point) }“ ist gelungen.
web-gen7-then-partial = „{ NAME("point", $point) }“ gelang zur Hälfte.
web-gen7-then-setback = „{ NAME("point", $point) }“ endete mit einem Rückschlag.
web-gen7-your-way = Euer Weg
web-gen7-read-aloud = Vorlesen
web-gen7-readers = Wer noch liest
web-gen7-still-reads = { SEAT($seat) } liest noch
web-gen7-have-read = Gelesen
web-gen7-do-not-wait = Weiter, ohne zu warten
web-gen7-page-ceremony = Die Wache ist zu Ende
web-gen7-penalties = Unerledigte Arbeitsaufträge kosten Verdienstpunkte
web-gen7-stars-for = Je { $merit } Verdienstpunkte werden ein Offiziersstern, der dir bleibt
web-gen7-ranks-for = { $merit } Verdienstpunkte befördern: Ein höherer Rang heißt mehr Stimmen und mehr Fähigkeiten
web-gen7-underlined = Wer es nicht schafft, unterstreicht seinen Rang; auch { $times } Striche befördern.
web-gen7-your-word = Ihr habt entschieden: „{ NAME("option", $option) }“. Das Schiff wird sich daran erinnern.
web-gen7-next-evening = { $count ->
        [one] Noch ein Abend: Episode { $episode } beginnt mit dem, was ihr heute getan habt.
       *[other] Noch { $count } Abende: Episode { $episode } beginnt mit dem, was ihr heute getan habt.
    }
web-gen7-journey-over = Das war die letzte Wache.
web-gen7-shop-help = Sterne kaufen Fähigkeiten, die deinem Offizier bleiben. Dein Rang sagt, wie viele du haben darfst; wer eine abgibt, bekommt die Hälfte ihres Preises.
