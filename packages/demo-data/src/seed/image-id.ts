import { createHash } from 'node:crypto';
import type { InstrumentSpec } from '#demo-data/drawings/index.ts';

/** Raised when the drawings change, so that an address never shows two different images. */
const DRAWINGS_EDITION = 2;
const LENGTH = 20;

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, LENGTH);
const known = new WeakMap<InstrumentSpec, string>();

function drawingId(drawing: InstrumentSpec): string {
  const id = known.get(drawing);
  if (id !== undefined) return id;
  const entries = Object.entries(drawing).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const made = hash(JSON.stringify([DRAWINGS_EDITION, entries]));
  known.set(drawing, made);
  return made;
}

/** The id of the image of a drawing, or of a part of it: equal ones have equal ids, different ones never. */
export function imageIdOf(drawing: InstrumentSpec, frame?: string): string {
  const id = drawingId(drawing);
  return frame === undefined ? id : hash(`${id} ${frame}`);
}
