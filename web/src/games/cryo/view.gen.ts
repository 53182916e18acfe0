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
};

export type SideForecast = {
  points: Record<string, number>;
  total: number;
  hidden: number;
  worth: number[];
};

export type Forecast = CryoForecast;
