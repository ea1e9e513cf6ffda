import type { Keywords } from './keywords.ts';

/** Words that carry no meaning next to others. */
const STOP_WORDS = new Set('a au d de du en in l la le les of on sale buy used occasion rare'.split(' '));
/** Words that fit nearly everything in this shop. */
const GENERIC_WORDS = new Set('guitar guitars guitare guitares instrument instruments vintage'.split(' '));

/** Words that say no more than that somebody looks for something. */
const EMPTY_WORDS = new Set(
  'all and any anything autre et everything for from instrument instruments n importe new some something stuff sur the thing things this tout toute toutes tous un une vintage with'.split(
    ' ',
  ),
);

/** Whether words fit nearly everything in the shop, so that searching for them would show all of it. */
export const areUnspecific = (words: readonly string[]): boolean =>
  words.every((word) => STOP_WORDS.has(word) || EMPTY_WORDS.has(word) || (word.length < 2 && !/[a-z\d]/.test(word)));

/** Words, and the vector to search them in. */
export type Wording = Pick<Keywords, 'column'> & { readonly words: readonly string[] };

/**
 * Ways to search for the same words, the most exact first: all of them in names and traits; the same without stop words, then
 * without generic words; all of them anywhere, stories included.
 */
export function fallbackWordings(words: readonly string[]): Wording[] {
  const plain = words.filter((word) => !STOP_WORDS.has(word));
  const special = plain.filter((word) => !GENERIC_WORDS.has(word));
  const shorter = [plain, special].filter(
    (kept, at, all) => kept.length > 0 && kept.length < (all[at - 1] ?? words).length,
  );
  return [words, ...shorter]
    .map((kept): Wording => ({ words: kept, column: 'names' }))
    .concat({ words, column: 'search' });
}

/** The words that name a kind of thing, in the singular: `Bass Guitars` and `bass` are the same kind. */
export const kindWords = (words: readonly string[]): string =>
  words
    .filter((word) => !STOP_WORDS.has(word) && !GENERIC_WORDS.has(word))
    .map((word) => word.replace(/(?<=[^s])s$/, ''))
    .join(' ');
