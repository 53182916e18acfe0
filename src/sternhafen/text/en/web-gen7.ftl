### The board of Gen7 in the browser.

## Places

web-gen7-tabs = Parts of the table
web-gen7-tab-own = You
web-gen7-tab-crew = Others
web-gen7-logbook = Logbook
web-gen7-crew = Your crew
web-gen7-no-tasks = No priority tasks now.
web-gen7-no-dice = no dice at home
web-gen7-ship = The ship
web-gen7-wake = Wake-up room

## What things are, for screen readers and on hover

web-gen7-kind-0 = Colonist, shows { $value }
web-gen7-kind-1 = Officer, shows { $value }
web-gen7-kind-2 = Robot, shows { $value }
web-gen7-piece = { SEAT($seat) }: { NAME("die", $die) }
web-gen7-lent = { NAME("die", $die) }, at the group station
web-gen7-station = { NAME("place", $station) }: { $state }
web-gen7-station-yield = { NAME("place", $station) }: { $state }; gives { $formula } ({ NAME("res", $res) }){ $counts ->
        [0] {""}
       *[other] , where # is the value of the die
    }
web-gen7-room = { NAME("room", $room) } ({ NAME("dept", $dept) })
web-gen7-amount = { $amount } { NAME("res", $res) }
web-gen7-free = nothing
web-gen7-any = any
web-gen7-parity-odd = odd
web-gen7-parity-even = even
web-gen7-rule = { $of ->
        [prev] { $compare ->
            [least] at least the one to the left
            [most] at most the one to the left
            [other] unlike the one to the left
            [more] above the one to the left
            [fewer] below the one to the left
           *[is] { $n ->
                [0] like the one to the left
               *[other] { $less ->
                    [0] { $n } above the one to the left
                   *[other] { $n } below the one to the left
                }
            }
        }
        [sum] { $compare ->
            [more] above the sum to the left
            [fewer] below the sum to the left
           *[is] the sum to the left
        }
       *[number] { $compare ->
            [least] at least { $n }
            [most] at most { $n }
            [other] not { $n }
            [more] above { $n }
            [fewer] below { $n }
           *[is] { $n }
        }
    }
web-gen7-all-same = all equal
web-gen7-all-distinct = all different
web-gen7-all-sum = sum { $sum }
web-gen7-group = { NAME("target", $target) } ({ NAME("dept", $dept) }): dice { $rule }; costs { $cost }; { $merit } merits for each who helps; undone, the system drops by { $steps }
web-gen7-plot-station = Plot: { $name }: dice { $rule }; costs { $cost }; { $merit } merits
web-gen7-only-0 = colonists only
web-gen7-only-1 = officers only
web-gen7-only-2 = robots only
web-gen7-system = { NAME("system", $system) }: { NAME("section", $section) }; if nothing more is done, { NAME("section", $then) }{ $strikes ->
        [0] {""}
        [one] {" "}and its red effect strikes
       *[other] {" "}and its red effect strikes { $strikes } times
    }
web-gen7-store = Ship's store: { $cost }
web-gen7-track = { $track ->
        [0] Logic and instinct are even
       *[other] Logic/instinct stands at { $track } (logic above 0)
    }
web-gen7-logic = logic
web-gen7-instinct = instinct
web-gen7-pod-of = { SEAT($seat) }'s cryo pod
web-gen7-have = { NAME("res", $res) }: { $amount } of at most { $most }
web-gen7-seat = { $leads ->
        [0] {""}
       *[other] Leads the mission.{" "}
    }{ $merit } merits, { $stars } stars; { $dice } dice at home; { $data } data, { $parts } parts, { $chem } chemicals; { $files } files, { $orders } work orders

## Dice and cards

web-gen7-turn = turn to
web-gen7-turn-to = Pay to turn { NAME("die", $die) }
web-gen7-ways = In which way?
web-gen7-play = Play
web-gen7-penalty = else −{ $penalty }
web-gen7-focus = With focus: { $text }
web-gen7-merits = { $merit ->
        [one] 1 merit
       *[other] { $merit } merits
    }
web-gen7-stars = { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    }
web-gen7-holds = Holds { $files ->
        [one] 1 file
       *[other] { $files } files
    } and { $orders ->
        [one] 1 work order
       *[other] { $orders } work orders
    }.
web-gen7-reason = Your Reason, secret
web-gen7-goals = Personal goals
web-gen7-secret-goal = A secret goal
web-gen7-skills = Officer skills
web-gen7-kept = Kept fate cards

## Questions

web-gen7-question = What is asked
web-gen7-answers = Answers
web-gen7-look = Look at the ship
web-gen7-back = Back to the question
web-gen7-subs = Sub-stations from left to right
web-gen7-keeps = keeps the rule
web-gen7-breaks-rule = does not fit yet
web-gen7-to-bring = still to be brought
web-gen7-costs = Costs
web-gen7-each = { $merit } for each who helps
web-gen7-consent = { SEAT($seat) } asks for your help.
web-gen7-owned = You have it.
web-gen7-needs-rank = Needs the rank { NAME("rank", $rank) }
web-gen7-skill-room = { $have } of { $most } skills
web-gen7-buy-plain = Buy it
web-gen7-buy-dropping = Buy it and give up { $skills }

## Votes and fate

web-gen7-ballot-1 = Which system takes the blow?
web-gen7-ballot-2 = Which room stays damaged from now on?
web-gen7-voting = A vote is held.
web-gen7-your-vote = You vote for “{ $choice }”.
web-gen7-has-voted = has voted
web-gen7-revote = Vote differently
web-gen7-vote-help = { $votes ->
        [one] Your rank gives you 1 vote.
       *[other] Your rank gives you { $votes } votes.
    } All votes are shown together.
web-gen7-tie-help = The vote is tied, and you lead the mission.
web-gen7-side = { $side ->
        [1] logic
       *[other] instinct
    }{ $adds ->
        [0] {""}
        [one] : the track adds 1 vote
       *[other] : the track adds { $adds } votes
    }
web-gen7-what-do-you-do = What do you do?
web-gen7-voted = { SEAT($seat) }: { NAME("ballot", $option) }
web-gen7-chose = { SEAT($seat) }: “{ NAME("option", $option) }”

## Story and logbook

web-gen7-continue = Go on
web-gen7-episode = Episode { $episode }
web-gen7-page-fate = Fate: { SEAT($seat) }
web-gen7-page-vote = You have decided
web-gen7-page-success = The goal is reached
web-gen7-page-page = A page of the story
web-gen7-page-partial = Half a success
web-gen7-page-setback = A setback
web-gen7-page-rules = New rules
web-gen7-chapters = Chapters
web-gen7-chapter-mission = Mission
web-gen7-chapter-story = Story
web-gen7-chapter-campaign = Campaign
web-gen7-no-goal = The plot goal is behind you: play on to the final round.
web-gen7-deadline = By the end of round { $deadline }.
web-gen7-rule-cards = Rule cards
web-gen7-officers = Officers
web-gen7-top = Top officer: { SEAT($seat) }. Merits on average: { $merit }.
web-gen7-stop-success = reached
web-gen7-stop-partial = half reached
web-gen7-stop-setback = a setback
web-gen7-stop-decided = decided
web-gen7-stop-now = you are here
web-gen7-ahead = { $count ->
        [0] This is the last episode.
        [one] 1 episode lies ahead.
       *[other] { $count } episodes lie ahead.
    }
web-gen7-damage = Condition boxes ticked: { $damage }
web-gen7-scars = Damaged for good: { $rooms }

## The ship

web-gen7-deck = { NAME("system", $system) } deck
web-gen7-alarms = What the ship and the plot demand
web-gen7-gets = unanswered, it goes { NAME("section", $section) }
web-gen7-answered = all alarms answered
web-gen7-quarters = Your quarters: { NAME("quarters", $quarters) }

## Talking about a group station

web-gen7-talk = A group station is being filled
web-gen7-in = { $have } of { $of } in
web-gen7-i-propose = I start it.
web-gen7-they-propose = { SEAT($seat) } proposes it.
web-gen7-you-help = You would give:
web-gen7-they-help = { SEAT($seat) } would give:
web-gen7-agreed = agreed
web-gen7-asked = is asked
web-gen7-declined = { SEAT($seat) } declined.
web-gen7-came-to-nothing = The proposal came to nothing.
web-gen7-burnt = Used up for nothing:
web-gen7-take-it = Take it
web-gen7-reasons = Decline, and say why
web-gen7-reason-1 = No: I need that die myself.
web-gen7-reason-2 = No: it costs me too much.
web-gen7-reason-3 = No: another task is more urgent.
web-gen7-reason-4 = No: ask me again later this round.
web-gen7-offer-mine = Offer another die of yours:
web-gen7-take-my = Say: take my { NAME("die", $die) }
web-gen7-take-my-text = Take my { $value }.

## The story as an event

web-gen7-previously = Previously
web-gen7-then-success = “{ NAME("point", $point) }” came off.
web-gen7-then-partial = “{ NAME("point", $point) }” half came off.
web-gen7-then-setback = “{ NAME("point", $point) }” ended in a setback.
web-gen7-your-way = Your way
web-gen7-read-aloud = Read aloud
web-gen7-readers = Who is still reading
web-gen7-still-reads = { SEAT($seat) } is still reading
web-gen7-have-read = I have read it
web-gen7-do-not-wait = Go on without waiting
web-gen7-page-ceremony = The watch is over
web-gen7-penalties = Work orders never done cost merits
web-gen7-stars-for = Every { $merit } merits become an officer star, which stays with you
web-gen7-ranks-for = { $merit } merits promote: a higher rank means more votes and more skills
web-gen7-underlined = Whoever falls short underlines their rank; { $times } times make a promotion, too.
web-gen7-your-word = You have decided: “{ NAME("option", $option) }”. The ship will remember it.
web-gen7-next-evening = { $count ->
        [one] One more evening: episode { $episode } begins with what you have done today.
       *[other] { $count } more evenings: episode { $episode } begins with what you have done today.
    }
web-gen7-journey-over = This was the last watch.
web-gen7-shop-help = Stars buy skills that stay with your officer. Your rank says how many you may have; giving one up returns half its price.
