import type { ListingFileFormat } from '@headstock/contracts/listing-imports';
import type { CreatedAt, Defaulted, Json, Timestamp } from '#api/platform/db/columns.ts';
import type { CsvFormat } from './csv/csv-format.ts';
import type { CsvRecord } from './csv/read-records.ts';
import type { ColumnMapping } from './columns/detect-columns.ts';
import type { PictureFault } from './pictures/picture-fault.ts';
import type { IssueCode } from './rows/issues.ts';

/**
 * `MAPPING` waits for the seller to say what the columns are, `CHECKING` is being read, `READY` can be looked at and started, `RUNNING`
 * writes, `DONE` has a report; `BROKEN` could not be read to its end; `STOPPED` was ended by its
 * seller, and keeps what was written until then.
 */
export const importStates = ['MAPPING', 'CHECKING', 'READY', 'RUNNING', 'DONE', 'BROKEN', 'STOPPED'] as const;
export type ImportState = (typeof importStates)[number];

/** What becomes of a product of a file. */
export const importOutcomes = ['PUBLISHED', 'DRAFTED', 'UPDATED', 'UNCHANGED', 'FAILED'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

export type ListingImportsTable = {
  id: string;
  seller_account_id: string;
  file_name: string;
  bytes: number;
  format: ListingFileFormat | null;
  csv_format: Json<CsvFormat>;
  /** Names of the columns, and what they are. */
  columns: Json<readonly string[]>;
  mapping: Json<ColumnMapping>;
  /** Cells of the first rows, for the screen on which columns are mapped. */
  samples: Json<readonly (readonly string[])[]>;
  state: ImportState;
  /** Every product of the file has a row. */
  staged_at: Defaulted<Date | null>;
  /** Why it is broken, and on which line. */
  fault: Defaulted<string | null>;
  fault_line: Defaulted<number | null>;
  rows: Defaulted<number>;
  /** When a job worked on it last, so that several go on in turns. */
  worked_at: Defaulted<Date>;
  created_at: CreatedAt;
  started_at: Defaulted<Date | null>;
  finished_at: Defaulted<Date | null>;
  expires_at: Timestamp;
};

/** A product of a file: the records of one listing. */
export type ListingImportProductsTable = {
  import_id: string;
  /** From 1 on, in the order of the file. */
  position: number;
  line: number;
  records: Json<readonly CsvRecord[]>;
  identity: string;
  /** Found while the file was read: it is not tried. */
  refused: Defaulted<IssueCode | null>;
  /** What the check expects. */
  planned: Defaulted<ImportOutcome | null>;
  /** What was done. */
  outcome: Defaulted<ImportOutcome | null>;
  listing_id: Defaulted<string | null>;
};

export type ListingImportIssuesTable = {
  import_id: string;
  position: number;
  number: number;
  line: number;
  column_name: string | null;
  value: string;
  code: IssueCode;
  detail: string | null;
};

/** Which listing a row of a seller's files became, so that a repeat finds it. */
export type ListingImportTracesTable = { seller_account_id: string; identity: string; listing_id: string };

/** How a seller mapped a header that nobody knows. */
export type ListingImportMappingsTable = {
  account_id: string;
  header: string;
  mapping: Json<ColumnMapping>;
  updated_at: Defaulted<Date>;
};

/** A picture at another address, and the photograph that it became for a seller; or why it did not. */
export type ListingImportPicturesTable = {
  seller_account_id: string;
  link: string;
  photograph_id: string | null;
  fault: PictureFault | null;
  /** The import that asked last, and how often it did. */
  import_id: string;
  tries: number;
  fetched_at: Defaulted<Date>;
};

export type ListingImportsTables = {
  listing_imports: ListingImportsTable;
  listing_import_products: ListingImportProductsTable;
  listing_import_issues: ListingImportIssuesTable;
  listing_import_traces: ListingImportTracesTable;
  listing_import_mappings: ListingImportMappingsTable;
  listing_import_pictures: ListingImportPicturesTable;
};

declare module '#api/platform/db/database.ts' {
  interface Database extends ListingImportsTables {}
}
