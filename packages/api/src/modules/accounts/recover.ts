import type { ActorContext } from '#api/platform/actor-context.ts';
import { recordSecurityEvent } from '#api/platform/audit/security-events.ts';
import { inConstantTime } from '#api/platform/constant-time.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { linkedTo, mailText } from '#api/platform/mail/mail-template.ts';
import { queueMail } from '#api/platform/mail/queue-mail.ts';
import { done, type Refused } from '#api/platform/mutation-result.ts';
import { accountMails } from './account-mail-templates.ts';
import type { AuthRequest } from './auth-request.ts';
import { readEmail } from './email.ts';
import { dropMailedSecrets } from './email-confirmation.ts';
import { forgetDevices, rememberDevice } from './known-devices.ts';
import { beginMail } from './mail-limits.ts';
import { hashLinkCode, linkTo, newLinkCode } from './mail-link.ts';
import { accountRefusal } from './messages.ts';
import { mergedRefusal } from './merged-account.ts';
import { hashPassword } from './password.ts';
import { passwordProblem } from './password-rules.ts';
import { MOST_PASSKEYS } from './second-factors/passkeys/add-passkey.ts';
import { removePasskeysAtReset } from './second-factors/passkeys/passkeys-at-reset.ts';
import { endOtherSessions } from './session-store.ts';
import { findMember } from './sign-in.ts';

const LINK_MINUTES = 60;
const STEP_MS = 120;

const mergedSubject = { en: 'Your accounts were merged', fr: 'Vos comptes ont été fusionnés' } as const;

/** Sends the link for a new password; to a merged account, where to sign in instead. The answer is the same whether or not the e-mail has an account. */
export async function sendRecoveryMail(actor: ActorContext, request: AuthRequest, input: { email: string }) {
  const { db, locale } = actor;
  const email = readEmail(input.email);
  if (email === null) return accountRefusal('invalidEmail', locale);
  await beginMail(actor, request, 'recovery', email);
  return inConstantTime(STEP_MS, async () => {
    const member = await findMember(actor, request, email);
    const { code, hash } = newLinkCode();
    const closed = member && (await mergedRefusal(db, member.id, locale));
    if (closed) {
      const mail = { subject: mergedSubject[locale], paragraphs: [closed.message] };
      await tx(db, (trx) => queueMail(trx, { eventKey: `recovery:${hash}`, to: email, ...mail }));
    } else if (member) {
      await tx(db, async (trx) => {
        const expiresAt = new Date(Date.now() + LINK_MINUTES * 60_000);
        await trx
          .insertInto('password_resets')
          .values({ token_hash: hash, account_id: member.id, expires_at: expiresAt })
          .execute();
        const words = await mailText(trx, accountMails.recovery, locale, {});
        const text = linkedTo(words, linkTo(request.config, locale, 'reset-password', code));
        await queueMail(trx, { eventKey: `recovery:${hash}`, to: email, expiresAt, ...text });
      });
    }
    await recordSecurityEvent(actor, request, { kind: 'password.reset-asked', accountId: member?.id ?? null, email });
    return done;
  });
}

async function isResetCode(db: Db, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('password_resets')
    .select('account_id')
    .where('token_hash', '=', hashLinkCode(code))
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  return row !== undefined;
}

type Reset = { accountId: string; deviceId: string };

/** Takes a link's code and sets the password. The mail proves the e-mail, and this browser becomes known to the account. */
async function reset(
  trx: Tx,
  { locale }: ActorContext,
  { deviceId }: AuthRequest,
  { code, passwordHash, removePasskeys }: { code: string; passwordHash: string; removePasskeys: readonly string[] },
): Promise<Reset | undefined> {
  const hash = hashLinkCode(code);
  const link = await trx
    .deleteFrom('password_resets')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', new Date())
    .returning('account_id')
    .executeTakeFirst();
  if (!link) return undefined;
  const { account_id: accountId } = link;
  const { email } = await trx
    .updateTable('accounts')
    .set({ password_hash: passwordHash, email_verified_at: new Date() })
    .where('id', '=', accountId)
    .returning('email')
    .executeTakeFirstOrThrow();
  await dropMailedSecrets(trx, accountId, email);
  await endOtherSessions(trx, accountId, null);
  await forgetDevices(trx, accountId, null);
  await removePasskeysAtReset(trx, accountId, removePasskeys);
  const { subject, paragraphs } = await mailText(trx, accountMails.passwordChanged, locale, {});
  await queueMail(trx, { eventKey: `password-reset:${hash}`, to: email, subject, paragraphs });
  return { accountId, deviceId: await rememberDevice(trx, deviceId, accountId) };
}

export type PasswordReset = {
  readonly code: string;
  readonly password: string;
  /** Passkeys that are to go; ids of others are ignored. */
  readonly removePasskeys?: readonly string[] | null;
};

/**
 * Sets a new password with the code of the mail. The code works once; every session of the account ends, every other link
 * and code with it. A second factor stays.
 */
export async function resetPassword(
  actor: ActorContext,
  request: AuthRequest,
  { code, password, removePasskeys }: PasswordReset,
): Promise<(typeof done & { deviceId: string }) | Refused> {
  const { db, locale } = actor;
  // Checked before hashing a password, which is too expensive to do for an invented code.
  if (!(await isResetCode(db, code))) return accountRefusal('resetCode', locale);
  const problem = await passwordProblem(password, []);
  if (problem) return accountRefusal(problem, locale);
  const passwordHash = await hashPassword(password);
  const result = await tx(db, (trx) =>
    reset(trx, actor, request, {
      code,
      passwordHash,
      removePasskeys: (removePasskeys ?? []).filter(isId).slice(0, MOST_PASSKEYS),
    }),
  );
  if (!result) return accountRefusal('resetCode', locale);
  await recordSecurityEvent(actor, request, { kind: 'password.reset', accountId: result.accountId });
  return { ...done, deviceId: result.deviceId };
}
