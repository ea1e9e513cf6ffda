import { createHash } from 'node:crypto';
import type { InstrumentSpec } from '#demo-data/drawings/index.ts';

/** Raised when the drawings change, so that an address never shows two different images. */
const DRAWINGS_EDITION = 1;
const LENGTH = 20;

/** The id of the image of a drawing: equal drawings have equal ids, different ones never. */
export function imageIdOf(drawing: InstrumentSpec): string {
  const entries = Object.entries(drawing).toSorted(([a], [b]) => a.localeCompare(b));
  const text = JSON.stringify([DRAWINGS_EDITION, entries]);
  return createHash('sha256').update(text).digest('hex').slice(0, LENGTH);
}
