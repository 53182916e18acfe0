/**
 * Message ids: the only place in the browser that makes them from a title, codes and names. Those of actions, events,
 * questions and refusals come ready-made from the server (`sternhafen.text.ids`).
 */

/** Returns a class or field name as it stands in message ids. */
export function kebab(name: string): string {
  return name
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, "-")
    .toLowerCase()
    .replaceAll("_", "-");
}

export const ids = {
  titleName: (title: string): string => `${title}-title`,
  line: (title: string): string => `${title}-line`,
  blurb: (title: string): string => `${title}-blurb`,
  component: (title: string, kind: string, number: number): string => `${title}-name-${kind}-${number}`,
  points: (title: string, kind: string): string => `${title}-points-${kind}`,
  side: (title: string, name: string): string => `${title}-side-${name}`,
  verdict: (title: string, code: string): string => `${title}-verdict-${code}`,
  tie: (title: string, code: string): string => `${title}-tie-${code}`,
  reason: (title: string, code: string): string => `${title}-reason-${code}`,
  /** The name of an option or of one of its values; `help` is what explains it. */
  option: (title: string, field: string, value = ""): string =>
    `${title}-option-${kebab(field)}${value ? `-${kebab(value)}` : ""}`,
  /** What explains one of an option's values. */
  optionHelp: (title: string, field: string, value: string): string =>
    `${title}-option-${kebab(field)}-${kebab(value)}-help`,
  /** Only for what a board or a page decides before the server has answered. */
  refusal: (prefix: string, code: string): string => `${prefix}-no-${code}`,
  action: (title: string, kind: string): string => `${title}-do-${kebab(kind)}`,
  /** A chapter of a title's rules, counted from 1. */
  chapter: (title: string, number: number): string => `chapters-${title}-${number}`,
  bot: (name: string): string => `web-bot-${name}`,
};
