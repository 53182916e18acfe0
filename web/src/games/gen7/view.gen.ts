// Made by tools/build_web.py from the server's schema; edit the Python structs instead.

export type Gen7View = {
  seat: number;
  seats: number;
  ship: string;
  names: string[];
  round: number;
  stage: number;
  final: number;
  deadline: number;
  point: number;
  active: number;
  leader: number;
  track: number;
  officers: OfficerView[];
  ladder: number[];
  store: number[];
  status: number[];
  rooms: number;
  stations: number[];
  shut: number;
  failed: number;
  broken: number;
  faulty: number;
  row: number[];
  done: number;
  sticky: number;
  on_tasks: number[][];
  plot_dice: number[][];
  plot_done: number[];
  plot_now: number[];
  wake: number[];
  deck_sizes: number[];
  under: number[][];
  looker: number;
  look_deck: number;
  look_count: number;
  look: number[];
  packet_size: number;
  packet: number[];
  known: ([number, number[], number[]])[];
  ballot: number[];
  ballot_kind: number;
  voted: boolean[];
  vote: number;
  offer: OfferView | null;
  fate: number;
  fate_seat: number;
  consequences: number[];
  lasting: ([number, number, number])[];
  goals: number[];
  lost_goals: number;
  counters: number[];
  flags: number[];
  damage: number;
  scars: number[];
  rule_cards: number;
  spotlight: number;
  tallies: number[];
  briefed: boolean;
  history: number[][];
  ended: boolean;
  codas: number[];
  campaign: string;
  scene: SceneView | null;
};

export type OfficerView = {
  quarters: number;
  res: number[];
  dice: number[];
  cryo: number;
  pod: boolean;
  robot: boolean;
  file_count: number;
  order_count: number;
  files: number[];
  orders: number[];
  schemas: number[];
  gained: number;
  skills: number[];
  kept: number[];
  relationship: number;
  rank: number;
  stars: number;
  underlines: number;
  plans: number[];
  met: number;
  barred: number;
  merit: number;
  used: number[];
};

export type OfferView = {
  target: number;
  crew: ([number, number, number])[];
  open: number[];
  shares: number[];
  fits: number;
};

export type SceneView = {
  opening: ([number, number])[];
  found: number[];
  finds: number[];
  hidden: number;
  tokens: ([number, number])[];
  held: number[];
  chain: [number, number, number];
  teams: number[];
  ballots: number;
  own_ballots: number[];
  arranged: ([number, number])[];
  strains: ([number, number])[];
  unseen: number;
  away: number[];
  open_stations: number;
  reason: number;
  decided: number[];
  outcomes: ([number, number])[];
};

export type View = Gen7View;

export type Gen7Forecast = {
  systems: SystemForecast[];
  tasks: TaskForecast[];
  closed: number[];
  spent: number[];
  offer: OfferForecast | null;
  ballot: BallotForecast[];
  votes: number[];
};

export type SystemForecast = {
  system: number;
  section: number;
  then: number;
  strikes: number;
  closing: number[][];
};

export type TaskForecast = {
  task: number;
  steps: number;
  then: number;
  closes: number;
  cost: [number, number, number];
  extra: number;
};

export type OfferForecast = {
  subs: SubForecast[];
  whole: boolean | null;
  payers: PayerForecast[];
  fitting: string[];
};

export type SubForecast = {
  piece: number;
  value: number;
  keeps: boolean;
};

export type PayerForecast = {
  seat: number;
  cost: number[];
  lacks: boolean;
};

export type BallotForecast = {
  choice: number;
  side: number;
  adds: number;
};

export type Forecast = Gen7Forecast;
