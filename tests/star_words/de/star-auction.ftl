### Die Worte des Lehrspiels, wie sein eigenes Paket sie mitbrächte.

star-auction-title = Sternauktion
star-auction-blurb = Drei Sterne gehen auf. Schick deine Sonden verdeckt; die stärkste gewinnt den Stern.
star-auction-ask-send-probe = Welche Sonde schickst du?
star-auction-do-send = Sonde { $probe } schicken
star-auction-do-boost = Den Booster zünden
star-auction-event-probes-met = Die Sonden treffen sich: { $strengths }.
star-auction-no-not-your-probe = Du hast die Sonde { $probe } nicht.
star-auction-no-boosted = Dein Booster ist verbraucht.
star-auction-points-stars = Sterne
