import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { recordSecurityEvent } from '#api/platform/audit/security-events.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { done } from '#api/platform/mutation-result.ts';
import type { AuthRequest } from './auth-request.ts';
import { accountRefusal } from './messages.ts';
import { hasRecentAuthentication } from './reauthenticate.ts';
import { liveSessions } from './session-store.ts';

/** More sessions than anybody reads; whoever has more ends all others. */
const MOST = 100;

/** A browser in which somebody is signed in, as the schema's type `AccountSession` reads it. */
export type SessionSource = {
  readonly id: string;
  readonly isCurrent: boolean;
  readonly userAgent: string | null;
  readonly authenticatedAt: Date;
  readonly lastSeenAt: Date;
};

/** How an account signs in, as the schema's type `AccountSecurity` reads it; second factors and passkeys are read by their own fields. */
export type SecuritySource = { readonly hasPassword: boolean; readonly sessions: readonly SessionSource[] };

/** How the actor signs in: whether there is a password, and the sessions of the account, this one first, then the last seen. */
export async function readSecurity(actor: ActorContext): Promise<SecuritySource> {
  const { db, principal, now } = actor;
  const accountId = requireAccountId(actor);
  const account = await db
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const rows = await liveSessions(db, accountId, now)
    .select(['id', 'user_agent', 'renewed_at', 'authenticated_at'])
    .orderBy((eb) => eb('id', '=', principal.sessionId ?? ''), 'desc')
    .orderBy('renewed_at', 'desc')
    .limit(MOST)
    .execute();
  const sessions = rows.map((row) => {
    const isCurrent = row.id === principal.sessionId;
    return {
      id: row.id,
      isCurrent,
      userAgent: row.user_agent,
      authenticatedAt: row.authenticated_at ?? row.renewed_at,
      lastSeenAt: isCurrent ? now : row.renewed_at,
    };
  });
  return { hasPassword: account.password_hash !== null, sessions };
}

/**
 * Ends sessions of the actor's own account, after a recent authentication: the one with `id`, never the actor's current
 * one, or with null all but the current one. A session that is not there, or somebody else's, is refused alike.
 */
export async function endSessions(actor: ActorContext, request: AuthRequest, id: string | null) {
  const { db, locale, principal } = actor;
  const accountId = requireAccountId(actor);
  if (!(await hasRecentAuthentication(actor))) return accountRefusal('reauthenticationRequired', locale);
  if (id !== null && (!isId(id) || id === principal.sessionId)) return accountRefusal('sessionNotFound', locale);
  let query = db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('impersonator_id', 'is', null)
    .where('id', '!=', principal.sessionId ?? '');
  if (id !== null) query = query.where('id', '=', id);
  const { numDeletedRows } = await query.executeTakeFirst();
  if (id !== null && numDeletedRows === 0n) return accountRefusal('sessionNotFound', locale);
  const detail = { count: Number(numDeletedRows) };
  if (detail.count > 0) await recordSecurityEvent(actor, request, { kind: 'session.ended', detail });
  return done;
}
