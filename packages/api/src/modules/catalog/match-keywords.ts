import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { LruCache } from '#api/platform/lru-cache.ts';
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
 * news, or what has just come in would not be found, and a minute old at most where all its words are frequent, of which that takes long.
 */
const KEEP_MS = 30_000;
const TOO_OLD_MS = 600_000;
const NOTHING_TOO_OLD_MS = 60_000;
const REMEMBERED = 5_000;

type Search = Pick<Keywords, 'query' | 'whole' | 'column' | 'rare' | 'byPrice'>;

/** A listing that a query finds, null where there is none, and how many it finds where that was counted. */
type Finding = { readonly listing: string | null; readonly matches: number | null; readonly at: number };
type Answer = { readonly finding: Finding; readonly at: number; isAsked: boolean };

const remembered = new WeakMap<Db, LruCache<Answer>>();

const isShown = sql<boolean>`l.browsable AND l.status IN ('live', 'sold')`;

async function find(db: Db, { query, column, rare }: Search): Promise<Finding> {
  const at = Date.now();
  const wanted = textCondition(column, query);
  // Frequent words stand in some of the newest listings, and only together they may be rare.
  const field = rare
    ? sql`SELECT * FROM ${listingsWith(column, rare)} AS l WHERE ${isShown} LIMIT ${LOOKED_AT * 2}`
    : sql`SELECT * FROM listings AS l WHERE l.browsable AND l.status = 'live' ORDER BY l.listed_at DESC, l.id DESC LIMIT ${LOOKED_AT / 10}`;
  const { rows: near } = await sql<{ id: string }>`
    SELECT l.id FROM (${field}) AS l WHERE ${wanted} LIMIT 1`.execute(db);
  if (near[0] || rare) return { listing: near[0]?.id ?? null, matches: null, at };
  // Planned as if all were wanted, so by the index: where there is none, a walk that hopes to meet one passes everything.
  const { rows: all } = await sql<Pick<Finding, 'listing' | 'matches'>>`
    WITH matches AS MATERIALIZED (SELECT l.id FROM listings AS l WHERE ${isShown} AND ${wanted})
    SELECT min(id) AS listing, count(*) AS matches FROM matches`.execute(db);
  return { listing: null, matches: 0, ...all[0], at };
}

/** The same listing again where it is still found, without which nothing else has to be looked for; what was counted is not kept for ever. */
async function findAgain(db: Db, search: Search, before: Finding | undefined): Promise<Finding> {
  if (!before || before.listing === null || Date.now() - before.at >= TOO_OLD_MS) return find(db, search);
  const { rows } = await sql`
    SELECT FROM listings AS l WHERE l.id = ${before.listing} AND ${isShown} AND ${textCondition(search.column, search.query)}`.execute(
    db,
  );
  return rows.length > 0 ? before : find(db, search);
}

async function findingOf(db: Db, search: Search, isWidest: boolean): Promise<Finding> {
  const cache = remembered.get(db) ?? new LruCache<Answer>(REMEMBERED);
  remembered.set(db, cache);
  const key = `${search.column} ${search.query}`;
  const known = cache.get(key);
  const age = known ? Date.now() - known.at : Infinity;
  const isNews = isWidest && known?.finding.listing === null;
  const mayBeOld = isNews ? search.rare === null && age < NOTHING_TOO_OLD_MS : age < TOO_OLD_MS;
  if (known && (age < KEEP_MS || (known.isAsked && mayBeOld))) return known.finding;
  const asking = findAgain(db, search, known?.finding).then((finding) => {
    cache.set(key, { finding, at: Date.now(), isAsked: false });
    return finding;
  });
  if (!known || !mayBeOld) return asking;
  known.isAsked = true;
  asking.catch(() => (known.isAsked = false));
  return known.finding;
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
  for (const search of searches) {
    const { listing, matches } = await findingOf(db, search, isWidest(search));
    const isFew = matches !== null && matches <= LOOKED_AT;
    if (listing !== null)
      return { ...read, ...search, few: search.rare ?? (isFew ? search.query : null), isNowhere: false };
  }
  const last = searches.at(-1) ?? toSearch({ words: read.words, column: 'search' }, spelling);
  return { ...read, ...last, few: last.rare, isNowhere: true };
}
