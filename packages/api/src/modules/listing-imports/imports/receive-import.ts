import { importLimits } from '@headstock/contracts/listing-imports';
import {
  type ColumnMapping,
  doubledColumns,
  formatOf,
  guessColumns,
  headerPrint,
  isEnough,
} from '#api/modules/listing-imports/columns/detect-columns.ts';
import { readCell } from '#api/modules/listing-imports/csv/csv-cell.ts';
import { csvFormatOf } from '#api/modules/listing-imports/csv/csv-format.ts';
import { BrokenCsv, readRecords } from '#api/modules/listing-imports/csv/read-records.ts';
import { importMessages } from '#api/modules/listing-imports/messages.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { toJson } from '#api/platform/db/columns.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { Services } from '#api/platform/services.ts';
import { cleanFileName, type UploadedFile } from '#api/platform/uploads/prepare-file.ts';
import { fileKeyOf } from './find-import.ts';
import { requireImporter } from './require-importer.ts';

const DAY_MS = 86_400_000;
const SAMPLES = 3;
const LONGEST_SAMPLE = 80;
const LONGEST_NAME = 200;

async function* once(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}

type Header = { readonly columns: readonly string[]; readonly samples: readonly (readonly string[])[] };

/** The first records of a file. What comes after them is read later, and reported by its line. */
async function readFirst(bytes: Buffer): Promise<string[][]> {
  const first: string[][] = [];
  try {
    for await (const { cells } of readRecords(once(bytes), csvFormatOf(bytes))) {
      first.push(cells.map((cell) => readCell(cell)));
      if (first.length > SAMPLES) break;
    }
  } catch (error) {
    if (!(error instanceof BrokenCsv)) throw error;
    // The header was read: an empty row stands for those that cannot be.
    if (first.length === 1) first.push([]);
  }
  return first;
}

/** The names of the columns and a few rows. Throws a DomainError for a header that no row can be read by. */
async function readHeader(bytes: Buffer, actor: ActorContext): Promise<Header> {
  const messages = importMessages(actor.locale).file;
  // A spreadsheet file is a zip archive, or one of the older format.
  if (bytes.includes(0) && bytes[0] !== 0xff) throw new DomainError('kind', messages.kind);
  const [columns, ...rows] = await readFirst(bytes);
  if (!columns || rows.length === 0) throw new DomainError('empty', messages.empty);
  // Spreadsheets leave columns without a name at the end.
  while (columns.at(-1) === '') columns.pop();
  if (columns.length > importLimits.columns || columns.some((name) => name.length > LONGEST_NAME))
    throw new DomainError('kind', messages.kind);
  const doubled = doubledColumns(columns);
  if (doubled.length > 0) throw new DomainError('column-twice', messages.columnTwice(doubled.join(', ')));
  const samples = rows.map((cells) => columns.map((_name, at) => (cells[at] ?? '').slice(0, LONGEST_SAMPLE)));
  return { columns, samples };
}

async function rememberedMapping(
  { db }: ActorContext,
  accountId: string,
  columns: readonly string[],
): Promise<ColumnMapping | undefined> {
  const row = await db
    .selectFrom('listing_import_mappings')
    .select('mapping')
    .where('account_id', '=', accountId)
    .where('header', '=', headerPrint(columns))
    .executeTakeFirst();
  return row?.mapping.length === columns.length ? row.mapping : undefined;
}

/**
 * Takes a file and gives the id of its import, which is read in the background; one whose header nobody knows waits for its columns to be
 * mapped. Throws a DomainError: `not-professional`, `size`, `kind`, `empty`, `column-twice`.
 */
export async function receiveImport(
  { storage }: Pick<Services, 'storage'>,
  actor: ActorContext,
  { fileName, bytes }: UploadedFile,
): Promise<string> {
  const accountId = requireImporter(actor);
  if (bytes === null || bytes.length > importLimits.bytes)
    throw new DomainError('size', importMessages(actor.locale).file.size);
  const { columns, samples } = await readHeader(bytes, actor);
  const format = formatOf(columns);
  // What the seller said of this header counts more than what its layout says.
  const remembered = await rememberedMapping(actor, accountId, columns);
  const mapping = remembered ?? guessColumns(columns);
  const isKnown = (format !== null && isEnough(mapping)) || remembered !== undefined;
  const id = newId();
  // The file first: a file without a row is nobody's, a row without its file would never end.
  await storage.put(fileKeyOf(id), bytes, { contentType: 'text/csv' });
  await actor.db
    .insertInto('listing_imports')
    .values({
      id,
      seller_account_id: accountId,
      file_name: cleanFileName(fileName),
      bytes: bytes.length,
      format,
      csv_format: toJson(csvFormatOf(bytes)),
      columns: toJson(columns),
      mapping: toJson(mapping),
      samples: toJson(samples),
      state: isKnown ? 'CHECKING' : 'MAPPING',
      expires_at: new Date(actor.now.getTime() + importLimits.keptDays * DAY_MS),
    })
    .execute();
  return id;
}
