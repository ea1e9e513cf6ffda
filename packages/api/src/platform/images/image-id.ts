import { createHash } from 'node:crypto';
import type { InstrumentSpec } from '@headstock/demo-data/drawings';

/** Raised when the drawings change, so that an address never shows two different pictures. */
const DRAWINGS_EDITION = 1;
const LENGTH = 20;

/** The id of the picture of a drawing: the same drawing always has the same, another one never. */
export function imageIdOf(drawing: InstrumentSpec): string {
  const entries = Object.entries(drawing).toSorted(([a], [b]) => a.localeCompare(b));
  const text = JSON.stringify([DRAWINGS_EDITION, entries]);
  return createHash('sha256').update(text).digest('hex').slice(0, LENGTH);
}
