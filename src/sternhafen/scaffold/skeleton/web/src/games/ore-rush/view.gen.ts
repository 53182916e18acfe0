// Made by tools/build_web.py from the server's schema; edit the Python structs instead.

export type OreRushView = {
  seat: number;
  active: number;
  round: number;
  rounds: number;
  stores: number[];
  load: number;
  level: number;
};

export type View = OreRushView;
