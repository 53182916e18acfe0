### What the Ore Rush board in the browser says.

web-ore-rush-board = The shaft
web-ore-rush-round = Round { $round } of { $rounds }
web-ore-rush-shaft = Shaft, level { $level }: dig with { $dice ->
        [1] one die
       *[other] two dice
    }
web-ore-rush-load = Load of { $load } ore: return
web-ore-rush-store = { $ore } ore in store
