import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { toMoney } from '#api/platform/money.ts';
import type { StoredValueReason } from '#api/modules/payments/tables.ts';
import type { KeysetArgs } from './list-stored-value.ts';

const reasons = {
  issued: 'ISSUED',
  held: 'HELD',
  released: 'RELEASED',
  refunded: 'REFUNDED',
  adjusted: 'ADJUSTED',
  expired: 'EXPIRED',
  moved: 'MOVED',
} as const satisfies Readonly<Record<StoredValueReason, Uppercase<StoredValueReason>>>;

const MAXIMUM_PAGE = 100;

type Row = {
  id: string;
  amount_cents: number;
  balance_cents: number;
  reason: StoredValueReason;
  notes: string | null;
  author: string | null;
  entry_id: string;
  order_id: string | null;
  order_number: string | null;
  created_at: Date;
};

/** The ledger of a code or of credits, newest first, each row with the balance after it, who wrote it, why, and its journal entry. */
export async function listTransactions(db: Db, storedValueId: string, args: KeysetArgs) {
  const size = Math.min(Math.max(1, args.first ?? 25), MAXIMUM_PAGE);
  const before = args.after && isId(args.after) ? args.after : null;
  const { rows } = await sql<Row>`
    SELECT movement.*, author.display_name AS author, orders.id AS order_id, orders.number AS order_number
    FROM (
      SELECT id, amount_cents, reason, notes, entry_id, created_at, actor_account_id, payment_id, refund_id,
        (sum(amount_cents) OVER (ORDER BY id))::bigint AS balance_cents
      FROM stored_value_transactions WHERE stored_value_account_id = ${storedValueId}
    ) AS movement
    LEFT JOIN accounts AS author ON author.id = movement.actor_account_id
    LEFT JOIN LATERAL (
      SELECT order_id FROM payment_allocations WHERE payment_id = movement.payment_id
      UNION ALL SELECT order_id FROM refunds WHERE id = movement.refund_id LIMIT 1
    ) AS allocation ON true
    LEFT JOIN orders ON orders.id = allocation.order_id
    WHERE ${before === null ? sql`true` : sql`movement.id < ${before}`}
    ORDER BY movement.id DESC LIMIT ${size + 1}`.execute(db);
  const edges = rows.slice(0, size).map((row) => ({
    cursor: row.id,
    node: {
      id: row.id,
      amount: toMoney(row.amount_cents),
      balance: toMoney(row.balance_cents),
      reason: reasons[row.reason],
      notes: row.notes,
      author: row.author,
      entryId: row.entry_id,
      orderId: row.order_id,
      orderNumber: row.order_number,
      createdAt: row.created_at,
    },
  }));
  return {
    edges,
    pageInfo: {
      hasNextPage: rows.length > size,
      hasPreviousPage: before !== null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
