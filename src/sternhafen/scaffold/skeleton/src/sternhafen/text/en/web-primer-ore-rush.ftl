# The rules of this title on one page: the goal, a turn, what brings points, the end.

web-primer-ore-rush-goal = Bring ore up from the shaft into your store. Whoever has most ore there at the end wins.
    .example = A load of 14 ore is worth nothing in the shaft and 14 points in the store.
    .rule = ORE-3.2

web-primer-ore-rush-turn = Dig with one die or two, as often as you dare, then return with your load. A 1 makes the shaft cave in: the load is lost, and your turn ends.
    .example = You carry 9 ore and roll a 4: now you carry 13. Return, or dig once more?
    .rule = ORE-2.2

web-primer-ore-rush-points = Only ore in your store brings points, one each. You put your load there by returning.
    .example = You return with 13 ore: 13 points that no cave-in takes from you.
    .rule = ORE-2.3

web-primer-ore-rush-end = The game is over after the agreed number of rounds. Equals share their place.
    .example = Whoever is behind in the last round digs deeper.
    .rule = ORE-3.1
