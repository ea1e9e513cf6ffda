import { sql } from 'kysely';
import type { ActorContext } from '#api/platform/actor-context.ts';

/** How many messages the actor has not read; 0 where nobody is signed in. */
export async function countUnreadMessages({ db, principal }: ActorContext): Promise<number> {
  if (principal.accountId === null) return 0;
  const row = await db
    .selectFrom('messages')
    .select(sql<number>`count(*)`.as('count'))
    .where('recipient_account_id', '=', principal.accountId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}
