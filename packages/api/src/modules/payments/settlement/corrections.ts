import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { writeEntry } from '#api/modules/payments/ledger/write-entry.ts';
import type { CorrectionKind } from '#api/modules/payments/tables.ts';
import { loadSellerBalances } from './payouts.ts';

/** A correction of what a seller gets for an order; `cents` above 0 in the seller's favour. */
export type Correction = {
  readonly orderId: string;
  readonly kind: CorrectionKind;
  readonly cents: number;
  readonly reason: string;
  readonly enteredBy: string;
  readonly requestKey: string;
};

/**
 * What became of it. `repeated`: the request was carried out before. `house`: the goods were the shop's own. `range`: it takes more
 * than the sale was worth, or gives more than the shop kept of it.
 */
export type CorrectionOutcome =
  | { readonly outcome: 'entered' | 'repeated'; readonly id: string }
  | { readonly outcome: 'house' }
  | { readonly outcome: 'range'; readonly mostCents: number };

/**
 * Enters a fine or a correction in the ledger, in the caller's transaction: it changes what is due for the order, and so its payout, or
 * after that the next one of the seller. The order must be locked.
 */
export async function enterCorrection(trx: Tx, correction: Correction): Promise<CorrectionOutcome> {
  const { orderId, kind, cents, reason, enteredBy, requestKey } = correction;
  const earlier = await trx
    .selectFrom('seller_corrections')
    .select('id')
    .where('entered_by', '=', enteredBy)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  if (earlier) return { outcome: 'repeated', id: earlier.id };
  const settlement = await trx
    .selectFrom('order_settlements')
    .select(['seller_account_id', 'goods_cents', 'shipping_cents'])
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  const sellerId = settlement?.seller_account_id;
  const balance = (await loadSellerBalances(trx, [orderId])).get(orderId);
  if (!settlement || !sellerId || !balance) return { outcome: 'house' };
  const sold = settlement.goods_cents + settlement.shipping_cents;
  const kept = Math.max(0, balance.keptCents - balance.settledCents - balance.dueCents);
  if (cents > kept) return { outcome: 'range', mostCents: kept };
  if (-cents > sold) return { outcome: 'range', mostCents: sold };
  const id = newId();
  const entryId = await writeEntry(trx, {
    kind: 'correction',
    subject: id,
    orderId,
    sellerId,
    amounts: { 'seller-payable': -cents, corrections: cents },
  });
  await trx
    .insertInto('seller_corrections')
    .values({
      id,
      seller_account_id: sellerId,
      order_id: orderId,
      entry_id: entryId,
      kind,
      amount_cents: cents,
      reason,
      entered_by: enteredBy,
      request_key: requestKey,
    })
    .execute();
  return { outcome: 'entered', id };
}
