### Gen7.

gen7-title = Gen7
gen7-line = One ship, seven episodes.
gen7-blurb = A generation ship, seven episodes, one story: share the work, compete for stars, decide together.
gen7-option-carry = Logbook
gen7-option-carry-help = What the episode before left; empty opens a new campaign.
gen7-option-ship = Name of the ship
gen7-option-ship-help = Entered in a new logbook.
gen7-option-officers = Names of the officers
gen7-option-officers-help = One for each seat, entered in a new logbook.
gen7-option-campaign = Campaign
gen7-option-campaign-help = The id of the campaign that this house plays; a logbook of another cannot be continued here.

gen7-ask-pick-player = Whom does the effect mean?
gen7-ask-react = You may react with your cards: which one is used now?
gen7-ask-buy-cards = Spend data for additional cards to choose from?
gen7-ask-keep-card = Which card do you keep?
gen7-ask-arrange = Lay out your schemas: { $part ->
        [0] the first schema
        [1] a focus for the first
        [2] the second schema
       *[3] a focus for the second
    }.
gen7-ask-finish-order = Which work order do you complete?
gen7-ask-spare-order = { NAME("order", $order) } costs less: which resource do you save?
gen7-ask-gain-choice = Choose a resource { $store ->
        [0] for yourself
       *[other] for the store
    } ({ $n } to go).
gen7-ask-lose-choice = Choose what { $store ->
        [0] you lose
       *[other] the store loses
    } ({ $n } to go).
gen7-ask-choose-option = Choose one.
gen7-ask-pick-target = Who else gets it?
gen7-ask-choose-system = Which system { $repairs ->
        [0] drops
       *[other] rises
    } by { $n ->
        [one] 1 step
       *[other] { $n } steps
    }?
gen7-ask-choose-station = Which station of the { NAME("room", $room) } is covered?
gen7-ask-choose-marker = Which marker is removed? ({ $n } to go)
gen7-ask-choose-task = Which priority task { $drop ->
        [0] counts as done
       *[other] goes under the deck
    }?
gen7-ask-move-die = Which die is moved? ({ $n } to go)
gen7-ask-may-reroll = Reroll { NAME("die", $die) }?
gen7-ask-set-one = Which die do you change, and to what?
gen7-ask-may-thaw = Resolve Cryostasis now?
gen7-ask-turn-robot = Your robot shows a 1: turn it to any value?
gen7-ask-how-many = Draw a card from { NAME("deck", $deck) }? (up to { $n })
gen7-ask-discard-card = Which card do you discard ({ NAME("deck", $deck) })? { $n } to go.
gen7-ask-search-deck = Which card do you take from the deck?
gen7-ask-deal-card = Which card do you give away next? ({ $n } to go)
gen7-ask-deal-seat = Who gets the card?
gen7-ask-staff = { NAME("target", $target) }: which die goes to sub-station { $sub }?
gen7-ask-split-robot = Your robot on two sub-stations now shows { $value }: what stands on the left one?
gen7-ask-spare-cost = Which resource { $more ->
        [0] is saved
       *[other] is paid on top
    }?
gen7-ask-fund = { $res ->
        [0] How much data
       *[other] How many { NAME("res", $res) }
    } does { $payer ->
        [4] the store
       *[other] { SEAT($payer) }
    } pay?
gen7-ask-consent = Do you contribute to { NAME("target", $target) } as proposed? You pay: data { $data }, parts { $parts }, chemicals { $chem }.
gen7-ask-prepare = You contribute: use whatever still helps, then go on.
gen7-ask-spare-share = Which resource does the discount save?
gen7-ask-cast-vote = How do you vote?
gen7-ask-join-team = Which team do you join? Each needs at least one of you.
gen7-ask-cast-ballot = What do you put into the box? Nobody will see it.
gen7-ask-peek-at-task = Behind which alarm do you look? Only you will see it.
gen7-ask-call-back = { NAME("target", $target) }: call { NAME("die", $die) } back from its post?
gen7-ask-break-tie = The vote is tied; you lead the mission: which way?
gen7-ask-buy-skill = Which officer skill do you buy? ({ $n } at most)
gen7-ask-fate-choice = { NAME("fate", $card) }: { NAME("fate-situation", $card) } What do you do?
gen7-ask-second-fate = Nothing happened. You have the spotlight: draw a second fate card?
gen7-ask-freely = You may use what you have ready.
gen7-ask-join-briefing = A briefing is called: do you join, and with which die?
gen7-ask-take-order = { $must ->
        [0] You may take a work order.
       *[other] Take a work order.
    }
gen7-ask-take-turn = Your turn: { $can_deploy ->
        [0] { $can_propose ->
            [0] none of your dice can be stationed; put one in the wake-up room.
           *[other] fill a group station, or put a die in the wake-up room.
        }
       *[other] { $can_propose ->
            [0] deploy a die.
           *[other] deploy a die or fill a group station.
        }
    }
gen7-ask-give-store = How much do you provide to the store ({ NAME("res", $res) })?
gen7-ask-use-action = { NAME("text", $text) } Do you?
gen7-ask-use-instead = { NAME("room", $room) }: replace one of the actions by the plot's rule?
gen7-ask-wrap-up = Your turn is nearly over: play files, use resources or skills, then go on.

gen7-do-deploy = { NAME("die", $die) }{ $by ->
        [0] {""}
       *[other] {" "}({ $by })
    }: { NAME("place", $station) }
gen7-do-idle = Put { NAME("die", $die) } in the wake-up room
gen7-do-propose = Fill { NAME("target", $target) }
gen7-do-assign = { SEAT($seat) }: { NAME("die", $die) }{ $by ->
        [0] {""}
       *[other] {" "}({ $by })
    }{ $left ->
        [-1] {""}
       *[other] {" "}on two, { $left } on the left
    }
gen7-do-share = { $payer ->
        [4] The store
       *[other] { SEAT($payer) }
    } pays { $amount } { NAME("res", $res) }
gen7-do-agree = Yes
gen7-do-decline = No
gen7-do-ready = Go on
gen7-do-pass = No, that is all
gen7-do-pick-option = { NAME("option", $option) }
gen7-do-pick-seat = { SEAT($seat) }
gen7-do-pick-resource = { NAME("res", $res) }
gen7-do-pick-system = { NAME("system", $system) }
gen7-do-pick-room = { NAME("room", $room) }
gen7-do-pick-station = { NAME("place", $station) }
gen7-do-pick-task = { NAME("task", $task) }
gen7-do-pick-die = { SEAT($seat) }: { NAME("die", $die) }
gen7-do-set-die = { SEAT($seat) }: { NAME("die", $die) } to { $value }
gen7-do-take-card = { $deck ->
        [0] { NAME("file", $card) }: { NAME("file-text", $card) }
        [1] { NAME("schema", $card) }: { NAME("schema-text", $card) }
       *[2] { NAME("orderline", $card) }
    }
gen7-do-spend-data = { $amount ->
        [0] No data
        [one] 1 data, 1 more card
       *[other] { $amount } data, { $amount } more cards
    }
gen7-do-provide = { $amount ->
        [0] Nothing
       *[other] { $amount } to the store
    }
gen7-do-join = Join with { NAME("die", $die) }{ $by ->
        [0] {""}
       *[other] {" "}({ $by })
    }
gen7-do-draw-alone = Draw a work order alone
gen7-do-use-rule = Use { NAME("rule", $rule) }
gen7-do-instead = { NAME("rule", $rule) } (in place of action { $action ->
        [0] 1
        [1] 2
       *[other] 3
    })
gen7-do-buy = { NAME("skill", $skill) }: { NAME("skill-text", $skill) }{ $drops ->
        [0] {""}
       *[other] {" "}(discarding: { $drops })
    }
gen7-do-play-file = Play { NAME("file", $file) }: { NAME("file-text", $file) }
gen7-do-change-die = Pay to turn { NAME("die", $die) } to { $value }
gen7-do-use-freely = Use { NAME("rule", $rule) }

gen7-event-round-began = Round { $round } begins.
gen7-event-dice-rolled = { SEAT($seat) } rolls: { NAMES("die", $dice) }.
gen7-event-deployed = { SEAT($seat) } deploys { NAME("die", $die) }: { NAME("place", $place) }.
gen7-event-went-idle = { SEAT($seat) } puts { NAME("die", $die) } into the wake-up room.
gen7-event-die-moved = { SEAT($seat) }: { NAME("die", $die) } goes to { NAME("where", $where) }.
gen7-event-die-changed = { SEAT($seat) }: { NAME("die", $die) } now shows { $value }.
gen7-event-recalled = All dice return.
gen7-event-robot-taken = { SEAT($seat) } takes the robot; it shows { $value }.
gen7-event-pod-placed = { SEAT($seat) } puts the cryo pod into the wake-up room.
gen7-event-colonist-thawed = { SEAT($seat) } wakes a colonist.
gen7-event-gained = { SEAT($seat) }: { NAME("res", $res) } +{ $amount }.
gen7-event-lost = { SEAT($seat) }: { NAME("res", $res) } −{ $amount }.
gen7-event-store-gained = Store: { NAME("res", $res) } +{ $amount }.
gen7-event-store-lost = Store: { NAME("res", $res) } −{ $amount }.
gen7-event-merits-gained = { SEAT($seat) } scores { $amount ->
        [one] 1 merit
       *[other] { $amount } merits
    }.
gen7-event-merits-lost = { SEAT($seat) } loses { $amount ->
        [one] 1 merit
       *[other] { $amount } merits
    }.
gen7-event-stars-gained = { SEAT($seat) } gets { $amount ->
        [one] 1 officer star
       *[other] { $amount } officer stars
    }.
gen7-event-stars-lost = { SEAT($seat) } loses { $amount ->
        [one] 1 officer star
       *[other] { $amount } officer stars
    }.
gen7-event-track-moved = Logic/instinct: the marker stands at { $track }.
gen7-event-counter-moved = { NAME("counter", $counter) }: { $value }.
gen7-event-status-moved = { NAME("system", $system) } is { NAME("section", $section) } now.
gen7-event-red-struck = Red in { NAME("system", $system) }: { NAME("red", $system) }
gen7-event-stations-failed = These stations fail: { NAMES("place", $stations) }.
gen7-event-stations-reopened = These stations work again: { NAMES("place", $stations) }.
gen7-event-station-broken = { NAME("place", $station) } breaks down.
gen7-event-station-faulted = { NAME("place", $station) } is out of order this round.
gen7-event-tasks-drawn = Priority tasks: { NAMES("task", $tasks) }.
gen7-event-task-left = { NAME("task", $task) } leaves the row.
gen7-event-task-failed = { NAME("task", $task) } was left undone.
gen7-event-target-completed = { SEAT($seat) } completes { NAME("target", $target) }.
gen7-event-offer-made = { SEAT($seat) } wants to fill { NAME("target", $target) }.
gen7-event-offer-declined = { SEAT($seat) } does not agree.
gen7-event-offer-failed = { NAME("target", $target) } is not filled.
gen7-event-cards-drawn = { SEAT($seat) } looks at { $count } cards ({ NAME("deck", $deck) }): { $deck ->
        [0] { NAMES("file", $cards) }
        [1] { NAMES("schema", $cards) }
       *[2] { NAMES("order", $cards) }
    }.
gen7-event-cards-drawn-hidden = { SEAT($seat) } looks at { $count } cards ({ NAME("deck", $deck) }).
gen7-event-card-taken = { SEAT($seat) } takes { $deck ->
        [0] { NAME("file", $card) }
       *[other] { NAME("order", $card) }
    }.
gen7-event-card-taken-hidden = { SEAT($seat) } takes a card ({ NAME("deck", $deck) }).
gen7-event-cards-under = Face up under the deck: { $deck ->
        [0] { NAMES("file", $cards) }
        [1] { NAMES("schema", $cards) }
        [2] { NAMES("order", $cards) }
       *[4] { NAMES("task", $cards) }
    }.
gen7-event-schemas-placed = { SEAT($seat) }'s schemas: { NAMES("schemaslot", $schemas) }.
gen7-event-file-played = { SEAT($seat) } plays { NAME("file", $file) }.
gen7-event-order-done = { SEAT($seat) } completes the work order { NAME("order", $order) }.
gen7-event-rule-used = { NAME("rule", $rule) } takes effect for { SEAT($seat) }.
gen7-event-leader-named = { SEAT($seat) } leads the mission.
gen7-event-briefing-called = { SEAT($seat) } calls a briefing.
gen7-event-briefing-joined = { SEAT($seat) } joins with { NAME("die", $die) }.
gen7-event-fate-quiet = Fate stays quiet.
gen7-event-fate-struck = Fate for { SEAT($seat) }: { NAME("fate", $card) }. { NAME("fate-situation", $card) }
gen7-event-fate-chosen = { SEAT($seat) }: “{ NAME("option", $option) }”. { NAME("text", $result) }
gen7-event-card-kept = { SEAT($seat) } keeps { NAME("fate", $card) }.
gen7-event-votes-counted = The votes are counted: { NAMES("votes", $sums) }.
gen7-event-option-voted = The vote goes to “{ NAME("option", $option) }”. Votes: { NAMES("ballot", $votes) }.
gen7-event-system-voted = The vote names { NAME("system", $system) }.
gen7-event-room-voted = The vote names { NAME("room", $room) }.
gen7-event-plot-reached = { NAME("point", $point) }. { NAME("point-narrative", $point) }
gen7-event-plot-succeeded = The plot goal is reached. { NAME("text", $text) }
gen7-event-plot-setback = A setback. { NAME("text", $text) }
gen7-event-goal-met = { SEAT($seat) } meets the personal goal { NAME("plan", $plan) }.
gen7-event-goal-ruled-out = { SEAT($seat) } reveals no secret goal.
gen7-event-goal-turned = The episode goal { NAME("goal", $goal) } is turned over.
gen7-event-room-unlocked = A new room: { NAME("room", $room) }.
gen7-event-order-unlocked = A new work order joins the deck: { NAME("order", $order) }.
gen7-event-rule-card-shown = New rules: { NAME("rulecard", $card) }. { NAME("rulecard-text", $card) }
gen7-event-quarters-dealt = { SEAT($seat) } gets the quarters { NAME("quarters", $quarters) }.
gen7-event-relationship-dealt = { SEAT($seat) } knows { NAME("relationship", $relationship) }. { NAME("relationship-text", $relationship) }
gen7-event-plans-dealt = { SEAT($seat) }'s secret goals: { NAMES("plan", $plans) }.
gen7-event-plans-dealt-hidden = { SEAT($seat) } gets two secret goals.
gen7-event-promoted = { SEAT($seat) } is promoted: { NAME("rank", $rank) }.
gen7-event-rank-underlined = { SEAT($seat) }'s rank is underlined ({ $times }).
gen7-event-skill-bought = { SEAT($seat) } learns { NAME("skill", $skill) }.
gen7-event-room-scarred = { NAME("room", $room) } starts damaged from now on.
gen7-event-spotlight-given = The spotlight goes to { SEAT($seat) }.
gen7-event-episode-ended = The episode is over. Next: { NAME("point", $point) }.
gen7-event-ending-reached = The end: { NAME("point", $point) }. { NAMES("text", $codas) }
gen7-event-page-read = { NAME("text", $text) }
gen7-event-page-read-hidden = Somebody reads a page that is not for everybody.
gen7-event-plot-half-done = The plot goal is half reached.
gen7-event-find-turned-up = { $lost ->
        [0] Turned up: { NAME("find", $find) }.
       *[other] Gone: { NAME("find", $find) }.
    }
gen7-event-token-moved = { NAME("token", $token) } is now in this room: { NAME("room", $room) }.
gen7-event-teams-chosen = The teams: { NAMES("team", $teams) }.
gen7-event-ballot-cast = { $seat ->
        [-1] A ballot falls into the box by itself.
       *[other] { SEAT($seat) } puts a ballot into the box.
    }
gen7-event-ballots-counted = The box is opened: { NAMES("votes", $sums) }.
gen7-event-choices-shown = All show what they chose: { NAMES("ballot", $options) }.
gen7-event-alarm-seen = { NAME("task", $task) } { $arranged ->
        [0] is a true alarm.
       *[other] is arranged.
    }
gen7-event-alarm-seen-hidden = { SEAT($seat) } looks behind { NAME("task", $task) }.
gen7-event-strain-felt = { NAME("plotstation", $station) } bears a strain of { $strain }.
gen7-event-strain-felt-hidden = { SEAT($seat) } feels { NAME("plotstation", $station) }.
gen7-event-called-back = { SEAT($seat) } calls { NAME("die", $die) } back from its post.
gen7-event-die-away = { SEAT($seat) } does without { NAME("die", $die) } for the rest of the episode.
gen7-event-chain-broke = The chain breaks and begins again.
gen7-event-skill-given = { SEAT($seat) } gives up { NAME("skill", $skill) } for good.
gen7-event-reasons-dealt = Your Reason, { SEAT($seat) }: { NAME("reason", $reason) }. { NAME("reason-text", $reason) }
gen7-event-reasons-dealt-hidden = { SEAT($seat) } gets a secret Reason.

gen7-no-banned = A plot rule forbids such dice there.
gen7-no-broken-logbook = This logbook is damaged or belongs to another campaign.
gen7-no-campaign-over = This campaign has ended; begin a new one.
gen7-no-cannot-be-completed = With this die the rest cannot be filled any more.
gen7-no-cannot-change = You cannot pay to change that die.
gen7-no-cannot-fill = No dice at hand fill this group station, or its cost cannot be paid.
gen7-no-cannot-pay = That cannot be paid in full.
gen7-no-covered = The station is covered.
gen7-no-empty-team = The other team still needs somebody.
gen7-no-group-station = This is a group station; propose how to fill it.
gen7-no-leader-station = Only the leader station can be taken; the others are for who joins.
gen7-no-must-change = A die must be changed.
gen7-no-must-deploy = You can deploy a die, so you must.
gen7-no-must-move = A die must be moved.
gen7-no-must-take = In the first lap you must take a card.
gen7-no-must-use = One of these rules is not optional.
gen7-no-no-link = The die must lie within one of the last die in the chain.
gen7-no-no-open-task = That task is not open.
gen7-no-no-robot-there = Your robot is not in the supply.
gen7-no-no-robots = Robots may not go there.
gen7-no-no-such-die = There is no such die to take.
gen7-no-no-such-halves = A robot cannot be split like that here.
gen7-no-no-such-marker = There is no such marker.
gen7-no-no-such-option = This is none of the choices.
gen7-no-no-such-room = That room is not in play.
gen7-no-no-such-rule = That rule cannot be used now.
gen7-no-no-such-skill = You have no such skill to discard.
gen7-no-no-such-station = That plot station is not there now.
gen7-no-none-left = None of these are left.
gen7-no-not-alone = You may not draw alone.
gen7-no-not-asked-to-pay = It is another's share that is asked for.
gen7-no-not-available = That station is not available.
gen7-no-not-drawn = That card is not among those you look at.
gen7-no-not-on-ballot = That is not on the ballot.
gen7-no-not-open = That group station is not open.
gen7-no-not-that-far = The die may not be changed that far.
gen7-no-not-that-player = That player cannot be chosen.
gen7-no-not-that-system = That system cannot be chosen.
gen7-no-not-that-value = The die cannot be turned to that value.
gen7-no-not-this-occasion = Not on this occasion.
gen7-no-not-tied = Only the tied choices are left.
gen7-no-not-your-card = You have no such card.
gen7-no-not-your-file = You do not hold that file.
gen7-no-not-your-order = You do not hold that work order.
gen7-no-not-your-schema = You have no such schema left to place.
gen7-no-not-your-skill = You have no such skill.
gen7-no-not-your-station = That private station belongs to another.
gen7-no-nothing-completed = A discount helps only while a task or work order is completed.
gen7-no-nothing-spared = That resource cannot be chosen.
gen7-no-occupied = The station is occupied.
gen7-no-one-briefing = There was a briefing in this round.
gen7-no-other-centre = That work order belongs to another centre.
gen7-no-other-campaign = The campaign { $campaign } is not played here but { $here }.
gen7-no-other-crew = This logbook belongs to { $seats } players.
gen7-no-post-taken = All places at this post are taken.
gen7-no-rank-too-low = Your rank is too low.
gen7-no-refused-already = This very proposal has already come to nothing in your turn.
gen7-no-relation = The value breaks the rule of the sub-station.
gen7-no-same-hand = The last die in the chain is yours; another hand must follow.
gen7-no-same-schema = Two schemas of the same name may not be placed.
gen7-no-skill-owned = You already have that skill.
gen7-no-station-closed = This plot station is not open yet.
gen7-no-station-used = The plot station cannot be used again.
gen7-no-still-possible = The station can still be filled.
gen7-no-store-full = The store cannot take that much.
gen7-no-three-or-six = Provide 3 or 6.
gen7-no-too-few-data = You have too few data.
gen7-no-too-few-stars = You have too few officer stars.
gen7-no-too-low = The value is lower than that of the die before.
gen7-no-too-many-skills = Your rank allows no more skills; discard one.
gen7-no-used-up = That is used up.
gen7-no-wrong-kind = That kind of die may not go there.
gen7-no-wrong-value = The value does not fit the plot station.

gen7-points-merit = merits
gen7-verdict-episode = The episode is over; the story goes on.
gen7-verdict-triumph = The campaign ends in triumph.
gen7-verdict-bitter = The campaign ends, bittersweet.
gen7-verdict-survival = The campaign ends: you survive.
gen7-verdict-loss = The campaign ends in loss.
gen7-name-res-0 = data
gen7-name-res-1 = parts
gen7-name-res-2 = chemicals
gen7-name-deck-0 = files
gen7-name-deck-1 = schemas
gen7-name-deck-2 = work orders
gen7-name-deck-3 = fate cards
gen7-name-deck-4 = priority tasks
gen7-name-where-0 = the crew quarters
gen7-name-where-1 = the wake-up room
gen7-name-where-2 = the sleepers
gen7-name-where-3 = the robot supply
gen7-name-where-4 = a room
gen7-name-where-5 = a plot station
gen7-name-where-6 = a task
gen7-name-where-7 = a station
gen7-board-round = Round { $round }{ $final ->
        [0] {""}
       *[other] {" "}of { $final }
    }, phase { $stage }, plot by round { $deadline }
gen7-board-plot = Plot: { NAME("point", $point) }
gen7-board-goal = Goal: { NAME("goaltext", $point) }
gen7-board-rules = Rules: { NAME("point-rules_text", $point) }
gen7-board-track = Logic/instinct { $track } (logic positive)
gen7-board-store = Store: { $data } data, { $parts } parts, { $chem } chemicals
gen7-board-counters = Story
gen7-board-systems = Systems
gen7-board-tasks = Priority tasks
gen7-board-legend = (prev: the value to the left; sum: all values to the left)
gen7-board-task = { NAME("task", $task) } ({ NAME("dept", $dept) }): dice { $relation }; costs { $data } data, { $parts } parts, { $chem } chemicals; { $merit } merits each; undone { $steps } steps
gen7-board-station = { NAME("target", $target) } ({ NAME("dept", $dept) }): dice { $relation }; costs { $data } data, { $parts } parts, { $chem } chemicals; { $merit } merits; done { $done }
gen7-board-done = done
gen7-board-sticky = stays
gen7-board-plot-stations = Plot stations
gen7-board-rooms = Rooms
gen7-board-free = free
gen7-board-closed = closed
gen7-board-fault = fault
gen7-board-players = Players
gen7-board-player = { NAME("quarters", $quarters) }, { NAME("rank", $rank) }: { $merit } merits (place { $place }), { $stars } stars
gen7-board-leader = leads
gen7-board-active = to move
gen7-board-spotlight = spotlight
gen7-board-dice = Dice: { $dice }
gen7-board-has = { $data } data, { $parts } parts, { $chem } chemicals; { $files } files, { $orders } work orders; { $sleepers } sleepers
gen7-board-pod = pod ready
gen7-board-robot = robot in supply
gen7-board-schemas = Schemas: { $schemas }
gen7-board-focus = with focus
gen7-board-skills = Skills: { $skills }
gen7-board-hand = Your hand
gen7-board-goals = Your goals
gen7-board-episode-goals = Episode goals
gen7-board-failed = failed
gen7-board-met = met
gen7-board-wake = Wake-up room: { $dice }
gen7-board-looking = You look at: { $cards }
gen7-board-packet = Work orders going round: { $cards }
gen7-board-offer = Proposal for { NAME("target", $target) }: { $dice }
gen7-board-fate = Fate: { NAME("fate", $card) }
gen7-board-consequences = You read ahead: { $texts }
gen7-board-ended = The campaign has ended.
gen7-board-scars = Damaged rooms: { $rooms }; condition boxes ticked: { $damage }
gen7-board-scene = The scene
gen7-board-post = a post, { $rounds ->
        [0] not held for a round yet
        [one] held for one round
       *[other] held for { $rounds } rounds
    }
gen7-board-relay = a relay, { $links ->
        [0] no link yet
        [one] one link, the last die a { $value } by { SEAT($seat) }
       *[other] { $links } links, the last die a { $value } by { SEAT($seat) }
    }
gen7-board-strain = strain { $strain }
gen7-board-arranged = arranged
gen7-board-real = real
gen7-board-figure = { NAME("token", $token) }: { NAME("room", $room) }
gen7-board-finds = Finds: { $names }; still hidden: { $hidden }
gen7-board-team = { NAME("team", $team) }: { $names }
gen7-board-box = Ballot box: { $count ->
        [one] one ballot
       *[other] { $count } ballots
    }{ $own ->
        [0] {""}
       *[other] , yours: { $names }
    }
gen7-board-unseen = { $count ->
        [one] One task lies
       *[other] { $count } tasks lie
    } face down
gen7-board-away = Out for the rest of the episode: { $dice }
gen7-board-reason = Your secret Reason: { NAME("reason", $reason) }. { NAME("reason-text", $reason) }
gen7-name-dept-0 = command
gen7-name-dept-1 = computer
gen7-name-dept-2 = energy
gen7-name-dept-3 = biosphere
gen7-name-dept-4 = no department
gen7-name-die-0 = Colonist 1
gen7-name-die-1 = Colonist 2
gen7-name-die-2 = Colonist 3
gen7-name-die-3 = Colonist 4
gen7-name-die-4 = Colonist 5
gen7-name-die-5 = Colonist 6
gen7-name-die-12 = Officer 1
gen7-name-die-13 = Officer 2
gen7-name-die-14 = Officer 3
gen7-name-die-15 = Officer 4
gen7-name-die-16 = Officer 5
gen7-name-die-17 = Officer 6
gen7-name-die-18 = Officer 7
gen7-name-die-19 = Officer 8
gen7-name-die-24 = Robot 1
gen7-name-die-25 = Robot 2
gen7-name-die-26 = Robot 3
gen7-name-die-27 = Robot 4
gen7-name-die-28 = Robot 5
gen7-name-die-29 = Robot 6
gen7-name-die-30 = Robot 7
gen7-name-die-31 = Robot 8
gen7-name-die-32 = Robot 9
gen7-name-die-33 = Robot 10
gen7-name-die-34 = Robot 11
gen7-name-die-35 = Robot 12

## Why a bot does not agree to a proposal

gen7-excuse-unsettled = No: something is missing, or a die does not fit.
gen7-excuse-order = No: I save that for a work order.
gen7-excuse-cost = No: it costs me too much.
gen7-excuse-dice = No: I need my dice myself.

## Reasons for advice: more ($more is 1) or less of a term

gen7-term-merits = { $more ->
        [0] fewer merits
       *[other] more merits
    }
gen7-term-stars = { $more ->
        [0] fewer stars
       *[other] more stars
    }
gen7-term-skills = { $more ->
        [0] fewer skills
       *[other] more skills
    }
gen7-term-resource = { $more ->
        [0] less { NAME("res", $of) }
       *[other] more { NAME("res", $of) }
    }
gen7-term-dice = { $more ->
        [0] fewer dice to deploy
       *[other] more dice to deploy
    }
gen7-term-crew = { $more ->
        [0] fewer colonists awake
       *[other] more colonists awake
    }
gen7-term-files = { $more ->
        [0] fewer files
       *[other] more files
    }
gen7-term-schemas = { $more ->
        [0] fewer schemas
       *[other] more schemas
    }
gen7-term-order = { $more ->
        [0] further from the work order { NAME("order", $of) }
       *[other] closer to the work order { NAME("order", $of) }
    }
gen7-term-status = { $more ->
        [0] { NAME("system", $of) } ends up in a worse state
       *[other] { NAME("system", $of) } ends up in a better state
    }
gen7-term-store = { $more ->
        [0] less in the ship’s store
       *[other] more in the ship’s store
    }
gen7-term-task = { $more ->
        [0] { NAME("task", $of) } threatens the ship more
       *[other] { NAME("task", $of) } threatens the ship less
    }
gen7-term-vote = { $more ->
        [0] the vote goes against your Reason
       *[other] the vote suits your Reason
    }
gen7-term-plot = { $more ->
        [0] further from the goal of the story
       *[other] closer to the goal of the story
    }
gen7-term-proposal = { $more ->
        [0] the proposal brings you less
       *[other] the proposal brings you more
    }
