import type { Db } from '#api/platform/db/database.ts';
import { cell } from './document.model.ts';
import type { DocumentBody, DocumentOrder, DocumentPen } from './document-order.ts';
import { readStatement } from '#api/modules/payments/index.ts';

/** The order's account, entry by entry: what was charged, what was paid, what is owed after each. */
export async function statementBody(
  db: Db,
  { row }: DocumentOrder,
  { words, money, day }: DocumentPen,
): Promise<DocumentBody> {
  const entries = await readStatement(db, row.id);
  const balance = entries.at(-1)?.balanceCents ?? 0;
  return {
    facts: [{ label: words.state, value: words.states[row.payment_state] }],
    columns: [
      { label: words.date, isNumber: false, share: 20 },
      { label: words.what, isNumber: false, share: 32 },
      { label: words.charge, isNumber: true, share: 16 },
      { label: words.credit, isNumber: true, share: 16 },
      { label: words.balance, isNumber: true, share: 16 },
    ],
    rows: entries.map(({ kind, at, cents, balanceCents }) => ({
      cells: [
        cell(day(at)),
        cell(words.entries[kind]),
        cell(cents > 0 ? money(cents) : ''),
        cell(cents < 0 ? money(-cents) : ''),
        cell(money(balanceCents)),
      ],
    })),
    sums: [{ label: words.balance, value: money(balance), isTotal: true }],
    notes: [],
  };
}
