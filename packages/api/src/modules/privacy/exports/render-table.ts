import { csvText } from '#api/platform/csv-text.ts';
import { escapeHtml } from '#api/platform/escape-html.ts';
import { formatMoney } from '#api/platform/format-money.ts';
import type { Locale } from '#api/platform/locale.ts';
import { columnName } from './column-names.ts';

/** A row as the database gives it. */
export type Row = Readonly<Record<string, unknown>>;

/** A value as plain text: moments in UTC (ISO 8601), what has parts as JSON, nothing as an empty text. */
export function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string') return value;
  if (typeof value === 'bigint') return value.toString();
  return JSON.stringify(value);
}

/** Rows as CSV (RFC 4180), with the names of the columns first. */
export function toCsv(columns: readonly string[], rows: readonly Row[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => toText(row[column])))];
  return lines.map((cells) => `${cells.map(csvText).join(',')}\r\n`).join('');
}

/** Rows as JSON; whole numbers that are too large for a number are texts. */
export const toJsonFile = (rows: readonly Row[]): string =>
  JSON.stringify(rows, (_key, value: unknown) => (typeof value === 'bigint' ? value.toString() : value), 2);

const labelOf = (column: string, locale: Locale): string =>
  columnName(column, locale) ?? column.replace(/_cents$/, '').replaceAll('_', ' ');

function cellOf(column: string, value: unknown, locale: Locale): string {
  if (column.endsWith('_cents') && typeof value === 'number') return formatMoney(value, locale, 'narrow');
  return toText(value);
}

/** Rows as a table of HTML under a heading. */
export function toHtmlTable(
  { id, title }: { readonly id: string; readonly title: string },
  columns: readonly string[],
  rows: readonly Row[],
  locale: Locale,
): string {
  const head = columns.map((column) => `<th scope="col">${escapeHtml(labelOf(column, locale))}</th>`).join('');
  const body = rows
    .map(
      (row) =>
        `<tr>${columns.map((column) => `<td>${escapeHtml(cellOf(column, row[column], locale))}</td>`).join('')}</tr>`,
    )
    .join('\n');
  return `<section id="${escapeHtml(id)}"><h2>${escapeHtml(title)} <small>(${rows.length})</small></h2>
<div><table><thead><tr>${head}</tr></thead><tbody>
${body}
</tbody></table></div></section>`;
}
