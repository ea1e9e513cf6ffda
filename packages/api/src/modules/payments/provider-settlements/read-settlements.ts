import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { toMoney } from '#api/platform/money.ts';
import type { ReportRowRow, ProviderSettlementRow } from './tables.ts';

const MAXIMUM_PAGE = 100;

export type SettlementArgs = { readonly first?: number | null; readonly after?: string | null };

type Settlement = ProviderSettlementRow & {
  rows: number;
  open: number;
  imported_by: string | null;
  arrival_by: string | null;
};

const toSettlement = (row: Settlement) => ({
  id: row.id,
  provider: row.provider,
  reference: row.reference,
  fileName: row.file_name,
  from: row.from_day,
  to: row.to_day,
  gross: toMoney(row.gross_cents),
  fees: toMoney(row.fee_cents),
  net: toMoney(row.net_cents),
  rowCount: row.rows,
  openDifferences: row.open,
  arrivedOn: row.arrived_on,
  arrived: row.arrived_cents === null ? null : toMoney(row.arrived_cents),
  arrivalReason: row.arrival_reason,
  arrivalBy: row.arrival_by,
  importedBy: row.imported_by,
  createdAt: row.created_at,
});

/** A settlement, as the schema's type `ProviderSettlement` reads it. */
export type SettlementView = ReturnType<typeof toSettlement>;

const selectSettlements = (where: RawBuilder<boolean>, limit: number) => sql<Settlement>`
  SELECT settlement.*, importer.display_name AS imported_by, banker.display_name AS arrival_by,
    (SELECT count(*) FROM provider_settlement_rows WHERE settlement_id = settlement.id)::integer AS rows,
    (SELECT count(*) FROM provider_settlement_rows WHERE settlement_id = settlement.id AND difference IS NOT NULL AND resolution IS NULL)::integer AS open
  FROM provider_settlements AS settlement
  LEFT JOIN accounts AS importer ON importer.id = settlement.imported_by_account_id
  LEFT JOIN accounts AS banker ON banker.id = settlement.arrival_by_account_id
  WHERE ${where} ORDER BY settlement.id DESC LIMIT ${limit}`;

/** A page by ids, newest first; the cursor is the id. */
function toPage<Node extends { readonly id: string }>(nodes: readonly Node[], size: number, after: string | null) {
  const edges = nodes.slice(0, size).map((node) => ({ cursor: node.id, node }));
  return {
    edges,
    pageInfo: {
      hasNextPage: nodes.length > size,
      hasPreviousPage: after !== null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

const sizeOf = ({ first }: SettlementArgs): number => Math.min(Math.max(1, first ?? 25), MAXIMUM_PAGE);
const afterOf = ({ after }: SettlementArgs): string | null => (after && isId(after) ? after : null);

/** The settlements of providers, newest first; those that wait for the bank, or for an explanation, alone where asked. */
export async function listSettlements(
  db: Db,
  { open, transit }: { open?: boolean | null | undefined; transit?: boolean | null | undefined },
  args: SettlementArgs,
) {
  const after = afterOf(args);
  const size = sizeOf(args);
  const conditions = [
    ...(open
      ? [
          sql<boolean>`EXISTS (SELECT FROM provider_settlement_rows WHERE settlement_id = settlement.id AND difference IS NOT NULL AND resolution IS NULL)`,
        ]
      : []),
    ...(transit ? [sql<boolean>`settlement.arrived_on IS NULL`] : []),
  ];
  const wanted = sql<boolean>`${sql.join([sql`true`, ...conditions], sql` AND `)}`;
  const bounds = after === null ? wanted : sql<boolean>`${wanted} AND settlement.id < ${after}`;
  const { rows } = await selectSettlements(bounds, size + 1).execute(db);
  const { rows: counts } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM provider_settlements AS settlement WHERE ${wanted}`.execute(db);
  return { totalCount: counts[0]?.count ?? 0, ...toPage(rows.map(toSettlement), size, after) };
}

/** Settlements by their ids, in the order of the ids. */
export async function readSettlements(db: Db, ids: readonly string[]): Promise<SettlementView[]> {
  if (ids.length === 0) return [];
  const { rows } = await selectSettlements(sql<boolean>`settlement.id = ANY (${[...ids]}::text[])`, ids.length).execute(
    db,
  );
  const byId = new Map(rows.map((row) => [row.id, toSettlement(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** One settlement; null for an unknown id. */
export const findSettlement = async (db: Db, id: string): Promise<SettlementView | null> =>
  (isId(id) ? await readSettlements(db, [id]) : [])[0] ?? null;

type Line = ReportRowRow & {
  order_id: string | null;
  order_number: string | null;
  resolved_by: string | null;
};

const toRow = (row: Line) => ({
  id: row.id,
  settlementId: row.settlement_id,
  line: row.line,
  reference: row.reference,
  kind: row.kind,
  description: row.description,
  at: row.at,
  gross: toMoney(row.gross_cents),
  fee: toMoney(row.fee_cents),
  expected: toMoney(row.expected_cents),
  difference: row.difference,
  document: row.reversal_id ?? row.refund_id ?? row.payment_id,
  orderId: row.order_id,
  orderNumber: row.order_number,
  resolution: row.resolution,
  resolvedBy: row.resolved_by,
  resolvedAt: row.resolved_at,
});

/** A row, as the schema's type `SettlementRow` reads it. */
export type SettlementRowView = ReturnType<typeof toRow>;

const selectRows = (where: RawBuilder<boolean>, limit: number) => sql<Line>`
  SELECT line.*, orders.id AS order_id, orders.number AS order_number, staff.display_name AS resolved_by
  FROM provider_settlement_rows AS line
  LEFT JOIN accounts AS staff ON staff.id = line.resolved_by_account_id
  LEFT JOIN LATERAL (SELECT order_id FROM payment_allocations WHERE payment_id = line.payment_id ORDER BY order_id LIMIT 1) AS paid ON true
  LEFT JOIN orders ON orders.id = coalesce((SELECT order_id FROM refunds WHERE id = line.refund_id), paid.order_id)
  WHERE ${where} ORDER BY (line.difference IS NOT NULL AND line.resolution IS NULL) DESC, line.line LIMIT ${limit}`;

const MOST_ROWS = 1_000;

/** All rows of a settlement: what waits for an explanation first, then as in the file. */
export async function readSettlementRows(db: Db, settlementId: string): Promise<SettlementRowView[]> {
  const { rows } = await selectRows(sql<boolean>`line.settlement_id = ${settlementId}`, MOST_ROWS).execute(db);
  return rows.map(toRow);
}

/** One row; null for an unknown id. */
export async function findSettlementRow(db: Db, id: string): Promise<SettlementRowView | null> {
  if (!isId(id)) return null;
  const { rows } = await selectRows(sql<boolean>`line.id = ${id}`, 1).execute(db);
  return rows.map(toRow)[0] ?? null;
}
