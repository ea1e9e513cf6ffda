import { type ActorContext, type Principal, requireAccountId } from '#api/platform/actor-context.ts';
import { recordSecurityEvent } from '#api/platform/audit/security-events.ts';
import { tx } from '#api/platform/db/tx.ts';
import type { GcraLimit } from '#api/platform/gcra-limit.ts';
import { done, type Refused } from '#api/platform/mutation-result.ts';
import { type AuthRequest, giveBackToLimits, type LimitUse, takeFromLimits, waitError } from './auth-request.ts';
import { lockMember } from './anonymise-account.ts';
import { accountRefusal } from './messages.ts';
import { verifyPassword } from './password.ts';
import { runOwnerProofHooks } from './second-factors/owner-proof-hooks.ts';
import { factorRefusal } from './second-factors/messages.ts';
import { isPasskeyOfActor } from './second-factors/passkeys/prove-by-passkey.ts';
import { takeFactorCode } from './second-factors/take-factor-code.ts';
import { hasSecondFactor } from './second-factors/totp-factor.ts';
import { type GivenProof, readProofTimes, readVisit, rotateSession } from './session-store.ts';
import { takeSignInCode } from './take-sign-in-code.ts';

const RECENT_MS = 10 * 60_000;

/** Wrong credentials in one session. It belongs to one browser, so a thief of a session locks nobody else out. */
const sessionLimit: GcraLimit = { name: 'reauthenticate', burst: 5, everySeconds: 300 };

/**
 * One of: the account's password; a code that `sessionSendAuthCode` mailed to it; the answer of a passkey, which is both
 * factors. Or, after one of the first two, a code of its second factor.
 */
export type Credential = {
  readonly password?: string | null;
  readonly code?: string | null;
  readonly securityCode?: string | null;
  readonly secondFactorCode?: string | null;
  readonly passkey?: string | null;
};

const noProof: GivenProof = { hasFirstFactor: false, hasSecondFactor: false };

const isRecent = (at: Date | null, now: Date): boolean => at !== null && now.getTime() - at.getTime() < RECENT_MS;

/** Whether the factors that an account has were given in the actor's session within the last ten minutes. */
async function readRecentProof({ db, principal, now }: ActorContext): Promise<GivenProof> {
  if (principal.sessionId === null || principal.impersonatorId !== null) return noProof;
  const { firstFactorAt, secondFactorAt } = await readProofTimes(db, principal.sessionId);
  return { hasFirstFactor: isRecent(firstFactorAt, now), hasSecondFactor: isRecent(secondFactorAt, now) };
}

/** Whether the actor's account has a second factor that was not given in this session within the last ten minutes. */
export async function lacksSecondFactor(actor: ActorContext): Promise<boolean> {
  const { hasSecondFactor: isGiven } = await readRecentProof(actor);
  return !isGiven && (await hasSecondFactor(actor.db, requireAccountId(actor)));
}

/**
 * Whether somebody gave a password or a code in the actor's session within the last ten minutes, and the second factor of
 * an account that has one. E-mail, password, payout details and second factors change only then. An admin who acts as
 * somebody never may.
 */
export async function hasRecentAuthentication(actor: ActorContext): Promise<boolean> {
  const { hasFirstFactor } = await readRecentProof(actor);
  return hasFirstFactor && !(await lacksSecondFactor(actor));
}

async function isRightFirstFactor(actor: ActorContext, request: AuthRequest, credential: Credential): Promise<boolean> {
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

/** What a credential proves; both false when it is wrong. */
async function checkCredential(actor: ActorContext, request: AuthRequest, credential: Credential): Promise<GivenProof> {
  const { secondFactorCode, passkey } = credential;
  if (typeof passkey === 'string') {
    const isRight = await isPasskeyOfActor(actor, request, passkey);
    return { hasFirstFactor: isRight, hasSecondFactor: isRight };
  }
  if (typeof secondFactorCode === 'string') {
    return {
      ...noProof,
      hasSecondFactor: await takeFactorCode(actor, request, requireAccountId(actor), secondFactorCode),
    };
  }
  return { ...noProof, hasFirstFactor: await isRightFirstFactor(actor, request, credential) };
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

/** A proof that was accepted: the session has a new token, also when `code` says that the second factor is missing. */
export type Reauthenticated = (typeof done | Refused) & { readonly token: string; readonly principal: Principal };

/**
 * Authenticates anew in the actor's session, which gets a new token. Refuses like signing in does. Of an account with
 * two-step sign-in the first factor is accepted and answered with `second-factor-required`; the second comes in a call of
 * its own.
 */
export async function reauthenticate(
  actor: ActorContext,
  request: AuthRequest,
  credential: Credential,
): Promise<Reauthenticated | Refused> {
  const { db, locale, principal } = actor;
  const accountId = requireAccountId(actor);
  const { sessionId, impersonatorId } = principal;
  const wrong: Refused = accountRefusal('wrongCredentials', locale);
  if (sessionId === null || impersonatorId !== null) return wrong;
  let proof = noProof;
  await tryInSession(actor, request, async () => {
    proof = await checkCredential(actor, request, credential);
    return proof.hasFirstFactor || proof.hasSecondFactor;
  });
  if (!proof.hasFirstFactor && !proof.hasSecondFactor) return wrong;
  const token = await tx(db, async (trx) => {
    if (proof.hasSecondFactor) {
      await lockMember(trx, accountId);
      await runOwnerProofHooks({ trx, accountId, publicUrl: request.config.publicUrl });
    }
    return rotateSession(trx, sessionId, accountId, proof);
  });
  await recordSecurityEvent(actor, request, { kind: 'reauthentication.done', detail: { ...proof } });
  const { principal: proven } = await readVisit(db, token);
  if (await lacksSecondFactor(actor)) return { ...factorRefusal('required', locale), token, principal: proven };
  const answer = (await hasRecentAuthentication(actor)) ? done : accountRefusal('reauthenticationRequired', locale);
  return { ...answer, token, principal: proven };
}
