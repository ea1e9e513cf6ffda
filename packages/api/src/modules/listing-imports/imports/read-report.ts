import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import type { IssueCode } from '#api/modules/listing-imports/rows/issues.ts';
import type { ImportOutcome } from '#api/modules/listing-imports/tables.ts';
import type { Stage } from './work-product.ts';

/** Rows of the report on a page. */
export const ISSUES_PAGE = 50;

/** How many products come to what, without those that are not done. */
export async function countOutcomes(
  db: Db,
  importId: string,
  stage: Stage,
): Promise<{ readonly outcome: ImportOutcome; readonly count: number }[]> {
  const column = sql.ref(stage);
  const { rows } = await sql<{ outcome: ImportOutcome; count: number }>`
    SELECT ${column} AS outcome, count(*)::integer AS count FROM listing_import_products
    WHERE import_id = ${importId} AND ${column} IS NOT NULL GROUP BY ${column} ORDER BY ${column}`.execute(db);
  return rows;
}

/** How many products a file has. */
export async function countProducts(db: Db, importId: string): Promise<number> {
  const { count } = await db
    .selectFrom('listing_import_products')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow();
  return count;
}

/** How often each thing is said in a report, the most frequent first. */
export async function countIssues(db: Db, importId: string): Promise<{ code: IssueCode; count: number }[]> {
  return db
    .selectFrom('listing_import_issues')
    .select(['code', (eb) => eb.fn.countAll<number>().as('count')])
    .where('import_id', '=', importId)
    .groupBy('code')
    .orderBy('count', 'desc')
    .orderBy('code')
    .execute();
}

/** A line of a report as it is kept. */
export type IssueRow = {
  readonly line: number;
  readonly column: string | null;
  readonly value: string;
  readonly code: IssueCode;
  readonly detail: string | null;
  readonly listingId: string | null;
};

const READ_AT_ONCE = 500;

/** A whole report, in the order of the file. */
export async function* eachIssue(db: Db, importId: string): AsyncGenerator<IssueRow> {
  let [position, number] = [0, 0];
  for (;;) {
    const { rows } = await sql<IssueRow & { readonly position: number; readonly number: number }>`
      SELECT issue.position, issue.number, issue.line, issue.column_name AS "column", issue.value, issue.code, issue.detail,
        product.listing_id AS "listingId"
      FROM listing_import_issues issue JOIN listing_import_products product USING (import_id, position)
      WHERE issue.import_id = ${importId} AND (issue.position, issue.number) > (${position}::integer, ${number}::integer)
      ORDER BY issue.position, issue.number LIMIT ${READ_AT_ONCE}`.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    ({ position, number } = last);
  }
}

/** A page of a report, in the order of the file. */
export async function readIssues(db: Db, importId: string, code: string | null, page: number) {
  const { rows } = await sql<IssueRow & { readonly total: number }>`
    SELECT issue.line, issue.column_name AS "column", issue.value, issue.code, issue.detail,
      product.listing_id AS "listingId", (count(*) OVER ())::integer AS total
    FROM listing_import_issues issue JOIN listing_import_products product USING (import_id, position)
    WHERE issue.import_id = ${importId} AND (${code}::text IS NULL OR issue.code = ${code})
    ORDER BY issue.position, issue.number
    LIMIT ${ISSUES_PAGE} OFFSET ${(page - 1) * ISSUES_PAGE}`.execute(db);
  return rows;
}
