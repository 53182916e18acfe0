# The rules of this title on one page: the goal, a turn, what brings points, the end.

web-primer-cryo-goal = Your ship has crashed on an ice planet. Wake your crew in the wreck and bring it to the caves below before the sun sets; most points win.
    .example = A pod in a cave is worth 3 points, and whoever has the most pods there gets the cave’s bonus as well.
    .rule = CRYO-11.1

web-primer-cryo-turn = Send one of your three drones to a dock and carry out one action beside it, or call all of them back. Drones that come home run the machine on your platform, which you build from tiles.
    .example = A drone at a dock below stasis control wakes up to three pods of yours for 1 organics each.
    .rule = CRYO-4.1

web-primer-cryo-points = Pods in caves count most: each by itself, and on top of that whoever has the most or second most in a cave. Upgrades, vehicles, missions and crew on your platform bring the rest.
    .example = Two players with equally many pods in a cave both score only its second number.
    .rule = CRYO-11.7

web-primer-cryo-end = Every recall resolves one incident: plunder for you or sabotage for everybody. Behind the last of them waits the sunset. Whoever resolves it ends the game with that turn; so does a player who has no pod left outside the caves.
    .example = You lead and the sunset lies open? Recall, and it is over.
    .rule = CRYO-10.1
