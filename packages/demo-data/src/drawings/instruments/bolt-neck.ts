import type { Sheet } from '../core/sheet.ts';

/** The usual bolted-on maple neck: 25½ inches, 21 frets. */
export const bolt = {
  scale: 647.7,
  frets: 21,
  nut: 42,
  heel: 56,
  strings: 6,
  nutSpan: 35,
  saddleSpan: 52.5,
  head: 'strat-6',
  wound: 'steel',
  wood: 'maple',
} as const;

/** Binding along the board when the spec asks for it or the body usually has it. */
export const neckBinding = (sheet: Sheet, usual = false): { readonly binding: boolean } => ({
  binding: sheet.spec.binding ?? usual,
});
