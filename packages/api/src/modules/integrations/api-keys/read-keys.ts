import { type RawBuilder, sql } from 'kysely';
import { type Grant, isGrant } from '@headstock/contracts/grants';
import { readStaffGrants } from '#api/modules/accounts/index.ts';
import type { Db } from '#api/platform/db/database.ts';
import { type PageArgs, readCountedPage, toConnection } from '#api/platform/db/keyset-page.ts';
import { likePattern } from '#api/platform/search/like-patterns.ts';
import { lostScopes } from './effective-grants.model.ts';

/** Whether a key can be used. */
export type KeyState = 'ACTIVE' | 'EXPIRED' | 'REVOKED';

/** A key without its secret. */
export type ApiKeyView = {
  readonly id: string;
  readonly name: string;
  readonly prefix: string;
  readonly state: KeyState;
  readonly scopes: readonly Grant[];
  /** Those of them that its maker does not have any more, so that the key does not either. */
  readonly lostScopes: readonly Grant[];
  readonly createdById: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
  readonly revokedById: string | null;
};

const state = sql<KeyState>`CASE WHEN revoked_at IS NOT NULL THEN 'REVOKED'
  WHEN expires_at <= now() THEN 'EXPIRED' ELSE 'ACTIVE' END`;

type KeyRow = Omit<ApiKeyView, 'scopes' | 'lostScopes'> & { scopes: readonly string[] };

async function loadKeys(db: Db, ids: readonly string[]): Promise<Map<string, ApiKeyView>> {
  const { rows } = await sql<KeyRow>`SELECT id, name, prefix, ${state} AS state, scopes,
      created_by_account_id AS "createdById", created_at AS "createdAt", expires_at AS "expiresAt",
      last_used_at AS "lastUsedAt", revoked_at AS "revokedAt", revoked_by_account_id AS "revokedById"
    FROM api_keys WHERE id = ANY(${[...ids]}::text[])`.execute(db);
  const makers = new Map<string, readonly Grant[]>();
  for (const id of new Set(rows.map(({ createdById }) => createdById)))
    makers.set(id, (await readStaffGrants(db, id)) ?? []);
  return new Map(
    rows.map((row) => {
      const scopes = row.scopes.filter(isGrant);
      return [row.id, { ...row, scopes, lostScopes: lostScopes(scopes, makers.get(row.createdById) ?? []) }];
    }),
  );
}

type KeyFilter = { readonly states?: readonly KeyState[] | null; readonly search?: string | null };

/** A page of the keys, the newest first; `search` is part of the name or of the beginning of the key. */
export async function listKeys(db: Db, { states, search }: KeyFilter, args: PageArgs) {
  const like = search?.trim() ? likePattern(search.trim().toLowerCase()) : null;
  const conditions: RawBuilder<unknown>[] = [
    ...(states && states.length > 0 ? [sql`${state} = ANY(${[...states]}::text[])`] : []),
    ...(like === null ? [] : [sql`(lower(name) LIKE ${like} OR prefix LIKE ${like})`]),
    sql`true`,
  ];
  const source = sql`SELECT id, date_trunc('milliseconds', created_at) AS at, 'api-key' AS kind FROM api_keys
    WHERE ${sql.join(conditions, sql` AND `)}`;
  const page = await readCountedPage(db, source, args, 50);
  const views = await loadKeys(
    db,
    page.entries.map(({ id }) => id),
  );
  return { totalCount: page.totalCount, ...toConnection(page, ({ id }) => views.get(id)) };
}

/** One key; undefined for an unknown id. */
export const findKey = async (db: Db, id: string): Promise<ApiKeyView | undefined> =>
  (await loadKeys(db, [id])).get(id);
