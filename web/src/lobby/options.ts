// A title's options as fields of a form, read from the JSON Schema that the server sends.

export interface OptionField {
  name: string;
  kind: "choice" | "yes-no" | "number" | "numbers" | "text" | "texts" | "each-seat";
  values: string[];
  least: number | undefined;
  most: number | undefined;
  first: unknown;
  /** Whether it may have no value. */
  optional: boolean;
}

interface Schema {
  type?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema | false;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  $defs?: Record<string, Schema>;
  $ref?: string;
}

/** Asked by the shell's own way of playing, not by a person. */
const HIDDEN = new Set(["confirm"]);

function resolve(part: Schema, root: Schema): Schema {
  if (part.$ref) {
    const named = root.$defs?.[part.$ref.split("/").at(-1) ?? ""];
    return named ? { ...resolve(named, root), default: part.default ?? named.default } : part;
  }
  const inner = part.anyOf?.find((one) => one.type !== "null");
  return inner ? { ...resolve(inner, root), default: part.default } : part;
}

function kindOf(part: Schema): OptionField["kind"] | null {
  if (part.enum) return "choice";
  if (part.type === "boolean") return "yes-no";
  if (part.type === "integer" || part.type === "number") return "number";
  if (part.type === "array") return listKind(part.items || {});
  return part.type === "string" ? "text" : null;
}

function listKind(items: Schema): OptionField["kind"] {
  if (items.enum) return "each-seat";
  return items.type === "string" ? "texts" : "numbers";
}

export function optionFields(options: Record<string, unknown>): OptionField[] {
  const schema = options as Schema;
  const root = schema.$ref ? resolve(schema, schema) : schema;
  const found: OptionField[] = [];
  for (const [name, raw] of Object.entries(root.properties ?? {})) {
    const part = resolve(raw, schema);
    const kind = kindOf(part);
    if (HIDDEN.has(name) || kind === null) continue;
    const values = (part.enum ?? (part.items || {}).enum ?? []).map(String);
    const optional = raw.anyOf?.some((one) => one.type === "null") ?? false;
    found.push({ name, kind, values, least: part.minimum, most: part.maximum, first: raw.default ?? null, optional });
  }
  return found;
}

/** Returns the fields that can be chosen at a number of seats, each with the values that can. */
export function fieldsAt(
  fields: readonly OptionField[],
  offered: Readonly<Record<string, number[]>>,
  seats: number,
): OptionField[] {
  const fits = (name: string): boolean => offered[name]?.includes(seats) ?? true;
  return fields
    .filter((field) => fits(field.name))
    .map((field) => ({ ...field, values: field.values.filter((value) => fits(`${field.name}=${value}`)) }));
}

/** Returns what was chosen in fields that are shown, if they still offer it. */
export function chosenIn(
  fields: readonly OptionField[],
  options: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const offers = ({ name, kind, values }: OptionField): boolean =>
    name in options && (kind !== "choice" || values.includes(String(options[name])));
  return Object.fromEntries(fields.filter(offers).map(({ name }) => [name, options[name]]));
}

/** Whether a field's values are shown as cards to choose from. */
export function inPictures(field: OptionField): boolean {
  return field.kind === "choice" || field.kind === "yes-no" || field.kind === "each-seat";
}

/** Returns what every seat has, where some may not have been asked yet. */
export function forSeats(value: unknown, seats: number, usual: string): string[] {
  const known = Array.isArray(value) ? value.map(String) : [];
  return Array.from({ length: seats }, (_, seat) => known[seat] ?? usual);
}

/** Returns "Ada, Ben" as names. */
export function textsIn(text: string): string[] {
  return text
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
}

/** Returns "3, 7 12" as numbers. */
export function numbersIn(text: string): number[] {
  return (text.match(/-?\d+/g) ?? []).map(Number);
}
