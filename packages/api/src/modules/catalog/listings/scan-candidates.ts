import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import type { Dimension, FacetValueCount } from '#api/modules/catalog/facets/dimensions.ts';
import { countsForAny, facetSelects, missedBits } from './candidate-facets.ts';
import type { ListingConditions } from './listing-conditions.ts';
import { relevance } from './listing-sql.ts';
import { type ListingSort, orderBy, sortColumn } from './sort.ts';

/** Up to this number of matches are ranked by relevance; more of them are shown newest first. */
export const RANKED_MATCHES = 1_000;

/** What a scan is to find among its candidates. */
export type ScanRequest = {
  readonly conditions: ListingConditions;
  readonly sort: ListingSort;
  /** The page: matches before it, and on it. A page beyond the last becomes the last; `take` 0 asks for no page. */
  readonly skip: number;
  readonly take: number;
  readonly facets: readonly Dimension[];
  /** How many of the first matches are ranked by relevance; all of them when absent. */
  readonly ranked?: number;
  /** Asks for the sort key (price or year) of the match at this position, counted from 1. */
  readonly keyAt?: { readonly position: number; readonly sort: ListingSort };
};

/** What a scan found. */
export type ScanResult = {
  /** Candidates that were read. */
  readonly scanned: number;
  /** Candidates that match. */
  readonly matched: number;
  /** Listing ids of the page, in order. */
  readonly ids: readonly string[];
  readonly facets: readonly FacetValueCount[];
  /** The sort key at `keyAt`; null when there are fewer matches. */
  readonly key: number | null;
};

const isByRelevance = ({ conditions: { keywords }, sort, take }: ScanRequest): boolean =>
  keywords !== null && sort === 'DEFAULT' && take > 0;

/** The columns of a candidate `l` that a scan reads: sort keys, facets, and the text vector where it ranks. */
export function scanColumns(request: ScanRequest): RawBuilder<unknown> {
  const { keywords } = request.conditions;
  const columns = sql`l.id, l.listed_at, l.sold_at, l.year, l.asking_cents, l.category_id, l.type_id, l.brand_id, l.decade,
    l.condition, l.finish_family, l.seller_account_id, l.tags, l.traits`;
  return keywords && isByRelevance(request) ? sql`${columns}, ${sql.ref(`l.${keywords.column}`)}` : columns;
}

/** Ids of the page in order: by relevance when there are keywords and few matches, else by the sort. */
function pageSelect(request: ScanRequest): RawBuilder<unknown> {
  const { sort, skip, take, ranked } = request;
  const keywords = isByRelevance(request) ? request.conditions.keywords : null;
  const isRanked = ranked === undefined ? sql`true` : sql`l.position <= ${ranked}`;
  const rank = keywords
    ? sql`CASE WHEN ${isRanked} AND (SELECT count FROM matched) <= ${sql.lit(RANKED_MATCHES)}
        THEN ${relevance(keywords, request.conditions.typesNamed)} END DESC NULLS LAST, `
    : sql``;
  const matches =
    keywords && ranked !== undefined
      ? sql`(SELECT *, row_number() OVER (ORDER BY ${orderBy(sort)}) AS position FROM hits AS l WHERE l.missed = 0)`
      : sql`(SELECT * FROM hits WHERE missed = 0)`;
  return sql`
    SELECT 'ID' AS facet, id AS value, place AS count FROM (
      SELECT l.id, row_number() OVER (ORDER BY ${rank}${orderBy(sort)}) AS place FROM ${matches} AS l
    ) AS places, LATERAL (
      SELECT least(${skip}::bigint, greatest(0, (SELECT count FROM matched) - 1) / ${take}::bigint * ${take}::bigint) AS skip
    ) AS page WHERE place > skip AND place <= skip + ${take}`;
}

const keySelect = ({ position, sort }: NonNullable<ScanRequest['keyAt']>): RawBuilder<unknown> => sql`
  (SELECT 'KEY', '', ${sortColumn(sort)} FROM hits AS l WHERE l.missed = 0 ORDER BY ${orderBy(sort)} LIMIT 1 OFFSET ${position - 1})`;

/** `hits`: the candidates that match, or that count for a facet whose own selection they miss. */
function hitsOf(request: ScanRequest, candidates: RawBuilder<unknown>, areMatches: boolean): RawBuilder<unknown> {
  const { conditions, facets } = request;
  if (areMatches)
    return sql`hits AS MATERIALIZED (SELECT ${scanColumns(request)}, 0 AS missed FROM ${candidates} AS l)`;
  return sql`scanned AS MATERIALIZED (SELECT ${scanColumns(request)}, ${missedBits(conditions)} AS missed FROM ${candidates} AS l),
    hits AS MATERIALIZED (SELECT * FROM scanned WHERE ${countsForAny(conditions, facets)})`;
}

type Row = { facet: Dimension | 'MATCHED' | 'SCANNED' | 'ID' | 'KEY'; value: string; count: number };

/**
 * Reads every candidate once, in one statement: which of them match, the page of those, and the facets, each without its own
 * selection. `candidates` is a FROM item that gives rows of `listings`, and must be bounded: the scan reads all of it.
 * `areMatches` says that every candidate is known to match.
 */
export async function scanCandidates(
  db: Db,
  request: ScanRequest,
  candidates: RawBuilder<unknown>,
  { areMatches = false }: { readonly areMatches?: boolean } = {},
): Promise<ScanResult> {
  const { conditions, facets, take, keyAt } = request;
  const parts = [
    sql`SELECT 'MATCHED' AS facet, '' AS value, count FROM matched`,
    ...(areMatches ? [] : [sql`SELECT 'SCANNED', '', count(*) FROM scanned`]),
    ...(take > 0 ? [pageSelect(request)] : []),
    ...facetSelects(conditions, facets),
    ...(keyAt ? [keySelect(keyAt)] : []),
  ];
  const { rows } = await sql<Row>`
    WITH ${hitsOf(request, candidates, areMatches)}, matched AS MATERIALIZED (SELECT count(*) AS count FROM hits WHERE missed = 0)
    ${sql.join(parts, sql` UNION ALL `)}`.execute(db);
  const countOf = (kind: Row['facet']): number | undefined => rows.find(({ facet }) => facet === kind)?.count;
  const matched = countOf('MATCHED') ?? 0;
  return {
    scanned: countOf('SCANNED') ?? matched,
    matched,
    ids: rows
      .filter(({ facet }) => facet === 'ID')
      .toSorted((a, b) => a.count - b.count)
      .map(({ value }) => value),
    facets: rows.flatMap(({ facet, value, count }) =>
      facet === 'MATCHED' || facet === 'SCANNED' || facet === 'ID' || facet === 'KEY' ? [] : [{ facet, value, count }],
    ),
    key: countOf('KEY') ?? null,
  };
}
