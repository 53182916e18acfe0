// Legal actions that are no thing on the board but numbers: how many pods, which resources.

import type { Choice } from "../../protocol.gen";

/** The actions that are put together from amounts, each field with the icon that stands for it. */
const FIELDS: Readonly<Record<string, readonly (readonly [field: string, icon: string])[]>> = {
  "cryo-do-wake": [
    ["first", "cryo-pod"],
    ["second", "cryo-pod"],
    ["third", "cryo-pod"],
  ],
  "cryo-do-burn": [["amount", "cryo-crystal"]],
  "cryo-do-convert": [
    ["crystal", "cryo-crystal"],
    ["organics", "cryo-organics"],
    ["tech", "cryo-tech"],
  ],
  "cryo-do-announce": [
    ["draws", "cryo-card"],
    ["plays", "cryo-upgrade"],
  ],
  "cryo-do-bring-back": [
    ["crystal", "cryo-crystal"],
    ["organics", "cryo-organics"],
    ["tech", "cryo-tech"],
  ],
  "cryo-do-settle": [
    ["first", "cryo-cave"],
    ["second", "cryo-cave"],
  ],
  "cryo-do-spend": [
    ["crystal", "cryo-crystal"],
    ["organics", "cryo-organics"],
    ["tech", "cryo-tech"],
    ["nanites", "cryo-nanites"],
    ["energy", "cryo-energy"],
  ],
};

export interface Field {
  name: string;
  icon: string;
  /** Every amount that some legal action has there. */
  values: number[];
}

export interface Amounts {
  id: string;
  choices: Choice[];
  fields: Field[];
}

export function amount(choice: Choice, field: string): number {
  return Number(choice.args[field] ?? 0);
}

/** Returns what is to be put together from amounts, if that is what is asked. */
export function amountsOf(legal: readonly Choice[]): Amounts | null {
  const id = legal.find((choice) => choice.id in FIELDS)?.id;
  if (id === undefined) return null;
  const choices = legal.filter((choice) => choice.id === id);
  const fields = (FIELDS[id] ?? [])
    .map(([name, icon]) => ({
      name,
      icon,
      values: [...new Set(choices.map((choice) => amount(choice, name)))].sort((a, b) => a - b),
    }))
    .filter((field) => field.values.some((value) => value > 0));
  return { id, choices, fields };
}

export type Vector = Readonly<Record<string, number>>;

export function vectorOf(choice: Choice, fields: readonly Field[]): Vector {
  return Object.fromEntries(fields.map(({ name }) => [name, amount(choice, name)]));
}

export function choiceOf({ choices, fields }: Amounts, vector: Vector): Choice | null {
  return choices.find((choice) => fields.every(({ name }) => amount(choice, name) === (vector[name] ?? 0))) ?? null;
}

/** Returns the choice nearest to what is wanted that keeps one field as it was just set. */
export function nearest({ choices, fields }: Amounts, wanted: Vector, kept: string): Choice | null {
  const apart = (choice: Choice): number =>
    fields.reduce((sum, { name }) => sum + Math.abs(amount(choice, name) - (wanted[name] ?? 0)), 0);
  const fitting = choices.filter((choice) => amount(choice, kept) === wanted[kept]);
  return fitting.reduce<Choice | null>(
    (best, choice) => (best === null || apart(choice) < apart(best) ? choice : best),
    null,
  );
}

/** Returns where to begin: for a payment what spares nanites, otherwise the most. */
export function proposed({ id, choices, fields }: Amounts): Choice | null {
  const worth = (choice: Choice): number =>
    id === "cryo-do-spend"
      ? -amount(choice, "nanites")
      : id === "cryo-do-announce"
        ? amount(choice, "draws") - amount(choice, "plays")
        : fields.reduce((sum, { name }) => sum + amount(choice, name), 0);
  return choices.reduce<Choice | null>(
    (best, choice) => (best === null || worth(choice) > worth(best) ? choice : best),
    null,
  );
}

/** Returns the legal action of a kind with these arguments. */
export function legalAction(
  legal: readonly Choice[],
  id: string,
  args: Readonly<Record<string, number>>,
): Choice | null {
  return (
    legal.find(
      (choice) => choice.id === id && Object.entries(args).every(([name, value]) => choice.args[name] === value),
    ) ?? null
  );
}
