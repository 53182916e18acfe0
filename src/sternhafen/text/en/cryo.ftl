### Cryo: what the game asks, offers, tells and refuses.

cryo-title = Cryo
cryo-line = Wake your crew before sunset.
cryo-blurb = Wake your crew on a wrecked ship and bring them into the caves before the sun goes down. For two to four, or alone against the Rival.

## Options

cryo-option-rival-harder = Harder Rival
cryo-option-rival-harder-help = Solo: the Rival begins with one more crystal, organics and tech.
cryo-option-rival-unpredictable = Unpredictable Rival
cryo-option-rival-unpredictable-help = Solo: the Rival turns its decision card up only when it deploys.
cryo-option-rival-choices = What the Rival's rules leave open
cryo-option-rival-choices-help = Solo: who decides when the Rival has several possibilities.
cryo-option-rival-choices-ask = I decide
cryo-option-rival-choices-random = Chance decides

## Questions

cryo-ask-keep-cards = Choose two of your five cards to put away; you keep { $kept }.
cryo-ask-turn = Your turn: { $can_deploy ->
        [0] all your drones are out; recall all of them.
       *[other] { $can_recall ->
            [0] deploy a drone.
           *[other] deploy a drone, or recall all your drones.
        }
    }
cryo-ask-scrapping = Once a turn you may scrap a tile or a card.
cryo-ask-finish = End your turn?
cryo-ask-hand-limit = You have more than five cards: discard one.
cryo-ask-discard-as-cost = Discard a card to pay the cost.
cryo-ask-card-action = { $can_draw_card ->
        [0] { $can_play_card ->
            [0] There is no card to take, and none of yours can be used.
           *[other] No card is left in the deck: play one of yours, or do not.
        }
       *[other] { $can_play_card ->
            [0] Draw a card, or do not.
           *[other] Draw a card, play one, or do neither.
        }
    }
cryo-ask-at-dock = Your drone is at { NAME("dock", $dock) }: choose one adjacent action, or none.
cryo-ask-overclocking = Overclock: pay 1 tech for another action at { NAME("dock", $dock) } (not { NAME("space", $used) } again)?
cryo-ask-stasis-control = Stasis control in { NAME("section", $section) }: how many pods do you wake from chambers 1, 2 and 3? Each costs 1 organics.
cryo-ask-take-tile = You take { NAME("tile", $tile) } from { NAME("space", $space) }: { $can_place_tile ->
        [0] gain it now; all your slots are full.
       *[other] gain it now, or build it into an empty slot.
    }
cryo-ask-offer-prototype = Prototype: pay any 1 resource to gain the tile in the { NAME("slot", $slot) } at once?
cryo-ask-choose-gain = { NAME("tile", $face) }: which do you gain?
cryo-ask-reactor = Reactor: how many crystals do you turn into energy?
cryo-ask-converter = Converter: what do you turn into nanites?
cryo-ask-computer = Computer: announce how many cards you will draw and how many you will play; each costs 1 tech.
cryo-ask-computing = Computer: still announced are { $draws } × draw and { $plays } × play.
cryo-ask-scout = Scout (1 energy and 1 tech): which cave do you turn up?
cryo-ask-sending = Which salvage row does your pod go to?
cryo-ask-bringing-back = Which pods come back from salvage?
cryo-ask-at-transport = { $can_launch ->
        [0] No vehicle can be launched now.
       *[other] Launch a vehicle, or leave it?
    }
cryo-ask-settling = { NAME("vehicle", $vehicle) } to { NAME("tunnel", $tunnel) }: how many pods settle in the first cave, { NAME("cave", $one) }, and in the second, { NAME("cave", $other) }?
cryo-ask-choose-incident = Recall: which incident do you resolve?
cryo-ask-diverting = All chambers of { NAME("section", $section) } are sabotaged: which section is struck instead?
cryo-ask-returning = Recall: which platform dock does the next drone return to? ({ $left } to go)
cryo-ask-offer-platform = Carry out { NAME("home", $dock) }?
cryo-ask-automating = Automation: carry out one more platform action whose dock is free?
cryo-ask-wake-one = Which chamber do you wake a pod from?
cryo-ask-rival-gain = The Rival takes { NAME("tile", $face) } and has the same of both: which does it gain?
cryo-ask-rival-dock = The Rival follows { NAME("card", $card) }: which dock does its drone take?
cryo-ask-rival-crew = The Rival sends a pod to salvage: to which row?
cryo-ask-rival-incident = The Rival has equally few pods in several sections: which incident does it resolve?
cryo-ask-rival-order = The Rival resolves two incidents: which one first?
cryo-ask-rival-section = The Rival wakes two more pods: from which section?
cryo-ask-rival-chambers = From which chambers of { NAME("section", $section) } does the Rival wake its pods?
cryo-ask-rival-scout = The Rival scouts: which cave does it turn up?
cryo-ask-rival-caves = The Rival settles its crew in two caves: in which?
cryo-ask-rival-odd-pod = Which cave gets the Rival's odd pod, { NAME("cave", $first) } or { NAME("cave", $second) }?

## Actions

cryo-do-put-away = Put away { NAME("card", $first) } and { NAME("card", $second) }
cryo-do-deploy = Drone: { NAME("home", $home) } → { NAME("dock", $dock) }
cryo-do-recall = Recall all drones
cryo-do-use = Use { NAME("space", $space) }
cryo-do-decline = No, thanks
cryo-do-wake = Wake from chamber 1: { $first }, chamber 2: { $second }, chamber 3: { $third }
cryo-do-take-reward = Gain the reward
cryo-do-place-tile = Build it into the { NAME("slot", $slot) }
cryo-do-choose-resource = Choose { NAME("resource", $resource) }
cryo-do-burn = { $amount ->
        [one] 1 crystal for 1 energy
       *[other] { $amount } crystals for { $amount } energy
    }
cryo-do-convert = Convert{ $crystal ->
        [0] { "" }
        [one] { " · " }1 crystal
       *[other] { " · " }{ $crystal } crystals
    }{ $organics ->
        [0] { "" }
        [one] { " · " }1 organics
       *[other] { " · " }{ $organics } organics
    }{ $tech ->
        [0] { "" }
        [one] { " · " }1 tech
       *[other] { " · " }{ $tech } tech
    }
cryo-do-announce = Announce: draw { $draws }, play { $plays }
cryo-do-draw-card = Draw a card
cryo-do-play-card = { $use ->
        [0] Play { NAME("upgrade", $card) } as an upgrade
        [1] Play { NAME("mission", $card) } as a mission
       *[other] Play { NAME("vehicle", $card) } as a vehicle
    }
cryo-do-scout-cave = Turn up cave { NAME("cave", $cave) }
cryo-do-send-crew = Send to the { NAME("row", $row) }
cryo-do-bring-back = Bring back from the crystal row: { $crystal }, organics row: { $organics }, tech row: { $tech }
cryo-do-launch = Launch { NAME("vehicle", $vehicle) } to { NAME("tunnel", $tunnel) }
cryo-do-settle = First cave: { $first ->
        [one] 1 pod
       *[other] { $first } pods
    }, second cave: { $second ->
        [one] 1 pod
       *[other] { $second } pods
    }
cryo-do-spend = Pay{ $crystal ->
        [0] { "" }
        [one] { " · " }1 crystal
       *[other] { " · " }{ $crystal } crystals
    }{ $organics ->
        [0] { "" }
        [one] { " · " }1 organics
       *[other] { " · " }{ $organics } organics
    }{ $tech ->
        [0] { "" }
        [one] { " · " }1 tech
       *[other] { " · " }{ $tech } tech
    }{ $nanites ->
        [0] { "" }
        [one] { " · " }1 nanite
       *[other] { " · " }{ $nanites } nanites
    }{ $energy ->
        [0] { "" }
        [one] { " · " }1 energy
       *[other] { " · " }{ $energy } energy
    }
cryo-do-resolve = Resolve the incident of { NAME("section", $section) }
cryo-do-divert = Strike { NAME("section", $section) }
cryo-do-return-drone = Drone to platform { NAME("home", $dock) }
cryo-do-activate = Carry out { NAME("home", $dock) }
cryo-do-awaken = Wake a pod from { NAME("chamber", $chamber) }
cryo-do-discard-card = Discard { NAME("card", $card) }
cryo-do-end-turn = End your turn
cryo-do-scrap-card = Scrap the card { NAME("card", $card) } for { NAME("scrap", $card) }
cryo-do-scrap-tile = Scrap the tile in the { NAME("slot", $slot) }
cryo-do-choose-dock = Rival's drone → { NAME("dock", $dock) }
cryo-do-choose-section = Choose { NAME("section", $section) }
cryo-do-choose-cave = Cave { NAME("cave", $cave) }
cryo-do-choose-caves = Caves { NAME("cave", $first) } and { NAME("cave", $second) }

## Events

cryo-event-cards-chosen = { $side ->
        [-1] The Rival
       *[other] { SEAT($side) }
    } has chosen.
cryo-event-discards-shown = Put away: { NAMES("card", $cards) }.
cryo-event-turn-began = { $side ->
        [-1] The Rival
       *[other] { SEAT($side) }
    } is on turn.
cryo-event-deployed = { $side ->
        [-1] The Rival
       *[other] { SEAT($side) }
    } sends a drone to { NAME("dock", $dock) }.
cryo-event-action-used = { $side ->
        [-1] The Rival
       *[other] { SEAT($side) }
    } uses { NAME("space", $space) }.
cryo-event-gained = { $side ->
        [-1] The Rival
       *[other] { SEAT($side) }
    } gains { $resource ->
        [0] { $amount ->
            [one] 1 crystal
           *[other] { $amount } crystals
        }
        [3] { $amount ->
            [one] 1 nanite
           *[other] { $amount } nanites
        }
       *[other] { $amount } { NAME("resource", $resource) }
    }{ $lost ->
        [0] .
       *[other] { " " }({ $lost } more is lost).
    }
cryo-event-spent = { $side ->
        [-1] The Rival
       *[other] { SEAT($side) }
    } pays{ $crystal ->
        [0] { "" }
        [one] { " · " }1 crystal
       *[other] { " · " }{ $crystal } crystals
    }{ $organics ->
        [0] { "" }
        [one] { " · " }1 organics
       *[other] { " · " }{ $organics } organics
    }{ $tech ->
        [0] { "" }
        [one] { " · " }1 tech
       *[other] { " · " }{ $tech } tech
    }{ $nanites ->
        [0] { "" }
        [one] { " · " }1 nanite
       *[other] { " · " }{ $nanites } nanites
    }{ $energy ->
        [0] { "" }
        [one] { " · " }1 energy
       *[other] { " · " }{ $energy } energy
    }.
cryo-event-woke = { $side ->
        [-1] The Rival
       *[other] { SEAT($side) }
    } wakes { $pods ->
        [one] 1 pod
       *[other] { $pods } pods
    } from { NAME("chamber", $chamber) }.
cryo-event-tile-taken = { $side ->
        [-1] The Rival
       *[other] { SEAT($side) }
    } returns { NAME("tile", $tile) } for its reward.
cryo-event-tile-placed = { $side ->
        [-1] The Rival
       *[other] { SEAT($side) }
    } builds { NAME("tile", $tile) } into the { NAME("slot", $slot) }.
cryo-event-tile-opened = { NAME("space", $space) } now shows { NAME("tile", $tile) }.
cryo-event-announced = { $side ->
        [-1] The Rival
       *[other] { SEAT($side) }
    } announces: draw { $draws }, play { $plays }.
cryo-event-drew = { $side ->
        [-1] The Rival
       *[other] { SEAT($side) }
    } draws { NAME("card", $card) }.
cryo-event-drew-hidden = { $side ->
        [-1] The Rival
       *[other] { SEAT($side) }
    } draws a card.
cryo-event-reshuffled = The discard pile is shuffled into a new deck of { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
cryo-event-upgrade-played = { $side ->
        [-1] The Rival
       *[other] { SEAT($side) }
    } plays { NAME("upgrade", $card) } as an upgrade.
cryo-event-mission-played = { $side ->
        [-1] The Rival
       *[other] { SEAT($side) }
    } plays { NAME("mission", $card) } face down as a mission.
cryo-event-mission-played-hidden = { $side ->
        [-1] The Rival
       *[other] { SEAT($side) }
    } plays a card face down as a mission.
cryo-event-vehicle-played = { $side ->
        [-1] The Rival
       *[other] { SEAT($side) }
    } plays { NAME("vehicle", $card) } as a vehicle.
cryo-event-pod-rescued = { $side ->
        [-1] The Rival
       *[other] { SEAT($side) }
    } gets a destroyed pod back with the Spider.
cryo-event-caves-scanned = { $side ->
        [-1] The Rival
       *[other] { SEAT($side) }
    } may now look at every face-down cave.
cryo-event-card-discarded = { $side ->
        [-1] The Rival
       *[other] { SEAT($side) }
    } discards { NAME("card", $card) }.
cryo-event-card-scrapped = { $side ->
        [-1] The Rival
       *[other] { SEAT($side) }
    } scraps the card { NAME("card", $card) }.
cryo-event-tile-scrapped = { $side ->
        [-1] The Rival
       *[other] { SEAT($side) }
    } scraps { NAME("tile", $tile) } from the { NAME("slot", $slot) }.
cryo-event-cave-opened = { $side ->
        [-1] The Rival
       *[other] { SEAT($side) }
    } turns up cave { NAME("cave", $cave) }: { NAME("cavetile", $tile) }.
cryo-event-crew-sent = { $side ->
        [-1] The Rival
       *[other] { SEAT($side) }
    } sends a pod to the { NAME("row", $row) }.
cryo-event-crew-back = { $side ->
        [-1] The Rival
       *[other] { SEAT($side) }
    } brings { $pods ->
        [one] 1 pod
       *[other] { $pods } pods
    } back from the { NAME("row", $row) }.
cryo-event-launched = { $side ->
        [-1] The Rival
       *[other] { SEAT($side) }
    } launches { NAME("vehicle", $vehicle) } to { NAME("tunnel", $tunnel) }.
cryo-event-settled = { $side ->
        [-1] The Rival
       *[other] { SEAT($side) }
    } settles { $pods ->
        [one] 1 pod
       *[other] { $pods } pods
    } in { NAME("cave", $cave) }.
cryo-event-recalled = { $side ->
        [-1] The Rival
       *[other] { SEAT($side) }
    } recalls all drones.
cryo-event-incident-resolved = { $side ->
        [-1] The Rival
       *[other] { SEAT($side) }
    } resolves the incident of { NAME("section", $section) }: { NAME("incident", $incident) }.
cryo-event-chamber-struck = { NAME("chamber", $chamber) } is sabotaged.
cryo-event-pod-warned = { $side ->
        [-1] The Rival
       *[other] { SEAT($side) }
    } moves a pod out of { NAME("chamber", $chamber) } in time, { $to_chamber ->
        [-1] to the platform
       *[other] to { NAME("chamber", $to_chamber) }
    }.
cryo-event-pods-destroyed = { $side ->
        [-1] The Rival
       *[other] { SEAT($side) }
    } loses { $pods ->
        [one] 1 pod
       *[other] { $pods } pods
    }.
cryo-event-incident-opened = New incident in { NAME("section", $section) }: { NAME("incident", $incident) }.
cryo-event-drone-returned = { $side ->
        [-1] The Rival
       *[other] { SEAT($side) }
    } brings a drone home to { NAME("home", $dock) }.
cryo-event-platform-used = { $side ->
        [-1] The Rival
       *[other] { SEAT($side) }
    } carries out { NAME("home", $dock) }.
cryo-event-last-turn = { $side ->
        [-2] The sun goes down: the game ends after this turn.
        [-1] The Rival has no pod left outside the caves: the game ends after this turn.
       *[other] { SEAT($side) } has no pod left outside the caves: the game ends after this turn.
    }
cryo-event-rival-decided = The Rival decides by { NAME("card", $card) }.
cryo-event-rival-drew = New decision card of the Rival: { NAME("card", $card) }.
cryo-event-rival-returned = { $drones ->
        [one] The Rival's drone comes home.
       *[other] The Rival's { $drones } drones come home.
    }
cryo-event-rival-lost = The Rival loses { $resource ->
        [0] { $amount ->
            [one] 1 crystal
           *[other] { $amount } crystals
        }
        [3] { $amount ->
            [one] 1 nanite
           *[other] { $amount } nanites
        }
       *[other] { $amount } { NAME("resource", $resource) }
    }.
cryo-event-rival-left-to-chance = Chance decides for the Rival among { $options } possibilities.
cryo-event-missions-shown = { $side ->
        [-1] The Rival
       *[other] { SEAT($side) }
    } shows missions: { NAMES("mission", $cards) }.
cryo-event-mission-replaced = The Rival's surplus mission { NAME("mission", $card) } is replaced by { NAME("mission", $by) }.
cryo-event-scored = { $side ->
        [-1] The Rival
       *[other] { SEAT($side) }
    } has { $total } points: pods in caves { $pods }, majorities { $caves }, missions { $missions }, upgrades { $upgrades }, vehicles { $vehicles }, awake pods { $awake }.

## Refusals

cryo-no-all-sabotaged = All chambers of { NAME("section", $section) } are already sabotaged.
cryo-no-already-scrapped = You have already scrapped something this turn.
cryo-no-cannot-pay = You cannot pay that.
cryo-no-cannot-pay-launch = You cannot pay for that transport to { NAME("tunnel", $tunnel) }.
cryo-no-card-not-in-hand = You do not hold { NAME("card", $card) }.
cryo-no-cave-not-open = Cave { NAME("cave", $cave) } is not face up.
cryo-no-cave-open = Cave { NAME("cave", $cave) } is already face up.
cryo-no-cave-too-far = Cave { NAME("cave", $cave) } lies beside no open cave.
cryo-no-cave-unused = Cave space { NAME("cave", $cave) } is not used with so few players.
cryo-no-caves-not-adjacent = Caves { NAME("cave", $first) } and { NAME("cave", $second) } are no two neighbours in this order.
cryo-no-chamber-empty = You have no pod in { NAME("chamber", $chamber) }.
cryo-no-dock-damaged = { NAME("dock", $dock) } is damaged.
cryo-no-dock-has-drone = There is a drone on { NAME("home", $dock) }.
cryo-no-dock-not-free = { NAME("dock", $dock) } is not free.
cryo-no-dock-taken = A drone already stands on { NAME("dock", $dock) }.
cryo-no-home-taken = A drone already stands on { NAME("home", $dock) }.
cryo-no-large-cave-first = The Rival scouts a large cave while it can, not { NAME("cave", $cave) }.
cryo-no-load-too-big = At most { $most ->
        [one] one pod
       *[other] { $most } pods
    } can ride.
cryo-no-load-too-small = At least { $least } must ride: there is no room for the others at home.
cryo-no-lower-card-first = Name the two cards in the order of their numbers.
cryo-no-mission-twice = You already have the mission { NAME("mission", $card) }.
cryo-no-must-recall = All your drones are out: you must recall them.
cryo-no-no-card-at-all = There is no card you could draw or play.
cryo-no-no-card-to-draw = There is no card left to draw.
cryo-no-no-card-to-pay = You have no card to discard for it.
cryo-no-no-draw-announced = You have announced no further draw.
cryo-no-no-drone-there = You have no drone on { NAME("home", $home) }.
cryo-no-no-incident = There is no incident to resolve in { NAME("section", $section) }.
cryo-no-no-mission-place = You already have three missions.
cryo-no-no-open-cave = No cave at { NAME("tunnel", $tunnel) } is face up.
cryo-no-no-play-announced = You have announced no further play.
cryo-no-no-rival = The Rival only plays in a solo game, not with { $seats } players.
cryo-no-no-room = There is not enough room for your pods: { $room } more would fit.
cryo-no-no-such-crew = You do not have that crew at salvage.
cryo-no-no-such-pods = There are not that many pods in those chambers of { NAME("section", $section) }.
cryo-no-no-such-vehicle = You have no { NAME("vehicle", $vehicle) } in play.
cryo-no-no-upgrade-place = All three upgrade places are taken.
cryo-no-no-vehicle-place = All three vehicle places are taken.
cryo-no-nobody-awake = You have no awake pod.
cryo-no-nobody-in-stasis = You have no pod in stasis there.
cryo-no-not-adjacent = { NAME("space", $space) } is not adjacent to { NAME("dock", $dock) }.
cryo-no-not-chosen = The incident of { NAME("section", $section) } is none of the two.
cryo-no-not-chosen-cave = Cave { NAME("cave", $cave) } is none of the two.
cryo-no-not-emptiest = Together, { NAME("cave", $first) } and { NAME("cave", $second) } do not hold the fewest Rival pods.
cryo-no-not-fewest-pods = The Rival has fewer pods elsewhere than in { NAME("section", $section) }.
cryo-no-not-most-pods = The Rival has more pods elsewhere than in { NAME("section", $section) }.
cryo-no-not-on-tile = { NAME("resource", $resource) } is not on that tile.
cryo-no-not-rivals-dock = The Rival's card does not lead to { NAME("dock", $dock) }.
cryo-no-not-rivals-row = The Rival does not send its pod to the { NAME("row", $row) } now.
cryo-no-nothing-to-recall = You have no drone on the board.
cryo-no-nothing-to-scout = There is no face-down cave beside an open one.
cryo-no-one-to-three = Choose one, two or three.
cryo-no-other-dock = Your drone has not returned to { NAME("home", $dock) }.
cryo-no-rival-has-more = The Rival has more { NAME("resource", $resource) } than of the other.
cryo-no-rival-has-upgrade = The Rival already has the upgrade { NAME("upgrade", $card) }.
cryo-no-row-full = There is no free space in the { NAME("row", $row) }.
cryo-no-salvage-full = All salvage spaces are taken.
cryo-no-same-action = You have just used { NAME("space", $space) }.
cryo-no-slot-empty = There is no tile in the { NAME("slot", $slot) }.
cryo-no-slot-full = There is already a tile in the { NAME("slot", $slot) }.
cryo-no-upgrade-twice = You already have the upgrade { NAME("upgrade", $card) }.
cryo-no-wrong-pods = It must be { $pods ->
        [one] one pod
       *[other] { $pods } pods
    } in all.

## Why the Rival does something

cryo-reason-decided = One of its two decision cards, by chance.
cryo-reason-decided-blind = The top card of the deck decides.
cryo-reason-dock-target = The dock under that card is free.
cryo-reason-dock-below = The dock under that card is not free, so one of the two below it.
cryo-reason-dock-any = Neither that dock nor those below are free, so any free one of the section.
cryo-reason-tile = The first tile clockwise from the right of its drone.
cryo-reason-tile-box = Its slots are full, so the tile goes to the box.
cryo-reason-opened = The next tile of that stack is turned up.
cryo-reason-reward = A tile it takes always gives its reward too.
cryo-reason-no-tile = No tile lies beside its drone, so it gains what is printed there.
cryo-reason-dispatch = In dispatch it gains 1 nanite and wakes its leftmost pod.
cryo-reason-drew = The used decision card is replaced; two equal ones are exchanged.
cryo-reason-recall-drones = It has no drone left at home.
cryo-reason-recall-section = A section of the ship has no free dock.
cryo-reason-crew = It has fewer than 3 pods at salvage and sends one more.
cryo-reason-salvage = One resource for each of its pods at salvage.
cryo-reason-incident = The section with the fewest of its pods in stasis; with 4 or 5 drones out, two of them.
cryo-reason-refill = The emptied space is filled from the track.
cryo-reason-sabotage = Sabotage strikes the lowest free chamber of the section.
cryo-reason-plunder = It gains and keeps plunder.
cryo-reason-sunset = It keeps the sunset, and the game ends after its turn.
cryo-reason-home = All its drones return, without platform actions.
cryo-reason-chance = Its rules leave that open, and you let chance decide.
cryo-reason-mission = For every card action it plays a card unseen as a mission.
cryo-reason-check-crystal = Check: it has at least 4 × { NAME("resource", 0) } and spends all of it.
cryo-reason-check-organics = Check: it has at least 4 × { NAME("resource", 1) } and spends all of it.
cryo-reason-check-tech = Check: it has at least 4 × { NAME("resource", 2) } and spends all of it.
cryo-reason-check-nanites = Check: it has at least 4 × { NAME("resource", 3) } and spends all of it.
cryo-reason-check-energy = Check: it has at least 3 energy and 3 pods on its platform.
cryo-reason-scout = It turns up a cave beside an open one, a large one if possible.
cryo-reason-spread = Its pods spread over the two neighbouring caves with the fewest of them.

## Points, verdicts, ties

cryo-points-pods = Pods in caves
cryo-points-upgrades = Upgrades
cryo-points-vehicles = Vehicles
cryo-points-awake = Awake pods
cryo-points-missions = Missions
cryo-points-caves = Cave majorities
cryo-side-rival = The Rival
cryo-verdict-won = You have beaten the Rival.
cryo-verdict-lost = The Rival has won.
cryo-verdict-tied = You and the Rival share the victory.
cryo-tie-pods-in-caves = The tie was broken by pods in caves.

## Names

cryo-name-resource-0 = crystal
cryo-name-resource-1 = organics
cryo-name-resource-2 = tech
cryo-name-resource-3 = nanites
cryo-name-resource-4 = energy
cryo-name-section-0 = Engineering
cryo-name-section-1 = Organics Lab
cryo-name-section-2 = R&D
cryo-name-section-3 = Dispatch
cryo-name-dock-0 = Engineering 1
cryo-name-dock-1 = Engineering 2
cryo-name-dock-2 = Engineering 3
cryo-name-dock-3 = Engineering 4
cryo-name-dock-4 = Engineering 5
cryo-name-dock-5 = Organics Lab 1
cryo-name-dock-6 = Organics Lab 2
cryo-name-dock-7 = Organics Lab 3
cryo-name-dock-8 = Organics Lab 4
cryo-name-dock-9 = Organics Lab 5
cryo-name-dock-10 = R&D 1
cryo-name-dock-11 = R&D 2
cryo-name-dock-12 = R&D 3
cryo-name-dock-13 = R&D 4
cryo-name-dock-14 = R&D 5
cryo-name-dock-15 = Dispatch 1
cryo-name-dock-16 = Dispatch 2
cryo-name-dock-17 = Dispatch 3
cryo-name-dock-18 = Dispatch 4
cryo-name-dock-19 = Dispatch 5
cryo-name-dock-20 = the transport dock
cryo-name-space-0 = Engineering a (stasis control)
cryo-name-space-1 = Engineering b (reactor)
cryo-name-space-2 = Engineering c (resource space)
cryo-name-space-3 = Engineering d (resource space)
cryo-name-space-4 = Engineering e (resource space)
cryo-name-space-5 = Engineering f (resource space)
cryo-name-space-6 = Engineering g (resource space)
cryo-name-space-7 = Engineering h (reactor)
cryo-name-space-8 = Engineering j (stasis control)
cryo-name-space-9 = Organics Lab a (stasis control)
cryo-name-space-10 = Organics Lab b (converter)
cryo-name-space-11 = Organics Lab c (resource space)
cryo-name-space-12 = Organics Lab d (resource space)
cryo-name-space-13 = Organics Lab e (resource space)
cryo-name-space-14 = Organics Lab f (resource space)
cryo-name-space-15 = Organics Lab g (resource space)
cryo-name-space-16 = Organics Lab h (converter)
cryo-name-space-17 = Organics Lab j (stasis control)
cryo-name-space-18 = R&D a (stasis control)
cryo-name-space-19 = R&D b (computer)
cryo-name-space-20 = R&D c (resource space)
cryo-name-space-21 = R&D d (resource space)
cryo-name-space-22 = R&D e (resource space)
cryo-name-space-23 = R&D f (resource space)
cryo-name-space-24 = R&D g (resource space)
cryo-name-space-25 = R&D h (computer)
cryo-name-space-26 = R&D j (stasis control)
cryo-name-space-27 = Dispatch a (stasis control)
cryo-name-space-28 = Dispatch b (stasis control)
cryo-name-space-29 = Dispatch c (converter)
cryo-name-space-30 = Dispatch d (scout)
cryo-name-space-31 = Dispatch e (converter)
cryo-name-space-32 = Dispatch f (send crew to salvage)
cryo-name-space-33 = Dispatch g (recall crew)
cryo-name-chamber-0 = Engineering, chamber 1
cryo-name-chamber-1 = Engineering, chamber 2
cryo-name-chamber-2 = Engineering, chamber 3
cryo-name-chamber-3 = Organics Lab, chamber 1
cryo-name-chamber-4 = Organics Lab, chamber 2
cryo-name-chamber-5 = Organics Lab, chamber 3
cryo-name-chamber-6 = R&D, chamber 1
cryo-name-chamber-7 = R&D, chamber 2
cryo-name-chamber-8 = R&D, chamber 3
cryo-name-chamber-9 = Dispatch, chamber 1
cryo-name-chamber-10 = Dispatch, chamber 2
cryo-name-chamber-11 = Dispatch, chamber 3
cryo-name-tile-0 = crystal
cryo-name-tile-1 = crystal + energy
cryo-name-tile-2 = crystal + organics
cryo-name-tile-3 = crystal + tech
cryo-name-tile-4 = crystal or organics
cryo-name-tile-5 = crystal or tech
cryo-name-tile-6 = nanite
cryo-name-tile-7 = card action
cryo-name-tile-8 = organics
cryo-name-tile-9 = organics + crystal
cryo-name-tile-10 = organics + tech
cryo-name-tile-11 = organics or crystal
cryo-name-tile-12 = organics or tech
cryo-name-tile-13 = nanite
cryo-name-tile-14 = energy
cryo-name-tile-15 = card action
cryo-name-tile-16 = tech
cryo-name-tile-17 = tech + crystal
cryo-name-tile-18 = tech + organics
cryo-name-tile-19 = tech or crystal
cryo-name-tile-20 = tech or organics
cryo-name-tile-21 = nanite
cryo-name-tile-22 = card action
cryo-name-incident-0 = Sabotage
cryo-name-incident-1 = Plunder: crystal
cryo-name-incident-2 = Plunder: organics
cryo-name-incident-3 = Plunder: tech
cryo-name-incident-4 = Plunder: nanite
cryo-name-incident-5 = Plunder: energy
cryo-name-incident-6 = Plunder: card action
cryo-name-incident-7 = Sabotage
cryo-name-incident-8 = Plunder: crystal + organics
cryo-name-incident-9 = Plunder: organics + tech
cryo-name-incident-10 = Plunder: crystal + tech
cryo-name-incident-11 = Plunder: nanite
cryo-name-incident-12 = Plunder: 2 energy
cryo-name-incident-13 = Plunder: card action
cryo-name-incident-14 = Sunset
cryo-name-cave-0 = A1
cryo-name-cave-1 = A2
cryo-name-cave-2 = A3
cryo-name-cave-3 = A4
cryo-name-cave-4 = A5
cryo-name-cave-5 = B1
cryo-name-cave-6 = B2
cryo-name-cave-7 = B3
cryo-name-cave-8 = B4
cryo-name-cave-9 = C1
cryo-name-cave-10 = C2
cryo-name-cave-11 = C3
cryo-name-cave-12 = C4
cryo-name-cave-13 = C5
cryo-name-tunnel-0 = tunnel A1–C1
cryo-name-tunnel-1 = tunnel A1–B1
cryo-name-tunnel-2 = tunnel A2–B1
cryo-name-tunnel-3 = tunnel A2–B2
cryo-name-tunnel-4 = tunnel A3–B2
cryo-name-tunnel-5 = tunnel A3–B3
cryo-name-tunnel-6 = tunnel A4–B3
cryo-name-tunnel-7 = tunnel A4–B4
cryo-name-tunnel-8 = tunnel A5–B4
cryo-name-tunnel-9 = tunnel C1–B1
cryo-name-tunnel-10 = tunnel C2–B1
cryo-name-tunnel-11 = tunnel C2–B2
cryo-name-tunnel-12 = tunnel C3–B2
cryo-name-tunnel-13 = tunnel C3–B3
cryo-name-tunnel-14 = tunnel C4–B3
cryo-name-tunnel-15 = tunnel C4–B4
cryo-name-tunnel-16 = tunnel C5–B4
cryo-name-tunnel-17 = tunnel A5–C5
cryo-name-cavetile-0 = crystal vein (5/1 points, settling costs 1 crystal)
cryo-name-cavetile-1 = crystal vein (4/1 points, settling costs 1 crystal)
cryo-name-cavetile-2 = crystal vein (6/1 points, settling costs 2 crystals)
cryo-name-cavetile-3 = fungal hollow (5/1 points, settling costs 1 organics)
cryo-name-cavetile-4 = fungal hollow (4/1 points, settling costs 1 organics)
cryo-name-cavetile-5 = fungal hollow (6/1 points, settling costs 2 organics)
cryo-name-cavetile-6 = ore chamber (5/1 points, settling costs 1 tech)
cryo-name-cavetile-7 = ore chamber (4/1 points, settling costs 1 tech)
cryo-name-cavetile-8 = ore chamber (6/1 points, settling costs 2 tech)
cryo-name-cavetile-9 = strange cave (6/1 points, settling costs 1 nanite)
cryo-name-cavetile-10 = warm lake (7/2 points, settling costs 1 crystal + 1 organics)
cryo-name-cavetile-11 = overgrown hall (7/2 points, settling costs 1 organics + 1 tech)
cryo-name-cavetile-12 = magma vault (7/2 points, settling costs 1 crystal + 1 tech)
cryo-name-cavetile-13 = planet heart (9/2 points, settling costs 1 crystal + 1 organics + 1 tech)
cryo-name-row-0 = crystal row
cryo-name-row-1 = organics row
cryo-name-row-2 = tech row
cryo-name-home-0 = dock 1 (Construct I)
cryo-name-home-1 = dock 2 (Wake)
cryo-name-home-2 = dock 3 (Charge)
cryo-name-home-3 = dock 4 (Construct II)
cryo-name-home-4 = dock 5 (Nano)
cryo-name-home-5 = dock 6 (Plan)
cryo-name-slot-0 = reward slot of Construct I
cryo-name-slot-1 = cost slot of Wake
cryo-name-slot-2 = cost slot of Charge
cryo-name-slot-3 = cost slot of Construct II
cryo-name-slot-4 = reward slot of Construct II
cryo-name-slot-5 = cost slot of Nano
cryo-name-slot-6 = cost slot of Plan
cryo-name-upgrade-0 = Ground Scanner
cryo-name-upgrade-1 = Supercharge
cryo-name-upgrade-2 = Interface
cryo-name-upgrade-3 = Wake Protocol
cryo-name-upgrade-4 = Automation
cryo-name-upgrade-5 = Prototype
cryo-name-upgrade-6 = Early Warning
cryo-name-upgrade-7 = Overclock
cryo-name-mission-0 = Expansion
cryo-name-mission-1 = Power Bank
cryo-name-mission-2 = Plunder
cryo-name-mission-3 = Stronghold
cryo-name-mission-4 = Industry
cryo-name-mission-5 = Reserve
cryo-name-mission-6 = Memorial
cryo-name-mission-7 = Community
cryo-name-vehicle-0 = Rhino
cryo-name-vehicle-1 = Moth
cryo-name-vehicle-2 = Ram
cryo-name-vehicle-3 = Crab
cryo-name-vehicle-4 = Mole
cryo-name-vehicle-5 = Shark
cryo-name-vehicle-6 = Spider
cryo-name-vehicle-7 = Turtle
cryo-name-card-0 = Ground Scanner/Expansion/Rhino
cryo-name-card-1 = Supercharge/Power Bank/Moth
cryo-name-card-2 = Interface/Plunder/Ram
cryo-name-card-3 = Wake Protocol/Stronghold/Crab
cryo-name-card-4 = Automation/Industry/Mole
cryo-name-card-5 = Prototype/Reserve/Shark
cryo-name-card-6 = Early Warning/Memorial/Spider
cryo-name-card-7 = Overclock/Community/Turtle
cryo-name-upgrade-text-0 = You may look at face-down caves. Whenever anybody scouts a cave, you gain its settlement cost.
cryo-name-upgrade-text-1 = At a launch each energy counts as 2.
cryo-name-upgrade-text-2 = You may deploy to damaged docks.
cryo-name-upgrade-text-3 = Your vehicles hold 1 more pod, and your stasis controls cost 1 organics less.
cryo-name-upgrade-text-4 = At a recall, carry out 1 more platform action whose dock is free.
cryo-name-upgrade-text-5 = When you build a tile, you may pay any 1 resource to gain its reward too.
cryo-name-upgrade-text-6 = Before a sabotage, 1 of your pods moves on to the next chamber.
cryo-name-upgrade-text-7 = After an action at a ship dock, pay 1 tech for another one there.
cryo-name-mission-text-0 = 1 point per cave with a pod of yours.
cryo-name-mission-text-1 = 1 point per energy left.
cryo-name-mission-text-2 = 1 point per incident tile you kept.
cryo-name-mission-text-3 = 1 point per pod in your biggest cave.
cryo-name-mission-text-4 = 1 point per tile on your platform.
cryo-name-mission-text-5 = 1 point per 2 resources left.
cryo-name-mission-text-6 = 1 point per pod at salvage.
cryo-name-mission-text-7 = 2 points per cave with 2 pods of yours.
cryo-name-vehicle-text-0 = Leaves play when launched.
cryo-name-vehicle-text-1 = Any tunnel costs it 1 energy.
cryo-name-vehicle-text-2 = Leaves play when launched.
cryo-name-vehicle-text-3 = Leaves play when launched.
cryo-name-vehicle-text-4 = Leaves play when launched.
cryo-name-vehicle-text-5 = Leaves play when launched.
cryo-name-vehicle-text-6 = Brings back 1 destroyed pod when played.
cryo-name-vehicle-text-7 = Leaves play when launched.
cryo-name-upgrade-short-0 = Look at caves; gain when one is scouted
cryo-name-upgrade-short-1 = At a launch energy counts double
cryo-name-upgrade-short-2 = You may land on damaged docks
cryo-name-upgrade-short-3 = 1 seat more; waking costs 1 less
cryo-name-upgrade-short-4 = Recall: 1 more platform action
cryo-name-upgrade-short-5 = Build a tile: pay 1, gain it too
cryo-name-upgrade-short-6 = Before sabotage 1 pod moves on
cryo-name-upgrade-short-7 = Pay 1 tech: act there once more
cryo-name-mission-short-0 = 1 per cave
cryo-name-mission-short-1 = 1 per energy
cryo-name-mission-short-2 = 1 per incident kept
cryo-name-mission-short-3 = 1 per pod, best cave
cryo-name-mission-short-4 = 1 per built tile
cryo-name-mission-short-5 = 1 per 2 resources
cryo-name-mission-short-6 = 1 per pod in salvage
cryo-name-mission-short-7 = 2 per cave with 2
cryo-name-scrap-0 = nanite
cryo-name-scrap-1 = energy
cryo-name-scrap-2 = crystal + tech
cryo-name-scrap-3 = organics + crystal
cryo-name-scrap-4 = organics + crystal
cryo-name-scrap-5 = tech + organics
cryo-name-scrap-6 = tech + organics
cryo-name-scrap-7 = crystal + tech

## Text board

cryo-board-side = { $side ->
        [-1] The Rival
       *[other] { SEAT($side) }
    }
cryo-board-on-turn = on turn
cryo-board-scrapped = scrap used this turn
cryo-board-last-turn = The game ends after this turn.
cryo-board-over = The game is over.
cryo-board-cards = Deck: { $deck ->
        [one] one card
       *[other] { $deck } cards
    }. Discard pile: { $discard ->
        [0] empty
       *[other] { $discard } cards
    }
cryo-board-track = Incident track: early { $early }, late { $late } (the sunset lies at the very bottom)
cryo-board-wreck = THE WRECK
cryo-board-chamber = chamber { $n }
cryo-board-sabotaged = sabotaged
cryo-board-empty = empty
cryo-board-incident = Incident
cryo-board-none = none
cryo-board-dock = dock { $n }
cryo-board-free = free
cryo-board-damaged = damaged
cryo-board-drone = drone: { $who }
cryo-board-beside = beside { $spaces }
cryo-board-transport = Transport dock
cryo-board-kind-0 = stasis
cryo-board-kind-1 = tile
cryo-board-kind-2 = reactor
cryo-board-kind-3 = convert
cryo-board-kind-4 = computer
cryo-board-kind-5 = scout
cryo-board-kind-6 = salvage
cryo-board-kind-7 = recall
cryo-board-short-0 = C
cryo-board-short-1 = O
cryo-board-short-2 = T
cryo-board-short-3 = N
cryo-board-short-4 = E
cryo-board-action-0 = stasis control
cryo-board-action-1 = resource space
cryo-board-action-2 = reactor
cryo-board-action-3 = converter
cryo-board-action-4 = computer
cryo-board-action-5 = scout
cryo-board-action-6 = send crew to salvage
cryo-board-action-7 = recall crew
cryo-board-short-card = card
cryo-board-legend = Tiles: C crystal, O organics, T tech, N nanite, E energy; + both, / one of two; ×2 two tiles left, (C) none left. [1] dock, x damaged. Under each name: its chambers 1 to 3, and its incident after !.
cryo-board-tiles = { $tile }, { $count ->
        [one] 1 tile left
       *[other] { $count } tiles left
    }
cryo-board-no-tiles = no tiles left
cryo-board-caves = THE CAVES
cryo-board-small = small
cryo-board-large = large
cryo-board-face-down = Face down, { $size }: { $names }
cryo-board-known = face down, but you know it: { $tile }
cryo-board-settlers = settlers
cryo-board-tunnels = Tunnels to open caves, by energy
cryo-board-salvage = SALVAGE (each row has { $spaces } spaces)
cryo-board-platforms = THE PLATFORMS
cryo-board-tracks = { $crystal } crystal, { $organics } organics, { $tech } tech, { $nanites } nanites, { $energy } energy
cryo-board-pods = Pods: { $awake } awake{ $room ->
        [-1] { "" }
       *[other] { " " }(room for { $room } more)
    }, { $stasis } in stasis, { $salvage } at salvage, { $caves } in caves, { $destroyed } destroyed
cryo-board-drones = Drones at home: { $home }. On the board: { $out }
cryo-board-platform = Platform
cryo-board-upgrades = Upgrades: { $names }
cryo-board-vehicles = Vehicles: { $names }
cryo-board-missions = Missions: { $names }
cryo-board-hand = Hand: { $names }
cryo-board-put-away = Laid aside: { $names }
cryo-board-face-down-cards = { $count } face down
cryo-board-kept = Incidents kept: { $names }
cryo-board-places = { $name } (holds { $room })
cryo-board-rival = THE RIVAL'S CARDS
cryo-board-decisions = Decision cards: { $names }
cryo-board-leads = { $card } leads to { $dock }
cryo-board-points = Points: { $total }

## Reasons for advice: more ($more is 1) or less of a term

cryo-term-pods = { $more ->
        [0] fewer pods in caves
       *[other] more pods in caves
    }
cryo-term-cave = { $more ->
        [0] fewer points for the majority in cave { NAME("cave", $of) }
       *[other] more points for the majority in cave { NAME("cave", $of) }
    }
cryo-term-upgrades = { $more ->
        [0] your upgrades bring less
       *[other] your upgrades bring more
    }
cryo-term-vehicles = { $more ->
        [0] fewer vehicles
       *[other] more vehicles
    }
cryo-term-awake = { $more ->
        [0] fewer of your crew awake
       *[other] more of your crew awake
    }
cryo-term-mission = { $more ->
        [0] fewer points for the mission { NAME("mission", $of) }
       *[other] more points for the mission { NAME("mission", $of) }
    }
cryo-term-others = { $more ->
        [0] the others get more
       *[other] the others get less
    }
cryo-term-transport = { $more ->
        [0] your next transport brings less
       *[other] your next transport brings more
    }
cryo-term-question = { $more ->
        [0] the action under way brings less
       *[other] the action under way brings more
    }
cryo-term-stasis = { $more ->
        [0] fewer pods left to wake
       *[other] more pods left to wake
    }
cryo-term-salvage = { $more ->
        [0] fewer pods at salvage
       *[other] more pods at salvage
    }
cryo-term-resource = { $more ->
        [0] less { NAME("resource", $of) }
       *[other] more { NAME("resource", $of) }
    }
cryo-term-hand = { $more ->
        [0] fewer cards in hand
       *[other] more cards in hand
    }
cryo-term-drones = { $more ->
        [0] fewer drones at home
       *[other] more drones at home
    }
cryo-term-platform = { $more ->
        [0] your platform’s docks bring less
       *[other] your platform’s docks bring more
    }
cryo-term-time = { $more ->
        [0] less time until sunset
       *[other] more time until sunset
    }
