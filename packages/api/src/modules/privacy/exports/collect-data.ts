import { sql } from 'kysely';
import { type ExportedTable, type Member } from '#api/platform/account-data/account-part.ts';
import type { Services } from '#api/platform/services.ts';
import { accountParts } from '#api/modules/privacy/parts.ts';
import { exportCopy, exportPage } from './export-page.ts';
import { type Row, toCsv, toHtmlTable, toJsonFile } from './render-table.ts';
import type { ZipEntry } from './zip.ts';

/** Before the name of a column stands what is shown in its place. */
const TOLD = 'told ';

const PACKED = /\.(?:jpe?g|png|webp|avif|pdf|zip)$/;

async function readRows({ db }: Pick<Services, 'db'>, name: string, table: ExportedTable, accountId: string) {
  const told = Object.entries(table.told?.(accountId) ?? {});
  const more = told.map(([column, value]) => sql`, ${value} AS ${sql.id(TOLD + column)}`);
  const { rows } = await sql<Row>`
    SELECT *${sql.join(more, sql``)} FROM ${sql.table(name)} WHERE ${table.isOwn(accountId)} ORDER BY 1`.execute(db);
  const instead = new Map(told.map(([column]) => [column, TOLD + column]));
  const hidden = new Set([...(table.without ?? []), ...instead.values()]);
  const columns = Object.keys(rows[0] ?? {}).filter((column) => !hidden.has(column));
  const shown = (row: Row): Row =>
    Object.fromEntries(columns.map((column) => [column, row[instead.get(column) ?? column]]));
  return { columns, rows: rows.map(shown) };
}

/**
 * Everything that the shop keeps of an account: for each table that has something a CSV and a JSON file, its stored files, and
 * last a page on which it can be read.
 */
export async function* collectData(
  services: Pick<Services, 'db' | 'storage'>,
  { id, locale }: Member,
  now: Date,
): AsyncGenerator<ZipEntry> {
  const encoder = new TextEncoder();
  const sections: { readonly id: string; readonly title: string; readonly html: string }[] = [];
  for (const { tables, files } of accountParts()) {
    for (const [name, table] of Object.entries(tables)) {
      if ('leftOut' in table) continue;
      const { columns, rows } = await readRows(services, name, table, id);
      if (rows.length === 0) continue;
      const title = table.title[locale];
      yield { path: `data/${name}.csv`, data: encoder.encode(toCsv(columns, rows)) };
      yield { path: `data/${name}.json`, data: encoder.encode(toJsonFile(rows)) };
      sections.push({ id: name, title, html: toHtmlTable({ id: name, title }, columns, rows, locale) });
    }
    for (const { path, key } of (await files?.(services.db, id)) ?? []) {
      const data = await services.storage.get(key);
      if (data) yield { path: `files/${path}`, data, isPacked: PACKED.test(path) };
    }
  }
  yield { path: exportCopy[locale].fileName, data: encoder.encode(exportPage(sections, locale, now)) };
}
