### What the Escape Pods board in the browser says: labels, mostly for screen readers.

web-escape-pods-board = Space between the ship and the havens
web-escape-pods-console = Your crew and your control panels
web-escape-pods-reserve = Your reserve
web-escape-pods-reserve-kind = Reserve: { $count } × { NAME("kind", $kind) }
web-escape-pods-basic = Basic panel
web-escape-pods-advanced = Advanced panel
web-escape-pods-action = { NAME("action", $action) }, { $free } of { $all } spaces free
web-escape-pods-seat = Reserve: { $reserve }. In havens: { $saved }. Busy: { $busy }
web-escape-pods-kind-unknown = type unknown
web-escape-pods-crew = { NAME("crew", $crew) } of { SEAT($seat) }, { $kind }
web-escape-pods-in-sector = Sector { $sector }
web-escape-pods-in-bay = mini-pod bay
web-escape-pods-empty = nobody
web-escape-pods-pod = { NAME("pod", $pod) } ({ $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }), { $place }, aboard: { $aboard }
web-escape-pods-debris = debris
web-escape-pods-next-blast = explodes next
web-escape-pods-beyond = beyond the barrier
web-escape-pods-space = { $kind } { $points }
web-escape-pods-haven = { NAME("haven", $haven) }, { NAME("card", $card) }: { $count } of { $all } arrived: { $crew }. Scoring spaces: { $spaces }.
web-escape-pods-marker = Explosion marker on arrival space { $space }.
web-escape-pods-special-bonus-if-filled = If both green spaces are filled, everybody here is worth 1 more.
web-escape-pods-special-zero-unless-filled = Unless both red spaces are filled, everybody here is worth 0.
web-escape-pods-special-malus-unless-filled = While the orange space is empty, everybody here is worth 1 less.
web-escape-pods-special-bonus-per-player = Everybody here is worth 1 more for each player present.
web-escape-pods-buoy = Buoy { NAME("buoy", $buoy) }, for { $seats }
web-escape-pods-buoy-space = Border { NAME("border", $space) }: { $buoy }
web-escape-pods-no-buoy = no buoy
web-escape-pods-card-next = Explosion card { $card }: explodes next
web-escape-pods-card-second = Explosion card { $card }: explodes after that
web-escape-pods-deck = { $count } explosion cards face down
web-escape-pods-under = Lowest in the deck, in this order: { $cards }
web-escape-pods-round = Round { $round }
web-escape-pods-barrier = Last turns
web-escape-pods-crew-secret = Your crew · only you see it
web-escape-pods-ready-again = Ready again next turn
web-escape-pods-locked = Locked until all three are in use, or Refresh
web-escape-pods-since = Since your last turn
web-escape-pods-tray = To choose from
web-escape-pods-actions-left = { $count ->
        [one] One action left
       *[other] { $count } actions left
    }
web-escape-pods-cards-left = { $count ->
        [0] last card
        [one] 1 card left
       *[other] { $count } cards left
    }
web-escape-pods-blast-next = next blast
web-escape-pods-blast-second = after that
web-escape-pods-kind-0 = Commander
web-escape-pods-kind-1 = Scientist
web-escape-pods-kind-2 = Engineer
web-escape-pods-key-0 = Embark
web-escape-pods-key-1 = Disembark
web-escape-pods-key-2 = Accelerate
web-escape-pods-key-3 = Spy
web-escape-pods-key-4 = Mini-pod
web-escape-pods-key-5 = Board
web-escape-pods-key-6 = Fly
web-escape-pods-key-7 = Program
web-escape-pods-key-8 = Refresh
web-escape-pods-counting = The havens are counted.
web-escape-pods-counted = All havens are counted.
