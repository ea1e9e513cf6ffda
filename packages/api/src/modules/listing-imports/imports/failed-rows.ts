import { readCell, writeLine } from '#api/modules/listing-imports/csv/csv-cell.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { findImport } from './find-import.ts';

const BATCH = 500;
/** Tells spreadsheets that the file is UTF-8. */
export const UTF8_MARK = '\ufeff';

/**
 * The failed rows of an import under the header of its file, which can be imported again; undefined for an import that is not the actor's, or
 * not checked yet.
 */
export async function failedRows(actor: ActorContext, id: string) {
  const row = await findImport(actor, id);
  if (!row || (row.state !== 'DONE' && row.state !== 'READY')) return undefined;
  const stage = row.state === 'DONE' ? 'outcome' : 'planned';
  async function* lines(columns: readonly string[]): AsyncGenerator<string> {
    yield UTF8_MARK + writeLine(columns);
    for (let after = 0; ;) {
      const products = await actor.db
        .selectFrom('listing_import_products')
        .select(['position', 'records'])
        .where('import_id', '=', id)
        .where(stage, '=', 'FAILED')
        .where('position', '>', after)
        .orderBy('position')
        .limit(BATCH)
        .execute();
      for (const { records } of products) for (const { cells } of records) yield writeLine(cells.map(readCell));
      const last = products.at(-1);
      if (!last) return;
      after = last.position;
    }
  }
  return { fileName: row.file_name, lines: lines(row.columns) };
}
