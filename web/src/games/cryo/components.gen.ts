// Made by tools/build_web.py from the server's schema; edit the Python data instead.

export type PlacesInfo = {
  upgrades: number;
  vehicles: number;
  missions: number;
};

export type FaceInfo = {
  mode: string;
  items: ([number, number])[];
};

export type IncidentInfo = {
  effect: string;
  back: string;
  face: FaceInfo | null;
};

export type SpaceInfo = {
  section: number;
  kind: string;
  word: number;
  letter: string;
  stack: number;
};

export type DockInfo = {
  section: number;
  number: number;
  beside: (number | null)[];
  below: number[];
  card_place: number | null;
};

export type CaveInfo = {
  name: string;
  large: boolean;
};

export type CaveTileInfo = {
  cost: ([number, number])[];
  first: number;
  second: number;
};

export type TunnelInfo = {
  caves: [number, number];
  energy: number;
};

export type HomeInfo = {
  cost: number | null;
  reward: number | null;
  gives: string | null;
};

export type CardInfo = {
  upgrade: string;
  mission: MissionInfo;
  room: number;
  effect: string | null;
  scrap: FaceInfo;
};

export type MissionInfo = {
  per: string;
  points: number;
  least: number;
  each: number;
};

export const RESOURCES: readonly string[] = ["crystal","organics","tech","nanites","energy"];

export const MOST: readonly number[] = [5,5,5,5,6];

export const HAND_LIMIT = 5;

export const PLATFORM_ROOM = 5;

export const PLACES = {"upgrades":3,"vehicles":3,"missions":3};

export const RIVAL_DRONES = 5;

export const TRACK_BACKS: readonly string[] = ["early","early","early","late","late","late"];

export const TILES: readonly FaceInfo[] = [{"mode":"all","items":[[0,1]]},{"mode":"all","items":[[0,1],[4,1]]},{"mode":"all","items":[[0,1],[1,1]]},{"mode":"all","items":[[0,1],[2,1]]},{"mode":"one","items":[[0,1],[1,1]]},{"mode":"one","items":[[0,1],[2,1]]},{"mode":"all","items":[[3,1]]},{"mode":"card","items":[]},{"mode":"all","items":[[1,1]]},{"mode":"all","items":[[1,1],[0,1]]},{"mode":"all","items":[[1,1],[2,1]]},{"mode":"one","items":[[1,1],[0,1]]},{"mode":"one","items":[[1,1],[2,1]]},{"mode":"all","items":[[3,1]]},{"mode":"all","items":[[4,1]]},{"mode":"card","items":[]},{"mode":"all","items":[[2,1]]},{"mode":"all","items":[[2,1],[0,1]]},{"mode":"all","items":[[2,1],[1,1]]},{"mode":"one","items":[[2,1],[0,1]]},{"mode":"one","items":[[2,1],[1,1]]},{"mode":"all","items":[[3,1]]},{"mode":"card","items":[]}];

export const INCIDENTS: readonly IncidentInfo[] = [{"effect":"sabotage","back":"early","face":null},{"effect":"plunder","back":"early","face":{"mode":"all","items":[[0,1]]}},{"effect":"plunder","back":"early","face":{"mode":"all","items":[[1,1]]}},{"effect":"plunder","back":"early","face":{"mode":"all","items":[[2,1]]}},{"effect":"plunder","back":"early","face":{"mode":"all","items":[[3,1]]}},{"effect":"plunder","back":"early","face":{"mode":"all","items":[[4,1]]}},{"effect":"plunder","back":"early","face":{"mode":"card","items":[]}},{"effect":"sabotage","back":"late","face":null},{"effect":"plunder","back":"late","face":{"mode":"all","items":[[0,1],[1,1]]}},{"effect":"plunder","back":"late","face":{"mode":"all","items":[[1,1],[2,1]]}},{"effect":"plunder","back":"late","face":{"mode":"all","items":[[0,1],[2,1]]}},{"effect":"plunder","back":"late","face":{"mode":"all","items":[[3,1]]}},{"effect":"plunder","back":"late","face":{"mode":"all","items":[[4,2]]}},{"effect":"plunder","back":"late","face":{"mode":"card","items":[]}},{"effect":"sunset","back":"sunset","face":null}];

export const SPACES: readonly SpaceInfo[] = [{"section":0,"kind":"stasis_control","word":0,"letter":"a","stack":-1},{"section":0,"kind":"reactor","word":2,"letter":"b","stack":-1},{"section":0,"kind":"resource_space","word":1,"letter":"c","stack":0},{"section":0,"kind":"resource_space","word":1,"letter":"d","stack":1},{"section":0,"kind":"resource_space","word":1,"letter":"e","stack":2},{"section":0,"kind":"resource_space","word":1,"letter":"f","stack":3},{"section":0,"kind":"resource_space","word":1,"letter":"g","stack":4},{"section":0,"kind":"reactor","word":2,"letter":"h","stack":-1},{"section":0,"kind":"stasis_control","word":0,"letter":"j","stack":-1},{"section":1,"kind":"stasis_control","word":0,"letter":"a","stack":-1},{"section":1,"kind":"converter","word":3,"letter":"b","stack":-1},{"section":1,"kind":"resource_space","word":1,"letter":"c","stack":5},{"section":1,"kind":"resource_space","word":1,"letter":"d","stack":6},{"section":1,"kind":"resource_space","word":1,"letter":"e","stack":7},{"section":1,"kind":"resource_space","word":1,"letter":"f","stack":8},{"section":1,"kind":"resource_space","word":1,"letter":"g","stack":9},{"section":1,"kind":"converter","word":3,"letter":"h","stack":-1},{"section":1,"kind":"stasis_control","word":0,"letter":"j","stack":-1},{"section":2,"kind":"stasis_control","word":0,"letter":"a","stack":-1},{"section":2,"kind":"computer","word":4,"letter":"b","stack":-1},{"section":2,"kind":"resource_space","word":1,"letter":"c","stack":10},{"section":2,"kind":"resource_space","word":1,"letter":"d","stack":11},{"section":2,"kind":"resource_space","word":1,"letter":"e","stack":12},{"section":2,"kind":"resource_space","word":1,"letter":"f","stack":13},{"section":2,"kind":"resource_space","word":1,"letter":"g","stack":14},{"section":2,"kind":"computer","word":4,"letter":"h","stack":-1},{"section":2,"kind":"stasis_control","word":0,"letter":"j","stack":-1},{"section":3,"kind":"stasis_control","word":0,"letter":"a","stack":-1},{"section":3,"kind":"stasis_control","word":0,"letter":"b","stack":-1},{"section":3,"kind":"converter","word":3,"letter":"c","stack":-1},{"section":3,"kind":"scout","word":5,"letter":"d","stack":-1},{"section":3,"kind":"converter","word":3,"letter":"e","stack":-1},{"section":3,"kind":"send_crew","word":6,"letter":"f","stack":-1},{"section":3,"kind":"recall_crew","word":7,"letter":"g","stack":-1}];

export const DOCKS: readonly DockInfo[] = [{"section":0,"number":1,"beside":[0,3,5,2],"below":[2,3],"card_place":0},{"section":0,"number":2,"beside":[1,4,6,3],"below":[3,4],"card_place":1},{"section":0,"number":3,"beside":[2,5,7,null],"below":[],"card_place":null},{"section":0,"number":4,"beside":[3,6,null,5],"below":[],"card_place":null},{"section":0,"number":5,"beside":[4,null,8,6],"below":[],"card_place":null},{"section":1,"number":1,"beside":[9,12,14,11],"below":[7,8],"card_place":2},{"section":1,"number":2,"beside":[10,13,15,12],"below":[8,9],"card_place":3},{"section":1,"number":3,"beside":[11,14,16,null],"below":[],"card_place":null},{"section":1,"number":4,"beside":[12,15,null,14],"below":[],"card_place":null},{"section":1,"number":5,"beside":[13,null,17,15],"below":[],"card_place":null},{"section":2,"number":1,"beside":[18,21,23,20],"below":[12,13],"card_place":4},{"section":2,"number":2,"beside":[19,22,24,21],"below":[13,14],"card_place":5},{"section":2,"number":3,"beside":[20,23,25,null],"below":[],"card_place":null},{"section":2,"number":4,"beside":[21,24,null,23],"below":[],"card_place":null},{"section":2,"number":5,"beside":[22,null,26,24],"below":[],"card_place":null},{"section":3,"number":1,"beside":[27,30,32,29],"below":[17,18],"card_place":6},{"section":3,"number":2,"beside":[28,31,33,30],"below":[18,19],"card_place":7},{"section":3,"number":3,"beside":[29,32,null,null],"below":[],"card_place":null},{"section":3,"number":4,"beside":[30,33,null,32],"below":[],"card_place":null},{"section":3,"number":5,"beside":[31,null,null,33],"below":[],"card_place":null}];

export const SECTION_RESOURCE: readonly (number | null)[] = [0,1,2,null];

export const ROW_RESOURCE: readonly number[] = [0,1,2];

export const CAVES: readonly CaveInfo[] = [{"name":"A1","large":false},{"name":"A2","large":false},{"name":"A3","large":false},{"name":"A4","large":false},{"name":"A5","large":false},{"name":"B1","large":true},{"name":"B2","large":true},{"name":"B3","large":true},{"name":"B4","large":true},{"name":"C1","large":false},{"name":"C2","large":false},{"name":"C3","large":false},{"name":"C4","large":false},{"name":"C5","large":false}];

export const CAVE_TILES: readonly CaveTileInfo[] = [{"cost":[[0,1]],"first":5,"second":1},{"cost":[[0,1]],"first":4,"second":1},{"cost":[[0,2]],"first":6,"second":1},{"cost":[[1,1]],"first":5,"second":1},{"cost":[[1,1]],"first":4,"second":1},{"cost":[[1,2]],"first":6,"second":1},{"cost":[[2,1]],"first":5,"second":1},{"cost":[[2,1]],"first":4,"second":1},{"cost":[[2,2]],"first":6,"second":1},{"cost":[[3,1]],"first":6,"second":1},{"cost":[[0,1],[1,1]],"first":7,"second":2},{"cost":[[1,1],[2,1]],"first":7,"second":2},{"cost":[[0,1],[2,1]],"first":7,"second":2},{"cost":[[0,1],[1,1],[2,1]],"first":9,"second":2}];

export const TUNNELS: readonly TunnelInfo[] = [{"caves":[0,9],"energy":1},{"caves":[0,5],"energy":1},{"caves":[1,5],"energy":2},{"caves":[1,6],"energy":2},{"caves":[2,6],"energy":3},{"caves":[2,7],"energy":3},{"caves":[3,7],"energy":4},{"caves":[3,8],"energy":4},{"caves":[4,8],"energy":5},{"caves":[9,5],"energy":1},{"caves":[10,5],"energy":2},{"caves":[10,6],"energy":2},{"caves":[11,6],"energy":3},{"caves":[11,7],"energy":3},{"caves":[12,7],"energy":4},{"caves":[12,8],"energy":4},{"caves":[13,8],"energy":5},{"caves":[4,13],"energy":5}];

export const HOMES: readonly HomeInfo[] = [{"cost":null,"reward":0,"gives":null},{"cost":1,"reward":null,"gives":"cryo-wake"},{"cost":2,"reward":null,"gives":"cryo-energy"},{"cost":3,"reward":4,"gives":null},{"cost":5,"reward":null,"gives":"cryo-nanites"},{"cost":6,"reward":null,"gives":"cryo-card"}];

export const CARDS: readonly CardInfo[] = [{"upgrade":"scan","mission":{"per":"caves","points":1,"least":1,"each":1},"room":4,"effect":null,"scrap":{"mode":"all","items":[[3,1]]}},{"upgrade":"double-energy","mission":{"per":"energy","points":1,"least":1,"each":1},"room":2,"effect":"one-energy","scrap":{"mode":"all","items":[[4,1]]}},{"upgrade":"damaged-docks","mission":{"per":"incidents","points":1,"least":1,"each":1},"room":3,"effect":null,"scrap":{"mode":"all","items":[[0,1],[2,1]]}},{"upgrade":"wake-protocol","mission":{"per":"largest","points":1,"least":1,"each":1},"room":4,"effect":null,"scrap":{"mode":"all","items":[[1,1],[0,1]]}},{"upgrade":"automation","mission":{"per":"tiles","points":1,"least":1,"each":1},"room":4,"effect":null,"scrap":{"mode":"all","items":[[1,1],[0,1]]}},{"upgrade":"prototype","mission":{"per":"resources","points":1,"least":1,"each":2},"room":3,"effect":null,"scrap":{"mode":"all","items":[[2,1],[1,1]]}},{"upgrade":"early-warning","mission":{"per":"salvage","points":1,"least":1,"each":1},"room":3,"effect":"rescue","scrap":{"mode":"all","items":[[2,1],[1,1]]}},{"upgrade":"overclock","mission":{"per":"caves","points":2,"least":2,"each":1},"room":3,"effect":null,"scrap":{"mode":"all","items":[[0,1],[2,1]]}}];

export const TRANSPORT = 20;

export const RIVAL = 1;
