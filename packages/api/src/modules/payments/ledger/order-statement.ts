import type { Db } from '#api/platform/db/database.ts';

/** What an entry of an order's statement is. `other`: an event that has no name of its own. */
export type StatementKind = 'placed' | 'captured' | 'refunded' | 'taken-back' | 'allowed' | 'cancelled' | 'other';

const kinds: readonly StatementKind[] = ['placed', 'captured', 'refunded', 'taken-back', 'allowed', 'cancelled'];

/** One entry: what the buyer owes more (above 0) or less by it, and owes in all after it. */
export type StatementEntry = {
  readonly kind: StatementKind;
  readonly at: Date;
  readonly cents: number;
  readonly balanceCents: number;
};

const kindOf = (eventKey: string): StatementKind => kinds.find((kind) => eventKey.startsWith(`${kind}:`)) ?? 'other';

/** The statement of an order, oldest entry first: what the ledger says the buyer owes for it. */
export async function readStatement(db: Db, orderId: string): Promise<StatementEntry[]> {
  const rows = await db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_lines as line', 'line.entry_id', 'entry.id')
    .select(['entry.event_key', 'entry.created_at', 'line.amount_cents'])
    .where('entry.order_id', '=', orderId)
    .where('line.account', '=', 'receivable')
    .orderBy('entry.id')
    .execute();
  let balanceCents = 0;
  return rows.map(({ event_key: eventKey, created_at: at, amount_cents: cents }) => {
    balanceCents += cents;
    return { kind: kindOf(eventKey), at, cents, balanceCents };
  });
}
