import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { idAt } from '#api/platform/db/new-id.ts';

/** Thirteen months: one Christmas can be compared with the one before. */
const KEPT_DAYS = 395;
const EVENTS_AT_ONCE = 5_000;
const DAY_MS = 86_400_000;

/** Removes events that are older than thirteen months, the oldest first, so many in one go. Gives how many it removed. */
export async function sweepTracking(db: Db, now = new Date(), most = EVENTS_AT_ONCE): Promise<number> {
  // Ids tell the time of their making, so that the primary key finds the old ones.
  const first = idAt(new Date(now.getTime() - KEPT_DAYS * DAY_MS), 0);
  const { rows } = await sql`
    DELETE FROM tracking_events WHERE id IN (
      SELECT id FROM tracking_events WHERE id < ${first} ORDER BY id LIMIT ${most}
    ) RETURNING id`.execute(db);
  return rows.length;
}
