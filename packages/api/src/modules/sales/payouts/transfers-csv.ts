import { csvText } from '#api/platform/csv-text.ts';
import type { PayoutRunItemView, PayoutRunView } from './read-payout-runs.ts';

const amount = (cents: number): string => (cents / 100).toFixed(2);

/** The transfers of a run as a CSV, one line a seller: what is paid, or will be, without what was left out. */
export function transfersCsv({ id, items }: Pick<PayoutRunView, 'id' | 'items'>): string {
  const bySeller = new Map<string, { item: PayoutRunItemView; cents: number; orders: string[] }>();
  for (const item of items) {
    if (item.state === 'LEFT_OUT') continue;
    const transfer = bySeller.get(item.sellerId) ?? { item, cents: 0, orders: [] };
    transfer.cents += (item.paid ?? item.amount).amountCents;
    transfer.orders.push(item.orderNumber);
    bySeller.set(item.sellerId, transfer);
  }
  const lines = [...bySeller.values()]
    .filter(({ cents }) => cents > 0)
    .map(({ item, cents, orders }) =>
      [
        item.sellerName,
        item.sellerEmail ?? '',
        amount(cents),
        item.amount.currency.iso,
        `${id} ${item.sellerId}`,
        orders.join(' '),
      ]
        .map(csvText)
        .join(','),
    );
  return ['seller,email,amount,currency,reference,orders', ...lines, ''].join('\r\n');
}
