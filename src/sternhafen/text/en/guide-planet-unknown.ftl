# What every thing on Planet Unknown's board says of itself: its name, what it is, what it does now, its rule.

planet-unknown-card-station = Space station
    .what = Six sectors, each with a stack of small and one of large tiles. Whichever sector points to you is yours this round.
    .rule = PU-1.2

planet-unknown-card-seat = { SEAT($seat) }
    .what = The sector at this marker is theirs. When the station turns, everybody’s sector changes.
    .now = { $commander ->
                [1] Commander: turns the station this round; then the crown passes to the left.
               *[other] { $points } { $points ->
                    [one] medal
                   *[other] medals
            } in sight.
        }
    .rule = PU-2.2

planet-unknown-card-tile = { NAME("tile", $tile) }
    .what = Two terrains with a resource each; both move a marker. Take one of your two tiles and place it.
    .now = { $left ->
                [0] Nothing lies below it.
                [one] One more lies below it.
               *[other] { $left } more lie below it.
        }
    .rule = PU-3.5

planet-unknown-card-line = { NAME("line", $line) }
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

planet-unknown-card-land = Bare land
    .what = A tile may cover it if it touches another one of yours.
    .rule = PU-4.3

planet-unknown-card-ice = Ice
    .what = Water moves its marker only if at least one water cell of the tile covers ice.
    .rule = PU-7.2

planet-unknown-card-ground = { $name }
    .what = A ground of this planet with a rule of its own.
    .rule = PU-32.1

planet-unknown-card-terrain = { NAME("resource", $resource) }
    .what = Terrain of a tile you placed. Areas of one terrain count for objectives, and energy reaches the areas it touches.
    .rule = PU-35.1

planet-unknown-card-lifepod = Lifepod
    .what = Worth 1 medal if a rover drives onto it. A tile laid over it destroys it.
    .rule = PU-11.3

planet-unknown-card-meteorite = Meteorite
    .what = While it lies here, its row and column give nothing. A rover picks it up; three make 1 medal.
    .rule = PU-10.1

planet-unknown-card-rover = Rover
    .what = Drives one cell a move, over anything, and collects what it finds. Do not cover it with a tile!
    .now = { $moves ->
                [0] No moves left.
                [one] One move left.
               *[other] { $moves } moves left.
        }
    .rule = PU-9.6

planet-unknown-card-track = { NAME("track", $track) }
    .what = Its marker climbs one field for each matching resource. Pictures are bonuses, taken at once; coins are medals for the end.
    .now = Field { $field } of { $top }.
    .rule = PU-5.2

planet-unknown-card-patch = Patch
    .what = A single cell of biomass: just right for a gap. It moves no marker.
    .rule = PU-8.2

planet-unknown-card-civ = { NAME("card", $card) }
    .what = Civ card, chosen when everybody has placed.
    .now = { $now ->
                [1] Level { $level }: works at once.
               *[other] Level { $level }: stays secret and counts at the end.
        }
    .rule = PU-6.2

planet-unknown-card-civ-back = Civ card
    .what = Somebody keeps it for the end of the game. Only its level can be seen.
    .rule = PU-6.5

planet-unknown-card-technology = { NAME("technology", $technology) }
    .what = What your corporation can learn. A technology works as long as its condition holds.
    .now = { $on ->
                [1] It works.
               *[other] Not unlocked yet.
        }
    .rule = PU-12.2

planet-unknown-card-objective = { NAME("objective", $objective) }
    .what = You compare it with your neighbour at the end: 5 medals for the better one, 2 each if you are equal.
    .rule = PU-17.3

planet-unknown-card-private = { NAME("private-objective", $objective) }
    .what = Yours alone: fulfilled at the end, it brings 5 medals.
    .rule = PU-19.3

planet-unknown-card-event = { NAME("event", $event) }
    .what = The event of this round. It concerns everybody.
    .rule = PU-20.1

planet-unknown-card-have = { $name }
    .what = Collected lifepods give 1 medal each, three meteorites make 1. Rovers wait on your corporation until a field brings them.
    .rule = PU-11.4

planet-unknown-card-tile-none = Empty stack
    .what = All tiles of this stack are taken. When both stacks of a sector are empty, this round is the last.
    .rule = PU-14.2

planet-unknown-card-turn = How the tile lies
    .what = Turn and flip it as you like before you place it.
    .rule = PU-4.1

planet-unknown-card-planet = { NAME("planet", $planet) }
    .what = { NAME("planet-text", $planet) }
    .now = The planet of { SEAT($seat) }.
    .rule = PU-33.1

planet-unknown-card-corporation = { NAME("corporation", $corporation) }
    .what = { NAME("corporation-text", $corporation) }
    .now = The corporation of { SEAT($seat) }.
    .rule = PU-23.1

planet-unknown-card-civ-stack = Civ cards of level { $level }
    .what = Whoever reaches a milestone of this level looks through the stack and takes one card.
    .now = { $count ->
        [0] The stack is empty.
        [one] 1 card is left.
       *[other] { $count } cards are left.
    }
    .rule = PU-6.1

planet-unknown-card-discard = Box
    .what = Tiles and cards that are out of the game.
    .rule = PU-1.10

planet-unknown-card-scoring = Scoring area
    .what = A collected lifepod here is worth 1 medal at the end.
    .rule = PU-26.5

planet-unknown-card-place = Field for a lifepod
    .what = Markers skip a lifepod at no cost, but what it covers gives nothing, and the lifepod does not score.
    .rule = PU-26.3

planet-unknown-card-place-technology = Technology for a lifepod
    .what = A lifepod here unlocks this technology. It does not score any more.
    .rule = PU-28.1

planet-unknown-card-patches = Patches you keep
    .what = Patches stored for a better moment, at the latest for the end of the game.
    .rule = PU-8.7

planet-unknown-name-planet-text-0 = No rule of its own: the standard planet.
planet-unknown-name-planet-text-1 = The two longest rows are a ring: a tile on it needs a cell outside it, and no patch may lie there.
planet-unknown-name-planet-text-2 = Each fully covered world gives 2 medals.
planet-unknown-name-planet-text-3 = The first tile covers one of the four cells in the middle.
planet-unknown-name-planet-text-4 = Each of the eight cities that is still uncovered at the end gives 2 medals.
planet-unknown-name-planet-text-5 = A tile may not cover ice and land together.
planet-unknown-name-planet-text-6 = Rovers may not enter toxic cells that are still uncovered.
planet-unknown-name-planet-text-7 = Its holes are no part of the planet: nothing can lie there.
planet-unknown-name-planet-text-8 = Only the outer border counts as its edge.
planet-unknown-name-planet-text-9 = Tiles must slide into place from outside; patches need not.
planet-unknown-name-planet-text-10 = Each quarter bans a resource: upper left civ, upper right energy, lower left tech, lower right water.
planet-unknown-name-planet-text-11 = There is no ice. Current lines left uncovered count as energy, also as filled cells at the end.
planet-unknown-name-planet-text-12 = No tile may lie across the trench, and rovers do not drive straight over it.
planet-unknown-name-corporation-text-0 = The standard corporation, with nothing special.
planet-unknown-name-corporation-text-1 = You may put collected lifepods on track fields: markers skip them at no cost.
planet-unknown-name-corporation-text-2 = A flux token marks one of your tracks, and only your highest technology works.
planet-unknown-name-corporation-text-3 = Rovers load meteorites, one each, and unload them on rover resources.
planet-unknown-name-corporation-text-4 = Technologies A to F open in any order: each for one collected lifepod, which then scores nothing.
planet-unknown-name-corporation-text-5 = A marker may also climb diagonally onto a neighbouring track.
planet-unknown-name-corporation-text-6 = Water moves one step for each ice cell it covers, on a path over all five tracks.
planet-unknown-name-corporation-text-7 = Seven civ milestones instead of four, but each moves another marker back.
planet-unknown-name-corporation-text-8 = Biomass has five double fields: at each you take a patch or another bonus, but only for tiles that extend biomass.
