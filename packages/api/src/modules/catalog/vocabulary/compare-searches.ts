import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';
import { loadListings } from '#api/modules/catalog/items/load-items.ts';
import { ListingSearch } from '#api/modules/catalog/search/listing-search.ts';
import { matchKeywords } from '#api/modules/catalog/search/match-keywords.ts';
import { loadVocabulary } from '#api/modules/catalog/search/load-vocabulary.ts';
import type { Vocabulary } from '#api/modules/catalog/search/vocabulary.ts';
import { normalizeText } from '#api/platform/search/normalize-text.ts';
import { entriesOnlyIn } from './save-vocabulary.ts';
import { type SynonymEntry, Synonyms } from './synonyms.ts';

/** Queries that are compared at once. */
const MOST_QUERIES = 40;
const MOST_TRACKED = 20;
const FIRST_HITS = 3;
const MOST_CHARACTERS = 100;

/** What people look for in a shop like this, where too few searches are known. */
const usual: readonly string[] =
  'les paul, stratocaster, telecaster, sunburst, p bass, tube amp, lefty, 12 string, pre war martin, guitare acoustique, ampli, f5'.split(
    ', ',
  );

/** Where a query comes from: it was typed to be tried, an entry that changes speaks of it, it was searched for, or it is usual. */
export type QueryOrigin = 'typed' | 'entry' | 'searched' | 'usual';

/** What a query finds. */
export type Found = {
  /** The words that are searched for after synonyms and corrections. */
  readonly words: readonly string[];
  readonly count: number;
  readonly isLowerBound: boolean;
  readonly hits: readonly { readonly id: string; readonly title: string }[];
};

/** What a query finds by the saved vocabulary and by another. */
export type ComparedQuery = {
  readonly query: string;
  readonly origin: QueryOrigin;
  readonly before: Found;
  readonly after: Found;
  readonly isChanged: boolean;
};

/** What was searched for most within 30 days by those who let it be counted. */
async function searchedFor(db: Db): Promise<string[]> {
  const { rows } = await sql<{ term: string }>`
    SELECT lower(left(properties->>'SearchTerm', ${MOST_CHARACTERS})) AS term FROM tracking_events
    WHERE event_name = 'performedSearch' AND created_at > now() - interval '30 days'
      AND properties->>'SearchTerm' <> ''
    GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT ${MOST_TRACKED}`.execute(db);
  return rows.map(({ term }) => term);
}

async function find(db: Db, query: string, locale: Locale, vocabulary: Vocabulary): Promise<Found> {
  const filter = { keywords: query };
  const search = await ListingSearch.begin(
    db,
    { filter, sort: 'DEFAULT', page: 1, first: FIRST_HITS, locale },
    vocabulary,
  );
  const ids = (await search.ids()).slice(0, FIRST_HITS);
  const listings = await loadListings(db, ids, locale);
  return {
    words: search.words,
    count: await search.totalCount(),
    isLowerBound: await search.totalCountIsLowerBound(),
    hits: listings.map(({ id, item }) => ({ id, title: item.title })),
  };
}

const signature = ({ count, hits }: Found): string => JSON.stringify([count, hits.map(({ id }) => id)]);

/**
 * Compares what queries find by the saved vocabulary and by `entries`: the one that was typed, what changed entries speak of, what people
 * searched for, and what is usual; at most forty. Changed ones come first.
 */
export async function compareSearches(
  db: Db,
  {
    saved,
    entries,
    typed,
    locale,
  }: {
    readonly saved: readonly SynonymEntry[];
    readonly entries: readonly SynonymEntry[];
    readonly typed: string | null;
    readonly locale: Locale;
  },
): Promise<ComparedQuery[]> {
  const current = await loadVocabulary(db);
  const [before, after] = [saved, entries].map((list) => current.withSynonyms(new Synonyms(list)));
  if (!before || !after) return [];
  const changed = [...entriesOnlyIn(entries, saved), ...entriesOnlyIn(saved, entries)].map((entry) => entry.typed);
  const origins: readonly (readonly [QueryOrigin, readonly string[]])[] = [
    ['typed', typed?.trim() ? [typed.trim().slice(0, MOST_CHARACTERS)] : []],
    ['entry', changed],
    ['searched', await searchedFor(db)],
    ['usual', usual],
  ];
  const queries = new Map<string, { readonly query: string; readonly origin: QueryOrigin }>();
  for (const [origin, texts] of origins)
    for (const query of texts) {
      const key = normalizeText(query);
      if (key !== '' && !queries.has(key) && queries.size < MOST_QUERIES) queries.set(key, { query, origin });
    }
  const compared: ComparedQuery[] = [];
  // One after the other: this is for one person at a screen, beside the shop's own searches.
  for (const { query, origin } of queries.values()) {
    const now = await find(db, query, locale, before);
    const [one, other] = [await matchKeywords(db, query, before), await matchKeywords(db, query, after)];
    const isSameSearch = one?.query === other?.query && one?.column === other?.column;
    const then = isSameSearch ? now : await find(db, query, locale, after);
    compared.push({ query, origin, before: now, after: then, isChanged: signature(now) !== signature(then) });
  }
  return compared.toSorted(
    (a, b) => Number(b.origin === 'typed') - Number(a.origin === 'typed') || Number(b.isChanged) - Number(a.isChanged),
  );
}
