import { isMaker, plain } from './serial-makers.model.ts';
import { type SerialRuleKey, serialRules } from './serial-rules.model.ts';

/** What a serial says of the years of its instrument, and by which rule. */
export type LikelyYears = { readonly from: number; readonly to: number; readonly rule: SerialRuleKey };

/** A rule's years with its makers. */
export type SerialYears = LikelyYears & {
  readonly makers: readonly string[];
  /** It is a rule of a maker of what is known of the serial. */
  readonly isKnown: boolean;
};

/**
 * The years that a serial (capital letters and figures alone) makes likely, one entry for each rule that fits. With a brand these are the
 * rules of that maker; without one those of all makers, first of the makers in `known`, of which this shop has met the serial, then the
 * narrowest. Rules of makers overlap, so this is a hint and never a proof.
 */
export function likelyYears(key: string, brand: string, known: readonly string[], now: Date): SerialYears[] {
  if (key === '') return [];
  const isAny = plain(brand) === '';
  const found = serialRules.flatMap(({ key: rule, makers, years }): SerialYears[] => {
    const wanted = isAny ? makers : makers.filter((maker) => isMaker(maker, brand));
    const span = wanted.length > 0 ? years(key, now.getUTCFullYear()) : null;
    if (!span) return [];
    const isKnown = wanted.some((maker) => known.some((name) => isMaker(maker, name)));
    return [{ from: span[0], to: span[1], rule, makers: wanted, isKnown }];
  });
  return found.toSorted(
    (one, other) => Number(other.isKnown) - Number(one.isKnown) || one.to - one.from - (other.to - other.from),
  );
}
