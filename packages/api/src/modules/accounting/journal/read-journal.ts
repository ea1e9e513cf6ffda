import { type RawBuilder, sql } from 'kysely';
import type { ActorContext } from '#api/platform/actor-context.ts';
import type { Db } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { type EntryKind, entryKinds, type LedgerAccount } from '#api/modules/payments/index.ts';
import { readAccount } from './chart.model.ts';
import { readRange, within } from './journal-days.ts';

const MAXIMUM_PAGE = 100;

/** Which entries are wanted; what is left out does not matter. */
export type JournalFilter = {
  readonly accounts?: readonly string[] | null;
  readonly kinds?: readonly string[] | null;
  /** Days in the shop's time zone, both included. */
  readonly from?: string | null;
  readonly to?: string | null;
  /** The id or number of an order, or the id of a payment, refund, reversal, payout or transaction. */
  readonly document?: string | null;
};

export type JournalLine = {
  readonly account: LedgerAccount;
  /** Debits above 0. */
  readonly cents: number;
  readonly sellerId: string | null;
  readonly sellerName: string | null;
};

export type JournalRow = {
  readonly id: string;
  readonly kind: EntryKind;
  readonly event_key: string;
  readonly order_id: string | null;
  readonly order_number: string | null;
  readonly created_at: Date;
  readonly lines: readonly JournalLine[];
};

const isKind = (text: string): text is EntryKind => entryKinds.some((kind) => kind === text);

/** The entries that belong to a document. */
function ofDocument(text: string): RawBuilder<boolean> {
  const id = text.trim().slice(0, 60);
  return sql<boolean>`(entry.order_id IN (SELECT id FROM orders WHERE id = ${id} OR number = ${id} OR reference = ${id})
    OR split_part(entry.event_key, ':', 2) = ${id} OR entry.id = ${id}
    OR entry.id IN (SELECT entry_id FROM goods_movements WHERE listing_id = ${id} OR line_item_id = ${id} OR request_key = ${`intake:${id}`})
    OR entry.id IN (SELECT entry_id FROM provider_settlements WHERE reference = ${id}))`;
}

/** Selects entries with their lines; `entry` names the entry, `orders` its order. */
export const selectEntries = (where: RawBuilder<boolean>, order: RawBuilder<unknown>, limit: number) => sql<JournalRow>`
  SELECT entry.id, entry.kind, entry.event_key, entry.order_id, orders.number AS order_number, entry.created_at, (
    SELECT coalesce(jsonb_agg(jsonb_build_object('account', line.account, 'cents', line.amount_cents,
      'sellerId', line.seller_account_id, 'sellerName', seller.display_name)
      ORDER BY line.amount_cents < 0, line.account), '[]')
    FROM ledger_lines AS line LEFT JOIN accounts AS seller ON seller.id = line.seller_account_id WHERE line.entry_id = entry.id
  ) AS lines
  FROM ledger_entries AS entry LEFT JOIN orders ON orders.id = entry.order_id
  WHERE ${where} ORDER BY ${order} LIMIT ${limit}`;

/** The conditions of a filter. Throws a DomainError `date`; unknown accounts and kinds match nothing. */
function conditionsOf({ locale }: Pick<ActorContext, 'locale'>, filter: JournalFilter): RawBuilder<boolean>[] {
  const accounts = filter.accounts?.map(readAccount).filter((account) => account !== undefined);
  const kinds = filter.kinds?.filter(isKind);
  return [
    // Entries that moved nothing say nothing.
    sql<boolean>`EXISTS (SELECT FROM ledger_lines AS line WHERE line.entry_id = entry.id${
      filter.accounts?.length ? sql` AND line.account = ANY (${accounts}::text[])` : sql``
    })`,
    ...within(readRange(locale, filter.from, filter.to)),
    ...(filter.kinds?.length ? [sql<boolean>`entry.kind = ANY (${kinds}::text[])`] : []),
    ...(filter.document?.trim() ? [ofDocument(filter.document)] : []),
  ];
}

const all = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.join(conditions, sql` AND `)}`;

export type JournalPage = { readonly rows: readonly JournalRow[]; readonly hasMore: boolean };

/** A page of the journal, newest first, 1 to 100 entries after the entry `after`. Throws a DomainError for wrong days. */
export async function readJournal(
  actor: ActorContext,
  filter: JournalFilter,
  first: number,
  after: string | null,
): Promise<JournalPage> {
  const size = Math.min(Math.max(1, first), MAXIMUM_PAGE);
  const conditions = conditionsOf(actor, filter);
  if (after !== null && isId(after))
    conditions.push(
      sql<boolean>`(entry.created_at, entry.id) < (SELECT created_at, id FROM ledger_entries WHERE id = ${after})`,
    );
  const newest = sql`entry.created_at DESC, entry.id DESC`;
  const { rows } = await selectEntries(all(conditions), newest, size + 1).execute(actor.db);
  return { rows: rows.slice(0, size), hasMore: rows.length > size };
}

/** What the lines of the journal that a filter names sum up to: debits, credits, and how many entries. */
export async function sumJournal(actor: ActorContext, filter: JournalFilter) {
  const accounts = filter.accounts?.map(readAccount).filter((account) => account !== undefined);
  const { rows } = await sql<{ entries: number; debits: number; credits: number }>`
    SELECT count(DISTINCT entry.id)::integer AS entries,
      coalesce(sum(line.amount_cents) FILTER (WHERE line.amount_cents > 0), 0)::bigint AS debits,
      coalesce(-sum(line.amount_cents) FILTER (WHERE line.amount_cents < 0), 0)::bigint AS credits
    FROM ledger_entries AS entry JOIN ledger_lines AS line ON line.entry_id = entry.id
    WHERE ${all(conditionsOf(actor, filter))}
      AND ${filter.accounts?.length ? sql`line.account = ANY (${accounts}::text[])` : sql`true`}`.execute(actor.db);
  return rows[0] ?? { entries: 0, debits: 0, credits: 0 };
}

/** One entry; undefined for an unknown id. */
export async function findEntry(db: Db, id: string): Promise<JournalRow | undefined> {
  if (!isId(id)) return undefined;
  return (await selectEntries(sql<boolean>`entry.id = ${id}`, sql`entry.id`, 1).execute(db)).rows[0];
}
