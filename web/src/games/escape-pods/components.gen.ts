// Made by tools/build_web.py from the server's schema; edit the Python data instead.

export type SectorInfo = {
  sector: number;
  x: number;
  y: number;
};

export type HangarInfo = {
  capacity: number;
  launch: number;
  place: number;
};

export type HavenInfo = {
  names: Record<string, string>;
  spaces: SpaceInfo[];
  special: string | null;
};

export type SpaceInfo = {
  kind: number;
  points: number;
  colour: string;
};

export const CREW_PER_SEAT = 9;

export const ANY_KIND = 3;

export const BAY = 0;

export const BOX = 17;

export const ARRIVALS = 5;

export const SECTORS: readonly SectorInfo[] = [{"sector":1,"x":0.0,"y":0.0},{"sector":2,"x":-0.866,"y":0.5},{"sector":3,"x":0.866,"y":0.5},{"sector":4,"x":0.0,"y":1.0},{"sector":5,"x":-0.866,"y":1.5},{"sector":6,"x":0.866,"y":1.5},{"sector":7,"x":0.0,"y":2.0},{"sector":8,"x":-0.866,"y":2.5},{"sector":9,"x":0.866,"y":2.5},{"sector":10,"x":0.0,"y":3.0},{"sector":11,"x":-0.866,"y":3.5},{"sector":12,"x":0.866,"y":3.5},{"sector":13,"x":0.0,"y":4.0}];

export const HANGARS: readonly HangarInfo[] = [{"capacity":2,"launch":2,"place":14},{"capacity":3,"launch":1,"place":15},{"capacity":2,"launch":3,"place":16}];

export const HAVEN_SECTORS: readonly number[][] = [[11],[11,13],[12,13],[12]];

export const BUOY_SPACES: readonly ([number, number])[] = [[1,4],[2,4],[3,4],[4,7],[5,8],[6,9],[8,11],[9,12],[10,13]];

export const BUOY_SEATS: readonly number[][] = [[0,1],[0,2],[0,3],[0,4],[1,2],[1,3],[1,4],[2,3],[2,4],[3,4]];

export const SLOTS: readonly number[][] = [[0,1],[0,1],[2],[3],[4],[5],[6],[7],[8]];

export const SLOT_ACTION: readonly number[] = [0,0,2,3,4,5,6,7,8];

export const BASIC: readonly number[] = [0,1,2,3,4];

export const ADVANCED: readonly number[] = [5,6,7,8];

export const BASIC_SLOTS = 5;

export const JOINED_SLOTS: readonly number[] = [5,6,7];

export const HAVENS: readonly HavenInfo[] = [{"names":{"en":"Bridge Hollow","de":"Brückengrund"},"spaces":[{"kind":0,"points":4,"colour":""},{"kind":0,"points":3,"colour":""},{"kind":1,"points":2,"colour":""},{"kind":2,"points":1,"colour":""},{"kind":3,"points":1,"colour":""}],"special":null},{"names":{"en":"Prism Vault","de":"Prismengewölbe"},"spaces":[{"kind":1,"points":4,"colour":""},{"kind":1,"points":3,"colour":""},{"kind":2,"points":2,"colour":""},{"kind":0,"points":1,"colour":""},{"kind":3,"points":1,"colour":""}],"special":null},{"names":{"en":"Anvil Reach","de":"Ambossgrat"},"spaces":[{"kind":2,"points":4,"colour":""},{"kind":2,"points":3,"colour":""},{"kind":0,"points":2,"colour":""},{"kind":1,"points":1,"colour":""},{"kind":3,"points":1,"colour":""}],"special":null},{"names":{"en":"Three Lamps","de":"Drei Lampen"},"spaces":[{"kind":0,"points":3,"colour":""},{"kind":1,"points":3,"colour":""},{"kind":2,"points":3,"colour":""},{"kind":3,"points":2,"colour":""},{"kind":3,"points":1,"colour":""}],"special":null},{"names":{"en":"Signal Terrace","de":"Signalterrasse"},"spaces":[{"kind":0,"points":3,"colour":""},{"kind":0,"points":3,"colour":""},{"kind":1,"points":3,"colour":""},{"kind":3,"points":2,"colour":""}],"special":null},{"names":{"en":"Glass Cavern","de":"Glashöhle"},"spaces":[{"kind":1,"points":3,"colour":""},{"kind":1,"points":3,"colour":""},{"kind":2,"points":3,"colour":""},{"kind":3,"points":2,"colour":""}],"special":null},{"names":{"en":"Boiler Ridge","de":"Kesselkamm"},"spaces":[{"kind":2,"points":3,"colour":""},{"kind":2,"points":3,"colour":""},{"kind":0,"points":3,"colour":""},{"kind":3,"points":2,"colour":""}],"special":null},{"names":{"en":"Flag Spire","de":"Flaggenspitze"},"spaces":[{"kind":0,"points":5,"colour":""},{"kind":1,"points":2,"colour":""},{"kind":1,"points":1,"colour":""},{"kind":2,"points":2,"colour":""},{"kind":3,"points":1,"colour":""}],"special":null},{"names":{"en":"Comet Archive","de":"Kometenarchiv"},"spaces":[{"kind":1,"points":5,"colour":""},{"kind":2,"points":2,"colour":""},{"kind":2,"points":1,"colour":""},{"kind":0,"points":2,"colour":""},{"kind":3,"points":1,"colour":""}],"special":null},{"names":{"en":"Deep Foundry","de":"Tiefe Gießerei"},"spaces":[{"kind":2,"points":5,"colour":""},{"kind":0,"points":2,"colour":""},{"kind":0,"points":1,"colour":""},{"kind":1,"points":2,"colour":""},{"kind":3,"points":1,"colour":""}],"special":null},{"names":{"en":"North Commons","de":"Nordanger"},"spaces":[{"kind":0,"points":2,"colour":""},{"kind":1,"points":2,"colour":""},{"kind":3,"points":3,"colour":""},{"kind":3,"points":2,"colour":""},{"kind":3,"points":2,"colour":""}],"special":null},{"names":{"en":"East Commons","de":"Ostanger"},"spaces":[{"kind":1,"points":2,"colour":""},{"kind":2,"points":2,"colour":""},{"kind":3,"points":3,"colour":""},{"kind":3,"points":2,"colour":""},{"kind":3,"points":2,"colour":""}],"special":null},{"names":{"en":"South Commons","de":"Südanger"},"spaces":[{"kind":2,"points":2,"colour":""},{"kind":0,"points":2,"colour":""},{"kind":3,"points":3,"colour":""},{"kind":3,"points":2,"colour":""},{"kind":3,"points":2,"colour":""}],"special":null},{"names":{"en":"Officers' Deep","de":"Offizierstiefe"},"spaces":[{"kind":0,"points":4,"colour":""},{"kind":0,"points":3,"colour":""},{"kind":1,"points":3,"colour":""},{"kind":1,"points":1,"colour":""}],"special":null},{"names":{"en":"Scholars' Deep","de":"Gelehrtentiefe"},"spaces":[{"kind":1,"points":4,"colour":""},{"kind":1,"points":3,"colour":""},{"kind":2,"points":3,"colour":""},{"kind":2,"points":1,"colour":""}],"special":null},{"names":{"en":"Makers' Deep","de":"Tüftlertiefe"},"spaces":[{"kind":2,"points":4,"colour":""},{"kind":2,"points":3,"colour":""},{"kind":0,"points":3,"colour":""},{"kind":0,"points":1,"colour":""}],"special":null},{"names":{"en":"Crossroads","de":"Wegkreuz"},"spaces":[{"kind":0,"points":2,"colour":""},{"kind":1,"points":2,"colour":""},{"kind":2,"points":2,"colour":""},{"kind":3,"points":3,"colour":""},{"kind":3,"points":2,"colour":""}],"special":null},{"names":{"en":"Open Hangar","de":"Offener Hangar"},"spaces":[{"kind":3,"points":3,"colour":""},{"kind":3,"points":2,"colour":""},{"kind":3,"points":2,"colour":""},{"kind":3,"points":2,"colour":""},{"kind":3,"points":2,"colour":""}],"special":null},{"names":{"en":"Green Twins","de":"Grüne Zwillinge"},"spaces":[{"kind":0,"points":2,"colour":"g"},{"kind":2,"points":2,"colour":"g"},{"kind":1,"points":2,"colour":""},{"kind":3,"points":1,"colour":""},{"kind":3,"points":1,"colour":""}],"special":"bonus-if-filled"},{"names":{"en":"Red Locks","de":"Rote Schleusen"},"spaces":[{"kind":1,"points":2,"colour":"r"},{"kind":2,"points":2,"colour":"r"},{"kind":0,"points":4,"colour":""},{"kind":3,"points":3,"colour":""},{"kind":3,"points":2,"colour":""}],"special":"zero-unless-filled"},{"names":{"en":"Amber Valve","de":"Bernsteinventil"},"spaces":[{"kind":0,"points":1,"colour":"o"},{"kind":1,"points":3,"colour":""},{"kind":2,"points":3,"colour":""},{"kind":3,"points":3,"colour":""},{"kind":3,"points":2,"colour":""}],"special":"malus-unless-filled"},{"names":{"en":"Gathering Hall","de":"Versammlungshalle"},"spaces":[{"kind":0,"points":1,"colour":""},{"kind":1,"points":1,"colour":""},{"kind":2,"points":1,"colour":""},{"kind":3,"points":0,"colour":""},{"kind":3,"points":0,"colour":""}],"special":"bonus-per-player"}];
