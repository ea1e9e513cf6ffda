import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { toMoney } from '#api/platform/money.ts';

const MAXIMUM_PAGE = 100;

/** The initial balance of a code. */
const issuedCents = sql<number>`(
  SELECT coalesce(sum(amount_cents), 0)::bigint FROM stored_value_transactions
  WHERE stored_value_account_id = stored_value_accounts.id AND reason = 'issued'
)`;

/** The issued codes, newest first, after a cursor (the id of the last one seen). Only the last characters of a code are known. */
export async function listCodes(db: Db, first: number, after: string | null) {
  const size = Math.min(Math.max(1, first), MAXIMUM_PAGE);
  const rows = await db
    .selectFrom('stored_value_accounts')
    .leftJoin('accounts as issuer', 'issuer.id', 'stored_value_accounts.issued_by')
    .select([
      'stored_value_accounts.id',
      'code_hint',
      'is_trade',
      'balance_cents',
      'expires_at',
      'notes',
      'stored_value_accounts.created_at',
    ])
    .select(['issuer.display_name'])
    .select(issuedCents.as('issued_cents'))
    .where('stored_value_accounts.kind', '=', 'code')
    .$if(after !== null && isId(after), (query) => query.where('stored_value_accounts.id', '<', after ?? ''))
    .orderBy('stored_value_accounts.id', 'desc')
    .limit(size + 1)
    .execute();
  const edges = rows.slice(0, size).map((row) => ({
    cursor: row.id,
    node: {
      id: row.id,
      code: `••••-${row.code_hint ?? '••••'}`,
      isTrade: row.is_trade,
      issued: toMoney(row.issued_cents),
      balance: toMoney(row.balance_cents),
      expiresAt: row.expires_at,
      notes: row.notes,
      issuedBy: row.display_name,
      createdAt: row.created_at,
    },
  }));
  const startCursor = edges[0]?.cursor ?? null;
  const endCursor = edges.at(-1)?.cursor ?? null;
  return {
    edges,
    pageInfo: { hasNextPage: rows.length > size, hasPreviousPage: after !== null, startCursor, endCursor },
  };
}
