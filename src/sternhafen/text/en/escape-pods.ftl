### Escape Pods: all words but the numbered rules. Crew are called A1 to E9, buoys by the letters of their two seats.

escape-pods-title = Escape Pods
escape-pods-line = Share the pods, not the havens.
escape-pods-blurb = The ship is breaking up. Bring your crew to the havens in pods that you share with the others, and fill the best places before debris closes every way.

## Components

escape-pods-name-kind-0 = commander
escape-pods-name-kind-1 = scientist
escape-pods-name-kind-2 = engineer
escape-pods-name-kind-3 = anyone
escape-pods-name-one-0 = a commander
escape-pods-name-one-1 = a scientist
escape-pods-name-one-2 = an engineer
escape-pods-name-letter-0 = C
escape-pods-name-letter-1 = S
escape-pods-name-letter-2 = E
escape-pods-name-letter-3 = ?
escape-pods-name-action-0 = Embark
escape-pods-name-action-1 = Disembark
escape-pods-name-action-2 = Accelerate
escape-pods-name-action-3 = Spy
escape-pods-name-action-4 = Mini-pod
escape-pods-name-action-5 = Board
escape-pods-name-action-6 = Fly
escape-pods-name-action-7 = Program
escape-pods-name-action-8 = Refresh
escape-pods-name-pod-0 = Wren
escape-pods-name-pod-1 = Finch
escape-pods-name-pod-2 = Swift
escape-pods-name-pod-3 = Heron
escape-pods-name-pod-4 = Stork
escape-pods-name-pod-5 = Albatross
escape-pods-name-haven-0 = Haven 1
escape-pods-name-haven-1 = Haven 2
escape-pods-name-haven-2 = Haven 3
escape-pods-name-haven-3 = Haven 4
escape-pods-name-hangar-0 = Hangar 1
escape-pods-name-hangar-1 = Hangar 2
escape-pods-name-hangar-2 = Hangar 3
escape-pods-name-scoring-0 = the 1st space
escape-pods-name-scoring-1 = the 2nd space
escape-pods-name-scoring-2 = the 3rd space
escape-pods-name-scoring-3 = the 4th space
escape-pods-name-scoring-4 = the 5th space
escape-pods-name-ending-0 = all last turns are over
escape-pods-name-ending-1 = no haven has room any more
escape-pods-name-ending-2 = nobody is left beyond the barrier
escape-pods-name-ending-3 = nobody can ever act again
escape-pods-name-ending-4 = the last round of this table is over

## Questions

escape-pods-ask-turn = { $last ->
        [1] Your last turn
       *[other] Your turn
    }: { $can_activate ->
        [0] { $left ->
            [0] no action is left.
           *[other] no action is possible now.
        }{ $can_buoy_move ->
            [0] {" "}End the turn.
           *[other] {" "}Use your buoys or end the turn.
        }
       *[other] choose an action and the crew member that pays for it{ $can_buoy_move ->
            [0] , or end the turn.
           *[other] , use your buoys, or end the turn.
        }{ $left ->
            [one] {" "}One action is left.
           *[other] {" "}{ $left } actions are left.
        }
    }
escape-pods-ask-buoys = Move a pod of yours across one of your buoys, free of charge.
escape-pods-ask-embarking = Embark: choose who enters which pod.
escape-pods-ask-disembarking = Disembark: choose who leaves for which haven.
escape-pods-ask-accelerating = Accelerate: choose a pod with your crew and the sector it moves to.
escape-pods-ask-flying = Fly: choose any occupied pod and the sector it moves to.
escape-pods-ask-spying = Spy: { $can_spy_on_haven ->
        [0] choose the pod you look into.
       *[other] { $can_spy_on_pod ->
            [0] choose the haven you look into.
           *[other] choose the pod or haven you look into.
        }
    }
escape-pods-ask-launching-mini = Mini-pod: choose who leaves in it, and the free sector beside the ship.
escape-pods-ask-boarding = Board: choose your crew member and the one of another colour whose seat it takes.
escape-pods-ask-programming = Program{ $can_bury ->
        [0] {""}
       *[other] {" "}· bury an explosion card
    }{ $can_place_buoy ->
        [0] {""}
       *[other] {" "}· place a buoy
    }{ $can_move_buoy ->
        [0] {""}
       *[other] {" "}· move a buoy
    }{ $can_swap_buoys ->
        [0] {""}
       *[other] {" "}· exchange two buoys
    }
escape-pods-ask-displacing = { NAME("pod", $pod) } enters sector { $sector }: choose where { NAME("pod", $pushed) } is pushed.
escape-pods-ask-stowing = { NAME("pod", $pod) } is empty: choose its hangar.
escape-pods-ask-assigning = { NAME("haven", $haven) }: choose a scoring space for { NAME("crew", $crew) }, { NAME("one", $kind) }.

## Actions

escape-pods-do-activate = { NAME("action", $action) } (paid by { NAME("one", $marker) })
escape-pods-do-end-turn = End the turn
escape-pods-do-embark = From the reserve into { NAME("pod", $pod) }: { NAME("one", $kind) }
escape-pods-do-change-pod = { NAME("crew", $crew) } changes into { NAME("pod", $pod) }
escape-pods-do-disembark = { NAME("crew", $crew) } leaves for { NAME("haven", $haven) }
escape-pods-do-move = { NAME("pod", $pod) } to sector { $sector }
escape-pods-do-buoy-move = Free move: { NAME("pod", $pod) } across the buoy on border { NAME("border", $space) }
escape-pods-do-push = Push it to sector { $sector }
escape-pods-do-stow = Into { NAME("hangar", $hangar) }
escape-pods-do-spy-on-pod = Look into { NAME("pod", $pod) }
escape-pods-do-spy-on-haven = Look into { NAME("haven", $haven) }
escape-pods-do-launch-mini = In a mini-pod to sector { $sector }: { NAME("one", $kind) }
escape-pods-do-board-from-pod = { NAME("crew", $crew) } changes places with { NAME("crew", $other) }
escape-pods-do-board-from-reserve = From the reserve onto the seat of { NAME("crew", $other) }: { NAME("one", $kind) }
escape-pods-do-bury = Put explosion card { $card } under the deck
escape-pods-do-place-buoy = Place buoy { NAME("buoy", $buoy) } on border { NAME("border", $space) }
escape-pods-do-move-buoy = Move the buoy on border { NAME("border", $origin) } to border { NAME("border", $space) }
escape-pods-do-swap-buoys = Exchange the buoys on borders { NAME("border", $one) } and { NAME("border", $other) }
escape-pods-do-assign = Take { NAME("scoring", $space) }

## What happened

escape-pods-event-turn-began = { $last ->
        [0] { SEAT($seat) } is on turn with { $actions ->
            [one] one action
           *[other] { $actions } actions
        }.
       *[other] { SEAT($seat) } has the last turn, with { $actions ->
            [one] one action
           *[other] { $actions } actions
        }.
    }
escape-pods-event-activated = { SEAT($seat) }: { NAME("action", $action) }, paid by { NAME("one", $marker) }.
escape-pods-event-activated-hidden = { SEAT($seat) }: { NAME("action", $action) }.
escape-pods-event-crew-returned = { $count ->
        [one] One crew member returns
       *[other] { $count } crew return
    } to { SEAT($seat) }’s reserve.
escape-pods-event-embarked = { SEAT($seat) }’s { NAME("kind", $kind) } enters { NAME("pod", $pod) } as { NAME("crew", $crew) }.
escape-pods-event-embarked-hidden = { SEAT($seat) }’s { NAME("crew", $crew) } enters { NAME("pod", $pod) }.
escape-pods-event-pod-changed = { SEAT($seat) }’s { NAME("crew", $crew) } changes from { NAME("pod", $origin) } into { NAME("pod", $pod) }.
escape-pods-event-pod-launched = { NAME("pod", $pod) } launches into sector { $sector }.
escape-pods-event-mini-launched = { SEAT($seat) }’s { NAME("kind", $kind) } leaves as { NAME("crew", $crew) } in { NAME("pod", $pod) } for sector { $sector }.
escape-pods-event-mini-launched-hidden = { SEAT($seat) }’s { NAME("crew", $crew) } leaves in { NAME("pod", $pod) } for sector { $sector }.
escape-pods-event-pod-moved = { SEAT($seat) } moves { NAME("pod", $pod) } from sector { $origin } to { $sector }.
escape-pods-event-buoy-used = { SEAT($seat) } moves { NAME("pod", $pod) } across the buoy on border { NAME("border", $space) } from sector { $origin } to { $sector }.
escape-pods-event-pod-pushed = { NAME("pod", $pod) } is pushed from sector { $origin } to { $sector }.
escape-pods-event-pods-swapped = { NAME("pod", $pod) } has nowhere else to go and changes places: from sector { $origin } to { $sector }.
escape-pods-event-pod-stowed = { NAME("pod", $pod) } is empty and returns to { NAME("hangar", $hangar) }.
escape-pods-event-mini-stowed = { NAME("pod", $pod) } is empty and returns to the mini-pod bay.
escape-pods-event-disembarked = { SEAT($seat) } lets { NAME("crew", $crew) } disembark: arrival space { $space } of { NAME("haven", $haven) }.
escape-pods-event-marker-moved = The explosion marker of { NAME("haven", $haven) } moves to arrival space { $space }.
escape-pods-event-marker-gone = The explosion marker of { NAME("haven", $haven) } leaves the game.
escape-pods-event-exploded = Sector { $sector } explodes: debris, nobody enters it any more.
escape-pods-event-pod-destroyed = { NAME("pod", $pod) } is hit; back to their reserves: { NAMES("crew", $crew) }.
escape-pods-event-card-turned = The next explosion card is { $card }.
escape-pods-event-card-buried = { SEAT($seat) } puts explosion card { $card } under the deck.
escape-pods-event-pod-spied = { SEAT($seat) } looks into { NAME("pod", $pod) }: { NAMES("crew", $crew) } – { NAMES("kind", $kinds) }.
escape-pods-event-pod-spied-hidden = { SEAT($seat) } looks into { NAME("pod", $pod) }: { NAMES("crew", $crew) }.
escape-pods-event-haven-spied = { SEAT($seat) } looks into { NAME("haven", $haven) }: { NAMES("crew", $crew) } – { NAMES("kind", $kinds) }.
escape-pods-event-haven-spied-hidden = { SEAT($seat) } looks into { NAME("haven", $haven) }: { NAMES("crew", $crew) }.
escape-pods-event-pod-boarded = { SEAT($seat) }’s { NAME("crew", $crew) } boards { NAME("pod", $pod) }; { NAME("crew", $other) } goes to { NAME("pod", $origin) }.
escape-pods-event-ship-boarded = { SEAT($seat) }’s { NAME("kind", $kind) } boards { NAME("pod", $pod) } as { NAME("crew", $crew) }; { NAME("crew", $other) } returns to the reserve.
escape-pods-event-ship-boarded-hidden = { SEAT($seat) }’s { NAME("crew", $crew) } boards { NAME("pod", $pod) }; { NAME("crew", $other) } returns to the reserve.
escape-pods-event-buoy-placed = { SEAT($seat) } places buoy { NAME("buoy", $buoy) } on border { NAME("border", $space) }.
escape-pods-event-buoy-moved = { SEAT($seat) } moves buoy { NAME("buoy", $buoy) } from border { NAME("border", $origin) } to border { NAME("border", $space) }.
escape-pods-event-buoys-swapped = { SEAT($seat) } exchanges the buoys on borders { NAME("border", $one) } and { NAME("border", $other) }.
escape-pods-event-barrier-closed = Debris has closed every way: { SEAT($seat) } has completed the barrier. The last turns follow.
escape-pods-event-last-turn-missed = { SEAT($seat) } has nobody beyond the barrier and gets no last turn.
escape-pods-event-game-ended = The flight is over: { NAME("ending", $reason) }. The havens are scored.
escape-pods-event-haven-opened = { NAME("haven", $haven) } is turned over: { NAMES("crew", $crew) } – { NAMES("kind", $kinds) }.
escape-pods-event-crew-assigned = { SEAT($seat) }’s { NAME("crew", $crew) } takes a space worth { $points } in { NAME("haven", $haven) } (for { NAME("kind", $kind) }).
escape-pods-event-crew-unassigned = { SEAT($seat) }’s { NAME("crew", $crew) } finds no space in { NAME("haven", $haven) }.
escape-pods-event-haven-scored = { NAME("haven", $haven) } brings { SEAT($seat) } { $points ->
        [one] one point
       *[other] { $points } points
    }.

## Refusals

escape-pods-no-havens-not-asked = Name four havens only together with your own choice of havens.
escape-pods-no-havens-only-solo = Only a solo player may choose the havens.
escape-pods-no-havens-four = Choose { $count } different havens.
escape-pods-no-no-action-left = You have no action left in this turn.
escape-pods-no-reserve-empty = Nobody is in your reserve, so nobody can pay for an action.
escape-pods-no-none-in-reserve = You have no { NAME("kind", $kind) } in reserve.
escape-pods-no-no-activation-space = { NAME("action", $action) } has no free space on your panel.
escape-pods-no-no-effect = { NAME("action", $action) } would have no effect now.
escape-pods-no-bay-empty = No mini-pod is left in the bay.
escape-pods-no-two-in-reserve = You need two in reserve: one to pay and one to go.
escape-pods-no-nobody-to-board = You are alone: there is nobody to change places with.
escape-pods-no-nothing-to-refresh = Nobody is on your advanced panel.
escape-pods-no-pod-in-bay = { NAME("pod", $pod) } is in the bay: use the mini-pod action.
escape-pods-no-pod-not-used = { NAME("pod", $pod) } is not in this game.
escape-pods-no-pod-full = { NAME("pod", $pod) } is full.
escape-pods-no-launch-blocked = { NAME("pod", $pod) } cannot launch: sector { $sector } is blocked.
escape-pods-no-pod-far-from-ship = { NAME("pod", $pod) } is not beside the ship.
escape-pods-no-not-your-crew = That is not one of your crew.
escape-pods-no-own-crew = { NAME("crew", $crew) } is your own: choose somebody of another colour.
escape-pods-no-crew-not-in-pod = { NAME("crew", $crew) } is in no pod.
escape-pods-no-pods-not-adjacent = { NAME("pod", $pod) } and { NAME("pod", $other) } are not in adjacent sectors.
escape-pods-no-haven-not-adjacent = { NAME("pod", $pod) } is not beside { NAME("haven", $haven) }.
escape-pods-no-haven-full = { NAME("haven", $haven) } is full.
escape-pods-no-not-a-ship-sector = Sector { $sector } is not beside the ship.
escape-pods-no-sector-not-empty = Sector { $sector } is not empty.
escape-pods-no-debris = Sector { $sector } is full of debris.
escape-pods-no-larger-pod = { NAME("pod", $pod) } in sector { $sector } is not smaller.
escape-pods-no-pod-not-in-space = { NAME("pod", $pod) } is not in space.
escape-pods-no-not-adjacent = Sector { $sector } is not beside { NAME("pod", $pod) }.
escape-pods-no-no-own-crew = None of your crew is in { NAME("pod", $pod) }.
escape-pods-no-push-not-adjacent = Sector { $sector } is not beside { NAME("pod", $pod) }.
escape-pods-no-push-back = { NAME("pod", $pod) } may not be pushed to sector { $sector }, where the pushing pod comes from.
escape-pods-no-push-dead-end = { NAME("pod", $pod) } in sector { $sector } could not make room.
escape-pods-no-hangar-size = { NAME("hangar", $hangar) } does not fit { NAME("pod", $pod) }.
escape-pods-no-hangar-full = { NAME("hangar", $hangar) } is not empty.
escape-pods-no-nobody-in-pod = Nobody is in { NAME("pod", $pod) }.
escape-pods-no-nobody-in-haven = Nobody is in { NAME("haven", $haven) }.
escape-pods-no-no-buoy = There is no buoy on border { NAME("border", $space) }.
escape-pods-no-buoy-space-taken = Border { NAME("border", $space) } already has a buoy.
escape-pods-no-buoys-in-order = Name two different buoys, the lower border first.
escape-pods-no-card-not-face-up = Explosion card { $card } is not face up.
escape-pods-no-deck-empty = No explosion card is left to turn up.
escape-pods-no-buoy-not-in-reserve = Buoy { NAME("buoy", $buoy) } is not in the buoy reserve.
escape-pods-no-buoy-not-shared = Buoy { NAME("buoy", $buoy) } must wait: choose one with your colour and that of another player.
escape-pods-no-buoy-not-yours = Buoy { NAME("buoy", $buoy) } does not show your colour.
escape-pods-no-pod-not-at-buoy = { NAME("pod", $pod) } is not beside border { NAME("border", $space) }.
escape-pods-no-no-such-space = { NAME("haven", $haven) } has no such space.
escape-pods-no-space-taken = That space is taken.
escape-pods-no-space-kind = That space is only for { NAME("one", $kind) }.

## Options and outcome

escape-pods-option-haven-set = Havens
escape-pods-option-haven-set-help = Which haven cards are used. Usual: at random with several players, the four marked ones in solo.
escape-pods-option-haven-set-usual = As usual
escape-pods-option-haven-set-random = At random
escape-pods-option-haven-set-beginner = The four for beginners
escape-pods-option-haven-set-chosen = Your own choice (solo only)
escape-pods-option-chosen-havens = Chosen havens
escape-pods-option-chosen-havens-help = The numbers (1 to 22) of four havens, from left to right; only with your own choice of havens.
escape-pods-option-round-cap = Limit of rounds
escape-pods-option-round-cap-help = After so many rounds the havens are scored at the latest. Empty or 0: no limit.
escape-pods-points-haven-1 = Haven 1
escape-pods-points-haven-2 = Haven 2
escape-pods-points-haven-3 = Haven 3
escape-pods-points-haven-4 = Haven 4
escape-pods-verdict-survivor = Survivor: you got away with your life.
escape-pods-verdict-conqueror = Conqueror: the havens are yours.
escape-pods-verdict-lord = Lord of the galaxy: nobody could have saved more.
escape-pods-tie-most-crew = The tie is broken by the most crew in havens.
escape-pods-tie-most-assigned = The tie is broken by the most crew on scoring spaces.
escape-pods-tie-most-havens = The tie is broken by the most havens with crew on scoring spaces.
escape-pods-tie-shared = Nothing breaks the tie: the win is shared.

## The text board

escape-pods-board-turn =
    { $cap ->
        [0] Round { $round }.
       *[other] Round { $round } of at most { $cap }.
    } On turn: { SEAT($seat) }, actions left: { $left }. Start player: { SEAT($start) }.
escape-pods-board-barrier = The barrier is closed ({ SEAT($seat) }). Beyond it: sectors { $sectors }.
escape-pods-board-haven = { NAME("haven", $haven) } { NAME("card", $card) }
escape-pods-board-beside = (beside { $sectors })
escape-pods-board-spaces = Spaces: { $spaces }
escape-pods-board-space-plain = { $n }: { NAME("kind", $kind) } { $points }
escape-pods-board-any = X
escape-pods-name-colour-g = green
escape-pods-name-colour-r = red
escape-pods-name-colour-o = orange
escape-pods-name-special-bonus-if-filled = Special: one more for everybody here if all green spaces are taken.
escape-pods-name-special-zero-unless-filled = Special: nothing for anybody here unless all red spaces are taken.
escape-pods-name-special-malus-unless-filled = Special: one less for everybody here unless the orange space is taken.
escape-pods-name-special-bonus-per-player = Special: one more for everybody here for each player present.
escape-pods-board-arrived = Arrived: { $crew }. Free: { $free }.
escape-pods-board-marker = Explosion marker on arrival space { $space }.
escape-pods-board-crew = { NAME("crew", $crew) } ({ $kind })
escape-pods-board-tag = { NAME("crew", $crew) }
escape-pods-board-unknown = unknown
escape-pods-board-cards = Next explosion: { $cards }. Cards in the deck: { $deck }.
escape-pods-board-under = At the bottom of the deck: { $cards }.
escape-pods-board-debris = Debris: { $sectors }.
escape-pods-board-buoy = { NAME("buoy", $buoy) } on { NAME("border", $space) }
escape-pods-board-buoy-label = { NAME("buoy", $buoy) }
escape-pods-board-buoys = Buoys: { $buoys }.
escape-pods-board-free-borders = Free borders: { NAMES("border", $spaces) }.
escape-pods-board-buoy-reserve = Buoy reserve: { NAMES("buoy", $buoys) }.
escape-pods-board-buoy-legend = On the map (oo) is a free border, (AB) a buoy of seats A and B.
escape-pods-board-hangar = { NAME("hangar", $hangar) }: { NAME("pod", $pod) }, launches into sector { $sector }.
escape-pods-board-hangar-empty = { NAME("hangar", $hangar) }: empty (to sector { $sector }).
escape-pods-board-bay = Mini-pods in the bay: { $count }.
escape-pods-board-seat = { SEAT($seat) }
escape-pods-board-reserve = reserve { $count }
escape-pods-board-panels = On the panels: { $actions }.
escape-pods-board-pod = { NAME("pod", $pod) }
escape-pods-board-wreck = debris
escape-pods-board-sector-pod = Sector { $sector }: { NAME("pod", $pod) } with { $crew }. Beside: { $near }.
escape-pods-board-sector-debris = Sector { $sector }: debris. Beside: { $near }.
escape-pods-board-sector-empty = Sector { $sector }: empty. Beside: { $near }.

## Reasons for advice: more ($more is 1) or less of a term

escape-pods-term-haven = { $more ->
        [0] fewer points on { NAME("card", $of) }
       *[other] more points on { NAME("card", $of) }
    }
escape-pods-term-arrived = { $more ->
        [0] fewer crew safe in havens
       *[other] more crew safe in havens
    }
escape-pods-term-under-way = { $more ->
        [0] your crew are further from the havens
       *[other] your crew are closer to the havens
    }
escape-pods-term-prospect = { $more ->
        [0] worse spaces wait for your crew in the havens
       *[other] better spaces wait for your crew in the havens
    }
escape-pods-term-reserve = { $more ->
        [0] fewer crew in reserve
       *[other] more crew in reserve
    }
escape-pods-term-free-moves = { $more ->
        [0] more free moves back and forth
       *[other] fewer free moves back and forth
    }
