### Ore Rush: all words but the numbered rules.

ore-rush-title = Ore Rush
ore-rush-line = Dig deeper than the others.
ore-rush-blurb = Dig for ore, one level deeper each time, and return before the shaft caves in.

## Questions and actions

ore-rush-ask-take-turn = Your turn: { $can_return ->
        [0] dig for ore.
       *[other] { $can_dig ->
            [0] return with your load.
           *[other] dig deeper, or return with your load.
        }
    }
ore-rush-do-dig = Dig with { $dice ->
        [1] one die
       *[other] two dice
    }
ore-rush-do-return = Return

## What happened

ore-rush-event-turn-began = Round { $round }: { SEAT($seat) } is on turn.
ore-rush-event-dug = { SEAT($seat) } digs up { $ore } ore.
ore-rush-event-caved-in = The shaft caves in. { $lost ->
        [0] { SEAT($seat) } had nothing to lose.
       *[other] { SEAT($seat) } loses { $lost } ore.
    }
ore-rush-event-returned = { SEAT($seat) } returns with { $ore } ore.

## Refusals

ore-rush-no-shaft-bottom = The shaft has only { $levels } levels.
ore-rush-no-nothing-loaded = You have nothing to return with: dig first.

## Options and points

ore-rush-option-rounds = Rounds
ore-rush-option-rounds-help = After how many rounds the game is over
ore-rush-points-ore = Ore

## The text board

ore-rush-board-round = Round { $round } of { $rounds }
ore-rush-board-level = { $level ->
        [0] Surface
       *[other] Level { $level }
    }{ $seat ->
        [-1] {""}
       *[other] : { SEAT($seat) } with a load of { $load }
    }
ore-rush-board-store = { SEAT($seat) }: { $ore } ore
