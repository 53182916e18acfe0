### What Escape Pods says of itself: info cards, and what the prompt asks after each pick.

## Short questions

escape-pods-ask-turn-brief = { $can_activate ->
        [0] { $can_buoy_move ->
            [0] Nothing is left to do: end your turn.
           *[other] Use your buoys, or end your turn.
        }
       *[other] { $last ->
            [1] Your last turn
           *[other] Your turn
        }: choose a glowing action{ $can_buoy_move ->
            [0] .
           *[other] , or use your buoys.
        }
    }
escape-pods-ask-embarking-brief = Embark: who enters which pod?
escape-pods-ask-disembarking-brief = Disembark: who leaves for which haven?
escape-pods-ask-accelerating-brief = Accelerate: pick a pod with your crew.
escape-pods-ask-flying-brief = Fly: pick any pod with crew.
escape-pods-ask-launching-mini-brief = Mini-pod: who leaves in it?
escape-pods-ask-boarding-brief = Board: pick your crew, and whose seat they take.
escape-pods-do-end-turn-sure = { $can_activate ->
        [0] {""}
       *[other] { $left ->
            [0] {""}
            [one] You still have an action. End the turn all the same?
           *[other] You still have { $left } actions. End the turn all the same?
        }
    }

## After each pick

escape-pods-ask-turn-then-reserve = { NAME("action", $action) }: who pays for it?
escape-pods-ask-turn-then-action = { NAME("one", $reserve) } pays – for which action?
escape-pods-ask-embarking-then-pod = Into which pod?
escape-pods-ask-embarking-then-crew-or-reserve = Who enters the { NAME("pod", $pod) }?
escape-pods-ask-embarking-then-reserve = Who enters the { NAME("pod", $pod) }?
escape-pods-ask-disembarking-then-haven = To which haven?
escape-pods-ask-disembarking-then-crew = Who leaves for { NAME("haven", $haven) }?
escape-pods-ask-accelerating-then-sector = Accelerate: pick a glowing sector for the { NAME("pod", $pod) }.
escape-pods-ask-flying-then-sector = Fly: pick a glowing sector for the { NAME("pod", $pod) }.
escape-pods-ask-launching-mini-then-sector = Into which free sector beside the ship?
escape-pods-ask-boarding-then-crew = Whose seat is taken?
escape-pods-ask-programming-then-buoy-space = On which border?
escape-pods-ask-buoys-then-pod = Which pod crosses the buoy?
escape-pods-ask-buoys-then-buoy-space = The { NAME("pod", $pod) } crosses which buoy?

## Things

escape-pods-card-ship = { NAME("hangar", $hangar) }
    .what = A pod in a hangar launches by itself as soon as somebody embarks. Empty pods come back here.
    .now = { $pod ->
        [-1] Empty.
       *[other] The { NAME("pod", $pod) } waits here; it launches into sector { $launch }.
    }
    .rule = PODS-4.8
escape-pods-card-bay = Mini-pod bay
    .what = One seat, for you alone: the Mini-pod action launches one into a free sector beside the ship. Every larger pod can push it.
    .rule = PODS-4.18
escape-pods-card-pod = The { NAME("pod", $pod) }
    .what = Takes crew to the havens. A larger pod pushes a smaller one out of its sector.
    .now = { $seats ->
        [one] A mini-pod with one seat.
       *[other] { $seats } seats; anybody may get in.
    } { $aboard ->
        [0] Nobody is aboard.
       *[other] Aboard: { $aboard }.
    }
    .rule = PODS-6.4
escape-pods-card-crew = { $kind ->
        [3] Somebody in a sealed suit
       *[other] { NAME("kind", $kind) }
    }
    .what = Crew of { SEAT($seat) }. Only the owner knows who it is, until the havens are scored or somebody spies.
    .rule = PODS-10.1
escape-pods-card-reserve = { $count ->
        [one] One { NAME("kind", $kind) }
       *[other] { $count } × { NAME("kind", $kind) }
    }
    .what = Your crew on the ship. They pay for actions, or they travel; with nobody here you cannot act.
    .rule = PODS-3.8
escape-pods-card-panel-basic = Basic panel
    .what = Whoever pays here comes back at the end of your turn.
    .rule = PODS-3.13
escape-pods-card-panel-advanced = Advanced panel
    .what = Stronger actions, but whoever pays stays until all three are in use or you refresh.
    .rule = PODS-3.14
escape-pods-card-action-0 = Embark
    .what = One of your crew enters a pod with a free seat: from the reserve on the ship or beside it, or from a neighbouring pod.
    .rule = PODS-4.2
escape-pods-card-action-1 = Disembark
    .what = Somebody of any colour leaves a pod for a haven next to it. You choose who.
    .rule = PODS-4.11
escape-pods-card-action-2 = Accelerate
    .what = A pod with your crew moves one sector on. Smaller pods in its way are pushed.
    .rule = PODS-4.14
escape-pods-card-action-3 = Spy
    .what = You alone see who is in a pod or a haven.
    .rule = PODS-4.15
escape-pods-card-action-4 = Mini-pod
    .what = One of your crew leaves in a mini-pod for a free sector beside the ship.
    .rule = PODS-4.18
escape-pods-card-action-5 = Board
    .what = One of your crew changes places with somebody of another colour.
    .rule = PODS-5.1
escape-pods-card-action-6 = Fly
    .what = Any pod with crew moves one sector on, even without yours aboard.
    .rule = PODS-5.6
escape-pods-card-action-7 = Program
    .what = Put the next blast under the deck, or place, move or exchange buoys.
    .rule = PODS-5.7
escape-pods-card-action-8 = Refresh
    .what = Everybody on your advanced panel comes back at once.
    .rule = PODS-5.15
escape-pods-card-sector = Sector { $sector }
    .what = { $state ->
        [ship] Beside the ship: pods launch into it.
        [landing] Next to a haven: from here crew can disembark.
       *[other] Open space. One pod at a time has room.
    }
    .now = { $next ->
        [0] {""}
       *[other] It explodes next.
    }
    .rule = PODS-6.1
escape-pods-card-debris = Debris
    .what = This sector has exploded; no pod may enter it. When no way leads past debris to the havens, the last turns begin.
    .rule = PODS-8.11
escape-pods-card-haven = { NAME("card", $card) }
    .what = A haven: the goal. At the end everybody in it takes a space, in the order of arrival. { $card ->
        [18] If both green spaces are taken, everybody here is worth 1 more.
        [19] Unless both red spaces are taken, everybody here is worth 0.
        [20] While the orange space is empty, everybody here is worth 1 less.
        [21] Everybody here is worth 1 more for each player present.
       *[other] {""}
    }
    .now = Spaces: { $rooms }. { $free ->
        [0] It is full.
       *[other] Next arrival space: { $next }.{ $marker ->
            [0] {""}
           *[other] {" "}Whoever takes arrival space { $marker } sets off a blast.
        }
    }
    .rule = PODS-12.3
escape-pods-card-room = { NAME("kind", $kind) }: { $points } points
    .what = The figure says who may take this space, the number what it brings. Three heads: anybody.
    .rule = PODS-12.4
escape-pods-card-card = Next blast: sector { $card }
    .what = The next blast turns this sector to debris. Program can put the card under the deck.
    .rule = PODS-8.6
escape-pods-card-deck = Explosion cards
    .what = { $count } cards lie face down; each names a sector.
    .rule = PODS-10.4
escape-pods-card-under = Under the deck
    .what = Everybody saw these cards go under the deck; they come last, in this order.
    .now = { $sectors ->
        [none] None so far.
       *[other] Sectors { $sectors }.
    }
    .rule = PODS-5.7
escape-pods-card-gone = Used explosion cards
    .what = These blasts have happened; their cards are out of the game.
    .now = { $sectors ->
        [none] None so far.
       *[other] Sectors { $sectors }.
    }
    .rule = PODS-8.8
escape-pods-card-end-turn = End turn
    .what = Your turn is over when you say so. Whoever paid on the basic panel comes back to you.
    .rule = PODS-3.16
escape-pods-card-buoys = Buoys
    .what = Nobody has placed these yet. Program puts one on a light-blue border.
    .rule = PODS-5.9
escape-pods-card-buoy = Buoy
    .what = Players of its two colours move their pods across this border for free, in their own turns, as often as they like.
    .now = It works for { $seats }.
    .rule = PODS-9.3
escape-pods-card-border = Light-blue border
    .what = A buoy can lie here: Program places it.
    .rule = PODS-9.1
escape-pods-card-barrier = Last turns
    .what = No way leads to the havens any more. Only those with crew beyond the barrier get one last turn.
    .rule = PODS-11.6
escape-pods-card-seat = { SEAT($seat) }
    .what = The helmet counts crew on the ship, the asteroid those in havens.
    .now = Busy: { $busy }
    .rule = PODS-10.3
