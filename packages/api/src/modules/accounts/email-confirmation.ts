import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { recordSecurityEvent } from '#api/platform/audit/security-events.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { isUniqueViolation, tx } from '#api/platform/db/tx.ts';
import { linkedTo, mailText } from '#api/platform/mail/mail-template.ts';
import { queueMail } from '#api/platform/mail/queue-mail.ts';
import { done, type Refused } from '#api/platform/mutation-result.ts';
import { accountMails } from './account-mail-templates.ts';
import type { AuthRequest } from './auth-request.ts';
import { beginMail } from './mail-limits.ts';
import { hashLinkCode, linkTo, newLinkCode } from './mail-link.ts';
import { accountRefusal } from './messages.ts';
import { runOwnerProofHooks } from './second-factors/owner-proof-hooks.ts';
import { dropChallenges } from './second-factors/sign-in-challenge.ts';

const LINK_HOURS = 24;

/** Whether somebody proved to read the mail of an account. Without that it neither sells, nor is paid out, nor takes over orders of guests. */
export async function hasVerifiedEmail(db: Db, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('email_verified_at')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined && row.email_verified_at !== null;
}

/** Mails the link that proves an e-mail: to a new member, or to the e-mail that a member is to have. */
export async function mailConfirmation(
  trx: Tx,
  { locale }: ActorContext,
  { config }: AuthRequest,
  { accountId, email, isNew }: { accountId: string; email: string; isNew: boolean },
): Promise<void> {
  const { code, hash } = newLinkCode();
  const expiresAt = new Date(Date.now() + LINK_HOURS * 3_600_000);
  await trx
    .insertInto('email_confirmations')
    .values({ token_hash: hash, account_id: accountId, email, expires_at: expiresAt })
    .execute();
  const words = await mailText(trx, isNew ? accountMails.confirmEmail : accountMails.newEmail, locale, {});
  const text = linkedTo(words, linkTo(config, locale, 'confirm-email', code));
  await queueMail(trx, { eventKey: `confirm-email:${hash}`, to: email, expiresAt, ...text });
}

/** Mails the link again to a member whose e-mail is not verified; does nothing for one whose is. */
export async function sendConfirmation(actor: ActorContext, request: AuthRequest) {
  const account = await actor.db
    .selectFrom('accounts')
    .select(['id', 'email', 'email_verified_at'])
    .where('id', '=', requireAccountId(actor))
    .executeTakeFirstOrThrow();
  if (account.email_verified_at !== null) return done;
  await beginMail(actor, request, 'confirmation', account.email);
  await tx(actor.db, (trx) =>
    mailConfirmation(trx, actor, request, { accountId: account.id, email: account.email, isNew: true }),
  );
  return done;
}

/**
 * Links and codes that were mailed before are worth nothing once the account's e-mail or password is another: those to a
 * new password, the codes sent to `email`, and the links that would change it. So are sign-ins that still owe their second factor.
 */
export async function dropMailedSecrets(trx: Tx, accountId: string, email: string): Promise<void> {
  await trx.deleteFrom('password_resets').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('email_confirmations').where('account_id', '=', accountId).where('email', '!=', email).execute();
  await trx.deleteFrom('sign_in_codes').where('email', '=', email).execute();
  await dropChallenges(trx, accountId);
}

type Confirmed = { accountId: string; isChange: boolean };

async function confirm(trx: Tx, code: string, publicUrl: URL): Promise<Confirmed | undefined> {
  const link = await trx
    .deleteFrom('email_confirmations')
    .where('token_hash', '=', hashLinkCode(code))
    .where('expires_at', '>', new Date())
    .returning(['account_id', 'email'])
    .executeTakeFirst();
  if (!link) return undefined;
  const { account_id: accountId, email } = link;
  const before = await trx
    .selectFrom('accounts')
    .select(['email', 'locale'])
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await trx.updateTable('accounts').set({ email, email_verified_at: new Date() }).where('id', '=', accountId).execute();
  const isChange = email !== before.email;
  if (isChange) {
    // One to the old e-mail would bring it back.
    await trx.deleteFrom('email_confirmations').where('account_id', '=', accountId).execute();
    await dropMailedSecrets(trx, accountId, before.email);
    await runOwnerProofHooks({ trx, accountId, publicUrl });
    const eventKey = `email-changed:${hashLinkCode(code)}`;
    const { subject, paragraphs } = await mailText(trx, accountMails.emailChanged, before.locale, {});
    await queueMail(trx, { eventKey, to: before.email, subject, paragraphs });
  }
  return { accountId, isChange };
}

/**
 * Takes the code of a mailed link: the account has that e-mail from now on, and it is proven. It needs no session, as the
 * mail may be read elsewhere, and begins none. The code works once.
 */
export async function confirmEmail(
  actor: ActorContext,
  request: AuthRequest,
  { code }: { code: string },
): Promise<typeof done | Refused> {
  const confirmed = await tx(actor.db, (trx) => confirm(trx, code, request.config.publicUrl)).catch(
    (error: unknown) => {
      // Somebody registered with the e-mail since the link was sent.
      if (isUniqueViolation(error, 'accounts_member_email')) return undefined;
      throw error;
    },
  );
  if (!confirmed) return accountRefusal('confirmationCode', actor.locale);
  const kind = confirmed.isChange ? 'email.changed' : 'email.confirmed';
  await recordSecurityEvent(actor, request, { kind, accountId: confirmed.accountId });
  return done;
}
