// Opening a lesson: the table where it was left, or a new one.

import * as api from "../api";
import { sit } from "../lobby/starting";
import type { MyTable } from "../protocol.gen";
import { route } from "../route.svelte";
import { GUEST, settings } from "../settings.svelte";

/** Returns the table at which a lesson was left before its end. */
export function leftAt(tables: readonly MyTable[], title: string, lesson: number): MyTable | undefined {
  return tables.find(
    ({ title: taught, lesson: mark, status }) =>
      taught === title && mark?.lesson === lesson && mark.step < mark.steps && status !== "closed",
  );
}

export async function openLesson(title: string, lesson: number, left?: MyTable): Promise<void> {
  if (left) route.go(`/t/${left.id}`);
  else sit(await api.newLesson({ title, lesson, name: settings.name || GUEST }));
}
