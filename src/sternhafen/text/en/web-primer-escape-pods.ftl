# The rules of this title on one page: the goal, a turn, what brings points, the end.

web-primer-escape-pods-goal = Your ship is breaking apart. Bring your crew to the four havens in pods: a good space there is worth points, and most points win.
    .example = A haven has a space for a commander that is worth 4. Your commander arrives first and takes it: 4 points.
    .rule = PODS-14.1

web-primer-escape-pods-turn = Take up to two actions. Somebody from your reserve pays for each by working at a panel: at the basic one until the end of your turn, at the advanced one until it is full or you refresh. Pods belong to nobody: embark, accelerate, push smaller pods aside.
    .example = Embark with a commander, then accelerate: the pod leaves its hangar by itself and flies one sector.
    .rule = PODS-3.2

web-primer-escape-pods-points = At the end everybody in a haven takes a space, in order of arrival. A space is for one profession; three heads mean anybody. Until then nobody but you knows who your people are.
    .example = Two commanders are in a haven with two spaces for commanders, worth 4 and 3: whoever arrived first chooses first.
    .rule = PODS-12.3

web-primer-escape-pods-end = Explosions turn sectors to debris. When three in a line close the way, the barrier stands: only those with crew beyond it get one last turn. Then the havens are scored.
    .example = Whoever leads may want the last explosion. Whoever is behind programs the card away.
    .rule = PODS-11.6
