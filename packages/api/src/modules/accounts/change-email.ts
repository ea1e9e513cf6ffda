import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { recordSecurityEvent } from '#api/platform/audit/security-events.ts';
import { inConstantTime } from '#api/platform/constant-time.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { mailText } from '#api/platform/mail/mail-template.ts';
import { queueMail } from '#api/platform/mail/queue-mail.ts';
import { done, type Refused } from '#api/platform/mutation-result.ts';
import { accountMails } from './account-mail-templates.ts';
import type { AuthRequest } from './auth-request.ts';
import { mailConfirmation } from './email-confirmation.ts';
import { mailOwnerOfTakenEmail } from './mail-email-owner.ts';
import { beginMail } from './mail-limits.ts';
import { accountRefusal } from './messages.ts';
import { hasRecentAuthentication } from './reauthenticate.ts';

const STEP_MS = 120;

async function writeMails(
  trx: Tx,
  actor: ActorContext,
  request: AuthRequest,
  change: { accountId: string; from: string; to: string },
): Promise<void> {
  const { accountId, from, to } = change;
  // Only the latest request counts.
  await trx.deleteFrom('email_confirmations').where('account_id', '=', accountId).execute();
  if (!(await mailOwnerOfTakenEmail(trx, actor, request, to)))
    await mailConfirmation(trx, actor, request, { accountId, email: to, isNew: false });
  // A key of its own: who asked says what the request is called, and could have the notice taken for one that was sent.
  const eventKey = `email-change-asked:${accountId}:${newId()}`;
  const { subject, paragraphs } = await mailText(trx, accountMails.emailChangeAsked, actor.locale, {});
  await queueMail(trx, { eventKey, to: from, subject, paragraphs });
}

/**
 * Asks for another e-mail: it changes when the link that is mailed there is used, and the old e-mail is told at once. The
 * answer is the same for an e-mail that somebody else has. Needs a recent authentication.
 */
export async function askForEmail(
  actor: ActorContext,
  request: AuthRequest,
  email: string,
): Promise<typeof done | Refused> {
  const accountId = requireAccountId(actor);
  const account = await actor.db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (account.email === email) return done;
  if (!(await hasRecentAuthentication(actor))) return accountRefusal('reauthenticationRequired', actor.locale);
  await beginMail(actor, request, 'confirmation', email);
  await inConstantTime(STEP_MS, () =>
    tx(actor.db, (trx) => writeMails(trx, actor, request, { accountId, from: account.email, to: email })),
  );
  await recordSecurityEvent(actor, request, { kind: 'email.change-asked', email });
  return done;
}
