### Planet Unknown

planet-unknown-title = Planet Unknown
planet-unknown-line = Turn the station, fill a world.
planet-unknown-blurb = Take tiles from a turning space station, settle your own planet, and push five tracks: all players at once.

## Questions

planet-unknown-ask-turn-inner-ring = You are the first commander: turn the inner ring of the station against the outer one.
planet-unknown-ask-choose-planet = You were dealt the planet { NAME("planet", $planet) } (difficulty { $difficulty }). Play it, or the standard planet?
planet-unknown-ask-choose-corporation = You were dealt the corporation { NAME("corporation", $corporation) } (difficulty { $difficulty }). Play it, or the standard corporation?
planet-unknown-ask-aim-station = You are the commander: turn the station.
planet-unknown-ask-choose-tile = { $can_place_tile ->
        [0] No tile of your sector fits: take one without laying it.
       *[other] Take a tile of your sector and place it.
    }
planet-unknown-ask-gains = Resolve what you have gained, in any order.{ $advances ->
        [0] {""}
        [one] {" "}Advances: 1.
       *[other] {" "}Advances: { $advances }.
    }{ $energies ->
        [0] {""}
        [one] {" "}Energy: 1.
       *[other] {" "}Energy: { $energies }.
    }{ $boosts ->
        [0] {""}
        [one] {" "}Boosts: 1.
       *[other] {" "}Boosts: { $boosts }.
    }{ $patches ->
        [0] {""}
        [one] {" "}Patches: 1.
       *[other] {" "}Patches: { $patches }.
    }{ $rovers ->
        [0] {""}
        [one] {" "}Rovers to put: 1.
       *[other] {" "}Rovers to put: { $rovers }.
    }{ $moves ->
        [0] {""}
        [one] {" "}Rover moves: 1.
       *[other] {" "}Rover moves: { $moves }.
    }{ $effects ->
        [0] {""}
        [one] {" "}Other effects: 1.
       *[other] {" "}Other effects: { $effects }.
    }{ $can_done ->
        [0] {""}
       *[other] { $energies ->
            [0] { $patches ->
                [0] { $moves ->
                    [0] {""}
                   *[other] {" "}What you leave lapses when you are done.
                }
               *[other] {" "}What you leave lapses when you are done.
            }
           *[other] {" "}What you leave lapses when you are done.
        }
    }
planet-unknown-ask-choose-card = { $level ->
        [0] Take one of all civ cards left.
       *[other] Take a civ card of level { $level }.
    }
planet-unknown-ask-pick-civ = Several civ milestones wait: which one first?
planet-unknown-ask-keep-objectives = { $left ->
        [one] Keep one private objective.
       *[other] Keep { $left } private objectives, one at a time.
    }
planet-unknown-ask-choose-flux = Which track does your flux token mark?

## Choices

planet-unknown-do-turn-ring = { $sectors ->
        [0] Leave the inner ring as it is
        [one] Turn the inner ring by 1 sector
       *[other] Turn the inner ring by { $sectors } sectors
    }
planet-unknown-do-take-planet = { $planet ->
        [0] Play { NAME("planet", $planet) } (standard)
       *[other] Play { NAME("planet", $planet) }
    }
planet-unknown-do-take-corporation = { $corporation ->
        [0] Play { NAME("corporation", $corporation) } (standard)
       *[other] Play { NAME("corporation", $corporation) }
    }
planet-unknown-do-turn-station = { $sectors ->
        [0] Turn the station full circle: everybody keeps their sector
        [one] Turn the station by 1 sector
       *[other] Turn the station by { $sectors } sectors
    }
planet-unknown-do-place-tile = Place the { NAME("ring", $ring) }, turn { $turn }, first cell on { NAME("cell", $anchor) }
planet-unknown-do-take-unplaced = Take the { NAME("ring", $ring) } without placing it
planet-unknown-do-choose-civ-tile = Choose the { NAME("ring", $ring) } now and move rovers first
planet-unknown-do-advance = Advance { NAME("track", $track) } for the tile
planet-unknown-do-energise = Use energy for { NAME("track", $track) }
planet-unknown-do-boost = Boost { NAME("track", $track) }{ $double ->
        [1] {" "}by 2 fields
       *[other] {""}
    }
planet-unknown-do-promote = Advance { NAME("track", $track) } by card or event
planet-unknown-do-step-back = Move { NAME("track", $track) } back
planet-unknown-do-count-resource = { $section ->
        [0] Let the first resource of the tile count
       *[other] Let the second resource of the tile count
    }
planet-unknown-do-tech-as-energy = Treat the tech section as energy
planet-unknown-do-lay-patch = Lay a patch on { NAME("cell", $cell) }
planet-unknown-do-store-patch = Keep the patch for the end of the game
planet-unknown-do-double-patch = Make two patches of one
planet-unknown-do-boost-for-patch = Take a boost instead of the patch
planet-unknown-do-take-double-field = { $patch ->
        [1] Take the patch of the biomass field
       *[other] Take the other bonus of the biomass field
    }
planet-unknown-do-reset-biomass = Set the biomass marker to field 0
planet-unknown-do-put-rover = Put a rover on { NAME("cell", $cell) }
planet-unknown-do-move-rover = Move the rover on { NAME("cell", $start) } { NAME("way", $way) }
planet-unknown-do-teleport-rover = Teleport the rover from { NAME("cell", $start) } to { NAME("cell", $target) }{ $tech ->
        [1] {" "}for one move
       *[other] {""}
    }
planet-unknown-do-load-meteorite = Load the meteorite on { NAME("cell", $cell) }
planet-unknown-do-set-lifepod = Lay the lifepod here: { $place ->
        [-1] the scoring area
       *[other] { NAME("field", $place) }
    }
planet-unknown-do-move-lifepod = Move a lifepod from { $start ->
        [-1] the scoring area
       *[other] { NAME("field", $start) }
    } to { $place ->
        [-1] the scoring area
       *[other] { NAME("field", $place) }
    }
planet-unknown-do-collect-lifepod = Collect the lifepod on { NAME("cell", $cell) }
planet-unknown-do-collect-meteorite = Collect the meteorite on { NAME("cell", $cell) }
planet-unknown-do-destroy-meteorite = Destroy the meteorite on { NAME("cell", $cell) }
planet-unknown-do-clear-line = Destroy all meteorites of { NAME("line", $line) }
planet-unknown-do-add-meteorite = Put a meteorite on { NAME("cell", $cell) }
planet-unknown-do-lose-rover = Lose the rover on { NAME("cell", $cell) }
planet-unknown-do-lose-lifepod = Lose the lifepod on { NAME("cell", $cell) }
planet-unknown-do-lose-collected-lifepod = Lose the lifepod here: { $place ->
        [-1] the scoring area
       *[other] { NAME("field", $place) }
    }
planet-unknown-do-peek-at-event = Look at the next event
planet-unknown-do-take-boost = Take a boost
planet-unknown-do-advance-rover = Advance the rover marker by your technology
planet-unknown-do-claim-row = Take all bonuses on the height of { NAME("track", $track) }
planet-unknown-do-keep-objective = Keep the card “{ NAME("private-objective", $objective) }” (as neighbour objective: { NAME("objective", $objective) })
planet-unknown-do-drop-objective = Give up “{ NAME("private-objective", $objective) }”
planet-unknown-do-look-through-cards = Look through all civ cards left and take two
planet-unknown-do-pick-milestone = Choose for the milestone of level { $level }{ $extra ->
        [1] {" "}with an extra card
       *[other] {""}
    }
planet-unknown-do-take-card = Take { NAME("card", $card) }
planet-unknown-do-remove-shape = Remove this stack: { NAME("ring", $ring) }
planet-unknown-do-set-flux = Set the flux token to { NAME("track", $track) }
planet-unknown-do-advance-flux = { $milestone ->
        [1] Advance the flux marker to its next milestone
       *[other] Advance the flux marker by 1
    }
planet-unknown-do-steer = { $sideways ->
        [1] Shift the { NAME("track", $track) } marker sideways to the { NAME("track", $column) } track
       *[other] Advance the { NAME("track", $track) } marker on the { NAME("track", $column) } track
    }
planet-unknown-do-retreat = Move { NAME("track", $track) } back by your technology
planet-unknown-do-done = Done

## What happened

planet-unknown-event-ring-turned = { SEAT($seat) } { $sectors ->
        [0] leaves the inner ring as it is.
        [one] turns the inner ring by 1 sector.
       *[other] turns the inner ring by { $sectors } sectors.
    }
planet-unknown-event-planet-taken = { SEAT($seat) } plays on { NAME("planet", $planet) }.
planet-unknown-event-corporation-taken = { SEAT($seat) } plays { NAME("corporation", $corporation) }.
planet-unknown-event-round-began = Round { $round } begins; commander: { SEAT($commander) }.
planet-unknown-event-station-turned = { $sectors ->
        [0] The station turns full circle.
        [one] The station turns by 1 sector.
       *[other] The station turns by { $sectors } sectors.
    }
planet-unknown-event-tile-opened = A new tile is turned up: { NAME("tile", $tile) }.
planet-unknown-event-next-tile-seen = Below it lies { NAME("tile", $tile) }.
planet-unknown-event-event-drawn = Event: { NAME("event", $event) }.
planet-unknown-event-event-peeked = { SEAT($seat) } looks at the next event: { NAME("event", $event) }.
planet-unknown-event-event-peeked-hidden = { SEAT($seat) } looks at the next event.
planet-unknown-event-tile-placed = { SEAT($seat) } places { NAME("tile", $tile) } (turn { $turn }) on { NAME("cell", $anchor) }.
planet-unknown-event-tile-unplaced = { SEAT($seat) } takes { NAME("tile", $tile) } but cannot place it.
planet-unknown-event-civ-tile-chosen = { SEAT($seat) } chooses { NAME("tile", $tile) } and may move rovers first.
planet-unknown-event-covered = { SEAT($seat) } covers lifepods: { $lifepods }, rovers: { $rovers }.
planet-unknown-event-marker-moved = { SEAT($seat) }: { NAME("track", $track) } advances to field { $field }.
planet-unknown-event-marker-moved-back = { SEAT($seat) }: { NAME("track", $track) } goes back to field { $field }.
planet-unknown-event-marker-steered = { SEAT($seat) }: the { NAME("track", $track) } marker reaches field { $field } of the { NAME("track", $column) } track.
planet-unknown-event-patch-laid = { SEAT($seat) } lays a patch on { NAME("cell", $cell) }.
planet-unknown-event-patch-stored = { SEAT($seat) } keeps a patch for later.
planet-unknown-event-rover-put = { SEAT($seat) } puts a rover on { NAME("cell", $cell) }.
planet-unknown-event-rover-moved = { SEAT($seat) } moves a rover from { NAME("cell", $start) } to { NAME("cell", $cell) }.
planet-unknown-event-rover-lost = { SEAT($seat) } loses the rover on { NAME("cell", $cell) }.
planet-unknown-event-meteorite-loaded = { SEAT($seat) } loads the meteorite on { NAME("cell", $cell) }.
planet-unknown-event-meteorite-collected = { SEAT($seat) } collects the meteorite on { NAME("cell", $cell) }.
planet-unknown-event-meteorite-destroyed = { SEAT($seat) } destroys the meteorite on { NAME("cell", $cell) }.
planet-unknown-event-meteorite-fell = A meteorite falls on { NAME("cell", $cell) } of { SEAT($seat) }.
planet-unknown-event-meteorite-lost = { SEAT($seat) } loses a collected meteorite.
planet-unknown-event-lifepod-collected = { SEAT($seat) } collects the lifepod on { NAME("cell", $cell) }.
planet-unknown-event-lifepod-lost = { SEAT($seat) } loses a lifepod.
planet-unknown-event-lifepod-set = { SEAT($seat) } lays a lifepod here: { $place ->
        [-1] the scoring area
       *[other] { NAME("field", $place) }
    }.
planet-unknown-event-technology-unlocked = { SEAT($seat) } unlocks a technology: { NAME("technology", $technology) }.
planet-unknown-event-cards-seen = { SEAT($seat) } looks at { $level ->
        [0] all civ cards left
       *[other] civ cards of level { $level }
    }: { NAMES("card", $cards) }.
planet-unknown-event-cards-seen-hidden = { SEAT($seat) } looks at { $level ->
        [0] all civ cards left
       *[other] civ cards of level { $level }
    }.
planet-unknown-event-card-taken = { SEAT($seat) } takes a card of level { $level }: { NAME("card", $card) }.
planet-unknown-event-card-taken-hidden = { SEAT($seat) } takes a card of level { $level } for the end of the game.
planet-unknown-event-no-card-left = { SEAT($seat) } finds no civ card of level { $level } left.
planet-unknown-event-civ-cards-changed = { $more ->
        [1] Every civ stack gains a card.
       *[other] Every civ stack loses a card.
    }
planet-unknown-event-objectives-offered = { SEAT($seat) } draws objectives: { NAMES("private-objective", $objectives) }.
planet-unknown-event-objectives-offered-hidden = { SEAT($seat) } draws objectives.
planet-unknown-event-objective-kept = { SEAT($seat) } keeps “{ NAME("private-objective", $objective) }”.
planet-unknown-event-objective-kept-hidden = { SEAT($seat) } keeps a private objective.
planet-unknown-event-objective-dropped = { SEAT($seat) } gives up “{ NAME("private-objective", $objective) }”.
planet-unknown-event-objective-dropped-hidden = { SEAT($seat) } gives up a private objective.
planet-unknown-event-common-objective = { SEAT($seat) } sets an objective for all: { NAME("objective", $objective) }.
planet-unknown-event-neighbour-objectives = Neighbour objectives: { NAMES("objective", $objectives) }.
planet-unknown-event-shape-removed = { SEAT($seat) } removes shape { NAME("shape", $shape) } from the station ({ NAME("ring", $ring) }).
planet-unknown-event-flux-set = { SEAT($seat) } sets the flux token to { NAME("track", $track) }.
planet-unknown-event-biomass-reset = { SEAT($seat) } sets the biomass marker to field 0.
planet-unknown-event-last-round = This is the last round.
planet-unknown-event-final-phase = The end of the game: stored patches and end-of-game effects. All cards: { NAMES("card", $cards) }.

## Refusals

planet-unknown-no-across-trench = A tile may not lie across the trench.
planet-unknown-no-all-on-ring = A tile on the ring needs a cell outside it.
planet-unknown-no-banned-quadrant = Here the { NAME("resource", $resource) } resource is banned.
planet-unknown-no-beyond-rulebook = This board is outside the rulebook; allow such boards first.
planet-unknown-no-board-not-dealt = You were not dealt that board.
planet-unknown-no-board-twice = Every special board exists only once.
planet-unknown-no-can-be-placed = A tile of your sector can be placed, so you must place one.
planet-unknown-no-cannot-slide-in = The tile cannot slide into this place.
planet-unknown-no-card-not-there = That card is not among those you see.
planet-unknown-no-committed = You have chosen the { NAME("ring", $ring) } already.
planet-unknown-no-deck-size = The event deck has { $cards } cards, but it must have { $wanted }.
planet-unknown-no-event-no-edge = This round you may not build on the edge ({ NAME("event", $event) }).
planet-unknown-no-event-no-ice = This round you may not build on ice ({ NAME("event", $event) }).
planet-unknown-no-event-same-terrain = This round no terrain may touch the same terrain ({ NAME("event", $event) }).
planet-unknown-no-first-at-edge = Your first tile must lie at the edge.
planet-unknown-no-ice-and-land = A tile may not cover ice and land together.
planet-unknown-no-marker-stuck = The { NAME("track", $track) } marker cannot move.
planet-unknown-no-milestone-not-waiting = No milestone of level { $level } like this is waiting.
planet-unknown-no-no-advance = The tile does not advance { NAME("track", $track) } now.
planet-unknown-no-no-area = Energy cannot reach { NAME("track", $track) } here, or its marker cannot move.
planet-unknown-no-no-boost = You have no boost.
planet-unknown-no-no-civ-choice = You cannot choose this tile in advance.
planet-unknown-no-no-double-boost = You cannot double this boost.
planet-unknown-no-no-energy = You have no energy to use.
planet-unknown-no-no-flux = You cannot advance the flux marker like this now.
planet-unknown-no-no-lifepod-held = You have no lifepod to lay.
planet-unknown-no-no-lifepod-move = You cannot move that lifepod there now.
planet-unknown-no-no-moves = You have no rover moves.
planet-unknown-no-no-patch = You have no patch to lay.
planet-unknown-no-no-rover-gained = You have gained no rover.
planet-unknown-no-no-rover-left = No rover is left on your corporation.
planet-unknown-no-no-rover-there = There is no rover on { NAME("cell", $cell) }.
planet-unknown-no-no-such-step = A rover cannot step that way here.
planet-unknown-no-no-such-turn = This tile has no turn { $turn }.
planet-unknown-no-no-tech-energy = You cannot treat tech as energy now.
planet-unknown-no-no-technology = No technology of yours allows that now.
planet-unknown-no-no-teleport = You cannot teleport like that.
planet-unknown-no-no-tile-now = You take no tile now.
planet-unknown-no-no-two-cards = You have no cards to look through.
planet-unknown-no-not-done = Something you have gained must still be carried out.
planet-unknown-no-not-in-the-bag = Nothing you have gained allows that.
planet-unknown-no-not-on-last-tile = A rover is put on a cell of your last tile that has none.
planet-unknown-no-nothing-to-load = There is nothing to load on { NAME("cell", $cell) }.
planet-unknown-no-objective-not-offered = You did not draw this objective.
planet-unknown-no-off-the-grid = The tile reaches beyond the grid.
planet-unknown-no-overlaps = The tile would lie on another one.
planet-unknown-no-patch-misfit = A patch may not lie there.
planet-unknown-no-patch-becomes-two = First take the second patch: your technology makes two of one.
planet-unknown-no-patch-must-lie = You must lay the patch.
planet-unknown-no-place-taken = The lifepod may not lie there.
planet-unknown-no-rotation-for-two = The fixed turn is a variant for two players.
planet-unknown-no-rover-barred = No rover may enter { NAME("cell", $cell) } now.
planet-unknown-no-rover-in-the-way = A rover stands on { NAME("cell", $cell) } already.
planet-unknown-no-rover-off-grid = Rovers stay on the grid.
planet-unknown-no-stack-empty = This stack is empty: { NAME("ring", $ring) }.
planet-unknown-no-tile-cannot-be-taken = You may not take this tile, because the other one can be placed.
planet-unknown-no-too-few-events = There are only { $there } events of this colour: { $colour }.
planet-unknown-no-too-many-boards = You named more boards than there are seats ({ $seats }).
planet-unknown-no-touches-nothing = The tile must touch another one.

## Options

planet-unknown-option-planets = Planets
planet-unknown-option-planets-help = The planet of each seat, in order; seats not named follow the setting for boards.
planet-unknown-option-corporations = Corporations
planet-unknown-option-corporations-help = The corporation of each seat, in order; seats not named follow the setting for boards.
planet-unknown-option-planets-standard = Standard (KSB-4156)
planet-unknown-option-planets-random = A random special planet
planet-unknown-option-planets-arashi = Arashi
planet-unknown-option-planets-cerberus = Cerberus
planet-unknown-option-planets-charybdis = Charybdis
planet-unknown-option-planets-gaia = Gaia
planet-unknown-option-planets-k-273 = K-273
planet-unknown-option-planets-kaax = K’Aax
planet-unknown-option-planets-lacuna = Lacuna
planet-unknown-option-planets-oblivion = Oblivion
planet-unknown-option-planets-pajitnov = Pajitnov
planet-unknown-option-planets-persephone = Persephone
planet-unknown-option-planets-petra = Petra
planet-unknown-option-planets-tartarus = Tartarus
planet-unknown-option-corporations-standard = Standard (Universal Coalition)
planet-unknown-option-corporations-random = A random special corporation
planet-unknown-option-corporations-cosmos-inc = Cosmos Inc.
planet-unknown-option-corporations-flux-industries = Flux Industries
planet-unknown-option-corporations-horizon-group = Horizon Group
planet-unknown-option-corporations-jump-drive = Jump Drive
planet-unknown-option-corporations-makeshift = Makeshift
planet-unknown-option-corporations-oasis-ultd = Oasis Ultd.
planet-unknown-option-corporations-republic = Republic
planet-unknown-option-corporations-wormhole-corp = Wormhole Corp.
planet-unknown-option-boards = Boards
planet-unknown-option-boards-help = Which special boards are dealt at random; every player may decline one for the standard side.
planet-unknown-option-boards-standard = Standard sides for all
planet-unknown-option-boards-planets = Random special planets
planet-unknown-option-boards-corporations = Random special corporations
planet-unknown-option-boards-both = Random special planets and corporations
planet-unknown-option-beyond-rulebook = Boards outside the rulebook
planet-unknown-option-beyond-rulebook-help = Allow two more corporations and six more planets.
planet-unknown-option-private-objectives = Private objectives
planet-unknown-option-private-objectives-help = Each player keeps one of two secret objectives; always in solo.
planet-unknown-option-events = Events
planet-unknown-option-events-help = An event each round from a deck of 20; always in solo.
planet-unknown-option-green = Green events
planet-unknown-option-green-help = How many of the 20 events have this colour.
planet-unknown-option-orange = Orange events
planet-unknown-option-orange-help = How many of the 20 events have this colour.
planet-unknown-option-red = Red events
planet-unknown-option-red-help = How many of the 20 events have this colour.
planet-unknown-option-fixed-rotation = Fixed turn
planet-unknown-option-fixed-rotation-help = Variant for two: the station always turns one sector.
planet-unknown-option-station = Station
planet-unknown-option-station-help = Which small and large stacks share a sector.
planet-unknown-option-station-turned = Inner ring turned at random
planet-unknown-option-station-same = Always the same
planet-unknown-option-station-shuffled = All stacks at random
planet-unknown-option-station-chosen = The first commander turns the inner ring
planet-unknown-option-next-tiles = Next tiles can be seen
planet-unknown-option-next-tiles-help = Everybody sees the tile below the top one of every stack.
planet-unknown-option-build-on-patches = Build on from patches
planet-unknown-option-build-on-patches-help = Tiles may touch a patch instead of a tile.

## Results

planet-unknown-points-lines = Rows and columns
planet-unknown-points-tracks = Tracks
planet-unknown-points-lifepods = Lifepods
planet-unknown-points-meteorites = Meteorites
planet-unknown-points-cards = Civ cards
planet-unknown-points-private = Private objectives
planet-unknown-points-planet = Planet
planet-unknown-points-neighbours = Neighbour objectives
planet-unknown-verdict-failure = A complete failure: look for a planet somebody has already settled.
planet-unknown-verdict-survivors = There may be survivors besides you.
planet-unknown-verdict-scraping-by = It is little, but it will do to survive.
planet-unknown-verdict-fulfilled = Mission fulfilled. Well done!
planet-unknown-verdict-excellent = Excellent work: a promotion is due.
planet-unknown-verdict-best-planet = Hardly anybody has seen a better planet.
planet-unknown-verdict-glorious = A glorious future for mankind. Bravo!
planet-unknown-tie-empty-cells = Fewer empty cells decided the tie.
planet-unknown-tie-meteorites = Fewer meteorites on the planet decided the tie.
planet-unknown-tie-shared = The victory is shared.

## The text board

planet-unknown-board-round = Round { $round }, commander { SEAT($commander) }
planet-unknown-board-last-round = LAST ROUND
planet-unknown-board-event = Event: { NAME("event", $event) }
planet-unknown-board-events-left = Events to come: { $green } green, { $orange } orange, { $red } red
planet-unknown-board-next-event = You know the next event: { NAME("event", $event) }
planet-unknown-board-target = Target: { $target } medals
planet-unknown-board-neighbour = Objective between { SEAT($one) } and { SEAT($other) }: { NAME("objective", $objective) }
planet-unknown-board-common = Objective for all: { NAME("objective", $objective) }
planet-unknown-board-station = Station (open tile, tiles below)
planet-unknown-board-sector = Sector { $sector }: { $small } | { $large }
planet-unknown-board-faces = { $sector } ← { SEAT($seat) }
planet-unknown-board-open = { NAME("tile", $tile) } (+{ $left })
planet-unknown-board-open-next = { NAME("tile", $tile) } (+{ $left }; next { NAME("tile", $next) })
planet-unknown-board-taken-next = just taken (+{ $left }; next { NAME("tile", $next) })
planet-unknown-board-empty = empty
planet-unknown-board-taken = just taken (+{ $left })
planet-unknown-board-ahead = { $marker }, ahead: { $fields }
planet-unknown-board-ahead-field = { $field }: { $what }
planet-unknown-board-bonus-boost = boost
planet-unknown-board-bonus-patch = patch
planet-unknown-board-bonus-moves = moves { $count }
planet-unknown-board-bonus-rover = rover
planet-unknown-board-bonus-card = card of level { $level }
planet-unknown-board-bonus-technology = technology
planet-unknown-board-bonus-double = patch or another bonus
planet-unknown-board-bonus-medals = medals { $medals }
planet-unknown-board-civ-stacks = Civ cards left, levels 1 to 4: { $stacks }
planet-unknown-board-colony = { SEAT($seat) }: { NAME("planet", $planet) }, { NAME("corporation", $corporation) }, medals in sight: { $points }
planet-unknown-board-markers = Tracks: { $markers }
planet-unknown-board-marker = { NAME("track", $track) } { $field }/{ $top }
planet-unknown-board-marker-column = { NAME("track", $track) } { $field }/{ $top } on { NAME("track", $column) }
planet-unknown-board-flux = Flux token: { NAME("track", $track) }
planet-unknown-board-technology = Technology: { NAME("technology", $technology) }
planet-unknown-board-collected = Collected lifepods: { $lifepods }, meteorites: { $meteorites }; rovers left: { $rovers }; stored patches: { $patches }
planet-unknown-board-lodged = Lifepods lie on: { NAMES("field", $places) }
planet-unknown-board-open-cards = Open cards: { NAMES("card", $cards) }
planet-unknown-board-hidden-cards = Cards for the end of the game: { $count }
planet-unknown-board-own-cards = Your cards for the end: { NAMES("card", $cards) }
planet-unknown-board-own-objectives = Your private objectives: { NAMES("private-objective", $objectives) }
planet-unknown-board-offer = On offer: { NAMES("private-objective", $objectives) }
planet-unknown-board-bag = Waiting: { $moves } moves, { $boosts } boosts, { $patches } patches, { $rovers } rovers
planet-unknown-board-turns = Turns of your { NAME("ring", $ring) }, { NAME("tile", $tile) } (first cell marked):
planet-unknown-board-legend = Cells: C civ, W water, B biomass, R rover, T tech, E energy; capital letter: resource symbol; p patch. Behind the cell: * meteorite, o lifepod, & rover, % loaded rover, ' free meteorite symbol. Bare ground: . land, ~ ice, = ring, # city, - current line, x toxic.
planet-unknown-board-line-medals = Medals of a row stand at its right, of a column below.
planet-unknown-board-row = Row { $row }: { $cells }
planet-unknown-board-thing-meteorite = meteorite
planet-unknown-board-thing-lifepod = lifepod
planet-unknown-board-thing-rover = rover
planet-unknown-board-thing-loaded = loaded rover
planet-unknown-board-thing-symbol = resource
planet-unknown-board-thing-patch = patch
planet-unknown-board-thing-spot = free meteorite symbol
planet-unknown-board-ground-land = land
planet-unknown-board-ground-ice = ice
planet-unknown-board-ground-ring = ring
planet-unknown-board-ground-city = city
planet-unknown-board-ground-current = current line
planet-unknown-board-ground-toxic = toxic
planet-unknown-board-turn-plain = Turn { $turn } covers, from the first cell: { $cells }

## Reasons for advice: more ($more is 1) or less of a term

planet-unknown-term-row = { $more ->
        [0] row { $of } fills more slowly
       *[other] row { $of } fills sooner
    }
planet-unknown-term-column = { $more ->
        [0] column { NAME("column", $of) } fills more slowly
       *[other] column { NAME("column", $of) } fills sooner
    }
planet-unknown-term-gaps = { $more ->
        [0] more gaps on your planet
       *[other] fewer gaps on your planet
    }
planet-unknown-term-track = { $more ->
        [0] less far up the { NAME("track", $of) } track
       *[other] further up the { NAME("track", $of) } track
    }
planet-unknown-term-technology = { $more ->
        [0] fewer technologies
       *[other] more technologies
    }
planet-unknown-term-lifepods = { $more ->
        [0] fewer lifepods
       *[other] more lifepods
    }
planet-unknown-term-meteorites = { $more ->
        [0] fewer meteorites collected, or more in the way
       *[other] more meteorites collected, or fewer in the way
    }
planet-unknown-term-cards = { $more ->
        [0] your civ cards bring less
       *[other] your civ cards bring more
    }
planet-unknown-term-objective = { $more ->
        [0] you miss your private objective { NAME("objective", $of) }
       *[other] you meet your private objective { NAME("objective", $of) }
    }
planet-unknown-term-neighbours = { $more ->
        [0] you fall behind a neighbour at an objective
       *[other] you get ahead of a neighbour at an objective
    }
planet-unknown-term-rovers = { $more ->
        [0] fewer rovers, or moves for them
       *[other] more rovers, or moves for them
    }
planet-unknown-term-patches = { $more ->
        [0] fewer patches
       *[other] more patches
    }
planet-unknown-term-boosts = { $more ->
        [0] fewer marker steps to come
       *[other] more marker steps to come
    }
planet-unknown-term-planet = { $more ->
        [0] your planet brings less
       *[other] your planet brings more
    }
planet-unknown-term-corporation = { $more ->
        [0] your corporation brings less
       *[other] your corporation brings more
    }
