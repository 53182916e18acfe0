### What Cryo says of itself: info cards, and what the prompt asks after each pick.

## Short questions

cryo-ask-keep-cards-brief = Put two of your five cards away; you keep { $kept }.
cryo-ask-at-dock-brief = { NAME("dock", $dock) }: choose one of its actions, or none.
cryo-ask-stasis-control-brief = { NAME("section", $section) }: how many pods do you wake?
cryo-ask-computer-brief = Computer: how many cards do you draw, how many do you play?
cryo-ask-settling-brief = { NAME("vehicle", $vehicle) }: how many pods settle in { NAME("cave", $one) } and { NAME("cave", $other) }?
cryo-ask-returning-brief = Which bay does the next drone return to? ({ $left } to go)
cryo-ask-diverting-brief = All chambers there are broken: which section is struck instead?

## After each pick

cryo-ask-turn-then-home = { NAME("dock", $dock) }: which drone flies there?
cryo-ask-turn-then-dock = Which dock does it fly to?
cryo-ask-at-transport-then-tunnel = { NAME("vehicle", $vehicle) }: to which tunnel?
cryo-ask-at-transport-then-vehicle = Which vehicle goes there?
cryo-ask-card-action-then-use = Play it as what?
cryo-ask-computing-then-use = Play it as what?

## The wreck

cryo-card-section = { NAME("section", $section) }
    .what = One of the four parts of the wreck, with its own docks, chambers, actions and one incident.
    .rule = CRYO-3.1

cryo-card-dock = Dock { NAME("dock", $dock) }
    .what = A drone here may do one of the things its pipes lead to. One drone per dock.
    .now = { $taken ->
        [0] Free.
       *[other] Taken by { $name }.
    }
    .rule = CRYO-5.2

cryo-card-dock-damaged = Damaged dock
    .what = Nobody can land here for the whole game, but for those with the upgrade that allows it.
    .rule = CRYO-5.1

cryo-card-transport = Gate to the tunnels
    .what = Always free, for any number of drones. A drone here launches one vehicle.
    .rule = CRYO-5.33

cryo-card-tile = Resource tile
    .what = Cash it in at once, or build it into an empty slot of your platform. Icons side by side mean both, a slash means one of them.
    .now = { $left ->
        [0] The stack is used up: it gives what is printed here.
        [one] { $tile }, the last of its stack.
       *[other] { $tile }; { $left } tiles in the stack.
    }
    .rule = CRYO-5.12

cryo-card-tile-face = { NAME("tile", $tile) }
    .what = A resource tile: this is what it brings when it is cashed in or scrapped, and what its slot costs or brings once it is built in.
    .rule = CRYO-3.20

cryo-card-box = Box
    .what = Resource tiles that were cashed in or scrapped. They do not come back.
    .rule = CRYO-5.12

cryo-card-kept = { NAME("incident", $incident) }
    .what = Whoever resolved this incident keeps its tile. The mission Plunder scores 1 point for each.
    .rule = CRYO-6.13

cryo-card-space-stasis-control = Stasis control
    .what = Wakes up to three of your pods in this section, 1 organics each.
    .rule = CRYO-5.7

cryo-card-space-reactor = Reactor
    .what = Up to three crystals become as much energy.
    .rule = CRYO-5.17

cryo-card-space-converter = Converter
    .what = Up to three crystals, organics or tech become as many nanites.
    .rule = CRYO-5.18

cryo-card-space-computer = Computer
    .what = Up to three card actions for 1 tech each. Say first how many you draw and how many you play.
    .rule = CRYO-5.20

cryo-card-space-scout = Scout
    .what = Pay 1 energy and 1 tech: turn up a cave next to an open one, and one awake pod settles there for free.
    .rule = CRYO-5.24

cryo-card-space-send-crew = Send crew
    .what = Puts one awake pod on a salvage space.
    .rule = CRYO-5.29

cryo-card-space-recall-crew = Recall crew
    .what = Takes up to three of your pods back from salvage.
    .rule = CRYO-5.32

cryo-card-chamber = Stasis chamber
    .what = Crew in stasis. Sabotage strikes the first intact chamber of a section and destroys every pod in it.
    .now = { $now }
    .rule = CRYO-3.2

cryo-card-incident-plunder = Plunder
    .what = Whoever resolves it at a recall takes what it shows.
    .now = { $now }
    .rule = CRYO-6.1

cryo-card-incident-sabotage = Sabotage
    .what = When somebody resolves it, the first intact chamber of this section breaks, and all pods in it are lost.
    .now = { $now }
    .rule = CRYO-6.1

cryo-card-incident-sunset = Sunset
    .what = The game ends after the turn in which somebody resolves this.
    .now = { $now }
    .rule = CRYO-10.1

cryo-card-incident-none = Incident space
    .what = At every recall one incident is resolved, and the next one comes from the sunset track.
    .now = { $now }
    .rule = CRYO-6.1

cryo-card-row = Salvage
    .what = A pod posted here brings 1 of its resource at every recall, but no points while it stays.
    .now = { $now }
    .rule = CRYO-5.29

cryo-card-track = Sunset track
    .what = These tiles replace resolved incidents. Last comes the sunset: whoever resolves it ends the game with that turn.
    .rule = CRYO-10.1

cryo-card-board-card = Rival’s card { NAME("card", $card) }
    .what = Two cards are framed in gold. One of them, by chance, sends the Rival’s next drone to the dock below it.
    .now = { $next ->
        [0] Not one of the two just now.
       *[other] One of the two.
    }
    .rule = CRYO-S2.5

## Below the ice

cryo-card-cave = Cave { NAME("cave", $cave) }
    .what = Most pods score the upper number, second most the lower; a tie for first gives only the lower. The icons are the price of settling.
    .now = Settlers: { $pods }
    .rule = CRYO-11.7

cryo-card-cave-dark = Dark cave
    .what = Nobody knows it yet. A scout turns it up if a cave beside it is open.
    .rule = CRYO-5.25

cryo-card-tunnel = { NAME("tunnel", $tunnel) }
    .what = A stop between two caves. The number is the energy a vehicle needs to get there.
    .rule = CRYO-5.35

## Your platform

cryo-card-home-0 = Construct I
    .what = A drone that returns here brings what the tile in its slot shows.
    .rule = CRYO-6.18

cryo-card-home-1 = Wake
    .what = A drone that returns here may pay what the tile shows and wake one pod, anywhere.
    .rule = CRYO-6.18

cryo-card-home-2 = Charge
    .what = A drone that returns here may pay what the tile shows for energy.
    .rule = CRYO-6.18

cryo-card-home-3 = Construct II
    .what = A drone that returns here may pay what the left tile shows and gain what the right one shows.
    .rule = CRYO-6.18

cryo-card-home-4 = Nano
    .what = A drone that returns here may pay what the tile shows for nanites.
    .rule = CRYO-6.18

cryo-card-home-5 = Plan
    .what = A drone that returns here may pay what the tile shows for a card action.
    .rule = CRYO-6.18

cryo-card-slot = Slot for a tile
    .what = Left of the arrow it is what you pay, right of it what you gain. A built tile stays until you scrap it.
    .rule = CRYO-3.20

cryo-card-resource = { NAME("resource", $resource) }
    .what = What everything costs. What does not fit into its tank is lost.
    .now = You have { $amount } of at most { $most }.
    .rule = CRYO-3.10

cryo-card-nanites = Nanites
    .what = The joker: one pays for 1 crystal, organics or tech, only not in the converter, and never for energy.
    .now = You have { $amount } of at most { $most }.
    .rule = CRYO-3.13

cryo-card-energy = Energy
    .what = Drives vehicles and scouts. Nothing replaces it.
    .now = You have { $amount } of at most { $most }.
    .rule = CRYO-3.10

cryo-card-awake = Awake crew
    .what = Platform and vehicles hold them: five, plus what your vehicles hold. Each is worth 1 point at the end, in a cave 3.
    .rule = CRYO-3.27

cryo-card-vehicle = { NAME("vehicle", $card) }
    .what = Takes pods to a tunnel, once. Parked at the end it is worth 1 point. { NAME("vehicle-text", $card) }
    .now = Holds { $room } pods. Choose it to plan a transport.
    .rule = CRYO-5.33

cryo-card-upgrade = { NAME("upgrade", $card) }
    .what = { NAME("upgrade-text", $card) } Worth 1 point at the end.
    .rule = CRYO-8.1

cryo-card-mission = { NAME("mission", $card) }
    .what = { NAME("mission-text", $card) } Only its owner sees it until the end.
    .rule = CRYO-8.5

cryo-card-mission-back = A mission, face down
    .what = It is turned up and counted at the end.
    .rule = CRYO-8.5

cryo-card-place-upgrade = Free place for an upgrade
    .what = An upgrade works for the rest of the game and is worth 1 point. Three find room.
    .rule = CRYO-3.23

cryo-card-place-vehicle = Free place for a vehicle
    .what = A vehicle holds awake pods, and brings them to the caves once. Three find room.
    .rule = CRYO-3.23

cryo-card-place-mission = Free place for a mission
    .what = A mission lies face down and scores at the end. Three find room.
    .rule = CRYO-3.23

## Cards and sides

cryo-card-card = { NAME("card", $card) }
    .what = Upgrade { NAME("upgrade", $card) }: { NAME("upgrade-text", $card) } Mission { NAME("mission", $card) }: { NAME("mission-text", $card) } Vehicle { NAME("vehicle", $card) }: { NAME("vehicle-text", $card) } Scrapped it brings { NAME("scrap", $card) }.
    .now = Upgrade, mission or vehicle need a card action; scrapping needs none, once a turn.
    .rule = CRYO-8.1

cryo-card-use = One card, four uses
    .what = Upgrade, mission or vehicle need a card action: the computer, Plan, or a reward that shows a card. Scrapping needs none, once a turn.
    .rule = CRYO-8.1

cryo-card-hand = Your hand
    .what = Only you see it. A click on a card shows all that it can be.
    .rule = CRYO-8.1

cryo-card-deck = Deck
    .what = Card actions draw from it.
    .now = { $count ->
        [one] 1 card left.
       *[other] { $count } cards left.
    } At the end of your turn you keep { $most } in hand at most.
    .rule = CRYO-8.1

cryo-card-discard = Discard pile
    .what = Scrapped and discarded cards and launched vehicles lie here, open to all. When the deck is empty, it is shuffled from them.
    .now = { $count ->
        [0] No card lies here.
        [one] 1 card lies here.
       *[other] { $count } cards lie here.
    }
    .rule = CRYO-8.11

cryo-card-seat = { $name }
    .what = What is in the tanks, and the points in sight. A click shows this machine.
    .now = { $hand } in hand, { $awake } awake, { $caves } in caves, { $missions } face down.
    .rule = CRYO-1.2

cryo-card-rival = { $name }
    .what = Nobody plays it: cards and rules decide what it does. A click shows its machine.
    .now = { $awake } awake, { $caves } in caves, { $missions } face down.
    .rule = CRYO-S2.4
