import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import { BoundedCache } from '#api/bounded-cache.ts';
import { typingErrors } from './damerau.ts';

const KEEP_MS = 60_000;
/** Misspelt words whose correction is remembered. */
const REMEMBERED = 2_000;

/** The words of the shop, to check spelling against. */
export class Spelling {
  readonly #counts: ReadonlyMap<string, number>;
  readonly #byLength = new Map<number, string[]>();
  readonly #sorted: string[];
  readonly #corrected = new BoundedCache<string>(REMEMBERED);

  constructor(counts: ReadonlyMap<string, number>) {
    this.#counts = counts;
    this.#sorted = [...counts.keys()].toSorted();
    for (const word of this.#sorted) {
      const group = this.#byLength.get(word.length);
      if (group) group.push(word);
      else this.#byLength.set(word.length, [word]);
    }
  }

  /** Whether the whole word stands anywhere in the shop. */
  has(word: string): boolean {
    return this.#counts.has(word);
  }

  /** Whether a word, or the beginning of one, stands anywhere in the shop. */
  knows(word: string): boolean {
    if (this.#counts.has(word)) return true;
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return this.#sorted[low]?.startsWith(word) ?? false;
  }

  /** The nearest word of the shop, the most frequent of equally near ones; the word itself when nothing is near. */
  correct(word: string): string {
    if (word.length < 3 || this.knows(word) || /^\d+$/.test(word)) return word;
    const known = this.#corrected.get(word);
    if (known !== undefined) return known;
    const nearest = this.#nearest(word);
    this.#corrected.set(word, nearest);
    return nearest;
  }

  #nearest(word: string): string {
    const limit = word.length < 6 ? 1 : 2;
    let best = { word, errors: limit + 1, count: 0 };
    for (let length = word.length - limit; length <= word.length + limit; length += 1) {
      for (const candidate of this.#byLength.get(length) ?? []) {
        const errors = typingErrors(word, candidate, Math.min(limit, best.errors));
        const count = this.#counts.get(candidate) ?? 0;
        // Of three letters only a swap is an error; every other change could be another word.
        if (word.length === 3 && !isSwap(word, candidate)) continue;
        if (errors < best.errors || (errors === best.errors && errors <= limit && count > best.count)) {
          best = { word: candidate, errors, count };
        }
      }
    }
    return best.word;
  }
}

function isSwap(a: string, b: string): boolean {
  return a.length === b.length && a.split('').toSorted().join('') === b.split('').toSorted().join('');
}

const kept = new WeakMap<Db, { at: number; spelling: Promise<Spelling> }>();

async function readSpelling(db: Db): Promise<Spelling> {
  const rows = await db.selectFrom('search_words').select(['word', 'listings']).execute();
  return new Spelling(new Map(rows.map(({ word, listings }) => [word, listings])));
}

/** The words of the shop as they were at most a minute ago. */
export function spellingOf(db: Db): Promise<Spelling> {
  const current = kept.get(db);
  if (current && Date.now() - current.at < KEEP_MS) return current.spelling;
  const spelling = readSpelling(db);
  kept.set(db, { at: Date.now(), spelling });
  // A failed read is not kept.
  spelling.catch(() => kept.delete(db));
  return spelling;
}

/** Writes the table of words anew from the search documents. */
export async function refreshSearchWords(db: Db): Promise<void> {
  await sql`DELETE FROM search_words`.execute(db);
  await sql`INSERT INTO search_words (word, listings)
    SELECT word, ndoc FROM ts_stat('SELECT search FROM listings WHERE browsable AND status <> ''withdrawn''')
    WHERE length(word) BETWEEN 2 AND 40`.execute(db);
}
