import { type RawBuilder, sql } from 'kysely';
import { priceEdges } from './price-buckets.ts';

/** What listings are counted by. A listing has one value of each, none or several tags, and perhaps no decade. */
export const dimensions = [
  'CATEGORY',
  'TYPE',
  'BRAND',
  'DECADE',
  'CONDITION',
  'FINISH',
  'SELLER',
  'TAGS',
  'PRICE',
] as const;
export type Dimension = (typeof dimensions)[number];

/** How many listings have a value; the value as listings store it, an id where there is one. */
export type FacetValueCount = { facet: Dimension; value: string; count: number };

/** Dimensions that filter; of prices only whole buckets are stored, and a filter may begin anywhere in one. */
export type FilterDimension = Exclude<Dimension, 'PRICE'>;
const filters = dimensions.filter((dimension) => dimension !== 'PRICE');

/** Pairs of filters under which every facet but the sellers is stored, in the order of `dimensions`. */
const pairs: readonly (readonly [FilterDimension, FilterDimension])[] = [
  ['CATEGORY', 'BRAND'],
  ['CATEGORY', 'DECADE'],
  ['CATEGORY', 'CONDITION'],
  ['TYPE', 'BRAND'],
  ['DECADE', 'CONDITION'],
];

/** The filters under which a facet is stored. */
export type StoredCount = { readonly filters: readonly FilterDimension[]; readonly facet: Dimension };

/** Everything that is stored: each facet alone, under every single filter, and under the pairs. */
export const storedCounts: readonly StoredCount[] = dimensions.flatMap((facet) => [
  { filters: [], facet },
  ...filters.filter((filter) => filter !== facet).map((filter) => ({ filters: [filter], facet })),
  ...pairs
    .filter((pair) => facet !== 'SELLER' && !pair.some((filter) => filter === facet))
    .map((pair) => ({ filters: pair, facet })),
]);

/** Whether a facet is stored under these filters. */
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

/** The fine price bucket of a column of cents. */
export const priceBucket = (column: string): RawBuilder<number> => sql`width_bucket(${sql.ref(column)}, ${edges})`;

/** A row's values as rows `(facet, value)`; `l` is a listing or a change of one. */
export const dimensionValues = sql`LATERAL (
  SELECT * FROM (VALUES
    ('CATEGORY', l.category_id), ('TYPE', l.type_id), ('BRAND', l.brand_id), ('DECADE', l.decade::text),
    ('CONDITION', l.condition), ('FINISH', l.finish_family), ('SELLER', l.seller_account_id),
    ('PRICE', ${priceBucket('l.asking_cents')}::text)
  ) AS single (facet, value) WHERE value IS NOT NULL
  UNION ALL SELECT 'TAGS', tag FROM unnest(l.tags) AS tag
)`;
