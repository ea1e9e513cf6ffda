import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { priceAccounts, type PriceShares, spread } from './price-adjustment.model.ts';
import type { OrderRow } from '#api/modules/sales/orders/load-orders.ts';

const KEY = 'allowed:';

/** What was allowed off an order's price after it was placed, by account of the ledger. */
export async function allowedSoFar(trx: Tx, orderId: string): Promise<PriceShares> {
  const rows = await trx
    .selectFrom('ledger_lines as line')
    .innerJoin('ledger_entries as entry', 'entry.id', 'line.entry_id')
    .select(['line.account', 'line.amount_cents'])
    .where('entry.order_id', '=', orderId)
    .where('entry.event_key', 'like', `${KEY}%`)
    .execute();
  const allowed = { sales: 0, shipping: 0, fees: 0, tax: 0 };
  for (const { account, amount_cents: cents } of rows) {
    const known = priceAccounts.find((name) => name === account);
    if (known) allowed[known] += cents;
  }
  return allowed;
}

/**
 * Writes into the ledger that an order costs less than it was sold for, in proportion over goods, shipping, fee and tax:
 * what is given back to the buyer is no longer owed. The order's row must be locked; `eventKey` names the event.
 */
export async function recordAllowance(trx: Tx, order: OrderRow, eventKey: string, amountCents: number): Promise<void> {
  const before = await allowedSoFar(trx, order.id);
  const shares = spread(amountCents, {
    sales: (order.sub_total_cents ?? 0) - order.discount_cents - before.sales,
    shipping: (order.shipping_cents ?? 0) - before.shipping,
    fees: (order.extra_fee_cents ?? 0) - before.fees,
    tax: (order.tax_cents ?? 0) - before.tax,
  });
  const id = newId();
  await trx
    .insertInto('ledger_entries')
    .values({ id, event_key: `${KEY}${eventKey}`, order_id: order.id })
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
