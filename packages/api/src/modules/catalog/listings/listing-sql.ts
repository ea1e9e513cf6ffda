import { type RawBuilder, sql } from 'kysely';
import type { Keywords } from '#api/modules/catalog/search/keywords.ts';
import type { ListingConditions } from './listing-conditions.ts';

/** That a listing matches a text query in its names and traits, or in its story too. */
export function textCondition(column: Keywords['column'], query: string): RawBuilder<boolean> {
  return sql`${sql.ref(`l.${column}`)} @@ to_tsquery('simple', ${query})`;
}

/**
 * How well a listing `l` matches its keywords: first listings of a type that the keywords name, then those with all of them
 * as whole words, then prefix matches.
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

/**
 * A FROM item with the listings that match a text query. OFFSET 0 keeps the planner from combining the text index with others,
 * which costs more when the matches are few.
 */
export function listingsByText(column: Keywords['column'], query: string): RawBuilder<unknown> {
  return sql`(SELECT * FROM listings AS l WHERE ${textCondition(column, query)} OFFSET 0)`;
}

/** The condition on the status; for one status an index gives the rows in order. */
export function statusCondition(statuses: ListingConditions['statuses']): RawBuilder<boolean> {
  const [only] = statuses;
  if (only !== undefined && statuses.length === 1) return sql`l.status = ${sql.lit(only)}`;
  return sql`l.status = ANY(${[...statuses]})`;
}

/** All conditions of a search except the status. */
export function matchCondition({
  text,
  price,
  years,
  facets,
  traits,
  typeInCategory,
}: ListingConditions): RawBuilder<boolean> {
  const own = [...facets].filter(([key]) => typeInCategory === null || (key !== 'CATEGORY' && key !== 'TYPE'));
  const all = [sql<boolean>`true`, ...own.map(([, condition]) => condition), ...traits.values()];
  if (typeInCategory) all.push(typeInCategory);
  if (text) all.push(text);
  if (price) all.push(price);
  if (years) all.push(years);
  return sql`${sql.join(all, sql` AND `)}`;
}

/** The WHERE clause of a search. */
export function whereClause(conditions: ListingConditions): RawBuilder<boolean> {
  return sql`l.is_published AND ${statusCondition(conditions.statuses)} AND ${matchCondition(conditions)}`;
}

/** A FROM item with the first `limit` listings in an order. Each status is scanned in its index, and the results are merged. */
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
