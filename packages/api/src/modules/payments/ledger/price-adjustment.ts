import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { priceAccounts, type PriceShares, spread } from './price-adjustment.model.ts';

/** Prefix of the keys of price adjustments in the ledger. */
const KEY = 'allowed:';

/** The price for which an order was sold, as columns name it. */
export type SoldPrice = {
  readonly sub_total_cents: number;
  readonly discount_cents: number;
  readonly shipping_cents: number;
  readonly extra_fee_cents: number;
  readonly tax_cents: number;
};

/** What the price of an order was lowered by after it was placed, by account of the ledger. */
export async function priceAdjustmentsOf(trx: Tx, orderId: string): Promise<PriceShares> {
  const rows = await trx
    .selectFrom('ledger_lines as line')
    .innerJoin('ledger_entries as entry', 'entry.id', 'line.entry_id')
    .select(['line.account', 'line.amount_cents'])
    .where('entry.order_id', '=', orderId)
    .where('entry.event_key', 'like', `${KEY}%`)
    .execute();
  const adjusted = { sales: 0, shipping: 0, fees: 0, tax: 0 };
  for (const { account, amount_cents: cents } of rows) {
    const known = priceAccounts.find((name) => name === account);
    if (known) adjusted[known] += cents;
  }
  return adjusted;
}

/**
 * Writes into the ledger that an order costs less than it was sold for, in proportion over goods, shipping, fee and tax:
 * what is refunded to the buyer is no longer owed. The order's row must be locked; `eventKey` names the event.
 */
export async function recordPriceAdjustment(
  trx: Tx,
  orderId: string,
  sold: SoldPrice,
  eventKey: string,
  amountCents: number,
): Promise<void> {
  const before = await priceAdjustmentsOf(trx, orderId);
  const shares = spread(amountCents, {
    sales: sold.sub_total_cents - sold.discount_cents - before.sales,
    shipping: sold.shipping_cents - before.shipping,
    fees: sold.extra_fee_cents - before.fees,
    tax: sold.tax_cents - before.tax,
  });
  const id = newId();
  await trx
    .insertInto('ledger_entries')
    .values({ id, event_key: `${KEY}${eventKey}`, order_id: orderId })
    .execute();
  const lines = [
    { entry_id: id, account: 'receivable' as const, amount_cents: -amountCents },
    ...priceAccounts.map((account) => ({ entry_id: id, account, amount_cents: shares[account] })),
  ];
  await trx
    .insertInto('ledger_lines')
    .values(lines.filter(({ amount_cents: cents }) => cents !== 0))
    .execute();
}
