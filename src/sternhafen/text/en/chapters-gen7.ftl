# Gen7 in chapters: what the numbered rules say, told with examples.

chapters-gen7-1 = A round aboard
    .text = First new priority tasks come up, then all roll their dice. From the leader on you take turns: one die to a free station, or several to a group station. As long as you have a die you must use it; one that fits nowhere goes to the wake-up room and is lost for this round. When nobody has a die left, tasks that were left undone take their toll, the dice come home, and the next round begins.
    .example = Four players in round 2: three tasks are drawn. You roll officer 6 and colonists 2, 3 and 5. Four dice mean up to four turns. A die that you lend to somebody’s task is one turn fewer, but it earns you the whole reward.
    .rules = GEN7-6.1 GEN7-6.2 GEN7-6.3 GEN7-6.4 GEN7-7.2 GEN7-7.3 GEN7-7.4 GEN7-7.10

chapters-gen7-2 = A die in a room
    .text = A station takes one die, whatever it shows, unless the room has a rule of its own; the dots below it say when it is switched off, not what it takes. Then you resolve the room’s actions from top to bottom; what stands in brackets you may skip. In the labs the yield depends on the value of the die. A station under a marker is closed.
    .example = A colonist showing 5 in the science lab: at the station with one dot it brings half, rounded up, so 3 data. At the one with three dots it would be half of 9 − 5, so 2; there the low dice work best.
    .rules = GEN7-7.6 GEN7-7.7 GEN7-7.8 GEN7-7.9 GEN7-7.13 GEN7-15.1 GEN7-15.5

chapters-gen7-3 = Group stations: tasks done together
    .text = A priority task wants several dice at the same moment, and they have to fit together: rising, all equal, at least so high. Fill it alone or make the others a proposal, with everybody’s dice and who pays what; it happens only if all agree. The ship’s store helps to pay. Everybody who placed a die gets the whole reward.
    .example = A task asks for three dice, each exactly one higher than the die to its left. You have 3 and 5, Ben has a 4. He agrees: 3, 4, 5. The costs come from the store, and both of you get all of its merits.
    .rules = GEN7-8.1 GEN7-8.2 GEN7-8.7 GEN7-8.13 GEN7-24.1 GEN7-24.2 GEN7-24.4 GEN7-21.1

chapters-gen7-4 = Work orders and the briefing
    .text = Work orders are your own: a cost, a centre where they are done, merits, and a penalty if they are still in your hand at the end. New ones come from a briefing. Whoever deploys an officer or colonist in the operations centre calls it and becomes leader; the others may join at once. The highest die chooses first, then the cards go round twice.
    .example = Two join your briefing: three take part, so seven work orders are drawn. Your officer shows 7, the highest die. You take the first card, and when they come round again one more, if you like any.
    .rules = GEN7-25.1 GEN7-25.2 GEN7-25.5 GEN7-13.2 GEN7-13.4 GEN7-13.5 GEN7-13.6 GEN7-13.7

chapters-gen7-5 = Resources, files and schemas
    .text = Data, parts and chemicals pay for orders and tasks, and each has a use of its own. Data buy a wider choice when you draw files or schemas, parts bend your robot by up to two, and two chemicals turn your officer or a colonist to any face. A file is played once; a schema lies in one of your two slots and works all the time, better still with a second card below it as its focus.
    .example = A task lacks a 6, and your colonist shows 2. You pay 2 chemicals and turn it to 6. You may do so even while you contribute in somebody else’s turn.
    .rules = GEN7-23.2 GEN7-23.3 GEN7-23.4 GEN7-23.5 GEN7-9.2 GEN7-14.1 GEN7-27.1 GEN7-27.5

chapters-gen7-6 = When something is left undone
    .text = Computer, energy and biosphere each have a line of lamps: green, yellow, orange, red. A task that nobody did moves its system to the right, and at the end of the round the stations with as many dots as the lamp, or fewer, go dark in all rooms of that department. They stay dark, even if the system recovers. Red hurts everybody, and leaves a tick in the logbook.
    .example = A computer task with two steps is left undone: from green to orange. All stations with one or two dots in the computing centre, the science lab and robotics are closed from now on.
    .rules = GEN7-24.8 GEN7-6.5 GEN7-6.11 GEN7-26.1 GEN7-26.2 GEN7-26.3 GEN7-26.4 GEN7-26.8

chapters-gen7-7 = Fate, votes and the story
    .text = If an officer was deployed in a turn, a fate card is drawn; about one in three is triggered, and then its officer’s player chooses before anybody knows the consequences. Big decisions are put to the vote, and you have as many votes as your rank. What you chose before, by logic or by instinct, weighs in. The plot goal above the board has a deadline; to miss it is a setback, not the end.
    .example = A lieutenant votes for the logical option, two ensigns for the other: 2 to 2. The track stands at 1 on the side of logic, so it is 3 to 2, and the track goes back to 0.
    .rules = GEN7-10.1 GEN7-10.5 GEN7-10.11 GEN7-29.1 GEN7-29.2 GEN7-29.3 GEN7-30.5 GEN7-30.7

chapters-gen7-8 = The end of an episode
    .text = Work orders still in your hand cost their penalty. Then every 25 merits become a star, and with 50 you are promoted. Episode goals and personal goals add stars. You spend stars on skills, as many as your rank allows, and keep the rest. Nobody wins an episode: stars count for the whole campaign, and what you broke comes along with you.
    .example = 58 merits, and one order in your hand with a penalty of 4: 54 are left. That is two stars and a promotion. With a personal goal of 2 stars on top it is enough for a skill that costs 4.
    .rules = GEN7-31.1 GEN7-31.2 GEN7-31.3 GEN7-31.5 GEN7-31.6 GEN7-31.8 GEN7-31.10 GEN7-2.2
