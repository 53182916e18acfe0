// Made by tools/build_web.py from the server's schema; edit the Python structs instead.

export type Actions = {
  PutAway: { first: number; second: number };
  Deploy: { home: number; dock: number };
  Recall: object;
  Use: { space: number };
  Decline: object;
  Wake: { first: number; second: number; third: number };
  TakeReward: object;
  PlaceTile: { slot: number };
  ChooseResource: { resource: number };
  Burn: { amount: number };
  Convert: { crystal: number; organics: number; tech: number };
  Announce: { draws: number; plays: number };
  DrawCard: object;
  PlayCard: { card: number; use: number };
  ScoutCave: { cave: number };
  SendCrew: { row: number };
  BringBack: { crystal: number; organics: number; tech: number };
  Launch: { vehicle: number; tunnel: number };
  Settle: { first: number; second: number };
  Spend: { crystal: number; organics: number; tech: number; nanites: number; energy: number };
  Resolve: { section: number };
  Divert: { section: number };
  ReturnDrone: { dock: number };
  Activate: { dock: number };
  Awaken: { chamber: number };
  DiscardCard: { card: number };
  EndTurn: object;
  ScrapCard: { card: number };
  ScrapTile: { slot: number };
  ChooseDock: { dock: number };
  ChooseSection: { section: number };
  ChooseCave: { cave: number };
  ChooseCaves: { first: number; second: number };
};
