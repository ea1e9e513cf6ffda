import type { Tx } from '#api/platform/db/database.ts';
import { dropMailedSecrets } from '../email-confirmation.ts';
import { forgetDevices } from '../known-devices.ts';
import { endOtherSessions } from '../session-store.ts';

/**
 * Switches two-step sign-in off for somebody who lost it, and removes the passkeys if those are lost too. Every session ends,
 * every link and code that was mailed is worth nothing, and no browser is known any more.
 */
export async function switchOffSecondFactor(
  trx: Tx,
  { id, email }: { readonly id: string; readonly email: string },
  { removesPasskeys }: { readonly removesPasskeys: boolean },
): Promise<void> {
  await trx.deleteFrom('totp_enrolments').where('account_id', '=', id).execute();
  await trx.deleteFrom('totp_factors').where('account_id', '=', id).execute();
  if (removesPasskeys) await trx.deleteFrom('passkeys').where('account_id', '=', id).execute();
  await dropMailedSecrets(trx, id, email);
  await endOtherSessions(trx, id, null);
  await forgetDevices(trx, id, null);
}
