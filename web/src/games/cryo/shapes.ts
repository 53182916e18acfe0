// Outlines of the landscape: torn hulls, caves, mountains and the edge of the ice. Chance is seeded, so they never change.

import { chance, short, type Point } from "../../kit/shapes";
import { CELL, SECTION } from "./geometry";

/** Returns a closed soft outline around a point: a cave. */
export function blob(at: Point, width: number, height: number, seed: number): string {
  const corners = 14;
  const next = chance(seed);
  const soft = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.62;
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI;
    const reach = 1 + (next() - 0.5) * 0.18;
    return {
      x: at.x + (soft(Math.cos(angle)) * width * reach) / 2,
      y: at.y + (soft(Math.sin(angle)) * height * reach) / 2,
    };
  });
  const near = (index: number): Point => points[(index + corners) % corners] ?? at;
  const bends = points.map((from, index) => {
    const [before, to, after] = [near(index - 1), near(index + 1), near(index + 2)];
    const one = `${short(from.x + (to.x - before.x) / 6)} ${short(from.y + (to.y - before.y) / 6)}`;
    const two = `${short(to.x - (after.x - from.x) / 6)} ${short(to.y - (after.y - from.y) / 6)}`;
    return `C${one} ${two} ${short(to.x)} ${short(to.y)}`;
  });
  return `M${short(near(0).x)} ${short(near(0).y)}${bends.join("")}z`;
}

/** Returns a line of peaks from left to right. */
export function ridge(width: number, base: number, rise: number, step: number, seed: number): string {
  const next = chance(seed);
  const count = Math.ceil(width / step) + 1;
  return Array.from({ length: count }, (_, index) => `L${index * step} ${short(base - rise * next())}`).join("");
}

function torn(x: number, from: number, to: number, seed: number, reach: number): string {
  const next = chance(seed);
  const edges = 9;
  return Array.from({ length: edges - 1 }, (_, index) => {
    const out = (index % 2 === 0 ? 1 : -0.4) * reach * (0.4 + next() * 0.9);
    return `L${short(x + out)} ${short(from + ((to - from) * (index + 1)) / edges)}`;
  }).join("");
}

/** Returns a section's hull: bow and stern are whole, where the ship broke the edges are torn. */
export function hull(section: number): string {
  const { width: w, height: h } = SECTION;
  const [edge, foot, arch] = [CELL * 0.12, CELL * 1.15, h - CELL * 0.72];
  const below =
    section === 3
      ? `L${w + edge} ${h}L${-edge} ${h}`
      : `L${w + edge} ${h}L${w - foot} ${h}Q${w - foot - 5} ${arch} ${w - foot - 27} ${arch}` +
        `L${foot + 27} ${arch}Q${foot + 5} ${arch} ${foot} ${h}L${-edge} ${h}`;
  const right =
    section === 3
      ? `L${w + 5} 0L${w + 30} ${h * 0.3}L${w + 38} ${h * 0.62}L${w + 20} ${h * 0.9}`
      : torn(w + edge, 5, h - 12, section * 7 + 3, 5.4);
  const left =
    section === 0
      ? `L-17 ${h * 0.93}L-25 ${h * 0.75}L-25 ${h * 0.25}L-10 3`
      : torn(-edge, h - 12, 5, section * 7 - 1, -5.4);
  return `M12 0L${w - 12} 0${right}${below}${left}z`;
}

/** Returns the floor plan that docks and actions lie on. */
export function deck(section: number): string {
  const { width: w, height: h, top } = SECTION;
  if (section === 3) return `M4 ${top - 2}H${w - 4}V${h - 4}H4z`;
  return `M4 ${top - 2}H${w - 4}V${h - 4}H${w - 55}V${h - 52}H55V${h - 4}H4z`;
}
