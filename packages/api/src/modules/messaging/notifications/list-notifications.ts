import { sql } from 'kysely';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import type { Db } from '#api/platform/db/database.ts';
import { type Page, type PageArgs, readPage } from '#api/platform/db/keyset-page.ts';
import { announce } from '#api/modules/messaging/live/announce.ts';
import { tx } from '#api/platform/db/tx.ts';

/** An entry of the bell's list is kept for so long. */
const KEPT_DAYS = 180;

/** An entry as the schema's type `Notification` reads it. */
export type NotificationSource = {
  readonly id: string;
  readonly eventType: string;
  readonly title: string;
  readonly path: string;
  readonly createdAt: Date;
  readonly seenAt: Date | null;
};

/** A page of the actor's own entries, newest first, with how many were not seen. */
export async function notificationPage(actor: ActorContext, args: PageArgs): Promise<Page & { unseenCount: number }> {
  const accountId = requireAccountId(actor);
  const { count } = await actor.db
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('seen_at', 'is', null)
    .executeTakeFirstOrThrow();
  const source = sql`
    SELECT id, date_trunc('milliseconds', created_at) AS at, 'notification' AS kind
    FROM notifications WHERE account_id = ${accountId}`;
  return { ...(await readPage(actor.db, source, args)), unseenCount: count };
}

/** The actor's own entries by id, in the language of the request. */
export async function loadNotifications(
  actor: ActorContext,
  ids: readonly string[],
): Promise<Map<string, NotificationSource>> {
  if (ids.length === 0) return new Map();
  const rows = await actor.db
    .selectFrom('notifications')
    .selectAll()
    .where('account_id', '=', requireAccountId(actor))
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        eventType: row.event_type,
        title: row.title[actor.locale],
        path: row.path,
        createdAt: row.created_at,
        seenAt: row.seen_at,
      },
    ]),
  );
}

/** Marks all of the actor's entries as seen. */
export async function markNotificationsSeen(actor: ActorContext): Promise<void> {
  const accountId = requireAccountId(actor);
  await tx(actor.db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('notifications')
      .set({ seen_at: actor.now })
      .where('account_id', '=', accountId)
      .where('seen_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await announce(trx, [accountId], 'notifications');
  });
}

/** Forgets entries that nobody looks up any more. */
export async function sweepNotifications(db: Db): Promise<void> {
  await sql`DELETE FROM notifications WHERE created_at < now() - make_interval(days => ${KEPT_DAYS})`.execute(db);
}
