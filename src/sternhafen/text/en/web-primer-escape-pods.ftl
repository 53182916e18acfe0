# The rules of this title on one page: the goal, a turn, what brings points, the end.

web-primer-escape-pods-goal = Your ship is breaking apart. Bring your crew to the four havens in pods: whoever sits in a good room there brings points, and most points win.
    .example = A commander who is among the first in a haven with a commander’s room of 4 brings 4 points.
    .rule = PODS-14.1

web-primer-escape-pods-turn = Take up to two actions. Each is paid by somebody of your reserve, who works at the panel: at the basic panel until the end of your turn, at the advanced one until it is full or you refresh. Pods belong to nobody: embark, accelerate, push smaller pods aside.
    .example = Embark with a commander, then accelerate: the pod leaves its hangar by itself and flies one sector.
    .rule = PODS-3.2

web-primer-escape-pods-points = At the end each haven gives out its rooms in order of arrival. A room takes one profession, three heads take anybody. Nobody but you knows who your people are until then.
    .example = Two commanders in a haven with rooms for commanders of 4 and 3: the first to arrive chooses first.
    .rule = PODS-12.3

web-primer-escape-pods-end = Explosions turn sectors to debris. When three in a line close the way, the barrier stands: only those with crew beyond it get one last turn. Then the havens are scored.
    .example = Whoever leads may want the last explosion. Whoever is behind programs the card away.
    .rule = PODS-11.6
