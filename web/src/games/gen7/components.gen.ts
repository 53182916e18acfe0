// Made by tools/build_web.py from the server's schema; edit the Python structs instead.

export type Gen7Components = {
  campaign: string;
  rooms: RoomInfo[];
  stations: StationInfo[];
  tasks: GroupInfo[];
  plots: PlotInfo[];
  points: PointInfo[];
  orders: OrderInfo[];
  skills: SkillInfo[];
  plan_stars: number[];
  counter_scopes: string[];
  store_room: number;
  leader_station: number;
  table_stations: number[];
  storage: number;
  orders_in_hand: number;
  track_end: number;
  promotion_at: number;
  star_per: number;
  underlines: number;
  top_rank: number;
  words: Record<string, string[][]>;
};

export type RoomInfo = {
  id: string;
  dept: number;
  kind: string;
  res: number;
  private: boolean;
  stations: number[];
  actions: ActionInfo[];
};

export type ActionInfo = {
  name: Record<string, string>;
  text: Record<string, string>;
  optional: boolean;
};

export type StationInfo = {
  room: number;
  dots: number;
  formula: string;
  gives: number[];
};

export type GroupInfo = {
  dept: number;
  subs: string[];
  all: string | null;
  cost: [number, number, number];
  merit: number;
  steps: number;
};

export type PlotInfo = {
  point: number;
  dept: number;
  kind: string;
  group: boolean;
  subs: string[];
  all: string | null;
  slots: number;
  kinds: number[];
  cost: [number, number, number];
  merit: number;
};

export type PointInfo = {
  episode: number;
  kind: string;
  counters: number[];
};

export type OrderInfo = {
  room: number;
  cost: [number, number, number];
  merit: number;
  penalty: number;
};

export type SkillInfo = {
  cost: number;
  rank: number;
};
