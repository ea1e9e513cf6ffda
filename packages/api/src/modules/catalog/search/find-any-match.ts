import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db } from '#api/platform/db/database.ts';
import { listingsByText, textCondition } from '#api/modules/catalog/listings/listing-sql.ts';
import { SAMPLE_SIZE } from '#api/modules/catalog/listings/scope.ts';
import type { Keywords } from './keywords.ts';

/** Paging and filtering repeat the keywords, and the answer for frequent words that nothing has together is dear. */
const TTL_MS = 30_000;
const MAX_CACHED = 5_000;
/** Frequent keywords are met among so many of the newest listings, unless nothing has all of them. */
const NEWEST = 200;

/** A listing that matches, or null; and the number of matches where it was counted. */
type AnyMatch = { readonly listingId: string | null; readonly matches: number | null };
type TextQuery = Pick<Keywords, 'query' | 'column' | 'rareTerm'>;

const caches = new WeakMap<Db, LRUCache<string, Promise<AnyMatch>>>();

const isVisible = sql<boolean>`l.is_published AND l.status IN ('live', 'sold')`;

async function queryAnyMatch(db: Db, { query, column, rareTerm }: TextQuery): Promise<AnyMatch> {
  const isMatch = textCondition(column, query);
  const candidates = rareTerm
    ? sql`SELECT * FROM ${listingsByText(column, rareTerm)} AS l WHERE ${isVisible} LIMIT ${SAMPLE_SIZE * 2}`
    : sql`SELECT * FROM listings AS l WHERE l.is_published AND l.status = 'live' ORDER BY l.listed_at DESC, l.id DESC LIMIT ${NEWEST}`;
  const { rows: near } = await sql<{ id: string }>`
    SELECT l.id FROM (${candidates}) AS l WHERE ${isMatch} LIMIT 1`.execute(db);
  if (near[0] || rareTerm) return { listingId: near[0]?.id ?? null, matches: null };
  // MATERIALIZED makes the planner use the text index. With a LIMIT it scans an order, and reads all of it when nothing matches.
  const { rows: all } = await sql<AnyMatch>`
    WITH matches AS MATERIALIZED (SELECT l.id FROM listings AS l WHERE ${isVisible} AND ${isMatch})
    SELECT min(id) AS "listingId", count(*) AS matches FROM matches`.execute(db);
  return all[0] ?? { listingId: null, matches: 0 };
}

/** Whether anything in the shop matches a text query. Answers are kept for 30 seconds. */
export async function findAnyMatch(db: Db, text: TextQuery): Promise<AnyMatch> {
  const cache =
    caches.get(db) ??
    new LRUCache<string, Promise<AnyMatch>>({ max: MAX_CACHED, ttl: TTL_MS, ttlResolution: 0, perf: Date });
  caches.set(db, cache);
  const key = `${text.column} ${text.query}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const answer = queryAnyMatch(db, text);
  cache.set(key, answer);
  answer.catch(() => cache.delete(key));
  return answer;
}
