// Made by tools/build_web.py from the server's schema; edit the Python structs instead.

export type CryoView = {
  seat: number | null;
  solo: boolean;
  active: number;
  scrapped: boolean;
  ending: boolean;
  over: boolean;
  sides: SideView[];
  tops: number[];
  heights: number[];
  box: number[];
  deck: number;
  discard: number[];
  caves: number[];
  open_caves: number[];
  incidents: number[];
  track: number[];
  sabotaged: number[];
  damaged: number[];
  salvage_spaces: number;
  board_cards: number[];
  decisions: number[];
};

export type SideView = {
  resources: number[];
  room: number;
  awake: number;
  destroyed: number;
  stasis: number[];
  salvage: number[];
  caves: number[];
  slots: number[];
  home: number[];
  docks: number[];
  transport: number;
  upgrades: number[];
  vehicles: number[];
  kept: number[];
  hand_size: number;
  hand: number[] | null;
  mission_count: number;
  missions: number[] | null;
  put_away: number[] | null;
  points: Record<string, number> | null;
};

export type View = CryoView;

export type CryoForecast = {
  sides: SideForecast[];
  spaces: SpaceForecast[];
  homes: (Illegal | null)[];
  launches: LaunchForecast[];
};

export type SideForecast = {
  points: Record<string, number>;
  total: number;
  hidden: number;
  worth: number[];
  capacity: number;
  rooms: number[];
  caves: number[];
};

export type SpaceForecast = {
  most: number;
  cost: number[];
  gains: number[];
  no: Illegal | null;
};

export type Illegal = {
  code: string;
  rule: string;
  args: Record<string, number | string>;
};

export type LaunchForecast = {
  vehicle: number;
  room: number;
  least: number;
  most: number;
  energy: number[];
  reach: boolean[];
};

export type Forecast = CryoForecast;
