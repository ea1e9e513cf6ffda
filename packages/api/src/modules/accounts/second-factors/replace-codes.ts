import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { recordSecurityEvent } from '#api/platform/audit/security-events.ts';
import { tx } from '#api/platform/db/tx.ts';
import { done } from '#api/platform/mutation-result.ts';
import type { AuthRequest } from '../auth-request.ts';
import { accountRefusal } from '../messages.ts';
import { newSalt } from '../password.ts';
import { hasRecentAuthentication } from '../reauthenticate.ts';
import { factorMails, mailOwner } from './factor-mails.ts';
import { factorRefusal } from './messages.ts';
import { makeRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';
import { hasSecondFactor } from './totp-factor.ts';

/** Puts ten new recovery codes in the place of the former ones; they are shown this once. */
export async function replaceCodes(actor: ActorContext, request: AuthRequest) {
  const { db, locale } = actor;
  const accountId = requireAccountId(actor);
  if (!(await hasRecentAuthentication(actor))) return accountRefusal('reauthenticationRequired', locale);
  if (!(await hasSecondFactor(db, accountId))) return factorRefusal('off', locale);
  const salt = newSalt();
  const { codes, hashes } = await makeRecoveryCodes(salt);
  const isDone = await tx(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('totp_factors')
      .set({ recovery_salt: salt })
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
    await replaceRecoveryCodes(trx, accountId, hashes);
    await mailOwner(trx, accountId, factorMails.codesReplaced());
    return true;
  });
  if (!isDone) return factorRefusal('off', locale);
  await recordSecurityEvent(actor, request, { kind: 'second-factor.codes-replaced' });
  return { ...done, recoveryCodes: codes };
}
