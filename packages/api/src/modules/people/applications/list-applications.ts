import { type RawBuilder, type Selectable, sql } from 'kysely';
import { cleanText } from '#api/platform/db/columns.ts';
import type { Db } from '#api/platform/db/database.ts';
import { type CountedPage, type PageArgs, readCountedPage } from '#api/platform/db/keyset-page.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { likePattern } from '#api/platform/search/like-patterns.ts';
import type { ApplicationKind, ApplicationState, SellerApplicationsTable } from '#api/modules/people/tables.ts';

export type ApplicationRow = Selectable<SellerApplicationsTable>;

/** Which applications to list; what is left out does not matter. */
export type ApplicationSearch = {
  readonly state?: ApplicationState | null | undefined;
  readonly kind?: ApplicationKind | null | undefined;
  /** Part of a name, an e-mail or a business. */
  readonly search?: string | null | undefined;
};

function conditions({ state, kind, search }: ApplicationSearch): RawBuilder<unknown> {
  const like = search ? likePattern(cleanText(search).trim().toLowerCase()) : undefined;
  return sql.join(
    [
      sql`true`,
      ...(state ? [sql`application.state = ${state}`] : []),
      ...(kind ? [sql`application.kind = ${kind}`] : []),
      ...(like === undefined
        ? []
        : [
            sql`(account.email LIKE ${like} OR lower(account.display_name) LIKE ${like}
              OR lower(coalesce(application.business_name, '')) LIKE ${like})`,
          ]),
    ],
    sql` AND `,
  );
}

/** A page of applications, the newest first. */
export function applicationsPage(db: Db, search: ApplicationSearch, args: PageArgs): Promise<CountedPage> {
  const source = sql`
    SELECT application.id, date_trunc('milliseconds', application.created_at) AS at, 'application' AS kind
    FROM seller_applications AS application JOIN accounts AS account ON account.id = application.account_id
    WHERE ${conditions(search)}`;
  return readCountedPage(db, source, args);
}

/** Applications by their ids. */
export async function applicationRows(db: Db, ids: readonly string[]): Promise<Map<string, ApplicationRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('seller_applications')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** One application; null for an unknown id. */
export async function findApplication(db: Db, id: string): Promise<ApplicationRow | null> {
  return isId(id) ? ((await applicationRows(db, [id])).get(id) ?? null) : null;
}

/** The applications of an account, the newest first. */
export function applicationsOf(db: Db, accountId: string, limit: number): Promise<ApplicationRow[]> {
  return db
    .selectFrom('seller_applications')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
