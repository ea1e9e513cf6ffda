import { formatDate } from '@headstock/contracts/dates';
import { storeProfile } from '@headstock/contracts/store-profile';
import { formatMoney } from '#api/platform/format-money.ts';
import { colonIn, type Locale } from '#api/platform/locale.ts';
import { cell, type PrintedDocument } from '#api/platform/pdf/printed-document.ts';
import { shopLines } from '#api/platform/pdf/shop-lines.ts';
import type { SellerStatement, StatementEntry } from './seller-statement.ts';
import { statementCopy } from './statement-copy.ts';

/** 2026-11 as “November 2026”, « novembre 2026 ». */
const monthName = (month: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-15`));

const notesOf = ({ orderNumber, reason, reference }: StatementEntry, locale: Locale): string =>
  [[orderNumber, reason].filter(Boolean).join(colonIn[locale]), reference].filter(Boolean).join('\n');

/** A seller's statement as it is printed, with the same cents as the page and the CSV. */
export function statementDocument(statement: SellerStatement, sellerName: string, locale: Locale): PrintedDocument {
  const copy = statementCopy(locale);
  const money = (cents: number): string => formatMoney(cents, locale, 'narrow');
  const day = (at: Date): string => formatDate(at, 'day', { locale, timeZone: storeProfile.timeZone });
  return {
    locale,
    heading: copy.heading,
    number: monthName(statement.month, locale),
    facts: [{ label: copy.opening, value: money(statement.openingCents) }],
    parties: [{ label: copy.seller, lines: [sellerName] }],
    columns: [
      { label: copy.date, isNumber: false, share: 18 },
      { label: copy.what, isNumber: false, share: 24 },
      { label: copy.gross, isNumber: true, share: 16 },
      { label: copy.fee, isNumber: true, share: 14 },
      { label: copy.net, isNumber: true, share: 14 },
      { label: copy.balance, isNumber: true, share: 14 },
    ],
    rows: statement.entries.map((entry) => ({
      cells: [
        cell(day(entry.at)),
        cell(copy.kinds[entry.kind], notesOf(entry, locale) || null),
        cell(entry.grossCents === 0 ? '' : money(entry.grossCents)),
        cell(entry.feeCents === 0 ? '' : money(entry.feeCents)),
        cell(money(entry.netCents)),
        cell(money(entry.balanceCents)),
      ],
    })),
    sums: [{ label: copy.closing, value: money(statement.closingCents), isTotal: true }],
    notes: [],
    from: shopLines(),
  };
}
