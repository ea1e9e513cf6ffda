import { sql } from 'kysely';
import type { ActorContext } from '#api/platform/actor-context.ts';
import type { Db } from '#api/platform/db/database.ts';
import { type CountedPage, type PageArgs, readCountedPage } from '#api/platform/db/keyset-page.ts';
import { mergeReads } from '#api/platform/db/merge-reads.ts';
import { cacheByRevision } from '#api/platform/db/revisions.ts';
import type { FeedbackRow } from './write-feedback.ts';

/** What buyers say of a seller, in numbers. */
export type FeedbackSummary = {
  /** 1 to 5, to one decimal; null without feedback. */
  readonly average: number | null;
  readonly count: number;
  /** How many gave five, four, three, two and one star. */
  readonly distribution: readonly number[];
};

/** The condition for what everybody may read of a seller, on `feedback`. */
const isPublic = sql<boolean>`side = 'BUYER' AND revealed_at IS NOT NULL AND hidden_at IS NULL`;

/** Sellers whose average stays in memory. */
const CACHED_SELLERS = 1_000;
const cachedSummaries = cacheByRevision<FeedbackSummary>(['people'], CACHED_SELLERS);

const readSummaries = mergeReads(async (db: Db, sellerIds: readonly string[]) => {
  const { rows } = await sql<{ id: string; stars: number; count: number }>`
    SELECT subject_account_id AS id, stars, count(*)::integer AS count FROM feedback
    WHERE subject_account_id = ANY(${[...sellerIds]}) AND ${isPublic}
    GROUP BY subject_account_id, stars`.execute(db);
  const bySeller = Map.groupBy(rows, ({ id }) => id);
  return new Map(sellerIds.map((id) => [id, summaryOf(bySeller.get(id) ?? [])]));
});

function summaryOf(rows: readonly { readonly stars: number; readonly count: number }[]): FeedbackSummary {
  const distribution = [5, 4, 3, 2, 1].map((stars) => rows.find((row) => row.stars === stars)?.count ?? 0);
  const count = distribution.reduce((sum, part) => sum + part, 0);
  const stars = rows.reduce((sum, row) => sum + row.stars * row.count, 0);
  return { average: count === 0 ? null : Math.round((stars / count) * 10) / 10, count, distribution };
}

/** The numbers of several sellers, in their sequence. */
export async function summariesOf(db: Db, sellerIds: readonly string[]): Promise<FeedbackSummary[]> {
  const cache = await cachedSummaries(db);
  const summaries = await cache.many(sellerIds, (missing) => readSummaries(db, missing));
  return sellerIds.map((id) => summaries.get(id) ?? summaryOf([]));
}

/** A page of what everybody may read of a seller, newest first. */
export function sellerFeedbackPage(db: Db, sellerId: string, args: PageArgs): Promise<CountedPage> {
  const source = sql`
    SELECT id, date_trunc('milliseconds', created_at) AS at, 'feedback' AS kind
    FROM feedback WHERE subject_account_id = ${sellerId} AND ${isPublic}`;
  return readCountedPage(db, source, args, 10);
}

/** Feedback that was reported and that no admin has decided about, or what they hid, newest first. */
export function reportedFeedbackPage(
  { db }: ActorContext,
  { hidden, ...args }: PageArgs & { readonly hidden: boolean },
): Promise<CountedPage> {
  const source = sql`
    SELECT id, date_trunc('milliseconds', created_at) AS at, 'feedback' AS kind FROM feedback
    WHERE ${
      hidden
        ? sql`hidden_at IS NOT NULL`
        : sql`EXISTS (SELECT FROM feedback_reports WHERE feedback_id = feedback.id AND closed_at IS NULL)`
    }`;
  return readCountedPage(db, source, args);
}

/** Rows by id. */
export async function feedbackRows(db: Db, ids: readonly string[]): Promise<Map<string, FeedbackRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('feedback').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}
