import type { Locale } from '#api/platform/locale.ts';
import type { SellerStatement } from './seller-statement.ts';
import { statementCopy } from './statement-copy.ts';

/** What a spreadsheet takes for a formula: such a text gets an apostrophe before it. */
const FORMULA = /^[=+\-@\t\r]/;

/** A text as a cell: no formula, quoted where it has to be. */
export function csvText(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const csvCents = (cents: number): string => (cents / 100).toFixed(2);

/** A seller's statement as CSV (RFC 4180) with a header: moments in UTC, amounts with a point and two decimals. */
export function statementCsv({ entries }: SellerStatement, locale: Locale): string {
  const copy = statementCopy(locale);
  const head = [copy.date, copy.what, copy.order, copy.gross, copy.fee, copy.net, copy.balance].map(csvText);
  const rows = entries.map((entry) => [
    entry.at.toISOString(),
    csvText(copy.kinds[entry.kind]),
    csvText(entry.orderNumber ?? ''),
    csvCents(entry.grossCents),
    csvCents(entry.feeCents),
    csvCents(entry.netCents),
    csvCents(entry.balanceCents),
  ]);
  return [head, ...rows].map((cells) => `${cells.join(',')}\r\n`).join('');
}
