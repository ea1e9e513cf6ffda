import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { recordSecurityEvent } from '#api/platform/audit/security-events.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { mailText } from '#api/platform/mail/mail-template.ts';
import { queueMail } from '#api/platform/mail/queue-mail.ts';
import { done, type Refused } from '#api/platform/mutation-result.ts';
import { accountMails } from './account-mail-templates.ts';
import type { AuthRequest } from './auth-request.ts';
import { dropMailedSecrets } from './email-confirmation.ts';
import { forgetDevices } from './known-devices.ts';
import { accountRefusal } from './messages.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { passwordProblem } from './password-rules.ts';
import { hasRecentAuthentication, lacksSecondFactor, tryInSession } from './reauthenticate.ts';
import { endOtherSessions } from './session-store.ts';

export type PasswordChange = { readonly currentPassword: string; readonly newPassword: string };

/** Why the actor may not change the password; null when the current one is right, or there is none and a code was given lately. */
async function refuseChange(
  actor: ActorContext,
  request: AuthRequest,
  hash: string | null,
  currentPassword: string,
): Promise<Refused | null> {
  const { locale, principal } = actor;
  if (hash === null || principal.impersonatorId !== null) {
    return (await hasRecentAuthentication(actor)) ? null : accountRefusal('reauthenticationRequired', locale);
  }
  const isRight = await tryInSession(actor, request, () => verifyPassword(currentPassword.slice(0, 200), hash));
  if (!isRight) return accountRefusal('passwordWrong', locale);
  return (await lacksSecondFactor(actor)) ? accountRefusal('reauthenticationRequired', locale) : null;
}

/**
 * Changes the actor's password. The current one is the proof that a change of credentials needs; who has none needs a
 * recent authentication, and who signs in in two steps a recent second factor. Every other session ends, other browsers are strangers again, mailed links and codes are void.
 */
export async function changePassword(actor: ActorContext, request: AuthRequest, passwords: PasswordChange) {
  const { db, locale, principal } = actor;
  const id = requireAccountId(actor);
  const account = await db
    .selectFrom('accounts')
    .select(['email', 'username', 'first_name', 'last_name', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { email, username, first_name: firstName, last_name: lastName } = account;
  const refusal = await refuseChange(actor, request, account.password_hash, passwords.currentPassword);
  if (refusal) return refusal;
  const problem = await passwordProblem(passwords.newPassword, [email, username, firstName, lastName]);
  if (problem) return accountRefusal(problem, locale);
  const passwordHash = await hashPassword(passwords.newPassword);
  await tx(db, async (trx) => {
    await trx.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', id).execute();
    await endOtherSessions(trx, id, principal.sessionId);
    await forgetDevices(trx, id, request.deviceId);
    await dropMailedSecrets(trx, id, email);
    const { subject, paragraphs } = await mailText(trx, accountMails.passwordChanged, locale, {});
    await queueMail(trx, { eventKey: `password-changed:${id}:${newId()}`, to: email, subject, paragraphs });
  });
  await recordSecurityEvent(actor, request, { kind: 'password.changed' });
  return done;
}
