import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import { BoundedCache } from '#api/bounded-cache.ts';
import { LOOKED_AT } from './counts/survey.ts';
import {
  type Keywords,
  rareTerm,
  readWords,
  toQuery,
  toWholeQuery,
  wordByPrice,
  wordingsOf,
  type Wording,
} from './keywords.ts';
import { listingsWith, textCondition } from './listing-filter.ts';
import type { Spelling } from './spelling.ts';
import { spellingOf } from './vocabulary.ts';

/**
 * How old the answer may be whether a query finds anything: an older one is given once more while it is looked up anew, one that
 * is too old is not given. Wordings that find nothing are followed by wider ones, if any; that the widest finds nothing is never old
 * news, or what has just come in would not be found.
 */
const KEEP_MS = 30_000;
const TOO_OLD_MS = 600_000;
const REMEMBERED = 5_000;

type Search = Pick<Keywords, 'query' | 'whole' | 'column' | 'rare' | 'byPrice'>;

type Answer = { readonly at: number; readonly found: boolean; isAsked: boolean };

const remembered = new WeakMap<Db, BoundedCache<Answer>>();

async function findsAnything(db: Db, { query, column, rare }: Search): Promise<boolean> {
  const wanted = textCondition(column, query);
  const isShown = sql`l.browsable AND l.status IN ('live', 'sold')`;
  // Frequent words stand in some of the newest listings, and only together they may be rare.
  const field = rare
    ? sql`SELECT * FROM ${listingsWith(column, rare)} AS l WHERE ${isShown} LIMIT ${LOOKED_AT * 2}`
    : sql`SELECT * FROM listings AS l WHERE l.browsable AND l.status = 'live' ORDER BY l.listed_at DESC, l.id DESC LIMIT ${LOOKED_AT / 10}`;
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (SELECT FROM (${field}) AS l WHERE ${wanted}) AS found`.execute(db);
  if (rows[0]?.found || rare) return rows[0]?.found ?? false;
  // Planned as if all were wanted, so by the index: where there is none, a walk that hopes to meet one passes everything.
  const { rows: all } = await sql<{ found: boolean }>`
    WITH matches AS MATERIALIZED (SELECT l.id FROM listings AS l WHERE ${isShown} AND ${wanted})
    SELECT EXISTS (SELECT FROM matches) AS found`.execute(db);
  return all[0]?.found ?? false;
}

async function isFound(db: Db, search: Search, isWidest: boolean): Promise<boolean> {
  const cache = remembered.get(db) ?? new BoundedCache<Answer>(REMEMBERED);
  remembered.set(db, cache);
  const key = `${search.column} ${search.query}`;
  const known = cache.get(key);
  const age = known ? Date.now() - known.at : Infinity;
  const mayBeOld = age < TOO_OLD_MS && (known?.found || !isWidest);
  if (known && (age < KEEP_MS || (known.isAsked && mayBeOld))) return known.found;
  const asking = findsAnything(db, search).then((found) => {
    cache.set(key, { at: Date.now(), found, isAsked: false });
    return found;
  });
  if (!known || !mayBeOld) return asking;
  known.isAsked = true;
  asking.catch(() => (known.isAsked = false));
  return known.found;
}

const toSearch = ({ words, column }: Wording, spelling: Spelling): Search => ({
  query: toQuery(words, spelling),
  whole: toWholeQuery(words, spelling),
  column,
  rare: rareTerm(words, spelling, LOOKED_AT),
  byPrice: column === 'names' ? wordByPrice(words, spelling) : null,
});

/**
 * The keywords with the most exact query that finds anything in the whole shop, whatever else is filtered: who asks for
 * a black Stratocaster does not mean one whose story mentions black. Null when there is no word in the text.
 */
export async function matchKeywords(db: Db, text: string | null | undefined): Promise<Keywords | null> {
  if (!text) return null;
  const spelling = await spellingOf(db);
  const read = readWords(text, spelling);
  if (!read) return null;
  const searches = wordingsOf(read.words).map((wording) => toSearch(wording, spelling));
  const isWidest = (search: Search): boolean => search === searches.at(-1);
  for (const search of searches)
    if (await isFound(db, search, isWidest(search))) return { ...read, ...search, isNowhere: false };
  const last = searches.at(-1) ?? toSearch({ words: read.words, column: 'search' }, spelling);
  return { ...read, ...last, isNowhere: true };
}
