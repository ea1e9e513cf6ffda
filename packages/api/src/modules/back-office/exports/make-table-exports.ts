import { type RawBuilder, sql } from 'kysely';
import { type ActorContext, anonymous } from '#api/platform/actor-context.ts';
import { csvText } from '#api/platform/csv-text.ts';
import type { TableSource } from '#api/platform/exports/table-source.ts';
import { describeError } from '#api/platform/log/describe-error.ts';
import type { Services } from '#api/platform/services.ts';
import { type ExportRow, keyOfExport } from './table-exports.ts';
import { findTableSource } from './table-sources.ts';

type Maker = Pick<Services, 'db' | 'storage' | 'log'>;

/** A file that failed so often, or killed its process so often, is given up. */
const MOST_ATTEMPTS = 3;
/** So that spreadsheets read it as UTF-8. */
const UTF8_MARK = '\uFEFF';

/** Whether a file waits to be made. */
export const hasWaitingTableExports: RawBuilder<boolean> = sql<boolean>`EXISTS (
  SELECT FROM table_exports WHERE state = 'WAITING')`;

const cell = (value: string | number | boolean | null): string =>
  value === null ? '' : typeof value === 'string' ? csvText(value) : String(value);

const line = (cells: readonly string[]): string => `${cells.join(',')}\r\n`;

/** The lines of a table as CSV, safe to open in a spreadsheet; counts its rows. */
export async function* csvOf(
  actor: ActorContext,
  source: TableSource,
  row: Pick<ExportRow, 'columns' | 'query' | 'locale'>,
  counter: { rows: number },
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const columns = row.columns.flatMap((key) => source.columns[key] ?? []);
  yield encoder.encode(UTF8_MARK + line(columns.map(({ label }) => csvText(label[row.locale]))));
  const parameters = new URLSearchParams(row.query);
  const query = Object.fromEntries([...new Set(parameters.keys())].map((name) => [name, parameters.getAll(name)]));
  for await (const page of source.pages(actor, query)) {
    counter.rows += page.length;
    yield encoder.encode(page.map((each) => line(columns.map(({ value }) => cell(value(each))))).join(''));
  }
}

async function make({ db, storage }: Maker, row: ExportRow): Promise<void> {
  const source = findTableSource(row.table_id);
  if (!source) throw new Error(`No table ${row.table_id} can be had as a file.`);
  const { rights } = anonymous;
  const principal = { ...anonymous, accountId: row.account_id, rights: { ...rights, isAdmin: true } };
  const actor: ActorContext = { db, principal, locale: row.locale, now: new Date(), requestId: null };
  const counter = { rows: 0 };
  const key = keyOfExport(row.id);
  await storage.put(key, csvOf(actor, source, row, counter), { contentType: 'text/csv' });
  const bytes = (await storage.head(key))?.size ?? null;
  await db
    .updateTable('table_exports')
    .set({ state: 'READY', row_count: counter.rows, bytes })
    .where('id', '=', row.id)
    .execute();
}

/** The next file that waits; its attempt is counted before it is made, so that one that kills its process is given up in the end. */
async function begin({ db }: Maker): Promise<ExportRow | undefined> {
  await db
    .updateTable('table_exports')
    .set({ state: 'FAILED' })
    .where('state', '=', 'WAITING')
    .where('attempts', '>=', MOST_ATTEMPTS)
    .execute();
  const { rows } = await sql<ExportRow>`UPDATE table_exports SET attempts = attempts + 1
    WHERE id = (SELECT id FROM table_exports WHERE state = 'WAITING' ORDER BY attempts, created_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING *`.execute(db);
  return rows[0];
}

/** Makes the files that wait. Whoever is no admin any more gets none. */
export async function makeTableExports(maker: Maker): Promise<void> {
  for (let row = await begin(maker); row; row = await begin(maker)) {
    const { id, account_id: accountId } = row;
    const owner = await maker.db
      .selectFrom('accounts')
      .select('is_admin')
      .where('id', '=', accountId)
      .executeTakeFirst();
    if (owner?.is_admin !== true) {
      await maker.db.updateTable('table_exports').set({ state: 'FAILED' }).where('id', '=', id).execute();
      continue;
    }
    try {
      await make(maker, row);
    } catch (error) {
      maker.log.error({ tableExport: id, err: describeError(error) }, 'A table could not be written to a file');
    }
  }
}

/** Removes files that have expired. */
export async function sweepTableExports({ db, storage }: Pick<Services, 'db' | 'storage'>): Promise<void> {
  const old = await db
    .selectFrom('table_exports')
    .select('id')
    .where(sql<boolean>`expires_at <= now()`)
    .execute();
  for (const { id } of old) {
    await storage.delete(keyOfExport(id));
    await db.deleteFrom('table_exports').where('id', '=', id).execute();
  }
}
