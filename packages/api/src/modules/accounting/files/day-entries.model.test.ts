import { expect, it } from '@jest/globals';
import type { LedgerAccount } from '#api/modules/payments/index.ts';
import { daysOf } from './day-entries.model.ts';
import type { FileEntry } from './journal-file.model.ts';

const entry = (day: string, amounts: Partial<Record<LedgerAccount, number>>): FileEntry => ({
  id: day,
  day,
  memo: '',
  documentNumber: '',
  source: '',
  lines: Object.entries(amounts).map(([account, cents]) => ({
    account: account === 'card' ? 'card' : 'sales',
    cents,
    sellerId: null,
    sellerName: null,
  })),
});

async function read(entries: readonly FileEntry[]) {
  const days = [];
  async function* given() {
    yield* entries;
  }
  for await (const day of daysOf(given())) days.push(day);
  return days;
}

it('a day is one entry with each account once, and a day that comes to nothing is none', async () => {
  const days = await read([
    entry('2026-11-24', { card: 100, sales: -100 }),
    entry('2026-11-24', { card: 250, sales: -250 }),
    entry('2026-11-25', { card: 5, sales: -5 }),
    entry('2026-11-25', { card: -5, sales: 5 }),
    entry('2026-11-26', { card: 7, sales: -7 }),
  ]);
  expect(days.map(({ id, lines }) => [id, lines.map(({ account, cents }) => [account, cents])])).toEqual([
    [
      'D-2026-11-24',
      [
        ['card', 350],
        ['sales', -350],
      ],
    ],
    [
      'D-2026-11-26',
      [
        ['card', 7],
        ['sales', -7],
      ],
    ],
  ]);
});

it('no entries are no days', async () => {
  expect(await read([])).toEqual([]);
});
