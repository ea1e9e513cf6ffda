import { type RawBuilder, sql } from 'kysely';
import { cleanText } from '#api/platform/db/columns.ts';
import type { Db } from '#api/platform/db/database.ts';
import { likePattern } from '#api/platform/search/like-patterns.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { type AccountSource, toAccount } from './account-source.ts';

export type AccountConnection = {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
  edges: { cursor: string; node: AccountSource }[];
};

const MAX = 100;

/** Which members to list; what is left out does not matter. */
export type AccountSearch = {
  /** Part of an e-mail, username or name, or a whole id. */
  readonly search?: string | null | undefined;
  readonly filter?: AccountFilter | null | undefined;
};

export type AccountFilter = 'ADMIN' | 'PRIVATE_SELLER' | 'PROFESSIONAL_SELLER' | 'UNVERIFIED' | 'TWO_STEP_RESET';

const filters: Readonly<Record<AccountFilter, RawBuilder<boolean>>> = {
  ADMIN: sql<boolean>`is_admin`,
  PRIVATE_SELLER: sql<boolean>`is_private_seller`,
  PROFESSIONAL_SELLER: sql<boolean>`is_professional_seller`,
  UNVERIFIED: sql<boolean>`email_verified_at IS NULL`,
  TWO_STEP_RESET: sql<boolean>`EXISTS (SELECT FROM two_step_resets WHERE account_id = accounts.id AND state = 'WAITING')`,
};

/** Members, the newest first. `first` 1 to 100. */
export async function listAccounts(
  db: Db,
  first: number,
  after: string | null | undefined,
  { search, filter }: AccountSearch,
): Promise<AccountConnection> {
  const limit = Math.min(Math.max(first, 1), MAX);
  const like = search ? likePattern(search.trim().toLowerCase()) : undefined;
  let query = db.selectFrom('accounts').where('kind', '=', 'member');
  if (filter) query = query.where(filters[filter]);
  if (like !== undefined) {
    query =
      query.where(sql<boolean>`(email LIKE ${like} OR lower(username) LIKE ${like} OR lower(display_name) LIKE ${like}
      OR lower(coalesce(first_name, '') || ' ' || coalesce(last_name, '')) LIKE ${like}
      OR id = ${cleanText(search ?? '').trim()})`);
  }
  const { count } = await query.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
  const cursor = after && isId(after) ? after : undefined;
  const page = cursor === undefined ? query : query.where('id', '<', cursor);
  const rows = await page
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const edges = rows.slice(0, limit).map((row) => ({ cursor: row.id, node: toAccount(row) }));
  return {
    totalCount: count,
    pageInfo: {
      hasNextPage: rows.length > limit,
      hasPreviousPage: cursor !== undefined,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    edges,
  };
}
