### Die Seite einer Gruppe.

web-group-page = { $name } – Sternhafen
web-group-members = Mitglieder
web-group-here = gerade hier
web-group-you = { $name } (du)
web-group-invite = Einladen
web-group-table = Was wir spielen
web-group-table-none = Noch keine Partie.
web-group-episode = Partie { $episode } dieser Gruppe
web-group-open = Zum Tisch
web-group-choose = An einem deiner Tische spielen
web-group-choose-help = Alle anderen der Gruppe werden eingeladen; die nächsten Episoden folgen von selbst.
web-group-set = An diesem
web-group-chat = Chat
web-group-say = Sag etwas
web-group-send = Senden
web-group-dates = Wann treffen wir uns?
web-group-propose = Termin vorschlagen
web-group-yes = Ich kann
web-group-no = Ich kann nicht
web-group-can = Können: { $names }
web-group-cannot = Können nicht: { $names }
web-group-leave = Gruppe verlassen
web-group-leave-sure = Wirklich verlassen? Was du gesagt hast, bleibt.
