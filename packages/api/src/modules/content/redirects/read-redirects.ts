import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { type CountedPage, type PageArgs, readCountedPage } from '#api/platform/db/keyset-page.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { likePatterns } from '#api/platform/search/like-patterns.ts';
import type { RedirectRow, RemovedRedirectRow } from './tables.ts';

/** What a list of redirects holds. */
export type RedirectFilter = PageArgs & {
  readonly status?: number | null;
  /** Nobody was ever led by it. */
  readonly unused?: boolean | null;
  /** Those that staff has removed, the last first, instead of those that lead on. */
  readonly removed?: boolean | null;
  readonly search?: string | null;
};

/** Redirects, the newest first; every word of `search` stands in one of the two addresses. */
export function redirectPage(
  db: Db,
  { status = null, unused = false, removed = false, search = null, ...args }: RedirectFilter,
): Promise<CountedPage> {
  const words = likePatterns(search).map((pattern) => sql`concat_ws(' ', from_path, target) ILIKE ${pattern}`);
  const [table, at] = removed ? [sql`removed_redirects`, sql`removed_at`] : [sql`redirects`, sql`created_at`];
  return readCountedPage(
    db,
    sql`SELECT id, date_trunc('milliseconds', ${at}) AS at, 'redirect' AS kind FROM ${table}
      WHERE (${status}::integer IS NULL OR status = ${status}) AND (NOT ${unused ?? false}::boolean OR hits = 0)
        AND ${sql.join([sql`true`, ...words], sql` AND `)}`,
    args,
  );
}

/** A redirect, also one that staff has removed. */
export type KnownRedirect = RedirectRow | RemovedRedirectRow;

/** Redirects by id, also those that staff has removed; unknown ids are left out. */
export async function loadRedirects(db: Db, ids: readonly string[]): Promise<Map<string, KnownRedirect>> {
  const known = ids.filter(isId);
  if (known.length === 0) return new Map();
  const rows = await db.selectFrom('redirects').selectAll().where('id', 'in', known).execute();
  const removed = await db.selectFrom('removed_redirects').selectAll().where('id', 'in', known).execute();
  return new Map([...removed, ...rows].map((row) => [row.id, row]));
}
