# Planet Unknown in chapters: what the numbered rules say, told with examples.

chapters-planet-unknown-1 = A round: the station turns
    .text = The commander turns the station as far as they like. Then everybody plays at the same time: you take one of the two tiles on top in your own sector, place it, and advance the markers of both its resources by one, in the order you prefer. How many cells a resource covers does not matter. When all are done the commander’s marker moves on to the left.
    .example = Your sector shows a small tile of water and rover and a large one of biomass and tech. The small one closes a gap, the large one unlocks a technology: you take one of them, the other stays for whoever faces this sector next.
    .rules = PU-3.1 PU-2.4 PU-3.2 PU-3.5 PU-3.6 PU-2.5

chapters-planet-unknown-2 = Placing a tile
    .text = Turn and flip a tile as you like. The first one covers a cell at the edge, every later one lies side by side with something you have placed. Nothing may overlap or stick out. A tile may cover a lifepod or a rover, but then that is lost. If the tile shows a meteorite, one lands on that cell at once, and its row and column bring nothing until a rover fetches it.
    .example = A tile of four cells fits beside your last one in two ways. In one it would bury a lifepod, a medal gone; in the other its meteorite lands next to your rover, which needs a single move to collect it. You take the second.
    .rules = PU-4.1 PU-4.2 PU-4.3 PU-4.5 PU-4.8 PU-4.9 PU-10.1

chapters-planet-unknown-3 = Tracks, bonuses and boosts
    .text = There are five tracks: civ, water, biomass, rover and tech. Whatever field a marker reaches or passes on its way up gives you its bonus at once. A boost advances any marker by one, even the same again, so one tile can set off a chain. Medals on a track are no bonus: at the end you get those of the highest medal field you have reached. Energy has no track. It advances the marker of any area that lies beside its own energy area.
    .example = On the standard corporation your water marker goes from 2 to 3 and meets a boost. You spend it on civ, from 2 to 3: there the first civ card waits. One tile, a whole chain.
    .rules = PU-5.2 PU-5.3 PU-5.4 PU-5.5 PU-3.7 PU-13.1 PU-13.2

chapters-planet-unknown-4 = Water and biomass
    .text = Water is the only resource that asks for a place: its marker moves for a tile only if at least one water cell of the tile lies on ice. Boosts, energy and cards move it anywhere. Biomass gives patches: single cells that you place at once beside something of yours, the best way to fill the last hole of a row. A patch is no tile and advances nothing.
    .example = Your tile has three cells of water and one of them lies on ice: that is enough. In the same round biomass reaches field 3. The patch fills the one empty cell of a row in the middle, which is now worth its 3 medals.
    .rules = PU-7.1 PU-7.2 PU-7.3 PU-7.4 PU-8.1 PU-8.2 PU-8.3 PU-8.4

chapters-planet-unknown-5 = Rovers, lifepods and meteorites
    .text = A rover milestone puts a rover on a cell of the tile you placed last; fields with a number give that many moves. A move is one step to a cell beside it, over tiles and bare ground alike, and you may split moves between your rovers. What lies on a cell a rover enters is yours: each lifepod is a medal, every three meteorites are one. Moves that you do not use are lost at the end of your turn.
    .example = You get three moves. The rover drives two steps onto a meteorite, and one more onto a lifepod: 1 medal for the lifepod, and the row of the meteorite counts again.
    .rules = PU-9.1 PU-9.5 PU-9.6 PU-9.7 PU-9.10 PU-9.11 PU-9.14 PU-11.4 PU-15.4

chapters-planet-unknown-6 = Civ cards and technologies
    .text = A civ milestone lets you look through the cards of its level and keep one; that happens when everybody has placed. Some act at once and lie open, others stay hidden until the end. The higher the level, the stronger the cards. Technologies are your corporation’s own rules: one works while your tech marker stands on its field or above, from the very turn in which you reach it.
    .example = With three players four cards lie on level 1. Clara chooses before you and leaves three; you see which she did not want. If your tech marker is later moved back below a field, that technology sleeps until you reach it again; your card stays.
    .rules = PU-1.10 PU-6.1 PU-6.2 PU-6.4 PU-6.5 PU-6.7 PU-12.1 PU-12.2 PU-12.3

chapters-planet-unknown-7 = The end, and what is counted
    .text = The game ends with the round in which somebody can place neither of their tiles, or in which a sector runs empty; everybody finishes it. Then you count medals: full rows and columns without a meteorite, the highest medal field of each track, lifepods and meteorites, cards, and the goals that you share with your neighbours.
    .example = A column worth 2 is full but for one cell: nothing. A row worth 3 is full: 3. Four lifepods: 4. Seven meteorites are two sets: 2. Water at field 9 still gives the 4 of field 8. Together 13, and cards and goals come on top.
    .rules = PU-14.1 PU-14.2 PU-14.5 PU-15.1 PU-15.2 PU-15.3 PU-15.4 PU-15.9
