### The words of the teaching title, as its own distribution would bring them.

star-auction-title = Star Auction
star-auction-blurb = Three stars rise. Send your probes in secret; the strongest wins the star.
star-auction-ask-send-probe = Which probe do you send?
star-auction-do-send = Send probe { $probe }
star-auction-do-boost = Fire the booster
star-auction-event-probes-met = The probes met: { $strengths }.
star-auction-no-not-your-probe = You do not hold probe { $probe }.
star-auction-no-boosted = Your booster is spent.
star-auction-points-stars = Stars
