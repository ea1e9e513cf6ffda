import { importLimits } from '@headstock/contracts/listing-imports';
import { BrokenCsv, type CsvRecord, readRecords } from '#api/modules/listing-imports/csv/read-records.ts';
import { type FileColumns, groupOf, identityOf, type Product } from '#api/modules/listing-imports/rows/product.ts';
import type { IssueCode } from '#api/modules/listing-imports/rows/issues.ts';
import { toJson } from '#api/platform/db/columns.ts';
import type { Services } from '#api/platform/services.ts';
import { fileKeyOf, type ImportRow } from './find-import.ts';

const BATCH = 200;

/** A product of a file with its place, and why it is not tried. */
type Staged = {
  readonly product: Product;
  readonly position: number;
  readonly identity: string;
  readonly refused: IssueCode | null;
};

/** The records of a file after its header, as long as the header; spreadsheets add empty cells at the end. */
async function* bodyOf(records: AsyncIterable<CsvRecord>, width: number): AsyncGenerator<CsvRecord> {
  let isHeader = true;
  let rows = 0;
  for await (const { line, cells } of records) {
    if (isHeader) {
      isHeader = false;
      continue;
    }
    rows += 1;
    if (rows > importLimits.rows) throw new BrokenCsv('too-many-rows', line);
    const extra = cells.slice(width);
    yield { line, cells: extra.every((cell) => cell.trim() === '') ? cells.slice(0, width) : cells };
  }
}

/** The products of a file: records that follow each other and have one handle are one listing. */
export async function* productsOf(records: AsyncIterable<CsvRecord>, columns: FileColumns): AsyncGenerator<Staged> {
  const groups = new Set<string>();
  const seen = new Map<string, number>();
  let open: { readonly group: string | null; readonly isApart: boolean; readonly records: CsvRecord[] } | undefined;
  let position = 0;
  const close = (): Staged | undefined => {
    if (!open) return undefined;
    const product = { columns, records: open.records };
    const identity = identityOf(product);
    const times = (seen.get(identity) ?? 0) + 1;
    seen.set(identity, times);
    position += 1;
    // Two rows that say the same without a number of their own are two things.
    const isPrint = identity.startsWith('print:');
    return {
      product,
      position,
      identity: isPrint && times > 1 ? `${identity}#${times}` : identity,
      refused: open.isApart ? 'rows-apart' : times > 1 && !isPrint ? 'sku-twice' : null,
    };
  };
  for await (const record of bodyOf(records, columns.names.length)) {
    const group = groupOf(columns, record);
    if (open && group !== null && open.group === group) {
      open.records.push(record);
      continue;
    }
    const done = close();
    if (done) yield done;
    open = { group, isApart: group !== null && groups.has(group), records: [record] };
    if (group !== null) groups.add(group);
  }
  const last = close();
  if (last) yield last;
}

/**
 * Writes down the products of an import's file. What a process that died wrote stays, and is not written twice. A file that cannot be
 * read to its end is told by its line, and nothing of it is imported.
 */
export async function stageProducts({ db, storage }: Pick<Services, 'db' | 'storage'>, row: ImportRow): Promise<void> {
  const file = await storage.open(fileKeyOf(row.id));
  if (!file) throw new Error(`The file of the import ${row.id} is missing.`);
  const columns = { names: row.columns, mapping: row.mapping };
  let rows = 0;
  let batch: Staged[] = [];
  const write = async (): Promise<void> => {
    if (batch.length === 0) return;
    await db
      .insertInto('listing_import_products')
      .values(
        batch.map(({ product, position, identity, refused }) => ({
          import_id: row.id,
          position,
          line: product.records[0]?.line ?? 1,
          records: toJson(product.records),
          identity,
          refused,
        })),
      )
      .onConflict((on) => on.doNothing())
      .execute();
    batch = [];
  };
  const waiting = db.updateTable('listing_imports').where('id', '=', row.id).where('state', '=', 'CHECKING');
  try {
    for await (const staged of productsOf(readRecords(file.stream, row.csv_format), columns)) {
      rows += staged.product.records.length;
      batch.push(staged);
      if (batch.length >= BATCH) await write();
    }
    await write();
    await waiting.set({ staged_at: new Date(), rows }).execute();
  } catch (error) {
    if (!(error instanceof BrokenCsv)) throw error;
    await db.deleteFrom('listing_import_products').where('import_id', '=', row.id).execute();
    await waiting
      .set({ state: 'BROKEN', fault: error.code, fault_line: error.line, finished_at: new Date() })
      .execute();
  } finally {
    file.stream.destroy();
  }
}
