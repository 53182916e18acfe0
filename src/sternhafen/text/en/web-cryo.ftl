### Cryo: words of the board in the browser.

## Places

web-cryo-tabs = What is shown
web-cryo-tab-ship = Ship
web-cryo-tab-caves = Caves
web-cryo-tab-own = Platform
web-cryo-tab-points = Points
web-cryo-tab-side = Platform of { $name }
web-cryo-home-0 = Construct I
web-cryo-home-1 = Wake
web-cryo-home-2 = Charge
web-cryo-home-3 = Construct II
web-cryo-home-4 = Nano
web-cryo-home-5 = Plan
web-cryo-card-code = C{ $n }

## What a thing is

web-cryo-crowd = { $name } { $pods }
web-cryo-nobody = nobody
web-cryo-empty = empty
web-cryo-drone-of = drone of { $name }
web-cryo-dock = Dock { NAME("dock", $dock) }: { $state }. Beside it: { $beside }.
web-cryo-space = { NAME("space", $space) }{ $kind ->
        [0] : wake up to 3 pods of this section, 1 organics each
        [1] : { $tiles }
        [2] : turn up to 3 crystals into energy
        [3] : turn up to 3 crystals, organics or tech into nanites
        [4] : pay up to 3 tech, 1 card action each
        [5] : pay 1 energy and 1 tech, turn up a cave, settle 1 pod
        [6] : put 1 awake pod on a salvage space
       *[other] : take up to 3 pods back from salvage
    }
web-cryo-chamber = { NAME("chamber", $chamber) }: { $pods }{ $struck ->
        [0] { "" }
       *[other] , sabotaged
    }
web-cryo-incident = Incident in { NAME("section", $section) }: { NAME("incident", $incident) }
web-cryo-no-incident = { NAME("section", $section) }: no incident
web-cryo-cave-dark = Cave { NAME("cave", $cave) }, face down, { $large ->
        [0] small
       *[other] large
    }
web-cryo-cave = Cave { NAME("cave", $cave) }: { NAME("cavetile", $tile) }. Settlers: { $pods }
web-cryo-cave-known = Cave { NAME("cave", $cave) }, face down, only you know it: { NAME("cavetile", $tile) }
web-cryo-tunnel = { NAME("tunnel", $tunnel) }: { $energy } energy
web-cryo-transport = Transport dock, always free: launch a vehicle. Drones here: { $count }
web-cryo-row = { NAME("row", $row) } of salvage: { $pods }. Free spaces: { $free }
web-cryo-slot = { NAME("slot", $slot) }: { $tile }
web-cryo-slot-scrap = { $label }. Choose it to scrap the tile.
web-cryo-home = Platform { NAME("home", $home) }{ $drone ->
        [0] { "" }
       *[other] , with a drone
    }
web-cryo-track = { NAME("resource", $resource) }: { $amount } of at most { $most }
web-cryo-awake = Awake pods: { $awake }{ $capacity ->
        [-1] { "" }
       *[other] , room for { $capacity } on platform and vehicles
    }
web-cryo-rival-card = Rival's card { NAME("card", $card) } above { NAME("dock", $dock) }{ $next ->
        [0] { "" }
       *[other] , one of its decision cards
    }
web-cryo-seat = { $crystal } crystal, { $organics } organics, { $tech } tech, { $nanites } nanites, { $energy } energy. { $awake } pods awake, { $caves } in caves. { $hand } cards, { $missions } missions. Public points: { $points }
web-cryo-side = Cards in hand: { $hand }. Pods in stasis: { $stasis }, at salvage: { $salvage }, in caves: { $caves }, destroyed: { $destroyed }.
web-cryo-kept = Incidents kept:
web-cryo-sunset-in = Incident track: { $left } tiles before the sunset
web-cryo-last-turn = Last turn

## Cards

web-cryo-hand = Your hand
web-cryo-no-cards = No cards in hand
web-cryo-deck = Deck: { $count } cards
web-cryo-discard = Discard pile: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
web-cryo-no-discards = Nothing has been discarded yet.
web-cryo-copies = { $count } of this card
web-cryo-card = Card { NAME("card", $card) }
web-cryo-as-upgrade = Upgrade
web-cryo-as-mission = Mission, face down
web-cryo-as-vehicle = Vehicle
web-cryo-as-scrap = Scrap
web-cryo-play-when = Upgrade, mission and vehicle need a card action: the computer, Plan, or a reward that shows a card.
web-cryo-scrap-gives = Discard it now and gain: { NAME("scrap", $card) }. Once a turn.
web-cryo-scrap-tile = Scrap the tile in the { NAME("slot", $slot) }? You gain what it shows, and the slot is empty.
web-cryo-keep-tile = Keep it
web-cryo-worth-now = Now: { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
web-cryo-vehicle-holds = { $room ->
        [one] Holds 1 pod.
       *[other] Holds { $room } pods.
    } { $effect }
web-cryo-vehicle = { NAME("vehicle", $card) } { $room }: { $more ->
        [0] holds { $room } pods
       *[other] holds { $room } pods with Wake Protocol
    }. { $effect } Choose it to plan a transport.
web-cryo-free-upgrade = Free place for an upgrade
web-cryo-free-vehicle = Free place for a vehicle
web-cryo-free-mission = Free place for a mission
web-cryo-hidden-missions = { $count ->
        [one] 1 mission, face down
       *[other] { $count } missions, face down
    }

## Amounts

web-cryo-amounts = How many
web-cryo-carry-out = Carry out
web-cryo-settled = { $first ->
    [one] 1 pod
   *[other] { $first } pods
  } to { NAME("cave", $one) }, { $second } to { NAME("cave", $other) }
web-cryo-not-together = That does not fit together
web-cryo-amount-chamber = Chamber { $n }
web-cryo-amount-cave = Cave { NAME("cave", $cave) }
web-cryo-amount-amount = Crystals
web-cryo-amount-crystal = Crystal
web-cryo-amount-organics = Organics
web-cryo-amount-tech = Tech
web-cryo-amount-nanites = Nanites
web-cryo-amount-energy = Energy
web-cryo-amount-draws = Draw
web-cryo-amount-plays = Play

## Planning a transport

web-cryo-plan = Plan a transport
web-cryo-plan-tunnel = Choose a tunnel on the map: it shows what every one costs this vehicle.
web-cryo-plan-no-aim = no aim yet
web-cryo-plan-riders = { $riders } of { $room } seats taken
web-cryo-plan-launch = Launch
web-cryo-plan-crowded = { $count ->
        [one] 1 pod would find no room once the vehicles have left.
       *[other] { $count } pods would find no room once the vehicles have left.
    }
web-cryo-plan-cost = { $launches ->
        [one] 1 launch costs
       *[other] { $launches } launches, a drone each, cost
    }
web-cryo-plan-nobody = Nobody is awake yet, so nobody can ride.
web-cryo-plan-dark = No cave there is face up yet.
web-cryo-plan-missing = Missing:
web-cryo-plan-fine = You can pay that. { $left ->
        [0] No pod stays behind.
        [one] 1 pod stays behind.
       *[other] { $left } pods stay behind.
    }
web-cryo-more = One pod more to { NAME("cave", $cave) }
web-cryo-less = One pod fewer to { NAME("cave", $cave) }

## Points

web-cryo-points-now = If the game ended now
web-cryo-points-final = Final points
web-cryo-points-hidden = Missions of others are hidden: they come on top.
web-cryo-total = Together
web-cryo-unknown = { $count } × ?

## The Rival

web-cryo-rival-turn = The Rival's turn
web-cryo-rival-steps = { $count ->
        [one] Rival's turn: 1 step
       *[other] Rival's turn: { $count } steps
    }
web-cryo-rival-step = { $at } of { $count }
web-cryo-rival-decisions = Decision cards:

## In few words

web-cryo-not-now = not now

## The board

web-cryo-board = The wreck on the ice, the caves below, and your platform
web-cryo-desk = What is asked, and your cards
web-cryo-landing = Which drone?
web-cryo-platform = The platform
web-cryo-ending = The points are counted
web-cryo-skip = Skip
