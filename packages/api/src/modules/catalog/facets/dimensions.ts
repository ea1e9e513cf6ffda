import { type RawBuilder, sql } from 'kysely';
import { priceEdges } from './price-buckets.ts';

/** What listings are counted by. A listing has one value of each, but any number of tags and traits, and the decade can be missing. */
export const dimensions = [
  'CATEGORY',
  'TYPE',
  'BRAND',
  'DECADE',
  'CONDITION',
  'FINISH',
  'SELLER',
  'TAGS',
  'TRAITS',
  'PRICE',
] as const;
export type Dimension = (typeof dimensions)[number];

/** How many listings have a value; the value as the column has it, an id where there is one. */
export type FacetValueCount = { facet: Dimension; value: string; count: number };

/** Dimensions that can be a stored filter. A price range can begin inside a bucket, and traits are too many, so they cannot. */
export type FilterDimension = Exclude<Dimension, 'PRICE' | 'TRAITS'>;
const filters = dimensions.filter((dimension) => dimension !== 'PRICE' && dimension !== 'TRAITS');

/** Pairs of filters that pages link to: every facet except the sellers is stored under them. In the order of `dimensions`. */
const pairs: readonly (readonly [FilterDimension, FilterDimension])[] = [
  ['CATEGORY', 'BRAND'],
  ['CATEGORY', 'DECADE'],
  ['CATEGORY', 'CONDITION'],
  ['TYPE', 'BRAND'],
  ['DECADE', 'CONDITION'],
];

/** A facet, and the filters under which its counts are stored. */
export type StoredCount = { readonly filters: readonly FilterDimension[]; readonly facet: Dimension };

/** All stored counts: each facet alone, under every single filter, and under the pairs. */
export const storedCounts: readonly StoredCount[] = dimensions.flatMap((facet) => [
  { filters: [], facet },
  ...filters.filter((filter) => filter !== facet).map((filter) => ({ filters: [filter], facet })),
  ...pairs
    .filter((pair) => facet !== 'SELLER' && !pair.some((filter) => filter === facet))
    .map((pair) => ({ filters: pair, facet })),
]);

/** Whether counts of a facet under these filters are stored. */
export function isStored(under: readonly FilterDimension[], facet: Dimension): boolean {
  return storedCounts.some(
    (shape) =>
      shape.facet === facet &&
      shape.filters.length === under.length &&
      shape.filters.every((filter) => under.includes(filter)),
  );
}

/** Filters in the order in which they are stored. */
export function inStoredOrder(under: readonly FilterDimension[]): FilterDimension[] {
  return filters.filter((filter) => under.includes(filter));
}

const edges = sql`${sql.lit(`{${priceEdges.join()}}`)}::bigint[]`;

/** The price bucket of a column of cents. */
export const priceBucket = (column: string): RawBuilder<number> => sql`width_bucket(${sql.ref(column)}, ${edges})`;

/** The values of a row `l`, a listing or a delta, as rows `(facet, value)`. */
export const dimensionValues = sql`LATERAL (
  SELECT * FROM (VALUES
    ('CATEGORY', l.category_id), ('TYPE', l.type_id), ('BRAND', l.brand_id), ('DECADE', l.decade::text),
    ('CONDITION', l.condition), ('FINISH', l.finish_family), ('SELLER', l.seller_account_id),
    ('PRICE', ${priceBucket('l.asking_cents')}::text)
  ) AS single (facet, value) WHERE value IS NOT NULL
  UNION ALL SELECT 'TAGS', tag FROM unnest(l.tags) AS tag
  UNION ALL SELECT 'TRAITS', trait FROM unnest(l.traits) AS trait
)`;
