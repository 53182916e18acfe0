### What Gen7 says of itself: info cards, and what the prompt asks after each pick.

## Short questions

gen7-ask-take-turn-brief = Your turn: { $can_deploy ->
        [0] put a die into the wake-up room, or fill a group station.
       *[other] pick a die, then a lit station, or a group station.
    }
gen7-ask-consent-brief = Do you help with { NAME("target", $target) }?
gen7-ask-staff-brief = { NAME("target", $target) }: which die goes to place { $sub }?
gen7-ask-fate-choice-brief = { NAME("fate", $card) }: what do you do?
gen7-ask-wrap-up-brief = Your turn is nearly over: use what you like, then go on.
gen7-ask-prepare-brief = You are in it: use whatever still helps, then go on.
gen7-ask-freely-brief = You may use what you have ready, then go on.
gen7-ask-react-brief = Which of your cards reacts now?
gen7-ask-join-briefing-brief = A briefing: do you join, and with which die?

## After each pick

gen7-ask-take-turn-then-station = { NAME("die", $die) }: which lit station?
gen7-ask-take-turn-then-station-or-value = { NAME("die", $die) }: which lit station, or which value?
gen7-ask-take-turn-then-station-or-wake = { NAME("die", $die) }: which lit station?
gen7-ask-take-turn-then-station-or-value-or-wake = { NAME("die", $die) }: which lit station, or which value?
gen7-ask-take-turn-then-value-or-wake = { NAME("die", $die) }: the wake-up room, or which value?
gen7-ask-take-turn-then-wake = { NAME("die", $die) } goes to the wake-up room.
gen7-ask-take-turn-then-die = { NAME("place", $station) }: with which die?
gen7-ask-take-turn-then-value = Turn { NAME("die", $die) } to which value?

## Things

gen7-card-colonist = Colonist { $value }
    .what = Your people, dice with six sides. More of them sleep in the Medical Centre and can be woken.
    .now = Belongs to { SEAT($seat) }.
    .rule = GEN7-5.9
gen7-card-officer = Officer { $value }
    .what = A player's own officer: a die with eight sides. Whenever an officer goes to work, fate may knock.
    .now = Belongs to { SEAT($seat) }.
    .rule = GEN7-10.1
gen7-card-robot = Robot { $value }
    .what = Twelve sides. Fetch it in Robotics each round. At a group station it can fill two neighbouring places at once.
    .now = Belongs to { SEAT($seat) }.
    .rule = GEN7-8.10
gen7-card-station = { NAME("place", $station) }
    .what = { NAME("station-does", $station) } The dots tell at which lamp of its deck it closes.
    .now = { $gives ->
        [0] {""}
       *[other] Gives { $formula }{ $counts ->
            [0] {""}
           *[other] , where # is the value of the die
        }, at least 1.
    }
    .rule = GEN7-7.2
gen7-card-briefing = { NAME("place", $station) }
    .what = An officer or colonist here calls a briefing: new work orders, the highest die picks first. Whoever calls it leads and starts the next round.
    .rule = GEN7-13.2
gen7-card-private = { NAME("place", $station) }
    .what = Only you may use it, and it never closes. { NAME("station-does", $station) }
    .rule = GEN7-22.3
gen7-card-fault = { NAME("place", $station) }
    .what = A fault covers this station: it cannot be used. Faults go away at the end of the round, failures stay.
    .rule = GEN7-7.8
gen7-card-room = { NAME("room", $room) }
    .what = { NAME("room-does", $room) }
    .now = { $private ->
        [0] Its actions run in this order after a die is placed.
       *[other] Only you may use it.
    }
    .rule = GEN7-7.9
gen7-card-task = { NAME("task", $target) }
    .what = The trouble of the day. All its dice come at once: ask the others for theirs; whoever helps gets the full merits.
    .now = Dice: { $rule }. Costs { $cost }, brings { $merit } merits to each. Left undone, { NAME("dept", $dept) } gets worse by { $steps }.
    .rule = GEN7-24.1
gen7-card-plot-station = { NAME("target", $target) }
    .what = Work for the story. It never fails, but the goal at the top has a deadline.
    .now = Dice: { $rule }. Costs { $cost }, brings { $merit } merits.
    .rule = GEN7-30.9
gen7-card-system = { NAME("system", $system) }
    .what = Green is fine. Yellow closes the stations with one dot on this deck, orange those with two, red those with three and strikes everybody.
    .now = { NAME("section", $section) } now. In red: { NAME("red", $system) }
    .rule = GEN7-26.2
gen7-card-store = { NAME("room", 1) }
    .what = Belongs to all of you and pays for priority tasks only. Filling it earns merits.
    .now = It holds: { $cost }.
    .rule = GEN7-21.1
gen7-card-wake = Wake-up room
    .what = Where sleepers thaw. Whoever wakes here joins their crew when all dice come home. A die without work may lie here, too.
    .rule = GEN7-20.6
gen7-card-track = Logic and instinct
    .what = Your decisions move it. In votes of the story it adds its value to its side, and goes back to the middle.
    .now = It stands at { $track }; above 0 is logic.
    .rule = GEN7-29.3
gen7-card-plot = { NAME("point", $point) }
    .what = { NAME("goaltext", $point) }
    .now = By the end of round { $deadline }. A tap opens the logbook.
    .rule = GEN7-30.5
gen7-card-story = { NAME("point", $point) }
    .what = A part of the story without a goal: it asks all of you for a decision, or tells how things end.
    .now = A tap opens the logbook.
    .rule = GEN7-29.3
gen7-card-rounds = Round { $round }
    .what = The amber number is the deadline of the plot. The episode ends after round { $final }.
    .rule = GEN7-30.5
gen7-card-resources = Your quarters
    .what = Data, parts and chemicals pay for everything. Besides, data draw more cards, 2 parts turn your robot, and 2 chemicals set a person to any value.
    .now = You have { $cost }; { $most } of a kind at most.
    .rule = GEN7-23.1
gen7-card-goals = Personal goals
    .what = One from your quarters, two secret ones. Each you meet brings stars; they change every episode.
    .rule = GEN7-31.5
gen7-card-order = { NAME("order", $card) }
    .what = { NAME("orderline", $card) } Yours alone: place a die in the named centre, pay, and score. At the end each one still in your hand costs merits.
    .rule = GEN7-25.2
gen7-card-file = { NAME("file", $card) }
    .what = { NAME("file-text", $card) }
    .now = Play it any time in your turn, or while you help at a group station.
    .rule = GEN7-9.2
gen7-card-schema = { NAME("schema", $card) }
    .what = { NAME("schema-text", $card) }
    .now = A lasting advantage; you have two places. A second card underneath, its focus, swaps the part in brackets for something better.
    .rule = GEN7-27.3
gen7-card-skill = { NAME("skill", $skill) }
    .what = { NAME("skill-text", $skill) }
    .now = Costs { $cost } stars, from the rank { NAME("rank", $rank) } on.
    .rule = GEN7-31.6
gen7-card-deck-0 = Deck: { NAME("deck", 0) }
    .what = Files help once, at any time in your turn.
    .now = { $count ->
        [0] None is left face down.
        [one] 1 card is left.
       *[other] { $count } cards are left.
    }
    .rule = GEN7-9.4
gen7-card-deck-1 = Deck: { NAME("deck", 1) }
    .what = Schemas are advantages that last.
    .now = { $count ->
        [0] None is left face down.
        [one] 1 card is left.
       *[other] { $count } cards are left.
    }
    .rule = GEN7-27.7
gen7-card-deck-2 = Deck: { NAME("deck", 2) }
    .what = Work orders bring merits to whoever completes them.
    .now = { $count ->
        [0] None is left face down.
        [one] 1 card is left.
       *[other] { $count } cards are left.
    }
    .rule = GEN7-25.2
gen7-card-deck-3 = Deck: { NAME("deck", 3) }
    .what = Fate cards come up when officers go to work.
    .now = { $count ->
        [0] None is left face down.
        [one] 1 card is left.
       *[other] { $count } cards are left.
    }
    .rule = GEN7-10.1
gen7-card-deck-4 = Deck: { NAME("deck", 4) }
    .what = Priority tasks are the trouble of the day; each round brings new ones.
    .now = { $count ->
        [0] None is left face down.
        [one] 1 card is left.
       *[other] { $count } cards are left.
    }
    .rule = GEN7-24.1
gen7-card-fate = { NAME("fate", $card) }
    .what = { NAME("fate-situation", $card) }
    .now = You know what a choice leads to only after you have made it.
    .rule = GEN7-10.5
gen7-card-fate-back = Fate card
    .what = Drawn at the end of a turn in which an officer was deployed. If its trigger does not fit, it goes back unseen.
    .rule = GEN7-10.7
gen7-card-kept = { NAME("fate", $card) }
    .what = { NAME("fate-situation", $card) }
    .now = Kept by its owner, also between episodes.
    .rule = GEN7-10.10
gen7-card-option = { NAME("option", $option) }
    .what = One of the answers that a card or the story offers. One must be taken; what follows shows afterwards.
    .rule = GEN7-10.12
gen7-card-payer = { $payer ->
        [4] { NAME("room", 1) }
       *[other] { SEAT($payer) }
    }
    .what = Whoever pays for a group station must agree. The store pays for priority tasks only.
    .rule = GEN7-23.1
gen7-card-resource = { NAME("res", $res) }
    .what = { $res ->
        [0] Data, from the labs: pay with them, or draw 1 more card to choose from for each.
        [1] Parts, from the workshops: pay with them, or spend 2 to turn your robot.
       *[other] Chemicals, from the biosphere: pay with them, or spend 2 to set a person to any value.
    }
    .now = You have { $amount }; { $most } at most.
    .rule = GEN7-23.1
gen7-card-rule = { NAME("rule", $rule) }
    .what = Something of yours that you may use now: a schema, a skill, a kept card or a rule of the plot.
    .rule = GEN7-27.6
gen7-card-goal = { NAME("goal", $goal) }
    .what = { NAME("goal-text", $goal) }
    .now = { $lost ->
        [0] A goal of the episode: it is for all of you.
       *[other] It is lost.
    }
    .rule = GEN7-31.5
gen7-card-plan = { NAME("plan", $plan) }
    .what = { NAME("plan-text", $plan) }
    .now = { $stars ->
        [one] Brings 1 star when it is met.
       *[other] Brings { $stars } stars when it is met.
    }
    .rule = GEN7-31.5
gen7-card-plan-back = A secret goal
    .what = Only its owner knows it until it is met.
    .rule = GEN7-31.5
gen7-card-quarters = { NAME("quarters", $quarters) }
    .what = Quarters have their own colour, a private station and a first personal goal. Here your dice, cards and resources lie.
    .rule = GEN7-22.3
gen7-card-rank = { NAME("rank", $rank) }
    .what = Your rank is your number of votes, and of skills you may own. Merits promote you at the end of an episode.
    .rule = GEN7-31.3
gen7-card-relationship = { NAME("relationship", $card) }
    .what = { NAME("relationship-function", $card) }. { NAME("relationship-text", $card) }
    .now = Somebody close to this officer: some fate cards speak only of them.
    .rule = GEN7-10.13
gen7-card-rule-card = { NAME("rulecard", $card) }
    .what = { NAME("rulecard-text", $card) }
    .rule = GEN7-3.7
gen7-card-logbook = Logbook
    .what = What has happened in this campaign: the story so far, decisions, damage, and what is kept for the next episode.
    .rule = GEN7-31.14
gen7-card-find = { NAME("find", $find) }
    .what = Turned up in this campaign. The story may come back to it.
    .rule = GEN7-36.1
gen7-card-turn = Turn the die to { $value }
    .what = 2 chemicals set a person to any value, 2 parts a robot.
    .rule = GEN7-23.4
gen7-card-offer = A group station is being filled
    .what = Whoever's turn it is proposes dice and who pays. All contributors must agree; whoever helps gets the full merits.
    .rule = GEN7-8.13
gen7-card-seat = { SEAT($seat) }
    .what = Merits count for this episode: every { $star } become an officer star, { $promotion } a promotion. The rank is the number of votes and skills.
    .now = { NAME("quarters", $quarters) }, { NAME("rank", $rank) }: { $merit } merits, { $stars } stars.
    .rule = GEN7-31.3

## Scenes of a campaign with pages

gen7-card-post = { NAME("target", $target) }
    .what = A post. A die here stays when the others come home, until its owner calls it back at the start of a round.
    .now = Dice: { $rule }. { $rounds ->
        [0] Not held for a round yet.
        [one] Held for one round in a row.
       *[other] Held for { $rounds } rounds in a row.
    }
    .rule = GEN7-36.3
gen7-card-relay = { NAME("target", $target) }
    .what = A relay. Each die lies within one of the last, and comes from another hand. A round without a link breaks the chain.
    .now = { $links ->
        [0] No link yet: any die begins the chain.
        [one] One link: a { $value } by { SEAT($seat) }.
       *[other] { $links } links, the last a { $value } by { SEAT($seat) }.
    }
    .rule = GEN7-36.9
gen7-card-strain = { NAME("target", $target) }
    .what = Every one of these stations bears another strain. You have felt this one; the others know it only if they were told.
    .now = It bears a strain of { $strain }.
    .rule = GEN7-36.11
gen7-card-arranged = { NAME("target", $target) }
    .what = Arranged. Left undone it costs nothing, and then everybody sees it. Until then only those know who looked behind it.
    .now = Dice: { $rule }. Costs { $cost }, brings { $merit } merits to each.
    .rule = GEN7-36.2
gen7-card-real = { NAME("target", $target) }
    .what = You have looked behind it: this alarm is real.
    .now = Dice: { $rule }. Costs { $cost }, brings { $merit } merits to each. Left undone, { NAME("dept", $dept) } gets worse by { $steps }.
    .rule = GEN7-36.2
gen7-card-token = { NAME("token", $token) }
    .what = A figure of the story. It goes its way from room to room as the plot point says, and takes no station.
    .rule = GEN7-36.4
gen7-card-finds = Finds
    .what = Hidden until somebody turns them up, one at a time and at random. What turns up takes effect at once.
    .now = Still hidden: { $hidden }.
    .rule = GEN7-36.1
gen7-card-team = { NAME("team", $team) }
    .what = A team. You stay in yours as long as the plot point lasts; some stations take the dice of one team only.
    .rule = GEN7-36.5
gen7-card-box = Ballot box
    .what = Ballots go in unseen. When the story says so the box is opened, and what has more ballots wins.
    .now = In the box: { $count }.
    .rule = GEN7-36.8
gen7-card-unseen = Face-down tasks
    .what = Nobody knows them yet. Turn them up in time, or they fail at the end of the turns.
    .now = Face down: { $count }.
    .rule = GEN7-36.10
gen7-card-away = Out for the episode
    .what = These dice were given up: they do not come back before the next episode.
    .rule = GEN7-36.13
gen7-card-reason = { NAME("reason", $reason) }
    .what = Your Reason, secret for the whole campaign. Vote for what it wants; whenever that is taken it earns a star, unseen until the end.
    .rule = GEN7-37.2
