import type { OriginalityPart, OriginalityState } from '@headstock/contracts/listing-document';
import type { OriginalitySheet } from '#api/modules/catalog/tables.ts';

/** What a replaced part takes off the price of an old instrument, as the trade reckons; logarithms, so that they add. */
const replaced: Readonly<Record<OriginalityPart, number>> = {
  finish: Math.log(0.6),
  pickups: Math.log(0.87),
  wiring: Math.log(0.96),
  tuners: Math.log(0.95),
  bridge: Math.log(0.95),
  nut: Math.log(0.985),
  frets: Math.log(0.97),
  neckJoint: Math.log(0.85),
  case: Math.log(0.97),
};

/** How much of that each word says. Nobody pays in full for what nobody can tell. */
const shares: Readonly<Record<OriginalityState, number>> = {
  original: 0,
  periodCorrect: 0.4,
  repaired: 0.5,
  replaced: 1,
  unknown: 0.25,
};

/** From this year back originality counts in full, and from the later one on least. */
const VINTAGE = { full: 1970, least: 2005, share: 0.3 };

function ageShare(year: number | null): number {
  if (year === null) return (1 + VINTAGE.share) / 2;
  const recent = Math.min(1, Math.max(0, (year - VINTAGE.full) / (VINTAGE.least - VINTAGE.full)));
  return 1 - recent * (1 - VINTAGE.share);
}

/**
 * What an originality sheet does to a price against one that is all original: a logarithm, 0 or below. Null where nothing is said,
 * which tells neither one nor the other.
 */
export function originalityEffect(sheet: OriginalitySheet | null | undefined, year: number | null): number | null {
  if (!sheet) return null;
  const said = Object.entries(sheet);
  if (said.length === 0) return null;
  let effect = 0;
  for (const [part, state] of said) {
    if (!isPart(part)) continue;
    effect += replaced[part] * shares[state];
  }
  return effect * ageShare(year);
}

const isPart = (text: string): text is OriginalityPart => Object.hasOwn(replaced, text);
