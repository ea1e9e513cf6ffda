import type { LeavingAccount } from '#api/platform/account-data/account-part.ts';
import type { Tx } from '#api/platform/db/database.ts';

/** Takes the words out of the questions to an account that is deleted, and closes those that wait. Prices and answers stay, as the intake does. */
export async function forgetConsents(trx: Tx, { id }: LeavingAccount): Promise<void> {
  await trx.updateTable('consent_requests').set({ note: null, reason: null }).where('account_id', '=', id).execute();
  await trx
    .updateTable('consent_requests')
    .set({ state: 'WITHDRAWN', closed_at: new Date() })
    .where('account_id', '=', id)
    .where('state', '=', 'OPEN')
    .execute();
}
