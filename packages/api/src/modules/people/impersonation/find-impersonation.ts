import type { Selectable } from 'kysely';
import { peopleMessages } from '#api/modules/people/messages.ts';
import type { ImpersonationsTable } from '#api/modules/people/tables.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import type { Db } from '#api/platform/db/database.ts';
import { DomainError } from '#api/platform/domain-error.ts';

export type ImpersonationRow = Selectable<ImpersonationsTable>;

/** The impersonation that the actor's session is; null for every other session. */
export async function findImpersonation({ db, principal, now }: ActorContext): Promise<ImpersonationRow | null> {
  if (principal.impersonatorId === null || principal.sessionId === null) return null;
  const row = await db
    .selectFrom('impersonations')
    .selectAll()
    .where('session_id', '=', principal.sessionId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** As `findImpersonation`. Throws a DomainError, `not-found`, where there is none. */
export async function requireImpersonation(actor: ActorContext): Promise<ImpersonationRow> {
  const row = await findImpersonation(actor);
  if (!row) throw new DomainError('not-found', peopleMessages(actor.locale).actingNobody);
  return row;
}

/** An impersonation with the number of changes that were made in it. */
export type PastImpersonation = ImpersonationRow & { readonly actCount: number | null };

/** When administrators acted as an account, the newest first, with the number of changes that they made. */
export function impersonationsOf(db: Db, accountId: string, limit: number): Promise<PastImpersonation[]> {
  return db
    .selectFrom('impersonations as one')
    .selectAll('one')
    .select((eb) =>
      eb
        .selectFrom('impersonation_acts as act')
        .whereRef('act.impersonation_id', '=', 'one.id')
        .where((or) => or.or([or('act.succeeded', 'is', null), or('act.succeeded', '=', true)]))
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('actCount'),
    )
    .where('one.account_id', '=', accountId)
    .orderBy('one.id', 'desc')
    .limit(limit)
    .execute();
}
