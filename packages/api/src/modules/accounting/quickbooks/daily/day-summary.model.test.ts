import { describe, expect, it } from '@jest/globals';
import { ledgerAccounts } from '#api/modules/payments/index.ts';
import { summaryOf } from './day-summary.model.ts';

const line = (account: (typeof ledgerAccounts)[number], cents: number) => ({ account, cents, storedValue: null });

describe('the summary of a day', () => {
  it('has each account once, and balances', () => {
    const summary = summaryOf('2026-11-26', 1, [
      line('receivable', 1_090),
      line('sales', -1_000),
      line('tax-payable', -90),
      line('card', 1_090),
      line('receivable', -1_090),
      line('cost-of-goods', 600),
      line('inventory', -600),
    ]);
    expect(summary).toEqual({
      kind: 'JournalEntry',
      number: 'D-2026-11-26',
      memo: 'Summary of 2026-11-26',
      lines: [
        { account: 'card', cents: 1_090 },
        { account: 'sales-tax', cents: -90 },
        { account: 'sales', cents: -1_000 },
        { account: 'inventory', cents: -600 },
        { account: 'cost-of-goods', cents: 600 },
      ],
    });
  });

  it('knows whose codes and credits were spent, and that holding them moves nothing', () => {
    const gift = { storedValue: 'gift-codes' } as const;
    expect(
      summaryOf('2026-11-26', 2, [
        { account: 'stored-value', cents: 500, ...gift },
        { account: 'held', cents: -500, ...gift },
        { account: 'held', cents: 500, ...gift },
        line('receivable', -500),
      ]),
    ).toMatchObject({
      number: 'D-2026-11-26-2',
      lines: [
        { account: 'receivable', cents: -500 },
        { account: 'gift-codes', cents: 500 },
      ],
    });
  });

  it('is none where nothing moved in the end', () => {
    expect(summaryOf('2026-11-26', 1, [line('card', 5), line('card', -5)])).toBeNull();
  });

  it('has a place for every account of the ledger', () => {
    for (const account of ledgerAccounts) expect(summaryOf('2026-11-26', 1, [line(account, 1)])).not.toBeNull();
  });
});
