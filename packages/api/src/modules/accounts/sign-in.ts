import { isDemoEmail } from '@headstock/contracts/demo-accounts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { recordSecurityEvent } from '#api/platform/audit/security-events.ts';
import type { Refused } from '#api/platform/mutation-result.ts';
import { type AuthRequest, waitForPasswordError } from './auth-request.ts';
import { passesBotCheck, takeBotAnswer } from './bot-check.ts';
import type { SignedIn } from './complete-sign-in.ts';
import { readEmail } from './email.ts';
import { accountRefusal } from './messages.ts';
import { verifyPassword } from './password.ts';
import { finishFirstFactor, type SecondFactorAsked } from './second-factors/finish-first-factor.ts';
import { endSession } from './session-store.ts';
import { beginSignInAttempt, forgiveSignInAttempt, limitSignInAttempt, type SignInAttempt } from './sign-in-limits.ts';

/**
 * The account that signs in with an e-mail, or did before it was merged into another: `mergedRefusal` says so then. In production
 * nobody signs in as the demo's people, whose passwords are known.
 */
export async function findMember({ db }: ActorContext, { config }: AuthRequest, email: string) {
  if (config.environment === 'production' && isDemoEmail(email)) return undefined;
  return db
    .selectFrom('accounts')
    .select(['id', 'email', 'password_hash', 'email_verified_at'])
    .where('email', '=', email)
    .where('kind', 'in', ['member', 'merged'])
    .executeTakeFirst();
}

export type PasswordSignIn = {
  email: string;
  password: string;
  recaptchaToken?: string | null;
  /** A form of a page without scripts, which cannot work for a proof: its own limit stands in for the check that everybody passes. */
  isPlainForm?: boolean;
};

/** Whether the attempt passes its bot check: after wrong passwords a proof of work for this e-mail, otherwise what the shop asks of everybody. */
async function passesCheck(
  { db }: ActorContext,
  request: AuthRequest,
  { needsProof }: SignInAttempt,
  email: string,
  { recaptchaToken: token, isPlainForm = false }: PasswordSignIn,
): Promise<boolean> {
  if (!needsProof) return isPlainForm || passesBotCheck({ ...request, db }, 'LOGIN', token);
  return typeof token === 'string' && takeBotAnswer(db, request.secrets, 'LOGIN', token, email);
}

/**
 * Signs in with a password. An unknown e-mail and a wrong password have the same answer after the same time. Throws a
 * DomainError for an attempt that comes too early; a browser known to the account waits for its own failures only. An
 * account with two-step sign-in is asked for its second factor instead of being signed in.
 */
export async function signInWithPassword(
  actor: ActorContext,
  request: AuthRequest,
  input: PasswordSignIn,
): Promise<SignedIn | SecondFactorAsked | Refused> {
  const { locale } = actor;
  const email = readEmail(input.email) ?? '';
  const note = (kind: 'sign-in.failed' | 'sign-in.limited' | 'sign-in.proof-asked', accountId: string | null = null) =>
    recordSecurityEvent(actor, request, { kind, accountId, email, detail: { method: 'password' } });
  const attempt = await beginSignInAttempt(actor, request, email);
  if (!(await passesCheck(actor, request, attempt, email, input))) {
    if (!attempt.needsProof) return accountRefusal('botCheck', locale);
    await note('sign-in.proof-asked');
    return accountRefusal('proofRequired', locale);
  }
  const wait = await limitSignInAttempt(actor, request, attempt);
  if (wait !== null) {
    await note('sign-in.limited');
    throw waitForPasswordError(wait, actor);
  }
  const member = await findMember(actor, request, email);
  const isRight = await verifyPassword(input.password.slice(0, 200), member?.password_hash);
  if (!member || !isRight) {
    await note('sign-in.failed', member?.id);
    return accountRefusal('wrongCredentials', locale);
  }
  await forgiveSignInAttempt(actor, request, attempt);
  return finishFirstFactor(actor, request, member.id, 'password');
}

/** Ends the actor's session. Signing out twice is the same as once. */
export async function signOut(actor: ActorContext, request: AuthRequest): Promise<void> {
  const { db, principal } = actor;
  if (principal.sessionId === null) return;
  await endSession(db, principal.sessionId);
  if (principal.accountId !== null) await recordSecurityEvent(actor, request, { kind: 'sign-out.done' });
}
