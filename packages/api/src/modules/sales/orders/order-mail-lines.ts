import type { Tx } from '#api/platform/db/database.ts';
import { formatMoney } from '#api/platform/format-money.ts';
import { colonIn, type Locale } from '#api/platform/locale.ts';

/** An amount in a mail, with its cents. */
export const moneyIn =
  (locale: Locale) =>
  (cents: number): string =>
    formatMoney(cents, locale, 'narrow');

/** What was bought, a line of text for each line of an order. */
export async function describeLines(trx: Tx, orderId: string, locale: Locale): Promise<string[]> {
  const money = moneyIn(locale);
  const rows = await trx
    .selectFrom('line_items as line')
    .innerJoin('listings as listing', 'listing.id', 'line.listing_id')
    .innerJoin('item_texts as text', 'text.item_id', 'listing.item_id')
    .select(['text.title', 'line.quantity', 'line.unit_cents'])
    .where('line.order_id', '=', orderId)
    .where('text.locale', '=', locale)
    .orderBy('line.id')
    .execute();
  return rows.map(
    ({ title, quantity, unit_cents: unit }) =>
      `${quantity} × ${title}${colonIn[locale]}${money((unit ?? 0) * quantity)}`,
  );
}
