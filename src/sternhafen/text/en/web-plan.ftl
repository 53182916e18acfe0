### Planning in the browser: lines of one's own that are only tried.

web-plan-name = Plan { $n }
web-plan-mode = Planning
web-plan-all = Your plans
web-plan-steps = The steps of this plan
web-plan-new = Another plan
web-plan-rename = Rename this plan
web-plan-drop = Drop this plan
web-plan-leave = Back to the game
web-plan-play = Play this plan
web-plan-help = Try your moves: nothing is played, and nobody sees it.
web-plan-assumed = Assumed: it is your turn now, and nothing has changed.
web-plan-expected = { $points } points expected
web-plan-ends-turn = Here your turn ends.
web-plan-ends-reveal = Here something unknown comes out, so the plan ends.
web-plan-ends-over = Here the game is over.
web-plan-ends-illegal = Step { $n } is not possible:
web-plan-ends-waits = How your next turn begins is still unknown. Your plan waits here.
web-plan-stopped = Step { $n }, “{ $action }”, was not played:
