import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { type CountedPage, type PageArgs, readCountedPage } from '#api/platform/db/keyset-page.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { likePatterns } from '#api/platform/search/like-patterns.ts';
import type { RedirectRow } from './tables.ts';

/** What a list of redirects holds. */
export type RedirectFilter = PageArgs & {
  readonly status?: number | null;
  /** Nobody was ever led by it. */
  readonly unused?: boolean | null;
  readonly search?: string | null;
};

/** Redirects, the newest first; every word of `search` stands in one of the two addresses. */
export function redirectPage(
  db: Db,
  { status = null, unused = false, search = null, ...args }: RedirectFilter,
): Promise<CountedPage> {
  const words = likePatterns(search).map((pattern) => sql`concat_ws(' ', from_path, target) ILIKE ${pattern}`);
  return readCountedPage(
    db,
    sql`SELECT id, date_trunc('milliseconds', created_at) AS at, 'redirect' AS kind FROM redirects
      WHERE (${status}::integer IS NULL OR status = ${status}) AND (NOT ${unused ?? false}::boolean OR hits = 0)
        AND ${sql.join([sql`true`, ...words], sql` AND `)}`,
    args,
  );
}

/** Redirects by id; unknown ids are left out. */
export async function loadRedirects(db: Db, ids: readonly string[]): Promise<Map<string, RedirectRow>> {
  const known = ids.filter(isId);
  if (known.length === 0) return new Map();
  const rows = await db.selectFrom('redirects').selectAll().where('id', 'in', known).execute();
  return new Map(rows.map((row) => [row.id, row]));
}
