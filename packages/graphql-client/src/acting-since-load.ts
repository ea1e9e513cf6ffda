import { ACTING_COOKIE, NOBODY_ACTS } from '@headstock/contracts/acting';
import { readCookie } from './csrf-token.ts';

/** One value for the page, whatever part of it asks first: remotes have copies of this module. */
const key = Symbol.for('headstock.acting-since-load');

/**
 * In whose name the page speaks: when the acting as a member ends that was going on as the page was loaded, or `NOBODY_ACTS`. What other
 * tabs do since does not change it.
 */
export function actingSinceLoad(): string {
  const known: unknown = Reflect.get(globalThis, key);
  if (typeof known === 'string') return known;
  const acting = readCookie(ACTING_COOKIE) || NOBODY_ACTS;
  Reflect.set(globalThis, key, acting);
  return acting;
}
