import { traitFacets } from '@headstock/contracts/listing-traits';
import { type RawBuilder, sql } from 'kysely';
import { type Dimension, dimensions, priceBucket } from '#api/modules/catalog/facets/dimensions.ts';
import { MAX_FACET_VALUES } from '#api/modules/catalog/facets/stored-facets.ts';
import { type ListingConditions, type TraitFacet, traitKeys } from './listing-conditions.ts';

const bits: readonly (Dimension | TraitFacet)[] = [...dimensions, ...traitKeys];
const TEXT_BIT = 1 << bits.length;
const YEARS_BIT = TEXT_BIT << 1;
const bitOf = (facet: Dimension | TraitFacet): number => 1 << bits.indexOf(facet);

/**
 * A number per listing `l` with one bit for each selected facet, the ranges and the keywords that it does not meet; 0 is
 * a match. A facet is counted without its own selection: over the listings that miss nothing, or its own bit alone.
 */
export function missedBits({ facets, traits, price, years, text }: ListingConditions): RawBuilder<number> {
  const missed = [...facets, ...traits].map(
    ([key, condition]) => sql`CASE WHEN ${condition} THEN 0 ELSE ${sql.lit(bitOf(key))} END`,
  );
  if (price) missed.push(sql`CASE WHEN ${price} THEN 0 ELSE ${sql.lit(bitOf('PRICE'))} END`);
  if (years) missed.push(sql`CASE WHEN ${years} THEN 0 ELSE ${sql.lit(YEARS_BIT)} END`);
  if (text) missed.push(sql`CASE WHEN ${text} THEN 0 ELSE ${sql.lit(TEXT_BIT)} END`);
  return missed.length === 0 ? sql`0` : sql`${sql.join(missed, sql` + `)}`;
}

const isSelected = ({ facets, price }: ListingConditions, facet: Dimension): boolean =>
  facet === 'PRICE' ? price !== null : facet !== 'TRAITS' && facets.has(facet);

/** That a listing with `missed` bits counts for at least one of the facets. */
export function countsForAny(conditions: ListingConditions, facets: readonly Dimension[]): RawBuilder<boolean> {
  const traits = facets.includes('TRAITS') ? [...conditions.traits.keys()] : [];
  const allowed = [0, ...[...facets.filter((facet) => isSelected(conditions, facet)), ...traits].map(bitOf)];
  return sql`missed IN (${sql.join(allowed.map((bit) => sql.lit(bit)))})`;
}

const columns: Readonly<Record<Exclude<Dimension, 'TAGS' | 'TRAITS' | 'SELLER'>, RawBuilder<unknown>>> = {
  CATEGORY: sql`category_id`,
  TYPE: sql`type_id`,
  BRAND: sql`brand_id`,
  DECADE: sql`decade::text`,
  CONDITION: sql`condition`,
  FINISH: sql`finish_family`,
  PRICE: sql`${priceBucket('asking_cents')}::text`,
};

/** Counts of single-valued facets in one pass. */
function columnCounts(facets: readonly (keyof typeof columns)[], missed: RawBuilder<boolean>): RawBuilder<unknown> {
  const names = facets.map((facet) => sql.ref(facet));
  const named = facets.map((facet, index) => sql`${columns[facet]} AS ${names[index]}`);
  const cases = facets.map((facet, index) => sql`WHEN GROUPING(${names[index]}) = 0 THEN ${sql.lit(facet)}`);
  const sets = names.map((name) => sql`(${name})`);
  // Only a decade can be null. Without it no HAVING, which would compute the price buckets a second time.
  const notNull = facets.includes('DECADE') ? sql`HAVING coalesce(${sql.join(names)}) IS NOT NULL` : sql``;
  return sql`
    SELECT CASE ${sql.join(cases, sql` `)} END AS facet, coalesce(${sql.join(names)}) COLLATE "C" AS value, count(*) AS count
    FROM (SELECT ${sql.join(named)} FROM hits WHERE ${missed}) AS named
    GROUP BY GROUPING SETS (${sql.join(sets)}) ${notNull}`;
}

const tagCounts = (missed: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  SELECT 'TAGS', tag, count(*) FROM (SELECT unnest(tags) AS tag FROM hits WHERE ${missed}) AS named GROUP BY tag`;

/** Traits: those of a group in which something is selected are counted without that, all others in one pass. */
function traitCounts({ traits }: ListingConditions): RawBuilder<unknown>[] {
  const prefixes = [...traits.keys()].map((key) => `${traitFacets[key]}:`);
  const counts = (missed: RawBuilder<boolean>, which: RawBuilder<boolean>): RawBuilder<unknown> => sql`
    SELECT 'TRAITS', trait, count(*) FROM (SELECT unnest(traits) AS trait FROM hits WHERE ${missed}) AS named
    WHERE ${which} GROUP BY trait`;
  const others = prefixes.length === 0 ? sql<boolean>`true` : sql<boolean>`NOT trait ^@ ANY(${prefixes}::text[])`;
  return [
    counts(sql`missed = 0`, others),
    ...[...traits.keys()].map((key) =>
      counts(sql`missed IN (0, ${sql.lit(bitOf(key))})`, sql`trait ^@ ${`${traitFacets[key]}:`}`),
    ),
  ];
}

/** The sellers with the most listings, and those that are selected. */
const sellerCounts = (missed: RawBuilder<boolean>, selected: readonly string[]): RawBuilder<unknown> => sql`
  (SELECT 'SELLER', seller_account_id, count(*) FROM hits WHERE ${missed} GROUP BY seller_account_id
    ORDER BY seller_account_id = ANY(${[...selected]}::text[]) DESC, count(*) DESC, seller_account_id
    LIMIT ${sql.lit(MAX_FACET_VALUES + selected.length)})`;

/** SELECTs of `(facet, value, count)` over the CTE `hits`; all facets without a selection share one pass. */
export function facetSelects(conditions: ListingConditions, facets: readonly Dimension[]): RawBuilder<unknown>[] {
  const selects = (group: readonly Dimension[], missed: RawBuilder<boolean>): RawBuilder<unknown>[] => {
    const single = group.filter((facet) => facet !== 'TAGS' && facet !== 'TRAITS' && facet !== 'SELLER');
    return [
      ...(single.length > 0 ? [columnCounts(single, missed)] : []),
      ...(group.includes('TAGS') ? [tagCounts(missed)] : []),
      ...(group.includes('TRAITS') ? traitCounts(conditions) : []),
      ...(group.includes('SELLER') ? [sellerCounts(missed, conditions.columnValues.get('SELLER') ?? [])] : []),
    ];
  };
  const selected = facets.filter((facet) => isSelected(conditions, facet));
  const others = facets.filter((facet) => !selected.includes(facet));
  return [
    ...selects(others, sql`missed = 0`),
    ...selected.flatMap((facet) => selects([facet], sql`missed IN (0, ${sql.lit(bitOf(facet))})`)),
  ];
}
