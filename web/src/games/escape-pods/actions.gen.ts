// Made by tools/build_web.py from the server's schema; edit the Python structs instead.

export type Actions = {
  Activate: { action: number; marker: number };
  EndTurn: object;
  Embark: { kind: number; pod: number };
  ChangePod: { crew: number; pod: number };
  Disembark: { crew: number; haven: number };
  Move: { pod: number; sector: number };
  BuoyMove: { space: number; pod: number };
  Push: { sector: number };
  Stow: { hangar: number };
  SpyOnPod: { pod: number };
  SpyOnHaven: { haven: number };
  LaunchMini: { kind: number; sector: number };
  BoardFromPod: { crew: number; other: number };
  BoardFromReserve: { kind: number; other: number };
  Bury: { card: number };
  PlaceBuoy: { buoy: number; space: number };
  MoveBuoy: { origin: number; space: number };
  SwapBuoys: { one: number; other: number };
  Assign: { space: number };
};
