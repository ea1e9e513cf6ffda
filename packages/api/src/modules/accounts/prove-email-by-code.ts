import type { ActorContext } from '#api/platform/actor-context.ts';
import { recordSecurityEvent } from '#api/platform/audit/security-events.ts';
import { tx } from '#api/platform/db/tx.ts';
import { mailText } from '#api/platform/mail/mail-template.ts';
import { queueMail } from '#api/platform/mail/queue-mail.ts';
import { accountMails } from './account-mail-templates.ts';
import type { AuthRequest } from './auth-request.ts';
import { forgetDevices, isKnownDevice } from './known-devices.ts';
import { endOtherSessions } from './session-store.ts';

/**
 * A code proves the e-mail of an account that nobody proved before. Whoever registered it may have been somebody else, who
 * waits for its owner to move in: unless the browser is the one that knew the password, that password, its sessions and
 * its browsers end here.
 */
export async function proveEmailByCode(
  actor: ActorContext,
  request: AuthRequest,
  member: { id: string; email: string; password_hash: string | null },
): Promise<void> {
  const { db, locale } = actor;
  const { id, email } = member;
  const isTheirs = request.deviceId !== null && (await isKnownDevice(db, request.deviceId, email));
  await tx(db, async (trx) => {
    await trx.updateTable('accounts').set({ email_verified_at: new Date() }).where('id', '=', id).execute();
    await trx.deleteFrom('email_confirmations').where('account_id', '=', id).execute();
    if (isTheirs || member.password_hash === null) return;
    await trx.updateTable('accounts').set({ password_hash: null }).where('id', '=', id).execute();
    await endOtherSessions(trx, id, null);
    await forgetDevices(trx, id, null);
    const { subject, paragraphs } = await mailText(trx, accountMails.passwordRemoved, locale, {});
    await queueMail(trx, { eventKey: `password-removed:${id}`, to: email, subject, paragraphs });
  });
  await recordSecurityEvent(actor, request, { kind: 'email.confirmed', accountId: id });
}
