import { createHash } from 'node:crypto';
import type { ImportField } from '@headstock/contracts/listing-imports';
import { readCell } from '#api/modules/listing-imports/csv/csv-cell.ts';
import type { CsvRecord } from '#api/modules/listing-imports/csv/read-records.ts';
import type { ColumnMapping } from '#api/modules/listing-imports/columns/detect-columns.ts';

/** The header of a file, and what its columns are. */
export type FileColumns = { readonly names: readonly string[]; readonly mapping: ColumnMapping };

/** The records of one listing, read by field. */
export type Product = {
  readonly columns: FileColumns;
  /** The first says the listing; further ones its variants and pictures. */
  readonly records: readonly CsvRecord[];
};

/** The cells of a field in a record; undefined where the file has no such column. */
export function cellOf({ mapping }: FileColumns, record: CsvRecord, field: ImportField): string | undefined {
  const at = mapping.indexOf(field);
  return at === -1 ? undefined : readCell(record.cells[at] ?? '');
}

/** The cell of a field in the first record. */
export const firstCell = ({ columns, records }: Product, field: ImportField): string | undefined =>
  records[0] && cellOf(columns, records[0], field);

/** All cells of pictures, in the order of records and columns; undefined without such a column. */
export function pictureCells({ columns: { mapping }, records }: Product): string[] | undefined {
  if (!mapping.includes('photograph')) return undefined;
  return records.flatMap(({ cells }) =>
    mapping.flatMap((field, at) => (field === 'photograph' ? [readCell(cells[at] ?? '')] : [])),
  );
}

/** What the cells beside a picture say that it shows; undefined where the file has no such column. */
export type AltCells = {
  readonly line: number;
  readonly en: string | undefined;
  readonly fr: string | undefined;
};

/**
 * What the file says of each picture, by its place among the cells that `pictureCells` gives. The first column of texts belongs to the
 * first column of pictures, the second to the second.
 */
export function altCells({ columns: { mapping }, records }: Product): AltCells[] {
  const placesOf = (field: ImportField): number[] => mapping.flatMap((known, at) => (known === field ? [at] : []));
  const [pictures, en, fr] = [placesOf('photograph'), placesOf('photographAlt'), placesOf('photographAlt.fr')];
  return records.flatMap(({ line, cells }) => {
    const cell = (at: number | undefined): string | undefined => (at === undefined ? at : readCell(cells[at] ?? ''));
    return pictures.map((_picture, at) => ({ line, en: cell(en[at]), fr: cell(fr[at]) }));
  });
}

/** What the file calls a field: the name of its first column. */
export function columnName({ names, mapping }: FileColumns, field: string): string {
  const at = mapping.findIndex((known) => known === field);
  return at === -1 ? field : (names[at] ?? field);
}

const DEFAULT_OPTION = /^(default title|default|-)$/i;

/** The records that say a variant. A product without options has one that is called “Default Title”. */
export const variantRecords = ({ columns, records }: Product): CsvRecord[] =>
  records.filter((record) => {
    const value = cellOf(columns, record, 'option1Value') ?? '';
    return value !== '' && !DEFAULT_OPTION.test(value);
  });

/**
 * What a listing is known by when the file comes again: the seller's number, else the handle, else what it says of itself.
 * The numbers of variants are not the listing's.
 */
export function identityOf(product: Product): string {
  const { mapping } = product.columns;
  const isOfVariants = variantRecords(product).length > 0 && !mapping.includes('variantSku');
  const sku = isOfVariants ? '' : (firstCell(product, 'sku') ?? '');
  if (sku !== '') return `sku:${sku}`;
  const handle = firstCell(product, 'handle') || firstCell(product, 'id') || '';
  if (handle !== '') return `handle:${handle}`;
  const said = (['title', 'brand', 'model', 'year', 'serial', 'finish'] as const).map((field) =>
    (firstCell(product, field) ?? '').toLowerCase(),
  );
  return `print:${createHash('sha256').update(JSON.stringify(said)).digest('base64url')}`;
}

/** What stands together as one listing: records that have the same handle, or the same id; null for a record that stands alone. */
export const groupOf = (columns: FileColumns, record: CsvRecord): string | null =>
  cellOf(columns, record, 'handle') || cellOf(columns, record, 'id') || null;
