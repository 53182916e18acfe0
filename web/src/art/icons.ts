// The one file of symbols, for `<use>` in shell and boards alike.

import file from "./icons.svg?url";

export function symbol(name: string): string {
  return `${file}#${name}`;
}
