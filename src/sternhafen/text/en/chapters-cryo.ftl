# Cryo in chapters: what the numbered rules say, told with examples.

chapters-cryo-1 = A turn: send a drone, or call all of them back
    .text = In your turn you do one of two things. Either a drone flies from your platform to a free dock of the wreck, and you carry out one action beside that dock; or all your drones come home. With all three away you have to recall. Once a turn you may scrap a tile or a card for what is printed on it. At the end of the turn you keep five cards at most.
    .example = A dock in the lab lies between stasis control and a space with an organics tile. Your drone lands there, and you choose: wake crew, or take the tile. The other action is for your next drone, if nobody takes the dock beside it first.
    .rules = CRYO-4.1 CRYO-4.4 CRYO-5.1 CRYO-5.2 CRYO-3.5 CRYO-4.5 CRYO-4.7

chapters-cryo-2 = Waking crew and taking tiles
    .text = Stasis control wakes up to three of your pods in that section for one organics each. A resource space gives you its open tile: gain what it shows at once and return it, or build it into a slot of your platform, where it works again and again. The reactor turns crystal into energy, the converter turns any of the three basic resources into nanites, and a nanite stands in for each of them. You cannot hold more than five of a resource, or six energy.
    .example = You have 1 organics and 2 nanites: enough for three pods. Or you take the tile with crystal and tech: at once it brings 1 of each; as a reward on your platform it brings 1 of each at every recall.
    .rules = CRYO-5.7 CRYO-5.12 CRYO-5.17 CRYO-5.18 CRYO-3.10 CRYO-3.14 CRYO-3.37

chapters-cryo-3 = The platform: a machine that you build
    .text = Every drone that comes home takes a free dock of your platform, one after the other, and may start the action there: if all slots of that action hold a tile, and if you can pay the tile under the cost. The gain of one drone may pay for the next, so the order matters. A tile stays where you put it unless you scrap it, and an empty slot means an idle dock.
    .example = Construct I holds a tile with 1 organics, Charge has an organics tile as its cost. The first drone goes to Construct I: +1 organics. The second goes to Charge, pays it, and you have 1 energy. The other way round Charge would have had nothing to pay with.
    .rules = CRYO-6.16 CRYO-6.18 CRYO-6.19 CRYO-6.20 CRYO-6.22 CRYO-6.26 CRYO-3.20 CRYO-3.22

chapters-cryo-4 = What a recall costs: incidents
    .text = A recall begins with salvage: each of your pods on a salvage space brings one of its resource. Then you have to resolve one of the open incidents. Plunder is a gift, and you keep the tile. Sabotage destroys all pods of everybody in the next chamber of that section, yours included. A new tile comes from the track, and under the last of them lies the sunset.
    .example = Engineering shows sabotage, and its first chamber still holds one pod of each of the others. Yours is awake already: you resolve it, they lose a pod each, and you lose none.
    .rules = CRYO-6.1 CRYO-6.2 CRYO-6.4 CRYO-6.5 CRYO-6.8 CRYO-6.13 CRYO-6.15

chapters-cryo-5 = Cards: four uses for each
    .text = A card is an upgrade that works from now on, a mission that scores at the end, a vehicle, or scrap. With a card action you draw one or play one; playing costs nothing more. You have three places for each use. Upgrades and vehicles lie open, missions face down. A vehicle leaves when it is launched; upgrades and missions stay for the whole game.
    .example = You hold the card of the Mole: four seats as a vehicle; Automation as an upgrade, one more platform action at every recall; Industry as a mission, 1 point for each tile on your platform; or scrap it for 1 organics and 1 crystal.
    .rules = CRYO-8.1 CRYO-8.2 CRYO-8.3 CRYO-8.5 CRYO-8.6 CRYO-7.1 CRYO-7.3 CRYO-5.20

chapters-cryo-6 = Down to the caves
    .text = Scouting turns a cave face up and puts one of your pods in it without settling costs; it takes 1 energy and 1 tech. The big transports start at the transport dock, where there is always room: choose a vehicle with crew, a tunnel section with an open cave, and pay its energy. Then pay the settlement cost of one or both of its caves and share out the crew. Pods in a cave stay there, and the vehicle is discarded.
    .example = The Mole carries three pods into the section between A2 and B2, which costs 2 energy. A2 asks for 1 tech, B2 for 1 crystal and 1 organics; you pay both and leave one pod in A2 and two in B2.
    .rules = CRYO-5.24 CRYO-5.25 CRYO-5.26 CRYO-5.33 CRYO-5.34 CRYO-5.36 CRYO-5.38 CRYO-5.39 CRYO-3.33

chapters-cryo-7 = Sunset, and what is counted
    .text = The game is over after the turn in which somebody resolves the sunset, or in which the last pod of any player settles or is lost. Pods in caves bring 3 points each, and every cave its first value for most pods and its second for second most. Upgrades, vehicles and awake crew at home bring 1 each, missions what they say.
    .example = A cave is worth 7 and 2. You and Ada have three pods there, Ben has one. You are tied for most: you and Ada get 2 each, Ben nothing. For your three pods you get 9 in any case. One more pod would have made it 12 and 7.
    .rules = CRYO-10.1 CRYO-10.2 CRYO-11.1 CRYO-11.2 CRYO-11.4 CRYO-11.5 CRYO-11.7 CRYO-11.9

chapters-cryo-8 = Alone: the Rival
    .text = Alone you play against the Rival, which takes a turn after each of yours. A decision card says to which dock its drone flies; it takes a tile there or wakes crew. It pays nothing: as soon as it has four of a resource it spends them on a jump, and with three energy and three pods at home it scouts and spreads over two caves. Where its rules leave several possibilities open, you decide.
    .example = The Rival has 3 crystals and takes a crystal tile: with 4 it wakes a pod in engineering, gains 3 energy and loses the crystals. With three pods on its platform it is off to the caves in the same turn.
    .rules = CRYO-S3.1 CRYO-S3.2 CRYO-S3.4 CRYO-S3.7 CRYO-S4.3 CRYO-S4.9 CRYO-S2.9 CRYO-S5.6
