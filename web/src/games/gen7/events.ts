// What the log and the animation need to know of an event.

import type { EventInfo } from "../../protocol.gen";

const ICONS: Readonly<Record<string, string>> = {
  RoundBegan: "clock",
  DiceRolled: "gen7-dice",
  Deployed: "gen7-room",
  WentIdle: "gen7-pod",
  DieMoved: "gen7-dice",
  DieChanged: "gen7-dice",
  Recalled: "gen7-dice",
  RobotTaken: "gen7-dice",
  PodPlaced: "gen7-pod",
  ColonistThawed: "gen7-pod",
  MeritsGained: "gen7-merit",
  MeritsLost: "gen7-merit",
  StarsGained: "gen7-star",
  StarsLost: "gen7-star",
  TrackMoved: "gen7-track",
  CounterMoved: "gen7-plot",
  StatusMoved: "gen7-system",
  RedStruck: "gen7-system",
  StationsFailed: "gen7-fault",
  StationsReopened: "check",
  StationBroken: "gen7-fault",
  StationFaulted: "gen7-fault",
  TasksDrawn: "gen7-task",
  TaskLeft: "gen7-task",
  TaskFailed: "gen7-fault",
  TargetCompleted: "check",
  OfferMade: "gen7-task",
  OfferDeclined: "close",
  OfferFailed: "close",
  CardsDrawn: "gen7-card",
  CardTaken: "gen7-card",
  CardsUnder: "gen7-card",
  SchemasPlaced: "gen7-schema",
  FilePlayed: "gen7-file",
  OrderDone: "gen7-order",
  RuleUsed: "gen7-schema",
  LeaderNamed: "gen7-leader",
  BriefingCalled: "gen7-leader",
  BriefingJoined: "gen7-leader",
  FateQuiet: "gen7-fate",
  FateStruck: "gen7-fate",
  FateChosen: "gen7-fate",
  CardKept: "gen7-fate",
  VotesCounted: "gen7-vote",
  OptionVoted: "gen7-vote",
  SystemVoted: "gen7-vote",
  RoomVoted: "gen7-vote",
  PlotReached: "gen7-plot",
  PlotSucceeded: "gen7-plot",
  PlotSetback: "gen7-plot",
  GoalMet: "gen7-star",
  GoalTurned: "gen7-star",
  RoomUnlocked: "gen7-room",
  OrderUnlocked: "gen7-order",
  RuleCardShown: "rules",
  Promoted: "gen7-star",
  RankUnderlined: "gen7-star",
  SkillBought: "gen7-star",
  RoomScarred: "gen7-fault",
  SpotlightGiven: "gen7-star",
  EpisodeEnded: "gen7-book",
  EndingReached: "gen7-book",
};
const RESOURCE_EVENTS = new Set(["Gained", "Lost", "StoreGained", "StoreLost"]);

export function icon(event: EventInfo): string | null {
  if (RESOURCE_EVENTS.has(event.kind)) return `gen7-res-${String(event.args["res"])}`;
  return ICONS[event.kind] ?? null;
}

export function opensTurn(event: EventInfo): boolean {
  return event.kind === "RoundBegan" || event.kind === "Deployed" || event.kind === "EpisodeEnded";
}
