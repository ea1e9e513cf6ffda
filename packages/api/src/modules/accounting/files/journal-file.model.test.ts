import { describe, expect, it } from '@jest/globals';
import { accountName } from '#api/modules/accounting/journal/chart.model.ts';
import { type FileEntry, journalWriters } from './journal-file.model.ts';
import { postingOf } from './posting-day.model.ts';
import { toWindows1252 } from './windows-1252.ts';

const entry: FileEntry = {
  id: '0123456789abc',
  day: '2026-01-15',
  memo: 'Sale H-1042',
  documentNumber: 'H-1042',
  source: 'order 0123456789abd',
  lines: [
    { account: 'receivable', cents: 273_125, sellerId: null, sellerName: null },
    { account: 'seller-payable', cents: -200_000, sellerId: '0', sellerName: 'J.\t"Bo"\r\nDoe' },
    { account: 'commission', cents: -50_000, sellerId: null, sellerName: null },
    { account: 'tax-payable', cents: -23_125, sellerId: null, sellerName: null },
  ],
};
const names = (account: Parameters<typeof accountName>[0]): string => accountName(account, 'en');
const write = (format: 'iif' | 'csv', given: FileEntry): string[] =>
  journalWriters[format].entry(given, names).toString('latin1').split('\r\n');

describe('a journal in IIF', () => {
  it('is one TRNS, then SPL, then ENDTRNS, with the same columns as its heading', () => {
    const rows = write('iif', entry).map((row) => row.split('\t'));
    expect(rows.map(([kind]) => kind)).toEqual(['TRNS', 'SPL', 'SPL', 'SPL', 'ENDTRNS', '']);
    expect(rows[0]).toEqual([
      'TRNS',
      'GENERAL JOURNAL',
      '01/15/2026',
      'Receivable from buyers',
      '',
      '2731.25',
      'H-1042',
      'Sale H-1042',
    ]);
    const head = journalWriters.iif.head().toString().split('\r\n');
    expect(head.map((row) => row.split('\t').length)).toEqual([8, 8, 1, 1]);
  });

  it('sums to zero', () => {
    const cents = write('iif', entry).map((row) => Math.round(Number(row.split('\t')[5] ?? 0) * 100));
    expect(cents.reduce((sum, each) => sum + each, 0)).toBe(0);
  });

  it('has no tab, line end or quotation mark inside a cell', () => {
    expect(write('iif', entry)[1]?.split('\t')[4]).toBe('J. Bo Doe');
  });

  it('writes cents below one dollar', () => {
    const lines = [
      { account: 'bank', cents: -5, sellerId: null, sellerName: null },
      { account: 'issued', cents: 5, sellerId: null, sellerName: null },
    ] as const;
    expect(
      write('iif', { ...entry, lines })
        .slice(0, 2)
        .map((row) => row.split('\t')[5]),
    ).toEqual(['-0.05', '0.05']);
  });

  it('is Windows-1252', () => {
    expect([...toWindows1252('é€’ÿ')]).toEqual([0xe9, 0x80, 0x92, 0xff]);
    expect([...toWindows1252('ő漢')]).toEqual([0x6f, 0x3f]);
  });
});

describe('a journal in CSV', () => {
  it('has debits and credits in columns of their own', () => {
    expect(write('csv', entry)[0]).toBe(
      '0123456789abc,01/15/2026,Receivable from buyers,2731.25,,,Sale H-1042,order 0123456789abd',
    );
    expect(write('csv', entry).join('|')).toContain('|0123456789abc,01/15/2026,Commission income,,500.00,,');
  });

  it('starts no formula', () => {
    const lines = [{ account: 'seller-payable', cents: 5, sellerId: '0', sellerName: '=1+1' }] as const;
    expect(write('csv', { ...entry, memo: '@sum(A1), "x"', lines })[0]).toContain(`,'=1+1,"'@sum(A1), ""x""",`);
  });
});

describe('an entry of closed books', () => {
  it('is posted on the first open day, with its own day in the memo', () => {
    expect(postingOf('2026-01-31', '2026-01-31', 'Sale')).toEqual({ day: '2026-02-01', memo: 'Sale (of 2026-01-31)' });
    expect(postingOf('2026-02-01', '2026-01-31', 'Sale')).toEqual({ day: '2026-02-01', memo: 'Sale' });
    expect(postingOf('2026-01-31', null, 'Sale')).toEqual({ day: '2026-01-31', memo: 'Sale' });
  });
});
