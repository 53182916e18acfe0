web-daily-page = { $title }: daily challenge
web-daily-title = Daily challenge: { $title }
web-daily-days = Other days
web-daily-before = The day before
web-daily-after = The day after
web-daily-own = Your attempt
web-daily-unit = { $points ->
    [one] point
   *[other] points
}
web-daily-place = Place { $place } of { $of }.
web-daily-newcomer = Today is your first day here, so this result has no place. From tomorrow on you are ranked.
web-daily-done-alone = Done for today.
web-daily-see = Look at the game
web-daily-playing = Your attempt goes on. It counts if you finish by { $time }.
web-daily-late = Your attempt was not finished in time. You can still play it to its end.
web-daily-ask = The same deal for everybody, and one attempt each. Ready?
web-daily-begin = Begin
web-daily-missed = You did not play on that day.
web-daily-to-today = To today's challenge
web-daily-longest = Longest: { $days ->
    [one] { $days } day
   *[other] { $days } days
}
web-daily-results = Results
web-daily-still = { $count ->
    [one] { $count } is still playing
   *[other] { $count } are still playing
}
web-daily-unfinished = { $count ->
    [one] { $count } did not finish
   *[other] { $count } did not finish
}
web-daily-was-nobody = Nobody finished on that day.
web-daily-place-short = Place
web-daily-name = Name
web-daily-points-short = Points
web-daily-you = you
web-daily-new = first day here
web-daily-watch = Watch
web-daily-watch-of = Watch { $name }’s game
web-daily-watch-later = Everybody’s game can be watched once the day is closed, at 3:00 UTC.
web-daily-rules = How it works
web-daily-rule-same = Everybody on this server gets the same deal. It is drawn by chance when the first one begins.
web-daily-rule-once = You have one attempt. You can leave it and go on later, also on your other devices; nothing that showed you something can be taken back.
web-daily-rule-alone = No advice, no bot in your seat, nobody watches. Plans may be tried, but are not rated.
web-daily-rule-closes = Begin before midnight UTC and finish before 3:00 UTC. Then the day is closed: results are final, and every game can be watched, reviewed and exported.
web-daily-rule-new = Whoever is here for the first time on that day is listed without a place. So nobody can look at a deal as somebody new and then play it again.
web-daily-rule-proof = The hash of the seed is published from the start, the seed when the day is closed: you can check that all had the same deal.
web-daily-rule-here = Without a server there are only your own results. The deal follows from the date, the same on every device.
web-daily-seed = Seed:
