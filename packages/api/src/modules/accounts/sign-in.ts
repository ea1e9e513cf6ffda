import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { isDemoEmail } from '@headstock/contracts/demo-accounts';
import { storeProfile } from '@headstock/contracts/store-profile';
import { sql } from 'kysely';
import { tx } from '#api/platform/db/tx.ts';
import { done, refused, type Refused } from '#api/graphql/mutation-result.ts';
import type { RequestContext } from '#api/http/context.ts';
import { clearSessionCookies, issueCsrfCookie, writeSessionCookies } from '#api/http/session-cookies.ts';
import { queueMail } from '#api/platform/mail/queue-mail.ts';
import { type AccountSource, loadAccount } from './account-source.ts';
import { beginMailAttempt, beginSignInAttempt, forgiveSignInAttempt, passesBotCheck } from './attempts.ts';
import { readEmail } from './email.ts';
import { inEvenTime } from './even-time.ts';
import { accountMessage } from './messages.ts';
import { verifyPassword } from './password.ts';
import { beginSession, endSession, readVisit, rotateSession } from './session-store.ts';
import { runSignInHooks } from './sign-in-hooks.ts';

export type SessionAnswer = { success: true; message: null; account: AccountSource | null } | Refused;

const CODE_MINUTES = 10;
const CODE_TRIES = 5;
/** Longer than it takes to write a code and its mail. */
const MAIL_STEP_MS = 120;

/** Signs the visitor in: the session gets the account and a new token, and the hooks run, all in one transaction. */
export async function completeSignIn(context: RequestContext, accountId: string): Promise<SessionAnswer> {
  const { db, cookies, userAgent, locale } = context;
  const { token, sessionId } = await tx(db, async (trx) => {
    const { is_admin: isAdmin } = await trx
      .updateTable('accounts')
      .set({ locale })
      .where('id', '=', accountId)
      .returning('is_admin')
      .executeTakeFirstOrThrow();
    // A session that belonged to another account is left alone: its owner signs out by letting it go.
    const isFree = context.session.id !== null && context.session.accountId === null;
    const begun = isFree ? undefined : await beginSession(trx, userAgent);
    const id = begun?.id ?? context.session.id ?? '';
    const newToken = await rotateSession(trx, id, accountId);
    await runSignInHooks({ tx: trx, sessionId: id, accountId, isAdmin });
    return { token: newToken, sessionId: id };
  });
  if (context.session.accountId !== null && context.session.id !== null) await endSession(db, context.session.id);
  const visit = await readVisit(db, token);
  context.session = { ...visit.session, id: sessionId };
  context.viewer = visit.viewer;
  writeSessionCookies(cookies, token, true);
  issueCsrfCookie(context);
  return { ...done, account: await loadAccount(db, accountId) };
}

/** The account that signs in with an e-mail. In production nobody signs in as the demo's people, whose passwords are known. */
async function findMember({ db, config }: RequestContext, email: string) {
  if (config.environment === 'production' && isDemoEmail(email)) return undefined;
  return db
    .selectFrom('accounts')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .where('kind', '=', 'member')
    .executeTakeFirst();
}

export type PasswordSignIn = { email: string; password: string; recaptchaToken?: string | null };

/** Signs in with a password. An unknown e-mail and a wrong password are told and timed alike. */
export async function signInWithPassword(context: RequestContext, input: PasswordSignIn): Promise<SessionAnswer> {
  const wrong = refused(accountMessage('wrongCredentials', context.locale));
  const email = readEmail(input.email) ?? '';
  await beginSignInAttempt(context, email);
  if (!(await passesBotCheck(context, 'LOGIN', input.recaptchaToken)))
    return refused(accountMessage('botCheck', context.locale));
  const member = await findMember(context, email);
  const isRight = await verifyPassword(input.password.slice(0, 200), member?.password_hash);
  if (!member || !isRight) return wrong;
  await forgiveSignInAttempt(context, email);
  return completeSignIn(context, member.id);
}

function hashCode(secret: string, id: string, code: string): string {
  return createHmac('sha256', secret).update(`sign-in-code:${id}:${code}`).digest('base64url');
}

const codeMail = {
  en: (code: string) => ({
    subject: `${code} is your sign-in code`,
    paragraphs: [
      `Your code for ${storeProfile.name} is ${code}.`,
      `It holds for ${CODE_MINUTES} minutes. If you did not ask for it, nothing needs to be done.`,
    ],
  }),
  fr: (code: string) => ({
    subject: `${code} est votre code de connexion`,
    paragraphs: [
      `Votre code pour ${storeProfile.name} est ${code}.`,
      `Il est valable ${CODE_MINUTES} minutes. Si vous ne l’avez pas demandé, il n’y a rien à faire.`,
    ],
  }),
} as const;

/** Sends a 6-digit code. `securityCode` names the challenge; whether the e-mail has an account shows nowhere. */
export async function sendSignInCode(context: RequestContext, input: { email: string }) {
  const { db, secret, locale } = context;
  const email = readEmail(input.email);
  if (email === null) return refused(accountMessage('codeNotSent', locale));
  await beginMailAttempt(context, email);
  return inEvenTime(MAIL_STEP_MS, async () => {
    const id = randomUUID();
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const member = await findMember(context, email);
    await tx(db, async (trx) => {
      const expires = new Date(Date.now() + CODE_MINUTES * 60_000);
      await trx
        .insertInto('sign_in_codes')
        .values({ id, email, code_hash: hashCode(secret, id, code), expires_at: expires, used_at: null })
        .execute();
      if (member) await queueMail(trx, { eventKey: `sign-in-code:${id}`, to: email, ...codeMail[locale](code) });
    });
    return { ...done, securityCode: id };
  });
}

export type CodeSignIn = { email: string; code: string; securityCode: string; recaptchaToken?: string | null };

/** Whether the code is right; every question costs one of five tries, and a right answer uses the code up. */
async function useCode(
  { db, secret }: RequestContext,
  email: string,
  { code, securityCode }: CodeSignIn,
): Promise<boolean> {
  const { rows } = await sql<{ code_hash: string }>`
    UPDATE sign_in_codes SET attempts = attempts + 1
    WHERE id = ${securityCode.slice(0, 40)} AND email = ${email} AND used_at IS NULL AND expires_at > now() AND attempts < ${CODE_TRIES}
    RETURNING code_hash`.execute(db);
  const expected = Buffer.from(rows[0]?.code_hash ?? '');
  const actual = Buffer.from(hashCode(secret, securityCode, code.trim().slice(0, 10)));
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return false;
  const { numUpdatedRows } = await db
    .updateTable('sign_in_codes')
    .set({ used_at: new Date() })
    .where('id', '=', securityCode)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Signs in with a code that was sent by mail. */
export async function signInWithCode(context: RequestContext, input: CodeSignIn): Promise<SessionAnswer> {
  const wrong = refused(accountMessage('wrongCredentials', context.locale));
  const email = readEmail(input.email) ?? '';
  await beginSignInAttempt(context, email);
  if (!(await passesBotCheck(context, 'LOGIN', input.recaptchaToken)))
    return refused(accountMessage('botCheck', context.locale));
  if (!/^[\w-]+$/.test(input.securityCode) || !(await useCode(context, email, input))) return wrong;
  const member = await findMember(context, email);
  if (!member) return wrong;
  await forgiveSignInAttempt(context, email);
  return completeSignIn(context, member.id);
}

/** Ends the session and takes its cookies away. Signing out twice is the same as once. */
export async function signOut(context: RequestContext) {
  if (context.session.id !== null) await endSession(context.db, context.session.id);
  context.session = { id: null, accountId: null, isAdmin: false, impersonatorId: null };
  context.viewer = null;
  clearSessionCookies(context.cookies);
  issueCsrfCookie(context);
  return done;
}
