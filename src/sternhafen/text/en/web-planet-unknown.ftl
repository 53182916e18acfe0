### The board of Planet Unknown in the browser

## Parts

web-planet-unknown-planet = Planet of { SEAT($seat) }
web-planet-unknown-station = The space station
web-planet-unknown-sector = Sector { $sector }
web-planet-unknown-hand = The two tiles of your sector
web-planet-unknown-tracks = Tracks
web-planet-unknown-corporation = { NAME("corporation", $corporation) }
web-planet-unknown-technologies = Technologies
web-planet-unknown-on = , unlocked
web-planet-unknown-goals = Objectives and events
web-planet-unknown-others = The other planets
web-planet-unknown-parts = Parts of the board
web-planet-unknown-tab-planet = Planet
web-planet-unknown-tab-station = Station
web-planet-unknown-tab-tracks = Tracks
web-planet-unknown-tab-goals = Goals
web-planet-unknown-special = What is special about this planet and corporation
web-planet-unknown-close = Close

## Things

web-planet-unknown-rover = Rover on { NAME("cell", $cell) }
web-planet-unknown-medals = { $count ->
        [one] 1 medal
       *[other] { $count } medals
    }
web-planet-unknown-line-open = { $count ->
        [one] 1 cell empty
       *[other] { $count } cells empty
    }
web-planet-unknown-line-stone = full, but a meteorite lies there
web-planet-unknown-line-full = full
web-planet-unknown-track = { NAME("track", $track) }: field { $field } of { $top }
web-planet-unknown-track-next = { $steps ->
        [one] next field: { $bonus }
       *[other] in { $steps } fields: { $bonus }
    }
web-planet-unknown-bonus-boost = boost
web-planet-unknown-bonus-patch = patch
web-planet-unknown-bonus-rover = a rover
web-planet-unknown-bonus-moves = { $count ->
        [one] 1 rover move
       *[other] { $count } rover moves
    }
web-planet-unknown-bonus-card = civ card of level { $count }
web-planet-unknown-bonus-tech = technology { $level }: { $name }
web-planet-unknown-bonus-advance = { NAME("track", $track) } +1
web-planet-unknown-scoring = Scoring area: { $lifepods } lifepods, { $meteorites } meteorites
web-planet-unknown-stack = Below it, in unknown order ({ $count }): { NAMES("tile", $tiles) }
web-planet-unknown-stack-next = Next in its stack: { NAME("tile", $tile) }.
web-planet-unknown-stack-last = The last tile of its stack
web-planet-unknown-opens-later = The next one opens after this round
web-planet-unknown-commander = Commander: { SEAT($seat) }
web-planet-unknown-civ-stacks = Civ cards left, levels 1 to 4: { $stacks }
web-planet-unknown-last-round = Last round
web-planet-unknown-seat = { $points } medals in sight; lifepods: { $lifepods }, meteorites: { $meteorites }, hidden cards: { $cards }
web-planet-unknown-look = Look at { SEAT($seat) }’s planet ({ $points } medals in sight)
web-planet-unknown-looking = You are looking at { SEAT($seat) }’s planet.
web-planet-unknown-back = Back to mine

## Objectives

web-planet-unknown-target = { $points } of { $target } medals in sight
web-planet-unknown-next-event = You know the next event: { NAME("event", $event) }
web-planet-unknown-goal-best = { SEAT($seat) } leads with { $value }: 5 medals
web-planet-unknown-goal-tied = { SEAT($seat) } is tied with { $value }: 2 medals
web-planet-unknown-goal-behind = { SEAT($seat) }: { $value }
web-planet-unknown-offer-hide = Look at the planet
web-planet-unknown-offer-show = Show the cards
web-planet-unknown-card-now = now
web-planet-unknown-card-end = at the end

## The tile in hand

web-planet-unknown-rotate = Turn
web-planet-unknown-rotate-help = Turn clockwise (R or mouse wheel; Shift+R the other way)
web-planet-unknown-flip = Flip
web-planet-unknown-flip-help = Flip (F or right click)
web-planet-unknown-place = Place here
web-planet-unknown-help-place-touch = Tap where it goes; tap it again to place it.
web-planet-unknown-help-place = Point where it goes. R turns, F flips, a click places.
web-planet-unknown-gain-advance = { NAME("track", $track) } to { $field }
web-planet-unknown-gain-steer = { NAME("track", $track) }: one field on, where you like
web-planet-unknown-gain-plain = Only the tile counts, no resource
web-planet-unknown-gain-dry = No ice: water stays
web-planet-unknown-gain-lonely = No area grows: biomass stays
web-planet-unknown-gain-energy = Energy: { NAMES("track", $tracks) }
web-planet-unknown-gain-meteorite = A meteorite
web-planet-unknown-gain-lost-lifepods = { $count ->
        [one] Destroys a lifepod
       *[other] Destroys { $count } lifepods
    }
web-planet-unknown-gain-lost-rovers = { $count ->
        [one] Destroys a rover
       *[other] Destroys { $count } rovers
    }
web-planet-unknown-gain-line = Fills { NAME("line", $line) }: +{ $medals }
web-planet-unknown-gain-line-blocked = Fills { NAME("line", $line) }, but a meteorite lies there
web-planet-unknown-gain-either = Only one resource counts
web-planet-unknown-way = Drive to { NAME("cell", $cell) }: { $moves ->
        [0] no move
        [one] 1 move
       *[other] { $moves } moves
    }, { $left } left
web-planet-unknown-way-finds = { $count ->
        [one] Collects 1 thing on the way
       *[other] Collects { $count } things on the way
    }

## What waits

web-planet-unknown-waiting = What waits
web-planet-unknown-which = Which one?
web-planet-unknown-kind-advance = Advance for the tile
web-planet-unknown-kind-energise = Energy
web-planet-unknown-kind-boost = Boost
web-planet-unknown-kind-promote = Advance a marker
web-planet-unknown-kind-step-back = Move a marker back
web-planet-unknown-kind-retreat = Move a marker back by technology
web-planet-unknown-kind-lay-patch = Lay a patch
web-planet-unknown-kind-put-rover = Put a rover
web-planet-unknown-kind-move-rover = Rover moves
web-planet-unknown-kind-teleport-rover = Teleport a rover
web-planet-unknown-kind-lose-rover = Lose a rover
web-planet-unknown-kind-advance-rover = Advance the rover marker
web-planet-unknown-kind-load-meteorite = Load a meteorite
web-planet-unknown-kind-collect-meteorite = Collect a meteorite
web-planet-unknown-kind-destroy-meteorite = Destroy a meteorite
web-planet-unknown-kind-clear-line = Clear a row or column
web-planet-unknown-kind-add-meteorite = A meteorite falls
web-planet-unknown-kind-set-lifepod = Lay the lifepod
web-planet-unknown-kind-move-lifepod = Move a lifepod
web-planet-unknown-kind-collect-lifepod = Collect a lifepod
web-planet-unknown-kind-lose-lifepod = Lose a lifepod
web-planet-unknown-kind-lose-collected-lifepod = Lose a collected lifepod
web-planet-unknown-kind-claim-row = Take a whole row of bonuses
web-planet-unknown-kind-reset-biomass = Biomass back to 0
web-planet-unknown-kind-choose-civ-tile = Choose the tile first
web-planet-unknown-kind-remove-shape = Remove a stack
web-planet-unknown-kind-turn-station = Turn the station
web-planet-unknown-kind-take-unplaced = Take a tile without placing it
web-planet-unknown-kind-set-flux = Set the flux token
web-planet-unknown-kind-steer = Steer the marker
web-planet-unknown-kind-advance-flux = Advance the flux marker
web-planet-unknown-kind-pick-milestone = Which milestone first
web-planet-unknown-kind-count-resource = Which resource counts
web-planet-unknown-kind-take-double-field = Which bonus of the field
web-planet-unknown-kind-take-planet = Choose your planet
web-planet-unknown-kind-take-corporation = Choose your corporation

web-planet-unknown-tech-used = { $name } (used)
web-planet-unknown-tech-at = Tech { $field }: { $name }
web-planet-unknown-others-get = What the others would get
web-planet-unknown-have = You have
web-planet-unknown-have-lifepods = collected lifepods
web-planet-unknown-have-meteorites = collected meteorites
web-planet-unknown-have-rovers = rovers still to come
web-planet-unknown-have-patches = stored patches
web-planet-unknown-cards = Civ cards
web-planet-unknown-ending-over = The medals are counted.
web-planet-unknown-civ-advance-different = { $count ->
            [one] 1 marker up
           *[other] { $count } markers up
        }
web-planet-unknown-civ-advance-all-to = all to field { $count }
web-planet-unknown-civ-gain-patch = { $count ->
            [one] 1 patch
           *[other] { $count } patches
        }
web-planet-unknown-civ-rover-moves = { $count } rover moves
web-planet-unknown-civ-take-and-place-tile = one more tile
web-planet-unknown-civ-medals = at the end: { $count ->
            [one] 1 medal
           *[other] { $count } medals
        }{ $more ->
            [0] {""}
           *[other] , 1 marker up
        }
web-planet-unknown-civ-collect-lifepods = collect { $count ->
            [one] 1 lifepod
           *[other] { $count } lifepods
        }
web-planet-unknown-civ-teleport-rover = a rover jumps
web-planet-unknown-civ-clear-line = clear a line
web-planet-unknown-civ-destroy-meteorites = { $count } meteorites gone
web-planet-unknown-civ-medals-per-patch = 1 medal per patch
web-planet-unknown-civ-medals-per-lifepod = 1 medal per lifepod
web-planet-unknown-civ-meteorite-repo = 1 medal more per 3 meteorites
web-planet-unknown-civ-commerce-agreement = the more of these, the better
