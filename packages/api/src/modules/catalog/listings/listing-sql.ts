import { type RawBuilder, sql } from 'kysely';
import type { Keywords } from '#api/modules/catalog/search/keywords.ts';
import type { ListingConditions } from './filter.ts';

/** That a query of text search finds a listing by its name and traits, or by its story too. */
export function textCondition(column: Keywords['column'], query: string): RawBuilder<boolean> {
  return sql`${sql.ref(`l.${column}`)} @@ to_tsquery('simple', ${query})`;
}

/**
 * How well a listing on `l` fits its keywords: what is of a type that they name, then what has them as whole words, comes before
 * what has words that begin so.
 */
export function relevance(
  { column, query, wholeWords }: Pick<Keywords, 'column' | 'query' | 'wholeWords'>,
  types: readonly string[],
): RawBuilder<number> {
  const terms = [sql`ts_rank(${sql.ref(`l.${column}`)}, to_tsquery('simple', ${query}))`];
  if (wholeWords !== null && wholeWords !== query) terms.push(sql`(${textCondition(column, wholeWords)})::integer`);
  if (types.length > 0) terms.push(sql`2 * (l.type_id = ANY(${[...types]}::text[]))::integer`);
  return sql`(${sql.join(terms, sql` + `)})`;
}

/** The listings whose words fulfil a query, by the index of words alone: its rows are few, or only the first are read. */
export function listingsByText(column: Keywords['column'], query: string): RawBuilder<unknown> {
  return sql`(SELECT * FROM listings AS l WHERE ${textCondition(column, query)} OFFSET 0)`;
}

/** The condition for the listings' status; of one status an index gives the rows in its order. */
export function statusCondition(statuses: ListingConditions['statuses']): RawBuilder<boolean> {
  const [only] = statuses;
  if (only !== undefined && statuses.length === 1) return sql`l.status = ${sql.lit(only)}`;
  return sql`l.status = ANY(${[...statuses]})`;
}

/** All conditions of a search but the states, joined by AND. */
export function matchCondition({ text, price, facets, typeInCategory }: ListingConditions): RawBuilder<boolean> {
  const own = [...facets].filter(([key]) => typeInCategory === null || (key !== 'CATEGORY' && key !== 'TYPE'));
  const all = [sql<boolean>`true`, ...own.map(([, condition]) => condition)];
  if (typeInCategory) all.push(typeInCategory);
  if (text) all.push(text);
  if (price) all.push(price);
  return sql`${sql.join(all, sql` AND `)}`;
}

/** All conditions of a search, joined by AND. */
export function whereClause(conditions: ListingConditions): RawBuilder<boolean> {
  return sql`l.is_published AND ${statusCondition(conditions.statuses)} AND ${matchCondition(conditions)}`;
}

/** The first listings on `l` in an order; those of each state come in it from an index, and are put together. */
export function indexScan(
  statuses: ListingConditions['statuses'],
  condition: RawBuilder<boolean>,
  order: RawBuilder<unknown>,
  limit: number,
): RawBuilder<unknown> {
  const ofEach = statuses.map(
    (status) => sql`(SELECT * FROM listings AS l
      WHERE l.is_published AND l.status = ${sql.lit(status)} AND ${condition} ORDER BY ${order} LIMIT ${limit})`,
  );
  const [only] = ofEach;
  if (only && ofEach.length === 1) return only;
  return sql`(SELECT * FROM (${sql.join(ofEach, sql` UNION ALL `)}) AS l ORDER BY ${order} LIMIT ${limit})`;
}
