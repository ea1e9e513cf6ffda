import { randomInt, randomUUID } from 'node:crypto';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { recordSecurityEvent } from '#api/platform/audit/security-events.ts';
import { inConstantTime } from '#api/platform/constant-time.ts';
import { tx } from '#api/platform/db/tx.ts';
import { mailText } from '#api/platform/mail/mail-template.ts';
import { queueMail } from '#api/platform/mail/queue-mail.ts';
import { done, type Refused } from '#api/platform/mutation-result.ts';
import { accountMails } from './account-mail-templates.ts';
import { CODE_MINUTES } from './account-mails.ts';
import type { AuthRequest } from './auth-request.ts';
import { passesBotCheck } from './bot-check.ts';
import type { SignedIn } from './complete-sign-in.ts';
import { readEmail } from './email.ts';
import { beginMail } from './mail-limits.ts';
import { accountRefusal } from './messages.ts';
import { proveEmailByCode } from './prove-email-by-code.ts';
import { finishFirstFactor, type SecondFactorAsked } from './second-factors/finish-first-factor.ts';
import { findMember } from './sign-in.ts';
import { hashSignInCode, takeSignInCode } from './take-sign-in-code.ts';

/** Longer than it takes to write a code and its mail. */
const MAIL_STEP_MS = 120;

/** Sends a 6-digit code. `securityCode` names the challenge; the answer does not reveal whether the e-mail has an account. */
export async function sendSignInCode(actor: ActorContext, request: AuthRequest, input: { email: string }) {
  const { db, locale } = actor;
  const email = readEmail(input.email);
  if (email === null) return accountRefusal('codeNotSent', locale);
  await beginMail(actor, request, 'code', email);
  return inConstantTime(MAIL_STEP_MS, async () => {
    const id = randomUUID();
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const member = await findMember(actor, request, email);
    const expiresAt = new Date(Date.now() + CODE_MINUTES * 60_000);
    await tx(db, async (trx) => {
      await trx
        .insertInto('sign_in_codes')
        .values({
          id,
          email,
          code_hash: hashSignInCode(request.secret, id, code),
          expires_at: expiresAt,
          used_at: null,
        })
        .execute();
      const eventKey = `sign-in-code:${id}`;
      if (!member) return;
      const { subject, paragraphs } = await mailText(trx, accountMails.signInCode, locale, { code });
      await queueMail(trx, { eventKey, to: email, expiresAt, subject, paragraphs });
    });
    await recordSecurityEvent(actor, request, { kind: 'code.asked', accountId: member?.id ?? null, email });
    return { ...done, securityCode: id };
  });
}

export type CodeSignIn = { email: string; code: string; securityCode: string; recaptchaToken?: string | null };

/**
 * Signs in with a code that was sent by mail. Its limits are its own: the codes that are sent for an e-mail, and the tries
 * that each has. Wrong passwords do not count here. A mailed code is one factor, as a password is.
 */
export async function signInWithCode(
  actor: ActorContext,
  request: AuthRequest,
  input: CodeSignIn,
): Promise<SignedIn | SecondFactorAsked | Refused> {
  const { db, locale } = actor;
  const email = readEmail(input.email) ?? '';
  if (!(await passesBotCheck({ ...request, db }, 'LOGIN', input.recaptchaToken)))
    return accountRefusal('botCheck', locale);
  const isRight = await takeSignInCode(actor, request, email, input);
  const member = await findMember(actor, request, email);
  if (!isRight || !member) {
    const detail = { method: 'code' };
    await recordSecurityEvent(actor, request, { kind: 'code.failed', accountId: member?.id ?? null, email, detail });
    return accountRefusal('wrongCredentials', locale);
  }
  if (member.email_verified_at === null) await proveEmailByCode(actor, request, member);
  return finishFirstFactor(actor, request, member.id, 'code');
}
