import { type LiveEvent, type LiveTopic, liveTopics } from '@headstock/contracts/live-events';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';

/** Something that changed, as processes tell each other. */
export type LiveChange = {
  readonly id: string;
  readonly accountId: string;
  readonly topic: LiveTopic;
  readonly subjectId: string | null;
};

export type { LiveEvent };

/** Whoever was away for longer reads everything again. */
const KEPT_MINUTES = 15;
/** Ids are made before their transaction commits: as much earlier than the last one that was seen another may have been made. */
const OVERLAP_SECONDS = 30;

const changeSchema = z.object({
  id: z.string(),
  accountId: z.string(),
  topic: z.enum(liveTopics),
  subjectId: z.string().nullable(),
});

/** A change from the payload of a channel; null for anything else. */
export function parseChange(payload: string): LiveChange | null {
  try {
    return changeSchema.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
}

/** What changed for accounts in the last seconds, oldest first. */
export async function recentChanges(db: Db, accountIds: readonly string[], seconds: number): Promise<LiveChange[]> {
  if (accountIds.length === 0) return [];
  const rows = await db
    .selectFrom('live_events')
    .select(['id', 'account_id', 'topic', 'subject_id'])
    .where('account_id', 'in', accountIds)
    .where(sql<boolean>`created_at > now() - make_interval(secs => ${seconds})`)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, accountId: row.account_id, topic: row.topic, subjectId: row.subject_id }));
}

/**
 * What an account's browser has missed since the event with the id; those about the time of it may come twice. Null when that is
 * too long ago to tell, or no event of this account.
 */
export async function changesSince(db: Db, accountId: string, lastEventId: string): Promise<LiveChange[] | null> {
  if (!isId(lastEventId)) return null;
  const last = await db
    .selectFrom('live_events')
    .select(sql<number>`extract(epoch FROM now() - created_at)::float8`.as('age'))
    .where('id', '=', lastEventId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!last) return null;
  const changes = await recentChanges(db, [accountId], last.age + OVERLAP_SECONDS);
  return changes.filter(({ id }) => id !== lastEventId);
}

/** Forgets what nobody asks for any more. */
export async function sweepLiveEvents(db: Db): Promise<void> {
  await sql`DELETE FROM live_events WHERE created_at < now() - make_interval(mins => ${KEPT_MINUTES})`.execute(db);
}
