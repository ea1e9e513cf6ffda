import { csvText } from '#api/platform/csv-text.ts';
import type { Locale } from '#api/platform/locale.ts';
import type { SellerStatement } from './seller-statement.ts';
import { statementCopy } from './statement-copy.ts';

const csvCents = (cents: number): string => (cents / 100).toFixed(2);

/** A seller's statement as CSV (RFC 4180) with a header: moments in UTC, amounts with a point and two decimals. */
export function statementCsv({ entries }: SellerStatement, locale: Locale): string {
  const copy = statementCopy(locale);
  const { date, what, order, gross, fee, net, balance, reason, reference } = copy;
  const head = [date, what, order, gross, fee, net, balance, reason, reference].map(csvText);
  const rows = entries.map((entry) => [
    entry.at.toISOString(),
    csvText(copy.kinds[entry.kind]),
    csvText(entry.orderNumber ?? ''),
    csvCents(entry.grossCents),
    csvCents(entry.feeCents),
    csvCents(entry.netCents),
    csvCents(entry.balanceCents),
    csvText(entry.reason ?? ''),
    csvText(entry.reference ?? ''),
  ]);
  return [head, ...rows].map((cells) => `${cells.join(',')}\r\n`).join('');
}
