import type { Principal } from '#api/platform/actor-context.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { beginSession, readVisit, rotateSession } from '#api/modules/accounts/session-store.ts';

/** A session in which an administrator acts as a member. */
export type ImpersonationSession = { readonly sessionId: string; readonly token: string };

/** Begins a session in which an administrator acts as a member until `expiresAt`; at first they only look. */
export async function beginImpersonationSession(
  trx: Tx,
  parties: { readonly accountId: string; readonly impersonatorId: string },
  expiresAt: Date,
  userAgent: string | null,
): Promise<ImpersonationSession> {
  const { id } = await beginSession(trx, userAgent);
  const token = await rotateSession(trx, id, parties.accountId);
  await trx
    .updateTable('sessions')
    .set({ impersonator_id: parties.impersonatorId, expires_at: expiresAt })
    .where('id', '=', id)
    .execute();
  return { sessionId: id, token };
}

/** Lets the administrator of such a session change something until a moment. */
export async function allowWrites(trx: Tx, sessionId: string, until: Date): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ may_write_until: until })
    .where('id', '=', sessionId)
    .where('impersonator_id', 'is not', null)
    .execute();
}

/** The principal of a session's token. */
export const principalOf = async (db: Db, token: string): Promise<Principal> => (await readVisit(db, token)).principal;
