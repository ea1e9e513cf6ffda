import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';

/** A view that buyers wait for, as the schema's type `AskedView` reads it. */
export type AskedViewSource = { readonly shot: string; readonly count: number; readonly since: Date };

/** What buyers wait to see of a listing, longest first. */
export async function askedViewsOf(db: Db, listingId: string): Promise<readonly AskedViewSource[]> {
  const { rows } = await sql<AskedViewSource>`
    SELECT shot, count(*)::integer AS count, min(asked_at) AS since FROM asked_views
    WHERE listing_id = ${listingId} AND answer IS NULL GROUP BY shot ORDER BY since, shot`.execute(db);
  return rows;
}

/** How the views that an account asked for of a listing stand, by shot. */
export async function answeredViewsOf(
  db: Db,
  listingId: string,
  accountId: string,
): Promise<ReadonlyMap<string, 'WAITING' | 'SHOWN' | 'NONE'>> {
  const rows = await db
    .selectFrom('asked_views')
    .select(['shot', 'answer'])
    .where('listing_id', '=', listingId)
    .where('account_id', '=', accountId)
    .execute();
  return new Map(rows.map(({ shot, answer }) => [shot, answer ?? 'WAITING']));
}
