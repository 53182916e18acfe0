// What stands in which room: by its name, else by what the room is for.

/** How wide each is drawn; all are 100 high. */
export const WIDTHS = {
  racks: 170,
  globe: 206,
  robots: 176,
  belt: 186,
  table: 176,
  printer: 150,
  flasks: 200,
  beds: 176,
  shelves: 132,
  lock: 176,
  tree: 176,
  window: 176,
} as const;

export type Furniture = keyof typeof WIDTHS;

const MADE = ["globe", "robots", "belt", "printer", "flasks"] as const;
/** Furniture of rooms in which something is made. */
export type Made = (typeof MADE)[number];

export function isMade(furniture: Furniture): furniture is Made {
  return (MADE as readonly Furniture[]).includes(furniture);
}

/** The rooms of the house's campaigns; rooms of others are furnished by what they are for. */
const FURNITURE: Readonly<Record<string, Furniture>> = {
  computing_center: "racks",
  science_lab: "globe",
  robotics: "robots",
  recycling_lab: "belt",
  ops_center: "table",
  fabrication_center: "printer",
  chemistry_lab: "flasks",
  medical_center: "beds",
  ship_store: "shelves",
  archive_core: "racks",
  docking_ring: "lock",
  commons: "tree",
};
/** By resource. */
const LABS: readonly Furniture[] = ["globe", "belt", "flasks"];
/** By department. */
const CENTRES: readonly Furniture[] = ["table", "racks", "printer", "beds"];

/** Returns the furniture of a room; a window if nothing fits it. */
export function furnitureOf(room: { id: string; kind: string; res: number; dept: number }): Furniture {
  const usual = room.kind === "lab" ? LABS[room.res] : room.kind === "center" ? CENTRES[room.dept] : undefined;
  return FURNITURE[room.id] ?? usual ?? "window";
}
