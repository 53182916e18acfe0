# What every thing on Planet Unknown's board says of itself: its name, what it is, what it does now, its rule.

guide-planet-unknown-station = Space station
    .what = Six sectors, each with a stack of small and one of large tiles. Whichever sector points to you is yours this round.
    .rule = PU-1.2

guide-planet-unknown-seat = { SEAT($seat) }
    .what = The sector at this marker is theirs. When the station turns, everybody’s sector changes.
    .now = { $commander ->
                [1] Commander: turns the station this round; then the crown passes to the left.
               *[other] { $points } { $points ->
                    [one] medal
                   *[other] medals
            } in sight.
        }
    .rule = PU-2.2

guide-planet-unknown-tile = { NAME("tile", $tile) }
    .what = Two terrains with a resource each; both move a marker. Take one of your two tiles and place it.
    .now = { $left ->
                [0] Nothing lies below it.
                [one] One more lies below it.
               *[other] { $left } more lie below it.
        }
    .rule = PU-3.5

guide-planet-unknown-line = { NAME("line", $line) }
    .what = Completely filled and without a meteorite, it brings its medals at the end.
    .now = { $medals } { $medals ->
                [one] medal
               *[other] medals
        }; { $struck ->
                [1] a meteorite bars them.
               *[other] { $empty ->
                    [0] it is full.
                    [one] one cell is empty.
                   *[other] { $empty } cells are empty.
            }
        }
    .rule = PU-15.1

guide-planet-unknown-land = Bare land
    .what = A tile may cover it if it touches another one of yours.
    .rule = PU-4.3

guide-planet-unknown-ice = Ice
    .what = Water moves its marker only if at least one water cell of the tile covers ice.
    .rule = PU-7.2

guide-planet-unknown-ground = { $name }
    .what = A ground of this planet with a rule of its own.
    .rule = PU-32.1

guide-planet-unknown-terrain = { NAME("resource", $resource) }
    .what = Terrain of a tile you placed. Areas of one terrain count for objectives, and energy reaches the areas it touches.
    .rule = PU-35.1

guide-planet-unknown-lifepod = Lifepod
    .what = Worth 1 medal if a rover drives onto it. A tile laid over it destroys it.
    .rule = PU-11.3

guide-planet-unknown-meteorite = Meteorite
    .what = While it lies here, its row and column give nothing. A rover picks it up; three make 1 medal.
    .rule = PU-10.1

guide-planet-unknown-rover = Rover
    .what = Drives one cell a move, over anything, and collects what it finds. Do not cover it with a tile!
    .now = { $moves ->
                [0] No moves left.
                [one] One move left.
               *[other] { $moves } moves left.
        }
    .rule = PU-9.6

guide-planet-unknown-track = { NAME("track", $track) }
    .what = Its marker climbs one field for each matching resource. Pictures are bonuses, taken at once; coins are medals for the end.
    .now = Field { $field } of { $top }.
    .rule = PU-5.2

guide-planet-unknown-patch = Patch
    .what = A single cell of biomass: just right for a gap. It moves no marker.
    .rule = PU-8.2

guide-planet-unknown-civ = { NAME("card", $card) }
    .what = Civ card of level { $level }, chosen when everybody has placed.
    .now = { $now ->
                [1] Works at once.
               *[other] Stays secret and counts at the end.
        }
    .rule = PU-6.2

guide-planet-unknown-civ-back = Civ card
    .what = Somebody keeps it for the end of the game. Only its level can be seen.
    .rule = PU-6.5

guide-planet-unknown-technology = { NAME("technology", $technology) }
    .what = What your corporation can learn. A technology works as long as its condition holds.
    .now = { $on ->
                [1] It works.
               *[other] Not unlocked yet.
        }
    .rule = PU-12.2

guide-planet-unknown-objective = { NAME("objective", $objective) }
    .what = You compare it with your neighbour at the end: 5 medals for the better one, 2 each if you are equal.
    .rule = PU-17.3

guide-planet-unknown-private = { NAME("private-objective", $objective) }
    .what = Yours alone: fulfilled at the end, it brings 5 medals.
    .rule = PU-19.3

guide-planet-unknown-event = { NAME("event", $event) }
    .what = The event of this round. It concerns everybody.
    .rule = PU-20.1

guide-planet-unknown-have = { $name }
    .what = Collected lifepods give 1 medal each, three meteorites make 1. Rovers wait on your corporation until a field brings them.
    .rule = PU-11.4
