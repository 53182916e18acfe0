// Made by tools/build_web.py from the server's schema; edit the Python structs instead.

export type Events = {
  TurnBegan: { seat: number; round: number };
  Dug: { seat: number; ore: number };
  CavedIn: { seat: number; lost: number };
  Returned: { seat: number; ore: number };
};
