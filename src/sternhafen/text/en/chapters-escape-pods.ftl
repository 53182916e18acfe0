# Escape Pods in chapters: what the numbered rules say, told with examples.

chapters-escape-pods-1 = A turn, and who pays for it
    .text = You take up to two actions, and for each somebody from your reserve has to work: send them, face down, to the action on your panel. The basic panel is cleared at the end of your turn. On the advanced panel they stay, and so those actions stay closed to you, until Board, Fly and Program are all taken or you refresh. So every action has two prices: a pair of hands now, and perhaps a space that is blocked for rounds.
    .example = You have nine crew, and eight of them are still on the ship. An engineer pays for flying and is away for now; a scientist pays for accelerating and is back at the end of the turn. Next turn you can accelerate again, but not fly.
    .rules = PODS-3.2 PODS-3.6 PODS-3.11 PODS-3.13 PODS-3.14 PODS-5.15

chapters-escape-pods-2 = Into the pods
    .text = Embarking puts one of your crew into a free seat: from the reserve into a pod that waits in its hangar or flies right beside the ship, or from one pod into the next. Whoever gets into a pod in a hangar launches it. Mini-pods are quicker: one action places the pod and its passenger beside the ship. Both need two of your crew, one who pays and one who goes. A pod belongs to nobody, so the free seat beside you may soon be somebody else’s.
    .example = The large pod waits in hangar 2. A commander pays, a scientist gets in: the pod leaves for sector 1 at once, with two seats free for whoever wants them.
    .rules = PODS-4.2 PODS-4.3 PODS-4.6 PODS-4.8 PODS-4.18 PODS-4.4

chapters-escape-pods-3 = Flying and pushing
    .text = Accelerating moves a pod with one of your crew in it by one sector; flying moves any pod with somebody in it. A sector holds one pod. If a smaller one is in the way you push it into a sector beside it, where you like, but not into debris and not to where you came from. If there is nowhere else, the two change places. You cannot enter the sector of a pod that is as large or larger.
    .example = Your three-seater flies from sector 4 into sector 7, where a mini-pod is drifting. You push the mini-pod on to sector 10, or, if its owner has been rude, aside to sector 8.
    .rules = PODS-4.14 PODS-5.6 PODS-6.1 PODS-6.3 PODS-6.4 PODS-6.5 PODS-6.7

chapters-escape-pods-4 = Buoys: flights that cost nothing
    .text = A buoy lies on the border of two sectors and shows two colours. In your turn a pod with one of your crew may cross that border, either way and as often as you like, if one colour is yours. It is not an action and needs nobody from your reserve. Programming lays a buoy, moves one, or lets two change places; and a buoy that you lay helps somebody else too.
    .example = A buoy with your colour lies between sectors 4 and 7. You accelerate from 1 to 4 and go on to 7 for nothing. With a second buoy between 10 and 13, one more action is enough for the way from 7 to the havens.
    .rules = PODS-9.2 PODS-9.3 PODS-9.5 PODS-9.7 PODS-5.9 PODS-5.10

chapters-escape-pods-5 = Who sits where: spying and boarding
    .text = Nobody but you knows which of your crew are commanders, scientists or engineers. Spying shows you, and only you, everybody in one pod or one haven; what you tell of it is up to you. Boarding exchanges one of your crew with one of another colour: between pods side by side, or from your reserve with somebody in a pod beside the ship, who then goes home.
    .example = You spy on a pod in sector 2 and find two engineers, but the haven ahead has no space left for one. Let them fly. In the pod beside it your scientist would do better: you board it from your reserve, and the passenger who sat there is back in their own.
    .rules = PODS-10.1 PODS-4.15 PODS-4.16 PODS-4.17 PODS-5.1 PODS-5.2 PODS-5.3

chapters-escape-pods-6 = Arriving, explosions and the barrier
    .text = From a pod beside a haven anybody’s crew can disembark, and they take the first free arrival space. On one of these an explosion marker waits. Whoever arrives there sets off the explosion that the open card announces, and so does everybody after them: debris covers that sector for good, and a pod in it is lost, its crew back in their reserves. Debris from one side to the other is the barrier. Then only those with crew beyond it have one last turn.
    .example = The marker lies on arrival space 3, two crew have arrived, and the card shows sector 7. You let a third get out: sector 7 becomes debris, the marker moves to space 4, and the next arrival here sets off the next card. If sectors 8 and 9 go as well, three in a line close the way.
    .rules = PODS-4.11 PODS-8.1 PODS-8.4 PODS-8.6 PODS-8.7 PODS-8.10 PODS-11.1 PODS-11.6 PODS-11.9

chapters-escape-pods-7 = Counting the havens
    .text = At the end the havens are opened one by one. In the order of their arrival everybody takes a space that suits their profession; three heads suit all. If no space is left for somebody they get nothing, and if exactly one fits they must take it. Some havens have a rule of their own on top. Crew in pods, in the reserve and at panels bring nothing.
    .example = Spaces: commander 4, commander 3, scientist 2, engineer 1, anybody 1. A commander arrived first, then an engineer, then two more commanders: the first takes 4, the engineer takes his own space for 1, the next commander 3, and the last one the space for anybody, 1.
    .rules = PODS-12.3 PODS-12.4 PODS-12.5 PODS-12.6 PODS-12.9 PODS-11.11 PODS-14.1 PODS-14.2
