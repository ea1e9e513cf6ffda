import type { Db } from '#api/platform/db/database.ts';
import { sql } from 'kysely';
import type { EntryKind, LedgerAccount } from '#api/modules/payments/index.ts';
import { dayAt } from '#api/modules/accounting/journal/journal-days.ts';
import { roleOfAccount, type StoredValueRole } from '#api/modules/accounting/quickbooks/mapping/roles.model.ts';
import type { ShipTo } from './document.model.ts';
import { saleKindOf } from './documents-of-entry.model.ts';
import type { EntryFacts, Tender } from './entry-facts.ts';

type Lines = Partial<Record<LedgerAccount, number>>;

type EntryRow = {
  id: string;
  kind: EntryKind;
  event_key: string;
  order_id: string | null;
  created_at: Date;
  lines: Lines;
};

const linesOf = sql<Lines>`(SELECT coalesce(jsonb_object_agg(account, amount_cents), '{}') FROM ledger_lines WHERE entry_id = entry.id)`;

type TenderRow = {
  kind: LedgerAccount;
  cents: number;
  entry_id: string;
  stored_kind: string | null;
  is_trade: boolean | null;
  is_early: boolean;
};

const roleOf = (kind: string | null, isTrade: boolean | null): StoredValueRole =>
  kind === 'code' ? 'gift-codes' : isTrade ? 'trade-credits' : 'store-credits';

function toTender({ kind, cents, entry_id: entryId, stored_kind: stored, is_trade: isTrade }: TenderRow): Tender {
  if (stored !== null) return { kind: 'stored-value', role: roleOf(stored, isTrade), cents, entryId };
  return { kind: 'money', account: roleOfAccount[kind] ?? 'manual', cents, entryId };
}

type OrderRow = {
  number: string | null;
  reference: string;
  total_cents: number | null;
  goods_cents: number | null;
  sub_total_cents: number;
  untaxed_cents: number;
  is_exempt: boolean;
  sale_entry_id: string | null;
  has_document: boolean;
  line1: string | null;
  city: string | null;
  region: string | null;
  postal_code: string | null;
  country: string | null;
};

/** What no tax was due on, after its share of the discount. */
function untaxedOf(row: OrderRow, goodsCents: number): number {
  if (row.is_exempt) return goodsCents;
  const { sub_total_cents: all, untaxed_cents: untaxed } = row;
  return all === 0 ? 0 : Math.round((goodsCents * untaxed) / all);
}

/** The captures of an order; those of the sale's own moment are early. */
const loadTenders = async (db: Db, orderId: string): Promise<readonly TenderRow[]> =>
  (
    await sql<TenderRow>`
      SELECT payment.kind, allocation.captured_cents AS cents, allocation.capture_entry_id AS entry_id,
        stored.kind AS stored_kind, stored.is_trade, capture.created_at <= sale.created_at AS is_early
      FROM payment_allocations AS allocation JOIN payments AS payment ON payment.id = allocation.payment_id
      JOIN ledger_entries AS capture ON capture.id = allocation.capture_entry_id
      JOIN order_settlements AS settlement ON settlement.order_id = allocation.order_id
      JOIN ledger_entries AS sale ON sale.id = settlement.sale_entry_id
      LEFT JOIN stored_value_accounts AS stored ON stored.id = payment.stored_value_account_id
      WHERE allocation.order_id = ${orderId} AND allocation.captured_cents > 0 ORDER BY allocation.id`.execute(db)
  ).rows;

async function loadOrder(
  db: Db,
  orderId: string,
  isSale: boolean,
): Promise<{ order: EntryFacts['order']; tenders: readonly TenderRow[] }> {
  const { rows } = await sql<OrderRow>`
    SELECT orders.number, orders.reference, settlement.sale_entry_id,
      settlement.goods_cents + settlement.shipping_cents + settlement.financing_fee_cents + settlement.tax_cents AS total_cents,
      settlement.goods_cents, goods.sub_total_cents, goods.untaxed_cents, orders.tax_exempt_reason IS NOT NULL AS is_exempt,
      EXISTS (SELECT FROM quickbooks_documents WHERE entry_id = settlement.sale_entry_id AND part = 'main' AND kind IS NOT NULL) AS has_document,
      address.line1, address.city, coalesce(address.region_iso, address.region_name) AS region, address.postal_code, address.country_iso AS country
    FROM orders LEFT JOIN order_settlements AS settlement ON settlement.order_id = orders.id
    LEFT JOIN addresses AS address ON address.id = orders.address_id
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(line.quantity * line.unit_cents), 0)::bigint AS sub_total_cents,
        coalesce(sum(line.quantity * line.unit_cents) FILTER (WHERE NOT line.is_taxable), 0)::bigint AS untaxed_cents
      FROM line_items AS line WHERE line.order_id = orders.id) AS goods
    WHERE orders.id = ${orderId}`.execute(db);
  const [row] = rows;
  if (!row?.sale_entry_id) return { order: null, tenders: [] };
  const tenders = await loadTenders(db, orderId);
  const early = tenders.filter(({ is_early: isEarly }) => isEarly).map(toTender);
  const totalCents = row.total_cents ?? 0;
  const { line1, city, region, postal_code: postalCode, country } = row;
  const shipTo: ShipTo | null =
    line1 !== null && city !== null
      ? { line1, city, region: region ?? '', postalCode: postalCode ?? '', country: country ?? '' }
      : null;
  const saleKind = isSale || row.has_document ? saleKindOf(totalCents, early) : null;
  const goodsCents = row.goods_cents ?? 0;
  const order = {
    number: row.number ?? row.reference,
    saleEntryId: row.sale_entry_id,
    totalCents,
    goodsCents,
    untaxedCents: untaxedOf(row, goodsCents),
    shipTo,
    tenders: early,
    saleKind,
  };
  return { order, tenders };
}

type RefundRow = {
  id: string;
  cents: number;
  due_id: string | null;
  due_lines: Lines | null;
  before: number[] | null;
  is_repeated: boolean;
  stored_kind: string | null;
  is_trade: boolean | null;
};

async function loadRefund(db: Db, { id, event_key: key }: EntryRow): Promise<RefundRow | undefined> {
  const refundId = key.split(':')[1] ?? '';
  const { rows } = await sql<RefundRow>`
    SELECT refund.id, refund.amount_cents AS cents, entry.id AS due_id, ${linesOf} AS due_lines, stored.kind AS stored_kind, stored.is_trade,
      (SELECT jsonb_agg(amount_cents ORDER BY id) FROM refunds WHERE due_entry_id = refund.due_entry_id AND id < refund.id) AS before,
      EXISTS (SELECT FROM ledger_entries AS earlier WHERE earlier.kind = 'refund' AND earlier.id < ${id}
        AND split_part(earlier.event_key, ':', 2) = refund.id) AS is_repeated
    FROM refunds AS refund JOIN payments AS payment ON payment.id = refund.payment_id
    LEFT JOIN stored_value_accounts AS stored ON stored.id = payment.stored_value_account_id
    LEFT JOIN ledger_entries AS entry ON entry.id = refund.due_entry_id
    WHERE refund.id = ${refundId}`.execute(db);
  return rows[0];
}

/** The refunds of what an entry took off a price. */
const loadRefundsOf = async (db: Db, entryId: string): Promise<readonly number[]> =>
  (
    await db.selectFrom('refunds').select('amount_cents').where('due_entry_id', '=', entryId).orderBy('id').execute()
  ).map(({ amount_cents: cents }) => cents);

async function loadStoredValue(db: Db, { event_key: key }: EntryRow): Promise<EntryFacts['storedValue']> {
  const { rows } = await sql<{ kind: string; is_trade: boolean }>`
    SELECT account.kind, account.is_trade FROM stored_value_transactions AS movement
    JOIN stored_value_accounts AS account ON account.id = movement.stored_value_account_id
    WHERE movement.id = ${key.split(':')[1] ?? ''}`.execute(db);
  const [row] = rows;
  return row ? { role: roleOf(row.kind, row.is_trade) } : null;
}

/** What documents need to know of an entry. Throws for an unknown one. */
export async function loadFacts(db: Db, entryId: string): Promise<EntryFacts> {
  const { rows } = await sql<EntryRow>`
    SELECT entry.id, entry.kind, entry.event_key, entry.order_id, entry.created_at, ${linesOf} AS lines
    FROM ledger_entries AS entry WHERE entry.id = ${entryId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`There is no entry ${entryId}.`);
  const { order, tenders } =
    row.order_id === null ? { order: null, tenders: [] } : await loadOrder(db, row.order_id, row.kind === 'sale');
  const capture = tenders.find(({ entry_id: id }) => id === row.id);
  const refund = row.kind === 'refund' ? await loadRefund(db, row) : undefined;
  const isCancelled = row.kind === 'cancellation';
  const isChange = row.kind === 'issue' || row.kind === 'adjustment' || row.kind === 'expiry';
  return {
    id: row.id,
    kind: row.kind,
    day: dayAt(row.created_at),
    lines: row.lines,
    order,
    tender: capture ? toTender(capture) : null,
    storedValue: isChange
      ? await loadStoredValue(db, row)
      : refund?.stored_kind
        ? { role: roleOf(refund.stored_kind, refund.is_trade) }
        : null,
    refund: isCancelled
      ? { id: row.id, dueLines: row.lines, before: await loadRefundsOf(db, row.id), cents: 0, isRepeated: false }
      : refund?.due_lines && refund.due_id
        ? {
            id: refund.id,
            dueLines: refund.due_lines,
            before: refund.before ?? [],
            cents: refund.cents,
            isRepeated: refund.is_repeated,
          }
        : null,
  };
}
