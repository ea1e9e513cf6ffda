import type { LedgerAccount } from '#api/modules/payments/index.ts';
import type { FileEntry } from './journal-file.model.ts';

function toDay(day: string, sums: ReadonlyMap<LedgerAccount, number>): FileEntry[] {
  const lines = [...sums].flatMap(([account, cents]) =>
    cents === 0 ? [] : [{ account, cents, sellerId: null, sellerName: null }],
  );
  // Debits first, as in a single entry.
  const sorted = lines.toSorted((a, b) => Number(a.cents < 0) - Number(b.cents < 0));
  const memo = `Summary of ${day}`;
  return lines.length === 0
    ? []
    : [{ id: `D-${day}`, day, memo, documentNumber: `D-${day}`, source: `day ${day}`, lines: sorted }];
}

/** One entry for each day on which entries are posted, each account once; a day on which nothing moved in the end has none. */
export async function* daysOf(entries: AsyncIterable<FileEntry>): AsyncGenerator<FileEntry> {
  let day: string | null = null;
  let sums = new Map<LedgerAccount, number>();
  for await (const entry of entries) {
    if (day !== null && entry.day !== day) {
      yield* toDay(day, sums);
      sums = new Map();
    }
    day = entry.day;
    for (const { account, cents } of entry.lines) sums.set(account, (sums.get(account) ?? 0) + cents);
  }
  if (day !== null) yield* toDay(day, sums);
}
