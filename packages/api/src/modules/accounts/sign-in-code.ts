import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { storeProfile } from '@headstock/contracts/store-profile';
import { sql } from 'kysely';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { tx } from '#api/platform/db/tx.ts';
import { queueMail } from '#api/platform/mail/queue-mail.ts';
import { done, type Refused } from '#api/platform/mutation-result.ts';
import { type AuthRequest, beginMailAttempt, beginSignInAttempt, forgiveSignInAttempt } from './attempts.ts';
import { passesBotCheck } from './bot-check.ts';
import { inConstantTime } from '#api/platform/constant-time.ts';
import { readEmail } from './email.ts';
import { accountRefusal } from './messages.ts';
import { completeSignIn, findMember, type SignedIn } from './sign-in.ts';

const CODE_MINUTES = 10;
const CODE_TRIES = 5;
/** Longer than it takes to write a code and its mail. */
const MAIL_STEP_MS = 120;

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

/** Sends a 6-digit code. `securityCode` names the challenge; the answer does not reveal whether the e-mail has an account. */
export async function sendSignInCode(actor: ActorContext, request: AuthRequest, input: { email: string }) {
  const { db, locale } = actor;
  const email = readEmail(input.email);
  if (email === null) return accountRefusal('codeNotSent', locale);
  await beginMailAttempt(actor, request, email);
  return inConstantTime(MAIL_STEP_MS, async () => {
    const id = randomUUID();
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const member = await findMember(actor, request, email);
    await tx(db, async (trx) => {
      const expires = new Date(Date.now() + CODE_MINUTES * 60_000);
      await trx
        .insertInto('sign_in_codes')
        .values({ id, email, code_hash: hashCode(request.secret, id, code), expires_at: expires, used_at: null })
        .execute();
      if (member) await queueMail(trx, { eventKey: `sign-in-code:${id}`, to: email, ...codeMail[locale](code) });
    });
    return { ...done, securityCode: id };
  });
}

export type CodeSignIn = { email: string; code: string; securityCode: string; recaptchaToken?: string | null };

/** Whether the code is right; every question costs one of five tries, and a right answer uses the code up. */
async function takeCode(
  { db }: ActorContext,
  { secret }: AuthRequest,
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
export async function signInWithCode(
  actor: ActorContext,
  request: AuthRequest,
  input: CodeSignIn,
): Promise<SignedIn | Refused> {
  const { db, locale } = actor;
  const wrong = accountRefusal('wrongCredentials', locale);
  const email = readEmail(input.email) ?? '';
  await beginSignInAttempt(actor, request, email);
  if (!(await passesBotCheck({ ...request, db }, 'LOGIN', input.recaptchaToken)))
    return accountRefusal('botCheck', locale);
  if (!/^[\w-]+$/.test(input.securityCode) || !(await takeCode(actor, request, email, input))) return wrong;
  const member = await findMember(actor, request, email);
  if (!member) return wrong;
  await forgiveSignInAttempt(actor, request, email);
  return completeSignIn(actor, request, member.id);
}
