// Made by tools/build_web.py from the server's schema; edit the Python structs instead.

export type PlanetUnknownView = {
  seat: number;
  round: number;
  phase: number;
  commander: number;
  last_round: boolean;
  sectors: number[];
  stacks: number[];
  shown: number[];
  sizes: number[];
  next_tiles: number[];
  gone: number[];
  hidden_tiles: number[][];
  civ_stacks: number[];
  civ_stack_groups: number[][];
  civ_groups: number[][];
  event: number;
  past_events: number[];
  events_left: number[];
  next_event: number;
  peekers: number;
  neighbours: number[];
  common: number[];
  joined: number;
  target: number;
  turning_fixed: boolean;
  patches_join: boolean;
  asked: number[];
  colonies: ColonyView[];
  cards: number[];
  objectives: number[];
  offer: number[];
  returned: number[];
};

export type ColonyView = {
  planet: string;
  corporation: string;
  ground: string[];
  terrain: number[];
  symbols: number[];
  tiles: ([number, number, number])[];
  patches: number[];
  free_spots: number[];
  meteorites: number[];
  lifepods: number[];
  rovers: number[];
  loaded: number[];
  moving: number[];
  last: number[];
  markers: number[];
  columns: number[];
  tops: number[];
  lodged: number[];
  technologies: string[];
  used: string[];
  spent: string[];
  flux: number;
  chosen: number;
  rovers_left: number;
  stored_patches: number;
  got_lifepods: number;
  got_meteorites: number;
  moves: number;
  boosts: number;
  patches_to_lay: number;
  rovers_to_put: number;
  lifepods_held: number;
  lifepods_to_move: number;
  advances: number[];
  energies: number;
  effects: ([number, number, number])[];
  milestones: number[];
  tech_cap: number;
  open_cards: number[];
  hidden_cards: number[];
  hidden_groups: number[];
  objectives: number;
  offered: number;
  points: number;
};

export type View = PlanetUnknownView;

export type PlanetForecast = {
  colonies: ColonyForecast[];
  standings: Standing[];
  progress: Progress[];
};

export type ColonyForecast = {
  lines: LineState[];
  tracks: number[];
};

export type LineState = {
  empty: number;
  struck: boolean;
};

export type Standing = {
  goal: number;
  seats: SeatValue[];
  tied: boolean;
  common: boolean;
};

export type SeatValue = {
  seat: number;
  value: number;
  best: boolean;
};

export type Progress = {
  goal: number;
  have: number;
  want: number;
  done: boolean;
};

export type PlanetGains = {
  gains: (AdvanceGain | EnergyGain | LineGain | Covers | Remark)[];
};

export type AdvanceGain = {
  kind: "advance";
  track: number;
  steps: number;
  field: number;
  medals: number;
  bonuses: BonusInfo[];
};

export type BonusInfo = {
  verb: string;
  amount: number;
};

export type EnergyGain = {
  kind: "energy";
  tracks: number[];
};

export type LineGain = {
  kind: "line";
  line: number;
  medals: number;
  blocked: boolean;
};

export type Covers = {
  kind: "covers";
  lifepods: number;
  rovers: number;
};

export type Remark = {
  kind: "remark";
  code: string;
};

export type Forecast = PlanetForecast;

export type Gains = PlanetGains | null;
