// Made by tools/build_web.py from the server's schema; edit the Python structs instead.

export type Events = {
  TurnBegan: { seat: number; actions: number; last: boolean };
  Activated: { seat: number; action: number; marker?: number | null };
  CrewReturned: { seat: number; count: number };
  Embarked: { seat: number; crew: number; pod: number; kind?: number | null };
  PodChanged: { seat: number; crew: number; origin: number; pod: number };
  PodLaunched: { pod: number; sector: number };
  MiniLaunched: { seat: number; crew: number; pod: number; sector: number; kind?: number | null };
  PodMoved: { seat: number; pod: number; origin: number; sector: number };
  BuoyUsed: { seat: number; pod: number; space: number; origin: number; sector: number };
  PodPushed: { pod: number; origin: number; sector: number };
  PodsSwapped: { pod: number; origin: number; sector: number };
  PodStowed: { pod: number; hangar: number };
  MiniStowed: { pod: number };
  Disembarked: { seat: number; crew: number; haven: number; space: number };
  MarkerMoved: { haven: number; space: number };
  MarkerGone: { haven: number };
  Exploded: { sector: number };
  PodDestroyed: { pod: number; crew: number[] };
  CardTurned: { card: number };
  CardBuried: { seat: number; card: number };
  PodSpied: { seat: number; pod: number; crew: number[]; kinds?: number[] | null };
  HavenSpied: { seat: number; haven: number; crew: number[]; kinds?: number[] | null };
  PodBoarded: { seat: number; crew: number; pod: number; other: number; origin: number };
  ShipBoarded: { seat: number; crew: number; pod: number; other: number; kind?: number | null };
  BuoyPlaced: { seat: number; buoy: number; space: number };
  BuoyMoved: { seat: number; buoy: number; origin: number; space: number };
  BuoysSwapped: { seat: number; one: number; other: number };
  BarrierClosed: { seat: number };
  LastTurnMissed: { seat: number };
  GameEnded: { reason: number };
  HavenOpened: { haven: number; crew: number[]; kinds: number[] };
  CrewAssigned: { seat: number; crew: number; haven: number; kind: number; points: number };
  CrewUnassigned: { seat: number; crew: number; haven: number };
  HavenScored: { seat: number; haven: number; points: number };
};
