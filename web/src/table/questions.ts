// Where a table's questions about what could be done go: to its host, or to a plan's private copy.

import * as api from "../api";
import type { LegalPage, Preview, Try, WhyNot } from "../protocol.gen";

export interface Questions {
  legal(viewer: number | null, chosen: readonly string[], offset?: number): Promise<LegalPage>;
  preview(wanted: Try): Promise<Preview>;
  why(viewer: number | null, target: string, picked: readonly string[]): Promise<WhyNot>;
}

/** Returns the questions to a table itself. */
export function questionsTo(id: string): Questions {
  return {
    legal: (viewer, chosen, offset) => api.legal(id, viewer, chosen, offset),
    preview: (wanted) => api.preview(id, wanted),
    why: (viewer, target, picked) => api.why(id, viewer, target, picked),
  };
}
