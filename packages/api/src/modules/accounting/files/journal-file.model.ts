import { csvText } from '#api/platform/csv-text.ts';
import type { LedgerAccount } from '#api/modules/payments/index.ts';
import type { JournalLine } from '#api/modules/accounting/journal/read-journal.ts';
import { toWindows1252 } from './windows-1252.ts';

export const journalFormats = ['iif', 'csv'] as const;
export type JournalFormat = (typeof journalFormats)[number];

/** An entry as a file has it. Its lines sum to zero. */
export type FileEntry = {
  readonly id: string;
  /** The day on which it is posted: its own, or the first day after the books were closed. */
  readonly day: string;
  readonly memo: string;
  /** The number of the order, else of the entry. */
  readonly documentNumber: string;
  readonly source: string;
  readonly lines: readonly JournalLine[];
};

/** What the accounts are called in the accounting software. */
export type AccountNames = (account: LedgerAccount) => string;

const amount = (cents: number): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** A text in an IIF cell: no tab, line end or quotation mark, which would move what follows it. */
const cell = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}"]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();

const usDate = (day: string): string => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

const IIF_COLUMNS = 'TRNSTYPE\tDATE\tACCNT\tNAME\tAMOUNT\tDOCNUM\tMEMO';
const IIF_HEAD = `!TRNS\t${IIF_COLUMNS}\r\n!SPL\t${IIF_COLUMNS}\r\n!ENDTRNS\r\n`;

function iifEntry({ day, documentNumber, memo, lines }: FileEntry, names: AccountNames): string {
  const rows = lines.map(({ account, cents, sellerName }, at) =>
    [
      at === 0 ? 'TRNS' : 'SPL',
      'GENERAL JOURNAL',
      usDate(day),
      cell(names(account)),
      cell(sellerName ?? '').slice(0, 41),
      amount(cents),
      cell(documentNumber).slice(0, 21),
      cell(memo).slice(0, 200),
    ].join('\t'),
  );
  return `${rows.join('\r\n')}\r\nENDTRNS\r\n`;
}

const CSV_HEAD = 'Journal No.,Journal Date,Account,Debits,Credits,Name,Memo,Source\r\n';

function csvEntry({ id, day, memo, source, lines }: FileEntry, names: AccountNames): string {
  return lines
    .map(({ account, cents, sellerName }) => {
      const debit = cents > 0 ? amount(cents) : '';
      const credit = cents < 0 ? amount(-cents) : '';
      const texts = [sellerName ?? '', memo, source].map(csvText);
      return `${[id, usDate(day), csvText(names(account)), debit, credit, ...texts].join(',')}\r\n`;
    })
    .join('');
}

/** How a journal is written in a format, as bytes: a heading, then each entry. */
export const journalWriters: Readonly<
  Record<JournalFormat, { head: () => Buffer; entry: (entry: FileEntry, names: AccountNames) => Buffer }>
> = {
  iif: {
    head: () => toWindows1252(IIF_HEAD),
    entry: (entry, names) => toWindows1252(iifEntry(entry, names)),
  },
  csv: {
    // The mark tells spreadsheets that it is UTF-8.
    head: () => Buffer.from(`\uFEFF${CSV_HEAD}`),
    entry: (entry, names) => Buffer.from(csvEntry(entry, names)),
  },
};
