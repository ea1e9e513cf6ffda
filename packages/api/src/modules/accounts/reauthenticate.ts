import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { recordSecurityEvent } from '#api/platform/audit/security-events.ts';
import type { GcraLimit } from '#api/platform/gcra-limit.ts';
import { done, type Refused } from '#api/platform/mutation-result.ts';
import { type AuthRequest, giveBackToLimits, type LimitUse, takeFromLimits, waitError } from './auth-request.ts';
import { accountRefusal } from './messages.ts';
import { verifyPassword } from './password.ts';
import { readAuthenticationTime, readVisit, rotateSession } from './session-store.ts';
import { takeSignInCode } from './take-sign-in-code.ts';

const RECENT_MS = 10 * 60_000;

/** Wrong credentials in one session. It belongs to one browser, so a thief of a session locks nobody else out. */
const sessionLimit: GcraLimit = { name: 'reauthenticate', burst: 5, everySeconds: 300 };

/** One of: the account's password; a code that `sessionSendAuthCode` mailed to it. A passkey's answer would be a third. */
export type Credential = {
  readonly password?: string | null;
  readonly code?: string | null;
  readonly securityCode?: string | null;
};

/**
 * Whether somebody gave a password or a code in the actor's session within the last ten minutes. E-mail, password,
 * payout details and second factors change only then. An admin who acts as somebody never may.
 */
export async function hasRecentAuthentication({ db, principal, now }: ActorContext): Promise<boolean> {
  if (principal.sessionId === null || principal.impersonatorId !== null) return false;
  const at = await readAuthenticationTime(db, principal.sessionId);
  return at !== null && now.getTime() - at.getTime() < RECENT_MS;
}

async function isRight(actor: ActorContext, request: AuthRequest, credential: Credential): Promise<boolean> {
  const { email, password_hash: hash } = await actor.db
    .selectFrom('accounts')
    .select(['email', 'password_hash'])
    .where('id', '=', requireAccountId(actor))
    .executeTakeFirstOrThrow();
  const { password, code, securityCode } = credential;
  if (typeof password === 'string') return verifyPassword(password.slice(0, 200), hash);
  if (typeof code !== 'string' || typeof securityCode !== 'string') return false;
  return takeSignInCode(actor, request, email, { code, securityCode });
}

/** Counts a try to authenticate in the actor's session, and runs it. Throws a DomainError for one that comes too early. */
export async function tryInSession(
  actor: ActorContext,
  request: AuthRequest,
  work: () => Promise<boolean>,
): Promise<boolean> {
  const uses: LimitUse[] = [[sessionLimit, actor.principal.sessionId ?? '']];
  const wait = await takeFromLimits(actor, request, uses);
  if (wait !== null) {
    await recordSecurityEvent(actor, request, { kind: 'reauthentication.limited' });
    throw waitError(wait, actor);
  }
  if (await work()) {
    await giveBackToLimits(actor, request, uses);
    return true;
  }
  await recordSecurityEvent(actor, request, { kind: 'reauthentication.failed' });
  return false;
}

/** Authenticates anew in the actor's session, which gets a new token. Refuses like signing in does. */
export async function reauthenticate(actor: ActorContext, request: AuthRequest, credential: Credential) {
  const { db, locale, principal } = actor;
  const accountId = requireAccountId(actor);
  const { sessionId, impersonatorId } = principal;
  const wrong: Refused = accountRefusal('wrongCredentials', locale);
  if (sessionId === null || impersonatorId !== null) return wrong;
  if (!(await tryInSession(actor, request, () => isRight(actor, request, credential)))) return wrong;
  const token = await rotateSession(db, sessionId, accountId);
  await recordSecurityEvent(actor, request, { kind: 'reauthentication.done' });
  const visit = await readVisit(db, token);
  return { ...done, token, principal: visit.principal };
}
