import { isDemoEmail } from '@headstock/contracts/demo-accounts';
import type { ActorContext, Principal } from '#api/platform/actor-context.ts';
import { tx } from '#api/platform/db/tx.ts';
import { done, type Refused } from '#api/platform/mutation-result.ts';
import { type AccountSource, loadAccount } from './account-source.ts';
import { type AuthRequest, beginSignInAttempt, forgiveSignInAttempt } from './attempts.ts';
import { passesBotCheck } from './bot-check.ts';
import { readEmail } from './email.ts';
import { accountRefusal } from './messages.ts';
import { verifyPassword } from './password.ts';
import { beginSession, endSession, readVisit, rotateSession } from './session-store.ts';
import { runSignInHooks } from './sign-in-hooks.ts';

/** A session that belongs to an account now. The transport gives `token` to the visitor; it is stored nowhere. */
export type SignedIn = {
  readonly success: true;
  readonly message: null;
  readonly account: AccountSource | null;
  readonly token: string;
  readonly principal: Principal;
};

/** Signs the actor in: the session gets the account and a new token, and the hooks run, all in one transaction. */
export async function completeSignIn(
  { db, locale, principal }: ActorContext,
  { userAgent }: AuthRequest,
  accountId: string,
): Promise<SignedIn> {
  const { sessionId: previous } = principal;
  const token = await tx(db, async (trx) => {
    const { is_admin: isAdmin } = await trx
      .updateTable('accounts')
      .set({ locale })
      .where('id', '=', accountId)
      .returning('is_admin')
      .executeTakeFirstOrThrow();
    // A session of another account is not reused, or what its owner left in it would follow the new account.
    const reused = principal.accountId === null ? previous : null;
    const sessionId = reused ?? (await beginSession(trx, userAgent)).id;
    const newToken = await rotateSession(trx, sessionId, accountId);
    await runSignInHooks({ tx: trx, sessionId, accountId, isAdmin });
    return newToken;
  });
  if (principal.accountId !== null && previous !== null) await endSession(db, previous);
  const visit = await readVisit(db, token);
  return { ...done, account: await loadAccount(db, accountId), token, principal: visit.principal };
}

/** The account that signs in with an e-mail. In production nobody signs in as the demo's people, whose passwords are known. */
export async function findMember({ db }: ActorContext, { config }: AuthRequest, email: string) {
  if (config.environment === 'production' && isDemoEmail(email)) return undefined;
  return db
    .selectFrom('accounts')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .where('kind', '=', 'member')
    .executeTakeFirst();
}

export type PasswordSignIn = { email: string; password: string; recaptchaToken?: string | null };

/** Signs in with a password. An unknown e-mail and a wrong password have the same answer after the same time. */
export async function signInWithPassword(
  actor: ActorContext,
  request: AuthRequest,
  input: PasswordSignIn,
): Promise<SignedIn | Refused> {
  const { db, locale } = actor;
  const email = readEmail(input.email) ?? '';
  await beginSignInAttempt(actor, request, email);
  if (!(await passesBotCheck({ ...request, db }, 'LOGIN', input.recaptchaToken)))
    return accountRefusal('botCheck', locale);
  const member = await findMember(actor, request, email);
  const isRight = await verifyPassword(input.password.slice(0, 200), member?.password_hash);
  if (!member || !isRight) return accountRefusal('wrongCredentials', locale);
  await forgiveSignInAttempt(actor, request, email);
  return completeSignIn(actor, request, member.id);
}

/** Ends the actor's session. Signing out twice is the same as once. */
export async function signOut({ db, principal }: ActorContext): Promise<void> {
  if (principal.sessionId !== null) await endSession(db, principal.sessionId);
}
