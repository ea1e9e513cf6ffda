import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import type { EntryKind } from '#api/modules/payments/tables.ts';

/** The kinds of entries on an order's statement. `reduced`: the price was lowered, by a refund or a lost dispute. */
export type StatementKind =
  | 'placed'
  | 'captured'
  | 'reduced'
  | 'refunded'
  | 'refund-failed'
  | 'taken-back'
  | 'cancelled'
  | 'other';

/** An entry: how much more (above 0) or less the buyer owes by it, and the balance after it. */
export type StatementEntry = {
  readonly kind: StatementKind;
  readonly at: Date;
  readonly cents: number;
  readonly balanceCents: number;
};

const kinds: Readonly<Partial<Record<EntryKind, StatementKind>>> = {
  sale: 'placed',
  capture: 'captured',
  'refund-due': 'reduced',
  'price-reduction': 'reduced',
  refund: 'refunded',
  'refund-failed': 'refund-failed',
  'taken-back': 'taken-back',
  cancellation: 'cancelled',
};

/**
 * The statement of an order, oldest entry first: what the buyer owes for it by the ledger, or is owed (below 0) while a refund
 * is open.
 */
export async function readStatement(db: Db, orderId: string): Promise<StatementEntry[]> {
  const { rows } = await sql<{ kind: EntryKind; at: Date; cents: number }>`
    SELECT entry.kind, entry.created_at AS at, sum(line.amount_cents)::bigint AS cents
    FROM ledger_entries AS entry JOIN ledger_lines AS line ON line.entry_id = entry.id
    WHERE entry.order_id = ${orderId} AND line.account IN ('receivable', 'refunds-payable')
    GROUP BY entry.id ORDER BY entry.id
  `.execute(db);
  let balanceCents = 0;
  return rows.map(({ kind, at, cents }) => {
    balanceCents += cents;
    return { kind: kinds[kind] ?? 'other', at, cents, balanceCents };
  });
}
