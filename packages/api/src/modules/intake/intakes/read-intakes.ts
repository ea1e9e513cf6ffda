import { type Selectable, sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { type CountedPage, type PageArgs, readCountedPage } from '#api/platform/db/keyset-page.ts';
import { likePatterns } from '#api/platform/search/like-patterns.ts';
import { hasLegalHold, serialKey } from '#api/modules/catalog/index.ts';
import type { Deal, IntakesTable } from '../tables.ts';

/** An intake as staff see it; the number of its identity paper stays sealed. */
export type IntakeRow = Omit<Selectable<IntakesTable>, 'id_number'> & {
  readonly received_by: string;
  readonly released_by: string | null;
  readonly is_on_hold: boolean;
};

export type IntakeFilter = PageArgs & {
  readonly search?: string | null;
  readonly deal?: Deal | null;
  readonly onHold?: boolean | null;
};

/** A page of intakes, newest first; every word of `search` stands in a name, a maker, a model or a serial. */
export function readIntakes(
  db: Db,
  { search, deal = null, onHold = false, ...args }: IntakeFilter,
): Promise<CountedPage> {
  const words = likePatterns(search).map(
    (
      pattern,
    ) => sql`(person_name ILIKE ${pattern} OR brand ILIKE ${pattern} OR model ILIKE ${pattern} OR serial ILIKE ${pattern}
      OR (${serialKey(pattern)} <> '' AND serial_key LIKE ${`%${serialKey(pattern)}%`}))`,
  );
  return readCountedPage(
    db,
    sql`SELECT id, date_trunc('milliseconds', created_at) AS at, 'intake' AS kind FROM intakes
      WHERE (${deal}::text IS NULL OR deal = ${deal}) AND (NOT ${onHold ?? false}::boolean OR ${hasLegalHold('intakes.listing_id')})
        AND ${sql.join([sql`true`, ...words], sql` AND `)}`,
    args,
  );
}

/** Intakes by id; one statement for a page. */
export async function loadIntakes(db: Db, ids: readonly string[]): Promise<Map<string, IntakeRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('intakes')
    .innerJoin('accounts as staff', 'staff.id', 'intakes.account_id')
    .leftJoin('accounts as releaser', 'releaser.id', 'intakes.released_by_account_id')
    .selectAll('intakes')
    .select(['staff.display_name as received_by', 'releaser.display_name as released_by'])
    .select(hasLegalHold('intakes.listing_id').as('is_on_hold'))
    .where('intakes.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id_number: _sealed, ...row }) => [row.id, row]));
}

/** Whether the instrument of a listing was taken in. */
export async function isTakenIn(db: Db, listingId: string): Promise<boolean> {
  const row = await db.selectFrom('intakes').select('id').where('listing_id', '=', listingId).executeTakeFirst();
  return row !== undefined;
}
