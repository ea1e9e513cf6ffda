import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { type Money, toMoney } from '#api/platform/money.ts';
import { type KeyedEntry, type SourceKind, sourceOf } from './journal-source.model.ts';

type Row = {
  id: string;
  cents: number | null;
  status: string | null;
  detail: string | null;
  author: string | null;
  at: Date | null;
  owner_id: string | null;
};

/** A source document, as the schema's type `JournalSource` reads it. */
export type SourceView = {
  readonly kind: SourceKind;
  readonly id: string;
  readonly amount: Money | null;
  readonly status: string | null;
  readonly detail: string | null;
  readonly author: string | null;
  readonly at: Date | null;
  readonly storedValueId: string | null;
};

const nobody = sql`NULL::text`;

/** For each kind of document: amount, state, what tells it from others, who made it, and when. */
const queries: Readonly<Record<SourceKind, (ids: readonly string[]) => RawBuilder<Row>>> = {
  ORDER: (ids) => sql<Row>`
    SELECT id, total_cents AS cents, payment_state AS status, coalesce(number, reference) AS detail, ${nobody} AS author,
      completed_at AS at, ${nobody} AS owner_id FROM orders WHERE id = ANY (${ids}::text[])`,
  PAYMENT: (ids) => sql<Row>`
    SELECT payment.id, payment.amount_cents AS cents, payment.status,
      concat_ws(' ', payment.kind, coalesce(payment.network, payment.manual_type), '••••' || payment.last4) AS detail,
      payer.display_name AS author, coalesce(payment.captured_at, payment.created_at) AS at,
      payment.stored_value_account_id AS owner_id
    FROM payments AS payment LEFT JOIN accounts AS payer ON payer.id = payment.account_id WHERE payment.id = ANY (${ids}::text[])`,
  REFUND: (ids) => sql<Row>`
    SELECT refund.id, refund.amount_cents AS cents, refund.status, refund.reason AS detail, ${nobody} AS author,
      refund.created_at AS at, payment.stored_value_account_id AS owner_id
    FROM refunds AS refund JOIN payments AS payment ON payment.id = refund.payment_id WHERE refund.id = ANY (${ids}::text[])`,
  REFUND_REQUEST: (ids) => sql<Row>`
    SELECT due_entry_id AS id, sum(amount_cents)::bigint AS cents, min(status) AS status, min(reason) AS detail, ${nobody} AS author,
      min(created_at) AS at, ${nobody} AS owner_id FROM refunds WHERE due_entry_id = ANY (${ids}::text[]) GROUP BY due_entry_id`,
  REVERSAL: (ids) => sql<Row>`
    SELECT id, amount_cents AS cents, status, reason AS detail, ${nobody} AS author, created_at AS at, ${nobody} AS owner_id
    FROM payment_reversals WHERE id = ANY (${ids}::text[])`,
  PAYOUT: (ids) => sql<Row>`
    SELECT payout.id, payout.amount_cents AS cents, ${nobody} AS status, seller.display_name AS detail,
      staff.display_name AS author, payout.paid_at AS at, ${nobody} AS owner_id
    FROM payouts AS payout JOIN accounts AS seller ON seller.id = payout.seller_account_id
    LEFT JOIN accounts AS staff ON staff.id = payout.paid_by WHERE payout.id = ANY (${ids}::text[])`,
  STORED_VALUE: (ids) => sql<Row>`
    SELECT movement.id, movement.amount_cents AS cents, movement.reason AS status, movement.notes AS detail,
      author.display_name AS author, movement.created_at AS at, movement.stored_value_account_id AS owner_id
    FROM stored_value_transactions AS movement LEFT JOIN accounts AS author ON author.id = movement.actor_account_id
    WHERE movement.id = ANY (${ids}::text[])`,
  CASH: (ids) => sql<Row>`
    SELECT cash.id, cash.amount_cents AS cents, cash.kind AS status, cash.reason AS detail, author.display_name AS author,
      cash.created_at AS at, ${nobody} AS owner_id
    FROM cash_movements AS cash LEFT JOIN accounts AS author ON author.id = cash.actor_account_id WHERE cash.id = ANY (${ids}::text[])`,
  GOODS: (ids) => sql<Row>`
    SELECT goods.id, goods.cost_cents AS cents, goods.kind AS status, goods.detail, author.display_name AS author,
      goods.created_at AS at, ${nobody} AS owner_id
    FROM goods_movements AS goods LEFT JOIN accounts AS author ON author.id = goods.actor_account_id WHERE goods.id = ANY (${ids}::text[])`,
  SETTLEMENT: (ids) => sql<Row>`
    SELECT settlement.id, settlement.net_cents AS cents, CASE WHEN arrived_on IS NULL THEN 'transit' ELSE 'arrived' END AS status,
      concat_ws(' ', settlement.provider, settlement.reference) AS detail, author.display_name AS author, settlement.created_at AS at,
      ${nobody} AS owner_id
    FROM provider_settlements AS settlement LEFT JOIN accounts AS author ON author.id = settlement.imported_by_account_id
    WHERE settlement.id = ANY (${ids}::text[])`,
  SETTLEMENT_ROW: (ids) => sql<Row>`
    SELECT line.id, line.gross_cents AS cents, line.difference AS status, line.resolution AS detail, author.display_name AS author,
      line.resolved_at AS at, ${nobody} AS owner_id
    FROM provider_settlement_rows AS line LEFT JOIN accounts AS author ON author.id = line.resolved_by_account_id
    WHERE line.id = ANY (${ids}::text[])`,
};

/** The documents behind entries, by the entry's id; one query for each kind that occurs. */
export async function loadSources(db: Db, entries: readonly KeyedEntry[]): Promise<Map<string, SourceView>> {
  const refs = entries.map((entry) => ({ entryId: entry.id, ...sourceOf(entry) }));
  const found = new Map<string, Row>();
  for (const kind of new Set(refs.map((ref) => ref.kind))) {
    const ids = [...new Set(refs.filter((ref) => ref.kind === kind).map(({ id }) => id))];
    for (const row of (await queries[kind](ids).execute(db)).rows) found.set(`${kind}:${row.id}`, row);
  }
  return new Map(
    refs.map(({ entryId, kind, id }) => {
      const row = found.get(`${kind}:${id}`);
      const view: SourceView = {
        kind,
        id,
        amount: row?.cents === null || row === undefined ? null : toMoney(row.cents),
        status: row?.status ?? null,
        detail: row?.detail || null,
        author: row?.author ?? null,
        at: row?.at ?? null,
        storedValueId: row?.owner_id ?? null,
      };
      return [entryId, view];
    }),
  );
}
