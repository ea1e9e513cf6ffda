import type { Db } from '#api/platform/db/database.ts';
import { cell } from '#api/platform/pdf/printed-document.ts';
import type { DocumentBody, DocumentOrder, DocumentFormat } from './document-order.ts';
import { readStatement } from '#api/modules/payments/index.ts';

/** The order's account, entry by entry: what was charged, what was paid, what is owed after each. */
export async function statementBody(
  db: Db,
  { row }: DocumentOrder,
  { copy, money, day }: DocumentFormat,
): Promise<DocumentBody> {
  const entries = await readStatement(db, row.id);
  const balance = entries.at(-1)?.balanceCents ?? 0;
  return {
    facts: [{ label: copy.state, value: copy.states[row.payment_state] }],
    columns: [
      { label: copy.date, isNumber: false, share: 20 },
      { label: copy.what, isNumber: false, share: 32 },
      { label: copy.charge, isNumber: true, share: 16 },
      { label: copy.credit, isNumber: true, share: 16 },
      { label: copy.balance, isNumber: true, share: 16 },
    ],
    rows: entries.map(({ kind, at, cents, balanceCents }) => ({
      cells: [
        cell(day(at)),
        cell(copy.entries[kind]),
        cell(cents > 0 ? money(cents) : ''),
        cell(cents < 0 ? money(-cents) : ''),
        cell(money(balanceCents)),
      ],
    })),
    sums: [{ label: copy.balance, value: money(balance), isTotal: true }],
    notes: [],
  };
}
