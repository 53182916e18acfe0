// Made by tools/build_web.py from the server's schema; edit the Python structs instead.

export type PodsView = {
  seat: number;
  seats: SeatView[];
  pods: PodView[];
  havens: HavenView[];
  crew: number[];
  seen: number[];
  debris: number[];
  face_up: number[];
  deck: number;
  under: number[];
  gone: number[];
  buoys: number[];
  buoy_reserve: number[];
  start: number;
  active: number;
  actions_left: number;
  round: number;
  round_cap: number;
  free_moves: number;
  barrier: number;
  last_turns: number;
  beyond: number[];
  moving: [number, number, number] | null;
};

export type SeatView = {
  reserve: number;
  kinds: [number, number, number] | null;
  panels: number[];
};

export type PodView = {
  capacity: number;
  place: number;
  crew: number[];
};

export type HavenView = {
  card: number;
  marker: number;
  crew: number[];
  assigned: number[];
};

export type View = PodsView;

export type PodsForecast = {
  advanced_returns: boolean;
};

export type Forecast = PodsForecast;
