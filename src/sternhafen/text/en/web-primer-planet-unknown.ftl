# The rules of this title on one page: the goal, a turn, what brings points, the end.

web-primer-planet-unknown-goal = Settle a planet with tiles from a space station that turns between you. Full rows and columns, tracks, collected lifepods and goals bring medals; most medals win.
    .example = A full row in the middle brings 3 medals, one at the edge 1.
    .rule = PU-15.1

web-primer-planet-unknown-turn = The commander turns the station. Then everybody at the same time takes one of the two tiles of the sector in front of them, places it beside their other tiles and advances both of its resources on their tracks.
    .example = A tile of water and rover, its water on ice: water and rover move up by one, and the rover may drive.
    .rule = PU-3.5

web-primer-planet-unknown-points = Every row and column without a gap and without a meteorite counts. So does the highest coin that each marker has reached. Rovers collect lifepods and meteorites, cards and shared goals bring the rest.
    .example = Three collected meteorites make 1 medal; while one lies on your planet, its row and column give nothing.
    .rule = PU-15.2

web-primer-planet-unknown-end = The game ends with the round in which somebody cannot place either of their tiles, or a sector runs empty. Everybody finishes that round.
    .example = You lead and your planet is almost full? Turn the station so that nothing fits you any more.
    .rule = PU-14.1
