import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { mergeReads } from '#api/platform/db/merge-reads.ts';
import { runNamed } from '#api/platform/db/named-query.ts';
import { cacheByRevision } from '#api/platform/db/revisions.ts';
import type { Locale } from '#api/platform/locale.ts';
import type { ListingConditions } from '#api/modules/catalog/listings/listing-conditions.ts';
import { placeNames } from '#api/modules/catalog/items/taxonomy.ts';
import type { Dimension, FacetValueCount } from './dimensions.ts';
import { MAX_FACET_VALUES, storedFacetRows } from './stored-facets.ts';

/** A value of a facet as addresses have it, with its name where it is somebody's or something's; null where `labels.ts` has it. */
export type FacetRow = {
  readonly key: Dimension;
  readonly value: string;
  readonly label: string | null;
  readonly count: number;
};

type Name = { readonly value: string; readonly label: string };

const CACHED_SELLERS = 2_000;
const cachedSellers = cacheByRevision<Name>(['people'], CACHED_SELLERS);

const readSellers = mergeReads(async (db: Db, ids: readonly string[]) => {
  const query = sql<Name & { id: string }>`
    SELECT id, username AS value, display_name AS label FROM accounts WHERE id = ANY(${[...ids]}::text[])`;
  return new Map((await runNamed(db, query.compile(db))).map(({ id, ...name }) => [id, name]));
});

/** What has its most frequent values told apart from the others: a facet, of the traits one group. */
const groupOf = ({ facet, value }: FacetValueCount): string =>
  facet === 'TRAITS' ? `TRAITS ${value.slice(0, value.indexOf(':'))}` : facet;

/** The most frequent values of each facet, and those that are selected. */
function withoutTail(counts: readonly FacetValueCount[], { columnValues }: ListingConditions): FacetValueCount[] {
  return [...Map.groupBy(counts, groupOf).values()].flatMap((values) => {
    if (values.length <= MAX_FACET_VALUES) return values;
    const sorted = values.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
    const rest = sorted.slice(MAX_FACET_VALUES);
    const isSelected = ({ facet, value }: FacetValueCount): boolean =>
      (facet === 'BRAND' || facet === 'SELLER') && columnValues.get(facet)?.includes(value) === true;
    return [...sorted.slice(0, MAX_FACET_VALUES), ...rest.filter(isSelected)];
  });
}

async function readStored(
  db: Db,
  conditions: ListingConditions,
  facets: readonly Dimension[],
): Promise<readonly FacetValueCount[]> {
  if (facets.length === 0) return [];
  const query = sql<FacetValueCount>`SELECT * FROM (${storedFacetRows(conditions, facets)}) AS counted`;
  return runNamed(db, query.compile(db));
}

/** The counts of facets, stored and sampled, with slugs and names in place of ids, without the long tail. */
export async function readFacetRows(
  db: Db,
  conditions: ListingConditions,
  { stored, sampled }: { readonly stored: readonly Dimension[]; readonly sampled: readonly FacetValueCount[] },
  locale: Locale,
): Promise<FacetRow[]> {
  const [counts, places] = await Promise.all([readStored(db, conditions, stored), placeNames(db, locale)]);
  const rows = withoutTail([...counts, ...sampled], conditions);
  const sellerIds = rows.flatMap(({ facet, value }) => (facet === 'SELLER' ? [value] : []));
  const cache = await cachedSellers(db);
  const sellers = await cache.many(sellerIds, (missing) => readSellers(db, missing));
  return rows.map(({ facet: key, value, count }) => {
    const name = key === 'SELLER' ? sellers.get(value) : places.get(`${key} ${value}`);
    return name ? { key, count, ...name } : { key, value, label: null, count };
  });
}
