"""The rules of Cryo: candidates, refusals and effects, as the rulebook says it.

resources.py, rewards.py       chapter 3: tracks and payments; tiles and scrapped cards as gains
turns.py                       chapter 4: a turn, its end, who is next
deploy.py, wreck.py            chapter 5: a drone at a dock; stasis control, resource spaces, reactor, converter
computer.py, caves.py, crew.py chapter 5: card actions for tech; scouting and launching; crew at salvage
incidents.py, platform.py      chapter 6: incidents; drones coming home and the platform actions
scrap.py, cards.py             chapters 7 and 8
upgrades/, missions.py         chapter 9: one module an upgrade, with hooks; what missions count
vehicles.py                    chapter 9: room, energy, and the two vehicles with an effect
ending.py                      chapter 10: what makes a turn the last
rival/                         chapters S1 to S6: the solo game
"""
