import type { Selectable } from 'kysely';
import type { OrderRow } from '#api/modules/sales/orders/order-row.ts';
import { loadSettlements } from '#api/modules/payments/index.ts';
import type { Tx } from '#api/platform/db/database.ts';
import type { TaxReportsTable } from './tables.ts';

export type TaxReport = Selectable<TaxReportsTable>;

/** Plans the report of a sale, in the transaction that places the order; nothing where the provider wants none. */
export async function createTaxReport(trx: Tx, { id, tax_quote_ref: quoteRef }: OrderRow): Promise<void> {
  if (quoteRef !== null) await trx.insertInto('tax_reports').values({ order_id: id, quote_ref: quoteRef }).execute();
}

/** By how much a placed order was lowered by now, in goods, shipping and tax: a financing fee is not taxed. */
async function reversedCentsOf(trx: Tx, orderId: string): Promise<number> {
  const reduced = (await loadSettlements(trx, [orderId])).get(orderId)?.reduced;
  return reduced ? reduced.goods + reduced.shipping + reduced.tax : 0;
}

/** Writes down the refund that is to be reported next, if there is one, and gives the report as it then is. */
export async function planReversal(trx: Tx, orderId: string): Promise<TaxReport> {
  const report = await trx
    .selectFrom('tax_reports')
    .selectAll()
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (report.reversing_cents > 0) return report;
  const reversingCents = Math.max(0, (await reversedCentsOf(trx, orderId)) - report.reversed_cents);
  if (reversingCents === 0) return report;
  await trx
    .updateTable('tax_reports')
    .set({ reversing_cents: reversingCents })
    .where('order_id', '=', orderId)
    .execute();
  return { ...report, reversing_cents: reversingCents };
}
