import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/database.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { Locale } from '#api/platform/locale.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import { isBeingPaid, isHeld } from './listing-state.ts';
import { isPendingSale } from '#api/modules/sales/offers/accepted-hold.ts';

/**
 * Throws a DomainError while somebody is about to buy one of the listings: `pending-sale` after an accepted offer, `held` during a
 * hold or a payment. The listings must be locked, so that nobody begins meanwhile.
 */
export async function refuseWithdrawal(trx: Tx, locale: Locale, listingIds: readonly string[]): Promise<void> {
  const rows = await trx
    .selectFrom('listings')
    .select([isPendingSale.as('isPending'), sql<boolean>`${isHeld} OR ${isBeingPaid}`.as('isTaken')])
    .where('id', 'in', listingIds)
    .execute();
  const messages = salesMessages(locale);
  if (rows.some(({ isPending }) => isPending)) throw new DomainError('pending-sale', messages.withdrawPending);
  if (rows.some(({ isTaken }) => isTaken)) throw new DomainError('held', messages.withdrawHeld);
}
