import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { type Money, toMoney } from '#api/platform/money.ts';
import { likePattern } from '#api/platform/search/like-patterns.ts';
import { hashCode } from './code.ts';

const MAXIMUM_PAGE = 100;
const MAXIMUM_SEARCH = 200;

export type StoredValueFilter = {
  readonly search?: string | null;
  readonly kind?: 'CODE' | 'STORE_CREDITS' | 'TRADE_CREDITS' | null;
  readonly state?: 'OPEN' | 'EMPTY' | 'EXPIRED' | null;
};

type Row = {
  id: string;
  kind: 'code' | 'store-credits';
  is_trade: boolean;
  code_hint: string | null;
  balance_cents: number;
  issued_cents: number;
  is_expired: boolean;
  expires_at: Date | null;
  notes: string | null;
  created_at: Date;
  holder_id: string | null;
  holder_name: string | null;
  holder_email: string | null;
  issuer_name: string | null;
};

/** A code, or the credits of a member, as the schema's type `StoredValueAccount` reads it. */
export type StoredValueView = {
  readonly id: string;
  readonly kind: 'CODE' | 'STORE_CREDITS' | 'TRADE_CREDITS';
  readonly isTrade: boolean;
  readonly state: 'OPEN' | 'EMPTY' | 'EXPIRED';
  readonly code: string | null;
  readonly balance: Money;
  readonly issued: Money;
  readonly expiresAt: Date | null;
  readonly notes: string | null;
  readonly holder: { readonly id: string; readonly displayName: string; readonly email: string | null } | null;
  readonly issuedBy: string | null;
  readonly createdAt: Date;
};

const isExpired = sql<boolean>`(account.expires_at IS NOT NULL AND account.expires_at <= now())`;

const toView = (row: Row): StoredValueView => ({
  id: row.id,
  kind: row.kind === 'code' ? 'CODE' : row.is_trade ? 'TRADE_CREDITS' : 'STORE_CREDITS',
  isTrade: row.is_trade,
  state: row.balance_cents === 0 ? 'EMPTY' : row.is_expired ? 'EXPIRED' : 'OPEN',
  code: row.kind === 'code' ? `••••-${row.code_hint ?? '••••'}` : null,
  balance: toMoney(row.balance_cents),
  issued: toMoney(row.issued_cents),
  expiresAt: row.expires_at,
  notes: row.notes,
  holder:
    row.holder_id === null ? null : { id: row.holder_id, displayName: row.holder_name ?? '', email: row.holder_email },
  issuedBy: row.issuer_name,
  createdAt: row.created_at,
});

const kinds = {
  CODE: sql<boolean>`account.kind = 'code'`,
  STORE_CREDITS: sql<boolean>`account.kind = 'store-credits' AND NOT account.is_trade`,
  TRADE_CREDITS: sql<boolean>`account.kind = 'store-credits' AND account.is_trade`,
};
const states = {
  OPEN: sql<boolean>`account.balance_cents > 0 AND NOT ${isExpired}`,
  EMPTY: sql<boolean>`account.balance_cents = 0`,
  EXPIRED: sql<boolean>`account.balance_cents > 0 AND ${isExpired}`,
};

/** By a whole code, its last characters, or the holder's name, username or e-mail. */
function bySearch(text: string): RawBuilder<boolean> {
  const hash = hashCode(text);
  if (hash !== null) return sql<boolean>`account.code_hash = ${hash}`;
  const like = likePattern(text.toLowerCase());
  const hint = text
    .replaceAll(/[^0-9a-z]/gi, '')
    .toUpperCase()
    .slice(-4);
  return sql<boolean>`(account.code_hint = ${hint} OR holder.email LIKE ${like}
    OR lower(holder.username) LIKE ${like} OR lower(holder.display_name) LIKE ${like})`;
}

const selection = (where: RawBuilder<boolean>, limit: number) => sql<Row>`
  SELECT account.id, account.kind, account.is_trade, account.code_hint, account.balance_cents, account.expires_at, account.notes,
    account.created_at, ${isExpired} AS is_expired, holder.id AS holder_id, holder.display_name AS holder_name,
    holder.email AS holder_email, issuer.display_name AS issuer_name,
    (SELECT coalesce(sum(amount_cents), 0)::bigint FROM stored_value_transactions
      WHERE stored_value_account_id = account.id AND reason = 'issued') AS issued_cents
  FROM stored_value_accounts AS account
  LEFT JOIN accounts AS holder ON holder.id = account.account_id
  LEFT JOIN accounts AS issuer ON issuer.id = account.issued_by
  WHERE ${where} ORDER BY account.id DESC LIMIT ${limit}`;

export type KeysetArgs = { readonly first?: number | null; readonly after?: string | null };

/** Codes and credits, newest first, at most 100 at once; the cursor is the id of the last one seen. */
export async function listStoredValue(db: Db, { search, kind, state }: StoredValueFilter, args: KeysetArgs) {
  const size = Math.min(Math.max(1, args.first ?? 25), MAXIMUM_PAGE);
  const text = search?.trim().slice(0, MAXIMUM_SEARCH) ?? '';
  const conditions = [
    kind ? kinds[kind] : sql<boolean>`true`,
    ...(state ? [states[state]] : []),
    ...(text === '' ? [] : [bySearch(text)]),
    ...(args.after && isId(args.after) ? [sql<boolean>`account.id < ${args.after}`] : []),
  ];
  const { rows } = await selection(sql<boolean>`${sql.join(conditions, sql` AND `)}`, size + 1).execute(db);
  const edges = rows.slice(0, size).map((row) => ({ cursor: row.id, node: toView(row) }));
  return {
    edges,
    pageInfo: {
      hasNextPage: rows.length > size,
      hasPreviousPage: Boolean(args.after),
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** A code or the credits of a member; null for an unknown id. */
export async function findStoredValue(db: Db, id: string): Promise<StoredValueView | null> {
  if (!isId(id)) return null;
  const { rows } = await selection(sql<boolean>`account.id = ${id}`, 1).execute(db);
  return rows[0] ? toView(rows[0]) : null;
}

/** What the shop owes by codes, store credits and trade credits, and what of it has expired. */
export async function sumStoredValue(db: Db) {
  const { rows } = await sql<{ codes: number; credits: number; trade: number; expired: number }>`
    SELECT coalesce(sum(balance_cents) FILTER (WHERE ${kinds.CODE}), 0)::bigint AS codes,
      coalesce(sum(balance_cents) FILTER (WHERE ${kinds.STORE_CREDITS}), 0)::bigint AS credits,
      coalesce(sum(balance_cents) FILTER (WHERE ${kinds.TRADE_CREDITS}), 0)::bigint AS trade,
      coalesce(sum(balance_cents) FILTER (WHERE ${states.EXPIRED}), 0)::bigint AS expired
    FROM stored_value_accounts AS account`.execute(db);
  const { codes = 0, credits = 0, trade = 0, expired = 0 } = rows[0] ?? {};
  return {
    codes: toMoney(codes),
    storeCredits: toMoney(credits),
    tradeCredits: toMoney(trade),
    expired: toMoney(expired),
  };
}
