import { coats } from '../core/finishes.ts';
import type { Sheet } from '../core/sheet.ts';
import type { Finish } from '../types.ts';

/** Plain timber and lacquer of necks and headstocks. */
export const timber = {
  maple: '#e2b469',
  mahogany: '#6f351a',
  black: '#191614',
  rosewood: '#3a1e12',
  walnut: '#54351d',
} as const;

/** The face of the headstock: as the maker does it, or in the colour of the body when the spec asks for it. */
export function headFace(sheet: Sheet, finish: Finish, usual: string): string {
  return sheet.spec.matchingHead ? coats[finish].base[1] : usual;
}

/** Bursts and gold tops are plain on the back of a set-neck guitar. */
export function setNeckBack(finish: Finish): Finish {
  return finish.endsWith('burst') || finish === 'gold' || finish === 'maple' ? 'mahogany' : finish;
}

/** Softwood tops sit on a hardwood back. */
export function acousticBack(finish: Finish): Finish {
  if (finish.endsWith('burst')) return 'maple';
  return finish === 'spruce' || finish === 'spruce-aged' || finish === 'cedar' ? 'rosewood' : finish;
}
