import type { ActorContext } from '#api/platform/actor-context.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { linkedTo, mailText } from '#api/platform/mail/mail-template.ts';
import { queueMail } from '#api/platform/mail/queue-mail.ts';
import { accountMails } from './account-mail-templates.ts';
import type { AuthRequest } from './auth-request.ts';

/**
 * Whether a member has this e-mail already; if so, mails the member that somebody else entered it, at most once a day.
 * The answer stays inside the server: visitors must not learn who has an account.
 */
export async function mailOwnerOfTakenEmail(
  trx: Tx,
  { locale }: ActorContext,
  { config }: AuthRequest,
  email: string,
): Promise<boolean> {
  const owner = await trx
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .where('kind', 'in', ['member', 'merged'])
    .executeTakeFirst();
  if (!owner) return false;
  const day = new Date().toISOString().slice(0, 10);
  const mail = linkedTo(await mailText(trx, accountMails.emailTaken, locale, {}), config.publicUrl.origin);
  await queueMail(trx, { eventKey: `registered-again:${owner.id}:${day}`, to: email, ...mail });
  return true;
}
