# The rules of this title on one page: the goal, a turn, what brings points, the end.

web-primer-gen7-goal = You are officers of a ship on its way for generations. Keep it running together, live through a story of seven episodes, and earn more officer stars than the others.
    .example = Nobody wins a single episode; stars count for the whole campaign.
    .rule = GEN7-2.3

web-primer-gen7-turn = Roll your crew, then take turns: put one die on a free station and get what the room gives. At group stations several of you send dice at once, and whoever helps is rewarded too.
    .example = A colonist in the Chemistry Lab brings chemicals to you, and 1 to everybody who already works there.
    .rule = GEN7-7.2

web-primer-gen7-points = Tasks and work orders bring merits. At the end of an episode every 25 merits become a star, and 50 may promote you; personal goals bring further stars.
    .example = 56 merits are 2 stars and a promotion.
    .rule = GEN7-31.2

web-primer-gen7-end = A round ends when nobody can place a die any more. Tasks left undone damage their system, and stations close. The episode ends where its story says; ranks, skills and consequences go on with you.
    .example = The plot goal at the top has a deadline: miss it, and the story goes on with a setback.
    .rule = GEN7-30.5
